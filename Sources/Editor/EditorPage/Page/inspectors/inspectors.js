import { element, replaceChildren, symbol } from "../elements/dom.js";
import { askingForLatest } from "../model/latest.js";
import { withoutChanges } from "../people/guests.js";
import { ConnectionsView } from "./connections-view.js";
import { RowsView } from "./rows-view.js";
import { isSame, selected } from "./subject.js";

/** @typedef {import("./row-edit.js").Inspection} Inspection */
/** @typedef {keyof Inspection["tabs"]} TabName */

/** @type {{name: TabName, title: string, symbol: string}[]} */
const TABS = [
    { name: "file", title: "File Inspector", symbol: "file-earmark" }, { name: "identity", title: "Identity Inspector", symbol: "person-vcard" },
    { name: "attributes", title: "Attributes Inspector", symbol: "sliders" }, { name: "size", title: "Size Inspector", symbol: "rulers" },
    { name: "connections", title: "Connections Inspector", symbol: "arrow-right-circle" },
];

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    new Inspectors(place, app);
}

/** The inspectors of the selection, one tab each. Their rows and commands come from the server. */
class Inspectors {
    /** @type {TabName} */
    tab = "attributes";
    /** @type {Inspection | null} */
    inspection = null;
    /**
     * What `inspection` tells of.
     * @type {import("./subject.js").Subject | null}
     */
    subject = null;
    /** The document, objects and tab of the displayed rows. Rows of others are created again. */
    shown = "";
    /**
     * The field that was typed in since its value was committed.
     * @type {EventTarget | null}
     */
    typed = null;
    /** @type {ConnectionsView | RowsView | null} */
    view = null;

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        /** @type {HTMLButtonElement[]} */
        this.buttons = TABS.map(tab => element(`button#tab-${tab.name}.tool`, {
            type: "button", role: "tab", "aria-label": tab.title, "aria-controls": "inspector-panel", onclick: () => this.choose(tab.name),
        }, symbol(tab.symbol)));
        /** @type {HTMLElement} */
        this.panel = element("div#inspector-panel.inspector-panel", { role: "tabpanel" });
        place.append(element("div.inspector-tabs", {
            role: "tablist", "aria-label": "Inspectors", onkeydown: (/** @type {KeyboardEvent} */ event) => this.tabKey(event),
        }, this.buttons), this.panel);
        this.panel.addEventListener("input", event => { this.typed = event.target; });
        this.panel.addEventListener("change", () => { this.typed = null; });
        for (const kind of ["pointerdown", "click", "keydown", "contextmenu"]) document.addEventListener(kind, event => this.#refuse(event), true);
        TABS.forEach((tab, index) => app.commands.add({
            id: `inspector.${tab.name}`, title: `Show the ${tab.title}`, menu: "View", submenu: "Inspectors", group: "panels",
            shortcut: `mod+alt+${index + 1}`, inFields: true,
            isChecked: () => this.tab === tab.name,
            run: () => {
                if (document.body.classList.contains("hides-right")) app.commands.run("view.inspectors");
                this.choose(tab.name);
            },
        }));
        this.buttons.forEach((button, index) => { button.title = `${TABS[index].title} (${app.commands.shortcutText(`inspector.${TABS[index].name}`)})`; });
        this.store.on(["document", "selection"], () => this.#markOutdated());
        // Colors look as on the canvas.
        this.store.onCalm(["document", "selection", "scenes", "state", "differences", "view"], () => this.ask());
        this.choose(this.tab);
    }

    /** @param {TabName} name */
    choose(name) {
        this.tab = name;
        this.buttons.forEach((button, index) => {
            const isChosen = TABS[index].name === name;
            button.setAttribute("aria-selected", `${isChosen}`);
            button.classList.toggle("is-on", isChosen);
            button.tabIndex = isChosen ? 0 : -1;
        });
        this.panel.setAttribute("aria-labelledby", `tab-${name}`);
        this.show();
    }

    /** @param {KeyboardEvent} event */
    tabKey(event) {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = (TABS.findIndex(tab => tab.name === this.tab) + step + TABS.length) % TABS.length;
        this.choose(TABS[next].name);
        this.buttons[next].focus();
        event.preventDefault();
    }

    /** Requests the rows of the selection. */
    ask = askingForLatest(() => this.load(), ({ subject, inspection }) => {
        this.subject = subject;
        this.inspection = inspection;
        this.show();
    });

    /** @returns {Promise<{subject: import("./subject.js").Subject | null, inspection: Inspection | null}>} */
    async load() {
        await Promise.resolve();
        const subject = selected(this.store.current);
        if (!subject) return { subject, inspection: null };
        try {
            const reply = await this.store.request("inspect", { objects: subject.objects });
            const inspection = reply.inspection ?? reply;
            return { subject, inspection: this.store.people.canChange ? inspection : withoutChanges(inspection) };
        } catch (error) {
            if (!(/** @type {any} */ (error).isLost)) console.error(error);
            return { subject, inspection: null };
        }
    }

    get #isOutdated() { return !isSame(this.subject, selected(this.store.current)); }

    /** Shows that the rows are those of an earlier selection. */
    #markOutdated() {
        this.panel.classList.toggle("is-outdated", this.#isOutdated);
        if (this.#isOutdated) this.panel.setAttribute("aria-busy", "true");
        else this.panel.removeAttribute("aria-busy");
    }

    /**
     * Keeps a choice that is meant for the selection from changing what was selected before. A text that is being
     * typed belongs to the earlier one.
     * @param {Event} event
     */
    #refuse(event) {
        if (!this.panel.contains(/** @type {Node} */ (event.target)) || (this.typed && event.target === this.typed) || !this.#isOutdated) return;
        if (event instanceof KeyboardEvent && !["Enter", " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
    }

    show() {
        // Whose values these are, which is the selection a moment later than in the outline.
        this.panel.dataset.objects = this.inspection?.objects.join(" ") ?? "";
        this.#markOutdated();
        const content = this.inspection?.tabs[this.tab] ?? [];
        if (!this.inspection || !content.length) return this.showEmpty();
        const shown = [this.store.current?.path, this.tab, ...this.inspection.objects].join("\n");
        if (shown !== this.shown) {
            this.#rescueText();
            // Text that is being edited belongs to the previous selection.
            if (this.panel.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
            this.leaveView();
            this.view = this.tab === "connections" ? new ConnectionsView(this.app) : new RowsView(this.app);
            this.shown = shown;
            replaceChildren(this.panel, this.view.element);
            this.panel.scrollTop = 0;
        }
        /** @type {{update: (content: any) => void} | null} */ (this.view)?.update(content);
    }

    /** Shows what was being typed for an object that somebody else has deleted. */
    #rescueText() {
        const field = document.activeElement;
        const isTyped = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && this.panel.contains(field) && this.typed === field;
        const [path, , ...objects] = this.shown.split("\n");
        const current = this.store.current;
        if (!isTyped || path !== current?.path || !objects.length || objects.some(id => current.has(id))) return;
        this.app.say("the object that you were editing was deleted meanwhile", { hint: `your text: “${field.value}”` });
    }

    leaveView() {
        if (this.view instanceof ConnectionsView) this.view.leave();
    }

    /**
     * Returns what there is instead of rows, and what to do about it.
     * @returns {[string, string]}
     */
    #emptyWords() {
        const { current, selection } = this.store;
        if (!current) return ["", ""];
        if (current.isEntrySelected) return ["Storyboard Entry Point", "Drag the arrow to the scene that the app begins with."];
        if (!selection.length) return ["No Selection", "Select an object on the canvas or in the outline."];
        if (this.tab !== "connections") return ["Not Applicable", `The selection has nothing in the ${TABS.find(tab => tab.name === this.tab)?.title ?? "inspector"}.`];
        return selection.length > 1 ? ["Multiple Selection", "Select one object to see its connections."] : ["No Connections", "Drag with the right button from an object to another one."];
    }

    showEmpty() {
        this.leaveView();
        this.shown = "";
        const [title, hint] = this.#emptyWords();
        replaceChildren(this.panel, element("div.inspector-empty", title, hint && element("p", hint)));
    }
}
