import { element, replaceChildren, symbol } from "../elements/dom.js";
import { fuzzySearch } from "../popups/fuzzy.js";
import { textField } from "./fields.js";

/** @typedef {{value: string, title: string, icon?: string}} Option */

/** The maximum number of completions. */
const MOST = 40;

/**
 * A text field with completions that also accepts other values.
 * @param {{label: string, options: () => Option[], oncommit: (text: string) => void}} options
 * @returns {import("./fields.js").Field<string>}
 */
export function comboField({ label, options, oncommit }) {
    const text = textField({ label, oncommit });
    const { input } = text;
    /** @type {HTMLElement} */
    const list = element("div.completions", { role: "listbox", "aria-label": `${label}: completions`, id: `completions-${nextID++}` });
    /** @type {Option[]} */
    let shown = [];
    let current = -1;

    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", list.id);

    /** @param {string} typed */
    const open = typed => {
        shown = fuzzySearch(options(), typed, option => [option.title]).slice(0, MOST).map(({ item }) => item);
        current = typed && shown.length ? 0 : -1;
        if (!shown.length || (shown.length === 1 && shown[0].value === input.value)) return close();
        const hasIcons = shown.some(option => option.icon);
        replaceChildren(list, shown.map((option, index) => element("div.completion", {
            role: "option", id: `${list.id}-${index}`,
            onpointerdown: (/** @type {Event} */ event) => {
                event.preventDefault();
                take(option);
            },
        }, hasIcons && element("span.completion-icon", option.icon && symbol(option.icon)), option.title)));
        if (!list.isConnected) document.body.append(list);
        placeBelow(list, input);
        input.setAttribute("aria-expanded", "true");
        mark(current);
    };
    const close = () => {
        list.remove();
        current = -1;
        input.setAttribute("aria-expanded", "false");
        input.removeAttribute("aria-activedescendant");
    };
    /** @param {Option} option */
    const take = option => {
        input.value = option.value;
        input.dispatchEvent(new Event("input"));
        close();
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    };
    /** @param {number} index */
    const mark = index => {
        current = index;
        [...list.children].forEach((row, at) => row.setAttribute("aria-selected", `${at === index}`));
        list.children[index]?.scrollIntoView({ block: "nearest" });
        if (index >= 0) input.setAttribute("aria-activedescendant", `${list.id}-${index}`);
    };
    input.addEventListener("input", event => { if (event.isTrusted) open(input.value); });
    input.addEventListener("blur", close);
    // Before the field's own keys, which would commit the text as it is.
    input.addEventListener("keydown", event => {
        if (!list.isConnected) {
            if (event.key === "ArrowDown") { event.preventDefault(); open(""); }
            return;
        }
        if (event.key === "ArrowDown" || event.key === "ArrowUp") mark((current + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % shown.length);
        else if (event.key === "Enter" && current >= 0 && event.isTrusted) take(shown[current]);
        else if (event.key === "Escape") close();
        else return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, { capture: true });

    const button = element("span.combo-button", { "aria-hidden": "true", onpointerdown: (/** @type {Event} */ event) => {
        event.preventDefault();
        const isOpen = list.isConnected;
        input.focus();
        if (isOpen) close();
        else open("");
    } }, symbol("chevron-down"));
    return {
        element: element("span.combo", input, button),
        update(value, look) {
            text.update(value, look);
            button.hidden = options().length === 0;
        },
    };
}

let nextID = 0;

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} input
 */
function placeBelow(list, input) {
    const box = input.getBoundingClientRect();
    list.style.minWidth = `${box.width}px`;
    const { width, height } = list.getBoundingClientRect();
    list.style.left = `${Math.min(box.left, innerWidth - width - 6)}px`;
    list.style.top = `${box.bottom + 3 + height > innerHeight ? box.top - 3 - height : box.bottom + 3}px`;
}
