import { ask } from "../popups/dialogs.js";
import { element, replaceChildren, symbol } from "../elements/dom.js";
import { countOf, groupedHits, KINDS, previewOf, propertyWords, summaryOf, valueWords } from "./find-hits.js";
import { folderOf, nameOf } from "../documents/folders.js";
import { originOf } from "../model/version-name.js";
import { tellNotes } from "./refactoring.js";

/** @typedef {import("./find-hits.js").Hit} Hit */

/** The time in milliseconds after the last key until a search begins. */
const PAUSE = 160;
/** The largest number of hits that are listed. */
const MOST = 1000;

/**
 * Adds the search in all documents of the folder.
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const panel = new FindPanel(place, app);
    app.findUses = (kind, value) => panel.open({ isEverywhere: true, query: { kind, value, isWhole: true } });
    const isDocument = () => !!app.store.current && app.store.current.kind !== "text";
    app.commands.add(
        {
            id: "find.show", title: "Find in All Documents…", menu: "Edit", group: "find", shortcut: "mod+alt+shift+F", inFields: true,
            help: "Finds texts, classes, identifiers, colors, fonts, images and spacings in the folder, and replaces them", run: () => panel.open({ isEverywhere: true }),
        },
        {
            // In a source, the browser finds.
            id: "find.document", title: "Find…", menu: "Edit", group: "find", shortcut: "mod+F", isEnabled: () => isDocument() && !app.source?.hasFocus,
            help: "Finds texts, classes, identifiers, colors, fonts, images and spacings in this document", run: () => panel.open({ isEverywhere: false }),
        },
        {
            id: "find.replace", title: "Find and Replace…", menu: "Edit", group: "find", shortcut: "mod+alt+F", isEnabled: () => isDocument() && app.store.people.canChange,
            run: () => panel.open({ isEverywhere: false, isReplacing: true }),
        },
        {
            id: "find.uses", title: () => usedClass(app) ? `Find Uses of ${usedClass(app)}` : "Find Uses of Class", menu: "Edit", group: "find",
            isEnabled: () => usedClass(app) !== null, run: () => panel.open({ isEverywhere: true, query: { kind: "class", value: usedClass(app) ?? "", isWhole: true } }),
        });
}

/**
 * Returns the class of the app that the selected object has.
 * @param {import("../types.js").App} app
 */
function usedClass({ store }) {
    const [id, ...others] = store.selection;
    const name = others.length || id === undefined ? null : store.current?.object(id)?.class;
    return name && !/^(UI|NS|AV|MK|WK|GLK|SCN|SK|MTK|PDF|AR)[A-Z]/.test(name) ? name : null;
}

/** The search in the document that is seen, or in all: a panel beside the canvas, which stays open while one edits. */
class FindPanel {
    /**
     * Those in the scope.
     * @type {Hit[]}
     */
    #hits = [];
    /** @type {string[]} The keys of those that aren't in the scope. */
    #elsewhere = [];
    #isEverywhere = false;
    /** @type {Map<string, string | undefined>} What the colors of the app and the system look like, by name. */
    #colors = new Map();
    /** @type {Set<string>} The keys of the hits that aren't replaced. */
    #skipped = new Set();
    #asked = 0;
    /**
     * What was replaced last, as it is now, while that is what was looked for.
     * @type {{value: string, words: string, hits: Hit[]}}
     */
    #replaced = { value: "", words: "", hits: [] };
    /** @type {number | undefined} */
    #timer;

