import { wordsApart } from "../documents/folders.js";
import { ArrowLayer } from "../canvas/arrows.js";
import { element, replaceChildren, svg, symbol } from "../elements/dom.js";
import { contains, grown, intersects, union } from "../canvas/geometry.js";
import { pathOf, referencedController } from "../canvas/references.js";
import { FrontView } from "../review/front-view.js";
import { SceneLayer } from "../canvas/scenes.js";
import { Viewport } from "../canvas/viewport.js";
import { GAP, linkPath, MARGIN, nextScene, placedStoryboards } from "./project-layout.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../canvas/geometry.js").Frame} Frame
 * @typedef {import("../canvas/geometry.js").Point} Point
 * @typedef {import("./project-layout.js").Link} Link
 *
 * A storyboard on the board.
 * @typedef {{document: OpenDocument, element: HTMLElement, scenes: SceneLayer, arrows: ArrowLayer, frame: Frame, origin: Point, board: any}} Shown
 */

/** The time in milliseconds after a movement until sharper pictures are requested. */
const SETTLED = 160;
/** The scales of pictures. */
const PICTURE_SCALES = [0.1, 0.25, 0.5, 1, 2];
/** @type {Record<string, Point>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const board = new ProjectBoard(app);
    app.commands.add({
        id: "project.board", title: () => board.front.isShown ? "Hide All Storyboards" : "Show All Storyboards", menu: "View", group: "wall", shortcut: "mod+alt+B", inFields: true,
        help: "one board of all storyboards of the folder, with references as arrows", isChecked: () => board.front.isShown,
        isEnabled: () => board.front.isShown || (app.store.connectionState === "open" && storyboards(app).length > 0),
        run: () => board.front.isShown ? board.front.hide() : board.front.show(),
    });
    Object.assign(board.front.element, { board });
}

/** @param {import("../types.js").App} app */
const storyboards = ({ store }) => store.documents.filter(({ kind }) => kind === "storyboard").map(({ path }) => path);

