import { element, replaceChildren, symbol } from "../elements/dom.js";
import { intersects, middle } from "../canvas/geometry.js";
import { CONTENT_SIZES } from "../model/content-sizes.js";
import { languageItems } from "../model/languages.js";
import { showMenuBelow } from "../popups/menus.js";
import { expectedSize, showWallPicture } from "../review/wall-picture.js";
import { PreviewList, askedView, stateNames } from "./preview-list.js";

/**
 * @typedef {import("./preview-list.js").Preview} Preview
 * @typedef {{title: string, orientation: string, appearance: string}} Variant
 * @typedef {{variant?: Variant, scenes: {scene: string, title: string}[], pictures: Map<string, {key: string, size: [number, number]}>, problems: Map<string, number>, fault?: string}} Shown
 */

/** The scenes that are previewed at most. */
const MOST_SCENES = 4;
/** How long the canvas rests, in milliseconds, until what is in sight is previewed. */
const REST = 350;

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const pane = new PreviewsPane(place, app);
    app.commands.add({
        id: "view.previews", title: () => pane.isShown ? "Hide Previews" : "Show Previews", menu: "View", group: "wall", shortcut: "mod+alt+Enter", inFields: true,
        help: "the selected scenes on other devices, as they are edited", isChecked: () => pane.isShown,
        isEnabled: () => pane.isShown || (!!app.store.current && app.store.current.kind !== "text" && app.store.connectionState === "open"),
        run: () => pane.toggle(),
    });
}

/** The selected scenes on other devices, in appearances, text sizes and languages, beside the canvas and as they are edited. */
class PreviewsPane {
    /** @type {Map<string, Shown>} What is known of each preview, by its id. */
    #shown = new Map();
    /** @type {string[]} */
    #scenes = [];
    /** The document that the server has walls of. */
    #path = "";
    #scale = 1;

