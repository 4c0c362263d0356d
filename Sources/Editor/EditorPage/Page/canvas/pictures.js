import { element } from "../elements/dom.js";

/** @typedef {import("../types.js").Stage} Stage */

/** The picture of a scene. The old one stays until the new one can be shown, so that nothing ever flickers. */
export class PictureFrame {
    /** What is to be seen. */
    #wanted = "";
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
     * @returns {Promise<void>} Ends when nothing is being loaded any more.
     */
    show(stage, scale) {
        const address = `pictures/${stage.key}@${scale}`;
        if (address === this.#wanted) return this.#loaded;
        this.#wanted = address;
        // One at a time: while something moves, the newest is loaded once the last has come.
        this.#size = stage.size;
        if (this.#loading) this.#next = address;
        else this.#loaded = this.#load(address);
        return this.#loaded;
    }

    /**
     * @param {string} address
     * @returns {Promise<void>}
     */
    #load(address) {
        const image = new Image();
        // A scene may get another shape; a picture keeps its own.
        Object.assign(image.style, { width: `${this.#size[0]}px`, height: `${this.#size[1]}px` });
        this.#loading = image;
        this.#next = "";
        image.alt = "";
        image.draggable = false;
        image.src = address;
        return image.decode().then(() => {
            this.element.replaceChildren(image);
            this.element.classList.remove("loading", "failed");
            performance.mark("picture");
        }, () => {
            if (this.#wanted !== address) return;
            this.#wanted = "";
            if (!this.element.querySelector("img")) this.element.classList.add("failed");
        }).then(() => {
            this.#loading = null;
            return this.#next ? this.#load(this.#next) : undefined;
        });
    }
}
