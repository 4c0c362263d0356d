/**
 * @typedef {import("./geometry.js").Point} Point
 *
 * A touch and its position in the window; `event` is the browser's event.
 * @typedef {{id: number, screen: Point, event: PointerEvent}} Touch
 *
 * The gestures of touches. A single one drags like a mouse, two scroll and scale the board.
 * @typedef {object} TouchActions
 * @property {(touch: Touch) => void} tap
 * @property {(touch: Touch) => void} hold
 * @property {(first: Touch) => void} begin A drag, from the start of the touch.
 * @property {(touch: Touch) => void} move
 * @property {(touch: Touch) => void} end
 * @property {() => void} cancel The drag, for good.
 * @property {(from: [Point, Point], to: [Point, Point]) => void} navigate
 */

/** The distance in pixels from which a touch is a drag; larger than for a mouse. */
const SLACK = 8;
/** The duration of a long press in milliseconds. */
const HOLD = 500;

/** Recognizes taps, long presses, drags and pinches: touches in, actions out. */
export class TouchMachine {
    /**
     * The current position of each touch.
     * @type {Map<number, Touch>}
     */
    #touches = new Map();
    /**
     * The state: one touch that is still undecided, one that drags, two that pinch, or some that are ignored until they
     * end.
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
     * Handles a touch that the browser cancels.
     * @param {number} id
     */
    cancel(id) {
        if (!this.#touches.delete(id)) return;
        clearTimeout(this.#timer);
        if (this.#state === "dragging") this.actions.cancel();
        this.#rest();
    }

    /** Ignores the remaining touch of a pinch until it ends. */
    #rest() { this.#state = this.#touches.size ? "over" : "none"; }
}
