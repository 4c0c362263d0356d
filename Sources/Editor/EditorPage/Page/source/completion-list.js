import { element, replaceChildren } from "../elements/dom.js";

/** @typedef {import("./completion.js").Completions} Completions */

/** The names that may be meant, below the insertion point. */
export class CompletionList {
    /** @type {Completions | null} */
    #shown = null;
    #index = 0;

    /**
     * @param {HTMLTextAreaElement} area Has the focus.
     * @param {(completion: import("./completion.js").Completion, from: number) => void} accept
     */
    constructor(area, accept) {
        this.area = area;
        this.accept = accept;
        /** @type {HTMLElement} */
        this.element = element("div#code-completions.code-completions", {
            role: "listbox", "aria-label": "Names", hidden: true,
            onpointerdown: (/** @type {PointerEvent} */ event) => this.#press(event),
        });
        area.setAttribute("aria-autocomplete", "list");
    }

    get isOpen() { return this.#shown !== null; }

    /**
     * @param {Completions | null} completions
     * @param {{top: number, bottom: number, left: string, room: number}} place Of the line, in pixels of the text; `room` is what is seen below it.
     */
    show(completions, { top, bottom, left, room }) {
        this.#shown = completions;
        this.#index = 0;
        this.element.hidden = !completions;
        if (!completions) return this.close();
        replaceChildren(this.element, completions.all.map(({ name, kind, detail }, index) => element(`div#code-completion-${index}.code-completion`, { role: "option", "data-index": index },
            element("span.code-completion-kind", { "data-kind": kind, "aria-hidden": "true" }, KINDS[kind]), element("span.code-completion-name", name), element("span.code-completion-detail", detail))));
        this.element.style.left = left;
        const height = this.element.offsetHeight;
        this.element.style.top = `${room < height + 8 && top > height ? top - height - 2 : bottom + 2}px`;
        this.element.scrollTop = 0;
        this.#mark();
    }

    close() {
        this.#shown = null;
        this.element.hidden = true;
        this.area.removeAttribute("aria-activedescendant");
        this.area.removeAttribute("aria-controls");
    }

    /**
     * Returns whether a key is for the list.
     * @param {KeyboardEvent} event
     */
    key(event) {
        const shown = this.#shown;
        if (!shown || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
        const count = shown.all.length;
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            this.#index = (this.#index + (event.key === "ArrowDown" ? 1 : -1) + count) % count;
            this.#mark();
        } else if (event.key === "Enter" || event.key === "Tab") {
            this.#choose(this.#index);
        } else if (event.key === "Escape") {
            this.close();
        } else {
            return false;
        }
        return true;
    }

    /** @param {number} index */
    #choose(index) {
        const shown = this.#shown;
        this.close();
        if (shown?.all[index]) this.accept(shown.all[index], shown.from);
    }

    #mark() {
        [...this.element.children].forEach((row, index) => {
            const isCurrent = index === this.#index;
            row.setAttribute("aria-selected", `${isCurrent}`);
            if (isCurrent) row.scrollIntoView({ block: "nearest" });
        });
        this.area.setAttribute("aria-controls", "code-completions");
        this.area.setAttribute("aria-activedescendant", `code-completion-${this.#index}`);
    }

    /** @param {PointerEvent} event */
    #press(event) {
        event.preventDefault();
        const row = /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest(".code-completion") : null);
        if (row) this.#choose(Number(row.dataset.index));
    }
}

/** The letters of kinds. */
const KINDS = { property: "P", method: "M", type: "T", keyword: "K", word: "·" };
