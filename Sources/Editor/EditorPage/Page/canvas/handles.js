/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {"nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w"} Handle
 */

/** The size of a handle in pixels. */
export const HANDLE = 6;

/**
 * Returns whether a handle is shown: small views keep space for their content and for dragging.
 * @param {Handle} handle
 * @param {number} width In pixels.
 * @param {number} height
 */
const hasHandle = (handle, width, height) => handle.length === 2 || (handle === "n" || handle === "s" ? width >= 56 && height >= 26 : height >= 26 || width < 24);

/**
 * Returns the positions of a frame's handles.
 * @param {Frame} frame
 * @returns {[Handle, Point][]}
 */
function handlePoints([x, y, w, h]) {
    return [
        ["nw", [x, y]], ["ne", [x + w, y]], ["se", [x + w, y + h]], ["sw", [x, y + h]],
        ["n", [x + w / 2, y]], ["e", [x + w, y + h / 2]], ["s", [x + w / 2, y + h]], ["w", [x, y + h / 2]],
    ];
}

/**
 * Returns the handles of a frame and their positions. A view with all handles shows those that fit.
 * @param {Frame} frame In pixels.
 * @param {Handle[]} handles The handles by which it can be resized.
 */
export const shownHandles = (frame, handles) => handlePoints(frame).filter(([handle]) =>
    handles.includes(handle) && (handles.length < 8 || hasHandle(handle, frame[2], frame[3])));

/**
 * Returns the handle of a selected frame at a point of the window, or undefined.
 * @param {import("./viewport.js").Viewport} viewport
 * @param {Frame} frame
 * @param {Point} screen
 * @param {Handle[]} handles
 * @param {number} [reach] In pixels.
 */
export function handleAt(viewport, frame, screen, handles, reach = 5) {
    const [x, y, w, h] = viewport.frameToScreen(frame);
    const found = shownHandles([x, y, w, h], handles).find(([, [px, py]]) => Math.abs(px - screen[0]) <= reach && Math.abs(py - screen[1]) <= reach);
    return found?.[0] ?? null;
}
