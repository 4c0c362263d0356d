import { isAddress } from "./script-line.js";

/**
 * @typedef {import("./script-line.js").Command} Command
 * @typedef {{path: string, commands: Command[], created: string[], revision: number}} Performed What was done in a document, and its revision since.
 */

/**
 * A list of commands that grows as they are performed. What they create is named by its number, so that the list does the same
 * elsewhere: `$1` is the first object. An undone step isn't in the list.
 */
export class Recording {
    /** @type {Performed[]} */
    #steps = [];
    /** @type {Performed[]} */
    #undone = [];
    /** The revision at which the last step is the next one to undo. */
    #revision = -1;

    /** @param {Performed} step */
    add(step) {
        this.#steps.push(step);
        this.#undone = [];
        this.#revision = step.revision;
    }

    /**
     * Notes that a step was undone or redone. One from before, or that wasn't a command, leaves the list as it is.
     * @param {"undo" | "redo"} step
     * @param {string} path
     * @param {number} revision The revision since.
     */
    step(step, path, revision) {
        const [from, to] = step === "undo" ? [this.#steps, this.#undone] : [this.#undone, this.#steps];
        const last = from.at(-1);
        if (!last || last.path !== path || revision - 1 !== this.#revision) return;
        from.pop();
        to.push(last);
        this.#revision = revision;
    }

    /** The commands, with numbers in place of the ids of what they created. */
    get commands() {
        /** @type {Map<string, string>} */
        const numbers = new Map();
        return this.#steps.flatMap(({ commands, created }) => {
            const named = commands.map(command => renamed(command, numbers));
            for (const id of created) numbers.set(id, `$${numbers.size + 1}`);
            return named;
        });
    }
}

/** @param {Command} command @param {Map<string, string>} numbers @returns {Command} */
function renamed(command, numbers) {
    const [[name, fields]] = Object.entries(command);
    /** @param {string} address */
    const rename = address => {
        const [id, ...steps] = address.split("/");
        return [numbers.get(id) ?? id, ...steps].join("/");
    };
    return /** @type {any} */ ({ [name]: Object.fromEntries(Object.entries(fields).map(([field, value]) => [
        field, !isAddress(name, field) ? value : typeof value === "string" ? rename(value) : Array.isArray(value) ? value.map(rename) : value,
    ])) });
}
