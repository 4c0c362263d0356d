/**
 * The changed part of an image: its key, that of the previous image, their scale, the position, and the pixels.
 * @typedef {{key: string, base: string, scale: number, rect: [number, number, number, number], pixels: Uint8ClampedArray}} PicturePatch
 */

/** The maximum number of patches; the layout messages they belong to follow immediately. */
const MOST = 8;

/** Patches of images that haven't been used yet. */
export class PicturePatches {
    /** @type {Map<string, PicturePatch>} */
    #patches = new Map();

    /** @param {ArrayBuffer} bytes The length of the header, the header as JSON, and pixels. */
    take(bytes) {
        const length = new DataView(bytes).getUint32(0, true);
        const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
        this.#patches.set(head.key, { ...head, pixels: new Uint8ClampedArray(bytes, 4 + length) });
        for (const key of this.#patches.keys()) if (this.#patches.size > MOST) this.#patches.delete(key);
    }

    /**
     * Returns the patch for the image with this key, and removes it.
     * @param {string} key
     */
    use(key) {
        const patch = this.#patches.get(key);
        this.#patches.delete(key);
        return patch;
    }
}
