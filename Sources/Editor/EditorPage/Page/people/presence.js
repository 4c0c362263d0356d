import { PresenceSender } from "./presence-sender.js";

/** Where a browser keeps the name of its person, and what its pages have in common. */
const NAME = "person-name";
const KEY = "person-key";

/** Tells the server what somebody does here, for the others to see. */
export class Presence {
    /**
     * @param {import("../types.js").App} app
     * @param {import("../canvas/canvas.js").Canvas} canvas
     */
    constructor(app, canvas) {
        this.app = app;
        this.canvas = canvas;
        const { store } = app;
        this.sender = new PresenceSender(fields => store.request("presence", fields));
        store.on("people", ({ isNew }) => {
            if (isNew) this.#introduce();
            else this.#tellAll();
        });
        store.on("document", () => this.#tellAll());
        store.on("selection", () => this.#tell({ selection: [...store.selection] }));
        canvas.moves.add(() => this.#tell({ view: canvas.viewport.visible.map(rounded) }));
        canvas.place.addEventListener("pointermove", event => {
            if (this.#isWatched) this.#tell({ pointer: canvas.locate(event).point.map(rounded), frames: this.#frames() });
        });
        for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) window.addEventListener(name, () => setTimeout(() => this.#tell({ frames: this.#frames() }), 0));
        canvas.place.addEventListener("pointerleave", () => this.#tell({ pointer: [] }));
        document.addEventListener("input", event => this.#type(event));
        document.addEventListener("focusout", () => this.#tell({ field: {} }));
        document.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === "Escape") setTimeout(() => this.#endTyping(), 0); });
    }

    /** The document that others see as the current one. */
    #path = "";

    /** The name that somebody has chosen here, or an empty text. */
    get name() { return localStorage.getItem(NAME) ?? this.app.store.people.usualName; }

    set name(text) {
        localStorage.setItem(NAME, text);
        this.sender.set({ name: text });
    }

    /** Whether others see this. */
    get #isWatched() { return this.app.store.people.others.length > 0; }

    #introduce() {
        if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, [...crypto.getRandomValues(new Uint32Array(4))].map(number => number.toString(36)).join(""));
        this.sender.forget();
        this.sender.set({ person: localStorage.getItem(KEY), ...(this.name ? { name: this.name } : {}) });
    }

    /** Tells everything, for a document that is shown again or somebody who has come. */
    #tellAll() {
        const { canvas, app: { store } } = this;
        if (store.connectionState !== "open") return;
        const path = store.current && !store.opening ? store.current.path : "";
        if (path !== this.#path) this.sender.forget(["pointer", "view", "selection", "frames", "field"]);
        this.#path = path;
        this.sender.set({ document: path });
        if (path) this.sender.set({ selection: [...store.selection], view: canvas.viewport.visible.map(rounded), pointer: [], frames: [], field: {} });
    }

    /** @param {Record<string, any>} fields */
    #tell(fields) {
        if (this.#isWatched && this.app.store.current) this.sender.set(fields);
    }

    /** The frames of what is dragged, four numbers each. */
    #frames() {
        const overlay = this.canvas.view.overlay;
        const frames = [...overlay?.frames ?? [], ...(overlay?.ghost ? [overlay.ghost] : [])];
        for (const [scene, [dx, dy]] of overlay?.scenes ?? []) {
            const item = this.app.store.current?.boardItem(scene);
            if (item) frames.push([item.frame[0] + dx, item.frame[1] + dy, item.frame[2], item.frame[3]]);
        }
        return frames.slice(0, 100).flat().map(rounded);
    }

    /** @param {Event} event */
    #type(event) {
        const input = event.target;
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) || !["text", "textarea"].includes(input.type)) return;
        const isInline = input.classList.contains("canvas-editor");
        const [object] = isInline ? [input.dataset.objectId ?? ""] : this.app.store.selection;
        if (!object || (!isInline && !input.closest("#inspector-panel"))) return;
        this.#tell({ field: { object, title: input.getAttribute("aria-label") ?? "", text: input.value } });
    }

    #endTyping() {
        const input = document.activeElement;
        if (input?.closest("#inspector-panel")) this.#tell({ field: {} });
    }
}

/** @param {number} number */
const rounded = number => Math.round(number * 10) / 10;
