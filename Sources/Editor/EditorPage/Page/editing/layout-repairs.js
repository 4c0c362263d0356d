import { boardFrame } from "../canvas/board.js";
import { setFrame } from "../canvas/gestures/freedom.js";
import { constraintsOf, isArranged, isUntied, ownSize, pinnedViews } from "./pinned-views.js";
import { missingCommands } from "./pins.js";

/** @typedef {import("../types.js").Command} Command */
/** @typedef {import("../model/document.js").OpenDocument} OpenDocument */

/**
 * Frames as constraints have them, which is where views are seen, for those whose documents say another.
 * @param {OpenDocument | null} document
 * @param {string[]} views
 * @returns {Command[]}
 */
export function frameUpdates(document, views) {
    return views.flatMap(object => {
        const isMisplaced = marksOf(document, object).some(({ kind }) => kind === "misplaced");
        const frame = document && isMisplaced ? boardFrame(document, object) : null;
        return document && frame ? [setFrame(document, object, frame)] : [];
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
        const frame = document && boardFrame(document, object);
        return document && fit && frame ? [setFrame(document, object, [frame[0], frame[1], fit[1], fit[2]])] : [];
    });
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
