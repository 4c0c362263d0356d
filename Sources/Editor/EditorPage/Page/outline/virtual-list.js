import { element } from "../elements/dom.js";

/** A list of rows with equal heights, of which only the visible ones are in the page. */
export class VirtualList {
    /** @type {Map<number, HTMLElement>} */
    #made = new Map();
    #count = 0;

    /**
     * @param {HTMLElement} scroller the scrolling element, which contains the rows
     * @param {number} rowHeight
     * @param {(index: number) => HTMLElement} makeRow
     */
    constructor(scroller, rowHeight, makeRow) {
        this.scroller = scroller;
        this.rowHeight = rowHeight;
        this.makeRow = makeRow;
        /** @type {HTMLElement} */
        this.content = element("div.virtual-rows", { role: "presentation" });
        scroller.append(this.content);
        scroller.addEventListener("scroll", () => this.#showRows());
        new ResizeObserver(() => this.#showRows()).observe(scroller);
    }

    /**
     * Recreates all rows.
     * @param {number} count
     */
    update(count) {
        this.#count = count;
        this.content.style.height = `${count * this.rowHeight}px`;
        this.content.replaceChildren();
        this.#made.clear();
        this.#showRows();
    }

    /** @param {number} index */
    row(index) { return this.#made.get(index) ?? null; }

    /**
     * Returns the row at a point of the window, possibly after the last one, and the position in it from 0 to 1.
     * @param {number} clientY
     */
    at(clientY) {
        const y = (clientY - this.content.getBoundingClientRect().top) / this.rowHeight;
        return { index: Math.floor(y), fraction: y - Math.floor(y) };
    }

    /** @param {number} index */
    reveal(index) {
        if (index < 0) return;
        const top = index * this.rowHeight;
        const { scrollTop, clientHeight } = this.scroller;
        if (top < scrollTop) this.scroller.scrollTop = top;
        else if (top + this.rowHeight > scrollTop + clientHeight) this.scroller.scrollTop = top + this.rowHeight - clientHeight;
        this.#showRows();
    }

    #showRows() {
        const { scrollTop, clientHeight } = this.scroller;
        const first = Math.max(0, Math.floor(scrollTop / this.rowHeight) - 6);
        const end = Math.min(this.#count, Math.ceil((scrollTop + clientHeight) / this.rowHeight) + 6);
        for (const [index, row] of this.#made) {
            // A row whose name is being edited stays, for the edit would end with it.
            if ((index >= first && index < end) || row.contains(document.activeElement)) continue;
            row.remove();
            this.#made.delete(index);
        }
        for (let index = first; index < end; index++) {
            if (this.#made.has(index)) continue;
            const row = this.makeRow(index);
            row.style.top = `${index * this.rowHeight}px`;
            row.style.height = `${this.rowHeight}px`;
            this.#made.set(index, row);
            this.content.append(row);
        }
    }
}
