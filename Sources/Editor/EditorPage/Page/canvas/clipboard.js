import { isTextField } from "../commands/commands.js";
import { containerOf } from "./board.js";

/** The system clipboard with objects as the XML of documents. */
export class Clipboard {
    /** The last copied XML, in case the system clipboard can't be read. */
    #last = "";

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        window.addEventListener("paste", given => {
            const event = /** @type {ClipboardEvent} */ (given);
            if (isTextField(event.target) || !canvas.document) return;
            event.preventDefault();
            this.paste(event.clipboardData?.getData("text/plain") || this.#last);
        });
    }

    get canCopy() { return this.#objects().length > 0; }

    /** Returns the selected objects that can be copied. */
    #objects() { return this.canvas.store.selection.filter(id => this.canvas.document?.object(id) && !this.canvas.document.isFixture(id)); }

    /** @returns {Promise<boolean>} Whether it was copied. */
    async copy() {
        const { store } = this.canvas;
        const objects = this.#objects();
        if (!objects.length) return false;
        const reply = await store.attempt("copy", { objects });
        if (!reply) return false;
        this.#last = reply.xml;
        await navigator.clipboard.writeText(reply.xml).catch(() => {});
        return true;
    }

    async cut() {
        const { store } = this.canvas;
        const objects = this.#objects();
        if (await this.copy()) await store.perform("Cut", objects.filter(id => !this.#isInsideOther(id, objects)).map(object => ({ delete: { object } })));
    }

    /**
     * @param {string} id
     * @param {string[]} ids
     */
    #isInsideOther(id, ids) { return ids.some(other => other !== id && this.canvas.document?.isInside(id, other)); }

    async pasteFromSystem() { this.paste(await navigator.clipboard.readText().catch(() => this.#last)); }

    /** @param {string} text */
    async paste(text) {
        if (!text.trim()) return;
        const into = this.#target();
        await this.canvas.store.perform("Paste", [{ paste: { xml: text, ...(into ? { into } : {}) } }]);
    }

    /** Returns the target of pasting: the selected container, or that of the selection. */
    #target() {
        const { document } = this.canvas;
        if (!document) return null;
        for (let id = /** @type {string | null} */ (document.selection[document.selection.length - 1] ?? null); id !== null; id = document.parentOf(id)) {
            const container = containerOf(document, id);
            if (container) return container;
            const view = document.object(id)?.kind === "controller" ? document.object(id)?.children.find(child => child.accepts) : null;
            if (view) return view.id;
        }
        return null;
    }
}
