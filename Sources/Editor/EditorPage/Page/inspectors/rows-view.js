import { element, symbol } from "../elements/dom.js";
import { usesItems } from "../projects/uses.js";
import { revertRowItems } from "../history/revert-menu.js";
import { markRow } from "../history/row-marks.js";
import { showMenu } from "../popups/menus.js";
import { withAutoresizing } from "./autoresizing.js";
import { makeControl } from "./controls.js";
import { commandsFor, fittingControl, rowKey } from "./row-edit.js";
import { withGroups } from "./row-groups.js";
import { withPages } from "./row-pages.js";
import { inShownLanguage, translate, TranslationFields } from "./translations.js";
import { showVariationPopover } from "./variation-popover.js";
import { hasVariation, variedCommands } from "./varying.js";

/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */
/** @typedef {import("./row-edit.js").InspectorSection} InspectorSection */
/**
 * @typedef {{
 *   element: HTMLElement, control: import("./row-edit.js").Control, row: InspectorRow, section: InspectorSection, translations?: TranslationFields,
 *   title?: HTMLElement, titleOf?: (row: InspectorRow) => string
 * }} ShownRow
 */

/** The closed sections by title, for the lifetime of the page. */
const closedSections = new Set();

/** The chosen pages of rows by title, for the lifetime of the page. @type {Map<string, string>} */
const chosenPages = new Map();

/**
 * Sections of rows. Controls of unchanged rows are reused, so that they keep the focus.
 */
