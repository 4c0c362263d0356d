import { boardFrame, boardFrames } from "../board.js";
import { contains, moved } from "../geometry.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/**
 * Between which of a stack's views a point lies, or null of what is no stack.
 * @param {OpenDocument} document
 * @param {string} container
 * @param {Point} point
 * @param {string[]} moving
 */
export function insertionIn(document, container, point, moving) {
    const object = document.object(container);
    if (object?.element !== "stackView") return null;
    const frame = boardFrame(document, container);
    return frame && insertionAmong(document, object.children.filter(child => child.kind === "view" && !moving.includes(child.id)).map(child => child.id), frame, point);
}

/**
 * @param {OpenDocument} document
 * @param {string[]} neighbours In their order.
 * @param {Frame} around
 * @param {Point} point
 * @returns {{before: string | null, line: {from: Point, to: Point}}}
 */
function insertionAmong(document, neighbours, around, point) {
    const frames = neighbours.flatMap(id => {
        const frame = boardFrame(document, id);
        return frame ? [{ id, frame }] : [];
    });
    const axis = isRow(frames.map(({ frame }) => frame), around) ? 0 : 1;
    const next = frames.find(({ frame }) => point[axis] < frame[axis] + frame[axis + 2] / 2);
    const last = frames[frames.length - 1]?.frame;
    const at = next ? next.frame[axis] : last ? last[axis] + last[axis + 2] : around[axis];
    const line = axis === 0 ? { from: /** @type {Point} */ ([at, around[1]]), to: /** @type {Point} */ ([at, around[1] + around[3]]) }
        : { from: /** @type {Point} */ ([around[0], at]), to: /** @type {Point} */ ([around[0] + around[2], at]) };
    return { before: next?.id ?? null, line };
}

/**
 * Whether they stand side by side rather than one below another.
 * @param {Frame[]} frames
 * @param {Frame} around
 */
function isRow(frames, around) {
    if (frames.length < 2) return around[2] > around[3];
    return frames[1][0] >= frames[0][0] + frames[0][2] - 1;
}

/** Moves a cell or an item of a bar among its like. */
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
        this.frame = /** @type {Frame} */ (boardFrame(document, id));
        this.kind = document.object(id)?.kind;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const place = this.#place(pointer);
        return { overlay: { frames: [moved(this.frame, pointer.point[0] - this.start[0], pointer.point[1] - this.start[1])], insertion: place?.line } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const place = this.#place(pointer);
        const siblings = place ? this.#siblings(place.parent, false) : [];
        const isSame = place && siblings[siblings.indexOf(this.id) + 1] === (place.before ?? undefined) && siblings.includes(this.id);
        if (!place || isSame) return { overlay: null };
        const before = place.before ? { before: place.before } : {};
        return { overlay: null, perform: { name: `Move ${this.document.object(this.id)?.title ?? "Object"}`, commands: [{ move: { object: this.id, into: place.parent, ...before } }] } };
    }

    /**
     * @param {string} parent
     * @param {boolean} isWithout
     */
    #siblings(parent, isWithout) {
        return (this.document.object(parent)?.children ?? []).filter(child => child.kind === this.kind && (!isWithout || child.id !== this.id)).map(child => child.id);
    }

    /** @param {Pointer} pointer */
    #place(pointer) {
        const home = this.document.parentOf(this.id);
        const parents = [...this.document.places].filter(place => place.object.children.some(child => child.kind === this.kind)).map(place => place.object.id);
        for (const parent of [home, ...parents]) {
            if (parent === null) continue;
            const siblings = this.#siblings(parent, true);
            const frames = boardFrames(this.document, this.#siblings(parent, false));
            const around = frames.find(frame => contains(frame, pointer.point));
            if (around) return { parent, ...insertionAmong(this.document, siblings, around, pointer.point) };
        }
        return null;
    }
}
