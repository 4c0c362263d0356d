import { handlePoints } from "./gestures/resize.js";

/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./gestures/gesture.js").Overlay} Overlay
 * @typedef {import("./viewport.js").Viewport} Viewport
 */

const HANDLE = 6;

/**
 * Whether a handle is there: small views keep room for what they show, and to be taken hold of themselves.
 * @param {import("./gestures/resize.js").Handle} handle
 * @param {number} width In pixels.
 * @param {number} height
 */
const hasHandle = (handle, width, height) => handle.length === 2 || (handle === "n" || handle === "s" ? width >= 56 && height >= 26 : height >= 26 || width < 24);

/** Draws what lies above the scenes: outlines of the selection, handles, guides, what a gesture shows. In pixels of the window, so that lines stay thin. */
export class OverlayPainter {
    /**
     * @param {HTMLCanvasElement} canvas
     * @param {Viewport} viewport
     */
    constructor(canvas, viewport) {
        this.canvas = canvas;
        this.viewport = viewport;
        this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        this.ratio = 1;
        this.font = "";
        this.colors = this.#readColors();
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { this.colors = this.#readColors(); });
    }

    #readColors() {
        const style = getComputedStyle(document.documentElement);
        /** @param {string} name */
        const color = name => style.getPropertyValue(`--${name}`).trim();
        this.font = `11px ${getComputedStyle(document.body).fontFamily}`;
        return {
            accent: color("accent"), onAccent: color("on-accent"), soft: color("accent-soft"), guide: color("guide"), misplaced: color("misplaced"),
            conflicting: color("conflicting"), text: color("text-color"), raised: color("raised"), line: color("accent-line"),
        };
    }

    /**
     * @param {number} width
     * @param {number} height
     * @param {number} ratio
     */
    resize(width, height, ratio) {
        this.canvas.width = Math.round(width * ratio);
        this.canvas.height = Math.round(height * ratio);
        this.canvas.style.width = `${width}px`;
        this.canvas.style.height = `${height}px`;
        this.ratio = ratio;
    }

    clear() {
        this.context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
        this.context.clearRect(0, 0, this.viewport.width, this.viewport.height);
    }

    /**
     * A frame of the board on whole pixels, so that its outline is sharp.
     * @param {Frame} frame
     * @returns {Frame}
     */
    place(frame) {
        const [x, y, w, h] = this.viewport.frameToScreen(frame);
        const [left, top] = [Math.round(x), Math.round(y)];
        return [left, top, Math.round(x + w) - left, Math.round(y + h) - top];
    }

    /**
     * @param {Frame} frame
     * @param {string} color
     * @param {number[]} [dash]
     * @param {number} [width]
     */
    outline(frame, color, dash = [], width = 1) {
        const [x, y, w, h] = this.place(frame);
        this.context.strokeStyle = color;
        this.context.lineWidth = width;
        this.context.setLineDash(dash);
        this.context.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
        this.context.setLineDash([]);
    }

    /**
     * @param {Frame} frame
     * @param {import("./gestures/resize.js").Handle[]} handles Those that it can be resized by.
     */
    selected(frame, handles) {
        this.outline(frame, this.colors.accent);
        const [x, y, w, h] = this.place(frame);
        for (const [handle, [px, py]] of handlePoints([x, y, w, h])) {
            if (!handles.includes(handle) || (handles.length === 8 && !hasHandle(handle, w, h))) continue;
            this.context.fillStyle = "#fff";
            this.context.strokeStyle = this.colors.accent;
            this.context.lineWidth = 1;
            const corner = [Math.round(px - HANDLE / 2), Math.round(py - HANDLE / 2)];
            this.context.fillRect(corner[0], corner[1], HANDLE, HANDLE);
            this.context.strokeRect(corner[0] + 0.5, corner[1] + 0.5, HANDLE - 1, HANDLE - 1);
        }
    }

    /** @param {Frame} frame */
    hovered(frame) { this.outline(frame, this.colors.line); }

    /**
     * What something under the pointer is called, above it.
     * @param {Point} point On the board.
     * @param {string} text
     */
    name(point, text) {
        const [x, y] = this.viewport.toScreen(point);
        this.pill(text, x, y - 14, this.colors.text, this.colors.raised, "center");
    }