export class RowsView {
    /** @type {Map<string, ShownRow>} */
    #rows = new Map();
    /** @type {Map<string, HTMLElement>} */
    #sections = new Map();
    /** @type {InspectorSection[]} */
    #content = [];

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        /** @type {HTMLElement} */
        this.element = element("div.inspector-rows");
    }

    /** @param {InspectorSection[]} sections */
    update(sections) {
        this.#content = sections;
        /** @type {Map<string, ShownRow>} */
        const rows = new Map();
        const shown = sections.map(section => this.#section(section, rows));
        this.#rows = rows;
        for (const [title, old] of this.#sections) if (!sections.some(section => section.title === title)) this.#sections.delete(title), old.remove();
        inOrder(this.element, shown);
    }

    /**
     * @param {InspectorSection} section
     * @param {Map<string, ShownRow>} rows
     */
    #section(section, rows) {
        const box = this.#sections.get(section.title) ?? this.#newSection(section.title);
        this.#sections.set(section.title, box);
        const elements = withGroups(withPages(withAutoresizing(section.rows), title => chosenPages.get(title))).map(row => {
            let repetition = 0;
            while (rows.has(rowKey(section.title, row, repetition))) repetition++;
            const key = rowKey(section.title, row, repetition);
            const shown = this.#row(this.#rows.get(key), row, section);
            rows.set(key, shown);
            return shown.element;
        });
        inOrder(/** @type {HTMLElement} */ (box.lastElementChild), elements);
        return box;
    }

    /** @param {string} title */
    #newSection(title) {
        const toggle = () => {
            if (!closedSections.delete(title)) closedSections.add(title);
            show();
        };
        const head = element("button.section-head", { type: "button", onclick: toggle }, symbol("chevron-right"), element("span", title));
        const box = element("section.inspector-section", { "aria-label": title }, head, element("div.section-rows"));
        const show = () => {
            box.classList.toggle("is-closed", closedSections.has(title));
            head.setAttribute("aria-expanded", `${!closedSections.has(title)}`);
        };
        show();
        return box;
    }

    /**
     * @param {ShownRow | undefined} old
     * @param {InspectorRow} given
     * @param {InspectorSection} section
     * @returns {ShownRow}
     */
    #row(old, given, section) {
        const row = inShownLanguage(this.app, given);
        if (old && !old.translations === !row.translations && fittingControl(old.row) === fittingControl(row) && JSON.stringify(old.row.parts) === JSON.stringify(row.parts)) {
            old.row = row;
            old.section = section;
            old.control.update(row);
            this.#mark(old);
            return old;
        }
        /** @type {ShownRow} */
        const shown = { element: element("div.inspector-row"), row, section, control: /** @type {any} */ (null) };
        shown.control = makeControl({
            row, app: this.app, commit: value => row.control === "page" ? this.#choosePage(shown.row.title, value) : this.#commit(shown.row, value),
            reset: () => shown.row.translation ? this.#commit(shown.row, "") : this.#perform(shown.row, shown.row.reset ?? []),
            perform: (part, value) => this.#perform(part, commandsFor(part, value)), makeRows: () => new RowsView(this.app),
        });
        const { isWide, ownsTitle } = shown.control;
        shown.element.classList.toggle("is-wide", !!isWide);
        shown.title = isWide ? undefined : element("span.row-title");
        shown.titleOf = given => given.variation?.title ?? (ownsTitle ? given.group ?? "" : given.title);
        shown.element.append(...(shown.title ? [shown.title] : []), shown.control.element);
        if (row.translations) {
            shown.translations = new TranslationFields(this.app, row, () => this.update(this.#content));
            shown.element.append(shown.translations.element);
        }
        if (row.variation) {
            shown.element.classList.add("is-variation");
            shown.element.setAttribute("role", "group");
            shown.element.setAttribute("aria-label", `${row.title}, ${row.variation.title}`);
        }
        shown.element.addEventListener("contextmenu", event => this.#showMenu(shown, event));
        this.#mark(shown);
        return shown;
    }

    /** @param {string} title @param {string} option */
    async #choosePage(title, option) {
        chosenPages.set(title, option);
        this.update(this.#content);
    }

    /** @param {ShownRow} shown */
    #mark(shown) {
        const { element: line, row } = shown;
        if (shown.title) shown.title.textContent = shown.titleOf?.(row) ?? "";
        line.classList.toggle("is-default", !!row.isDefault);
        line.classList.toggle("is-translated", !!row.translation);
        shown.translations?.update(row);
        line.title = row.help ?? "";
        markRow(this.app, line, row.changes);
        const has = line.firstElementChild?.classList.contains("vary");
        if (!row.vary && !row.variation) return has ? line.firstElementChild?.remove() : undefined;
        if (!has) line.prepend(this.#varyButton(shown));
    }

    /**
     * Returns the button that adds a variation of a row, or removes the variation.
     * @param {ShownRow} shown
     */
    #varyButton(shown) {
        const { title, variation } = shown.row;
        if (!variation) {
            const label = `Introduce Variation: ${title}`;
            return element("button.bare.vary", { type: "button", title: label, "aria-label": label, "aria-haspopup": "dialog", onclick: () => this.#introduce(shown) }, symbol("plus"));
        }
        const label = `Remove Variation: ${title}, ${variation.title}`;
        return element("button.bare.vary", { type: "button", title: label, "aria-label": label, onclick: () => this.#removeVariation(shown.row) }, symbol("x"));
    }

    /** @param {ShownRow} shown */
    #introduce(shown) {
        showVariationPopover(this.app, shown.element.firstElementChild ?? shown.element, {
            title: shown.row.title, isTaken: key => hasVariation(shown.row, shown.section.rows, key),
            choose: key => { this.app.store.perform("Introduce Variation", variedCommands(shown.row, key)); },
        });
    }

    /** @param {InspectorRow} row */
    #removeVariation(row) { this.app.store.perform("Remove Variation", row.reset ?? []); }

    /**
     * Sets the value of a row, or the translation that it shows.
     * @param {InspectorRow} row
     * @param {import("./row-edit.js").Value} value
     */
    #commit(row, value) {
        if (row.translation) return translate(this.app, row.translations?.key ?? "", row.translation.language, `${value ?? ""}`);
        return this.#perform(row, commandsFor(row, value));
    }

    /**
     * @param {InspectorRow} row
     * @param {import("../types.js").Command[]} commands
     */
    #perform(row, commands) { return this.app.store.perform(editName(row), commands); }

    /**
     * @param {ShownRow} shown
     * @param {MouseEvent} event
     */
    #showMenu(shown, event) {
        const { row } = shown;
        const { reset } = row;
        if (row.control === "page") return;
        if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox" && event.target === document.activeElement) return;
        event.preventDefault();
        event.stopPropagation();
        const text = Array.isArray(row.value) ? row.value.join(", ") : typeof row.value === "object" ? row.value?.title ?? "" : `${row.value ?? ""}`;
        showMenu([
            row.variation ? { title: "Remove Variation", run: () => this.#removeVariation(row) }
                : row.translation ? { title: "Remove Translation", isDisabled: row.translation.text === undefined, run: () => this.#commit(row, "") }
                    : { title: "Reset to Default", isDisabled: !reset || (row.isDefault && !row.isMixed), run: () => reset && this.#perform(row, reset) },
            ...(row.vary ? [{ title: "Introduce Variation…", run: () => this.#introduce(shown) }] : []),
            ...revertRowItems(this.app, row.changes),
            ...usesItems(this.app, row),
            { title: "Copy Value", isDisabled: !!row.isMixed || !text, run: () => navigator.clipboard?.writeText(text) },
        ], { x: event.clientX, y: event.clientY });
    }
}

/**
 * Returns the name of a row's change in the Undo menu item.
 * @param {InspectorRow} row
 */
function editName({ title, control, value }) {
    if (control === "attribute") return value ? "Change Runtime Attribute" : "Add Runtime Attribute";
    return `Change ${title}`;
}

/**
 * Orders children and removes others without moving those that are in place: a field that moves loses the focus.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
function inOrder(parent, children) {
    const wanted = new Set(children);
    for (const child of [...parent.children]) if (!wanted.has(/** @type {HTMLElement} */ (child))) child.remove();
    children.forEach((child, index) => {
        if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
    });
}
