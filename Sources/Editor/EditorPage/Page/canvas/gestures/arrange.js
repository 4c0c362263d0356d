import { boardFrame, boardFrames } from "../board.js";
import { contains, moved } from "../geometry.js";
import { framed, insertionAmong, isInPlace, listInsertion } from "./insertion.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/** Moves a cell or bar item among its siblings. */
export class ArrangeGesture {
    cursor = "default";

    /**
     * @param {OpenDocument} document
     * @param {string} id
     * @param {Point} start
     */
    constructor(document, id, start) {
        this.document = document;
        this.id = id;
        this.start = start;
        this.lifts = [id];
        this.frame = /** @type {Frame} */ (boardFrame(document, id));
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const place = this.#place(pointer);
        const frame = moved(this.frame, pointer.point[0] - this.start[0], pointer.point[1] - this.start[1]);
        return { overlay: { frames: [frame], lifted: [{ id: this.id, frame, seen: null }], insertion: place?.line } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const place = this.#place(pointer);
        if (!place || isInPlace(this.document, this.id, place)) return { overlay: null };
        const before = place.before ? { before: place.before } : {};
        return { overlay: null, perform: { name: `Move ${this.document.object(this.id)?.title ?? "Object"}`, commands: [{ move: { object: this.id, into: place.into, ...before } }] } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {import("./insertion.js").Insertion | null}
     */
    #place({ point }) {
        const object = this.document.object(this.id);
        return object?.kind === "cell" ? listInsertion(this.document, object.element, point, [this.id]) : this.#placeInBar(point);
    }

    /**
     * Returns the place among the items of the bar under the point.
     * @param {Point} point
     */
    #placeInBar(point) {
        const home = this.document.parentOf(this.id);
        const bars = [...this.document.places].map(place => place.object.id).filter(id => this.#items(id).length);
        for (const into of [home, ...bars]) {
            const items = into === null ? [] : this.#items(into);
            const around = boardFrames(this.document, items).find(frame => contains(frame, point));
            if (into !== null && around) return { into, ...insertionAmong(framed(this.document, items.filter(id => id !== this.id)), around, point) };
        }
        return null;
    }

    /** @param {string} bar */
    #items(bar) {
        const kind = this.document.object(this.id)?.kind;
        return (this.document.object(bar)?.children ?? []).filter(child => child.kind === kind).map(child => child.id);
    }
}
