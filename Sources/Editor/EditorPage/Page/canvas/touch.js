/**
 * @typedef {import("./geometry.js").Point} Point
 *
 * A finger, where it is in the window; `event` is what told.
 * @typedef {{id: number, screen: Point, event: PointerEvent}} Touch
 *
 * What fingers come to. One that moves drags like a mouse, two move and scale the board.
 * @typedef {object} TouchActions
 * @property {(touch: Touch) => void} tap
 * @property {(touch: Touch) => void} hold
 * @property {(first: Touch) => void} begin A drag, from where the finger came down.
 * @property {(touch: Touch) => void} move
 * @property {(touch: Touch) => void} end
 * @property {() => void} cancel The drag, for good.
 * @property {(from: [Point, Point], to: [Point, Point]) => void} navigate
 */

/** How far in pixels a finger goes before it drags; it never rests as still as a mouse. */
const SLACK = 8;
/** How long it has to rest for a long press, in milliseconds. */
const HOLD = 500;

/** Tells taps, long presses, drags and pinches apart: touches in, actions out. */
export class TouchMachine {
    /**
     * Where each finger is now.
     * @type {Map<number, Touch>}
     */
    #touches = new Map();
    /**
     * One finger that may still mean anything, one that drags, two that move the board, or some that wait to be lifted.
     * @type {"none" | "waiting" | "dragging" | "navigating" | "over"}
     */
    #state = "none";
    /** @type {any} */
    #timer = 0;

    /** @param {TouchActions} actions */
    constructor(actions) {
        this.actions = actions;
    }

    /** @param {Touch} touch */
    down(touch) {
        this.#touches.set(touch.id, touch);
        clearTimeout(this.#timer);
        if (this.#state === "none") {
            this.#state = "waiting";
            this.#timer = setTimeout(() => this.#hold(touch), HOLD);
        } else if (this.#touches.size === 2 && this.#state !== "over") {
            if (this.#state === "dragging") this.actions.cancel();
            this.#state = "navigating";
        } else {
            this.#state = "over";
        }
    }

    /** @param {Touch} first */
    #hold(first) {
        this.#state = "over";
        this.actions.hold(first);
    }

    /** @param {Touch} touch */
    move(touch) {
        const last = this.#touches.get(touch.id);
        if (!last) return;
        if (this.#state === "waiting") {
            if (Math.hypot(touch.screen[0] - last.screen[0], touch.screen[1] - last.screen[1]) <= SLACK) return;
            clearTimeout(this.#timer);
            this.#state = "dragging";
            this.actions.begin(last);
        }
        this.#touches.set(touch.id, touch);
        if (this.#state === "dragging") this.actions.move(touch);
        if (this.#state === "navigating") this.#navigate(last, touch);
    }

    /**
     * @param {Touch} last
     * @param {Touch} touch
     */
    #navigate(last, touch) {
        const other = [...this.#touches.values()].find(({ id }) => id !== touch.id);
        if (other) this.actions.navigate([last.screen, other.screen], [touch.screen, other.screen]);
    }

    /** @param {Touch} touch */
    up(touch) {
        const last = this.#touches.get(touch.id);
        if (!last) return;
        this.#touches.delete(touch.id);
        clearTimeout(this.#timer);
        if (this.#state === "waiting") this.actions.tap(last);
        if (this.#state === "dragging") this.actions.end(touch);
        this.#rest();
    }

    /**
     * What the browser takes away from the page.
     * @param {number} id
     */
    cancel(id) {
        if (!this.#touches.delete(id)) return;
        clearTimeout(this.#timer);
        if (this.#state === "dragging") this.actions.cancel();
        this.#rest();
    }

    /** A finger that is left of two means nothing until it is lifted. */
    #rest() { this.#state = this.#touches.size ? "over" : "none"; }
}
