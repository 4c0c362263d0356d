import { element, symbol } from "../dom.js";
import { objectMenu } from "../object-menu.js";
import { showMenu } from "../menus.js";
import { iconElement } from "../icons.js";
import { ArrowLayer } from "./arrows.js";
import { boardFrame, hitAt, hitsAt, outline, scenesNear } from "./board.js";
import { canvasCommands } from "./canvas-commands.js";
import { Clipboard } from "./clipboard.js";
import { ConnectTool } from "./connect-tool.js";
import { constraintLines } from "./constraints.js";
import { LibraryTool } from "./library-tool.js";
import { OverlayPainter } from "./overlay.js";
import { PointerTool } from "./pointer-tool.js";
import { Previewer } from "./previewer.js";
import { SceneLayer } from "./scenes.js";
import { CanvasState } from "./canvas-state.js";
import { TextEditor } from "./text-editor.js";
import { grown, moved, union } from "./geometry.js";
import { isResizable } from "./gestures/freedom.js";
import { pictureScale, Viewport } from "./viewport.js";
import { readStage } from "../document.js";

/**
 * @typedef {import("../types.js").App} App
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./gestures/gesture.js").Overlay} Overlay
 */

/** How long the scale has to stay for pictures of it to be asked for, in milliseconds. */
const SETTLED = 120;
/** How long what a gesture showed is kept at most, until the server shows the same. */
const HOLD = 1500;

/**
 * @param {HTMLElement} place
 * @param {App} app
 * @returns {{canvas: Canvas, connectTool: ConnectTool}}
 */
export function mountCanvas(place, app) {
    const canvas = new Canvas(place, app);
    return { canvas, connectTool: canvas.connectTool };
}

/** The board of the current document: shows it, and brings pointer, keys and commands to it. */
export class Canvas {
    /** @type {Map<string, {scale: number, x: number, y: number}>} */
    #places = new Map();
    #frame = 0;
    #settle = 0;
    #path = "";
    #isFitted = false;
    #titleSize = "";
    #isEmpty = false;
    /** @type {Overlay | null} */
    overlay = null;
    /**
     * What a gesture showed, until the scenes that it changed are shown anew.
     * @type {{overlay: Overlay, scenes: Set<string>, timer: any} | null}
     */
    #held = null;
    /** @type {string | null} */
    hovered = null;

