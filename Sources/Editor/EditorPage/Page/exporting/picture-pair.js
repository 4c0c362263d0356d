import { element, replaceChildren } from "../elements/dom.js";
import { ComparedPicture } from "../review/compared-picture.js";

/** @typedef {import("../types.js").Stage} Stage */

/** Two pictures beside each other, each a scene or an image. */
export class PicturePair {
    /**
     * @param {string} left What the left picture shows.
     * @param {string} right
     */
    constructor(left, right) {
        this.left = new PairedPicture(left);
        this.right = new PairedPicture(right);
        this.element = element("div.picture-pair", this.left.element, this.right.element);
    }
}

/** A picture with a title: a scene as the server draws it, an image, or words in their place. */
class PairedPicture {
    #scene = new ComparedPicture();

    /** @param {string} title */
    constructor(title) {
        this.image = element("img.paired-image", { alt: title, hidden: true });
        this.place = element("div.paired-place");
        this.element = element("figure.paired", element("figcaption", title), this.place);
        this.showWords("");
    }

    /** @param {Stage | null | undefined} stage */
    showScene(stage) {
        this.#scene.show(stage ?? null, [], "No picture.");
        replaceChildren(this.place, this.#scene.element);
    }

    /** @param {string} png In base64. */
    showImage(png) {
        this.image.src = `data:image/png;base64,${png}`;
        this.image.hidden = false;
        replaceChildren(this.place, this.image);
    }

    /**
     * Shows words, and what can be done about it.
     * @param {string} words
     * @param {HTMLElement | null} [action]
     */
    showWords(words, action = null) { replaceChildren(this.place, element("div.paired-words", words && element("p", words), action)); }

    showWaiting(/** @type {string} */ words) { this.showWords(words, element("div.spinner")); }
}

/**
 * Returns the words for how two pictures compare.
 * @param {{pixels: number, frames: string[]}} comparison `pixels` is how many differ, or -1 if the sizes do.
 */
export function verdictOf({ pixels, frames }) {
    if (pixels < 0) return "The sizes differ.";
    if (pixels === 0) return frames.length ? "The same picture, but some frames differ." : "The same, pixel for pixel.";
    return `${pixels.toLocaleString("en")} ${pixels === 1 ? "pixel differs" : "pixels differ"}.`;
}
