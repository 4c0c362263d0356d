import { element, replaceChildren, symbol } from "../elements/dom.js";
import { KeptRows } from "../elements/kept-rows.js";
import { STATE_HELP, translate } from "../inspectors/translations.js";
import { languageTitle, shownLanguage } from "../model/languages.js";
import { answerAboutDocument, askingForLatest } from "../model/latest.js";
import { prompt } from "../popups/dialogs.js";
import { showMenuBelow } from "../popups/menus.js";
import { propertyWords } from "../projects/find-hits.js";
import { canLocalize } from "./localizing.js";
import { isOpenItem, offeredLanguages, progressOf, shownTexts, textsByScene } from "./text-rows.js";
import { sentence } from "../model/words.js";

/**
 * @typedef {import("./text-rows.js").Text} Text
 * @typedef {import("./text-rows.js").Texts} Texts
 * @typedef {import("./text-rows.js").Filter} Filter
 */

/** The height of a row, in pixels. */
const ROW_HEIGHT = 26;

/** @type {{value: Filter, title: string}[]} */
const FILTERS = [{ value: "all", title: "All" }, { value: "open", title: "To Do" }, { value: "stale", title: "Stale" }];

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const panel = new TextsPanel(place, app);
    app.commands.add({
        id: "texts.show", title: () => panel.isShown ? "Hide Texts" : "Show Texts", menu: "View", submenu: "Panels Below", group: "panels", shortcut: "mod+alt+T", inFields: true,
        help: "the texts of the document in all languages", isChecked: () => panel.isShown, run: () => panel.toggle(),
    });
}

/** The texts of the document in all languages: a row for each, and a column for each language. */
class TextsPanel {
    /** @type {Texts | null} */
    #texts = null;
    /** @type {Filter} */
    #filter = "all";
    #isPressed = false;
    /** Whether the table is to be shown again when the pointer is released. */
    #isLate = false;
    /** The cell that gets the focus when the table is shown again: the key and the language. */
    #focus = "";

