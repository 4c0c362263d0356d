/**
 * Returns the objects that are subviews, which can have constraints.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @param {string[]} ids
 */
export function viewsInside(document, ids) {
    return ids.filter(id => {
        const parent = document?.parentOf(id);
        return document?.object(id)?.kind === "view" && parent && ["view", "cell"].includes(document.object(parent)?.kind ?? "") && document.frameOf(id);
    });
}
