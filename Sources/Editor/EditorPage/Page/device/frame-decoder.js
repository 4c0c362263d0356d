// Frames of a running app: rectangles of pixels in runs, as `docs/app-protocol.md` describes them.

/** A frame that isn't what the protocol says. */
export class FrameError extends Error {}

/**
 * A rectangle in pixels, and the numbers that encode it.
 * @typedef {{x: number, y: number, width: number, height: number, words: Uint32Array}} FrameRectangle
 *
 * `isComplete` says that the frame has all pixels of the screen.
 * @typedef {{number: number, width: number, height: number, rectangles: FrameRectangle[], isComplete: boolean}} Frame
 */

/** The kinds of runs. */
const KEPT = 0, ONE_COLOR = 1, COLORS = 2;

/** The largest width and height of a screen, in pixels. */
const MOST = 16_384;

/**
 * Reads a frame and checks that all of it is as it should be.
 * @param {ArrayBuffer} bytes
 * @returns {Frame}
 */
export function readFrame(bytes) {
    if (bytes.byteLength % 4 !== 0) throw new FrameError(`a frame of ${bytes.byteLength} bytes, expected a multiple of 4`);
    const words = new Uint32Array(bytes);
    if (words.length < 4) throw new FrameError("a frame without its size");
    const [number, width, height, count] = words;
    if (width < 1 || height < 1 || width > MOST || height > MOST) throw new FrameError(`a screen of ${width} × ${height} pixels`);
    /** @type {FrameRectangle[]} */
    const rectangles = [];
    let at = 4;
    let keeps = false;
    for (let index = 0; index < count; index++) {
        if (at + 5 > words.length) throw new FrameError(`the frame ends in rectangle ${index + 1} of ${count}`);
        const [x, y, w, h, length] = words.subarray(at, at + 5);
        at += 5;
        if (w < 1 || h < 1 || x + w > width || y + h > height) throw new FrameError(`the rectangle ${x}, ${y}, ${w}, ${h} isn't on the screen of ${width} × ${height}`);
        if (at + length > words.length) throw new FrameError(`the frame ends in rectangle ${index + 1} of ${count}`);
        const rectangle = { x, y, width: w, height: h, words: words.subarray(at, at + length) };
        if (checkRuns(rectangle)) keeps = true;
        rectangles.push(rectangle);
        at += length;
    }
    if (at !== words.length) throw new FrameError(`${words.length - at} numbers after the last rectangle`);
    const only = rectangles.length === 1 && !keeps ? rectangles[0] : null;
    return { number, width, height, rectangles, isComplete: !!only && only.width === width && only.height === height };
}

/**
 * Checks that the runs have exactly the pixels of their rectangle.
 * @param {FrameRectangle} rectangle
 * @returns {boolean} Whether some pixels are as before.
 */
function checkRuns({ width, height, words }) {
    const pixels = width * height;
    let done = 0;
    let keeps = false;
    for (let at = 0; at < words.length;) {
        const kind = words[at] & 3;
        const count = words[at] >>> 2;
        at += 1;
        if (kind === ONE_COLOR) at += 1;
        else if (kind === COLORS) at += count;
        else if (kind === KEPT) keeps = true;
        else throw new FrameError("a run of an unknown kind");
        if (at > words.length) throw new FrameError("a run ends after its rectangle");
        done += count;
        if (done > pixels) throw new FrameError(`more than ${pixels} pixels in a rectangle of ${width} × ${height}`);
    }
    if (done !== pixels) throw new FrameError(`${done} pixels in a rectangle of ${width} × ${height}`);
    return keeps;
}

/**
 * Writes the rectangles of a frame into the pixels of the screen.
 * @param {Frame} frame
 * @param {Uint32Array} pixels as many as the screen has
 */
export function applyFrame(frame, pixels) {
    if (pixels.length !== frame.width * frame.height) throw new FrameError(`${pixels.length} pixels for a screen of ${frame.width} × ${frame.height}`);
    for (const rectangle of frame.rectangles) applyRuns(rectangle, pixels, frame.width);
}

/**
 * @param {FrameRectangle} rectangle
 * @param {Uint32Array} pixels
 * @param {number} stride The width of the screen.
 */
function applyRuns({ x, y, width, words }, pixels, stride) {
    let column = 0;
    let row = y * stride + x;
    for (let at = 0; at < words.length;) {
        const kind = words[at] & 3;
        let count = words[at] >>> 2;
        at += 1;
        while (count > 0) {
            const here = Math.min(count, width - column);
            const start = row + column;
            if (kind === ONE_COLOR) {
                fill(pixels, start, here, words[at]);
            } else if (kind === COLORS) {
                copy(pixels, start, here, words, at);
                at += here;
            }
            count -= here;
            column += here;
            if (column === width) {
                column = 0;
                row += stride;
            }
        }
        if (kind === ONE_COLOR) at += 1;
    }
}

/** From how many pixels on the functions of arrays are faster than a loop. */
const FEW = 40;

/**
 * @param {Uint32Array} pixels
 * @param {number} start
 * @param {number} count
 * @param {number} color
 */
function fill(pixels, start, count, color) {
    if (count > FEW) pixels.fill(color, start, start + count);
    else for (let index = start; index < start + count; index++) pixels[index] = color;
}

/**
 * @param {Uint32Array} pixels
 * @param {number} start
 * @param {number} count
 * @param {Uint32Array} colors
 * @param {number} from
 */
function copy(pixels, start, count, colors, from) {
    if (count > FEW) pixels.set(colors.subarray(from, from + count), start);
    else for (let index = 0; index < count; index++) pixels[start + index] = colors[from + index];
}