    /** @param {HTMLElement} place @param {import("../types.js").App} app */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        const search = () => this.#plan();
        /** @type {HTMLSelectElement} */
        this.kind = element("select.field", { "aria-label": "Kind", onchange: () => this.#turn() }, KINDS.map(kind => element("option", { value: kind.value }, kind.title)));
        /** @type {HTMLInputElement} */
        this.value = element("input.field", { type: "text", "aria-label": "Find", placeholder: "Find", spellcheck: false, autocomplete: "off", list: "find-values", oninput: search });
        this.values = element("datalist#find-values");
        this.choices = element("datalist#find-choices");
        /** @type {HTMLInputElement} */
        this.whole = element("input", { type: "checkbox", onchange: () => this.#search() });
        /** @type {HTMLInputElement} */
        this.next = element("input.field", { type: "text", "aria-label": "Replace with", placeholder: "Replace with", spellcheck: false, autocomplete: "off", list: "find-choices", oninput: () => this.#show() });
        /** @type {HTMLElement} */
        this.summary = element("p.find-summary", { role: "status" });
        /** @type {HTMLButtonElement} */
        this.button = element("button.button.primary", { type: "button", onclick: () => this.#replace() }, "Replace");
        /** @type {HTMLElement} */
        this.list = element("div.find-list", { role: "list", "aria-label": "Results" });
        /** @type {HTMLElement} */
        this.scope = element("div.segmented", { role: "radiogroup", "aria-label": "Where", onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if (!/^Arrow/.test(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
            this.#turnTo(!this.#isEverywhere);
            /** @type {HTMLElement | null} */ (this.scope.querySelector("[aria-checked='true']"))?.focus();
        } });
        /** @type {HTMLElement} */
        this.element = element("section.find-panel", { role: "dialog", "aria-label": "Find", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
            element("header", element("h2", "Find"), this.scope, element("button.bare", { type: "button", "aria-label": "Close", title: "Close", onclick: () => this.close() }, symbol("x"))),
            element("div.find-fields", element("div.find-line", this.kind, this.value, this.values), element("div.find-line", this.next, this.choices, this.button),
                element("label.find-whole", this.whole, element("span", "Whole values only"))),
            this.summary, this.list);
        for (const topic of /** @type {const} */ (["documents", "document", "scenes"])) app.store.on(topic, () => { if (this.isOpen) this.#plan(600); });
    }

    get isOpen() { return this.element.isConnected; }

    /**
     * @param {{isEverywhere: boolean, isReplacing?: boolean, query?: {kind: string, value: string, isWhole: boolean}}} what
     */
    open({ isEverywhere, isReplacing, query }) {
        if (!this.isOpen) {
            this.focusBefore = document.activeElement;
            this.place.append(this.element);
        }
        if (query) {
            this.kind.value = query.kind;
            this.value.value = query.value;
            this.whole.checked = query.isWhole;
            this.next.value = "";
        }
        const field = isReplacing && this.value.value ? this.next : this.value;
        field.focus();
        field.select();
        this.#turnTo(isEverywhere);
    }

    /** @param {boolean} isEverywhere */
    #turnTo(isEverywhere) {
        this.#isEverywhere = isEverywhere;
        replaceChildren(this.scope, [false, true].map(each => element("button", {
            type: "button", role: "radio", "aria-checked": `${each === isEverywhere}`, tabIndex: each === isEverywhere ? 0 : -1, onclick: () => this.#turnTo(each),
        }, each ? "All Documents" : "This Document")));
        this.#search();
    }

    /**
     * Keeps the hits of the scope.
     * @param {Hit[]} hits
     */
    #take(hits) {
        const path = originOf(this.app.store.current?.path ?? "");
        const isIn = (/** @type {Hit} */ hit) => this.#isEverywhere || hit.document === path;
        this.#hits = hits.filter(isIn);
        this.#elsewhere = hits.filter(hit => !isIn(hit)).map(({ key }) => key);
    }

    close() {
        const hadFocus = this.element.contains(document.activeElement);
        this.element.remove();
        if (hadFocus && this.focusBefore instanceof HTMLElement) this.focusBefore.focus({ preventScroll: true });
    }

    get #query() { return { of: this.kind.value, value: this.value.value, ...(this.whole.checked ? { whole: true } : {}) }; }

    /** Looks for another kind of values: what the last one was to be replaced with is no value of it. */
    #turn() {
        this.next.value = "";
        this.#search();
    }

    /** @param {number} [pause] */
    #plan(pause = PAUSE) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#search(), pause);
    }

    async #search() {
        clearTimeout(this.#timer);
        const number = ++this.#asked;
        const isEmpty = !this.value.value && this.kind.value === "text";
        const query = this.#query;
        /** @type {{hits: Hit[], choices?: {title: string, css?: string}[]} | null} */
        const answer = isEmpty ? { hits: [] } : await this.app.store.connection.request("find", query).catch(error => {
            this.app.store.tell("failure", { message: error.message, hint: error.hint });
            return null;
        });
        if (number !== this.#asked || !answer) return;
        this.#take(answer.hits);
        this.#colors = new Map((answer.choices ?? []).map(({ title, css }) => [title, css]));
        replaceChildren(this.choices, [...this.#colors.keys()].map(value => element("option", { value })));
        // For scripts that automate the page.
        Object.assign(this.list.dataset, { kind: query.of, value: query.value });
        const keys = new Set(this.#hits.map(({ key }) => key));
        this.#skipped = new Set([...this.#skipped].filter(key => keys.has(key)));
        if (!this.value.value) replaceChildren(this.values, [...new Set(this.#hits.map(({ value }) => valueWords(value, query.of)))].slice(0, 200).map(value => element("option", { value })));
        this.#show();
    }

    #show() {
        const chosen = this.#hits.filter(({ key }) => !this.#skipped.has(key));
        const { value, words, hits: replaced } = this.#replaced;
        const isDone = !this.#hits.length && replaced.length > 0 && value === this.value.value;
        this.summary.textContent = isDone ? words : summaryOf(this.#hits, this.value.value) + (!this.#hits.length && this.#elsewhere.length ? ` There are ${this.#elsewhere.length} in other documents.` : "");
        this.button.disabled = !chosen.length || (!this.next.value && this.kind.value !== "class") || (!this.value.value && !this.next.value);
        this.button.textContent = chosen.length > 1 ? `Replace ${chosen.length}` : "Replace";
        replaceChildren(this.list, groupedHits((isDone ? replaced : this.#hits).slice(0, MOST)).map(({ path, hits }) => element("section", { role: "listitem", "aria-label": path },
            element("h3", { title: path }, symbol(path.endsWith(".xib") ? "square" : "collection"), element("span.find-name", nameOf(path)), element("span.find-folder", folderOf(path)), element("span.find-count", `${hits.length}`)),
            hits.map(hit => this.#row(hit, isDone)))));
    }

    /** @param {Hit} hit @param {boolean} isDone Whether it was replaced. */
    #row(hit, isDone) {
        const preview = this.next.value && !isDone ? previewOf(hit.value, this.#query, this.next.value) : null;
        const isSkipped = this.#skipped.has(hit.key);
        const words = (/** @type {string} */ value) => valueWords(value, this.kind.value);
        const place = [hit.sceneTitle, hit.name === hit.sceneTitle ? null : hit.name].filter(Boolean).join(" › ");
        return element("div.find-row", { class: isSkipped ? "is-skipped" : "" },
            preview === null ? null : element("input", {
                type: "checkbox", checked: !isSkipped, "aria-label": `Replace in ${place}`,
                onchange: (/** @type {Event} */ event) => {
                    if (/** @type {HTMLInputElement} */ (event.target).checked) this.#skipped.delete(hit.key);
                    else this.#skipped.add(hit.key);
                    this.#show();
                },
            }),
            element("button.find-hit", { type: "button", onclick: () => this.#reveal(hit) },
                element("span.find-place", place, element("span.find-property", propertyWords(hit.property))),
                element("span.find-value", swatch(hit.css), preview === null || isSkipped ? element("span", words(hit.value)) : [element("del", words(hit.value)), element("span.find-arrow", "→"), swatch(this.#css(preview)), element("ins", words(preview))])));
    }

    /**
     * Returns the color that a value is, if it is known.
     * @param {string} value
     */
    #css(value) {
        if (this.kind.value !== "color") return undefined;
        const known = valueWords(value, "color");
        return /^#([0-9A-F]{6}|[0-9A-F]{8})$/i.test(value) ? value : this.#colors.get(known) ?? this.#colors.get(`${known} Color`) ?? this.#hits.find(hit => valueWords(hit.value, "color") === known)?.css;
    }

    /** @param {Hit} hit */
    async #reveal(hit) {
        const { store, canvas } = this.app;
        const opened = await store.open(hit.document);
        if (!opened || store.current !== opened) return;
        const known = [hit.object, opened.scenes.get(hit.scene ?? "")?.controller].find(id => id && opened.has(id));
        if (!known) return;
        store.select([known]);
        canvas.reveal();
    }

    async #replace() {
        const { store } = this.app;
        const chosen = this.#hits.filter(({ key }) => !this.#skipped.has(key));
        const documents = new Set(chosen.map(({ document }) => document));
        if (documents.size > 1) {
            const count = `${chosen.length} values in ${documents.size} documents`;
            const answer = await ask({
                title: `Replace ${count}?`, text: "This is one step: Undo in any of the documents takes it back in all. The documents are saved together.",
                content: element("ul.find-documents", [...documents].map(path => element("li", path))),
                buttons: [{ title: "Cancel", value: "" }, { title: "Replace", value: "ok", isPrimary: true }],
            });
            if (answer !== "ok") return;
        }
        const done = await store.attempt("replace", { ...this.#query, to: this.next.value, skipped: [...this.#skipped, ...this.#elsewhere] });
        if (!done) return;
        this.#replaced = {
            value: this.value.value,
            words: `Replaced ${countOf(chosen)}. Undo${done.documents.includes(store.current?.path) ? "" : done.documents.length > 1 ? " in one of them" : " there"} takes it back.`,
            hits: chosen.map(hit => {
                const value = previewOf(hit.value, this.#query, this.next.value);
                return { ...hit, value, css: this.#css(value) };
            }),
        };
        tellNotes(this.app, done.notes);
        this.#search();
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.key === "Escape") this.close();
        else if (event.key === "Enter" && event.target === this.value) this.#search();
        else if (event.key === "Enter" && event.target === this.next && !this.button.disabled) this.#replace();
        else if (["ArrowDown", "ArrowUp"].includes(event.key) && event.target !== this.kind) this.#walk(event.key === "ArrowDown" ? 1 : -1);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** @param {1 | -1} step */
    #walk(step) {
        /** @type {HTMLElement[]} */
        const rows = [...this.list.querySelectorAll(".find-hit")].flatMap(row => row instanceof HTMLElement ? row : []);
        const index = rows.findIndex(row => row === document.activeElement);
        const next = rows[index + step];
        if (next) next.focus();
        else if (index === 0 && step < 0) this.value.focus();
    }
}

/** @param {string | undefined} css */
function swatch(css) {
    return css ? element("span.find-swatch", { style: { background: css }, "aria-hidden": "true" }) : null;
}
