/**
 * The open documents, their order and the current one, stored with the window's session, so that they are restored when
 * the page is reloaded.
 */
export class KeptDocuments {
    #written = "";

    /** @param {Pick<Storage, "getItem" | "setItem"> | null} storage Null removes it. */
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
            // Invalid data is ignored.
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
            // A browser without storage can edit too.
        }
    }
}

const KEY = "open-documents";
