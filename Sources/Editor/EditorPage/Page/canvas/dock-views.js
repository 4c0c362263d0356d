import { element, symbol } from "../elements/dom.js";
import { moved, union } from "./geometry.js";
import { PictureFrame } from "./pictures.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../types.js").Stage} Stage
 * @typedef {import("./geometry.js").Frame} Frame
 */

/** The views of a scene's dock that are shown above it. */
export class DockViews {
    /** @type {Map<string, {place: HTMLElement, picture: PictureFrame, frame: Frame}>} */
    #shown = new Map();

    constructor() {
        this.element = element("div.dock-views");
    }

    /**
     * @param {OpenDocument} document
     * @param {Stage} stage
     * @param {number} scale
     */
    show(document, stage, scale) {
        const open = (stage.dock ?? []).filter(view => document.openDock.has(view.id));
        for (const [id, { place }] of this.#shown) {
            if (open.some(view => view.id === id)) continue;
            place.remove();
            this.#shown.delete(id);
        }
        for (const { id, key, frame } of open) {
            let view = this.#shown.get(id);
            if (!view) {
                const picture = new PictureFrame();
                view = { picture, frame, place: element("div.dock-view", { "data-object-id": id, role: "img", "aria-label": document.nameOf(id) }, picture.element, this.#closing(id, document.nameOf(id))) };
                this.#shown.set(id, view);
                this.element.append(view.place);
            }
            view.frame = frame;
            const [x, y, width, height] = frame;
            Object.assign(view.place.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
            view.picture.show({ ...stage, key, size: [width, height] }, scale);
        }
    }

    /**
     * Returns a copy of a part of a view's image, or null while there is none.
     * @param {string} id
     * @param {Frame} frame On the scene's canvas.
     */
    cut(id, frame) {
        const view = this.#shown.get(id);
        return view?.picture.cut(moved(frame, -view.frame[0], -view.frame[1])) ?? null;
    }

    /** @param {string} id @param {string} name */
    #closing(id, name) {
        const close = element("button.dock-close", { type: "button", title: "Close", "aria-label": `Close ${name}` }, symbol("x"));
        close.onpointerdown = (/** @type {Event} */ event) => event.stopPropagation();
        close.onclick = () => close.dispatchEvent(new CustomEvent("dockviewclose", { bubbles: true, detail: id }));
        return close;
    }

    /**
     * Returns a frame of the board with the views that are shown.
     * @param {Frame} frame
     * @param {import("../types.js").BoardItem} item
     * @returns {Frame}
     */
    around(frame, item) {
        const views = [...this.#shown.values()].map(view => moved(view.frame, item.frame[0], item.frame[1]));
        return union([frame, ...views]) ?? frame;
    }
}
