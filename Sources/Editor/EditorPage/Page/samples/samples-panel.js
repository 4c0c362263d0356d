import { element, replaceChildren, symbol } from "../elements/dom.js";
import { answerAboutDocument, askingForLatest } from "../model/latest.js";
import { ask, prompt } from "../popups/dialogs.js";
import { showMenuBelow } from "../popups/menus.js";
import { listsOf, rowsOfText, valuesOf, viewsOf, withMember, withValue, wordsOf } from "./sample-model.js";

/**
 * @typedef {import("./sample-model.js").SampleState} SampleState
 * @typedef {import("./sample-model.js").SampleList} SampleList
 * @typedef {import("./sample-model.js").SampleSection} SampleSection
 * @typedef {import("./sample-model.js").SampleRow} SampleRow
 * @typedef {import("./sample-model.js").SampleValues} SampleValues
 */

/** The names that are offered for new states. */
const NAMES = ["Loaded", "Empty", "Loading", "Error"];

/** @type {Record<keyof SampleValues, string>} */
const TITLES = { text: "Text", image: "Image", hidden: "Visible", enabled: "Enabled", on: "On", value: "Value" };

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const panel = new SamplesPanel(place, app);
    app.commands.add({
        id: "samples.show", title: () => panel.isShown ? "Hide Sample Data" : "Show Sample Data", menu: "View", submenu: "Panels Below", group: "panels", shortcut: "mod+alt+D", inFields: true,
        help: "rows, texts and states to design with, in a file next to the document", isChecked: () => panel.isShown, run: () => panel.toggle(),
    });
}

/** The sample data of a scene: its states, the rows of its lists, and the values of its views. */
class SamplesPanel {
    /** @type {Record<string, SampleState[]>} */
    #scenes = {};
    /** @type {{message: string, line?: number}[]} */
    #problems = [];
    /** The scene that was selected last. */
    #scene = "";

