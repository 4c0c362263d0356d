import { element, symbol } from "../elements/dom.js";

/** @type {FrontView | null} */
let shown = null;

/** A view in front of the canvas, one at a time, that a button or Escape closes. */
export class FrontView {
    /**
     * @param {string} name A class.
     * @param {string} label
     * @param {(isShown: boolean) => void} onchange
     */
    constructor(name, label, onchange) {
        this.onchange = onchange;
        /** @type {HTMLElement} */
        this.element = element(`section.front-view.${name}`, { hidden: true, "aria-label": label });
        // The canvas behind neither scrolls nor opens its menus.
        for (const event of ["wheel", "pointerdown", "pointermove", "dblclick", "contextmenu"]) this.element.addEventListener(event, event => event.stopPropagation());
        this.element.addEventListener("keydown", event => {
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            event.stopPropagation();
            this.hide();
        });
        document.getElementById("canvas")?.append(this.element);
    }

    get isShown() { return shown === this; }

    show() {
        if (shown === this) return;
        shown?.hide();
        shown = this;
        this.element.hidden = false;
        this.onchange(true);
    }

    hide() {
        if (shown !== this) return;
        shown = null;
        this.element.hidden = true;
        this.onchange(false);
        document.getElementById("canvas")?.focus({ preventScroll: true });
    }

    /** @param {string} title */
    closeButton(title) {
        return element("button.tool", { type: "button", title: `${title} (Esc)`, "aria-label": title, onclick: () => this.hide() }, symbol("x-lg"));
    }
}
