import { boardFrame, containerAt, containerOf, dockAt, seenArea } from "../board.js";
import { moved, union } from "../geometry.js";
import { NOT_SNAPPED, snap } from "../snapping.js";
import { freedom, setFrame, settled, surroundings } from "./freedom.js";
import { isInPlace, stackInsertion } from "./insertion.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

/** The distance in pixels within which positions snap. */
const REACH = 5;

/** Moves views in their superview, to another container, or copies them. */
export class MoveGesture {
    cursor = "default";
    /** @type {Map<string, Frame>} */
    #frames = new Map();

    /**
     * @param {OpenDocument} document
     * @param {string[]} ids Views; descendants of others are moved with them.
     * @param {Point} start
     * @param {() => number} scale Of the window, for the distance of snapping.
     */
    constructor(document, ids, start, scale) {
        this.document = document;
        this.start = start;
        this.scale = scale;
        this.ids = ids.filter(id => freedom(document, id) !== "fixed" && !ids.some(other => other !== id && document.isInside(id, other)));
        this.lifts = this.ids;
        for (const id of this.ids) this.#frames.set(id, /** @type {Frame} */ (boardFrame(document, id)));
        this.home = document.parentOf(this.ids[0]) ?? "";
        /** The container that was under the pointer at the beginning isn't a target. */
        this.first = containerAt(document, start, this.ids)?.id ?? null;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const plan = this.#plan(pointer);
        const commands = this.#commands(plan, pointer.alt);
        return {
            overlay: {
                isPreviewed: commands.length > 0, frames: plan.frames, lifted: this.#lifted(plan), guides: plan.guides, distances: plan.distances, insertion: plan.insertion?.line,
                container: plan.container === this.home && !plan.insertion ? null : boardFrame(this.document, plan.container), containerName: this.document.nameOf(plan.container),
            },
            preview: commands,
        };
    }

    /**
     * Returns where each view is, and the area in which the preview shows it there.
     * @param {{container: string, insertion: import("./insertion.js").Insertion | null, frames: Frame[]}} plan
     */
    #lifted({ container, insertion, frames }) {
        // A stack view shows it among its views.
        if (insertion) return [];
        // A table shows it elsewhere, as its header or footer.
        const seen = this.document.object(container)?.element === "tableView" ? null : seenArea(this.document, container);
        return this.ids.map((id, index) => ({ id, frame: frames[index], seen }));
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const plan = this.#plan(pointer);
        const name = this.ids.length === 1 ? this.document.object(this.ids[0])?.title ?? "Object" : "Objects";
        return { overlay: null, perform: { name: `${pointer.alt ? "Duplicate" : "Move"} ${name}`, commands: this.#commands(plan, pointer.alt) } };
    }

    /** @param {Pointer} pointer */
    #plan(pointer) {
        const container = this.#container(pointer);
        let [dx, dy] = [pointer.point[0] - this.start[0], pointer.point[1] - this.start[1]];
        if (pointer.shift) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
        const insertion = stackInsertion(this.document, container, pointer.point, this.ids);
        const whole = /** @type {Frame} */ (union([...this.#frames.values()]));
        const around = pointer.mod || insertion ? null : surroundings(this.document, container, pointer.alt ? [] : this.ids);
        const snapped = around ? snap(moved(whole, dx, dy), around, REACH / this.scale()) : NOT_SNAPPED;
        const by = settled(whole, [dx, dy], snapped, boardFrame(this.document, container));
        return { container, insertion, by, frames: [...this.#frames.values()].map(frame => moved(frame, ...by)), guides: snapped.guides, distances: snapped.distances };
    }

    /** @param {Pointer} pointer */
    #container(pointer) {
        const dock = pointer.alt ? null : dockAt(this.document, pointer.point);
        if (dock) return dock.into;
        const under = containerAt(this.document, pointer.point, this.ids);
        if (!under || under.id === this.first) return this.home;
        // Over its siblings in a stack view, a view moves among them instead of into one.
        const isAmong = this.document.object(this.home)?.element === "stackView" && this.document.isInside(under.id, this.home);
        return isAmong ? this.home : under.id;
    }

    /**
     * @param {{container: string, by: Point, insertion: import("./insertion.js").Insertion | null}} plan
     * @param {boolean} isCopy
     * @returns {import("../../types.js").Command[]}
     */
    #commands({ container, by, insertion }, isCopy) {
        if (!by[0] && !by[1]) return [];
        if (insertion && this.ids.length === 1 && isInPlace(this.document, this.ids[0], insertion) && !isCopy) return [];
        return this.ids.flatMap(/** @returns {import("../../types.js").Command[]} */ id => {
            const frame = moved(/** @type {Frame} */ (this.#frames.get(id)), ...by);
            if (isCopy) return [{ duplicate: { object: id, offsetX: by[0], offsetY: by[1] } }];
            const before = insertion?.before ? { before: insertion.before } : {};
            if (insertion) return [{ move: { object: id, into: container, ...before } }];
            const place = setFrame(this.document, id, frame, container);
            if (container === this.document.parentOf(id)) return [place];
            const move = { object: id, into: containerOf(this.document, container) ?? container };
            if (this.document.object(container)?.element !== "tableView") return [{ move }, place];
            // The header or footer of a table has its frame from the table; which of them it is depends on the place.
            return [{ move: { ...move, y: place.setFrame.y } }];
        });
    }
}