    /** @param {HTMLElement} place @param {import("../types.js").App} app */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        this.list = new PreviewList(localStorage);
        const add = element("button.tool", { type: "button", title: "Add Preview", "aria-label": "Add Preview", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => this.#showDevices(add) }, symbol("plus-lg"));
        const size = element("input", { type: "range", min: "15", max: "100", value: localStorage.getItem("previews.size") ?? "40", "aria-label": "Size of the previews" });
        size.addEventListener("input", () => {
            this.#resize(size.value / 100);
            localStorage.setItem("previews.size", size.value);
        });
        this.grid = element("div.wall-grid.wall-pictures.previews-grid", { tabIndex: 0, "aria-label": "Pictures of the previews" });
        this.#resize(size.value / 100);
        place.append(element("header.previews-head", element("h2", "Previews"), element("span.spacer"), size, add,
            element("button.tool", { type: "button", title: "Close the Previews", "aria-label": "Close the Previews", onclick: () => this.toggle() }, symbol("x-lg"))), this.grid);
        // The canvas beside neither scrolls nor zooms.
        place.addEventListener("wheel", event => { if (!event.ctrlKey) event.stopPropagation(); });
        this.store.on("document", () => this.#follow(true));
        this.store.on(["selection", "scenes"], () => this.#follow());
        this.store.on("connection", () => {
            this.#path = "";
            if (this.store.connectionState === "open") this.#follow();
        });
        this.store.on("wall", ({ event, ...sent }) => this.#receive(event, sent));
        // Without a selection the previews show what is in sight.
        let timer = 0;
        /** @type {import("../canvas/canvas.js").Canvas} */ (this.app.canvas).moves?.add(() => {
            clearTimeout(timer);
            if (this.isShown && !this.store.selection.length) timer = window.setTimeout(() => this.#follow(), REST);
        });
        if (localStorage.getItem("previews.shown") === "yes") this.#setShown(true);
    }

    get isShown() { return document.body.classList.contains("shows-previews"); }

    toggle() { this.#setShown(!this.isShown); }

    /** @param {boolean} isShown */
    #setShown(isShown) {
        document.body.classList.toggle("shows-previews", isShown);
        localStorage.setItem("previews.shown", isShown ? "yes" : "no");
        if (isShown) this.#follow();
        else this.#end();
    }

    /** @param {number} size */
    #resize(size) {
        this.grid.style.setProperty("--size", String(size));
        // Pictures have no more pixels than are seen, in steps, so that they aren't drawn again with each move of the slider.
        const scale = Math.min(4, Math.ceil(2 * size * devicePixelRatio) / 2);
        if (scale === this.#scale) return;
        this.#scale = scale;
        if (this.isShown) for (const preview of this.list.previews) this.#ask(preview);
    }

    // MARK: Requests

    /**
     * Shows the scenes that are selected now.
     * @param {boolean} [isAnew] Whether the document may have been replaced.
     */
    #follow(isAnew = false) {
        if (!this.isShown) return;
        const path = this.#document?.path ?? "";
        const scenes = this.#wanted;
        if (!isAnew && path === this.#path && scenes.join(" ") === this.#scenes.join(" ")) return;
        if (path !== this.#path) this.#end();
        this.#path = path;
        this.#scenes = scenes;
        for (const preview of this.list.previews) this.#ask(preview);
        this.#show();
    }

    get #document() {
        const current = this.store.current;
        return current && current.kind !== "text" && this.store.connectionState === "open" ? current : null;
    }

    /** The scenes of the selection that have a view; without one those that were shown before, or the first one. */
    get #wanted() {
        const document = this.#document;
        if (!document) return [];
        if (document.kind === "xib") return [document.order[0]];
        const drawn = document.board.items.filter(item => !item.isReference).map(item => item.scene)
            .filter(id => document.scenes.get(id)?.objects.some(object => object.children.some(child => child.kind === "view")));
        const selected = new Set(this.store.selection.flatMap(id => document.sceneOf(id) ?? []));
        const scenes = [...selected].filter(id => drawn.includes(id));
        if (scenes.length) return scenes.slice(0, MOST_SCENES);
        const before = document.path === this.#path ? this.#scenes.filter(id => drawn.includes(id)) : [];
        const seen = this.#seen(document).filter(id => drawn.includes(id));
        const stay = before.filter(id => seen.includes(id));
        if (stay.length) return stay;
        return seen.length ? seen.slice(0, 1) : before.length ? before : drawn.slice(0, 1);
    }

    /**
     * The scenes in sight, those nearest to the middle of the canvas first.
     * @param {import("../model/document.js").OpenDocument} document
     */
    #seen(document) {
        const { viewport } = /** @type {import("../canvas/canvas.js").Canvas} */ (this.app.canvas);
        if (!viewport?.width) return [];
        const center = middle(viewport.visible);
        /** @param {import("../canvas/geometry.js").Frame} frame */
        const away = frame => Math.hypot(middle(frame)[0] - center[0], middle(frame)[1] - center[1]);
        return document.board.items.filter(({ frame }) => intersects(frame, viewport.visible)).sort((one, other) => away(one.frame) - away(other.frame)).map(({ scene }) => scene);
    }

    /** @param {Preview} preview */
    async #ask(preview) {
        const { id, ...view } = preview;
        const [path, scenes] = [this.#path, this.#scenes];
        if (!path || !scenes.length) return void this.#shown.delete(id);
        const isXib = this.store.opened(path)?.kind === "xib";
        /** @type {Shown} */
        const shown = { scenes: [], pictures: new Map(), problems: new Map() };
        const before = this.#shown.get(id);
        // The pictures of the same scenes stay until the new ones are there.
        if (before) shown.pictures = before.pictures;
        try {
            const { variants, scenes: described } = await this.store.request("wall", { document: path, name: id, scale: this.#scale, ...(isXib ? {} : { scenes }), ...askedView(view, isXib ? [] : scenes) });
            if (path !== this.#path || scenes !== this.#scenes) return;
            Object.assign(shown, { variant: variants[0], scenes: described });
        } catch (error) {
            shown.fault = error instanceof Error ? error.message : String(error);
        }
        const latest = this.#shown.get(id);
        if (latest && latest !== before) shown.pictures = latest.pictures;
        this.#shown.set(id, shown);
        this.#show();
    }

    /** @param {string} id */
    #endOne(id) {
        this.#shown.delete(id);
        if (this.store.opened(this.#path)) this.store.request("wall", { document: this.#path, name: id, scenes: [] }).catch(() => {});
    }

    #end() {
        for (const id of [...this.#shown.keys()]) this.#endOne(id);
        this.#path = "";
        this.#scenes = [];
        replaceChildren(this.grid);
    }

    /** @param {string} event @param {any} sent */
    #receive(event, sent) {
        const shown = sent.document === this.#path ? this.#shown.get(sent.name) : undefined;
        if (!shown) return;
        if (event === "wallPicture") {
            const { scene, variant: _, ...picture } = sent.picture;
            shown.pictures.set(scene, picture);
            this.#showPicture(sent.name, scene);
        } else if (event === "wallFindings") {
            shown.problems.set(sent.findings.scene, sent.findings.findings.length);
            this.#showPicture(sent.name, sent.findings.scene);
        } else {
            // All but the pictures is mostly as it was.
            const isSame = JSON.stringify([shown.variant, shown.scenes]) === JSON.stringify([sent.variants[0], sent.scenes]);
            [shown.variant] = sent.variants;
            shown.scenes = sent.scenes;
            if (!isSame) this.#show();
        }
    }

    // MARK: Changes

    /** @param {HTMLElement} button */
    #showDevices(button) {
        showMenuBelow(this.store.devices.map(({ id, title, width, height }) => ({
            title, detail: `${width} × ${height}`, isDisabled: this.list.isFull, run: () => {
                const made = this.list.add({ device: id });
                if (!made) return;
                this.#ask(made);
                this.#show();
                this.grid.lastElementChild?.scrollIntoView({ block: "nearest" });
            },
        })), button);
    }

    /** @param {string} id @param {import("./preview-list.js").View} fields */
    #change(id, fields) {
        const shown = this.#shown.get(id);
        this.#endOne(id);
        const changed = this.list.change(id, fields);
        if (!changed) return;
        if (shown) this.#shown.set(changed.id, shown);
        this.#ask(changed);
        this.#show();
    }

    /** @param {Preview} preview @param {HTMLElement} button */
    async #showMenu({ id, ...view }, button) {
        const shown = this.#shown.get(id)?.variant;
        const [languages, samples] = await Promise.all([
            this.store.request("languages", { document: this.#path }).catch(() => null),
            this.store.request("samples", { document: this.#path }).catch(() => null),
        ]);
        const states = stateNames(samples?.scenes ?? {}, this.#scenes);
        const isLandscape = shown?.orientation === "landscape";
        const isDark = shown?.appearance === "dark";
        showMenuBelow([
            { title: isLandscape ? "Rotate to Portrait" : "Rotate to Landscape", run: () => this.#change(id, { orientation: isLandscape ? "portrait" : "landscape" }) },
            { title: isDark ? "Light Appearance" : "Dark Appearance", run: () => this.#change(id, { appearance: isDark ? "light" : "dark" }) },
            { title: "Text Size", items: CONTENT_SIZES.map(([size, title]) => ({ title, isChecked: (view.contentSize ?? "L") === size, run: () => this.#change(id, { contentSize: size === "L" ? undefined : size }) })) },
            { title: "Language", items: languageItems(languages, view.language, language => this.#change(id, { language })) },
            ...(states.length || view.sample ? [{ title: "Sample Data", items: [undefined, ...states].map(sample => ({ title: sample ?? "Design", isChecked: view.sample === sample, run: () => this.#change(id, { sample }) })) }] : []),
            { title: "Device", items: this.store.devices.map(device => ({ title: device.title, isChecked: view.device === device.id, run: () => this.#change(id, { device: device.id }) })) },
            { separator: true },
            { title: "Show on the Canvas", run: () => this.#showOnCanvas(view) },
            { title: "Duplicate", isDisabled: this.list.isFull, run: () => {
                const made = this.list.add(view, id);
                if (made) this.#ask(made);
                this.#show();
            } },
            { title: "Remove Preview", run: () => {
                this.#endOne(id);
                this.list.remove(id);
                this.#show();
            } },
        ], button);
    }

    /** @param {import("./preview-list.js").View} view */
    #showOnCanvas(view) {
        const { states, ...asked } = askedView(view, this.#scenes);
        this.store.setView({
            device: undefined, orientation: undefined, appearance: undefined, contentSize: undefined, language: undefined, ...asked,
            ...(states ? { states: { ...this.store.current?.view.states, ...states } } : {}),
        });
        this.app.canvas.reveal();
    }

    // MARK: Showing

    #show() {
        const top = this.grid.scrollTop;
        const kept = new Map([.../** @type {NodeListOf<HTMLElement>} */ (this.grid.querySelectorAll("[data-picture]"))].map(figure => [figure.dataset.picture, figure]));
        const figures = this.list.previews.flatMap(preview => this.#scenes.map(scene => this.#figure(preview, scene, kept.get(`${preview.id} ${scene}`))));
        replaceChildren(this.grid, figures.length ? figures : element("div.wall-empty", symbol("phone"),
            element("p", this.list.previews.length ? "Select a scene to see it on other devices." : "Add a device to see the selected scene on it.")));
        this.grid.scrollTop = top;
    }

    /** @param {Preview} preview @param {string} scene @param {HTMLElement} [old] */
    #figure(preview, scene, old) {
        const figure = old ?? element("figure", { "data-picture": `${preview.id} ${scene}` }, element("div.wall-stage"), element("figcaption"), element("button.button", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" }, symbol("three-dots")));
        const button = /** @type {HTMLElement} */ (figure.querySelector("button"));
        button.onclick = () => this.#showMenu(preview, button);
        figure.ondblclick = () => this.#showOnCanvas(preview);
        this.#fill(figure, preview, scene);
        return figure;
    }

    /** @param {string} id @param {string} scene */
    #showPicture(id, scene) {
        const figure = /** @type {HTMLElement | null} */ (this.grid.querySelector(`[data-picture="${CSS.escape(`${id} ${scene}`)}"]`));
        const preview = this.list.previews.find(preview => preview.id === id);
        if (figure && preview) this.#fill(figure, preview, scene);
    }

    /** @param {HTMLElement} figure @param {Preview} preview @param {string} scene */
    #fill(figure, preview, scene) {
        const shown = this.#shown.get(preview.id);
        const isXib = this.store.current?.kind === "xib";
        const named = shown?.scenes.find(each => isXib || each.scene === scene);
        const picture = shown?.pictures.get(named?.scene ?? scene);
        const [width, height] = picture?.size ?? expectedSize(this.store, { device: this.store.current?.state.device, ...preview });
        figure.style.setProperty("--w", String(width));
        figure.style.setProperty("--h", String(height));
        const stage = /** @type {HTMLElement} */ (figure.querySelector(".wall-stage"));
        const fault = shown?.fault ?? (shown?.variant && !named ? "A storyboard reference has no view." : "");
        if (fault) replaceChildren(stage, element("p.preview-fault", fault));
        else showWallPicture(stage, picture?.key);
        const problems = shown?.problems.get(named?.scene ?? scene) ?? 0;
        const device = preview.device ? "" : "As the document · ";
        const title = [shown?.variant?.title ?? device, preview.sample].filter(Boolean).join(" · ");
        const words = problems === 1 ? "1 problem" : `${problems} problems`;
        replaceChildren(/** @type {HTMLElement} */ (figure.querySelector("figcaption")), this.#scenes.length > 1 && element("b", named?.title ?? "", " "), title, problems > 0 && element("span.preview-problems", { title: "the wall lists them" }, ` · ${words}`));
        const button = /** @type {HTMLElement} */ (figure.querySelector("button"));
        button.title = "Options of the preview";
        button.setAttribute("aria-label", `Options of ${title}`);
    }
}
