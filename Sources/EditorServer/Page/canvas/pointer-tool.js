import { boardFrame, isContentView } from "./board.js";
import { showListAt, showObjectMenu } from "./canvas-menus.js";
import { constraintAt } from "./constraints.js";
import { doubleClick } from "./double-click.js";
import { EdgeScroller } from "./edge-scroller.js";
import { applyEffects } from "./effects.js";
import { ArrangeGesture } from "./gestures/arrange.js";
import { freedom, handlesOf } from "./gestures/freedom.js";
import { MarqueeGesture } from "./gestures/marquee.js";
import { MoveGesture } from "./gestures/move.js";
import { ResizeGesture, cursorOf } from "./gestures/resize.js";
import { SceneMoveGesture } from "./gestures/scene-move.js";
import { Navigation } from "./navigation.js";
import { handleAt } from "./overlay.js";

/**
 * @typedef {import("./gestures/gesture.js").Gesture} Gesture
 * @typedef {import("./gestures/gesture.js").Pointer} Pointer
 * @typedef {import("./gestures/gesture.js").Effects} Effects
 * @typedef {import("./board.js").Hit} Hit
 * @typedef {import("./geometry.js").Point} Point
 */

/** How far in pixels the pointer goes before a press becomes a drag. */
const SLACK = 3;

/** Brings the pointer to the canvas: selecting by clicks, and a gesture for each way of dragging. */
export class PointerTool {
    /** @type {{event: PointerEvent, point: Point, screen: Point, begin: (() => Gesture | null) | null, click: () => void} | null} */
    #press = null;
    /** @type {Gesture | null} */
    #gesture = null;
    /** @type {Pointer | null} */
    #last = null;

