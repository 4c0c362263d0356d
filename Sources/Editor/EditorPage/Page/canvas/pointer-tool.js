import { constraintAt } from "./constraints.js";
import { doubleClick } from "./double-click.js";
import { EdgeScroller } from "./edge-scroller.js";
import { applyEffects } from "./effects.js";
import { cursorOf } from "./gestures/resize.js";
import { Navigation } from "./navigation.js";
import { handleUnder, menuAt, pressOf } from "./presses.js";
import { TouchMachine } from "./touch.js";

/**
 * @typedef {import("./gestures/gesture.js").Gesture} Gesture
 * @typedef {import("./gestures/gesture.js").Pointer} Pointer
 * @typedef {import("./gestures/gesture.js").Effects} Effects
 * @typedef {import("./geometry.js").Point} Point
 */

/** The distance in pixels from which a press is a drag. */
const SLACK = 3;

/** Handles the pointer on the canvas: selecting by clicks, and a gesture for each kind of drag. */
export class PointerTool {
    /** @type {(import("./presses.js").Press & {screen: Point}) | null} */
    #press = null;
    /** @type {Gesture | null} */
    #gesture = null;
    /** @type {Pointer | null} */
    #last = null;

    /** @type {Navigation} */
    #navigation;
    /** @type {EdgeScroller} */
    #scroller;
    /** @type {TouchMachine} */
    #touch;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        const { place } = canvas;
        this.#navigation = new Navigation(canvas, () => this.#scrolled());
        this.#scroller = new EdgeScroller(canvas, () => this.#scrolled());
        this.#touch = this.#makeTouch();
        place.addEventListener("pointerdown", event => isTouch(event) ? this.#touchDown(event) : this.#down(event));
        place.addEventListener("pointermove", event => isTouch(event) ? this.#touch.move(this.#finger(event)) : this.#move(event));
        place.addEventListener("pointerup", event => isTouch(event) ? this.#touch.up(this.#finger(event)) : this.#up(event));
        place.addEventListener("pointercancel", event => isTouch(event) ? this.#touch.cancel(event.pointerId) : this.cancel());
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
        const { screen } = canvas.locate(event);
        if (!isTouch(event)) canvas.place.setPointerCapture(event.pointerId);
        if (this.#navigation.begin(event)) return;
        canvas.view.release();
        const press = pressOf(canvas, event);
        this.#press = press && { ...press, screen };
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
            // Nobody changes a version, and guests change nothing.
            this.#gesture = canvas.document?.version || !canvas.store.people.canChange ? null : press.begin();
            if (!this.#gesture) this.#press = null;
            canvas.view.lift(this.#gesture?.lifts ?? []);
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

    // MARK: Touches

    #makeTouch() {
        const { canvas } = this;
        return new TouchMachine({
            tap: ({ event }) => {
                this.#down(event);
                this.#up(event);
            },
            hold: ({ event }) => {
                canvas.editor.close(true);
                canvas.focus();
                menuAt(canvas, event);
            },
            begin: ({ event }) => this.#down(event),
            move: ({ event }) => this.#move(event),
            end: ({ event }) => this.#up(event),
            cancel: () => this.cancel(),
            navigate: (from, to) => this.#navigation.pinch(from, to),
        });
    }

    /** @param {PointerEvent} event */
    #touchDown(event) {
        const { canvas } = this;
        if (event.target !== canvas.place || !canvas.document) return;
        canvas.place.setPointerCapture(event.pointerId);
        // The mouse events that browsers add for touches would take the focus from a menu.
        event.preventDefault();
        this.#touch.down(this.#finger(event));
    }

    /**
     * @param {PointerEvent} event
     * @returns {import("./touch.js").Touch}
     */
    #finger(event) { return { id: event.pointerId, screen: this.canvas.locate(event).screen, event }; }

    // MARK: Hovering

    /** @param {Pointer} pointer */
    #hover(pointer) {
        const { canvas } = this;
        if (!canvas.document) return;
        const handle = handleUnder(canvas, pointer.screen);
        const hit = handle ? null : canvas.hit(pointer.point);
        canvas.view.hover(hit, pointer.alt);
        const isOnConstraint = !handle && constraintAt(canvas.document, pointer.point, canvas.reach) !== null;
        canvas.place.style.cursor = handle ? cursorOf(handle.handle) : isOnConstraint ? "pointer" : "";
    }

    #updateCursor() { this.canvas.place.style.cursor = this.#gesture?.cursor ?? ""; }

    // MARK: Other input

    /** Continues the gesture at the new point of the board after scrolling. */
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

/** @param {PointerEvent} event */
const isTouch = event => event.pointerType === "touch";
