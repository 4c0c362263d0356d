/** @typedef {import("./geometry.js").Point} Point */

/**
 * The width of the area at the edge in which a drag scrolls the board, and the maximum speed, in pixels and pixels per
 * second.
 */
const MARGIN = 28;
const SPEED = 900;

/** Scrolls the board while something is dragged near the canvas's edge. */
export class EdgeScroller {
    /** @type {Point | null} */
    #screen = null;
    #frame = 0;
    #last = 0;
    /** Whether the pointer has been away from the edges, so that a drag from outside doesn't scroll immediately. */
    #isArmed = false;

    /**
     * @param {import("./canvas.js").Canvas} canvas
     * @param {() => void} scrolled Called after each step.
     * @param {number} [patience] The time in milliseconds for which the pointer must stay at an edge, so that it can pass.
     */
    constructor(canvas, scrolled, patience = 0) {
        this.canvas = canvas;
        this.scrolled = scrolled;
        this.patience = patience;
    }

    /**
     * @param {Point} screen The position of the pointer in the canvas's element.
     */
    follow(screen) {
        this.#screen = screen;
        const { width, height } = this.canvas.viewport;
        const isInside = screen[0] >= 0 && screen[1] >= 0 && screen[0] <= width && screen[1] <= height;
        const isAtEdge = !!velocity(screen, width, height);
        this.#isArmed ||= isInside && !isAtEdge;
        if (this.#frame || !isAtEdge || !this.#isArmed) return;
        this.#last = performance.now() + this.patience;
        this.#frame = requestAnimationFrame(now => this.#step(now));
    }

    end() {
        this.#screen = null;
        this.#isArmed = false;
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
    }

    /** @param {number} now */
    #step(now) {
        this.#frame = 0;
        const { canvas } = this;
        const speed = this.#screen && velocity(this.#screen, canvas.viewport.width, canvas.viewport.height);
        if (!speed) return;
        const seconds = Math.max(0, Math.min(now - this.#last, 50)) / 1000;
        this.#last = Math.max(this.#last, now);
        canvas.viewport.pan(speed[0] * seconds, speed[1] * seconds);
        canvas.moved();
        this.scrolled();
        this.#frame = requestAnimationFrame(next => this.#step(next));
    }
}

/**
 * Returns the scroll speed in pixels per second, or null away from the edges and outside of the canvas.
 * @param {Point} screen
 * @param {number} width
 * @param {number} height
 * @returns {Point | null}
 */
export function velocity([x, y], width, height) {
    if (x < 0 || y < 0 || x > width || y > height) return null;
    const dx = part(x, width);
    const dy = part(y, height);
    return dx || dy ? [dx * SPEED, dy * SPEED] : null;
}

/**
 * @param {number} at
 * @param {number} size
 */
function part(at, size) {
    if (at < MARGIN) return (at - MARGIN) / MARGIN;
    return at > size - MARGIN ? (at - size + MARGIN) / MARGIN : 0;
}
