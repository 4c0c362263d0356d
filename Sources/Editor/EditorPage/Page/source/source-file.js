import { patchBetween, SourceText } from "./source-text.js";

/** @typedef {{file: string, text: string, revision: number, state: SourceState, recovered: boolean}} SourceSnapshot */
/** @typedef {{isDirty: boolean, undo?: string, redo?: string, outside?: "changed" | "deleted", unkept?: {message: string, hint?: string}}} SourceState */

/** A source that is shown: its text with the edits that are on their way, and its state on the server. */
export class SourceFile {
    /**
     * @param {import("../model/store.js").Store} store
     * @param {SourceSnapshot} snapshot
     * @param {(error: any) => void} refused
     */
    constructor(store, snapshot, refused) {
        this.store = store;
        this.file = snapshot.file;
        this.state = snapshot.state;
        this.recovered = snapshot.recovered;
        /** The document with whose app the file was opened. */
        this.document = store.current?.path ?? "";
        this.model = new SourceText(snapshot, (revision, patch) => this.request("editSource", { revision, ...patch }).then(reply => {
            this.state = reply.state;
            store.tell("source", { file: this.file });
            return reply;
        }), refused);
    }

    get name() { return this.file.split("/").pop() ?? this.file; }

    get isSwift() { return this.file.endsWith(".swift"); }

    /** Whether lines end as on Windows, which a text area doesn't. */
    get hasReturns() { return this.model.text.includes("\r\n"); }

    /** Whether the text can't be edited here, because some lines end in another way than others. */
    get isMixed() { return this.hasReturns && /[^\r]\n/.test(this.model.text); }

    /** The text for the text area. */
    get text() { return this.model.text.replaceAll("\r\n", "\n"); }

    /** @param {string} text Of the text area. */
    edit(text) { this.model.edit(this.hasReturns ? text.replaceAll("\n", "\r\n") : text); }

    /**
     * Takes an event of the server.
     * @param {any} event
     * @returns {import("./source-text.js").TextPatch | null | undefined} What changes in the text area; nothing at all if it is only the state; null if events were missed.
     */
    receive(event) {
        this.state = event.state;
        if (!event.patch) return undefined;
        const before = this.text;
        return this.model.receive(event) && patchBetween(before, this.text);
    }

    /**
     * Sends a request about this file.
     * @template {import("../model/protocol.js").Verb} V
     * @param {V} verb
     * @param {Partial<import("../model/protocol.js").Asked<V>>} [fields]
     */
    request(verb, fields) { return this.store.request(verb, this.#completed(fields)); }

    /**
     * @template {import("../model/protocol.js").Verb} V
     * @param {Partial<import("../model/protocol.js").Asked<V>>} [fields]
     * @returns {import("../model/protocol.js").Asked<V>}
     */
    #completed(fields) { return /** @type {any} */ ({ document: this.document, file: this.file, ...fields }); }

    /**
     * Sends a request after what was typed, and shows errors as messages.
     * @template {import("../model/protocol.js").Verb} V
     * @param {V} verb
     * @param {Partial<import("../model/protocol.js").Asked<V>>} [fields]
     */
    async attempt(verb, fields) {
        await this.model.settled();
        return this.store.attempt(verb, this.#completed(fields));
    }

    /** @param {"undo" | "redo"} verb */
    async step(verb) {
        await this.model.settled();
        if (!this.state[verb]) return null;
        return this.store.step(verb, { document: this.document, file: this.file });
    }
}
