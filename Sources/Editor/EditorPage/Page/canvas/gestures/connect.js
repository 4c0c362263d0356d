import { boardFrame, hitAt } from "../board.js";
import { contains } from "../geometry.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/** Draws a line from an object to the one to connect it with. */
export class ConnectGesture {
    cursor = "crosshair";

    /**
     * @param {OpenDocument} document
     * @param {string} from
     * @param {Point} start The start of the line on the board.
     * @param {string} [trigger]
     * @param {(pointer: Pointer) => string | null} [elsewhere] The object under the pointer outside the canvas, or "" for none; null on the canvas.
     */
    constructor(document, from, start, trigger, elsewhere = () => null) {
        this.document = document;
        this.from = from;
        this.start = start;
        this.trigger = trigger;
        this.elsewhere = elsewhere;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const target = this.#target(pointer);
        const frame = target && this.elsewhere(pointer) === null ? boardFrame(this.document, target) : null;
        return { overlay: { line: { from: this.start, to: pointer.point, target: frame, label: target ? this.document.nameOf(target) : "" } } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const target = this.#target(pointer);
        if (!target) return { overlay: null };
        return { connect: { from: this.from, to: target, trigger: this.trigger, line: { from: this.start, to: pointer.point } } };
    }

    /** @param {Pointer} pointer */
    #target(pointer) {
        const other = this.elsewhere(pointer);
        if (other !== null) return this.document.has(other) ? other : null;
        const hit = hitAt(this.document, pointer.point, 4);
        if (hit.part === "ground" || hit.part === "segue" || hit.scene === null) return null;
        // Only another scene as a whole can be connected with, not objects in it.
        return hit.scene === this.document.sceneOf(this.from) ? hit.id : this.document.scenes.get(hit.scene)?.controller ?? null;
    }
}

/**
 * Returns the start of an object's line: its center, or the point of the press.
 * @param {OpenDocument} document
 * @param {string} id
 * @param {Point} point
 * @returns {Point}
 */
export function lineStart(document, id, point) {
    const frame = boardFrame(document, id);
    return frame && !contains(frame, point) ? [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2] : point;
}
