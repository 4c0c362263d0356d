/** Which documents are open, in which order, and which is seen: kept as long as the window is, so that they come back when the page is loaded anew. */
export class KeptDocuments {
    #written = "";

    /** @param {Pick<Storage, "getItem" | "setItem"> | null} storage Null keeps nothing. */
    constructor(storage) {
        this.storage = storage;
    }

    /**
     * @param {string} folder
     * @returns {{paths: string[], current: string | null}}
     */
    read(folder) {
        try {
            const kept = JSON.parse(this.storage?.getItem(KEY) ?? "null");
            if (kept?.folder === folder && Array.isArray(kept.paths)) return kept;
        } catch {
            // What is no record of ours is none.
        }
        return { paths: [], current: null };
    }

    /**
     * @param {string} folder
     * @param {string[]} paths In their order.
     * @param {string | null} current
     */
    write(folder, paths, current) {
        const text = JSON.stringify({ folder, paths, current });
        if (text === this.#written) return;
        this.#written = text;
        try {
            this.storage?.setItem(KEY, text);
        } catch {
            // A browser that keeps nothing still edits.
        }
    }
}

const KEY = "open-documents";
