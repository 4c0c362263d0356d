/**
 * A commit of the document, as the server lists it.
 * @typedef {{hash: string, parent?: string, author: string, date: string, subject: string, path: string, renamedFrom?: string}} ListedCommit
 */

/** The key of the document as it is, above its commits. */
export const WORKING = "";

/** The rows of the history: the document as it is and its commits, one of them current, and one to compare it with. */
export class HistoryList {
    /** @type {ListedCommit[]} */
    commits = [];
    isWhole = true;
    /** The hash of the current row, or `WORKING`. */
    current = WORKING;
    /**
     * The hash of the row that it is compared with.
     * @type {string | null}
     */
    other = null;

    /** The keys of all rows, from above. */
    get keys() { return [WORKING, ...this.commits.map(({ hash }) => hash)]; }

    /** @param {string} hash */
    commit(hash) { return this.commits.find(commit => commit.hash === hash) ?? null; }

    /** @param {{commits: ListedCommit[], isWhole: boolean}} answer */
    take({ commits, isWhole }) {
        this.commits = commits;
        this.isWhole = isWhole;
        const keys = this.keys;
        if (!keys.includes(this.current)) this.current = WORKING;
        if (this.other !== null && !keys.includes(this.other)) this.other = null;
    }

    /** @param {string} key */
    choose(key) {
        this.current = key;
        this.other = null;
    }

    /**
     * Compares the current row with another; a second time ends that.
     * @param {string} key
     */
    compareWith(key) { this.other = key === this.current || key === this.other ? null : key; }

    /**
     * Returns the key some rows below the current one, or above it.
     * @param {number} step
     */
    neighbor(step) {
        const keys = this.keys;
        return keys[Math.max(0, Math.min(keys.length - 1, keys.indexOf(this.current) + step))];
    }

    /**
     * The two rows that are compared, the older one first, or null.
     * @returns {{older: string, newer: string} | null}
     */
    get pair() {
        if (this.other === null) return null;
        const keys = this.keys;
        const [newer, older] = [this.current, this.other].sort((one, two) => keys.indexOf(one) - keys.indexOf(two));
        return { older, newer };
    }
}
