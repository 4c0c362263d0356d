import { element } from "../elements/dom.js";

/** @typedef {import("../types.js").Stage} Stage */

/** The image of a scene. The old one stays until the new one can be shown, to avoid flicker. */
export class PictureFrame {
    /** The key of the requested image. */
    #wanted = "";
    /** The key of the displayed image. */
    #shown = "";
    /**
     * The canvas for patches, created with the first one.
     * @type {CanvasRenderingContext2D | null}
     */
    #surface = null;
    /** @type {HTMLImageElement | null} */
    #loading = null;
    #next = "";
    /** @type {[number, number]} */
    #size = [0, 0];
    #loaded = Promise.resolve();

    constructor() {
        this.element = element("div.picture.loading", element("div.spinner"));
    }

    /**
     * @param {Stage} stage
     * @param {number} scale
     * @param {import("../model/picture-patches.js").PicturePatch} [patch] The difference from another image.
     * @returns {Promise<void>} Resolves when nothing is being loaded.
     */
    show(stage, scale, patch) {
        const address = `pictures/${stage.key}@${scale}`;
        if (address === this.#wanted) return this.#loaded;
        this.#wanted = address;
        if (patch && patch.scale === scale && !this.#loading && this.#shown === `pictures/${patch.base}@${scale}`) {
            this.#paint(patch);
            this.#shown = address;
            performance.mark("picture");
            return this.#loaded = Promise.resolve();
        }
        // One at a time: during continuous changes, the newest is loaded after the last has arrived.
        this.#size = stage.size;
        if (this.#loading) this.#next = address;
        else this.#loaded = this.#load(address);
        return this.#loaded;
    }

    /**
     * Returns a copy of a part of the image, or null while there is none.
     * @param {import("./geometry.js").Frame} frame
     * @returns {HTMLCanvasElement | null}
     */
    cut([x, y, width, height]) {
        const image = /** @type {HTMLImageElement | HTMLCanvasElement | null} */ (this.element.querySelector("img, canvas"));
        if (!image || !width || !height) return null;
        const scale = (image instanceof HTMLImageElement ? image.naturalWidth : image.width) / parseFloat(image.style.width);
        const copy = element("canvas", { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
        copy.getContext("2d").drawImage(image, x * scale, y * scale, copy.width, copy.height, 0, 0, copy.width, copy.height);
        return copy;
    }

    /** @param {import("../model/picture-patches.js").PicturePatch} patch */
    #paint({ rect: [x, y, width, height], pixels }) {
        if (!width || !height) return;
        if (!this.#surface) {
            const image = /** @type {HTMLImageElement} */ (this.element.querySelector("img"));
            const canvas = element("canvas", { width: image.naturalWidth, height: image.naturalHeight });
            canvas.style.cssText = image.style.cssText;
            this.#surface = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false, willReadFrequently: true }));
            this.#surface.drawImage(image, 0, 0);
            this.element.replaceChildren(canvas);
        }
        this.#surface.putImageData(new ImageData(pixels, width, height), x, y);
    }

    /**
     * @param {string} address
     * @returns {Promise<void>}
     */
    #load(address) {
        const image = new Image();
        // A scene may change its size; an image keeps its own.
        Object.assign(image.style, { width: `${this.#size[0]}px`, height: `${this.#size[1]}px` });
        this.#loading = image;
        this.#next = "";
        image.alt = "";
        image.draggable = false;
        // Before the symbols of panels.
        image.setAttribute("fetchpriority", "high");
        image.src = address;
        return image.decode().then(() => {
            this.element.replaceChildren(image);
            this.#surface = null;
            this.#shown = address;
            this.element.classList.remove("loading", "failed");
            performance.mark("picture");
        }, () => {
            if (this.#wanted !== address) return;
            this.#wanted = "";
            if (!this.element.querySelector("img, canvas")) this.element.classList.add("failed");
        }).then(() => {
            this.#loading = null;
            return this.#next ? this.#load(this.#next) : undefined;
        });
    }
}
