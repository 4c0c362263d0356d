import { moved, union } from "../geometry.js";
import { insertionAmong } from "./insertion.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 *
 * A tab bar controller, and the items of its tabs in their order.
 * @typedef {{controller: string, items: string[]}} Tabs
 */

/**
 * Returns the tabs among which an item is, or null if it is none of a tab bar controller's.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {Tabs | null}
 */
export function tabsAround(document, id) {
    if (document.object(id)?.element !== "tabBarItem") return null;
    const segues = [...document.scenes.values()].flatMap(scene => scene.segues).filter(segue => segue.kind === "relationship" && document.object(segue.from)?.element === "tabBarController");
    const own = segues.find(segue => segue.to === document.parentOf(id));
    if (!own) return null;
    const tabs = segues.filter(segue => segue.from === own.from).map(segue => document.object(segue.to));
    return { controller: own.from, items: tabs.flatMap(tab => tab?.children.find(child => child.element === "tabBarItem")?.id ?? []) };
}

/** Moves an item among the tabs in a tab bar, which changes the order of the controller's tabs. */
export class TabGesture {
    cursor = "default";

    /**
     * @param {OpenDocument} document
     * @param {string} id
     * @param {Tabs} tabs
     * @param {string} scene The scene whose tab bar the item is dragged in.
     * @param {Point} start
     */
    constructor(document, id, tabs, scene, start) {
        this.document = document;
        this.id = id;
        this.tabs = tabs;
        this.start = start;
        const [left, top] = document.boardItem(scene)?.frame ?? [0, 0];
        /** The frames of the items that the bar shows; others are under More. */
        this.shown = tabs.items.flatMap(item => {
            const frame = document.stage(scene)?.frames.get(item);
            return frame ? [{ id: item, frame: /** @type {Frame} */ (moved(frame, left, top)) }] : [];
        });
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move({ point }) {
        const own = this.shown.find(({ id }) => id === this.id)?.frame;
        return { overlay: { frames: own ? [moved(own, point[0] - this.start[0], point[1] - this.start[1])] : [], insertion: this.#place(point)?.line } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up({ point }) {
        const place = this.#place(point);
        const { controller, items } = this.tabs;
        const next = items[items.indexOf(this.id) + 1] ?? null;
        if (!place || place.before === next || place.before === this.id) return { overlay: null };
        const before = place.before ? { before: place.before } : {};
        return { overlay: null, perform: { name: "Move Tab", commands: [{ move: { object: this.id, into: controller, ...before } }] } };
    }

    /** @param {Point} point */
    #place(point) {
        const bar = union(this.shown.map(({ frame }) => frame));
        if (!bar) return null;
        const others = this.shown.filter(({ id }) => id !== this.id);
        const place = insertionAmong(others, bar, point, 0);
        // Behind the last item that is shown come those under More.
        const hidden = this.tabs.items.find(item => !this.shown.some(({ id }) => id === item));
        return { ...place, before: place.before ?? hidden ?? null };
    }
}
