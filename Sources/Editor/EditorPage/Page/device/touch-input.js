import { FingerPair } from "./finger-pair.js";

/**
 * @typedef {import("./finger-pair.js").Point} Point
 * @typedef {import("./app-protocol.js").TouchChange} TouchChange
 *
 * What fingers are on: places of events in points, its middle, and where changes go. `showFingers` draws the two fingers
 * of a pointer with Option.
 * @typedef {object} TouchScreen
 * @property {(event: {clientX: number, clientY: number}) => Point} pointOf
 * @property {() => Point} middle
 * @property {() => number} zoom
 * @property {() => boolean} isOn Whether there is something that takes touches.
 * @property {(touches: TouchChange[]) => void} touch
 * @property {(point: Point | null) => void} hover
 * @property {(point: Point, dx: number, dy: number) => void} wheel
 * @property {(fingers: Point[], isPressed: boolean) => void} showFingers
 */

/** How long after the last turn of a wheel the fingers of a pinch are lifted, in milliseconds. */
const PINCH_END = 180;
/** The distance of the fingers from their middle at the beginning of a pinch, in points. */
const PINCH_START = 60;
/** The height of a line, for wheels that count lines, in pixels. */
const LINE = 16;

/** Turns what the pointers do over a screen into fingers, pointing and scrolling. */
export class TouchInput {
    /**
     * The fingers of the pressed pointers.
     * @type {Map<number, {ids: number[], pair: FingerPair | null, points: Point[], type: "direct" | "pencil"}>}
     */
    #pressed = new Map();
    #nextID = 1;
    /**
     * The two fingers of a pointer that isn't pressed.
     * @type {FingerPair | null}
     */
    #pair = null;
    /**
     * Where the mouse is.
     * @type {Point | null}
     */
    #place = null;
    #hoverFrame = 0;
    /** @type {{ids: number[], middle: Point, distance: number, timer: any} | null} */
    #pinch = null;

