import { element, symbol } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";
import { VirtualList } from "../outline/virtual-list.js";
import { elementName } from "./view-tree.js";

/**
 * @typedef {import("./view-tree.js").ViewTree} ViewTree
 * @typedef {import("./view-tree.js").ViewRow} ViewRow
 */

const ROW = 24;
const INDENT = 14;

/** The views as a tree of rows. */
export class ViewOutline {
    /** @type {ViewTree | null} */
    #tree = null;
    /** @type {ViewRow[]} */
    #rows = [];
    /** @type {Set<string>} */
    #closed = new Set();
    #selected = "";
    /** @type {(id: string | null) => void} */
    onselect = () => {};

    constructor() {
        /** @type {HTMLInputElement} */
        this.filter = element("input.field", { type: "search", placeholder: "Filter", "aria-label": "Filter the views", spellcheck: false, oninput: () => this.#update() });
        /** @type {HTMLElement} */
        this.rows = element("div.view-rows", { role: "tree", "aria-label": "Views", tabIndex: 0, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
        /** @type {HTMLElement} */
        this.element = element("nav.view-outline", { "aria-label": "View hierarchy" }, this.rows, element("footer", this.filter));
        this.list = new VirtualList(this.rows, ROW, index => this.#row(index));
    }

    /** @param {ViewTree} tree */
    show(tree) {
        this.#tree = tree;
        this.#update();
    }

    #update() {
        this.#rows = this.#tree?.rows(this.#closed, this.filter.value) ?? [];
        this.list.update(this.#rows.length);
        this.#mark();
    }

    /** @param {number} index */
    #row(index) {
        const { view, depth, canOpen, isOpen, matches, position, siblings } = this.#rows[index];
        const name = view.class.split(".").pop() ?? view.class;
        const disclosure = element("span.view-disclosure", {
            class: isOpen ? "is-open" : "", onpointerdown: (/** @type {Event} */ event) => {
                if (!canOpen) return;
                event.stopPropagation();
                event.preventDefault();
                this.#open(view.id, !isOpen);
            },
        }, canOpen && symbol("chevron-right"));
        const row = element(`div#view-row-${index}.view-row`, {
            role: "treeitem", "aria-level": depth + 1, "aria-posinset": position, "aria-setsize": siblings, "aria-expanded": canOpen ? String(isOpen) : null,
            class: [view.isHidden || view.alpha <= 0 ? "is-hidden" : "", matches ? "is-match" : ""].join(" "), title: [view.class, view.title, view.controller].filter(Boolean).join(" — "),
            onpointerdown: () => this.onselect(view.id),
        }, disclosure, iconElement(elementName(view.class), "view"), element("span.view-name", name), view.title && element("span.view-title", `“${view.title}”`),
        view.controller && element("span.view-controller", iconElement("viewController", "controller"), element("span", view.controller.split(".").pop())));
        row.style.paddingLeft = `${4 + depth * INDENT}px`;
        const isSelected = view.id === this.#selected;
        row.classList.toggle("is-selected", isSelected);
        row.setAttribute("aria-selected", String(isSelected));
        return row;
    }

    /** @param {string} id @param {boolean} isOpen */
    #open(id, isOpen) {
        if (isOpen) this.#closed.delete(id);
        else this.#closed.add(id);
        this.#update();
    }

    /**
     * Selects a view and shows its row.
     * @param {string | null} id
     */
    select(id) {
        if (id === (this.#selected || null)) return;
        this.#selected = id ?? "";
        const view = this.#tree?.get(id);
        if (view) for (const parent of this.#tree?.ancestors(view) ?? []) this.#closed.delete(parent.id);
        this.#update();
        this.list.reveal(this.#index);
        this.#mark();
    }

    get #index() { return this.#rows.findIndex(({ view }) => view.id === this.#selected); }

    #mark() {
        const index = this.#index;
        if (index < 0) this.rows.removeAttribute("aria-activedescendant");
        else this.rows.setAttribute("aria-activedescendant", `view-row-${index}`);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const index = this.#index;
        const row = this.#rows[index];
        const page = Math.max(1, Math.floor(this.rows.clientHeight / ROW) - 1);
        const last = this.#rows.length - 1;
        const targets = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last, PageDown: index + page, PageUp: index - page };
        if (event.key in targets) {
            const next = this.#rows[Math.max(0, Math.min(last, targets[/** @type {keyof typeof targets} */ (event.key)]))];
            if (next) this.onselect(next.view.id);
        } else if (event.key === "ArrowRight" && row) {
            if (row.canOpen && !row.isOpen) this.#open(row.view.id, true);
            else if (row.isOpen) this.onselect(this.#rows[index + 1].view.id);
        } else if (event.key === "ArrowLeft" && row) {
            if (row.isOpen) this.#open(row.view.id, false);
            else if (row.view.parent && this.#tree?.get(row.view.parent)) this.onselect(row.view.parent);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
