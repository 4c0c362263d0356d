import { boardFrames } from "../canvas/board.js";
import { moved, union } from "../canvas/geometry.js";

/**
 * Returns where the selected views are in the window, which a popover about them doesn't cover; null for none on the canvas.
 * @param {import("../types.js").App} app
 * @returns {import("../canvas/geometry.js").Frame | null}
 */
export function selectionInWindow({ store, canvas }) {
    const { viewport, place } = /** @type {import("../canvas/canvas.js").Canvas} */ (canvas);
    const frame = store.current && union(boardFrames(store.current, [...store.selection]));
    const box = place.getBoundingClientRect();
    const seen = frame && moved(viewport.frameToScreen(frame), box.left, box.top);
    const isInSight = seen && seen[0] < box.right && seen[0] + seen[2] > box.left && seen[1] < box.bottom && seen[1] + seen[3] > box.top;
    return isInSight ? seen : null;
}
