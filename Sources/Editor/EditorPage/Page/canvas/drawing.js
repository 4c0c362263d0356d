/**
 * @typedef {import("./geometry.js").Frame} Frame
 */

/** How far lines and shadows reach beyond what they belong to. */
const MARGIN = 6;

/** Half of a line of text, at least. */
const HALF_LINE = 12;

/**
 * Left, top, right and bottom of nothing.
 * @returns {[number, number, number, number]}
 */
const nothing = () => [Infinity, Infinity, -Infinity, -Infinity];

/**
 * A drawing that knows its bounds before it is on a surface. Its methods and properties are those of a canvas's context.
 */
export class Drawing {
    /** @type {((context: CanvasRenderingContext2D) => void)[]} */
    #steps = [];
    /** What is drawn. */
    #bounds = nothing();
    #path = nothing();

    /** @param {CanvasRenderingContext2D} ruler Measures text. */
    constructor(ruler) {
        this.ruler = ruler;
    }

    /**
     * The smallest frame with all that is drawn, or null if nothing is.
     * @returns {Frame | null}
     */
    get bounds() {
        const [left, top, right, bottom] = this.#bounds;
        if (!(left <= right && top <= bottom)) return null;
        return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
    }

    /** Removes all that is drawn. */
    clear() {
        this.#steps = [];
        this.#bounds = nothing();
    }

    /**
     * Draws everything on a surface.
     * @param {CanvasRenderingContext2D} context
     */
    draw(context) { for (const step of this.#steps) step(context); }

    // MARK: Style

    /** @param {string} value */
    set strokeStyle(value) { this.#steps.push(context => { context.strokeStyle = value; }); }
    /** @param {string} value */
    set fillStyle(value) { this.#steps.push(context => { context.fillStyle = value; }); }
    /** @param {number} value */
    set lineWidth(value) { this.#steps.push(context => { context.lineWidth = value; }); }
    /** @param {CanvasLineCap} value */
    set lineCap(value) { this.#steps.push(context => { context.lineCap = value; }); }
    /** @param {string} value */
    set shadowColor(value) { this.#steps.push(context => { context.shadowColor = value; }); }
    /** @param {number} value */
    set shadowBlur(value) { this.#steps.push(context => { context.shadowBlur = value; }); }
    /** @param {number} value */
    set shadowOffsetY(value) { this.#steps.push(context => { context.shadowOffsetY = value; }); }
    /** @param {number} value */
    set globalAlpha(value) { this.#steps.push(context => { context.globalAlpha = value; }); }
    /** @param {CanvasTextBaseline} value */
    set textBaseline(value) { this.#steps.push(context => { context.textBaseline = value; }); }

    /** @param {string} value */
    set font(value) {
        this.ruler.font = value;
        this.#steps.push(context => { context.font = value; });
    }

    /** @param {number[]} dash */
    setLineDash(dash) { this.#steps.push(context => context.setLineDash(dash)); }

    save() { this.#steps.push(context => context.save()); }
    restore() { this.#steps.push(context => context.restore()); }

    // MARK: Paths

    beginPath() {
        this.#path = nothing();
        this.#steps.push(context => context.beginPath());
    }

    /**
     * @param {number} x
     * @param {number} y
     */
    moveTo(x, y) {
        extend(this.#path, x, y, x, y);
        this.#steps.push(context => context.moveTo(x, y));
    }

    /**
     * @param {number} x
     * @param {number} y
     */
    lineTo(x, y) {
        extend(this.#path, x, y, x, y);
        this.#steps.push(context => context.lineTo(x, y));
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} radius
     * @param {number} start
     * @param {number} end
     */
    arc(x, y, radius, start, end) {
        extend(this.#path, x - radius, y - radius, x + radius, y + radius);
        this.#steps.push(context => context.arc(x, y, radius, start, end));
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     */
    rect(x, y, width, height) {
        extend(this.#path, x, y, x + width, y + height);
        this.#steps.push(context => context.rect(x, y, width, height));
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     * @param {number} radius
     */
    roundRect(x, y, width, height, radius) {
        extend(this.#path, x, y, x + width, y + height);
        this.#steps.push(context => /** @type {any} */ (context).roundRect(x, y, width, height, radius));
    }

    stroke() {
        extend(this.#bounds, ...this.#path);
        this.#steps.push(context => context.stroke());
    }

    fill() {
        extend(this.#bounds, ...this.#path);
        this.#steps.push(context => context.fill());
    }

    /** @param {CanvasFillRule} rule */
    clip(rule) { this.#steps.push(context => context.clip(rule)); }

    // MARK: Shapes, text and images

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     */
    fillRect(x, y, width, height) {
        extend(this.#bounds, x, y, x + width, y + height);
        this.#steps.push(context => context.fillRect(x, y, width, height));
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     */
    strokeRect(x, y, width, height) {
        extend(this.#bounds, x, y, x + width, y + height);
        this.#steps.push(context => context.strokeRect(x, y, width, height));
    }

    /** @param {string} text */
    measureText(text) { return this.ruler.measureText(text); }

    /**
     * @param {string} text
     * @param {number} x
     * @param {number} y
     */
    fillText(text, x, y) {
        extend(this.#bounds, x, y - HALF_LINE, x + this.measureText(text).width, y + HALF_LINE);
        this.#steps.push(context => context.fillText(text, x, y));
    }

    /**
     * @param {CanvasImageSource} image
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     */
    drawImage(image, x, y, width, height) {
        extend(this.#bounds, x, y, x + width, y + height);
        this.#steps.push(context => context.drawImage(image, x, y, width, height));
    }
}

/**
 * Extends bounds by others, whose edges may be the wrong way round. What isn't finite is never drawn.
 * @param {[number, number, number, number]} bounds
 * @param {number} left
 * @param {number} top
 * @param {number} right
 * @param {number} bottom
 */
function extend(bounds, left, top, right, bottom) {
    if (!Number.isFinite(left + top + right + bottom)) return;
    bounds[0] = Math.min(bounds[0], left, right);
    bounds[1] = Math.min(bounds[1], top, bottom);
    bounds[2] = Math.max(bounds[2], left, right);
    bounds[3] = Math.max(bounds[3], top, bottom);
}