    /**
     * @param {import("../types.js").Mark} mark
     * @param {Frame} frame
     * @param {Point} origin
     */
    mark(mark, frame, origin) {
        const color = mark.kind === "conflicting" ? this.colors.conflicting : this.colors.misplaced;
        if (mark.frame) {
            this.outline([mark.frame[0] + origin[0], mark.frame[1] + origin[1], mark.frame[2], mark.frame[3]], color, [4, 3]);
        }
        this.outline(frame, color, mark.kind === "ambiguous" ? [2, 2] : []);
    }

    /** @param {import("./constraints.js").ConstraintLine} line */
    constraint({ kind, from, to, text, isSelected, state }) {
        const { colors } = this;
        const color = state === "conflicting" ? colors.conflicting : state === "fine" ? colors.accent : colors.misplaced;
        const [a, b] = [this.viewport.toScreen(from), this.viewport.toScreen(to)];
        if (kind === "beam") this.beam(a, b, color, isSelected ? 3 : 1);
        else this.line(a, b, color, isSelected ? 3 : 1);
        if (isSelected && text) this.pill(text, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, colors.onAccent, color, "center");
    }

    /**
     * @param {Point} a
     * @param {Point} b
     * @param {string} color
     * @param {number} width
     */
    line([ax, ay], [bx, by], color, width) {
        const { context } = this;
        context.strokeStyle = color;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(Math.round(ax) + 0.5, Math.round(ay) + 0.5);
        context.lineTo(Math.round(bx) + 0.5, Math.round(by) + 0.5);
        context.stroke();
    }

    /** @param {Overlay} overlay */
    gesture(overlay) {
        const { context, colors } = this;
        if (overlay.container) this.container(overlay.container, overlay.containerName ?? "");
        for (const frame of overlay.frames ?? []) this.outline(frame, colors.accent);
        if (overlay.ghost) {
            const [x, y, w, h] = this.place(overlay.ghost);
            context.fillStyle = colors.soft;
            context.fillRect(x, y, w, h);
            this.outline(overlay.ghost, colors.accent);
        }
        for (const guide of overlay.guides ?? []) this.guide(guide);
        for (const distance of overlay.distances ?? []) this.distance(distance);
        if (overlay.insertion) this.insertion(overlay.insertion);
        if (overlay.marquee) {
            const [x, y, w, h] = this.place(overlay.marquee);
            context.fillStyle = colors.soft;
            context.fillRect(x, y, w, h);
            this.outline(overlay.marquee, colors.line);
        }
        if (overlay.line) this.connection(overlay.line);
        if (overlay.label) {
            const [x, y] = this.viewport.toScreen(overlay.label.at);
            this.pill(overlay.label.text, x + 14, y + 22, colors.text, colors.raised);
        }
    }

    /**
     * @param {Frame} frame
     * @param {string} name
     */
    container(frame, name) {
        const [x, y, w, h] = this.place(frame);
        this.context.strokeStyle = this.colors.accent;
        this.context.lineWidth = 2;
        this.context.fillStyle = this.colors.soft;
        this.context.fillRect(x, y, w, h);
        this.context.strokeRect(x + 1, y + 1, w - 2, h - 2);
        if (name) this.pill(name, x, y - 12, this.colors.onAccent, this.colors.accent);
    }

    /** @param {import("./snapping.js").Guide} guide */
    guide({ axis, at, from, to }) {
        const { context } = this;
        const [x, y] = this.viewport.toScreen(axis === "x" ? [at, from] : [from, at]);
        const length = (to - from) * this.viewport.scale;
        context.strokeStyle = this.colors.guide;
        context.lineWidth = 1;
        context.setLineDash([4, 3]);
        context.beginPath();
        const [left, top] = [Math.round(x) + (axis === "x" ? 0.5 : 0), Math.round(y) + (axis === "y" ? 0.5 : 0)];
        context.moveTo(left, top);
        context.lineTo(axis === "x" ? left : left + length, axis === "x" ? top + length : top);
        context.stroke();
        context.setLineDash([]);
    }

    /** @param {import("./snapping.js").Distance} distance */
    distance({ axis, from, to, at, length }) {
        const [a, b] = [this.viewport.toScreen(axis === "x" ? [from, at] : [at, from]), this.viewport.toScreen(axis === "x" ? [to, at] : [at, to])];
        this.beam(a, b, this.colors.guide);
        this.pill(String(length), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - (axis === "x" ? 12 : 0), this.colors.onAccent, this.colors.guide, "center");
    }

