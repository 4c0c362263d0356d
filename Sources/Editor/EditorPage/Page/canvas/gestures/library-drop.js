import { boardFrame, containerAt, dockAt, hitsAt } from "../board.js";
import { moved } from "../geometry.js";
import { NOT_SNAPPED, snap } from "../snapping.js";
import { contentFrame, isDock, settled, surroundings, tidy } from "./freedom.js";
import { LISTS, listInsertion, stackInsertion } from "./insertion.js";
import { location } from "./scene-move.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 * @typedef {import("../../types.js").LibraryItem} LibraryItem
 */

const REACH = 5;

/** Drags an item of the library: scenes to the background, all others to their container. */
export class LibraryGesture {
    cursor = "copy";
    /**
     * Where a new scene was first shown; it is drawn once, and follows the pointer.
     * @type {Point | null}
     */
    #shownAt = null;

    /**
     * @param {OpenDocument} document
     * @param {LibraryItem} item
     * @param {() => number} scale
     * @param {(pointer: Pointer) => string | null} [elsewhere] The object of the outline under the pointer.
     */
    constructor(document, item, scale, elsewhere = () => null) {
        this.document = document;
        this.item = item;
        this.scale = scale;
        this.elsewhere = elsewhere;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        if (this.item.isController) return this.#moveScene(pointer);
        const plan = this.#plan(pointer);
        // A view is shown as it will be; its frame is only a frame then.
        const preview = plan.command && plan.into && !isDock(plan.into) && !this.elsewhere(pointer) ? [plan.command] : [];
        return {
            preview,
            overlay: {
                isPreviewed: preview.length > 0, ghost: plan.into && this.item.size ? plan.frame : undefined, guides: plan.guides, distances: plan.distances, insertion: plan.insertion?.line, container: plan.highlight,
                containerName: plan.into ? isDock(plan.into) ? "Dock" : this.document.nameOf(plan.into) : undefined,
            },
        };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    #moveScene({ point: [x, y] }) {
        const at = this.#shownAt ??= [x, y];
        const [width, height] = this.item.size ?? sceneSize(this.document);
        return {
            preview: [{ addObject: { item: this.item.id, ...location(this.document, at) } }],
            overlay: { arriving: [x - at[0], y - at[1]], ghost: [x - width / 2, y - height / 2, width, height] },
        };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const { command } = this.#plan(pointer);
        return { overlay: null, perform: { name: `Add ${this.item.title}`, commands: command ? [command] : [] } };
    }

    /** @param {Pointer} pointer */
    #plan(pointer) {
        const [width, height] = this.item.size ?? (this.item.isController ? sceneSize(this.document) : [100, 30]);
        const [x, y] = pointer.point;
        /** @type {Frame} */
        const frame = [x - width / 2, y - height / 2, width, height];
        const nothing = { frame, into: null, highlight: null, guides: [], distances: [], insertion: null, command: null };
        if (this.item.isController) return { ...nothing, command: { addObject: { item: this.item.id, ...location(this.document, pointer.point) } } };
        const listed = this.elsewhere(pointer);
        if (listed) return { ...nothing, into: listed, command: { addObject: { item: this.item.id, into: listed } } };
        const row = listInsertion(this.document, this.item.id, pointer.point, []);
        if (row) return { ...nothing, into: row.into, insertion: row, command: { addObject: { item: this.item.id, into: row.into, ...(row.before ? { before: row.before } : {}) } } };
        const dock = this.item.size ? dockAt(this.document, pointer.point) : null;
        if (dock) return { ...nothing, into: dock.into, highlight: dock.frame, command: { addObject: { item: this.item.id, into: dock.into } } };
        const into = this.#target(pointer);
        if (!into) return nothing;
        const around = boardFrame(this.document, into);
        const insertion = stackInsertion(this.document, into, pointer.point, []);
        const near = pointer.mod || insertion || !this.item.size ? null : surroundings(this.document, into, []);
        const snapped = near ? snap(frame, near, REACH / this.scale()) : NOT_SNAPPED;
        /** @type {Frame} */
        const placed = moved(frame, ...settled(frame, [0.0001, 0.0001], snapped, around));
        const content = contentFrame(this.document, into);
        const local = content ? { x: tidy(placed[0] - content[0]), y: tidy(placed[1] - content[1]) } : { x: 0, y: 0 };
        return { ...nothing, frame: placed, into, highlight: around, guides: snapped.guides, distances: snapped.distances, insertion, command: { addObject: { item: this.item.id, into, ...(this.item.size ? local : {}), ...(insertion?.before ? { before: insertion.before } : {}) } } };
    }

    /** @param {Pointer} pointer */
    #target(pointer) { return dropTarget(this.document, this.item, pointer.point); }
}

/**
 * Returns the size of scenes in the document.
 * @param {OpenDocument} document
 * @returns {[number, number]}
 */
export function sceneSize(document) {
    const frame = document.board.items.find(item => !item.isReference)?.frame;
    return frame ? [frame[2], frame[3]] : [393, 852];
}

/**
 * The elements that take an item that isn't a view, by the item's id.
 * @type {Record<string, string[]>}
 */
const HOMES = {
    barButtonItem: ["navigationItem", "toolbar"], fixedSpace: ["navigationItem", "toolbar"], flexibleSpace: ["navigationItem", "toolbar"],
    navigationItem: ["navigationBar"], tabBarItem: ["tabBar"], tableViewCell: [], tableViewSection: [], collectionViewCell: [],
    collectionReusableView: ["collectionView"], object: [],
};

/**
 * Returns the target of an item at a point: the container for a view; the list for cells; the bar or the scene for
 * items, which the server adds to the controller; the topmost view for gestures.
 * @param {OpenDocument} document
 * @param {LibraryItem} item
 * @param {Point} point
 */
export function dropTarget(document, item, point) {
    if (item.size) return containerAt(document, point)?.id ?? null;
    const hits = hitsAt(document, point, 0).filter(hit => hit.id !== null && hit.part !== "segue" && document.sceneOf(hit.id) === hit.scene);
    const homes = HOMES[item.id];
    const ids = hits.map(hit => /** @type {string} */ (hit.id));
    if (!homes) return ids[0] ?? null;
    const home = ids.find(id => homes.includes(document.object(id)?.element ?? ""));
    // Outside of lists, only the scene can be the target, through its bar.
    if (item.id in LISTS && hits[0]?.part === "object") return null;
    const scene = hits[0]?.scene ?? null;
    return home ?? (scene === null ? null : document.scenes.get(scene)?.controller ?? null);
}
