import { boardFrame, itemsTouching } from "../board.js";
import { between, intersects } from "../geometry.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/** Selects what a rectangle intersects: scenes, or the subviews of the view in which it begins. */
export class MarqueeGesture {
    cursor = "crosshair";

    /**
     * @param {OpenDocument} document
     * @param {Point} start
     * @param {string | null} container The view in which it began.
     * @param {string[]} before The objects that stay selected.
     */
    constructor(document, start, container, before) {
        this.document = document;
        this.start = start;
        this.container = container;
        this.before = before;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) { return { overlay: { marquee: between(this.start, pointer.point) }, select: this.#touched(pointer.point) }; }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) { return { overlay: null, select: this.#touched(pointer.point) }; }

    /** @returns {Effects} */
    cancel() { return { overlay: null, select: this.before }; }

    /** @param {Point} end */
    #touched(end) {
        const frame = between(this.start, end);
        const ids = this.container === null ? this.#scenes(frame) : this.#views(frame, this.container);
        return [...this.before, ...ids];
    }

    /** @param {import("./gesture.js").Frame} frame */
    #scenes(frame) {
        return itemsTouching(this.document, frame).filter(item => intersects(item.frame, frame)).flatMap(item => this.document.scenes.get(item.scene)?.controller ?? []);
    }

    /**
     * @param {import("./gesture.js").Frame} frame
     * @param {string} container
     */
    #views(frame, container) {
        return (this.document.object(container)?.children ?? []).filter(child => {
            const place = boardFrame(this.document, child.id);
            return (child.kind === "view" || child.kind === "cell") && place && intersects(place, frame);
        }).map(child => child.id);
    }
}
