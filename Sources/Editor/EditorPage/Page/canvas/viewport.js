/**
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 */

export const LEAST_SCALE = 0.05;
export const MOST_SCALE = 8;
/** The scales that zooming in and out by command goes through. */
export const SCALES = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 8];
/** The scales of pictures that are asked for. */
const PICTURE_SCALES = [0.25, 0.5, 1, 2, 3, 4];

/** Which part of the board the window shows, and how large. */
export class Viewport {
    /** Pixels of the page a canvas point. */
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
     * What is seen, in canvas points.
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
     * What lies at `point` of the window stays there.
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
     * What lay under two points of the window lies under two others, as nearly as it can without turning.
     * @param {[Point, Point]} from
     * @param {[Point, Point]} to
     */
    pinch(from, to) {
        const [before, after] = [from, to].map(([a, b]) => ({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) }));
        this.pan(before.x - after.x, before.y - after.y);
        if (before.apart > 1 && after.apart > 1) this.zoomAbout([after.x, after.y], this.scale * after.apart / before.apart);
    }

    /**
     * Shows all of a frame, but not larger than `most`.
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
     * Never goes so far that nothing of a frame is seen.
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
     * Moves as little as it takes for a frame to be seen; one that is too large is centred.
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
     * The next larger (1) or smaller (-1) of the usual scales.
     * @param {1 | -1} direction
     */
    nextScale(direction) {
        const others = direction > 0 ? SCALES.filter(scale => scale > this.scale * 1.01) : SCALES.filter(scale => scale < this.scale * 0.99).reverse();
        return others[0] ?? this.scale;
    }
}

/**
 * The scale of a picture that is sharp enough.
 * @param {number} scale
 * @param {number} pixelRatio
 */
export function pictureScale(scale, pixelRatio) {
    const wanted = scale * pixelRatio;
    return PICTURE_SCALES.find(step => step >= wanted - 0.001) ?? PICTURE_SCALES[PICTURE_SCALES.length - 1];
}