    /** @type {Navigation} */
    #navigation;
    /** @type {EdgeScroller} */
    #scroller;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        const { place } = canvas;
        this.#navigation = new Navigation(canvas, () => this.#scrolled());
        this.#scroller = new EdgeScroller(canvas, () => this.#scrolled());
        place.addEventListener("pointerdown", event => this.#down(event));
        place.addEventListener("pointermove", event => this.#move(event));
        place.addEventListener("pointerup", event => this.#up(event));
        place.addEventListener("pointercancel", () => this.cancel());
        place.addEventListener("pointerleave", () => canvas.view.hover(null));
        place.addEventListener("dblclick", event => doubleClick(canvas, event));
        for (const name of /** @type {const} */ (["keydown", "keyup"])) window.addEventListener(name, event => this.#key(event), { capture: true });
    }

    // MARK: Pointer

    /** @param {PointerEvent} event */
    #down(event) {
        const { canvas } = this;
        if (event.target !== canvas.place || !canvas.document) return;
        canvas.editor.close(true);
        canvas.focus();
        const { screen, point } = canvas.locate(event);
        canvas.place.setPointerCapture(event.pointerId);
        if (this.#navigation.begin(event)) return;
        canvas.view.release();
        const hit = canvas.hit(point);
        const connects = event.button === 2 || event.ctrlKey;
        this.#press = connects ? this.#pressToConnect(event, point, screen, hit) : this.#pressToSelect(event, point, screen, hit);
    }

    /**
     * @param {PointerEvent} event
     * @param {Point} point
     * @param {Point} screen
     * @param {Hit} hit
     */
    #pressToConnect(event, point, screen, hit) {
        const { canvas } = this;
        const click = () => {
            if (event.shiftKey) showListAt(canvas, point, event);
            else if (event.button === 2) {
                if (hit.id && !canvas.store.selection.includes(hit.id)) canvas.store.select([hit.id]);
                showObjectMenu(canvas, event);
            } else this.#toggle(hit);
        };
        const begin = () => {
            if (hit.id && hit.part !== "segue") canvas.connectTool.begin(hit.id, event);
            return null;
        };
        return { event, point, screen, begin, click };
    }

    /**
     * @param {PointerEvent} event
     * @param {Point} point
     * @param {Point} screen
     * @param {Hit} hit
     */
    #pressToSelect(event, point, screen, hit) {
        const { canvas } = this;
        const { store } = canvas;
        const handle = this.#handleAt(screen);
        if (handle) return { event, point, screen, begin: () => new ResizeGesture(this.#document, handle.id, handle.handle, point, this.#scale), click: () => {} };
        const constraint = constraintAt(this.#document, point, this.canvas.reach);
        if (constraint !== null) return this.#pressOnConstraint(constraint, { event, point, screen }, hit);
        const wasSelected = hit.id !== null && store.selection.includes(hit.id);
        let click = () => {};
        if (event.shiftKey || event.metaKey) {
            click = () => this.#toggle(hit);
        } else if (wasSelected) {
            click = () => {
                if (hit.part === "segue") this.#nextSegue(hit);
                else if (hit.id) store.select([hit.id]);
            };
        } else {
            store.select(hit.id === null ? [] : [hit.id]);
        }
        return { event, point, screen, begin: () => this.#gestureFor(hit, point, event), click };
    }

    /**
     * A click selects the constraint; a drag means what is under its line.
     * @param {string} id
     * @param {{event: PointerEvent, point: Point, screen: Point}} press
     * @param {Hit} hit
     */
    #pressOnConstraint(id, press, hit) {
        const { store } = this.canvas;
        const begin = () => {
            if (hit.id !== null && !store.selection.includes(hit.id)) store.select([hit.id]);
            return this.#gestureFor(hit, press.point, press.event);
        };
        return { ...press, begin, click: () => store.select(press.event.shiftKey ? [...store.selection, id] : [id]) };
    }

    /** @returns {import("../document.js").OpenDocument} */
    get #document() { return /** @type {any} */ (this.canvas.document); }

    #scale = () => this.canvas.viewport.scale;

    /**
     * @param {Hit} hit
     * @param {Point} point
     * @param {PointerEvent} event
     * @returns {Gesture | null}
     */
    #gestureFor(hit, point, event) {
        const document = this.#document;
        const before = event.shiftKey ? [...document.selection] : [];
        if (hit.part === "ground") return new MarqueeGesture(document, point, null, before);
        if (hit.part === "segue" || hit.scene === null || hit.id === null) return null;
        if (hit.part !== "object") return new SceneMoveGesture(document, this.#scenesToMove(hit.scene), point, this.#scale);
        if (event.shiftKey && !document.selection.includes(hit.id)) this.canvas.store.select([...document.selection, hit.id]);
        const id = hit.id;
        const way = freedom(document, id);
        if (way === "arranged" && document.object(id)?.kind !== "view") return new ArrangeGesture(document, id, point);
        if (way !== "fixed") {
            // Views of other containers stay where they are.
            const together = document.selection.filter(other => document.parentOf(other) === document.parentOf(id) && freedom(document, other) === way);
            return new MoveGesture(document, together.includes(id) ? together : [id], point, this.#scale);
        }
        const container = isContentView(document, id) || document.object(id)?.accepts ? id : document.parentOf(id);
        return new MarqueeGesture(document, point, container, before);
    }

    /** @param {string} scene */
    #scenesToMove(scene) {
        const document = this.#document;
        const selected = document.selection.filter(id => document.object(id)?.kind === "controller").flatMap(id => document.sceneOf(id) ?? []);
        return selected.includes(scene) ? [...new Set(selected)] : [scene];
    }

    /** @param {Hit} hit */
    #toggle(hit) {
        const { store } = this.canvas;
        if (hit.id === null) return;
        const id = hit.id;
        store.select(store.selection.includes(id) ? store.selection.filter(other => other !== id) : [...store.selection, id]);
    }

    /**
     * Another segue of the same arrow.
     * @param {Hit} hit
     */
    #nextSegue(hit) {
        const segues = this.#document.board.arrows.find(arrow => arrow.segues.includes(/** @type {string} */ (hit.id)))?.segues ?? [];
        const index = segues.findIndex(id => this.canvas.store.selection.includes(id));
        if (segues.length) this.canvas.store.select([segues[(index + 1) % segues.length]]);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const { canvas } = this;
        const pointer = this.#pointer(event);
        if (this.#navigation.isPanning) {
            this.#navigation.move(pointer.screen);
            return;
        }
        const press = this.#press;
        if (press && !this.#gesture && Math.hypot(pointer.screen[0] - press.screen[0], pointer.screen[1] - press.screen[1]) > SLACK) {
            this.#gesture = press.begin?.() ?? null;
            if (!this.#gesture) this.#press = null;
            canvas.view.hover(null);
        }
        if (this.#gesture) {
            this.#last = pointer;
            this.#apply(this.#gesture.move(pointer));
            this.#updateCursor();
            this.#scroller.follow(pointer.screen);
        } else if (!event.buttons) {
            this.#hover(pointer);
        }
    }

    /** @param {PointerEvent} event */
    #up(event) {
        this.#scroller.end();
        if (this.#navigation.isPanning) {
            this.#navigation.end();
            return;
        }
        const [press, gesture] = [this.#press, this.#gesture];
        this.#press = null;
        this.#gesture = null;
        if (gesture) this.#apply(gesture.up(this.#pointer(event)));
        else press?.click();
        this.#updateCursor();
    }

    cancel() {
        const gesture = this.#gesture;
        this.#press = null;
        this.#gesture = null;
        this.#navigation.end();
        this.#scroller.end();
        this.#updateCursor();
        if (!gesture) return;
        this.canvas.view.overlay = null;
        this.canvas.previewer.cancel();
        const effects = gesture.cancel?.() ?? {};
        if (effects.select) this.canvas.store.select(effects.select);
        this.canvas.view.redraw();
    }

    /**
     * @param {PointerEvent} event
     * @returns {Pointer}
     */
    #pointer(event) { return { ...this.canvas.locate(event), shift: event.shiftKey, alt: event.altKey, mod: this.canvas.app.commands.isMac ? event.metaKey : event.ctrlKey }; }

    /** @param {Effects} effects */
    #apply(effects) { applyEffects(this.canvas, effects); }

    // MARK: Hovering

    /** @param {Pointer} pointer */
    #hover(pointer) {
        const { canvas } = this;
        if (!canvas.document) return;
        const handle = this.#handleAt(pointer.screen);
        const hit = handle ? null : canvas.hit(pointer.point);
        canvas.view.hover(hit, pointer.alt);
        const isOnConstraint = !handle && constraintAt(canvas.document, pointer.point, this.canvas.reach) !== null;
        canvas.place.style.cursor = handle ? cursorOf(handle.handle) : isOnConstraint ? "pointer" : "";
    }

    /** @param {Point} screen */
    #handleAt(screen) {
        const { canvas } = this;
        const [id, ...others] = canvas.store.selection;
        if (!canvas.document || id === undefined || others.length) return null;
        const handles = handlesOf(canvas.document, id);
        if (!handles.length) return null;
        const frame = boardFrame(canvas.document, id);
        const handle = frame && handleAt(canvas.viewport, frame, screen, handles);
        return handle ? { id, handle } : null;
    }

    #updateCursor() { this.canvas.place.style.cursor = this.#gesture?.cursor ?? ""; }

    // MARK: Other input

    /** What is seen moved under the pointer: the gesture goes on at another point of the board. */
    #scrolled() {
        if (!this.#gesture || !this.#last) return;
        this.#last = { ...this.#last, point: this.canvas.viewport.toCanvas(this.#last.screen) };
        this.#apply(this.#gesture.move(this.#last));
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (this.#gesture && this.#last && ["Shift", "Alt", "Control", "Meta"].includes(event.key)) {
            const { isMac } = this.canvas.app.commands;
            this.#last = { ...this.#last, shift: event.shiftKey, alt: event.altKey, mod: isMac ? event.metaKey : event.ctrlKey };
            this.#apply(this.#gesture.move(this.#last));
            event.preventDefault();
        }
        if (event.type === "keydown" && event.key === "Escape" && (this.#gesture || this.#navigation.isPanning)) {
            event.preventDefault();
            event.stopPropagation();
            this.cancel();
        }
    }
}