    /**
     * @param {HTMLElement} surface
     * @param {TouchScreen} screen
     * @param {AbortSignal} signal ends listening
     */
    constructor(surface, screen, signal) {
        this.surface = surface;
        this.screen = screen;
        const options = { signal };
        surface.addEventListener("pointerdown", event => this.#down(event), options);
        surface.addEventListener("pointermove", event => this.#move(event), options);
        surface.addEventListener("pointerup", event => this.#up(event, "ended"), options);
        surface.addEventListener("pointercancel", event => this.#up(event, "canceled"), options);
        surface.addEventListener("lostpointercapture", event => this.#up(event, "canceled"), options);
        surface.addEventListener("pointerleave", event => this.#leave(event), options);
        surface.addEventListener("wheel", event => this.#turnWheel(event), { signal, passive: false });
        // The browser would select text, move the focus and drag images.
        for (const name of ["mousedown", "dragstart", "contextmenu"]) surface.addEventListener(name, event => event.preventDefault(), options);
        for (const name of /** @type {const} */ (["keydown", "keyup"])) addEventListener(name, event => this.#keyChanged(event), { signal, capture: true });
        addEventListener("blur", () => this.cancel(), options);
        document.addEventListener("visibilitychange", () => { if (document.hidden) this.cancel(); }, options);
    }

    /** Takes all fingers off the screen. */
    cancel() {
        this.#endPinch("canceled");
        const changes = [...this.#pressed.values()].flatMap(({ ids, points, type }) =>
            ids.map((id, index) => this.#change(id, "canceled", points[index], type)));
        this.#pressed.clear();
        if (changes.length) this.screen.touch(changes);
        this.#setPair(null);
        this.#hover(null);
    }

    /**
     * @param {number} id
     * @param {TouchChange["phase"]} phase
     * @param {Point} point
     * @param {"direct" | "pencil"} type
     * @param {number} [force]
     * @returns {TouchChange}
     */
    #change(id, phase, point, type, force) {
        return { id, phase, x: point.x, y: point.y, ...(type === "pencil" ? { type } : {}), ...(force === undefined ? {} : { force }) };
    }

    /** @param {PointerEvent} event */
    #down(event) {
        if (event.button !== 0 || this.#pressed.has(event.pointerId) || !this.screen.isOn()) return;
        this.#endPinch("ended");
        const point = this.screen.pointOf(event);
        const type = event.pointerType === "pen" ? "pencil" : "direct";
        if (event.pointerType === "mouse" && event.altKey) this.#pair ??= new FingerPair(point, this.screen.middle());
        else this.#pair = null;
        const pair = event.pointerType === "mouse" ? this.#pair : null;
        const points = pair ? pair.fingers : [point];
        const ids = points.map(() => this.#nextID++);
        this.#pressed.set(event.pointerId, { ids, pair, points, type });
        // Pointers that scripts make up can't be captured.
        if (event.isTrusted) this.surface.setPointerCapture(event.pointerId);
        this.#hover(null);
        this.screen.touch(ids.map((id, index) => this.#change(id, "began", points[index], type, forceOf(event))));
        if (pair) this.screen.showFingers(pair.fingers, true);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const point = this.screen.pointOf(event);
        if (event.pointerType === "mouse") this.#place = point;
        const pressed = this.#pressed.get(event.pointerId);
        if (pressed) {
            const before = pressed.points;
            pressed.pair?.move(point, event.shiftKey);
            pressed.points = pressed.pair ? pressed.pair.fingers : [point];
            if (pressed.points.every(({ x, y }, index) => x === before[index].x && y === before[index].y)) return;
            this.screen.touch(pressed.ids.map((id, index) => this.#change(id, "moved", pressed.points[index], pressed.type, forceOf(event))));
            if (pressed.pair) this.screen.showFingers(pressed.pair.fingers, true);
        } else if (event.pointerType === "mouse") {
            if (event.altKey) this.#movePair(point, event.shiftKey);
            else this.#setPair(null);
            this.#hover(point);
        } else if (event.pointerType === "pen") {
            this.#hover(point);
        }
    }

    /** @param {PointerEvent} event @param {"ended" | "canceled"} phase */
    #up(event, phase) {
        const pressed = this.#pressed.get(event.pointerId);
        if (!pressed) return;
        this.#pressed.delete(event.pointerId);
        // A canceled pointer has no place.
        if (phase === "ended") {
            const point = this.screen.pointOf(event);
            pressed.pair?.move(point, event.shiftKey);
            pressed.points = pressed.pair ? pressed.pair.fingers : [point];
        }
        this.screen.touch(pressed.ids.map((id, index) => this.#change(id, phase, pressed.points[index], pressed.type)));
        if (pressed.pair) this.#setPair(event.altKey && phase === "ended" ? pressed.pair : null);
    }

    /** @param {PointerEvent} event */
    #leave(event) {
        if (event.pointerType === "touch" || this.#pressed.has(event.pointerId)) return;
        this.#place = null;
        this.#setPair(null);
        this.#hover(null);
    }

    // Two fingers of a mouse

    /** @param {KeyboardEvent} event */
    #keyChanged(event) {
        if (event.key !== "Alt" || this.#pressed.size) return;
        if (event.type === "keyup") this.#setPair(null);
        else if (this.#place) this.#movePair(this.#place, event.shiftKey);
        // A browser would open its menu.
        if (this.#place) event.preventDefault();
    }

    /** @param {Point} point @param {boolean} movesBoth */
    #movePair(point, movesBoth) {
        const pair = this.#pair ?? new FingerPair(point, this.screen.middle());
        pair.move(point, movesBoth);
        this.#setPair(pair);
    }

    /** @param {FingerPair | null} pair */
    #setPair(pair) {
        if (!pair && !this.#pair) return;
        this.#pair = pair;
        this.screen.showFingers(pair ? pair.fingers : [], false);
    }

    // Pointing

    #isHovering = false;

    /** @param {Point | null} point */
    #hover(point) {
        cancelAnimationFrame(this.#hoverFrame);
        if (!point || !this.screen.isOn()) {
            if (this.#isHovering) this.screen.hover(null);
            this.#isHovering = false;
            return;
        }
        this.#hoverFrame = requestAnimationFrame(() => {
            this.#isHovering = true;
            this.screen.hover(point);
        });
    }

    // Wheels

    /** @param {WheelEvent} event */
    #turnWheel(event) {
        event.preventDefault();
        if (!this.screen.isOn()) return;
        const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? this.surface.clientHeight : 1;
        const point = this.screen.pointOf(event);
        if (event.ctrlKey) {
            this.#turnPinch(point, event.deltaY * unit);
            return;
        }
        const scale = unit / this.screen.zoom();
        this.screen.wheel(point, -event.deltaX * scale || 0, -event.deltaY * scale || 0);
    }

    /**
     * A pinch on a trackpad is two fingers on the screen.
     * @param {Point} point
     * @param {number} delta
     */
    #turnPinch(point, delta) {
        if (this.#pressed.size) return;
        if (!this.#pinch) {
            this.#pinch = { ids: [this.#nextID++, this.#nextID++], middle: point, distance: PINCH_START, timer: 0 };
            this.#touchPinch("began");
        }
        const pinch = this.#pinch;
        pinch.distance = Math.max(4, Math.min(2000, pinch.distance * Math.exp(-delta / 100)));
        this.#touchPinch("moved");
        clearTimeout(pinch.timer);
        pinch.timer = setTimeout(() => this.#endPinch("ended"), PINCH_END);
    }

    /** @param {TouchChange["phase"]} phase */
    #touchPinch(phase) {
        if (!this.#pinch) return;
        const { ids, middle, distance } = this.#pinch;
        const away = distance * Math.SQRT1_2;
        const points = [{ x: middle.x - away, y: middle.y - away }, { x: middle.x + away, y: middle.y + away }];
        this.screen.touch(ids.map((id, index) => this.#change(id, phase, points[index], "direct")));
        this.screen.showFingers(phase === "ended" || phase === "canceled" ? [] : points, true);
    }

    /** @param {"ended" | "canceled"} phase */
    #endPinch(phase) {
        if (!this.#pinch) return;
        clearTimeout(this.#pinch.timer);
        this.#touchPinch(phase);
        this.#pinch = null;
    }
}

/** @param {PointerEvent} event @returns {number | undefined} 1 is that of an average touch; undefined if the device doesn't measure it. */
function forceOf(event) {
    return event.pointerType === "pen" && event.pressure > 0 ? Math.round(event.pressure * 200) / 100 : undefined;
}