/** All storyboards of the folder on one board, which can be panned and zoomed. */
class ProjectBoard {
    /** @type {Map<string, Shown>} */
    #shown = new Map();
    /** @type {Link[]} */
    #links = [];
    viewport = new Viewport();
    /** @type {{path: string, scene: string} | null} The scene that the keyboard goes to. */
    #current = null;
    #opening = 0;
    #frame = 0;
    #settle = 0;
    #isFitted = false;
    /** @type {Map<number, Point>} */
    #fingers = new Map();
    #hasMoved = false;

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        this.front = new FrontView("project-board", "All Storyboards", isShown => { if (isShown) this.#begin(); else this.#end(); });
        this.detail = element("span.detail", { role: "status" });
        this.lines = svg("svg", { class: "project-links", width: 1, height: 1, "aria-hidden": "true" });
        /** @type {HTMLElement} */
        this.world = element("div.world", this.lines);
        /** @type {HTMLElement} */
        this.surface = element("div.project-surface", {
            tabIndex: 0, role: "application", "aria-label": "Board of all storyboards: arrow keys go from scene to scene, Return opens one, plus and minus zoom",
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event), onwheel: (/** @type {WheelEvent} */ event) => this.#wheel(event),
            onpointerdown: (/** @type {PointerEvent} */ event) => this.#press(event), onpointermove: (/** @type {PointerEvent} */ event) => this.#move(event),
            onpointerup: (/** @type {PointerEvent} */ event) => this.#release(event), onpointercancel: (/** @type {PointerEvent} */ event) => this.#release(event),
            ondblclick: (/** @type {MouseEvent} */ event) => this.#openAt(this.#point(event)),
        }, this.world);
        const tool = (/** @type {string} */ title, /** @type {string} */ icon, /** @type {() => void} */ run) => element("button.tool", { type: "button", title, "aria-label": title, onclick: run }, symbol(icon));
        this.front.element.append(
            element("header.front-head", symbol("diagram-3"), element("h2", "All Storyboards"), this.detail, element("span.spacer"),
                tool("Zoom Out (-)", "dash-lg", () => this.#zoom(1 / 1.4)), tool("Zoom In (+)", "plus-lg", () => this.#zoom(1.4)), tool("Show All (0)", "arrows-angle-contract", () => this.#fit()),
                this.front.closeButton("Close the Board")),
            this.surface);
        new ResizeObserver(() => this.#resize()).observe(this.surface);
        app.store.on("staged", ({ document, scene }) => { if (this.front.isShown) this.#staged(document, scene); });
        app.store.on(["documents", "board"], () => { if (this.front.isShown) this.#follow(); });
    }

    // MARK: Documents

    async #begin() {
        const number = ++this.#opening;
        this.#isFitted = false;
        this.surface.focus({ preventScroll: true });
        const paths = storyboards(this.app);
        for (const [index, path] of paths.entries()) {
            this.detail.textContent = `Opening ${index + 1} of ${paths.length}: ${path}`;
            await this.app.store.openBehind(path).catch(() => null);
            if (number !== this.#opening) return;
            this.#follow();
        }
        this.detail.textContent = `${this.#shown.size} ${this.#shown.size === 1 ? "storyboard" : "storyboards"}, ${this.#sceneCount} scenes`;
        this.front.element.dataset.isComplete = "true";
    }

    #end() {
        this.#opening++;
        delete this.front.element.dataset.isComplete;
        for (const { element } of this.#shown.values()) element.remove();
        this.#shown.clear();
        this.app.store.closeBehind();
    }

    /** The scene that the keyboard goes to. */
    get current() { return this.#current && { path: this.#current.path, scene: this.#current.scene }; }

    get #sceneCount() { return [...this.#shown.values()].reduce((sum, { document }) => sum + document.board.items.filter(item => !item.isReference).length, 0); }

    /** Shows the documents as they are now. */
    #follow() {
        const { store } = this.app;
        const documents = storyboards(this.app).map(path => store.opened(path)).filter(document => document?.kind === "storyboard");
        const known = new Set(documents.map(document => document?.path));
        for (const [path, shown] of this.#shown) {
            if (known.has(path)) continue;
            shown.element.remove();
            this.#shown.delete(path);
        }
        let isChanged = false;
        for (const document of documents) {
            if (!document) continue;
            const last = this.#shown.get(document.path);
            if (last?.board === document.board && last.document === document) continue;
            isChanged = true;
            const shown = last ?? this.#make(document);
            Object.assign(shown, { document, board: document.board });
            shown.scenes.update(document);
            shown.arrows.update(document.board, new Set(), null);
            store.watchBehind(document, document.board.items.filter(item => !item.isReference).map(item => item.scene));
        }
        if (isChanged) this.#place();
    }

    /** @param {OpenDocument} document @returns {Shown} */
    #make(document) {
        const folder = wordsApart(storyboards(this.app)).get(document.path);
        /** @type {HTMLElement} */
        const content = element("div");
        const area = element("div.project-storyboard", element("div.project-frame"), content, element("h3", { title: document.path }, symbol("collection"), element("span", document.path.replace(/^.*\//, "").replace(/\.storyboard$/, "")), folder && element("span.project-folder", folder)));
        const scenes = new SceneLayer(content);
        const arrows = new ArrowLayer(content);
        /** @type {Shown} */
        const shown = { document, element: area, scenes, arrows, frame: [0, 0, 0, 0], origin: [0, 0], board: null };
        this.world.insertBefore(area, this.lines);
        this.#shown.set(document.path, shown);
        return shown;
    }

    #place() {
        const all = [...this.#shown.values()].map(({ document }) => ({ path: document.path, board: document.board }));
        this.#links = this.#findLinks();
        for (const { path, frame, origin } of placedStoryboards(all, this.#links)) {
            const shown = /** @type {Shown} */ (this.#shown.get(path));
            Object.assign(shown, { frame, origin });
            shown.element.style.transform = `translate(${origin[0]}px, ${origin[1]}px)`;
            const box = /** @type {HTMLElement} */ (shown.element.querySelector(".project-frame"));
            Object.assign(box.style, { left: `${frame[0] - origin[0]}px`, top: `${frame[1] - origin[1]}px`, width: `${frame[2]}px`, height: `${frame[3]}px` });
            const name = /** @type {HTMLElement} */ (shown.element.querySelector("h3"));
            Object.assign(name.style, { left: `${frame[0] - origin[0]}px`, top: `${frame[1] - origin[1]}px`, maxWidth: `${frame[2] + GAP - MARGIN}px` });
        }
        replaceChildren(this.lines, svg("defs", {}, svg("marker", { id: "project-tip", viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 5, markerHeight: 5, orient: "auto" }, svg("path", { d: "M0 0L10 5L0 10z" }))),
            this.#links.map(({ from, to }) => {
                const [start, end] = [this.#frameOf(from), this.#frameOf(to)];
                return start && end ? svg("path", { d: linkPath(start, end), "marker-end": "url(#project-tip)" }) : "";
            }));
        if (!this.#isFitted) this.#fit();
        else this.#apply();
    }

    #findLinks() {
        /** @type {Link[]} */
        const links = [];
        const paths = [...this.#shown.keys()];
        for (const { document } of this.#shown.values()) {
            for (const { isReference, storyboard, referenced, scene } of document.board.items) {
                const path = isReference && storyboard ? pathOf(paths, storyboard, document.path) : null;
                const target = path === null ? null : this.#shown.get(path)?.document;
                const controller = target && referencedController(target, referenced);
                const end = controller ? target.sceneOf(controller) : null;
                if (target && end) links.push({ from: { path: document.path, scene }, to: { path: target.path, scene: end } });
            }
        }
        return links;
    }

    /** @param {{path: string, scene: string}} place @returns {Frame | null} */
    #frameOf({ path, scene }) {
        const shown = this.#shown.get(path);
        const frame = shown?.document.boardItem(scene)?.frame;
        return shown && frame ? [frame[0] + shown.origin[0], frame[1] + shown.origin[1], frame[2], frame[3]] : null;
    }

    // MARK: Pictures

    /** @param {OpenDocument} document @param {string} scene */
    #staged(document, scene) {
        const shown = this.#shown.get(document.path);
        const stage = document.stages.get(scene);
        if (!shown || !stage || !this.#isVisible({ path: document.path, scene })) return;
        shown.scenes.show(document, stage, this.#pictureScale);
    }

    get #pictureScale() {
        const wanted = this.viewport.scale * devicePixelRatio;
        return PICTURE_SCALES.find(scale => scale >= wanted * 0.8) ?? 2;
    }

    /** @param {{path: string, scene: string}} place */
    #isVisible(place) {
        const frame = this.#frameOf(place);
        return frame !== null && intersects(grown(this.viewport.visible, 200), frame);
    }

    /** Texts and lines stay readable at small scales. While zooming they are scaled like all else, which costs no layout. */
    #sizeTexts() {
        const { scale } = this.viewport;
        this.world.style.setProperty("--name-size", `${Math.max(24, Math.min(220, 13 / scale)).toFixed(0)}px`);
        this.world.style.setProperty("--title-size", `${Math.max(13, Math.min(40, 11 / scale)).toFixed(1)}px`);
        this.world.style.setProperty("--arrow-width", `${Math.max(2.5, 1.2 / scale).toFixed(1)}px`);
    }

    #sharpen() {
        this.world.classList.remove("moving");
        this.#sizeTexts();
        for (const [path, { document, scenes }] of this.#shown) {
            for (const [scene, stage] of document.stages) if (this.#isVisible({ path, scene })) scenes.show(document, stage, this.#pictureScale);
        }
    }

    // MARK: Moving

    #resize() {
        const { width, height } = this.surface.getBoundingClientRect();
        if (!width) return;
        Object.assign(this.viewport, { width, height });
        if (this.#isFitted) this.#apply();
        else this.#fit();
    }

    /**
     * The middle of the scene that the keyboard goes to, if it is in sight, or that of the window.
     * @returns {Point}
     */
    get #middle() {
        const frame = this.#current && this.#frameOf(this.#current);
        if (!frame || !intersects(this.viewport.visible, frame)) return [this.viewport.width / 2, this.viewport.height / 2];
        return this.viewport.toScreen([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]);
    }

    get #bounds() { return union([...this.#shown.values()].map(({ frame }) => frame)); }

    #fit() {
        const bounds = this.#bounds;
        if (!bounds || !this.viewport.width) return;
        this.viewport.fit(bounds, 32, 1);
        // What opens one after another stays in sight until somebody moves.
        this.#apply();
    }

    /** @param {number} by @param {Point} [about] */
    #zoom(by, about = this.#middle) {
        this.#isFitted = true;
        this.viewport.zoomAbout(about, this.viewport.scale * by);
        this.#apply();
    }

    #apply() {
        this.viewport.keep(this.#bounds);
        this.world.classList.add("moving");
        this.#frame ||= requestAnimationFrame(() => {
            this.#frame = 0;
            const { x, y, scale } = this.viewport;
            this.world.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;
            if (!this.world.style.getPropertyValue("--name-size")) this.#sizeTexts();
        });
        clearTimeout(this.#settle);
        this.#settle = window.setTimeout(() => this.#sharpen(), SETTLED);
    }

    /** @param {{clientX: number, clientY: number}} event @returns {Point} */
    #point({ clientX, clientY }) {
        const { x, y } = this.surface.getBoundingClientRect();
        return [clientX - x, clientY - y];
    }

    /** @param {WheelEvent} event */
    #wheel(event) {
        event.preventDefault();
        this.#isFitted = true;
        if (event.ctrlKey || event.metaKey) return this.#zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 120), this.#point(event));
        const unit = event.deltaMode === 1 ? 18 : 1;
        this.viewport.pan((event.shiftKey ? event.deltaY : event.deltaX) * unit, (event.shiftKey ? 0 : event.deltaY) * unit);
        this.#apply();
    }

    /** @param {PointerEvent} event */
    #press(event) {
        if (event.button > 1) return;
        this.#fingers.set(event.pointerId, this.#point(event));
        this.#hasMoved = false;
        this.surface.setPointerCapture(event.pointerId);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const last = this.#fingers.get(event.pointerId);
        if (!last) return;
        const point = this.#point(event);
        if (!this.#hasMoved && Math.hypot(point[0] - last[0], point[1] - last[1]) < 4) return;
        this.#hasMoved = true;
        this.#isFitted = true;
        const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) this.viewport.pinch([last, other], [point, other]);
        else this.viewport.pan(last[0] - point[0], last[1] - point[1]);
        this.#fingers.set(event.pointerId, point);
        this.#apply();
    }

    /** @param {PointerEvent} event */
    #release(event) {
        if (!this.#fingers.delete(event.pointerId) || this.#hasMoved || event.type === "pointercancel") return;
        const hit = this.#sceneAt(this.#point(event));
        if (hit) this.#mark(hit);
    }

    // MARK: Scenes

    /** @param {Point} point */
    #sceneAt(point) {
        const at = this.viewport.toCanvas(point);
        return this.#places.find(({ frame }) => contains(frame, at)) ?? null;
    }

