/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {"nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w"} Handle
 */

/** How large a handle is drawn, in pixels. */
export const HANDLE = 6;

/**
 * Whether a handle is there: small views keep room for what they show, and to be taken hold of themselves.
 * @param {Handle} handle
 * @param {number} width In pixels.
 * @param {number} height
 */
const hasHandle = (handle, width, height) => handle.length === 2 || (handle === "n" || handle === "s" ? width >= 56 && height >= 26 : height >= 26 || width < 24);

/**
 * Where the handles of a frame are.
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
 * The handles of a frame that are drawn, and where. A view that has all of them shows those that there is room for.
 * @param {Frame} frame In pixels.
 * @param {Handle[]} handles Those by which it can be resized.
 */
export const shownHandles = (frame, handles) => handlePoints(frame).filter(([handle]) =>
    handles.includes(handle) && (handles.length < 8 || hasHandle(handle, frame[2], frame[3])));

/**
 * The handle of a selected frame under a point of the window, if there is one.
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
