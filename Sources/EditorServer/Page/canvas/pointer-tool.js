import { boardFrame, isContentView } from "./board.js";
import { showListAt, showObjectMenu } from "./canvas-menus.js";
import { constraintAt } from "./constraints.js";
import { applyEffects } from "./effects.js";
import { ArrangeGesture } from "./gestures/arrange.js";
import { freedom, handlesOf } from "./gestures/freedom.js";
import { MarqueeGesture } from "./gestures/marquee.js";
import { MoveGesture } from "./gestures/move.js";
import { ResizeGesture, cursorOf } from "./gestures/resize.js";
import { SceneMoveGesture } from "./gestures/scene-move.js";
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
    /** @type {Point | null} */
    #pan = null;
    #isSpaceDown = false;
    /** @type {Pointer | null} */
    #last = null;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        const { place } = canvas;
        place.addEventListener("pointerdown", event => this.#down(event));
        place.addEventListener("pointermove", event => this.#move(event));
        place.addEventListener("pointerup", event => this.#up(event));
        place.addEventListener("pointercancel", () => this.cancel());
        place.addEventListener("pointerleave", () => canvas.view.hover(null));
        place.addEventListener("dblclick", event => this.#doubleClick(event));
        place.addEventListener("wheel", event => this.#wheel(event), { passive: false });
        window.addEventListener("keydown", event => this.#key(event, true), { capture: true });
        window.addEventListener("keyup", event => this.#key(event, false), { capture: true });
        window.addEventListener("blur", () => {
            this.#isSpaceDown = false;
            this.#updateCursor();
        });
    }

    get isActive() { return this.#gesture !== null; }

    // MARK: Pointer

    /** @param {PointerEvent} event */
    #down(event) {
        const { canvas } = this;
        if (event.target !== canvas.place || !canvas.document) return;
        canvas.editor.close(true);
        canvas.focus();
        const { screen, point } = canvas.locate(event);
        if (event.button === 1 || (event.button === 0 && this.#isSpaceDown)) {
            event.preventDefault();
            this.#pan = screen;
            canvas.place.setPointerCapture(event.pointerId);
            canvas.view.world.classList.add("moving");
            return;
        }
        canvas.view.release();
        const hit = canvas.hit(point);
        const connects = event.button === 2 || event.ctrlKey;
        this.#press = connects ? this.#pressToConnect(event, point, screen, hit) : this.#pressToSelect(event, point, screen, hit);
        canvas.place.setPointerCapture(event.pointerId);
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
        const constraint = constraintAt(this.#document, point, 3 / this.#scale());
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
        if (this.#pan) {
            canvas.viewport.pan(this.#pan[0] - pointer.screen[0], this.#pan[1] - pointer.screen[1]);
            this.#pan = pointer.screen;
            canvas.moved();
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
        } else if (!event.buttons) {
            this.#hover(pointer);
        }
    }

    /** @param {PointerEvent} event */
    #up(event) {
        const { canvas } = this;
        if (this.#pan) {
            this.#pan = null;
            canvas.view.world.classList.remove("moving");
            this.#updateCursor();
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
        this.#pan = null;
        this.canvas.view.world.classList.remove("moving");
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
        const isOnConstraint = !handle && constraintAt(canvas.document, pointer.point, 3 / this.#scale()) !== null;
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

    #updateCursor() {
        const { place } = this.canvas;
        place.classList.toggle("panning", this.#isSpaceDown || this.#pan !== null);
        place.style.cursor = this.#gesture?.cursor ?? "";
    }

    // MARK: Other input

    /** @param {MouseEvent} event */
    #doubleClick(event) {
        const { canvas } = this;
        const { document, viewport } = canvas;
        if (!document || event.target !== canvas.place || event.ctrlKey || event.shiftKey) return;
        const { screen, point } = canvas.locate(event);
        const constraint = constraintAt(document, point, 3 / viewport.scale);
        if (constraint !== null) {
            canvas.editor.begin(constraint);
            return;
        }
        const hit = canvas.hit(point);
        const item = hit.scene === null ? null : document.boardItem(hit.scene);
        if (hit.part === "ground") {
            if (viewport.scale < 0.99) viewport.zoomAbout(screen, 1);
            else canvas.fit(canvas.bounds, 0.5);
            canvas.moved();
        } else if (item?.isReference && item.storyboard) {
            const found = canvas.store.documents.find(entry => entry.path === item.storyboard || entry.path.split("/").pop() === item.storyboard || entry.path.split("/").pop() === `${item.storyboard}.storyboard`);
            if (found) canvas.store.open(found.path);
            else canvas.app.say(`"${item.storyboard}" is not in this folder`, { kind: "error" });
        } else if (hit.id !== null) {
            canvas.editor.begin(hit.id, point);
        }
    }

    /** @param {WheelEvent} event */
    #wheel(event) {
        event.preventDefault();
        const { canvas } = this;
        const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? canvas.viewport.height : 1;
        const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
        if (event.ctrlKey || event.metaKey) {
            const step = Math.max(-60, Math.min(60, dy));
            canvas.viewport.zoomAbout(canvas.locate(event).screen, canvas.viewport.scale * Math.exp(-step * 0.006));
        } else if (event.shiftKey && !dx) {
            canvas.viewport.pan(dy, 0);
        } else {
            canvas.viewport.pan(dx, dy);
        }
        canvas.moved();
        if (this.#gesture && this.#last) {
            this.#last = { ...this.#last, point: canvas.viewport.toCanvas(this.#last.screen) };
            this.#apply(this.#gesture.move(this.#last));
        }
    }

    /**
     * @param {KeyboardEvent} event
     * @param {boolean} isDown
     */
    #key(event, isDown) {
        if (this.#gesture && this.#last && ["Shift", "Alt", "Control", "Meta"].includes(event.key)) {
            const isMac = this.canvas.app.commands.isMac;
            this.#last = { ...this.#last, shift: event.shiftKey, alt: event.altKey, mod: isMac ? event.metaKey : event.ctrlKey };
            this.#apply(this.#gesture.move(this.#last));
            event.preventDefault();
        }
        if (isDown && event.key === "Escape" && (this.#gesture || this.#pan)) {
            event.preventDefault();
            event.stopPropagation();
            this.cancel();
            this.#updateCursor();
        }
        if (event.key === " " && this.canvas.hasFocus()) {
            if (isDown) event.preventDefault();
            this.#isSpaceDown = isDown;
            this.#updateCursor();
        }
    }
}
