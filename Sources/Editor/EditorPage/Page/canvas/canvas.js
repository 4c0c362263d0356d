import { element } from "../elements/dom.js";
import { BoardView } from "./board-view.js";
import { around, boardFrame, hitAt, itemsTouching, outline, withTitle } from "./board.js";
import { canvasCommands } from "./canvas-commands.js";
import { CanvasState } from "./canvas-state.js";
import { Clipboard } from "./clipboard.js";
import { ConnectTool } from "./connect-tool.js";
import { ConnectionsPanel } from "./connections-panel.js";
import { deviceOf, follow, keptInSight, sceneToFollow } from "./following.js";
import { grown, moved, union } from "./geometry.js";
import { LibraryTool } from "./library-tool.js";
import { applyEffects } from "./effects.js";
import { badgeScenes } from "../doctor/scene-badges.js";
import { CanvasMarks } from "../history/canvas-marks.js";
import { originOf } from "../model/version-name.js";
import { PointerTool } from "./pointer-tool.js";
import { Previewer } from "./previewer.js";
import { TextEditor } from "./text-editor.js";
import { KeptPlaces } from "../model/kept-places.js";
import { Viewport } from "./viewport.js";

/**
 * @typedef {import("../types.js").App} App
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 */

/** The time in milliseconds that the scale must be constant before images for it are requested. */
const SETTLED = 120;
/** The delay in milliseconds of invisible scenes after visible ones. */
const LATER = 400;
/** The space in pixels around the selection that stays in sight. */
const SPACE = 24;
/** The scale below which a board isn't shown as a whole at first. */
const READABLE = 0.3;

/**
 * @param {HTMLElement} place
 * @param {App} app
 * @returns {{canvas: Canvas, connectTool: ConnectTool}}
 */
export function mountCanvas(place, app) {
    const canvas = new Canvas(place, app);
    return { canvas, connectTool: canvas.connectTool };
}

/**
 * Returns the frames of the scenes of a board.
 * @param {OpenDocument | null} document
 * @returns {Map<string, Frame>}
 */
const framesOf = document => new Map((document?.board.items ?? []).map(item => [item.scene, item.frame]));

/** The canvas of the current document: its viewport, and the handling of pointer, keys and commands. */
export class Canvas {
    /**
     * The viewports of documents.
     * @type {Map<string, {scale: number, x: number, y: number}>}
     */
    #places = new Map();
    #kept = new KeptPlaces(sessionStorage);
    #settle = 0;
    #later = 0;
    #path = "";
    #isFitted = false;
    #isEmpty = false;
    /** @type {import("./following.js").Push | null} How the canvas was scrolled when it became smaller. */
    #pushed = null;
    /** The scene whose layout is waited for, to show the view in its dock. */
    #awaited = "";
    /** What the board was when it was drawn last. */
    #shown = { device: "", frames: framesOf(null) };
    /**
     * Called when the viewport changes.
     * @type {Set<() => void>}
     */
    moves = new Set();