    get #places() {
        return [...this.#shown].flatMap(([path, { document }]) => document.board.items.map(item => ({ path, scene: item.scene, title: item.title, frame: /** @type {Frame} */ (this.#frameOf({ path, scene: item.scene })) })));
    }

    /**
     * @param {{path: string, scene: string, title: string, frame: Frame}} place
     */
    #mark(place) {
        this.world.querySelector(".is-current")?.classList.remove("is-current");
        this.#current = place;
        this.#shown.get(place.path)?.scenes.view(place.scene)?.element.classList.add("is-current");
        this.detail.textContent = `${place.title}, ${place.path}`;
        this.#isFitted = true;
        if (this.viewport.reveal(place.frame, 32)) this.#apply();
    }

    /** @param {Point} point */
    #openAt(point) {
        const hit = this.#sceneAt(point);
        if (hit) this.#open(hit);
    }

    /**
     * Opens the storyboard of a scene, and shows it.
     * @param {{path: string, scene: string}} place
     */
    async #open({ path, scene }) {
        const { store, canvas } = this.app;
        const document = await store.open(path);
        this.front.hide();
        const controller = document?.scenes.get(scene)?.controller;
        if (!document || store.current !== document || !controller) return;
        store.select([controller]);
        canvas.reveal();
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const direction = DIRECTIONS[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (direction) {
            const places = this.#places;
            const current = this.#current && this.#frameOf(this.#current);
            const next = current ? nextScene(places, current, direction) : 0;
            if (places[next]) this.#mark(places[next]);
        } else if (event.key === "Enter" && this.#current) {
            this.#open(this.#current);
        } else if (event.key === "+" || event.key === "=") {
            this.#zoom(1.4);
        } else if (event.key === "-") {
            this.#zoom(1 / 1.4);
        } else if (event.key === "0") {
            this.#fit();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
