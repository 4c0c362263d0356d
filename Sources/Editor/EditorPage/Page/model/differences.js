/**
 * A change since another version, in words. `object` is the id of the object, for deleted ones that it had; `parent` is
 * the one around it.
 * @typedef {{
 *   key: string, kind: "added" | "deleted" | "moved" | "reordered" | "changed", object?: string, scene?: string, parent?: string,
 *   section: string, name: string, words: string, sentence: string
 * }} Change
 * @typedef {{hash: string, author: string, date: string, subject: string}} Commit
 * @typedef {{base?: Commit, reason?: {message: string, hint?: string}, changes: Change[], noise?: string}} SentDifferences
 * @typedef {"added" | "changed" | "removed" | "inside"} Mark What a mark says: something in it was removed, or differs.
 * @typedef {{has: (id: string) => boolean, parentOf: (id: string) => string | null, sceneOf: (id: string) => string | null}} Objects
 */

/** What differs in a document from another version of it, by the objects that show it. */
export class Differences {
    /** @type {Map<string, Change[]>} */
    #own = new Map();
    /** @type {Map<string, Mark>} */
    #marks = new Map();
    /** @type {Map<string, Change[]>} */
    #scenes = new Map();
    /**
     * The changes that no object shows: scenes that were deleted, and what the document says itself.
     * @type {Change[]}
     */
    rest = [];

    /**
     * @param {SentDifferences} sent
     * @param {Objects} objects Those of the document.
     */
    constructor(sent, objects) {
        this.base = sent.base ?? null;
        this.reason = sent.reason ?? null;
        this.changes = sent.changes;
        this.noise = sent.noise ?? "";
        for (const change of sent.changes) this.#enter(change, objects);
        for (const id of [...this.#own.keys()]) this.#markAround(id, objects);
    }

    /** @param {Change} change @param {Objects} objects */
    #enter(change, objects) {
        if (change.scene !== undefined) add(this.#scenes, change.scene, change);
        const isThere = change.object !== undefined && change.kind !== "deleted" && objects.has(change.object);
        const owner = isThere ? change.object : change.parent;
        if (owner === undefined || !objects.has(owner)) {
            // A scene that was added is marked as such.
            if (change.kind !== "added" || change.scene === undefined) this.rest.push(change);
            return;
        }
        add(this.#own, owner, change);
        const mark = isThere ? change.kind === "added" ? "added" : "changed" : change.kind === "deleted" ? "removed" : "changed";
        const known = this.#marks.get(owner);
        // What was added is new with all in it; what has changed itself says more than what is gone from it.
        if (known !== "added" && (known !== "changed" || mark === "added")) this.#marks.set(owner, mark);
    }

    /** @param {string} id @param {Objects} objects */
    #markAround(id, objects) {
        for (let around = objects.parentOf(id); around !== null; around = objects.parentOf(around)) {
            if (!this.#marks.has(around)) this.#marks.set(around, "inside");
        }
    }

    /** The ids of the objects that have changes of their own. */
    get marked() { return [...this.#own.keys()]; }

    /**
     * Returns the changes that an object shows: its own, and what it lost.
     * @param {string} id
     * @returns {Change[]}
     */
    of(id) { return this.#own.get(id) ?? []; }

    /**
     * Returns what the mark of an object says, or null if it has none.
     * @param {string} id
     */
    markOf(id) { return this.#marks.get(id) ?? null; }

    /**
     * Returns the changes in a scene.
     * @param {string} scene
     * @returns {Change[]}
     */
    in(scene) { return this.#scenes.get(scene) ?? []; }

    /**
     * Whether a scene was added.
     * @param {string} scene
     */
    isNew(scene) { return this.in(scene).some(change => change.kind === "added" && change.object === scene); }
}

/**
 * @param {Map<string, Change[]>} map
 * @param {string} key
 * @param {Change} change
 */
function add(map, key, change) {
    const list = map.get(key);
    if (list) list.push(change);
    else map.set(key, [change]);
}

/** The signs of marks. */
export const SIGNS = { added: "A", changed: "M", removed: "−", inside: "•" };

/** What the marks mean, for those who hear them. */
export const MEANINGS = { added: "added", changed: "changed", removed: "something was removed", inside: "something in it has changed" };