    /**
     * @param {HTMLElement} place
     * @param {App} app
     */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.store = app.store;
        this.viewport = new Viewport();
        place.tabIndex = 0;
        place.setAttribute("role", "application");
        place.setAttribute("aria-label", "Canvas");
        this.view = new BoardView(place, this.viewport, this.store.patches);
        this.announcer = element("div.visually-hidden", { "aria-live": "polite" });
        place.append(this.announcer);
        this.state = new CanvasState(place, app);
        this.previewer = new Previewer(this);
        this.editor = new TextEditor(this);
        this.connectTool = new ConnectTool(this);
        this.connections = new ConnectionsPanel(this);
        this.libraryTool = new LibraryTool(this);
        this.pointer = new PointerTool(this);
        this.clipboard = new Clipboard(this);
        this.marks = new CanvasMarks(this);
        badgeScenes(app, this.view);
        canvasCommands(this);
        this.#listen();
    }

    get document() { return this.store.current; }

    #listen() {
        const { store, view, place } = this;
        // A focus ring for keyboard users only; the selection shows it to all others.
        window.addEventListener("keyup", event => {
            if (event.key === "Tab" || event.key === "F6") place.classList.toggle("shows-focus", document.activeElement === place && !store.selection.length);
        });
        place.addEventListener("blur", () => place.classList.remove("shows-focus"));
        new ResizeObserver(() => {
            const { visible } = this.viewport;
            const selected = this.#selectionFrame();
            view.resize(place.clientWidth, place.clientHeight);
            if (!this.#isFitted) this.#fitFirst();
            // What is selected isn't pushed out of sight by a pane, and is where it was when the pane is gone.
            else this.#pushed = keptInSight(this.viewport, selected && grown(selected, SPACE / this.viewport.scale), visible, this.#pushed);
            this.moved();
        }).observe(place);
        store.on("document", () => this.#documentChanged());
        store.on("board", () => this.#boardChanged());
        store.on("scenes", ({ changed }) => {
            for (const scene of changed) view.showStage(scene);
            this.#watch();
        });
        store.on("stages", ({ scene }) => {
            view.release(scene);
            store.hurry(view.showStage(scene));
            if (scene === this.#awaited) this.#revealInDock();
        });
        store.on("selection", () => this.#selectionChanged());
        view.world.addEventListener("dockviewclose", (/** @type {Event} */ event) => this.#closeDockView(/** @type {CustomEvent<string>} */ (event).detail));
    }

    /**
     * Closes a view in a dock. What is selected in it gives way to its controller.
     * @param {string} id
     */
    #closeDockView(id) {
        const { document, store, view } = this;
        const scene = document?.sceneOf(id);
        if (!document || scene === null || scene === undefined) return;
        document.openDock.delete(id);
        const controller = document.scenes.get(scene)?.controller;
        if (document.selection.some(other => other === id || document.isInside(other, id))) store.select(controller ? [controller] : []);
        view.showStage(scene);
        view.redraw();
        this.place.focus();
    }

    // MARK: The document

    #documentChanged() {
        const { document } = this;
        this.editor.close(false);
        this.pointer.cancel();
        if (document?.path !== this.#path) {
            if (this.#path) this.#places.set(this.#path, { scale: this.viewport.scale, x: this.viewport.x, y: this.viewport.y });
            // Versions of a document are shown in the same place.
            const stays = !!document?.version && originOf(this.#path) === document.version.origin;
            this.#path = document?.path ?? "";
            const place = stays ? this.viewport : this.#places.get(this.#path) ?? this.#restored(document);
            this.#isFitted = !!place;
            if (place) Object.assign(this.viewport, { scale: place.scale, x: place.x, y: place.y });
        }
        this.view.release();
        this.#isEmpty = !document?.board.items.length;
        this.#update();
        if (!this.#isFitted) this.#fitFirst();
        this.moved();
        this.#selectionChanged();
    }

    /**
     * Returns what was shown of a document before the page was reloaded, and selects what was selected.
     * @param {OpenDocument | null} document
     */
    #restored(document) {
        const place = document && !document.version && document.kind !== "text" ? this.#kept.read(this.store.folder, document.path) : null;
        const selection = place?.selection.filter(id => document?.has(id)) ?? [];
        if (selection.length && !document?.selection.length) this.store.select(selection);
        return place;
    }

    /** Keeps what is shown and selected for when the page is reloaded. */
    #keep() {
        const { document, viewport: { scale, x, y } } = this;
        if (!document || document.version || document.kind === "text" || document.path !== this.#path || !this.#isFitted) return;
        this.#kept.write(this.store.folder, document.path, { scale, x, y, selection: [...document.selection] });
    }

    #boardChanged() {
        const hasMoved = this.#follow();
        this.view.release();
        this.#update();
        if (hasMoved) this.moved();
        const isFirst = this.#isEmpty;
        this.#isEmpty = !this.document?.board.items.length;
        if (isFirst && !this.#isEmpty) this.fit(this.bounds);
    }

    /** Keeps in the window what another device or orientation moves. */
    #follow() {
        const { document, viewport } = this;
        const { device, frames } = this.#shown;
        if (!document || device === deviceOf(document) || !viewport.width) return;
        const selected = new Set(document.selection.flatMap(id => document.sceneOf(id) ?? []));
        const scene = sceneToFollow(frames, framesOf(document), { visible: viewport.visible, selected });
        if (scene) follow(viewport, scene);
        return !!scene;
    }

    #update() {
        this.#shown = { device: deviceOf(this.document), frames: framesOf(this.document) };
        this.view.update(this.document);
        this.#watch();
    }

    /** Requests the layout of visible scenes, and later of those near them. */
    #watch() {
        const { document, viewport, store } = this;
        if (!document || !viewport.width) return;
        const watch = (/** @type {import("./geometry.js").Frame} */ frame) => store.watch(itemsTouching(document, frame).map(item => item.scene));
        watch(viewport.visible);
        clearTimeout(this.#later);
        this.#later = window.setTimeout(() => {
            if (this.document === document) watch(around(viewport.visible));
        }, LATER);
    }

    #selectionChanged() {
        this.view.mark();
        const { document } = this;
        if (!document) return;
        this.#keep();
        const names = document.selection.map(id => `${document.nameOf(id)}, ${document.object(id)?.title ?? "Segue"}`);
        this.announcer.textContent = names.length > 3 ? `${names.length} objects selected` : names.join("; ");
    }

    // MARK: Viewport

    /**
     * The bounds of the board.
     * @returns {Frame | null}
     */
    get bounds() { return union((this.document?.board.items ?? []).map(outline)); }

    /** Shows all of the board if that is readable, otherwise its beginning. */
    #fitFirst() {
        const { document, bounds, viewport } = this;
        if (!document || !bounds || !viewport.width) return;
        this.#isFitted = true;
        viewport.fit(bounds, 32, 1);
        if (viewport.scale >= READABLE) return;
        const first = outline(document.board.items.find(item => item.isInitial) ?? document.board.items[0]);
        viewport.fit(first, 80, 0.5);
        viewport.x = first[0] - 40 / viewport.scale;
    }

    /** Must be called after the viewport was changed. */
    moved() {
        this.viewport.keep(this.bounds);
        this.editor.follow();
        this.view.transform();
        for (const move of this.moves) move();
        clearTimeout(this.#settle);
        this.#settle = window.setTimeout(() => {
            this.#watch();
            this.#keep();
            this.view.refreshPictures();
        }, SETTLED);
    }

    /**
     * @param {Frame | null} frame
     * @param {number} [most] The largest scale.
     */
    fit(frame, most = 1) {
        if (!frame) return;
        this.viewport.fit(frame, 40, most);
        this.moved();
    }

    /**
     * Sets the scale, keeping the center.
     * @param {number} scale
     */
    zoom(scale) {
        this.viewport.zoomAbout([this.viewport.width / 2, this.viewport.height / 2], scale);
        this.moved();
    }

    /** @param {string[]} [ids] */
    reveal(ids = this.store.selection) {
        const frame = this.#selectionFrame(ids);
        if (frame && this.viewport.reveal(frame)) this.moved();
    }

    /** @param {string[]} [ids] */
    #selectionFrame(ids = this.store.selection) { return union(/** @type {Frame[]} */ (ids.map(id => this.#framed(id)).filter(Boolean))); }

    /**
     * Scrolls to the selected view of a scene's dock when the scene's layout has arrived.
     * @param {string} scene
     */
    awaitInDock(scene) {
        this.#awaited = scene;
        this.#revealInDock();
    }

    #revealInDock() {
        const { document } = this;
        const [id] = this.store.selection;
        const root = id ? document?.dockViewOf(id) ?? null : null;
        if (root === null || document?.sceneOf(root) !== this.#awaited || !document.stage(this.#awaited)?.dock?.some(view => view.id === root)) return;
        this.#awaited = "";
        this.reveal([root]);
    }

    /**
     * Returns the frame of an object, with the title of its scene if it begins at the scene's top.
     * @param {string} id
     */
    #framed(id) {
        const frame = this.#shownFrame(id);
        const item = this.document?.boardItem(this.document.sceneOf(id) ?? "");
        return frame && item ? withTitle(frame, item) : frame;
    }

    /**
     * Highlights an object while the pointer is over a reference to it.
     * @param {string | null} id Null ends it.
     */
    highlight(id) {
        const frame = id && this.#shownFrame(id);
        this.view.overlay = frame && id ? { container: frame, containerName: this.document?.nameOf(id) } : null;
        this.view.redraw();
    }

    /**
     * Returns the frame of an object, the badge of its arrow, or its scene.
     * @param {string} id
     * @returns {Frame | null}
     */
    #shownFrame(id) {
        const { document } = this;
        const arrow = document?.board.arrows.find(arrow => arrow.segues.includes(id));
        if (arrow) return grown([arrow.icon[0], arrow.icon[1], 0, 0], 30);
        const scene = document?.sceneOf(id) ?? null;
        return document ? boardFrame(document, id) ?? (scene === null ? null : document.boardItem(scene)?.frame ?? null) : null;
    }

    // MARK: Coordinates

    /**
     * Returns a point of the window in the canvas's element and on the board.
     * @param {{clientX: number, clientY: number}} event
     */
    locate(event) {
        const box = this.place.getBoundingClientRect();
        const screen = /** @type {Point} */ ([event.clientX - box.left, event.clientY - box.top]);
        return { screen, point: this.viewport.toCanvas(screen) };
    }

    /**
     * Returns the frame of an object in the window, or null.
     * @param {string} id
     * @returns {Frame | null}
     */
    clientFrame(id) {
        const frame = this.document && boardFrame(this.document, id);
        if (!frame) return null;
        const box = this.place.getBoundingClientRect();
        return moved(this.viewport.frameToScreen(frame), box.left, box.top);
    }

    /**
     * Returns the frame of a scene in the window, or null.
     * @param {string} scene
     * @returns {Frame | null}
     */
    sceneFrame(scene) {
        const item = this.document?.boardItem(scene);
        const box = this.place.getBoundingClientRect();
        return item ? moved(this.viewport.frameToScreen(item.frame), box.left, box.top) : null;
    }

    /** The distance from the line of a constraint that still counts as a hit, in canvas points. */
    get reach() { return 3 / this.viewport.scale; }

    /** The distance from an arrow that still counts as a hit, in canvas points. */
    get tolerance() { return 6 / this.viewport.scale; }

    /**
     * @param {Point} point
     * @returns {import("./board.js").Hit}
     */
    hit(point) { return this.document ? hitAt(this.document, point, this.tolerance, this.viewport.scale) : { part: "ground", scene: null, id: null }; }

    // MARK: Functions for other parts

    /**
     * @param {import("../types.js").LibraryItem} item
     * @param {PointerEvent} event
     */
    beginLibraryDrag(item, event) { this.libraryTool.begin(item, event); }

    /** @param {import("../types.js").LibraryItem} item */
    placeItem(item) { return this.libraryTool.place(item); }

    /** @param {import("../types.js").Command[]} commands */
    preview(commands) {
        // The frames of the selection aren't those of the preview.
        this.view.overlay = commands.length ? { frames: [] } : null;
        this.previewer.ask(commands);
        this.view.redraw();
    }

    /**
     * @param {string} name
     * @param {import("../types.js").Command[]} commands
     */
    commit(name, commands) { return applyEffects(this, { perform: { name, commands } }); }

    /** @param {string | null} id */
    point(id) {
        this.view.pointed = id;
        this.view.redraw();
    }

    focus() { this.place.focus({ preventScroll: true }); }

    hasFocus() { return document.activeElement === this.place || document.activeElement === document.body; }
}
