/** The space around an object in its picture, in points. */
const MARGIN = 16;
/** The smallest part of a scene that is shown, in points, so that an object is seen with what is around it. */
const LEAST = [160, 90];

/**
 * Returns the part of a scene's picture that shows an object, or all of it.
 * @param {{size: [number, number], frames: Map<string, import("../types.js").Frame>}} stage
 * @param {string | null} object
 * @returns {import("../types.js").Frame}
 */
export function cropOf({ size, frames }, object) {
    const frame = object === null ? undefined : frames.get(object);
    if (!frame) return [0, 0, ...size];
    const [x, y, width, height] = frame;
    const across = span(x, width, LEAST[0], size[0]);
    const down = span(y, height, LEAST[1], size[1]);
    return [across[0], down[0], across[1], down[1]];
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} least
 * @param {number} whole
 * @returns {[number, number]}
 */
function span(start, length, least, whole) {
    const wanted = Math.min(whole, Math.max(least, length + 2 * MARGIN));
    const begin = Math.max(0, Math.min(whole - wanted, start + length / 2 - wanted / 2));
    return [begin, wanted];
}