    /** @param {HTMLElement} place @param {import("../types.js").App} app */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        this.title = element("span.detail");
        this.states = element("div.segmented.sample-states", { role: "radiogroup", "aria-label": "State of the scene" });
        this.add = element("button.tool", { type: "button", title: "Add State", "aria-label": "Add State", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => this.#offerStates() }, symbol("plus-lg"));
        this.remove = element("button.tool", { type: "button", title: "Remove State", "aria-label": "Remove State", onclick: () => this.#removeState() }, symbol("trash"));
        this.body = element("div.samples-body");
        place.append(element("div.samples",
            element("header.samples-head", element("h2", "Sample Data"), this.title, element("span.spacer"), this.states, this.add, this.remove,
                element("button.tool", { type: "button", title: "Hide the Sample Data", "aria-label": "Hide the Sample Data", onclick: () => this.toggle() }, symbol("x"))),
            this.body));
        place.addEventListener("wheel", event => { if (!event.ctrlKey) event.stopPropagation(); });
        this.store.onCalm("document", () => this.#ask());
        this.store.onPause(["scenes", "state"], () => this.#ask());
        this.store.onCalm(["selection", "view"], () => this.#follow());
    }

    get isShown() { return document.body.classList.contains("shows-samples"); }

    toggle() {
        const isShown = document.body.classList.toggle("shows-samples");
        if (!isShown) return this.app.canvas.focus();
        this.#ask();
    }

    // MARK: What there is

    #askForLatest = askingForLatest(
        () => answerAboutDocument(this.store, "samples"),
        answer => {
            this.#scenes = answer?.scenes ?? {};
            this.#problems = answer?.problems ?? [];
            this.#follow();
        },
    );

    async #ask() {
        if (this.isShown) await this.#askForLatest();
    }

    /** Shows the scene of the selection, or the one before, or the first with a list. */
    #follow() {
        if (!this.isShown) return;
        const current = this.store.current;
        const selected = current?.selection.map(id => current.sceneOf(id)).find(id => id !== null && id !== undefined);
        if (selected !== undefined && selected !== null) this.#scene = selected;
        if (current && !current.scenes.has(this.#scene)) this.#scene = current.order.find(id => listsOf(/** @type {any} */ (current.scenes.get(id))).length) ?? current.order[0] ?? "";
        // What is being typed stays.
        const focused = document.activeElement;
        if (focused instanceof HTMLInputElement && focused.type === "text" && this.body.contains(focused)) return void focused.addEventListener("blur", () => setTimeout(() => this.#show()), { once: true });
        this.#show();
    }

    get #all() { return this.#scenes[this.#scene] ?? []; }

    /** The state that the canvas shows, or null. */
    get #state() {
        const name = this.store.current?.view.states?.[this.#scene];
        return this.#all.find(state => state.name === name) ?? null;
    }

    // MARK: Changing

    /**
     * @param {SampleState[]} states
     * @param {string} name
     */
    async #perform(states, name) {
        const { store } = this;
        const done = await store.attempt("setSamples", { scene: this.#scene, states: JSON.stringify(states), name });
        await this.#ask();
        return done;
    }

    /**
     * @param {SampleState} state
     * @param {string} name
     */
    #change(state, name) { return this.#perform(this.#all.map(other => other.name === this.#state?.name ? state : other), name); }

    /** @param {string | null} name */
    choose(name) { return this.store.setView({ states: withMember(this.store.current?.view.states, this.#scene, name) }); }

    #offerStates() {
        const free = NAMES.filter(name => !this.#all.some(state => state.name === name));
        showMenuBelow([
            ...free.map(name => ({ title: name, run: () => this.#addState(name) })), { title: "Other…", run: async () => {
                const name = await prompt({ title: "Add State", text: "A name for what the scene shows then.", label: "Name", value: "", button: "Add" });
                if (name) this.#addState(name);
            } },
            ...(this.#state ? [{ separator: /** @type {const} */ (true) }, { title: `Duplicate “${this.#state.name}”`, run: () => this.#addState(`${this.#state?.name} 2`, this.#state ?? undefined) }] : []),
        ], this.add, { title: "Add State" });
    }

    /** @param {string} name @param {SampleState} [like] */
    async #addState(name, like) {
        const scene = this.store.current?.scenes.get(this.#scene);
        // An empty table is one without sections; others begin with a row of each prototype.
        const lists = Object.fromEntries((scene ? listsOf(scene) : []).map(list => [list.id, name === "Loaded" || like ? [{ rows: list.prototypes.map(({ id }) => ({ prototype: id })) }] : []]));
        const made = like ? { ...like, name } : { name, ...(Object.keys(lists).length ? { lists } : {}) };
        if (await this.#perform([...this.#all, made], `Add State “${name}”`)) this.choose(name);
    }

    async #removeState() {
        const state = this.#state;
        if (!state) return;
        await this.choose(null);
        this.#perform(this.#all.filter(other => other !== state), `Remove State “${state.name}”`);
    }

    // MARK: Showing

    #show() {
        const current = this.store.current;
        const scene = current?.kind === "storyboard" && !current.version ? current.scenes.get(this.#scene) : undefined;
        this.title.textContent = scene?.title || current?.name || "";
        const chosen = this.#state;
        replaceChildren(this.states, [null, ...this.#all].map(state => element("button", {
            type: "button", role: "radio", "aria-checked": `${state === chosen}`, title: state ? `Show the scene as it is when ${state.name}` : "Show the scene as it is in the document", onclick: () => this.choose(state?.name ?? null),
        }, state?.name ?? "Design")));
        this.add.disabled = !scene;
        this.remove.disabled = !chosen;
        const top = this.body.scrollTop;
        const problems = this.#problems.map(problem => element("p.sample-problem", symbol("exclamation-triangle-fill", "yellow"), element("span", `${problem.line ? `Line ${problem.line}: ` : ""}${problem.message}`)));
        if (!scene || !chosen) {
            replaceChildren(this.body, ...problems, element("p.samples-empty", this.#all.length ? "Choose a state to see and edit what the scene shows then." : scene ? "Add a state, such as Loaded or Empty: its rows and texts are shown on the canvas and played, and never become part of the app." : "Only the scenes of a storyboard have sample data."));
            return;
        }
        const lists = listsOf(scene).map(list => this.#list(list, chosen));
        replaceChildren(this.body, ...problems, ...lists, this.#values(scene, chosen));
        this.body.scrollTop = top;
    }

    /** @param {SampleList} list @param {SampleState} state */
    #list(list, state) {
        const sections = state.lists?.[list.id];
        /** @param {SampleSection[] | null} next @param {string} name */
        const change = (next, name) => this.#change({ ...state, lists: withMember(state.lists, list.id, next) }, name);
        const fields = list.prototypes.flatMap(({ fields }) => fields);
        const { word } = wordsOf(list);
        const count = sections?.reduce((sum, section) => sum + section.rows.length, 0) ?? 0;
        return element("section.sample-list", { "aria-label": list.name },
            element("div.sample-list-head", element("h3", list.name),
                element("span.detail", !sections ? "as in the document" : `${count} ${word.toLowerCase()}${count === 1 ? "" : "s"}`), element("span.spacer"),
                sections ? element("button.button", { type: "button", onclick: () => change([...sections, { rows: [] }], "Add Section") }, "Add Section") : null,
                element("button.button", { type: "button", onclick: () => this.#paste(list, sections ?? [], change) }, `Paste ${word}s…`),
                sections ? element("button.button", { type: "button", onclick: () => change(null, `Remove Sample ${word}s`) }, "As in the Document")
                    : element("button.button", { type: "button", onclick: () => change([{ rows: list.prototypes.map(({ id }) => ({ prototype: id })) }], `Add ${word}s`) }, `Add ${word}s`)),
            sections && withFields(fields.length, element("div.sample-table", { role: "table", "aria-label": `${word}s of ${list.name}` },
                this.#listHead(list, fields),
                sections.map((section, number) => this.#section(list, fields, section, number, next => change(next === null ? sections.filter((_, index) => index !== number) : sections.map((other, index) => index === number ? next : other), next === null ? "Remove Section" : `Change ${word}s`))))));
    }

    /** @param {SampleList} list @param {import("./sample-model.js").SampleField[]} fields */
    #listHead(list, fields) {
        return element("div.sample-row.sample-columns", { role: "row" }, element("span", { role: "columnheader" }, list.prototypes.length > 1 ? wordsOf(list).prototype : ""),
            fields.map(field => element("span", { role: "columnheader", title: `${field.name} (${TITLES[field.value]})` }, field.name)), element("span", { role: "columnheader", "aria-label": "Remove" }));
    }

    /**
     * @param {SampleList} list
     * @param {import("./sample-model.js").SampleField[]} fields
     * @param {SampleSection} section
     * @param {number} number
     * @param {(next: SampleSection | null) => Promise<any>} change
     */
    #section(list, fields, section, number, change) {
        /** @param {number} index @param {SampleRow | null} row */
        const set = (index, row) => change({ ...section, rows: row ? section.rows.map((other, place) => place === index ? row : other) : section.rows.filter((_, place) => place !== index) });
        const isTable = list.element === "tableView";
        const { word } = wordsOf(list);
        const title = this.#field(section.title ?? "", `Title of section ${number + 1}`, isTable ? "Section title" : "", text => change({ ...(text ? { title: text } : {}), rows: section.rows }));
        const add = (/** @type {string} */ prototype) => change({ ...section, rows: [...section.rows, { prototype, ...(section.rows.length ? { values: section.rows[section.rows.length - 1].values } : {}) }] });
        return element("div", { role: "rowgroup", "aria-label": `Section ${number + 1}` },
            element("div.sample-section", { role: "row" }, element("span", { role: "rowheader" }, isTable ? title : `Section ${number + 1}`),
                element("span", { role: "cell" }, list.prototypes.map(prototype => element("button.button", { type: "button", onclick: () => add(prototype.id) }, list.prototypes.length > 1 ? `Add ${prototype.name}` : `Add ${word}`))),
                element("span", { role: "cell" }, element("button.bare", { type: "button", title: "Remove Section", "aria-label": `Remove section ${number + 1}`, onclick: () => change(null) }, symbol("x")))),
            section.rows.map((row, index) => element("div.sample-row", { role: "row" },
                element("span", { role: "rowheader" }, list.prototypes.length > 1 ? this.#prototype(list, row, next => set(index, next)) : `${index + 1}`),
                fields.map(field => element("span", { role: "cell" }, list.prototypes.find(({ id }) => id === row.prototype)?.fields.includes(field)
                    ? this.#value(row.values?.[field.object], field.value, `${field.name}, ${word.toLowerCase()} ${index + 1}`, values => set(index, { ...row, values: withMember(row.values, field.object, values) }), this.store.current?.object(field.object)?.name)
                    : null)),
                element("span", { role: "cell" }, element("button.bare", { type: "button", title: `Remove ${word}`, "aria-label": `Remove ${word.toLowerCase()} ${index + 1}`, onclick: () => set(index, null) }, symbol("x"))))));
    }

    /** @param {SampleList} list @param {SampleRow} row @param {(row: SampleRow) => void} change */
    #prototype(list, row, change) {
        return element("select.field", { "aria-label": wordsOf(list).prototype, onchange: (/** @type {any} */ event) => change({ prototype: event.target.value }) },
            list.prototypes.map(({ id, name }) => element("option", { value: id, selected: id === row.prototype }, name)));
    }

    // MARK: Views

    /** @param {import("../types.js").Scene} scene @param {SampleState} state */
    #values(scene, state) {
        const views = viewsOf(scene);
        const selected = views.find(view => view.id === this.store.selection[0]);
        const shown = views.filter(view => state.values?.[view.id] || view === selected);
        return element("section.sample-list", { "aria-label": "Views" },
            element("div.sample-list-head", element("h3", "Views"), element("span.detail", selected || shown.length ? "" : "select a view of the scene to change what it shows in this state")),
            shown.length ? element("div.sample-views", shown.map(view => element("div.sample-view", { class: view === selected ? "is-current" : "" },
                element("button.bare.sample-name", { type: "button", onclick: () => this.store.select([view.id]) }, view.name),
                valuesOf(view).map(name => element("label.sample-value", element("span", TITLES[name]), this.#value(state.values?.[view.id], name, `${TITLES[name]} of ${view.name}`, values => this.#change({ ...state, values: withMember(state.values, view.id, values) }, "Change Sample Values"), view.name)))))) : null);
    }

    /**
     * A control of one value.
     * @param {SampleValues | undefined} values
     * @param {keyof SampleValues} name
     * @param {string} label
     * @param {(values: SampleValues | null) => Promise<any>} change
     * @param {string} [usual] What the document has.
     */
    #value(values, name, label, change, usual = "") {
        const value = values?.[name];
        if (name === "text" || name === "image") return this.#field(`${value ?? ""}`, label, name === "text" ? usual : "As designed", text => change(withValue(values, name, text === "" ? undefined : text)));
        if (name === "value") {
            return this.#field(`${value ?? ""}`, label, "As designed", text => {
                const number = Number(text.replace(",", "."));
                return text.trim() && !Number.isFinite(number) ? Promise.resolve() : change(withValue(values, name, text.trim() ? number : undefined));
            });
        }
        // What is hidden is asked as what is visible.
        const isOn = value === undefined ? "" : `${name === "hidden" ? !value : value}`;
        return element("select.field", {
            "aria-label": label, onchange: (/** @type {any} */ event) => {
                const chosen = event.target.value;
                change(withValue(values, name, chosen === "" ? undefined : (chosen === "true") !== (name === "hidden")));
            },
        }, [["", "As designed"], ["true", "Yes"], ["false", "No"]].map(([option, title]) => element("option", { value: option, selected: option === isOn }, title)));
    }

    /** @param {string} value @param {string} label @param {string} placeholder @param {(text: string) => Promise<any>} commit */
    #field(value, label, placeholder, commit) {
        const field = element("input.field", { type: "text", value, placeholder, "aria-label": label, spellcheck: false, autocomplete: "off" });
        field.addEventListener("change", () => commit(field.value));
        field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
            if (event.key === "Enter") field.blur();
            else if (event.key === "Escape") field.value = value;
            else return;
            event.stopPropagation();
            event.preventDefault();
        });
        return field;
    }

    // MARK: Pasting

    /** @param {SampleList} list @param {SampleSection[]} sections @param {(next: SampleSection[], name: string) => Promise<any>} change */
    async #paste(list, sections, change) {
        const [prototype] = list.prototypes;
        const { word, prototype: title } = wordsOf(list);
        const area = element("textarea.field.sample-paste", { rows: 10, "aria-label": `${word}s`, spellcheck: false, placeholder: prototype.fields.map(({ name }) => name).join("\t") });
        const chooser = element("select.field", { "aria-label": title }, list.prototypes.map(({ id, name }) => element("option", { value: id }, name)));
        const names = prototype.fields.map(({ name }) => name).join(", ");
        const parts = prototype.fields.length > 1 ? `, with tabs, semicolons or commas between ${names}` : names && `, for ${names}`;
        const answer = await ask({
            title: `Paste ${word}s`, text: `One ${word.toLowerCase()} per line${parts}; or a list in JSON.`,
            content: element("div.sample-paste-box", ...(list.prototypes.length > 1 ? [chooser] : []), area), buttons: [{ title: "Cancel", value: "" }, { title: "Replace", value: "replace" }, { title: "Add", value: "add", isPrimary: true }],
        });
        if (!answer || !area.value.trim()) return;
        try {
            const rows = rowsOfText(area.value, list.prototypes.find(({ id }) => id === chooser.value) ?? prototype);
            const last = sections[sections.length - 1];
            change(answer === "replace" || !last ? [{ rows }] : [...sections.slice(0, -1), { ...last, rows: [...last.rows, ...rows] }], `Paste ${word}s`);
        } catch (error) {
            this.store.tell("failure", { message: error instanceof Error ? error.message : String(error) });
        }
    }
}

/**
 * Gives a table as many columns as there are fields.
 * @param {number} count
 * @param {HTMLElement} table
 */
function withFields(count, table) {
    table.style.setProperty("--fields", `${Math.max(1, count)}`);
    return table;
}
