import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync, inflateSync } from "node:zlib";
import { animatedPNG, checksum, chunksOf } from "../../Sources/Editor/EditorPage/Page/device/apng.js";

/** A PNG with one color. @param {number} width @param {number} height @param {number[]} color @param {number} [kind] */
function png(width, height, color, kind = 6) {
    const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.from([0, ...Array.from({ length: width }, () => color).flat()])));
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header[8] = 8;
    header[9] = kind;
    const chunk = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
        const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
        const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
        length.writeUInt32BE(data.length);
        sum.writeUInt32BE(checksum(typed));
        return Buffer.concat([length, typed, sum]);
    };
    const compressed = deflateSync(rows);
    // In two chunks, as encoders may write it.
    return new Uint8Array(Buffer.concat([
        Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("tEXt", Buffer.from("a\0b")),
        chunk("IDAT", compressed.subarray(0, 5)), chunk("IDAT", compressed.subarray(5)), chunk("IEND", Buffer.alloc(0)),
    ]));
}

/** @param {Uint8Array} data @param {number} at */
const number = (data, at) => new DataView(data.buffer, data.byteOffset).getUint32(at);

test("a checksum is that of PNG", () => {
    // The check value of the CRC catalog for CRC-32.
    assert.equal(checksum(new TextEncoder().encode("123456789")), 0xcbf43926);
});

test("an animation has the pictures with their places and times, in chunks that are counted", () => {
    const parts = [{ png: png(4, 3, [1, 2, 3, 255]), x: 0, y: 0, milliseconds: 40 }, { png: png(2, 1, [9, 9, 9, 255]), x: 1, y: 2, milliseconds: 70_000, isCleared: true }];
    const chunks = chunksOf(animatedPNG(parts));
    assert.deepEqual(chunks.map(({ type }) => type), ["IHDR", "acTL", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fdAT", "IEND"]);
    const [, animation, first, , , second, one, two] = chunks;
    assert.deepEqual([number(animation.data, 0), number(animation.data, 4)], [2, 0]);
    assert.deepEqual([0, 4, 8, 12, 16].map(at => number(first.data, at)), [0, 4, 3, 0, 0]);
    assert.deepEqual([...first.data.subarray(20)], [0, 40, 3, 232, 0, 0]);
    assert.deepEqual([0, 4, 8, 12, 16].map(at => number(second.data, at)), [1, 2, 1, 1, 2]);
    assert.deepEqual([...second.data.subarray(20)], [255, 255, 3, 232, 1, 0]);
    assert.deepEqual([number(one.data, 0), number(two.data, 0)], [2, 3]);
    const pixels = inflateSync(Buffer.concat([one.data.subarray(4), two.data.subarray(4)]));
    assert.deepEqual([...pixels], [0, 9, 9, 9, 255, 9, 9, 9, 255]);
});

test("every chunk has its checksum", () => {
    const bytes = animatedPNG([{ png: png(1, 1, [0, 0, 0, 255]), x: 0, y: 0, milliseconds: 1 }]);
    let at = 8;
    while (at < bytes.length) {
        const length = number(bytes, at);
        assert.equal(number(bytes, at + 8 + length), checksum(bytes.subarray(at + 4, at + 8 + length)));
        at += 12 + length;
    }
});

test("pictures that don't belong together are refused", () => {
    const first = { png: png(2, 2, [0, 0, 0, 255]), x: 0, y: 0, milliseconds: 1 };
    assert.throws(() => animatedPNG([]), /needs a picture/);
    assert.throws(() => animatedPNG([first, { ...first, x: 1 }]), /picture 2 is larger/);
    assert.throws(() => animatedPNG([first, { ...first, png: png(2, 2, [0, 0, 0], 2) }]), /picture 2 has pixels of another kind/);
    assert.throws(() => animatedPNG([{ ...first, png: new Uint8Array([1, 2, 3]) }]), /no PNG/);
    assert.throws(() => animatedPNG([{ ...first, png: first.png.subarray(0, 40) }]), /the PNG has no end/);
    assert.throws(() => animatedPNG([{ ...first, png: first.png.subarray(0, 60) }]), /ends within a chunk/);
});
