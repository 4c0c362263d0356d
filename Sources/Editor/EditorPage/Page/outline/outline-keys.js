import { renameSelected } from "./outline-rename.js";

/** The time in milliseconds within which typed letters belong to one name. */
const TYPING = 900;

/** The keyboard commands of the outline. */
export class OutlineKeys {
    #typed = "";
    #typedAt = 0;

    /** @param {import("./outline.js").Outline} outline */
    constructor(outline) {
        this.outline = outline;
    }

    /** @param {KeyboardEvent} event */
    press(event) {
        if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
        const { rows, current } = this.outline;
        const index = rows.findIndex(row => row.key === current);
        const isDone = this.#move(event, index) || this.#open(event, index) || this.#act(event, index) || this.#type(event, index);
        if (!isDone) return;
        event.preventDefault();
        event.stopPropagation();
    }

    /**
     * @param {KeyboardEvent} event
     * @param {number} index
     */
    #move(event, index) {
        const { rows, list, scroller } = this.outline;
        const page = Math.floor(scroller.clientHeight / list.rowHeight) - 1;
        const last = rows.length - 1;
        const targets = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last, PageDown: index + page, PageUp: index - page };
        if (!(event.key in targets) || event.altKey) return false;
        const target = rows[Math.max(0, Math.min(last, targets[/** @type {keyof typeof targets} */ (event.key)]))];
        if (target) this.outline.goTo(target, { shift: event.shiftKey });
        return true;
    }

    /**
     * @param {KeyboardEvent} event
     * @param {number} index
     */
    #open(event, index) {
        const { outline } = this;
        const row = outline.rows[index];
        if (!row || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return false;
        const parent = outline.rows.find(other => other.key === row.parent);
        if (event.key === "ArrowRight") {
            if (row.canOpen && !row.isOpen) outline.setOpen(row, true, event.altKey);
            else if (row.canOpen && outline.rows[index + 1]) outline.goTo(outline.rows[index + 1], {});
        } else if (row.canOpen && row.isOpen && !outline.filter) {
            outline.setOpen(row, false, event.altKey);
        } else if (parent) {
            outline.goTo(parent, {});
        }
        return true;
    }

    /**
     * @param {KeyboardEvent} event
     * @param {number} index
     */
    #act(event, index) {
        const { outline } = this;
        const row = outline.rows[index];
        if (event.key === "Enter" && row?.object) {
            renameSelected(outline);
        } else if ((event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) && row) {
            const box = outline.list.row(index)?.getBoundingClientRect();
            outline.showMenuOf(row, { clientX: (box?.left ?? 0) + 40, clientY: box?.bottom ?? 0 });
        } else {
            return false;
        }
        return true;
    }

    /**
     * Moves to the next row whose name begins with the typed letters.
     * @param {KeyboardEvent} event
     * @param {number} index
     */
    #type(event, index) {
        if (event.key.length !== 1 || event.altKey || event.key === " ") return false;
        const now = performance.now();
        const goesOn = now - this.#typedAt < TYPING;
        this.#typed = (goesOn ? this.#typed : "") + event.key.toLowerCase();
        this.#typedAt = now;
        const { rows } = this.outline;
        const from = Math.max(0, goesOn ? index : index + 1);
        const found = [...rows.slice(from), ...rows.slice(0, from)].find(row => row.name.toLowerCase().startsWith(this.#typed));
        if (found) this.outline.goTo(found, {});
        return true;
    }
}
