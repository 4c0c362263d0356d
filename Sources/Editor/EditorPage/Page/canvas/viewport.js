/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 */

export const LEAST_SCALE = 0.01;
export const MOST_SCALE = 8;
/** The scales of the Zoom In and Zoom Out commands. */
export const SCALES = [0.02, 0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 8];
/** The scales of requested images. */
const PICTURE_SCALES = [0.25, 0.5, 1, 2, 3, 4];

/** The visible part of the board and its scale. */
export class Viewport {
    /** The number of CSS pixels per canvas point. */
    scale = 1;
    /** The canvas point at the window's corner. */
    x = 0;
    y = 0;
    width = 0;
    height = 0;

    /**
     * @param {Point} point
     * @returns {Point}
     */
    toScreen([x, y]) { return [(x - this.x) * this.scale, (y - this.y) * this.scale]; }

    /**
     * @param {Point} point
     * @returns {Point}
     */
    toCanvas([x, y]) { return [x / this.scale + this.x, y / this.scale + this.y]; }

    /**
     * @param {Frame} frame
     * @returns {Frame}
     */
    frameToScreen([x, y, w, h]) { return [(x - this.x) * this.scale, (y - this.y) * this.scale, w * this.scale, h * this.scale]; }

    /**
     * The visible area in canvas points.
     * @returns {Frame}
     */
    get visible() { return [this.x, this.y, this.width / this.scale, this.height / this.scale]; }

    /**
     * @param {number} dx
     * @param {number} dy In pixels; positive shows what is further right and down.
     */
    pan(dx, dy) {
        this.x += dx / this.scale;
        this.y += dy / this.scale;
    }

    /**
     * Sets the scale, keeping the position of `point` in the window.
     * @param {Point} point
     * @param {number} scale
     */
    zoomAbout(point, scale) {
        const [x, y] = this.toCanvas(point);
        this.scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale));
        this.x = x - point[0] / this.scale;
        this.y = y - point[1] / this.scale;
    }

    /**
     * Moves two points of the window as close as possible to two others, without rotation.
     * @param {[Point, Point]} from
     * @param {[Point, Point]} to
     */
    pinch(from, to) {
        const [before, after] = [from, to].map(([a, b]) => ({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) }));
        this.pan(before.x - after.x, before.y - after.y);
        if (before.apart > 1 && after.apart > 1) this.zoomAbout([after.x, after.y], this.scale * after.apart / before.apart);
    }

    /**
     * Shows all of a frame at a scale of at most `most`.
     * @param {Frame} frame
     * @param {number} [padding]
     * @param {number} [most]
     */
    fit([x, y, w, h], padding = 40, most = 1) {
        const scale = Math.min((this.width - 2 * padding) / Math.max(w, 1), (this.height - 2 * padding) / Math.max(h, 1), most);
        this.scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale));
        this.x = x + w / 2 - this.width / 2 / this.scale;
        this.y = y + h / 2 - this.height / 2 / this.scale;
    }

    /**
     * Limits scrolling so that a part of a frame stays visible.
     * @param {Frame | null} frame
     */
    keep(frame) {
        if (!frame || !this.width) return;
        const [, , width, height] = this.visible;
        const edge = 80 / this.scale;
        this.x = Math.max(frame[0] + edge - width, Math.min(frame[0] + frame[2] - edge, this.x));
        this.y = Math.max(frame[1] + edge - height, Math.min(frame[1] + frame[3] - edge, this.y));
    }

    /**
     * Scrolls as little as necessary to show a frame; one that is too large is centered.
     * @param {Frame} frame
     * @param {number} [padding] In pixels.
     * @returns {boolean} Whether anything moved.
     */
    reveal([x, y, w, h], padding = 24) {
        const room = padding / this.scale;
        const { x: left, y: top } = this;
        const [, , width, height] = this.visible;
        const shift = (/** @type {number} */ start, /** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ extent) => {
            if (size + 2 * room > extent) return start < from + extent && start + size > from ? from : start + size / 2 - extent / 2;
            return Math.min(Math.max(from, start + size + room - extent), start - room);
        };
        this.x = shift(x, w, left, width);
        this.y = shift(y, h, top, height);
        return this.x !== left || this.y !== top;
    }

    /**
     * Returns the next larger (1) or smaller (-1) of the common scales.
     * @param {1 | -1} direction
     */
    nextScale(direction) {
        const others = direction > 0 ? SCALES.filter(scale => scale > this.scale * 1.01) : SCALES.filter(scale => scale < this.scale * 0.99).reverse();
        return others[0] ?? this.scale;
    }
}

/**
 * Returns the scale of a sharp image.
 * @param {number} scale
 * @param {number} pixelRatio
 */
export function pictureScale(scale, pixelRatio) {
    const wanted = scale * pixelRatio;
    return PICTURE_SCALES.find(step => step >= wanted - 0.001) ?? PICTURE_SCALES[PICTURE_SCALES.length - 1];
}