    /** @param {HTMLElement} place @param {import("../types.js").App} app */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        this.kinds = element("div.segmented", { role: "radiogroup", "aria-label": "Which texts" });
        /** @type {HTMLInputElement} */
        this.search = element("input.field", { type: "search", placeholder: "Filter", "aria-label": "Filter the texts", spellcheck: false, oninput: () => this.#show() });
        this.add = element("button.button", { type: "button", disabled: true, "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => this.#offerLanguages() }, "Add Language…");
        this.table = element("div.texts-table", { role: "table", "aria-label": "Texts", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
        this.rows = new KeptRows(this.table);
        place.append(element("div.texts",
            element("header.texts-head", element("h2", "Texts"), this.kinds, element("span.spacer"), this.search, this.add,
                element("button.tool", { type: "button", title: "Hide the Texts", "aria-label": "Hide the Texts", onclick: () => this.toggle() }, symbol("x"))),
            this.table));
        // The press that ends typing may be the beginning of a click on another cell, which must still be there at its end.
        this.table.addEventListener("pointerdown", () => { this.#isPressed = true; }, { capture: true });
        for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(() => this.#release()), { capture: true });
        // A canvas beside it doesn't scroll.
        place.addEventListener("wheel", event => { if (!event.ctrlKey) event.stopPropagation(); });
        this.store.onCalm("document", () => this.#ask());
        this.store.onPause(["scenes", "state"], () => this.#ask());
        this.store.onCalm(["selection", "view"], () => this.#mark());
    }

    get isShown() { return document.body.classList.contains("shows-texts"); }

    toggle() {
        const isShown = document.body.classList.toggle("shows-texts");
        if (!isShown) return this.app.canvas.focus();
        this.#ask();
        this.search.focus();
    }

    #askForLatest = askingForLatest(
        () => answerAboutDocument(this.store, "texts"),
        texts => {
            this.#texts = texts;
            this.#show();
        },
    );

    async #ask() {
        if (this.isShown) await this.#askForLatest();
    }

    /** @param {Text} text */
    #nameOf(text) { return this.store.current?.object(text.object ?? "")?.name ?? text.object ?? ""; }

    // MARK: Showing

    /** Shows what has come while the pointer was pressed. */
    #release() {
        this.#isPressed = false;
        if (!this.#isLate) return;
        this.#isLate = false;
        this.#show();
    }

    #show() {
        if (this.#isPressed) {
            this.#isLate = true;
            return;
        }
        const texts = this.#texts;
        this.add.disabled = !texts || !!texts.obstacle;
        this.#showKinds();
        // Without rows it is no table.
        this.table.role = texts && !texts.obstacle ? "table" : "group";
        if (!texts) return replaceChildren(this.table);
        if (texts.obstacle) {
            return replaceChildren(this.table, element("div.texts-empty", element("p", `${sentence(texts.obstacle.message)}.`), texts.obstacle.hint && element("p.detail", `${sentence(texts.obstacle.hint)}.`),
                canLocalize(this.store.current) && element("button.button", { type: "button", onclick: () => this.app.commands.run("file.localize") }, "Localize…")));
        }
        // What is being typed stays.
        const edited = this.table.querySelector("input");
        if (edited && document.activeElement === edited) return void edited.addEventListener("blur", () => setTimeout(() => this.#show()), { once: true });
        const focused = document.activeElement;
        if (!this.#focus && focused instanceof HTMLElement && this.table.contains(focused)) this.#focus = focused.dataset.cell ?? "";
        const count = texts.others.length;
        this.table.style.setProperty("--languages", `${count}`);
        // There is no repetition without columns.
        this.table.style.setProperty("--translations", count ? `repeat(${count}, minmax(150px, 1fr))` : "");
        const rows = this.#filter === "stale" ? this.#staleRows(texts) : this.#rows(texts);
        const empty = this.#filter === "all" ? "No texts" : "Nothing to do";
        this.rows.show([this.#head(texts), ...(rows.length ? rows : [{ key: "empty", look: empty, make: () => element("div.texts-empty", empty) }])]);
        this.#mark();
        if (this.#focus) {
            const cell = [...this.table.querySelectorAll(".texts-cell")].find(cell => cell instanceof HTMLElement && cell.dataset.cell === this.#focus);
            this.#focus = "";
            if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
        }
    }

    #showKinds() {
        const texts = this.#texts;
        const counts = { all: texts?.texts.length ?? 0, open: texts?.texts.filter(text => text.items.some(isOpenItem)).length ?? 0, stale: texts?.stale.length ?? 0 };
        replaceChildren(this.kinds, FILTERS.map(({ value, title }) => element("button", {
            type: "button", role: "radio", "aria-checked": `${value === this.#filter}`, onclick: () => {
                this.#filter = value;
                this.#show();
            },
        }, `${title} ${counts[value]}`)));
    }

    /** @param {Texts} texts */
    #head(texts) {
        const columns = texts.others.map(language => /** @type {const} */ ([language, languageTitle(language), progressOf(texts.texts, language)]));
        return {
            key: "head", look: JSON.stringify([texts.own, columns]), make: () => element("div.texts-row.texts-columns", { role: "row" },
                element("span", { role: "columnheader" }, "Object"),
                this.#column(null, languageTitle(texts.own), "the document’s own texts"),
                columns.map(([language, title, progress]) => this.#column(language, title, progress))),
        };
    }

    /**
     * @param {string | null} language
     * @param {string} title
     * @param {string} detail
     */
    #column(language, title, detail) {
        const label = `Show the canvas in ${title}`;
        return element("span", { role: "columnheader" }, element("button.texts-column", {
            type: "button", title: `${label}: ${detail}`, "aria-label": `${title}, ${detail}. ${label}`, "data-language": language ?? "",
            onclick: () => this.store.setView({ language: language ?? undefined }),
        }, element("b", title), symbol("eye"), language ? element("span.detail", detail) : null));
    }

    /** @param {Texts} texts */
    #rows(texts) {
        const shown = shownTexts(texts, this.#filter, this.search.value, text => this.#nameOf(text));
        return textsByScene(shown).map(({ scene, texts: own }) => {
            const title = this.store.current?.scenes.get(scene)?.title || "Document";
            const objects = own.map(text => this.store.current?.object(text.object ?? "")?.title ?? text.object ?? "");
            return {
                key: `scene ${scene}`, look: JSON.stringify([title, own, objects]), make: () => group(own.length,
                    element("h3.texts-scene", { role: "row" }, element("span", { role: "rowheader" }, title)),
                    own.map((text, index) => this.#row(text, objects[index]))),
            };
        });
    }

    /** @param {Text} text @param {string} object */
    #row(text, object) {
        return element("div.texts-row", { role: "row", "data-object": text.object ?? "", onclick: () => this.#reveal(text) },
            element("span.texts-object", { role: "rowheader", title: text.note ? `${text.key}\nNote: ${text.note}` : text.key },
                element("b", object), element("span.detail", propertyWords(text.property))),
            element("span.texts-own", { role: "cell", title: text.text }, text.text),
            text.items.map(item => element("span", { role: "cell" }, this.#cell(text, item))));
    }

    /** @param {Text} text @param {import("../inspectors/translations.js").Translation} item */
    #cell(text, item) {
        const shown = item.text ?? (item.state === "missing" ? "Missing" : item.state === "needless" ? "—" : "");
        const cell = element(`button.texts-cell.is-${item.state}`, {
            type: "button", "data-cell": `${text.key} ${item.language}`, title: [item.text, STATE_HELP[item.state]].filter(Boolean).join("\n"),
            "aria-label": `${languageTitle(item.language)}: ${item.text ?? "none"}${item.state === "translated" ? "" : `, ${item.state}`}`,
            onclick: (/** @type {Event} */ event) => {
                event.stopPropagation();
                this.#reveal(text);
                this.#edit(cell, text, item);
            },
        }, item.state === "outdated" && symbol("exclamation-triangle-fill", "yellow"), element("span", shown));
        return cell;
    }

    /** @param {Texts} texts */
    #staleRows(texts) {
        return texts.others.flatMap(language => {
            const stale = texts.stale.filter(text => text.language === language);
            if (!stale.length) return [];
            return {
                key: `stale ${language}`, look: JSON.stringify(stale), make: () => group(stale.length,
                    element("h3.texts-scene", { role: "row" }, element("span", { role: "rowheader" }, languageTitle(language)),
                        element("span.detail", { role: "cell" }, "texts of objects that the document doesn’t have any more"),
                        element("span", { role: "cell" }, element("button.button", { type: "button", onclick: () => this.store.attempt("removeStaleTexts", { language }) }, "Remove"))),
                    stale.map(text => element("div.texts-row.is-stale", { role: "row" }, element("span.texts-object", { role: "rowheader" }, text.key), element("span.texts-own", { role: "cell" }, text.text)))),
            };
        });
    }

    /** Marks the rows of selected objects, and the language of the canvas. */
    #mark() {
        if (!this.isShown) return;
        const selected = new Set(this.store.selection);
        const language = shownLanguage(this.store) ?? "";
        for (const row of this.table.querySelectorAll(".texts-row")) row.classList.toggle("is-current", row instanceof HTMLElement && !!row.dataset.object && selected.has(row.dataset.object));
        for (const column of this.table.querySelectorAll(".texts-column")) column.classList.toggle("is-on", column instanceof HTMLElement && column.dataset.language === language);
    }

    /** @param {Text} text */
    #reveal(text) {
        if (!text.object || !this.store.current?.has(text.object)) return;
        this.store.select([text.object]);
        this.app.canvas.reveal([text.object]);
    }

    // MARK: Editing

    /**
     * @param {HTMLElement} cell
     * @param {Text} text
     * @param {import("../inspectors/translations.js").Translation} item
     */
    #edit(cell, text, item) {
        const label = `${text.text} in ${languageTitle(item.language)}`;
        const input = element("input.field.texts-field", { type: "text", value: item.text ?? "", placeholder: text.text, "aria-label": label, spellcheck: false });
        let isOver = false;
        /** @param {boolean} isKept @param {string} [next] The cell that gets the focus. */
        const end = (isKept, next) => {
            if (isOver) return;
            isOver = true;
            if (next !== undefined) this.#focus = next;
            const isChanged = input.value !== (item.text ?? "") || (item.state === "outdated" && next !== undefined);
            input.replaceWith(cell);
            if (next !== undefined) cell.focus({ preventScroll: true });
            if (isKept && isChanged) translate(this.app, text.key, item.language, input.value).then(() => this.#ask());
            else if (next !== undefined) this.#show();
        };
        input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
            event.stopPropagation();
            if (event.key === "Escape") end(false, cell.dataset.cell);
            else if (event.key === "Enter") end(true, this.#beside(cell, event.shiftKey ? -1 : 1)?.dataset.cell ?? cell.dataset.cell);
            else return;
            event.preventDefault();
        });
        input.addEventListener("blur", () => end(true));
        input.addEventListener("click", (/** @type {Event} */ event) => event.stopPropagation());
        cell.replaceWith(input);
        input.focus({ preventScroll: true });
        input.select();
        // The cell isn't there any more when its neighbor is looked for.
        this.#edited = input;
    }

    /** @type {HTMLElement | null} */
    #edited = null;

    /** The rows of texts. @returns {HTMLElement[]} */
    get #lines() { return [...this.table.querySelectorAll(".texts-row[data-object]")].flatMap(row => row instanceof HTMLElement ? row : []); }

    /**
     * Returns the cell above or below one.
     * @param {HTMLElement} cell
     * @param {1 | -1} step
     * @returns {HTMLElement | null}
     */
    #beside(cell, step) {
        const inside = cell.isConnected ? cell : this.#edited;
        const row = inside?.closest(".texts-row");
        const lines = this.#lines;
        const language = cell.dataset.cell?.split(" ").pop();
        const next = lines[lines.findIndex(line => line === row) + step];
        const found = [...next?.querySelectorAll(".texts-cell") ?? []].find(other => other instanceof HTMLElement && other.dataset.cell?.split(" ").pop() === language);
        return found instanceof HTMLElement ? found : null;
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const cell = event.target;
        if (!(cell instanceof HTMLElement) || !cell.classList.contains("texts-cell")) return;
        if (event.key === "ArrowDown") this.#beside(cell, 1)?.focus();
        else if (event.key === "ArrowUp") this.#beside(cell, -1)?.focus();
        else if (event.key === "Escape") this.app.canvas.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    // MARK: Languages

    #offerLanguages() {
        const texts = this.#texts;
        if (!texts) return;
        showMenuBelow([
            ...offeredLanguages(texts).map(code => ({ title: languageTitle(code), detail: code, run: () => this.#add(code) })),
            { separator: /** @type {const} */ (true) }, { title: "Other…", run: () => this.#askForLanguage() },
        ], this.add, { title: "Languages" });
    }

    async #askForLanguage() {
        const code = await prompt({ title: "Add Language", text: "The app gets a folder for the language, or a column in its string catalog.", label: "Code", value: "", button: "Add" });
        if (code) this.#add(code);
    }

    /** @param {string} language */
    async #add(language) {
        if (!await this.store.attempt("addLanguage", { language })) return;
        await this.#ask();
        this.store.setView({ language });
    }
}

/**
 * Returns rows under a heading, which are laid out only when they are seen.
 * @param {number} count
 * @param {HTMLElement} heading
 * @param {HTMLElement[]} rows
 * @returns {HTMLElement}
 */
function group(count, heading, rows) {
    return element("div.texts-group", { role: "rowgroup", style: { containIntrinsicBlockSize: `auto ${ROW_HEIGHT * (count + 1)}px` } }, heading, rows);
}
