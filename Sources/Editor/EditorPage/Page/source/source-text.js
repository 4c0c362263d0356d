/**
 * The replacement of a range of a text, in UTF-16 code units.
 * @typedef {{at: number, remove: number, insert: string}} TextPatch
 */

/**
 * Returns the patch that makes one text of another.
 * @param {string} from
 * @param {string} to
 * @returns {TextPatch}
 */
export function patchBetween(from, to) {
    const shorter = Math.min(from.length, to.length);
    let start = 0;
    while (start < shorter && from[start] === to[start]) start += 1;
    let end = 0;
    while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
    // Pairs of code units stay together.
    if (start > 0 && isHigh(from, start - 1)) start -= 1;
    if (end > 0 && isLow(from, from.length - end)) end -= 1;
    return { at: start, remove: from.length - start - end, insert: to.slice(start, to.length - end) };
}

/** @param {string} text @param {number} at */
const isHigh = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
/** @param {string} text @param {number} at */
const isLow = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** @param {string} text @param {TextPatch} patch */
export const patched = (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove);

/**
 * Returns a patch as it applies after another one of the same text. Where both replace the same, the text of both stays.
 * @param {TextPatch} patch
 * @param {TextPatch} first
 * @returns {TextPatch}
 */
export function rebased(patch, first) {
    const end = patch.at + patch.remove;
    const firstEnd = first.at + first.remove;
    if (end <= first.at && !(patch.at === first.at && !patch.remove && !first.remove)) return patch;
    if (patch.at >= firstEnd) return { ...patch, at: patch.at + first.insert.length - first.remove };
    // What both removed is gone already; what only this one removes goes.
    const before = Math.max(0, first.at - patch.at);
    const after = Math.max(0, end - firstEnd);
    const start = before ? patch.at : first.at + first.insert.length;
    if (before && after) return { at: patch.at, remove: before + first.insert.length + after, insert: patch.insert + first.insert };
    return { at: start, remove: before || after, insert: patch.insert };
}

/**
 * Returns where an offset is after a patch.
 * @param {number} offset
 * @param {TextPatch} patch
 */
export function shifted(offset, { at, remove, insert }) {
    if (offset <= at) return offset;
    return offset >= at + remove ? offset + insert.length - remove : at + insert.length;
}

/**
 * The text of a source that is being edited here and elsewhere: edits are sent one after another, and those of others are applied to
 * what isn't sent yet.
 */
export class SourceText {
    #shadow;
    #revision;
    /** @type {Promise<void> | null} */
    #sending = null;
    #wasOvertaken = false;
    /** Whether nothing is sent, because there is no connection. */
    #isCutOff = false;

    /**
     * @param {{text: string, revision: number}} snapshot
     * @param {(revision: number, patch: TextPatch) => Promise<{revision: number}>} send
     * @param {(error: any) => void} refused Called when an edit was refused and taken back.
     */
    constructor(snapshot, send, refused) {
        this.text = snapshot.text;
        this.#shadow = snapshot.text;
        this.#revision = snapshot.revision;
        this.send = send;
        this.refused = refused;
    }

    /** @param {string} text */
    edit(text) {
        this.text = text;
        this.#push();
    }

    /** Resolves when the server has everything. */
    async settled() { while (this.#sending) await this.#sending; }

    /**
     * Takes over an edit of somebody else, or a step that the server made.
     * @param {{from: number, revision: number, patch: TextPatch}} event
     * @returns {TextPatch | null} What changes in the text here, or null if events were missed.
     */
    receive({ from, revision, patch }) {
        if (from !== this.#revision) return revision <= this.#revision ? { at: 0, remove: 0, insert: "" } : null;
        const own = patchBetween(this.#shadow, this.text);
        const isEdited = own.remove > 0 || own.insert !== "";
        this.#shadow = patched(this.#shadow, patch);
        this.#revision = revision;
        this.#wasOvertaken = true;
        const before = this.text;
        this.text = isEdited ? patched(this.#shadow, rebased(own, patch)) : this.#shadow;
        return patchBetween(before, this.text);
    }

    /**
     * Begins again with what the server has, and what isn't sent yet.
     * @param {{text: string, revision: number}} snapshot
     */
    renew({ text, revision }) {
        const own = patchBetween(this.#shadow, this.text);
        const isEdited = own.remove > 0 || own.insert !== "";
        const other = patchBetween(this.#shadow, text);
        this.#shadow = text;
        this.#revision = revision;
        this.text = isEdited ? patched(text, rebased(own, other)) : text;
        this.#isCutOff = false;
        this.#push();
    }

    #push() {
        if (this.#sending || this.#isCutOff || this.text === this.#shadow) return;
        this.#sending = this.#sendOne().finally(() => {
            this.#sending = null;
            this.#push();
        });
    }

    async #sendOne() {
        const sent = this.text;
        this.#wasOvertaken = false;
        try {
            const { revision } = await this.send(this.#revision, patchBetween(this.#shadow, sent));
            this.#shadow = sent;
            this.#revision = revision;
        } catch (error) {
            // It is sent again after what came first.
            if (this.#wasOvertaken) return;
            if (/** @type {any} */ (error).isLost) {
                this.#isCutOff = true;
                return;
            }
            this.text = this.#shadow;
            this.refused(error);
        }
    }
}
