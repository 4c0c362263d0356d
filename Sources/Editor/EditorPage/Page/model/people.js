/**
 * Somebody at another page, as the server tells; `docs/editor-protocol.md` explains it.
 * @typedef {object} Person
 * @property {number} id
 * @property {string} name
 * @property {number} color The number of a color of the page.
 * @property {"owner" | "editor" | "guest"} role
 * @property {string} [document]
 * @property {[number, number] | []} [pointer]
 * @property {import("../types.js").Frame | []} [view]
 * @property {string[]} [selection]
 * @property {number[]} [frames]
 * @property {{object?: string, title?: string, text?: string}} [field]
 */

/** The members of a person that a message about another document ends. */
const DOING = /** @type {const} */ (["pointer", "view", "selection", "frames", "field"]);

/** Who else is in the editor, and what they do. */
export class People {
    /** @type {"owner" | "editor" | "guest"} */
    role = "owner";
    /**
     * How others find the editor, if it is shared from here.
     * @type {{editors: string[], guests: string[]} | null}
     */
    shared = null;
    /** What others call somebody until they choose a name. */
    usualName = "";
    /** @type {Person | null} */
    you = null;
    /** @type {Map<number, Person>} */
    #others = new Map();

    /** @param {import("./topics.js").Topics<import("./store.js").Topic>} topics */
    constructor(topics) {
        this.topics = topics;
    }

    get others() { return [...this.#others.values()]; }

    /** Whether the page may change something. */
    get canChange() { return this.role !== "guest"; }

    /** @param {number | null} id */
    get(id) { return id === null ? null : this.#others.get(id) ?? null; }

    /**
     * Returns the others who look at a document.
     * @param {string | undefined} path
     */
    in(path) { return this.others.filter(person => person.document === path); }

    /** @param {any} event */
    greet(event) {
        this.role = event.role ?? "owner";
        this.shared = event.shared ?? null;
        this.usualName = event.name ?? "";
        this.#others.clear();
        this.topics.tell("people", { came: [], left: [], isNew: true });
    }

    /** @param {import("./protocol.js").Events["people"]} event */
    meet({ you, people }) {
        const before = this.#others;
        this.you = you;
        this.#others = new Map(people.map(person => [person.id, person]));
        const left = [...before.values()].filter(({ id }) => !this.#others.has(id));
        this.topics.tell("people", { came: people.filter(({ id }) => !before.has(id)), left });
    }

    /** @param {import("./protocol.js").Events["presence"]} event */
    follow(event) {
        const person = this.#others.get(event.person);
        if (!person || person.document !== event.document) return;
        for (const name of DOING) if (event[name] !== undefined) /** @type {any} */ (person)[name] = event[name];
        this.topics.tell("presence", person);
    }
}

/**
 * Returns the letters that stand for a name: "AL" for "Ada Lovelace".
 * @param {string} name
 */
export function initials(name) {
    const words = name.split(/[\s._-]+/).filter(Boolean);
    const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
    return letters.map(word => [...word][0]).join("").toUpperCase();
}

/**
 * Returns the frames of a list of numbers, four each.
 * @param {number[]} numbers
 * @returns {import("../types.js").Frame[]}
 */
export function framesOf(numbers) {
    const frames = [];
    for (let index = 0; index + 3 < numbers.length; index += 4) frames.push(/** @type {any} */ (numbers.slice(index, index + 4)));
    return frames;
}
