import { element, replaceChildren, symbol } from "../elements/dom.js";
import { languageTitle, shownLanguage } from "../model/languages.js";
import { textField } from "./fields.js";

/**
 * @typedef {import("./row-edit.js").InspectorRow} InspectorRow
 * @typedef {"translated" | "missing" | "outdated" | "needless"} TranslationState
 * @typedef {{language: string, text?: string, state: TranslationState}} Translation
 * @typedef {{key: string, items: Translation[]}} Translations
 */

/** What the states of translations mean to people. @type {Record<TranslationState, string>} */
export const STATE_HELP = {
    translated: "", missing: "no translation: the app shows the document’s text", outdated: "made for an earlier text: check it, and press Return",
    needless: "needs no translation",
};

/** Whether the translations of all languages are shown below texts, for the lifetime of the page. */
let isOpen = false;

/**
 * Sets or removes a translation.
 * @param {import("../types.js").App} app
 * @param {string} key
 * @param {string} language
 * @param {string} text An empty one removes it.
 */
export function translate(app, key, language, text) {
    return app.store.attempt("translate", { key, language, ...(text ? { text } : {}) });
}

/**
 * Returns the translation to the language that the canvas shows, or null if it shows the document's own.
 * @param {import("../types.js").App} app
 * @param {{translations?: Translations}} row
 * @returns {Translation | null}
 */
export function shownTranslation(app, row) {
    const language = shownLanguage(app.store);
    return row.translations?.items.find(item => item.language === language) ?? null;
}

/**
 * Returns a row that shows and edits the translation to the language of the canvas in place of the text, if it shows one.
 * @template {InspectorRow} Row
 * @param {import("../types.js").App} app
 * @param {Row} row
 * @returns {Row}
 */
export function inShownLanguage(app, row) {
    const shown = shownTranslation(app, row);
    if (!shown) return row;
    return { ...row, value: shown.text ?? "", placeholder: `${row.value ?? ""}`, isDefault: false, translation: shown };
}

/** The languages below a text, and the sign which one is being edited. */
export class TranslationFields {
    /** @type {Map<string, ReturnType<typeof textField> & {box: HTMLElement}>} */
    #fields = new Map();
    /** @type {InspectorRow} */
    #row;

    /**
     * @param {import("../types.js").App} app
     * @param {InspectorRow} row
     * @param {() => void} ontoggle Called when the translations are shown or hidden below all texts.
     */
    constructor(app, row, ontoggle) {
        this.app = app;
        this.ontoggle = ontoggle;
        this.#row = row;
        this.sign = element("span.translation-sign");
        this.count = element("span");
        this.toggle = element("button.bare.translation-toggle", { type: "button", onclick: () => this.#toggle() }, symbol("translate"), this.count);
        this.list = element("div.translations", { role: "group" });
        /** @type {HTMLElement} */
        this.element = element("div.translation-part", element("div.translation-head", this.sign, element("span.spacer"), this.toggle), this.list);
    }

    #toggle() {
        isOpen = !isOpen;
        this.ontoggle();
    }

    /** @param {InspectorRow} row */
    update(row) {
        this.#row = row;
        const items = row.translations?.items ?? [];
        const shown = row.translation;
        const open = items.filter(item => item.state === "missing" || item.state === "outdated").length;
        this.sign.textContent = shown ? `${languageTitle(shown.language)}${shown.state === "missing" ? ": missing" : shown.state === "outdated" ? ": outdated" : ""}` : "";
        this.sign.title = shown ? `The canvas shows ${languageTitle(shown.language)}: this is the translation, not the document’s text. ${STATE_HELP[shown.state]}` : "";
        this.sign.classList.toggle("is-open", !!shown && shown.state !== "translated" && shown.state !== "needless");
        this.count.textContent = `${items.length - open}/${items.length}`;
        const label = `${isOpen ? "Hide" : "Show"} Translations of ${row.title}: ${items.length - open} of ${items.length}`;
        this.toggle.setAttribute("aria-label", label);
        this.toggle.setAttribute("aria-expanded", `${isOpen}`);
        this.toggle.title = label;
        this.toggle.classList.toggle("is-open", open > 0);
        this.list.hidden = !isOpen;
        this.list.setAttribute("aria-label", `Translations of ${row.title}`);
        if (!isOpen) return;
        const others = items.filter(item => item.language !== shown?.language);
        for (const language of [...this.#fields.keys()]) if (!others.some(item => item.language === language)) this.#fields.delete(language);
        replaceMissing(this.list, others.map(item => this.#field(item)));
    }

    /** @param {Translation} item */
    #field(item) {
        const { language } = item;
        let field = this.#fields.get(language);
        if (!field) {
            const made = textField({
                label: `${this.#row.title} in ${languageTitle(language)}`, oncommit: text => { translate(this.app, this.#row.translations?.key ?? "", language, text); },
                isMultiline: this.#row.control === "multiline",
            });
            field = { ...made, box: element("label.translation", element("span", { title: languageTitle(language) }, languageTitle(language)), made.element) };
            this.#fields.set(language, field);
        }
        field.box.className = `translation is-${item.state}`;
        field.box.title = STATE_HELP[item.state];
        field.update(item.text ?? "", { placeholder: `${this.#row.translation ? this.#row.placeholder : this.#row.value ?? ""}` });
        return field.box;
    }
}

/**
 * Replaces children unless they are the same: a field that moves loses the focus.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
function replaceMissing(parent, children) {
    if (children.length !== parent.children.length || children.some((child, index) => parent.children[index] !== child)) replaceChildren(parent, children);
}
