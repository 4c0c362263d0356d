import assert from "node:assert/strict";
import { test } from "node:test";
import { applyFrame, readFrame } from "../../Sources/Editor/EditorPage/Page/device/frame-decoder.js";

const KEPT = 0, ONE = 1, SEVERAL = 2;
/** @param {number} kind @param {number} count */
const run = (kind, count) => (count << 2) | kind;

/** A frame of a screen with rectangles `[x, y, width, height, words]`. @param {number} width @param {number} height @param {...[number, number, number, number, number[]]} rectangles */
function frame(width, height, ...rectangles) {
    const words = [7, width, height, rectangles.length];
    for (const [x, y, w, h, runs] of rectangles) words.push(x, y, w, h, runs.length, ...runs);
    return Uint32Array.from(words).buffer;
}

/** Shows frames one after the other. @param {number} width @param {number} height @param {...ArrayBuffer} frames */
function shown(width, height, ...frames) {
    const pixels = new Uint32Array(width * height);
    for (const bytes of frames) applyFrame(readFrame(bytes), pixels);
    return [...pixels];
}

test("runs of one color and of several colors go on in the next row", () => {
    const bytes = frame(3, 2, [0, 0, 3, 2, [run(ONE, 2), 9, run(SEVERAL, 4), 1, 2, 3, 4]]);
    assert.deepEqual(shown(3, 2, bytes), [9, 9, 1, 2, 3, 4]);
});

test("a rectangle changes only its pixels, and keeps those that are as before", () => {
    const first = frame(4, 3, [0, 0, 4, 3, [run(ONE, 12), 5]]);
    const second = frame(4, 3, [1, 1, 2, 2, [run(SEVERAL, 1), 1, run(KEPT, 2), run(ONE, 1), 2]]);
    assert.deepEqual(shown(4, 3, first, second), [5, 5, 5, 5, 5, 1, 5, 5, 5, 5, 2, 5]);
});

test("a frame is complete if one rectangle has all pixels", () => {
    assert.equal(readFrame(frame(2, 1, [0, 0, 2, 1, [run(ONE, 2), 5]])).isComplete, true);
    assert.equal(readFrame(frame(2, 1, [0, 0, 2, 1, [run(KEPT, 2)]])).isComplete, false);
    assert.equal(readFrame(frame(2, 1, [0, 0, 1, 1, [run(ONE, 1), 5]])).isComplete, false);
    assert.equal(readFrame(frame(2, 1)).isComplete, false);
});

test("colors keep all their bits", () => {
    const color = 0xff_fe_fd_fc;
    assert.deepEqual(shown(1, 1, frame(1, 1, [0, 0, 1, 1, [run(ONE, 1), color]])), [color]);
});

test("what isn't a frame is refused, with a reason", () => {
    /** @type {[ArrayBuffer, RegExp][]} */
    const damaged = [
        [new ArrayBuffer(7), /7 bytes, expected a multiple of 4/],
        [Uint32Array.of(1, 2).buffer, /without its size/],
        [frame(0, 5), /a screen of 0 × 5 pixels/],
        [frame(70_000, 5), /a screen of 70000 × 5 pixels/],
        [Uint32Array.of(1, 4, 4, 2).buffer, /ends in rectangle 1 of 2/],
        [Uint32Array.of(1, 4, 4, 1, 0, 0, 4, 4, 3, 0).buffer, /ends in rectangle 1 of 1/],
        [frame(4, 4, [2, 0, 3, 1, [run(ONE, 3), 1]]), /2, 0, 3, 1 isn't on the screen/],
        [frame(4, 4, [0xffff_ffff, 0, 2, 1, [run(ONE, 2), 1]]), /isn't on the screen/],
        [frame(4, 4, [0, 0, 0, 0, []]), /isn't on the screen/],
        [frame(2, 2, [0, 0, 2, 2, [run(ONE, 3), 1]]), /3 pixels in a rectangle of 2 × 2/],
        [frame(2, 2, [0, 0, 2, 2, [run(ONE, 5), 1]]), /more than 4 pixels/],
        [frame(2, 2, [0, 0, 2, 2, [run(SEVERAL, 4), 1, 2]]), /a run ends after its rectangle/],
        [frame(2, 2, [0, 0, 2, 2, [run(ONE, 4)]]), /a run ends after its rectangle/],
        [frame(2, 2, [0, 0, 2, 2, [run(3, 4)]]), /unknown kind/],
        [Uint32Array.of(1, 2, 2, 0, 9).buffer, /1 numbers after the last rectangle/],
    ];
    for (const [bytes, reason] of damaged) assert.throws(() => readFrame(bytes), reason);
});

test("what is read as a frame can be shown, whatever its bytes are", () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000);
    let state = seed;
    const random = (/** @type {number} */ limit) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor(state / 65_536) % limit;
    };
    for (let round = 0; round < 2000; round++) {
        const whole = new Uint32Array(frame(4, 4, [0, 0, 4, 4, [run(ONE, 10), 1, run(SEVERAL, 2), 2, 3, run(KEPT, 4)]]));
        whole[random(whole.length)] = random(2) ? random(40) : random(0x7fff_ffff);
        const bytes = whole.buffer.slice(0, 4 * (whole.length - random(3)));
        const pixels = new Uint32Array(16).fill(8);
        let read;
        try {
            read = readFrame(bytes);
        } catch {
            continue;
        }
        // What was read can be shown, if the screen has its size.
        if (read.width === 4 && read.height === 4) assert.doesNotThrow(() => applyFrame(read, pixels), `seed ${seed}, round ${round}`);
    }
});
