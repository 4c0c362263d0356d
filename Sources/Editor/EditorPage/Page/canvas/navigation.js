/** @typedef {import("./geometry.js").Point} Point */

/** The zoom per pixel of the wheel, and the maximum number of pixels at once. */
const ZOOM_SPEED = 0.006;
const MOST_ZOOM = 60;

/** Scrolls the board with the wheel, two fingers, the space bar or the middle button. */
export class Navigation {
    /** @type {Point | null} */
    #pan = null;
    #isSpaceDown = false;

    /**
     * @param {import("./canvas.js").Canvas} canvas
     * @param {() => void} moved Called when the wheel has scrolled.
     */
    constructor(canvas, moved) {
        this.canvas = canvas;
        canvas.place.addEventListener("wheel", event => {
            this.#wheel(event);
            moved();
        }, { passive: false });
        window.addEventListener("keydown", event => {
            if (event.key !== " " || !canvas.hasFocus()) return;
            event.preventDefault();
            this.#isSpaceDown = true;
            this.#showCursor();
        }, { capture: true });
        window.addEventListener("keyup", event => {
            if (event.key === " ") this.#letGo();
        }, { capture: true });
        window.addEventListener("blur", () => this.#letGo());
    }

    get isPanning() { return this.#pan !== null; }

    #letGo() {
        this.#isSpaceDown = false;
        this.#showCursor();
    }

    /**
     * Begins to drag the board if the press requests it.
     * @param {PointerEvent} event
     */
    begin(event) {
        if (event.button !== 1 && !(event.button === 0 && this.#isSpaceDown)) return false;
        event.preventDefault();
        this.#pan = this.canvas.locate(event).screen;
        this.canvas.view.world.classList.add("moving");
        this.#showCursor();
        return true;
    }

    /** @param {Point} screen */
    move(screen) {
        if (!this.#pan) return;
        this.canvas.viewport.pan(this.#pan[0] - screen[0], this.#pan[1] - screen[1]);
        this.#pan = screen;
        this.canvas.moved();
    }

    end() {
        this.#pan = null;
        this.canvas.view.world.classList.remove("moving");
        this.#showCursor();
    }

    /**
     * Scrolls and scales the board to follow two fingers.
     * @param {[Point, Point]} from
     * @param {[Point, Point]} to
     */
    pinch(from, to) {
        this.canvas.viewport.pinch(from, to);
        this.canvas.moved();
    }

    #showCursor() { this.canvas.place.classList.toggle("panning", this.#isSpaceDown || this.#pan !== null); }

    /** @param {WheelEvent} event */
    #wheel(event) {
        event.preventDefault();
        const { canvas } = this;
        const { viewport } = canvas;
        const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? viewport.height : 1;
        const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
        // A pinch is sent as a wheel event with the Control key.
        if (event.ctrlKey || event.metaKey) {
            const step = Math.max(-MOST_ZOOM, Math.min(MOST_ZOOM, dy));
            viewport.zoomAbout(canvas.locate(event).screen, viewport.scale * Math.exp(-step * ZOOM_SPEED));
        } else if (event.shiftKey && !dx) {
            viewport.pan(dy, 0);
        } else {
            viewport.pan(dx, dy);
        }
        canvas.moved();
    }
}
