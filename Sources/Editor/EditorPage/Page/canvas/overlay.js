import { Drawing } from "./drawing.js";
import { common } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./viewport.js").Viewport} Viewport
 */

/** The edges of the surface are multiples of this, in its pixels, so that it is seldom replaced. */
const STEP = 128;

/** How many drawings in a row may need less than a quarter of the surface before it is made smaller. */
const PATIENCE = 60;

/** @param {Frame} outer @param {Frame} inner */
const encloses = ([x, y, w, h], [left, top, width, height]) => left >= x && top >= y && left + width <= x + w && top + height <= y + h;

/**
 * Returns the part of a window that a surface must cover to show a drawing, in pixels of the surface, or null for none.
 * @param {Frame | null} bounds Of the drawing.
 * @param {{width: number, height: number}} window
 * @param {number} ratio The surface's pixels per point of the window.
 * @returns {Frame | null}
 */
export function coverage(bounds, { width, height }, ratio) {
    const seen = bounds && common(bounds, [0, 0, width, height]);
    if (!seen) return null;
    const [left, top] = [seen[0], seen[1]].map(start => Math.floor(start * ratio / STEP) * STEP);
    const [right, bottom] = [[seen[0] + seen[2], width], [seen[1] + seen[3], height]].map(([end, limit]) => (
        Math.min(Math.ceil(end * ratio / STEP) * STEP, Math.round(limit * ratio))
    ));
    return right > left && bottom > top ? [left, top, right - left, bottom - top] : null;
}

/**
 * Draws above the scenes: outlines, lines and short texts, in pixels of the window, so that lines stay thin. The surface covers
 * only what is drawn: to put one of the size of the window together with the scenes costs more than all the rest of a frame
 * where no graphics processor does it.
 */
export class OverlayPainter {
    /** The number of drawings in a row that needed much less than the surface. */
    #spare = 0;

    /**
     * @param {HTMLCanvasElement} canvas
     * @param {Viewport} viewport
     */
    constructor(canvas, viewport) {
        this.canvas = canvas;
        this.viewport = viewport;
        const surface = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        this.surface = surface;
        this.context = new Drawing(surface);
        this.ratio = 1;
        /**
         * What the surface covers, in its pixels.
         * @type {Frame}
         */
        this.covered = [0, 0, 0, 0];
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
            accent: color("accent"), accentFill: color("accent-fill"), onAccent: color("on-accent"), soft: color("accent-soft"), guide: color("guide"), misplaced: color("misplaced"),
            conflicting: color("conflicting"), text: color("text-color"), raised: color("raised"), line: color("accent-line"),
            added: color("change-added"), changed: color("change"), removed: color("change-removed"),
        };
    }

    /** Begins a new drawing. */
    begin() { this.context.clear(); }

    /** Shows what was drawn since `begin`. */
    show() {
        const { canvas, surface, ratio } = this;
        const needed = coverage(this.context.bounds, this.viewport, ratio);
        canvas.hidden = !needed;
        if (!needed) return;
        this.#cover(needed);
        const [left, top, width, height] = this.covered;
        surface.setTransform(1, 0, 0, 1, 0, 0);
        surface.clearRect(0, 0, width, height);
        surface.setTransform(ratio, 0, 0, ratio, -left, -top);
        this.context.draw(surface);
    }

    /**
     * Moves the surface to a part of the window. It is replaced by a larger one at once, which delays a frame, and by a smaller
     * one only when it has been too large for some time.
     * @param {Frame} needed
     */
    #cover(needed) {
        const [, , width, height] = this.covered;
        this.#spare = width * height > 4 * needed[2] * needed[3] ? this.#spare + 1 : 0;
        const isKept = this.#spare < PATIENCE;
        if (isKept && encloses(this.covered, needed)) return;
        const { canvas, ratio, viewport } = this;
        const size = isKept ? [Math.max(width, needed[2]), Math.max(height, needed[3])] : [needed[2], needed[3]];
        const [left, top] = [viewport.width, viewport.height].map((limit, axis) => Math.max(0, Math.min(needed[axis], Math.round(limit * ratio) - size[axis])));
        if (size[0] !== width || size[1] !== height) {
            Object.assign(canvas, { width: size[0], height: size[1] });
            Object.assign(canvas.style, { width: `${size[0] / ratio}px`, height: `${size[1] / ratio}px` });
        }
        canvas.style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
        this.covered = [left, top, size[0], size[1]];
    }

    /**
     * Returns a frame of the board on whole pixels, so that its outline is sharp.
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
     * @param {Point} a
     * @param {Point} b
     * @param {string} color
     * @param {number} width
     * @param {number[]} [dash]
     */
    line([ax, ay], [bx, by], color, width, dash = []) {
        const { context } = this;
        context.strokeStyle = color;
        context.lineWidth = width;
        context.setLineDash(dash);
        context.beginPath();
        context.moveTo(Math.round(ax) + 0.5, Math.round(ay) + 0.5);
        context.lineTo(Math.round(bx) + 0.5, Math.round(by) + 0.5);
        context.stroke();
        context.setLineDash([]);
    }

    /**
     * Draws a line between two points with bars at its ends.
     * @param {Point} a
     * @param {Point} b
     * @param {string} color
     * @param {number} [width]
     * @param {number[]} [dash] Of the line, not of the bars.
     */
    beam(a, b, color, width = 1, dash = []) {
        const { context } = this;
        const isRow = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]);
        const bar = isRow ? [0, 3.5] : [3.5, 0];
        const [[ax, ay], [bx, by]] = [a, b].map(([x, y]) => [Math.round(x) + (isRow ? 0 : 0.5), Math.round(y) + (isRow ? 0.5 : 0)]);
        context.strokeStyle = color;
        context.lineWidth = width;
        context.setLineDash(dash);
        context.beginPath();
        context.moveTo(ax, ay);
        context.lineTo(bx, by);
        context.stroke();
        context.setLineDash([]);
        context.beginPath();
        for (const [x, y] of [[ax, ay], [bx, by]]) {
            context.moveTo(x - bar[0], y - bar[1]);
            context.lineTo(x + bar[0], y + bar[1]);
        }
        context.stroke();
    }

    /**
     * Draws a small disc with a sign. Its center is at a point.
     * @param {string} sign
     * @param {number} x
     * @param {number} y
     * @param {string} color
     * @param {number} size
     */
    badge(sign, x, y, color, size) {
        const { context } = this;
        context.fillStyle = color;
        context.strokeStyle = this.colors.raised;
        context.lineWidth = 1.5;
        context.beginPath();
        context.arc(x, y, size / 2, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
        context.fillStyle = this.colors.raised;
        const arm = size / 4;
        if (sign === "•") {
            context.beginPath();
            context.arc(x, y, size / 6, 0, 2 * Math.PI);
            context.fill();
        } else {
            context.fillRect(x - arm, y - 0.75, 2 * arm, 1.5);
            if (sign === "+") context.fillRect(x - 0.75, y - arm, 1.5, 2 * arm);
        }
    }

    /**
     * Draws a short text on a rounded background. `y` is its center.
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
        context.roundRect(left, top, width, 18, 5);
        context.fill();
        context.shadowColor = "transparent";
        context.shadowOffsetY = 0;
        context.shadowBlur = 0;
        context.fillStyle = color;
        context.textBaseline = "middle";
        context.fillText(text, left + 5, top + 9.5);
    }
}
