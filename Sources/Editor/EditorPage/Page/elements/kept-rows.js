/**
 * Rows that stay in the page as long as they show the same, so that a long list isn't made and laid out again with each change. They
 * also keep their place and the focus.
 */
export class KeptRows {
    /** @type {Map<string, {look: string, row: HTMLElement}>} */
    #rows = new Map();

    /** @param {HTMLElement} parent */
    constructor(parent) {
        this.parent = parent;
    }

    /**
     * Shows rows in place of all that is in the parent.
     * @param {{key: string, look: string, make: () => HTMLElement}[]} items A row is made again if its look differs from that of the last row with its key.
     */
    show(items) {
        /** @type {Map<string, {look: string, row: HTMLElement}>} */
        const rows = new Map();
        for (const { key: wished, look, make } of items) {
            let key = wished;
            while (rows.has(key)) key += "+";
            const known = this.#rows.get(key);
            rows.set(key, known?.look === look ? known : { look, row: make() });
        }
        this.#rows = rows;
        const shown = [...rows.values()].map(({ row }) => row);
        const kept = new Set(/** @type {Node[]} */ (shown));
        for (const child of [...this.parent.childNodes]) if (!kept.has(child)) child.remove();
        let next = this.parent.firstChild;
        for (const row of shown) {
            if (row === next) next = row.nextSibling;
            else this.parent.insertBefore(row, next);
        }
    }
}
