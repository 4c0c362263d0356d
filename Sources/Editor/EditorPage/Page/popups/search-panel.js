import { element, replaceChildren, symbol } from "../elements/dom.js";

/**
 * A row of results; `at` are the indexes of the typed letters in its title, `heading` begins a group of rows.
 * @typedef {{title: string, at?: number[], detail?: string, tail?: string, icon?: HTMLElement, heading?: string, isDisabled?: boolean, value: any}} FoundRow
 */

/**
 * The options of a search panel: `find` returns the rows for a text; `onchoose` selects one, and with Option the panel
 * stays open; `onpress` handles a press on a row.
 * @typedef {{
 *   label: string, placeholder: string, look: string, find: (typed: string) => FoundRow[], empty: (typed: string) => string,
 *   onchoose: (row: FoundRow) => void, onpress?: (row: FoundRow, event: PointerEvent) => void, onclose?: () => void
 * }} SearchOptions
 */

/** A floating field with results below it: the library and the palette. */
export class SearchPanel {
    /** @type {FoundRow[]} */
    #rows = [];
    #current = -1;
    /** @type {Element | null} */
    #focusBefore = null;

    /** @param {SearchOptions} options */
    constructor(options) {
        this.options = options;
        this.id = `search-${options.look.replace(/\W+/g, "-")}`;
        /** @type {HTMLInputElement} */
        this.input = element("input", {
            type: "text", role: "combobox", placeholder: options.placeholder, "aria-label": options.label, spellcheck: false, autocomplete: "off",
            "aria-autocomplete": "list", "aria-expanded": "true", "aria-controls": `${this.id}-list`, oninput: () => this.update(),
        });
        /** @type {HTMLElement} */
        this.list = element(`div#${this.id}-list.search-list`, {
            role: "listbox", "aria-label": options.label, onpointermove: (/** @type {PointerEvent} */ event) => this.#hover(event),
            onpointerdown: (/** @type {PointerEvent} */ event) => this.#press(event), onclick: (/** @type {MouseEvent} */ event) => this.#click(event),
        });
        /** @type {HTMLElement} */
        this.element = element("div.search-panel", {
            class: options.look, role: "dialog", "aria-label": options.label, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
        }, element("label.search-field", symbol("search"), this.input), this.list);
    }

    get isOpen() { return this.element.isConnected; }

    open() {
        if (this.isOpen) return this.input.select();
        this.#focusBefore = document.activeElement;
        (document.getElementById("overlays") ?? document.body).append(this.element);
        this.input.value = "";
        this.update();
        this.input.focus();
        this.outside = (/** @type {PointerEvent} */ event) => {
            if (!(event.target instanceof Node && this.element.contains(event.target))) this.close();
        };
        addEventListener("pointerdown", this.outside, true);
    }

    close() {
        if (!this.isOpen) return;
        if (this.outside) removeEventListener("pointerdown", this.outside, true);
        const hadFocus = this.element.contains(document.activeElement);
        this.element.remove();
        if (hadFocus && this.#focusBefore instanceof HTMLElement) this.#focusBefore.focus({ preventScroll: true });
        this.options.onclose?.();
    }

    /** Searches again. */
    update() {
        this.#rows = this.options.find(this.input.value);
        const children = this.#rows.flatMap((row, index) =>
            [row.heading && element("div.search-heading", { role: "presentation" }, row.heading), this.#row(row, index)]);
        replaceChildren(this.list, children.length ? children : element("div.search-empty", this.options.empty(this.input.value)));
        this.list.scrollTop = 0;
        this.#mark(this.#rows.findIndex(row => !row.isDisabled));
        this.list.scrollTop = 0;
    }

    /** @param {FoundRow} row @param {number} index */
    #row(row, index) {
        return element(`div#${this.id}-${index}.search-row`, { role: "option", "data-index": index, "aria-disabled": row.isDisabled ? "true" : null }, row.icon,
            element("div.search-text", element("div.search-title", marked(row.title, row.at ?? [])), row.detail && element("div.search-detail", row.detail)),
            row.tail && element("kbd", row.tail));
    }

    /** @param {number} index */
    #mark(index) {
        const last = this.list.querySelector(".is-current");
        last?.classList.remove("is-current");
        last?.removeAttribute("aria-selected");
        this.#current = index;
        const row = document.getElementById(`${this.id}-${index}`);
        row?.classList.add("is-current");
        row?.setAttribute("aria-selected", "true");
        row?.scrollIntoView({ block: "nearest" });
        if (row) this.input.setAttribute("aria-activedescendant", row.id);
        else this.input.removeAttribute("aria-activedescendant");
    }

    /** @param {Event} event */
    #indexAt(event) {
        const row = event.target instanceof Element ? event.target.closest(".search-row") : null;
        return row instanceof HTMLElement ? Number(row.dataset.index) : -1;
    }

    /** @param {PointerEvent} event */
    #hover(event) {
        const index = this.#indexAt(event);
        if (index >= 0 && index !== this.#current && (event.movementX || event.movementY)) this.#mark(index);
    }

    /** @param {PointerEvent} event */
    #press(event) {
        event.preventDefault();
        const row = this.#rows[this.#indexAt(event)];
        if (row && event.button === 0) this.options.onpress?.(row, event);
    }

    /** @param {MouseEvent} event */
    #click(event) {
        const index = this.#indexAt(event);
        // Items that can be dragged are added by a double-click only.
        if (index >= 0 && (!this.options.onpress || event.detail === 2)) this.#choose(index, event.altKey);
    }

    /** @param {number} index @param {boolean} stays */
    #choose(index, stays) {
        const row = this.#rows[index];
        if (!row || row.isDisabled) return;
        if (!stays) this.close();
        this.options.onchoose(row);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const page = Math.max(1, Math.floor(this.list.clientHeight / 44));
        const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
        if (step) this.#go(step);
        else if (event.key === "Enter") this.#choose(this.#current, event.altKey);
        else if (event.key === "Escape") this.close();
        else if (event.key === "Tab") event.preventDefault();
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** @param {number} step */
    #go(step) {
        const last = this.#rows.length - 1;
        let next = Math.abs(step) === 1 ? this.#current + step : Math.min(last, Math.max(0, this.#current + step));
        if (next < 0) next = last;
        if (next > last) next = 0;
        this.#mark(next);
        if (next === 0) this.list.scrollTop = 0;
    }
}

/** @param {string} text @param {number[]} at */
function marked(text, at) {
    const places = new Set(at);
    return [...text].map((letter, index) => places.has(index) ? element("b", letter) : letter);
}
