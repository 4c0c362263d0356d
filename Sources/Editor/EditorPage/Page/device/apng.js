// Animated PNGs, put together from pictures that the browser has encoded. The format is the third edition of the PNG
// specification (https://www.w3.org/TR/png-3/).

/**
 * A picture of an animation: a PNG, its place in the animation, how long it is shown, and whether the animation is
 * cleared after it.
 * @typedef {{png: Uint8Array, x: number, y: number, milliseconds: number, isCleared?: boolean}} AnimationPart
 *
 * @typedef {{type: string, data: Uint8Array}} Chunk
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** What happens with the pixels of a part after it was shown. */
const KEEP = 0, CLEAR = 1;
/** How the pixels of a part come upon what is there: in its place. */
const REPLACE = 0;

/**
 * Returns an animated PNG. The first part has the size of the whole.
 * @param {AnimationPart[]} parts
 * @returns {Uint8Array}
 */
export function animatedPNG(parts) {
    if (!parts.length) throw new Error("an animation needs a picture");
    const read = parts.map(({ png }) => chunksOf(png));
    const [first] = read.map(headerOf);
    let number = 0;
    /** @type {Chunk[]} */
    const chunks = [{ type: "IHDR", data: first.data }, { type: "acTL", data: numbers(parts.length, 0) }];
    read.forEach((pngChunks, index) => {
        const part = parts[index];
        const header = headerOf(pngChunks);
        if (header.format !== first.format) throw new Error(`picture ${index + 1} has pixels of another kind than the first`);
        if (part.x + header.width > first.width || part.y + header.height > first.height) throw new Error(`picture ${index + 1} is larger than the animation`);
        chunks.push({ type: "fcTL", data: control(number++, header, part) });
        for (const { type, data } of pngChunks) {
            if (type !== "IDAT") continue;
            chunks.push(index === 0 ? { type, data } : { type: "fdAT", data: joined([numbers(number++), data]) });
        }
    });
    chunks.push({ type: "IEND", data: new Uint8Array(0) });
    return joined([Uint8Array.from(SIGNATURE), ...chunks.map(encoded)]);
}

/**
 * @param {number} number of the chunk
 * @param {{width: number, height: number}} size
 * @param {AnimationPart} part
 */
function control(number, { width, height }, { x, y, milliseconds, isCleared }) {
    const data = new Uint8Array(26);
    const view = new DataView(data.buffer);
    [number, width, height, x, y].forEach((value, index) => view.setUint32(index * 4, value));
    view.setUint16(20, Math.max(0, Math.min(65_535, Math.round(milliseconds))));
    view.setUint16(22, 1000);
    data[24] = isCleared ? CLEAR : KEEP;
    data[25] = REPLACE;
    return data;
}

/**
 * Returns the chunks of a PNG.
 * @param {Uint8Array} png
 * @returns {Chunk[]}
 */
export function chunksOf(png) {
    if (SIGNATURE.some((byte, index) => png[index] !== byte)) throw new Error("this is no PNG");
    const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
    /** @type {Chunk[]} */
    const chunks = [];
    for (let at = SIGNATURE.length; at + 12 <= png.length;) {
        const length = view.getUint32(at);
        if (at + 12 + length > png.length) throw new Error("the PNG ends within a chunk");
        chunks.push({ type: String.fromCharCode(...png.subarray(at + 4, at + 8)), data: png.subarray(at + 8, at + 8 + length) });
        at += 12 + length;
    }
    if (chunks[chunks.length - 1]?.type !== "IEND") throw new Error("the PNG has no end");
    return chunks;
}

/** @param {Chunk[]} chunks */
function headerOf(chunks) {
    const header = chunks.find(({ type }) => type === "IHDR");
    if (header?.data.length !== 13) throw new Error("the PNG has no header");
    const view = new DataView(header.data.buffer, header.data.byteOffset, 13);
    return { data: header.data, width: view.getUint32(0), height: view.getUint32(4), format: [...header.data.subarray(8)].join(" ") };
}

/** @param {Chunk} chunk */
function encoded({ type, data }) {
    const typed = joined([Uint8Array.from(type, character => character.charCodeAt(0)), data]);
    return joined([numbers(data.length), typed, numbers(checksum(typed))]);
}

/** @param {...number} values */
function numbers(...values) {
    const data = new Uint8Array(values.length * 4);
    const view = new DataView(data.buffer);
    values.forEach((value, index) => view.setUint32(index * 4, value));
    return data;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
});

/**
 * Returns the CRC-32 of bytes.
 * @param {Uint8Array} bytes
 */
export function checksum(bytes) {
    let value = 0xffffffff;
    for (const byte of bytes) value = TABLE[(value ^ byte) & 255] ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
}
