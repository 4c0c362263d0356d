import { wordsOf } from "../model/words.js";

/**
 * The content of an element: other nodes, text, nothing.
 * @typedef {Node | string | number | null | undefined | false} Child
 */

/**
 * Creates an element: `element("button.tool", { title: "Undo", onclick: undo }, "Undo")`.
 *
 * Properties that begin with `on` are listeners; `class`, `data-…`, `aria-…`, `role` and so on are attributes; `style`
 * is an object of properties. `null`, `undefined` and `false` are omitted.
 * @param {string} selector A tag with classes and an id, such as `div#first.row.selected`.
 * @param {Record<string, any> | Child} [properties]
 * @param {...(Child | Child[])} children
 * @returns {any} The element; the caller knows its type.
 */
export function element(selector, properties, ...children) {
    const [head, ...classes] = selector.split(".");
    const [tag, id] = head.split("#");
    const made = document.createElement(tag || "div");
    if (id) made.id = id;
    if (classes.length) made.className = classes.join(" ");
    if (properties && typeof properties === "object" && !(properties instanceof Node) && !Array.isArray(properties)) {
        setProperties(made, properties);
    } else if (properties !== undefined) {
        children.unshift(/** @type {Child} */ (properties));
    }
    append(made, children);
    return made;
}

/**
 * @param {HTMLElement} target
 * @param {Record<string, any>} properties
 */
export function setProperties(target, properties) {
    for (const [name, value] of Object.entries(properties)) {
        if (name.startsWith("on") && typeof value === "function") target.addEventListener(name.slice(2), value);
        else if (name === "style") Object.assign(target.style, value);
        else if (name === "class") target.classList.add(...String(value || "").split(" ").filter(Boolean));
        else if (value === null || value === undefined || value === false) target.removeAttribute(name);
        else if (name in target && !name.includes("-") && name !== "list" && name !== "form") /** @type {any} */ (target)[name] = value;
        else target.setAttribute(name, value === true ? "" : String(value));
    }
}

/**
 * @param {Element | DocumentFragment} parent
 * @param {(Child | Child[])[]} children
 */
export function append(parent, children) {
    for (const child of children.flat()) {
        if (child === null || child === undefined || child === false) continue;
        parent.append(child instanceof Node ? child : String(child));
    }
}

/**
 * Replaces all children.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function replaceChildren(parent, ...children) {
    parent.replaceChildren();
    append(parent, children);
}

/**
 * Replaces all children. What had the focus among them gives it to its successor: the element of the same kind and name, in the same
 * place among those of that name.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function replaceKeepingFocus(parent, ...children) {
    const focused = document.activeElement;
    /** @param {Element} each */
    const name = each => `${each.tagName} ${each.getAttribute("aria-label") ?? (each.textContent || each.getAttribute("title"))}`;
    /** @param {string} given */
    const all = given => [...parent.querySelectorAll("*")].filter(each => name(each) === given);
    if (!focused || focused === parent || !parent.contains(focused)) return replaceChildren(parent, ...children);
    const given = name(focused);
    const index = all(given).indexOf(focused);
    replaceChildren(parent, ...children);
    const successors = all(given);
    /** @type {HTMLElement | undefined} */ (successors[index] ?? successors.at(-1))?.focus({ preventScroll: true });
}

/**
 * Returns a name that is broken only between its words.
 * @param {string} name
 */
export const brokenAtWords = name => wordsOf(name).flatMap((word, index) => index ? [document.createElement("wbr"), word] : [word]);

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an element of SVG.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
    const made = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined && value !== false) made.setAttribute(name, String(value));
    }
    made.append(...children);
    return made;
}

/**
 * Returns a symbol in the text color, or in its own tone.
 * @param {string} name A file of `symbols/`, without its extension.
 * @param {string} [tone] `yellow`, `orange`, `red`, `blue`, `green`, `purple` or `gray`.
 * @returns {HTMLElement}
 */
export function symbol(name, tone = "") {
    const made = element("span.symbol", { class: tone, "aria-hidden": "true" });
    const image = `url("symbols/${name}.svg")`;
    made.style.maskImage = image;
    made.style.webkitMaskImage = image;
    return made;
}
