import { boardFrame } from "../board.js";
import { snap } from "../snapping.js";
import { framedParent, setFrame, surroundings, tidy } from "./freedom.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 * @typedef {import("../handles.js").Handle} Handle
 */

const REACH = 5;

/** @type {Record<Handle, string>} */
const CURSORS = { nw: "nwse-resize", se: "nwse-resize", ne: "nesw-resize", sw: "nesw-resize", n: "ns-resize", s: "ns-resize", e: "ew-resize", w: "ew-resize" };

/** @param {Handle} handle */
export const cursorOf = handle => CURSORS[handle];

/** Resizes a view; with Shift it keeps its aspect ratio, with Option its center. */
export class ResizeGesture {
    /**
     * @param {OpenDocument} document
     * @param {string} id
     * @param {Handle} handle
     * @param {Point} start
     * @param {() => number} scale
     */
    constructor(document, id, handle, start, scale) {
        this.document = document;
        this.id = id;
        this.handle = handle;
        this.start = start;
        this.scale = scale;
        this.cursor = CURSORS[handle];
        this.frame = /** @type {Frame} */ (boardFrame(document, id));
        this.container = framedParent(document, id);
        /** The fitting size of the view, if it has one. */
        this.fit = (document.stage(document.sceneOf(id) ?? "")?.fits?.find(([other]) => other === id) ?? []).slice(1).map(Number);
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const { frame, guides, distances } = this.#plan(pointer);
        return {
            overlay: { frames: [frame], guides, distances, label: { text: `${size(frame[2])} × ${size(frame[3])}`, at: pointer.point } },
            preview: [setFrame(this.document, this.id, frame)],
        };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const { frame } = this.#plan(pointer);
        const isSame = this.frame.every((value, index) => value === frame[index]);
        const name = `Resize ${this.document.object(this.id)?.title ?? "View"}`;
        return { overlay: null, perform: { name, commands: isSame ? [] : [setFrame(this.document, this.id, frame)] } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {{frame: Frame, guides: import("../snapping.js").Guide[], distances: import("../snapping.js").Distance[]}}
     */
    #plan(pointer) {
        const by = /** @type {Point} */ ([pointer.point[0] - this.start[0], pointer.point[1] - this.start[1]]);
        const frame = this.#resized(by, pointer);
        const around = pointer.mod || pointer.shift || this.document.object(this.id)?.kind === "cell" ? null : surroundings(this.document, this.container, [this.id]);
        if (!around) return { frame: this.#tidied(frame, [false, false]), guides: [], distances: [] };
        /** @type {(one: string, other: string) => ("start" | "end")[]} */
        const moving = (one, other) => this.handle.includes(one) ? ["start"] : this.handle.includes(other) ? ["end"] : [];
        const snapped = snap(frame, around, REACH / this.scale(), { x: moving("w", "e"), y: moving("n", "s") });
        return { frame: this.#tidied(this.#resized([by[0] + snapped.dx, by[1] + snapped.dy], pointer), snapped.isExact), guides: snapped.guides, distances: snapped.distances };
    }

    /**
     * Returns the frame with sizes that didn't snap set to the fitting size or a whole number; edges that didn't move
     * stay.
     * @param {Frame} frame
     * @param {[boolean, boolean]} isExact
     * @returns {Frame}
     */
    #tidied(frame, isExact) {
        const made = /** @type {Frame} */ ([...frame]);
        for (const axis of /** @type {const} */ ([0, 1])) {
            if (isExact[axis] || frame[axis + 2] === this.frame[axis + 2]) continue;
            const fit = this.fit[axis];
            const size = fit !== undefined && Math.abs(frame[axis + 2] - fit) <= REACH / this.scale() ? fit : Math.round(frame[axis + 2]);
            const isStartMoving = frame[axis] !== this.frame[axis];
            if (isStartMoving) made[axis] += frame[axis + 2] - size;
            made[axis + 2] = size;
        }
        return /** @type {Frame} */ (made.map(tidy));
    }

    /**
     * @param {Point} by
     * @param {Pointer} pointer
     * @returns {Frame}
     */
    #resized(by, { shift, alt }) {
        const [x, y, w, h] = this.frame;
        const factor = alt ? 2 : 1;
        const horizontal = this.handle.includes("e") ? 1 : this.handle.includes("w") ? -1 : 0;
        const vertical = this.handle.includes("s") ? 1 : this.handle.includes("n") ? -1 : 0;
        let width = Math.max(0, w + horizontal * by[0] * factor);
        let height = Math.max(0, h + vertical * by[1] * factor);
        if (shift && w && h) {
            const ratio = horizontal && (!vertical || Math.abs(width / w - 1) > Math.abs(height / h - 1)) ? width / w : height / h;
            [width, height] = [w * ratio, h * ratio];
        }
        const left = alt ? x + (w - width) / 2 : horizontal < 0 ? x + w - width : x;
        const top = alt ? y + (h - height) / 2 : vertical < 0 ? y + h - height : y;
        return [left, top, width, height];
    }
}

/** @param {number} value */
const size = value => String(Math.round(value * 10) / 10);
