/**
 * A conflict, as the server describes it. `ours` and `theirs` are what the sides say in a few words.
 * @typedef {"ours" | "theirs" | "both" | "asIs"} Choice
 * @typedef {{kind: string, object?: string, name: string, scene?: string, property?: string, message: string, ours?: string, theirs?: string, choice?: Choice, obstacles: Partial<Record<Choice, string>>, suggestion?: {choice: Choice, reason: string}}} Conflict
 * @typedef {{isUnmerged: boolean, hasSides: boolean, conflicts: Conflict[]}} Merge
 */

/** @type {Record<Choice, string>} */
const CHOICES = { ours: "Ours", theirs: "Theirs", both: "Both", asIs: "As it is" };

/** @param {Merge} merge */
export const openCount = merge => merge.conflicts.filter(({ choice }) => !choice).length;

/**
 * Returns what the choice is called, or that there is none.
 * @param {Conflict} conflict
 */
export const choiceTitle = ({ choice }) => choice ? CHOICES[choice] : "Undecided";

/**
 * Returns the button's title that ends a merge.
 * @param {Merge} merge
 */
export const endTitle = merge => merge.isUnmerged ? "Save and Stage" : "Mark as Resolved";

/**
 * Returns what the bar above the canvas says about a merge.
 * @param {Merge} merge
 */
export function barText(merge) {
    const [all, open] = [merge.conflicts.length, openCount(merge)];
    if (!all) return "This document was merged without conflicts, but git doesn’t know it yet.";
    if (!open) return all === 1 ? "The conflict is decided." : `All ${all} conflicts are decided.`;
    if (open === all) return all === 1 ? "This document has a conflict." : `This document has ${all} conflicts.`;
    return `${open} of ${all} conflicts ${open === 1 ? "is" : "are"} still open.`;
}

/**
 * Returns the number of the next undecided conflict after another, from the beginning again after the last, or null.
 * @param {Merge} merge
 * @param {number} after
 */
export function nextOpen(merge, after) {
    const count = merge.conflicts.length;
    for (let step = 1; step <= count; step += 1) {
        const number = (after + step) % count;
        if (!merge.conflicts[number].choice) return number;
    }
    return null;
}

/**
 * Returns the frames to outline in a picture: of each object, or of the nearest one around it that has a frame.
 * @param {string[][]} objects Each with those around it.
 * @param {Map<string, import("../types.js").Frame>} frames
 */
export function outlined(objects, frames) {
    const found = objects.map(chain => chain.find(id => frames.has(id)));
    return [...new Set(found)].flatMap(id => id === undefined ? [] : [/** @type {import("../types.js").Frame} */ (frames.get(id))]);
}

/**
 * Returns the scale at which a picture fits a place.
 * @param {[number, number]} size
 * @param {[number, number]} room
 */
export const fittingScale = ([width, height], [most, tallest]) => Math.max(0.05, Math.min(1, most / width, tallest / height));
