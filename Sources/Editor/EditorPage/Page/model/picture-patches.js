/**
 * What of a picture differs from the one before: the picture's key, that of the one before, at which scale both are, where the
 * pixels go, and the pixels themselves.
 * @typedef {{key: string, base: string, scale: number, rect: [number, number, number, number], pixels: Uint8ClampedArray}} PicturePatch
 */

/** How many are kept: the looks that they belong to come right behind them. */
const MOST = 8;

/** Patches of pictures that came and have not been used yet. */
export class PicturePatches {
    /** @type {Map<string, PicturePatch>} */
    #patches = new Map();

    /** @param {ArrayBuffer} bytes The length of a head, the head as JSON, and pixels. */
    take(bytes) {
        const length = new DataView(bytes).getUint32(0, true);
        const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
        this.#patches.set(head.key, { ...head, pixels: new Uint8ClampedArray(bytes, 4 + length) });
        for (const key of this.#patches.keys()) if (this.#patches.size > MOST) this.#patches.delete(key);
    }

    /**
     * The patch that makes the picture with this key, once.
     * @param {string} key
     */
    use(key) {
        const patch = this.#patches.get(key);
        this.#patches.delete(key);
        return patch;
    }
}
