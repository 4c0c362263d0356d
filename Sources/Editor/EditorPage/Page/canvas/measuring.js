/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./snapping.js").Distance} Distance
 */

/**
 * Returns the distances between two frames: on each axis the gap between them, or to both edges of the containing one.
 * @param {Frame} frame
 * @param {Frame} other
 * @returns {Distance[]}
 */
export function measure(frame, other) { return [...measureAxis(frame, other, 0), ...measureAxis(frame, other, 1)]; }

/**
 * @param {Frame} frame
 * @param {Frame} other
 * @param {0 | 1} axis
 * @returns {Distance[]}
 */
function measureAxis(frame, other, axis) {
    const [start, end] = [frame[axis], frame[axis] + frame[axis + 2]];
    const [otherStart, otherEnd] = [other[axis], other[axis] + other[axis + 2]];
    const across = axis === 0 ? 1 : 0;
    const at = frame[across] + frame[across + 2] / 2;
    /** @type {(from: number, to: number) => Distance[]} */
    const gap = (from, to) => to > from ? [{ axis: axis === 0 ? "x" : "y", from, to, at, length: Math.round((to - from) * 10) / 10 }] : [];
    if (end <= otherStart) return gap(end, otherStart);
    if (start >= otherEnd) return gap(otherEnd, start);
    return [...gap(otherStart, start), ...gap(end, otherEnd)];
}
