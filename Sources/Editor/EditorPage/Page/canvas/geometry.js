/**
 * A rectangle as in the protocol: x, y, width, height.
 * @typedef {import("../types.js").Frame} Frame
 * @typedef {[number, number]} Point
 */

/**
 * @param {Frame} frame
 * @param {Point} point
 */
export const contains = ([x, y, w, h], [px, py]) => px >= x && py >= y && px < x + w && py < y + h;

/**
 * @param {Frame} a
 * @param {Frame} b
 */
export const intersects = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/**
 * Returns the intersection of two frames, or null.
 * @param {Frame} a
 * @param {Frame} b
 * @returns {Frame | null}
 */
export function common(a, b) {
    if (!intersects(a, b)) return null;
    const [left, top] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
    return [left, top, Math.min(a[0] + a[2], b[0] + b[2]) - left, Math.min(a[1] + a[3], b[1] + b[3]) - top];
}

/**
 * @param {Frame} frame
 * @param {number} dx
 * @param {number} dy
 * @returns {Frame}
 */
export const moved = ([x, y, w, h], dx, dy) => [x + dx, y + dy, w, h];

/**
 * @param {Frame} frame
 * @param {number} by
 * @returns {Frame} Larger on all sides.
 */
export const grown = ([x, y, w, h], by) => [x - by, y - by, w + 2 * by, h + 2 * by];

/**
 * @param {Frame} frame
 * @param {import("../types.js").Insets} insets
 * @returns {Frame} Smaller by these.
 */
export const inset = ([x, y, w, h], [top, left, bottom, right]) => [x + left, y + top, w - left - right, h - top - bottom];

/**
 * @param {Frame} frame
 * @returns {Point}
 */
export const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Frame}
 */
export const between = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];

/**
 * Returns the union of frames, or null if there are none.
 * @param {Frame[]} frames
 * @returns {Frame | null}
 */
export function union(frames) {
    if (!frames.length) return null;
    const left = Math.min(...frames.map(frame => frame[0]));
    const top = Math.min(...frames.map(frame => frame[1]));
    const right = Math.max(...frames.map(frame => frame[0] + frame[2]));
    const bottom = Math.max(...frames.map(frame => frame[1] + frame[3]));
    return [left, top, right - left, bottom - top];
}

/**
 * Returns the distance of a point from a line of several segments.
 * @param {Point} point
 * @param {Point[]} points
 */
export function distanceToLine(point, points) {
    let nearest = Infinity;
    for (let index = 1; index < points.length; index++) nearest = Math.min(nearest, distanceToSegment(point, points[index - 1], points[index]));
    return nearest;
}

/**
 * @param {Point} point
 * @param {Point} a
 * @param {Point} b
 */
function distanceToSegment([x, y], [ax, ay], [bx, by]) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const along = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
