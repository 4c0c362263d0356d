import { applyFrame, readFrame } from "./frame-decoder.js";
import { element } from "../elements/dom.js";
import { scaledPart } from "./scaled-part.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle in pixels */

/** The canvas that shows the frames of an app, in the pixels of the page. */
export class Screen {
    /** @type {ImageData | null} */
    #image = null;
    /** The pixels of the image, as numbers. */
    #pixels = new Uint32Array(0);
    /** The frame as the app has drawn it, at whole pixels per point. */
    #source = context(element("canvas", { width: 1, height: 1 }));
    #context;
    #shown = 0;
    #isTelling = false;
    /** @type {((rectangles: Rectangle[]) => void) | null} Told of the rectangles that have changed. */
    onchange = null;

    /**
     * @param {(frame: number) => void} acknowledge is called when a frame is on the screen
     * @param {() => void} askAnew is called when the frame can't be shown without a complete one
     */
    constructor(acknowledge, askAnew) {
        this.acknowledge = acknowledge;
        this.askAnew = askAnew;
        /** @type {HTMLCanvasElement} */
        this.canvas = element("canvas.device-canvas", { width: 1, height: 1, "aria-hidden": "true" });
        this.#context = context(this.canvas);
    }

    /** The size of the last frame in pixels, or null if there was none. */
    get size() { return this.#image ? { width: this.#image.width, height: this.#image.height } : null; }

    /**
     * Fills so many pixels of the page.
     * @param {number} width
     * @param {number} height
     */
    fill(width, height) {
        if ((this.canvas.width === width && this.canvas.height === height) || width < 1 || height < 1) return;
        this.canvas.width = width;
        this.canvas.height = height;
        if (this.size) this.#draw({ x: 0, y: 0, ...this.size });
    }

    /**
     * Draws a part of the frame in the pixels of the page.
     * @param {Rectangle} rectangle
     */
    #draw(rectangle) {
        const { canvas } = this.#source;
        const part = scaledPart(rectangle, canvas, this.canvas);
        this.#context.imageSmoothingEnabled = canvas.width !== this.canvas.width || canvas.height !== this.canvas.height;
        this.#context.imageSmoothingQuality = "high";
        const { from, to } = part;
        this.#context.drawImage(canvas, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
    }

    /**
     * Shows a frame.
     * @param {ArrayBuffer} bytes
     * @returns {string | null} What is wrong with it.
     */
    show(bytes) {
        try {
            const frame = readFrame(bytes);
            if (!this.#makeRoom(frame)) return null;
            applyFrame(frame, this.#pixels);
            const image = /** @type {ImageData} */ (this.#image);
            for (const rectangle of frame.rectangles) {
                this.#source.putImageData(image, 0, 0, rectangle.x, rectangle.y, rectangle.width, rectangle.height);
                this.#draw(rectangle);
            }
            this.#tellShown(frame.number);
            this.onchange?.(frame.rectangles);
            return null;
        } catch (error) {
            this.askAnew();
            return error instanceof Error ? error.message : String(error);
        }
    }

    /**
     * @param {import("./frame-decoder.js").Frame} frame
     * @returns {boolean} Whether the frame can be shown.
     */
    #makeRoom({ width, height, isComplete }) {
        if (this.#image?.width === width && this.#image.height === height) return true;
        if (!isComplete) {
            this.askAnew();
            return false;
        }
        this.#image = new ImageData(width, height);
        this.#pixels = new Uint32Array(this.#image.data.buffer);
        this.#source.canvas.width = width;
        this.#source.canvas.height = height;
        return true;
    }

    /**
     * Tells once a frame of the page that all until then are shown.
     * @param {number} frame
     */
    #tellShown(frame) {
        this.#shown = frame;
        if (this.#isTelling) return;
        this.#isTelling = true;
        requestAnimationFrame(() => {
            this.#isTelling = false;
            this.acknowledge(this.#shown);
        });
    }

    /**
     * Returns pixels as a PNG.
     * @param {Rectangle} rectangle
     * @returns {Promise<Blob>}
     */
    async png({ x, y, width, height }) {
        const part = element("canvas", { width, height });
        part.getContext("2d").drawImage(this.#source.canvas, x, y, width, height, 0, 0, width, height);
        return new Promise((resolve, reject) => {
            part.toBlob((/** @type {Blob | null} */ blob) => blob ? resolve(blob) : reject(new Error("there is no memory for a picture")), "image/png");
        });
    }
}

/** @param {HTMLCanvasElement} canvas */
function context(canvas) { return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false })); }
