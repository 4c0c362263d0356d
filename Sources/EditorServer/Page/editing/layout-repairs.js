import { constraintsOf, isArranged, isUntied, ownSize, pinnedViews } from "./pinned-views.js";
import { missingCommands, toHundredths } from "./pins.js";

/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../document.js").OpenDocument} OpenDocument */

/**
 * Frames as constraints will have them, for views that lie elsewhere.
 * @param {OpenDocument | null} document
 * @param {string[]} views
 * @returns {Command[]}
 */
export function frameUpdates(document, views) {
    return views.flatMap(object => {
        const mark = marksOf(document, object).find(({ kind, frame }) => kind === "misplaced" && frame);
        return mark?.frame ? frameCommand(document, object, mark.frame) : [];
    });
}

/**
 * Frames of the size that views take for what they show.
 * @param {OpenDocument | null} document
 * @param {string[]} views
 * @returns {Command[]}
 */
export function fittingFrames(document, views) {
    return views.flatMap(object => {
        const fit = document?.stage(document.sceneOf(object) ?? "")?.fits?.find(([id]) => id === object);
        const frame = document?.frameOf(object);
        return fit && frame ? frameCommand(document, object, [frame[0], frame[1], fit[1], fit[2]]) : [];
    });
}

/**
 * @param {OpenDocument | null} document
 * @param {string} object
 * @param {import("../types.js").Frame} frame in the scene's canvas
 * @returns {Command[]}
 */
function frameCommand(document, object, frame) {
    const container = document?.parentOf(object) ?? "";
    const outer = document?.frameOf(container);
    if (!outer) return [];
    const [dx, dy] = document?.scrollOf(container) ?? [0, 0];
    const [x, y, width, height] = [frame[0] - outer[0] + dx, frame[1] - outer[1] + dy, frame[2], frame[3]].map(toHundredths);
    return [{ setFrame: { object, x, y, width, height } }];
}

/**
 * @param {OpenDocument | null} document
 * @param {string[]} views
 * @param {boolean} keeps whether the constraints that there are stay: then only views lack some that have none or are ambiguous
 * @returns {Command[]}
 */
export function missingConstraints(document, views, keeps) {
    if (!document) return [];
    const free = views.filter(id => !isArranged(document, id));
    const wanted = keeps ? free.filter(id => isAmbiguous(document, id) || isUntied(document, id)) : free;
    return pinnedViews(document, wanted, false).flatMap(view =>
        missingCommands(view, keeps ? constraintsOf(document, view.id) : [], ownSize(document.object(view.id)?.element ?? "")));
}

/**
 * @param {OpenDocument} document
 * @param {string} id
 */
const isAmbiguous = (document, id) => marksOf(document, id).some(mark => mark.kind === "ambiguous");

/**
 * @param {OpenDocument | null} document
 * @param {string} id
 */
const marksOf = (document, id) => document?.stage(document.sceneOf(id) ?? "")?.marks.filter(mark => mark.object === id) ?? [];
