/**
 * A view, with the name of the state of sample data that scenes show if they have it.
 * @typedef {import("../model/store.js").View & {sample?: string}} View
 */

/** The previews that a person who has chosen none finds: a small phone, a pad, and the dark appearance. */
const FIRST = [{ device: "retina4_0" }, { device: "ipad10_9rounded" }, { appearance: "dark" }];

/** The previews that a page shows at most. */
export const MOST_PREVIEWS = 12;

/**
 * The previews that a person has chosen, kept for all documents.
 * @typedef {View & {id: string}} Preview
 */
export class PreviewList {
    #last = 0;

    /** @param {Pick<Storage, "getItem" | "setItem">} storage */
    constructor(storage) {
        this.storage = storage;
        /** @type {Preview[]} */
        this.previews = this.#kept().slice(0, MOST_PREVIEWS).map(view => this.#named(view));
    }

    get isFull() { return this.previews.length >= MOST_PREVIEWS; }

    /**
     * Adds a preview after the others, or after one.
     * @param {View} view
     * @param {string} [after]
     */
    add(view, after) {
        if (this.isFull) return null;
        const made = this.#named(view);
        const index = this.previews.findIndex(({ id }) => id === after);
        this.previews.splice(index < 0 ? this.previews.length : index + 1, 0, made);
        this.#keep();
        return made;
    }

    /**
     * Changes what a preview shows. One that shows something else is another one.
     * @param {string} id
     * @param {View} fields
     */
    change(id, fields) {
        const index = this.previews.findIndex(preview => preview.id === id);
        if (index < 0) return null;
        const { id: _, ...view } = { ...this.previews[index], ...fields };
        this.previews[index] = this.#named(view);
        this.#keep();
        return this.previews[index];
    }

    /** @param {string} id */
    remove(id) {
        this.previews = this.previews.filter(preview => preview.id !== id);
        this.#keep();
    }

    /** @param {View} view @returns {Preview} */
    #named(view) {
        this.#last += 1;
        return { ...view, id: `preview-${this.#last}` };
    }

    #keep() { this.storage.setItem("previews", JSON.stringify(this.previews.map(({ id: _, ...view }) => view))); }

    /** @returns {View[]} */
    #kept() {
        try {
            const kept = JSON.parse(this.storage.getItem("previews") ?? "null");
            if (Array.isArray(kept) && kept.every(view => view && typeof view === "object")) return kept.map(known);
        } catch { /* What isn't a list is replaced by the first one. */ }
        return /** @type {View[]} */ (FIRST);
    }
}

/** @param {any} view @returns {View} What is known of a view that was kept. */
function known(view) {
    const names = /** @type {const} */ (["device", "orientation", "appearance", "contentSize", "language", "sample"]);
    return Object.fromEntries(names.flatMap(name => typeof view[name] === "string" ? [[name, view[name]]] : []));
}

/**
 * Returns the view that a preview asks for.
 * @param {View & {id?: string}} view
 * @param {string[]} scenes
 * @returns {import("../model/store.js").View}
 */
export function askedView({ id: _, sample, ...view }, scenes) {
    return sample ? { ...view, states: Object.fromEntries(scenes.map(scene => [scene, sample])) } : view;
}

/**
 * Returns the names of the states that scenes have, each once.
 * @param {Record<string, {name: string}[]>} samples The states of all scenes.
 * @param {string[]} scenes
 */
export function stateNames(samples, scenes) {
    return [...new Set(scenes.flatMap(scene => (samples[scene] ?? []).map(({ name }) => name)))];
}
