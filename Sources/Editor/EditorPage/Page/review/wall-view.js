import { element, replaceChildren, replaceKeepingFocus, symbol } from "../elements/dom.js";
import { segments } from "../inspectors/fields.js";
import { showMenuBelow } from "../popups/menus.js";
import { FrontView } from "./front-view.js";
import { expectedSize, showWallPicture } from "./wall-picture.js";
import { PROPERTIES, keyOf, shownFindings, shownVariants, valuesOf, variantOf, viewOf } from "./wall-variants.js";

/**
 * @typedef {import("./wall-variants.js").Finding} Finding
 * @typedef {import("./wall-variants.js").Property} Property
 * @typedef {import("./wall-variants.js").Variant} Variant
 */

/** @type {Record<string, [string, string]>} Symbols and tones of severities. */
const PICTURES = { error: ["x-octagon-fill", "red"], warning: ["exclamation-triangle-fill", "yellow"], note: ["info-circle", "gray"] };

/**
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const view = new WallView(app);
    app.commands.add({
        id: "wall.show", title: () => view.front.isShown ? "Hide Wall" : "Show Wall", menu: "View", group: "wall", shortcut: "mod+alt+G", inFields: true,
        help: "the scene on many devices, in appearances, text sizes and languages", isChecked: () => view.front.isShown,
        isEnabled: () => view.front.isShown || (!!app.store.current && app.store.current.kind !== "text" && app.store.connectionState === "open"),
        run: () => view.front.isShown ? view.front.hide() : view.front.show(),
    });
}

/** Scenes on many devices, in appearances, text sizes and languages at once, and what is wrong with them there. */
class WallView {
    /** @type {Variant[]} */
    #variants = [];
    /** @type {import("./wall-variants.js").WallScene[]} */
    #scenes = [];
    /** @type {Map<string, import("./wall-variants.js").WallPicture>} By scene and variant. */
    #pictures = new Map();
    /** @type {Map<string, Finding[]>} By scene. */
    #findings = new Map();
    /** @type {import("./wall-variants.js").Filter} */
    #filter = {};
    #showsAll = false;
    #showsProblemsOnly = false;
    /** The finding that is shown, and its scene. */
    #current = "";
    #path = "";
    #asked = 0;

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        this.store = app.store;
        this.front = new FrontView("wall-view", "Wall", isShown => {
            if (isShown) this.#ask();
            else this.#end();
        });
        this.detail = element("span.detail", { role: "status" });
        this.which = segments({ label: "Which scenes", options: [{ value: "one", title: "Selected Scene" }, { value: "all", title: "All Scenes" }], onchoose: value => {
            this.#showsAll = value === "all";
            this.#ask();
        } });
        this.filters = element("div.wall-filters");
        this.only = element("input", { type: "checkbox", onchange: () => {
            this.#showsProblemsOnly = this.only.checked;
            this.#show();
        } });
        const size = element("input", { type: "range", min: "15", max: "100", value: localStorage.getItem("wall.size") ?? "36", "aria-label": "Size of the pictures" });
        size.addEventListener("input", () => {
            this.grid.style.setProperty("--size", String(size.value / 100));
            localStorage.setItem("wall.size", size.value);
        });
        this.grid = element("div.wall-grid", { tabIndex: 0, "aria-label": "Pictures" });
        this.grid.style.setProperty("--size", String(size.value / 100));
        this.list = element("div.wall-problems", { role: "listbox", tabIndex: 0, "aria-label": "Problems of the wall", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
        this.front.element.append(
            element("header.front-head", symbol("grid-3x3-gap"), element("h2", "Wall"), this.detail, element("span.spacer"), this.which.element, this.front.closeButton("Close the Wall")),
            element("div.wall-bar", this.filters, element("span.spacer"), element("label.wall-only", this.only, "Only with problems"), size),
            element("div.wall-body", this.grid, this.list));
        this.store.on("document", () => {
            if (!this.front.isShown) return;
            if (!this.store.current || this.store.current.kind === "text") this.front.hide();
            else this.#ask();
        });
        this.store.on("selection", () => {
            if (this.front.isShown && !this.#showsAll && this.#scene !== null && this.#scene !== this.#scenes[0]?.scene) this.#ask();
        });
        this.store.on("wall", ({ event, ...sent }) => this.#receive(event, sent));
    }

    /** The selected scene, or the first one. */
    get #scene() {
        const document = this.store.current;
        const [selected] = this.store.selection;
        const drawn = (document?.board.items ?? []).filter(item => !item.isReference).map(item => item.scene);
        const scene = selected === undefined ? null : document?.sceneOf(selected) ?? null;
        if (scene !== null && drawn.includes(scene)) return scene;
        return this.#scenes[0]?.scene ?? drawn.find(id => document?.scenes.get(id)?.objects.some(object => object.children.some(child => child.kind === "view"))) ?? drawn[0] ?? null;
    }

    // MARK: Requests

    async #ask() {
        const document = this.store.current;
        if (!document) return;
        if (document.path !== this.#path) {
            this.#scenes = [];
            this.#filter = {};
        }
        this.#path = document.path;
        const scene = this.#scene;
        const isWhole = this.#showsAll || document.kind === "xib" || scene === null;
        const asked = ++this.#asked;
        const answer = await this.store.attempt("wall", isWhole ? {} : { scenes: [scene] });
        if (asked !== this.#asked || !this.front.isShown) return;
        this.#pictures.clear();
        this.#findings.clear();
        this.#take(answer ?? { variants: [], scenes: [] });
    }

    #end() {
        this.#asked += 1;
        this.#pictures.clear();
        this.#findings.clear();
        replaceChildren(this.grid);
        if (this.store.openDocuments.some(({ path }) => path === this.#path)) this.store.request("wall", { document: this.#path, scenes: [] }).catch(() => {});
    }

    /** @param {any} sent */
    #take({ variants, scenes }) {
        this.#variants = variants;
        this.#scenes = scenes;
        this.#show();
    }

    /** @param {string} event @param {any} sent */
    #receive(event, sent) {
        if (!this.front.isShown || sent.document !== this.#path || sent.name) return;
        if (event === "wall") {
            const same = JSON.stringify([sent.variants, sent.scenes]) === JSON.stringify([this.#variants, this.#scenes]);
            if (!same) this.#take(sent);
        } else if (event === "wallPicture") {
            const { scene, variant, ...picture } = sent.picture;
            this.#pictures.set(`${scene} ${variant}`, picture);
            this.#showPicture(scene, variant);
            this.#showDetail();
        } else {
            this.#findings.set(sent.findings.scene, sent.findings.findings);
            this.#show();
        }
    }

    // MARK: Showing

    get #shown() { return shownVariants(this.#variants, this.#filter); }

    #show() {
        this.#showWhich();
        this.#showFilters();
        const shown = this.#shown;
        const top = this.grid.scrollTop;
        replaceKeepingFocus(this.grid, this.#scenes.length ? this.#scenes.map(({ scene, title }) => this.#section(scene, title, shown))
            : element("div.wall-empty", symbol("grid-3x3-gap"), element("p", "This scene has no view that could be drawn. Select another one, or show all scenes.")));
        this.grid.scrollTop = top;
        this.#showProblems(shown);
        this.#showDetail();
    }

    #showDetail() {
        const all = this.#scenes.length * this.#variants.length;
        if (!all) return replaceChildren(this.detail);
        const drawn = this.#pictures.size;
        const count = [...this.#findings.values()].flat().length;
        const problems = count === 1 ? "1 problem" : `${count || "no"} problems`;
        this.detail.textContent = drawn < all ? `${drawn} of ${all} pictures` : `${all} pictures, ${problems}`;
    }

    #showWhich() {
        const isStoryboard = this.store.current?.kind === "storyboard";
        this.which.element.hidden = !isStoryboard;
        this.which.update(this.#showsAll ? "all" : "one");
    }

    #showFilters() {
        replaceKeepingFocus(this.filters, Object.entries(PROPERTIES).map(([name, title]) => {
            const property = /** @type {Property} */ (name);
            const values = valuesOf(this.#variants, property);
            const chosen = values.find(({ value }) => value === this.#filter[property]);
            const chevron = symbol("chevron-down");
            chevron.classList.add("chevron");
            const button = element("button.tool", {
                type: "button", "aria-haspopup": "menu", "aria-expanded": "false", class: chosen ? "is-on" : "", disabled: values.length < 2, title: `Filter by ${title.toLowerCase()}`,
                onclick: () => showMenuBelow([
                    { title: "All", isChecked: !chosen, run: () => this.#setFilter(property, undefined) }, { separator: true },
                    ...values.map(({ value, title }) => ({ title, isChecked: value === this.#filter[property], run: () => this.#setFilter(property, value) })),
                ], button),
            }, chosen?.title ?? title, chevron);
            return button;
        }));
    }

    /** @param {Property} property @param {string | undefined} value */
    #setFilter(property, value) {
        this.#filter = { ...this.#filter, [property]: value };
        this.#show();
    }

    /** @param {string} scene @param {string} title @param {number[]} shown */
    #section(scene, title, shown) {
        const findings = this.#findings.get(scene) ?? [];
        const bad = new Set(findings.flatMap(({ frames }) => frames.map(([variant]) => variant)));
        const numbers = this.#showsProblemsOnly ? shown.filter(number => bad.has(number)) : shown;
        return element("section.wall-scene", { "aria-label": title }, this.#scenes.length > 1 && element("h3", title),
            element("div.wall-pictures", numbers.map(number => this.#figure(scene, number, bad.has(number)))),
            !numbers.length && element("p.wall-none", this.#showsProblemsOnly ? "No picture has a problem." : "No picture matches."));
    }

    /** @param {string} scene @param {number} number @param {boolean} isBad */
    #figure(scene, number, isBad) {
        const variant = this.#variants[number];
        const stage = element("div.wall-stage");
        const figure = element("figure", { class: isBad ? "is-bad" : "", "data-picture": `${scene} ${number}`, ondblclick: () => this.#showOnCanvas(variant) }, stage,
            element("figcaption", variant.title),
            element("button.button", {
                type: "button", title: "Show on the Canvas", "aria-label": `Show ${variant.title} on the canvas`, onclick: () => this.#showOnCanvas(variant),
            }, symbol("box-arrow-up-right")));
        this.#fill(figure, scene, number);
        return figure;
    }

    /** @param {string} scene @param {number} number */
    #showPicture(scene, number) {
        const figure = this.grid.querySelector(`[data-picture="${CSS.escape(`${scene} ${number}`)}"]`);
        if (figure) this.#fill(/** @type {HTMLElement} */ (figure), scene, number);
    }

    /** @param {HTMLElement} figure @param {string} scene @param {number} number */
    #fill(figure, scene, number) {
        const picture = this.#pictures.get(`${scene} ${number}`);
        const stage = /** @type {HTMLElement} */ (figure.querySelector(".wall-stage"));
        const [width, height] = picture?.size ?? expectedSize(this.store, this.#variants[number]);
        figure.style.setProperty("--w", String(width));
        figure.style.setProperty("--h", String(height));
        const marks = (this.#findings.get(scene) ?? []).flatMap((finding, index) => finding.frames.filter(([variant, x]) => variant === number && x !== undefined)
            .map(([, x, y, w, h]) => this.#mark(scene, finding, index, [x, y, w, h], [width, height])));
        showWallPicture(stage, picture?.key, marks.filter(mark => mark !== null));
    }

    /**
     * @param {string} scene
     * @param {Finding} finding
     * @param {number} index
     * @param {number[]} frame
     * @param {[number, number]} size
     */
    #mark(scene, finding, index, [x, y, w, h], [width, height]) {
        const key = keyOf(scene, finding);
        const [left, top] = [Math.max(0, x - 3), Math.max(0, y - 3)];
        const [right, bottom] = [Math.min(width, x + w + 3), Math.min(height, y + h + 3)];
        if (right <= left || bottom <= top) return null;
        return element("i.wall-mark", {
            "data-severity": finding.severity ?? "note", class: key === this.#current ? "is-on" : "", title: this.#words(finding), onclick: () => this.#goTo(scene, index, false),
            style: { left: `${100 * left / width}%`, top: `${100 * top / height}%`, width: `${100 * (right - left) / width}%`, height: `${100 * (bottom - top) / height}%` },
        });
    }

    // MARK: Problems

    /** @param {Finding} finding */
    #words({ objects, message, rule }) {
        const names = objects.map(id => this.#name(id));
        return `${names[0] ?? "The document"} ${message}${rule === "wall.overlapping-text" && names[1] ? ` ${names[1]}` : ""}`;
    }

    /** @param {string} id */
    #name(id) {
        const object = this.store.current?.object(id);
        if (!object) return "An object";
        return object.name === object.title ? object.title : `${object.title} “${object.name}”`;
    }

    /** @param {number[]} shown */
    #showProblems(shown) {
        const rows = this.#scenes.flatMap(({ scene, title }) => {
            const findings = this.#findings.get(scene) ?? [];
            return shownFindings(findings, shown).map(finding => this.#row(scene, title, finding, findings.indexOf(finding), shown));
        });
        const isDone = this.#scenes.every(({ scene }) => this.#findings.has(scene));
        replaceChildren(this.list, rows.length ? rows : isDone && this.#scenes.length ? element("div.problems-empty", symbol("check-circle"), element("div", "No problems")) : null);
    }

    /** @param {string} scene @param {string} title @param {Finding} finding @param {number} index @param {number[]} shown */
    #row(scene, title, finding, index, shown) {
        const [picture, tone] = PICTURES[finding.severity ?? ""] ?? PICTURES.note;
        const more = finding.frames.length - 1;
        const place = `on ${this.#variants[variantOf(finding, shown)]?.title ?? ""}${more > 0 ? `, and on ${more} more` : ""}`;
        return element("div.wall-problem", {
            role: "option", "aria-selected": String(keyOf(scene, finding) === this.#current), "data-finding": keyOf(scene, finding), title: finding.rule, onclick: () => this.#goTo(scene, index),
        }, symbol(picture, tone), element("div", element("div", this.#words(finding)), element("div.wall-place", this.#scenes.length > 1 ? `${title} — ${place}` : place)));
    }

    /**
     * Selects a finding's object, and shows the variant where it is worst.
     * @param {string} scene
     * @param {number} index
     * @param {boolean} [scrolls]
     */
    #goTo(scene, index, scrolls = true) {
        const finding = this.#findings.get(scene)?.[index];
        if (!finding) return;
        this.#current = keyOf(scene, finding);
        const known = finding.objects.filter(id => this.store.current?.has(id));
        if (known.length) {
            this.store.select(known.slice(0, 1));
            this.app.canvas.reveal(known.slice(0, 1));
        }
        this.#show();
        this.list.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
        if (scrolls) this.grid.querySelector(`[data-picture="${CSS.escape(`${scene} ${variantOf(finding, this.#shown)}`)}"]`)?.scrollIntoView({ block: "nearest" });
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        const rows = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll(".wall-problem")]);
        const index = rows.findIndex(row => row.dataset.finding === this.#current);
        rows[Math.max(0, Math.min(rows.length - 1, index + (event.key === "ArrowDown" ? 1 : -1)))]?.click();
        event.preventDefault();
        event.stopPropagation();
    }

    /** @param {Variant} variant */
    #showOnCanvas(variant) {
        this.store.setView(viewOf(variant));
        this.front.hide();
        this.app.canvas.reveal();
    }
}