    /**
     * @param {HTMLElement} place
     * @param {App} app
     */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.store = app.store;
        this.viewport = new Viewport();
        this.world = element("div.world");
        this.surface = element("canvas.overlay", { "aria-hidden": "true" });
        this.announcer = element("div.visually-hidden", { "aria-live": "polite" });
        place.tabIndex = 0;
        place.setAttribute("role", "application");
        place.setAttribute("aria-label", "Canvas");
        place.append(this.world, this.surface, this.announcer);
        this.scenes = new SceneLayer(this.world);
        this.arrows = new ArrowLayer(this.world);
        this.painter = new OverlayPainter(this.surface, this.viewport);
        this.state = new CanvasState(place, app);
        this.previewer = new Previewer(this);
        this.editor = new TextEditor(this);
        this.connectTool = new ConnectTool(this);
        this.libraryTool = new LibraryTool(this);
        this.pointer = new PointerTool(this);
        this.clipboard = new Clipboard(this);
        canvasCommands(this);
        this.#listen();
    }

    get document() { return this.store.current; }

    #listen() {
        const { store } = this;
        // A ring for those who came by keyboard; everyone else sees by the selection where they are.
        window.addEventListener("keyup", event => {
            if (event.key === "Tab" || event.key === "F6") this.place.classList.toggle("shows-focus", document.activeElement === this.place && !store.selection.length);
        });
        this.place.addEventListener("blur", () => this.place.classList.remove("shows-focus"));
        new ResizeObserver(() => this.#resize()).observe(this.place);
        store.on("document", () => this.#documentChanged());
        store.on("board", () => {
            this.#release();
            this.#updateBoard();
            const isFirst = this.#isEmpty && !!this.document?.board.items.length;
            this.#isEmpty = !this.document?.board.items.length;
            if (isFirst) this.fit(this.bounds);
        });
        store.on("scenes", () => this.#updateBoard());
        store.on("stages", ({ scene }) => {
            this.#release(scene);
            this.#showStage(scene);
            this.redraw();
        });
        store.on("selection", () => this.#selectionChanged());
        store.on("view", () => this.redraw());
    }

    // MARK: What is shown

    #resize() {
        const { clientWidth, clientHeight } = this.place;
        Object.assign(this.viewport, { width: clientWidth, height: clientHeight });
        this.painter.resize(clientWidth, clientHeight, devicePixelRatio);
        if (!this.#isFitted) this.#fitFirst();
        this.moved();
        this.#draw();
    }

    #documentChanged() {
        const document = this.document;
        this.editor.close(false);
        this.pointer.cancel();
        if (document?.path !== this.#path) {
            if (this.#path) this.#places.set(this.#path, { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y });
            this.#path = document?.path ?? "";
            this.scenes.clear();
            const place = this.#places.get(this.#path);
            this.#isFitted = !!place;
            if (place) Object.assign(this.viewport, place);
        }
        this.#release();
        this.#isEmpty = !document?.board.items.length;
        this.#updateBoard();
        if (!this.#isFitted) this.#fitFirst();
        this.moved();
        this.#selectionChanged();
    }

    /** All of a board if that can be read, otherwise where it begins. */
    #fitFirst() {
        const document = this.document;
        const all = this.bounds;
        if (!document || !all || !this.viewport.width) return;
        this.#isFitted = true;
        this.viewport.fit(all, 32, 1);
        if (this.viewport.scale >= 0.3) return;
        const first = document.board.items.find(item => item.isInitial) ?? document.board.items[0];
        this.viewport.fit(outline(first), 80, 0.5);
        this.viewport.x = outline(first)[0] - 40 / this.viewport.scale;
    }

    /**
     * All of the board.
     * @returns {Frame | null}
     */
    get bounds() { return union((this.document?.board.items ?? []).map(outline)); }

    #updateBoard() {
        const document = this.document;
        if (!document) {
            this.scenes.clear();
            this.arrows.update({ items: [], arrows: [], perUnit: [1, 1] }, new Set(), null);
            return;
        }
        this.scenes.update(document);
        this.scenes.shift(new Map());
        for (const scene of document.stages.keys()) this.#showStage(scene);
        this.#mark();
        this.#watch();
        this.redraw();
    }

    /** @param {string} scene */
    #showStage(scene) {
        const stage = this.previewer.stage(scene) ?? this.document?.stage(scene);
        if (!stage || !this.document) return Promise.resolve();
        return this.scenes.show(this.document, stage, pictureScale(this.viewport.scale, devicePixelRatio));
    }

    /**
     * Shows a scene as a preview tells.
     * @param {any} sent
     */
    showPreview(sent) {
        this.previewer.stages.set(sent.scene, readStage(sent));
        this.redraw();
        return this.#showStage(sent.scene);
    }

    /**
     * Shows these scenes as they are.
     * @param {Iterable<string>} scenes
     */
    showCommitted(scenes) { for (const scene of scenes) this.#showStage(scene); }

    #watch() {
        const document = this.document;
        if (!document || !this.viewport.width) return;
        this.store.watch(scenesNear(document, this.viewport.visible));
    }

    #mark() {
        const document = this.document;
        if (!document) return;
        const selected = new Set(document.selection);
        const scenes = new Set(document.selection.flatMap(id => document.segue(id) ? [] : document.sceneOf(id) ?? []));
        this.scenes.mark(selected, scenes);
        this.arrows.update(document.board, selected, this.hovered);
    }

    #selectionChanged() {
        this.#mark();
        this.redraw();
        const { document } = this;
        if (!document) return;
        const names = document.selection.map(id => `${document.nameOf(id)}, ${document.object(id)?.title ?? "Segue"}`);
        this.announcer.textContent = names.length > 3 ? `${names.length} objects selected` : names.join("; ");
    }

    /** The part of the board that is seen is another. */
    moved() {
        this.viewport.keep(this.bounds);
        this.editor.follow();
        this.#transform();
        this.redraw();
        this.onmoved?.();
        clearTimeout(this.#settle);
        this.#settle = window.setTimeout(() => {
            this.#watch();
            for (const scene of this.document?.stages.keys() ?? []) this.#showStage(scene);
        }, SETTLED);
    }

    /** @type {(() => void) | undefined} */
    onmoved;

    #transform() {
        const { x, y, scale } = this.viewport;
        const text = Math.max(13, Math.min(40, 11 / scale)).toFixed(1);
        if (text !== this.#titleSize) {
            this.#titleSize = text;
            this.world.style.setProperty("--title-size", `${text}px`);
            this.world.style.setProperty("--arrow-width", `${Math.max(2.5, 1.2 / scale).toFixed(1)}px`);
        }
        this.world.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;
    }

    redraw() { this.#frame ||= requestAnimationFrame(() => this.#draw()); }

    #draw() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.painter.clear();
        const { document } = this;
        if (!document) return;
        const overlay = this.overlay ?? this.#held?.overlay ?? null;
        this.scenes.shift(overlay?.scenes ?? new Map());
        if (!overlay?.frames && !overlay?.scenes) this.#drawSelection(document);
        if (overlay) this.painter.gesture(overlay);
        this.onpainted?.();
    }

    /** @type {(() => void) | undefined} */
    onpainted;

    /** @param {import("../document.js").OpenDocument} document */
    #drawSelection(document) {
        const scenes = new Set(document.selection.map(id => document.sceneOf(id)));
        for (const item of document.board.items) if (scenes.has(item.scene)) this.#drawMarks(document, item);
        const single = document.selection.length === 1;
        for (const id of document.selection) {
            const segue = document.segue(id);
            if (segue) {
                const source = boardFrame(document, segue.from);
                if (source) this.painter.outline(grown(source, 1), this.painter.colors.accent, [], 2);
                continue;
            }
            for (const line of constraintLines(document, id)) this.painter.constraint(line);
            const object = document.object(id);
            if (!document.frameOf(id) || object?.kind === "controller") continue;
            const frame = boardFrame(document, id);
            if (frame) this.painter.selected(frame, single && isResizable(document, id));
        }
        const hovered = this.hovered !== null && !document.selection.includes(this.hovered) && document.frameOf(this.hovered) ? boardFrame(document, this.hovered) : null;
        if (hovered) this.painter.hovered(hovered);
    }

    /**
     * @param {import("../document.js").OpenDocument} document
     * @param {import("../types.js").BoardItem} item
     */
    #drawMarks(document, item) {
        for (const mark of document.stage(item.scene)?.marks ?? []) {
            const frame = boardFrame(document, mark.object);
            if (frame) this.painter.mark(mark, frame, [item.frame[0], item.frame[1]]);
        }
    }

    /** @param {string | null} id */
    hover(id) {
        if (id === this.hovered) return;
        const wasSegue = this.hovered !== null && !!this.document?.segue(this.hovered);
        this.hovered = id;
        if (wasSegue || (id !== null && this.document?.segue(id))) this.#mark();
        this.redraw();
    }

    // MARK: Gestures

    /**
     * Keeps showing what a gesture showed until these scenes are shown anew.
     * @param {Overlay} overlay
     * @param {Iterable<string>} scenes
     */
    hold(overlay, scenes) {
        this.#release();
        this.#held = { overlay, scenes: new Set(scenes), timer: setTimeout(() => this.#release(), HOLD) };
    }

    /** @param {string} [scene] */
    #release(scene) {
        const held = this.#held;
        if (!held) return;
        if (scene !== undefined) {
            held.scenes.delete(scene);
            if (held.scenes.size) return;
        }
        clearTimeout(held.timer);
        this.#held = null;
        this.redraw();
    }

    release() { this.#release(); }

    // MARK: What others ask for

    /**
     * @param {import("../types.js").LibraryItem} item
     * @param {PointerEvent} event
     */
    beginLibraryDrag(item, event) { this.libraryTool.begin(item, event); }

    /** @param {import("../types.js").LibraryItem} item */
    placeItem(item) { return this.libraryTool.place(item); }

    /** @param {string[]} [ids] */
    reveal(ids = this.store.selection) {
        const { document } = this;
        if (!document) return;
        const frame = union(/** @type {Frame[]} */ (ids.map(id => this.#revealFrame(document, id)).filter(Boolean)));
        if (frame && this.viewport.reveal(frame)) this.moved();
    }

    /**
     * Shows where an object is while something elsewhere points at it.
     * @param {string | null} id Null when nothing does any more.
     */
    highlight(id) {
        const { document } = this;
        const frame = id && document ? this.#revealFrame(document, id) : null;
        this.overlay = frame && id && document ? { container: frame, containerName: document.nameOf(id) } : null;
        this.redraw();
    }

    /**
     * @param {import("../document.js").OpenDocument} document
     * @param {string} id
     * @returns {Frame | null}
     */
    #revealFrame(document, id) {
        const arrow = document.board.arrows.find(arrow => arrow.segues.includes(id));
        if (arrow) return grown([arrow.icon[0], arrow.icon[1], 0, 0], 30);
        const own = boardFrame(document, id);
        if (own) return own;
        const scene = document.sceneOf(id);
        return scene === null ? null : document.boardItem(scene)?.frame ?? null;
    }

    /**
     * @param {Frame | null} frame
     * @param {number} [most]
     */
    fit(frame, most = 1) {
        if (!frame) return;
        this.viewport.fit(frame, 40, most);
        this.moved();
    }

    /**
     * Another scale about the middle of what is seen.
     * @param {number} scale
     */
    zoom(scale) {
        this.viewport.zoomAbout([this.viewport.width / 2, this.viewport.height / 2], scale);
        this.moved();
    }

    focus() { this.place.focus({ preventScroll: true }); }

    hasFocus() { return document.activeElement === this.place || document.activeElement === document.body; }

    /**
     * Where a point of the window is on the canvas's element, and on the board.
     * @param {{clientX: number, clientY: number}} event
     */
    locate(event) {
        const box = this.place.getBoundingClientRect();
        const screen = /** @type {Point} */ ([event.clientX - box.left, event.clientY - box.top]);
        return { screen, point: this.viewport.toCanvas(screen) };
    }

    /**
     * Where an object is in the window, or null.
     * @param {string} id
     * @returns {Frame | null}
     */
    clientFrame(id) {
        const frame = this.document && boardFrame(this.document, id);
        if (!frame) return null;
        const box = this.place.getBoundingClientRect();
        return moved(this.viewport.frameToScreen(frame), box.left, box.top);
    }

    /** @param {Point} point */
    hit(point) { return this.document ? hitAt(this.document, point, 6 / this.viewport.scale) : { part: /** @type {const} */ ("ground"), scene: null, id: null }; }

    /**
     * The list of everything under a point.
     * @param {Point} point
     * @param {{clientX: number, clientY: number}} event
     */
    listAt(point, event) {
        const { document } = this;
        if (!document) return;
        const ids = [...new Set(hitsAt(document, point, 6 / this.viewport.scale).flatMap(hit => hit.id ?? []))];
        if (!ids.length) return;
        const scene = document.scenes.get(document.sceneOf(ids[0]) ?? "");
        showMenu([{ heading: scene?.title ?? "Under the pointer" }, ...ids.map(id => ({
            title: document.nameOf(id), icon: iconElement(document.object(id)?.icon ?? "segue", document.object(id)?.kind), isChecked: document.selection.includes(id),
            run: () => this.store.select([id]),
        }))], { x: event.clientX, y: event.clientY });
    }

    /** @param {{clientX: number, clientY: number}} event */
    menuAt(event) {
        showMenu(objectMenu(this.app), { x: event.clientX, y: event.clientY });
    }
}
