import { boardFrame, entryFrame, hitAt } from "../board.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/** Brings the arrow of the entry point to another scene. */
export class EntryGesture {
    cursor = "grabbing";

    /**
     * @param {OpenDocument} document
     * @param {string} scene The initial one.
     */
    constructor(document, scene) {
        this.document = document;
        this.scene = scene;
        const item = document.boardItem(scene);
        const [x, y, w, h] = item ? entryFrame(item) : [0, 0, 0, 0];
        /** @type {Point} */
        this.start = [x + w / 2, y + h / 2];
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move({ point }) {
        const target = this.#target(point);
        const label = target ? `Entry point: ${this.document.nameOf(target)}` : "";
        return { overlay: { line: { from: this.start, to: point, target: target ? boardFrame(this.document, target) : null, label } } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up({ point }) {
        const target = this.#target(point);
        if (!target) return { overlay: null };
        return { overlay: null, perform: { name: "Set Initial View Controller", commands: [{ setInitialController: { object: target } }] } };
    }

    /**
     * Returns the controller of another scene at a point.
     * @param {Point} point
     */
    #target(point) {
        const { scene, part } = hitAt(this.document, point, 4);
        if (scene === null || scene === this.scene || part === "segue" || part === "entry") return null;
        const item = this.document.boardItem(scene);
        return item && !item.isReference ? this.document.scenes.get(scene)?.controller ?? null : null;
    }
}
