import { element as make } from "../elements/dom.js";
import { attributesOf, containersOf, isAdjustable, isField, isInteractive, levelsOf, textOf } from "./mirror-tree.js";

/**
 * @typedef {import("./app-protocol.js").TreeElement} TreeElement
 *
 * What assistive technology does with elements.
 * @typedef {object} MirrorActions
 * @property {(id: string) => void} activate
 * @property {(id: string) => void} focus
 * @property {(id: string, isUp: boolean) => void} adjust
 */

/** Elements in the page for those that assistive technology perceives in the app, invisible and in their places. */
export class Mirror {
    /** @type {Map<string, {node: HTMLElement, element: TreeElement}>} */
    #shown = new Map();
    /** Whether the page itself moves the focus. */
    #isMoving = false;

    /** @param {MirrorActions} actions */
    constructor(actions) {
        this.actions = actions;
        /** @type {HTMLElement} */
        this.element = make("div.device-mirror");
        this.element.addEventListener("click", event => this.#click(event));
        this.element.addEventListener("focusin", event => this.#focus(event));
        this.element.addEventListener("keydown", event => this.#key(event));
    }

    /**
     * Shows the elements of a tree; those that were there before keep their nodes.
     * @param {TreeElement[]} elements
     */
    update(elements) {
        const containers = containersOf(elements);
        const levels = levelsOf(elements);
        const present = new Set(elements.map(({ id }) => id));
        /** @type {Map<string, TreeElement[]>} */
        const inside = new Map();
        for (const element of elements) {
            const container = containers.get(element.id);
            if (container !== undefined) inside.set(container, [...inside.get(container) ?? [], element]);
        }
        const byID = new Map(elements.map(element => [element.id, element]));
        /**
         * The last child of each container.
         * @type {Map<HTMLElement, HTMLElement>}
         */
        const last = new Map();
        for (const element of elements) this.#shown.set(element.id, { node: this.#nodeFor(element), element });
        for (const element of elements) {
            const { node } = /** @type {{node: HTMLElement}} */ (this.#shown.get(element.id));
            this.#describe(node, element, inside.get(element.id) ?? []);
            const container = byID.get(containers.get(element.id) ?? "");
            const parent = container ? this.#shown.get(container.id)?.node ?? this.element : this.element;
            const [x, y, width, height] = element.frame;
            const [left, top] = container?.frame ?? [0, 0];
            place(node, x - left, y - top, width, height, levels.get(element.id) ?? 0);
            const before = last.get(parent) ?? ownText(parent);
            const next = before ? before.nextSibling : parent.firstChild;
            if (next !== node) parent.insertBefore(node, next);
            last.set(parent, node);
        }
        for (const [id, { node }] of this.#shown) {
            if (present.has(id)) continue;
            node.remove();
            this.#shown.delete(id);
        }
    }

    /** @param {TreeElement} element @returns {HTMLElement} */
    #nodeFor(element) {
        const known = this.#shown.get(element.id);
        const tag = isField(element) ? "TEXTAREA" : "DIV";
        if (known?.node.tagName === tag) return known.node;
        known?.node.remove();
        // Fields are real ones, so that assistive technology and scripts can type into them.
        const node = tag === "TEXTAREA" ? make("textarea", { tabIndex: -1, rows: 1, autocapitalize: "off", autocomplete: "off" })
            : make("div");
        node.spellcheck = false;
        node.dataset.element = element.id;
        return node;
    }

    /** @param {HTMLElement} node @param {TreeElement} element @param {TreeElement[]} inside */
    #describe(node, element, inside) {
        for (const [name, value] of Object.entries(attributesOf(element))) {
            if (value === null) node.removeAttribute(name);
            else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
        }
        if (node instanceof HTMLTextAreaElement) {
            if (node.value !== (element.value ?? "")) node.value = element.value ?? "";
            return;
        }
        if (isInteractive(element)) node.tabIndex = -1;
        else node.removeAttribute("tabindex");
        const text = textOf(element, inside);
        const shown = ownText(node);
        if ((shown?.data ?? "") === text) return;
        shown?.remove();
        if (text) node.prepend(text);
    }

    /**
     * Moves the focus without telling the app.
     * @param {() => void} move
     */
    quietly(move) {
        this.#isMoving = true;
        move();
        this.#isMoving = false;
    }

    /** @param {Event} event @returns {TreeElement | null} */
    #elementOf(event) {
        const node = event.target instanceof Element ? event.target.closest("[data-element]") : null;
        return node instanceof HTMLElement ? this.#shown.get(node.dataset.element ?? "")?.element ?? null : null;
    }

    /**
     * What has no pointer comes from a keyboard or from assistive technology.
     * @param {MouseEvent} event
     */
    #click(event) {
        const element = this.#elementOf(event);
        if (event.detail === 0 && element) this.actions.activate(element.id);
    }

    /** @param {FocusEvent} event */
    #focus(event) {
        const element = this.#elementOf(event);
        if (!this.#isMoving && element && isField(element)) this.actions.focus(element.id);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const element = this.#elementOf(event);
        if (!element || isField(element)) return;
        const step = { ArrowUp: true, ArrowRight: true, ArrowDown: false, ArrowLeft: false }[event.key];
        if (step !== undefined && isAdjustable(element)) this.actions.adjust(element.id, step);
        else if (event.key === "Enter" || event.key === " ") this.actions.activate(element.id);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }
}

/**
 * Returns the text of the element itself, which is before the elements inside it.
 * @param {HTMLElement} node
 */
function ownText(node) { return node.firstChild instanceof Text ? node.firstChild : null; }

/**
 * @param {HTMLElement} node
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {number} level
 */
function place(node, x, y, width, height, level) {
    const style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:${level}`;
    if (node.dataset.place === style) return;
    node.dataset.place = style;
    node.style.cssText = style;
}
