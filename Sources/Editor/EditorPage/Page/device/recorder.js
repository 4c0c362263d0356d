import { animatedPNG } from "./apng.js";
import { element } from "../elements/dom.js";
import { download, fileName } from "./downloads.js";

/**
 * @typedef {import("./screen.js").Rectangle} Rectangle
 *
 * A recorded part: the promise of its PNG, its rectangle, the size of the screen, and the time in milliseconds.
 * @typedef {{blob: Promise<Blob>, rectangle: Rectangle, size: {width: number, height: number}, time: number}} Recorded
 */

/** The shortest time between two pictures, in milliseconds: 30 a second. */
const SHORTEST = 33;
/** The most pictures of a recording: after them it ends by itself. */
const MOST = 9000;

/** Records the screen of a device as an animated picture. */
export class Recorder {
    /** @type {Recorded[]} */
    #parts = [];
    /**
     * What has changed since the last picture.
     * @type {Rectangle | null}
     */
    #changed = null;
    /** @type {any} */
    #timer = 0;
    isRecording = false;
    /** @type {() => void} */
    onchange = () => {};

    /**
     * @param {import("./device-view.js").DeviceView} view
     * @param {(text: string) => void} say
     */
    constructor(view, say) {
        this.view = view;
        this.say = say;
    }

    toggle() {
        if (this.isRecording) this.stop();
        else this.#start();
    }

    #start() {
        const { screen } = this.view;
        if (!screen.size) return;
        this.isRecording = true;
        this.#parts = [];
        this.#changed = { x: 0, y: 0, ...screen.size };
        this.#take();
        screen.onchange = rectangles => {
            for (const rectangle of rectangles) this.#changed = union(this.#changed, rectangle);
            this.#plan();
        };
        this.onchange();
    }

    #plan() {
        if (this.#timer) return;
        const since = performance.now() - (this.#parts[this.#parts.length - 1]?.time ?? 0);
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#take();
        }, Math.max(0, SHORTEST - since));
    }

    #take() {
        const { screen } = this.view;
        const size = screen.size;
        if (!size || !this.#changed) return;
        const last = this.#parts[this.#parts.length - 1];
        const isOther = !!last && (last.size.width !== size.width || last.size.height !== size.height);
        const rectangle = isOther ? { x: 0, y: 0, ...size } : this.#changed;
        this.#changed = null;
        this.#parts.push({ blob: screen.png(rectangle), rectangle, size, time: performance.now() });
        if (this.#parts.length >= MOST) this.stop();
    }

    /** Ends the recording, and gives it to the person. */
    async stop() {
        if (!this.isRecording) return;
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#take();
        this.isRecording = false;
        this.view.screen.onchange = null;
        this.onchange();
        const parts = this.#parts;
        this.#parts = [];
        try {
            const picture = animatedPNG(await assemble(parts, performance.now()));
            download(picture, "image/png", fileName(this.view.app.session?.name, "png"));
            this.say(`The recording is saved: ${parts.length} picture${parts.length === 1 ? "" : "s"}.`);
        } catch (error) {
            this.say(`The recording can’t be saved: ${error instanceof Error ? error.message : error}.`);
        }
    }
}

/**
 * @param {Recorded[]} parts
 * @param {number} end
 * @returns {Promise<import("./apng.js").AnimationPart[]>}
 */
async function assemble(parts, end) {
    const width = Math.max(...parts.map(({ size }) => size.width));
    const height = Math.max(...parts.map(({ size }) => size.height));
    return Promise.all(parts.map(async ({ blob, rectangle, size, time }, index) => {
        const next = parts[index + 1];
        // The first picture of an animation has its size.
        const whole = index === 0 && (size.width !== width || size.height !== height) ? await widened(await blob, width, height) : await blob;
        return {
            png: new Uint8Array(await whole.arrayBuffer()), x: rectangle.x, y: rectangle.y, milliseconds: (next?.time ?? end) - time,
            isCleared: !!next && (next.size.width !== size.width || next.size.height !== size.height),
        };
    }));
}

/**
 * @param {Blob} blob
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Blob>}
 */
async function widened(blob, width, height) {
    const canvas = element("canvas", { width, height });
    const image = await createImageBitmap(blob);
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((resolve, reject) => {
        canvas.toBlob((/** @type {Blob | null} */ made) => made ? resolve(made) : reject(new Error("there is no memory for a picture")), "image/png");
    });
}

/**
 * @param {Rectangle | null} a
 * @param {Rectangle} b
 * @returns {Rectangle}
 */
function union(a, b) {
    if (!a) return b;
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
