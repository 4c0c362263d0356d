/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle */

/** By how many pixels a part that is scaled is larger than what has changed, because pixels around it have a share of its colors. */
const MARGIN = 2;

/**
 * Returns the part of a picture, and its place in another size of the picture at whole pixels, that shows all of a changed
 * rectangle.
 * @param {Rectangle} changed
 * @param {{width: number, height: number}} source
 * @param {{width: number, height: number}} target
 * @returns {{from: Rectangle, to: Rectangle}}
 */
export function scaledPart(changed, source, target) {
    const isSame = source.width === target.width && source.height === target.height;
    const [left, width, fromX, fromWidth] = scaled(changed.x, changed.width, source.width, target.width, isSame);
    const [top, height, fromY, fromHeight] = scaled(changed.y, changed.height, source.height, target.height, isSame);
    return { from: { x: fromX, y: fromY, width: fromWidth, height: fromHeight }, to: { x: left, y: top, width, height } };
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} source
 * @param {number} target
 * @param {boolean} isSame
 * @returns {[number, number, number, number]}
 */
function scaled(start, length, source, target, isSame) {
    const margin = isSame ? 0 : MARGIN;
    const scale = target / source;
    const first = Math.max(0, Math.floor(start * scale) - margin);
    const end = Math.min(target, Math.ceil((start + length) * scale) + margin);
    return [first, end - first, first / scale, (end - first) / scale];
}
