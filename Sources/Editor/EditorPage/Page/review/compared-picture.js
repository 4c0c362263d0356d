import { element, replaceChildren } from "../elements/dom.js";
import { PictureFrame } from "../canvas/pictures.js";
import { pictureScale } from "../canvas/viewport.js";
import { fittingScale, outlined } from "./conflicts.js";

/** @typedef {import("../types.js").Stage} Stage */

/** The picture of a scene with outlined objects, as large as fits its place. */
export class ComparedPicture {
    #picture = new PictureFrame();
    /** @type {{stage: Stage, objects: string[][]} | null} */
    #shown = null;

    constructor() {
        this.marks = element("div.compared-marks");
        this.stage = element("div.compared-stage", { hidden: true }, this.#picture.element, this.marks);
        this.words = element("p.compared-words");
        this.element = element("div.compared-place", this.stage, this.words);
        new ResizeObserver(() => this.#fit()).observe(this.element);
    }

    /**
     * @param {Stage | null} stage
     * @param {string[][]} objects Each with those around it.
     * @param {string} words What is said if there is no picture.
     */
    show(stage, objects, words) {
        const isDrawn = !!stage && !stage.wireframe;
        this.#shown = isDrawn ? { stage, objects } : null;
        this.stage.hidden = !isDrawn;
        this.words.hidden = isDrawn;
        this.words.textContent = words;
        this.#fit();
    }

    #fit() {
        if (!this.#shown || !this.element.clientWidth) return;
        const { stage, objects } = this.#shown;
        const [width, height] = stage.size;
        const scale = fittingScale(stage.size, [this.element.clientWidth - 24, this.element.clientHeight - 24]);
        Object.assign(this.stage.style, { width: `${width}px`, height: `${height}px`, transform: `translate(-50%, -50%) scale(${scale})` });
        this.#picture.show(stage, pictureScale(scale, devicePixelRatio));
        const margin = 3 / scale;
        replaceChildren(this.marks, outlined(objects, stage.frames).map(([x, y, w, h]) => element("i", {
            style: { left: `${x - margin}px`, top: `${y - margin}px`, width: `${w + 2 * margin}px`, height: `${h + 2 * margin}px`, borderWidth: `${2 / scale}px`, borderRadius: `${4 / scale}px` },
        })));
    }
}