    /**
     * A line between two points with bars at its ends.
     * @param {Point} a
     * @param {Point} b
     * @param {string} color
     * @param {number} [width]
     */
    beam(a, b, color, width = 1) {
        const { context } = this;
        const isRow = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]);
        const bar = isRow ? [0, 3.5] : [3.5, 0];
        const [[ax, ay], [bx, by]] = [a, b].map(([x, y]) => [Math.round(x) + (isRow ? 0 : 0.5), Math.round(y) + (isRow ? 0.5 : 0)]);
        context.strokeStyle = color;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(ax, ay);
        context.lineTo(bx, by);
        for (const [x, y] of [[ax, ay], [bx, by]]) {
            context.moveTo(x - bar[0], y - bar[1]);
            context.lineTo(x + bar[0], y + bar[1]);
        }
        context.stroke();
    }

    /** @param {{from: Point, to: Point}} insertion */
    insertion({ from, to }) {
        const { context } = this;
        context.strokeStyle = this.colors.accent;
        context.lineWidth = 3;
        context.beginPath();
        context.moveTo(...this.viewport.toScreen(from));
        context.lineTo(...this.viewport.toScreen(to));
        context.stroke();
    }

    /** @param {NonNullable<Overlay["line"]>} line */
    connection({ from, to, target, label }) {
        const { context, colors } = this;
        if (target) {
            const [x, y, w, h] = this.place(target);
            context.fillStyle = colors.soft;
            context.fillRect(x, y, w, h);
            context.strokeStyle = colors.accent;
            context.lineWidth = 2;
            context.strokeRect(x + 1, y + 1, w - 2, h - 2);
        }
        const [a, b] = [this.viewport.toScreen(from), this.viewport.toScreen(to)];
        for (const [color, width] of /** @type {[string, number][]} */ ([["rgb(255 255 255 / 80%)", 4], [colors.accent, 2]])) {
            context.strokeStyle = color;
            context.lineWidth = width;
            context.lineCap = "round";
            context.beginPath();
            context.moveTo(...a);
            context.lineTo(...b);
            context.stroke();
        }
        context.lineCap = "butt";
        context.fillStyle = colors.accent;
        for (const [x, y] of [a, b]) {
            context.beginPath();
            context.arc(x, y, 4, 0, 2 * Math.PI);
            context.fill();
        }
        if (label) this.pill(label, b[0] + 12, b[1] + 22, colors.onAccent, colors.accent);
    }

    /**
     * A short text on a round ground. `y` is its middle.
     * @param {string} text
     * @param {number} x
     * @param {number} y
     * @param {string} color
     * @param {string} ground
     * @param {"left" | "center"} [align]
     */
    pill(text, x, y, color, ground, align = "left") {
        const { context } = this;
        context.font = this.font;
        const width = Math.ceil(context.measureText(text).width) + 10;
        const left = Math.round(Math.max(2, Math.min(this.viewport.width - width - 2, align === "center" ? x - width / 2 : x)));
        const top = Math.round(Math.max(2, Math.min(this.viewport.height - 20, y - 9)));
        context.fillStyle = ground;
        context.shadowColor = "rgb(0 0 0 / 25%)";
        context.shadowBlur = 3;
        context.shadowOffsetY = 1;
        context.beginPath();
        /** @type {any} */ (context).roundRect(left, top, width, 18, 5);
        context.fill();
        context.shadowColor = "transparent";
        context.shadowOffsetY = 0;
        context.shadowBlur = 0;
        context.fillStyle = color;
        context.textBaseline = "middle";
        context.fillText(text, left + 5, top + 9.5);
    }
}

/**
 * Where a handle of a selected frame is under a point of the window, if there is one.
 * @param {Viewport} viewport
 * @param {Frame} frame
 * @param {Point} screen
 * @param {import("./gestures/resize.js").Handle[]} handles
 * @param {number} [reach] In pixels.
 */
export function handleAt(viewport, frame, screen, handles, reach = 5) {
    const [x, y, w, h] = viewport.frameToScreen(frame);
    const found = handlePoints([x, y, w, h]).find(([handle, [px, py]]) => {
        if (!handles.includes(handle) || (handles.length === 8 && !hasHandle(handle, w, h))) return false;
        return Math.abs(px - screen[0]) <= reach && Math.abs(py - screen[1]) <= reach;
    });
    return found?.[0] ?? null;
}
