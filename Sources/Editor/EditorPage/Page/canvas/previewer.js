import { afterFrame } from "../model/after-frame.js";
import { readStage } from "../model/document.js";
import { PictureFrame } from "./pictures.js";
import { pictureScale } from "./viewport.js";

/**
 * @typedef {import("../types.js").Command} Command
 *
 * What a view looks like, and its size.
 * @typedef {{image: HTMLCanvasElement, size: [number, number]}} Picture
 */

/** The maximum time to wait for an image, in milliseconds. */
const LATE = 400;

const late = () => new Promise(resolve => setTimeout(resolve, LATE));

/** Requests previews of scenes during a drag: one at a time, the newest next. */
export class Previewer {
    /** @type {Command[] | null} */
    #next = null;
    /** Whether a frame was drawn since the newest change. */
    #isDrawn = false;
    #isAsking = false;
    /**
     * The requests for pictures that wait for the current one.
     * @type {(() => void)[]}
     */
    #waiting = [];
    #text = "";
    #round = 0;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /** @param {Command[]} commands */
    ask(commands) {
        const text = JSON.stringify(commands);
        if (text === this.#text) return;
        this.#text = text;
        if (!commands.length) return this.cancel();
        this.#next = commands;
        this.#isDrawn = false;
        // What follows the pointer is drawn first: the layout of a scene takes the processor that the frame needs.
        afterFrame(() => {
            this.#isDrawn = true;
            this.#step();
        });
    }

    async #step() {
        if (this.#isAsking || !this.#next || !this.#isDrawn) return;
        this.#isAsking = true;
        const commands = this.#next;
        this.#next = null;
        const round = this.#round;
        try {
            const reply = await this.canvas.store.request("preview", { commands });
            // The images of a preview are valid until the next one, which therefore waits for them.
            if (round === this.#round) await Promise.race([this.canvas.view.showPreviews(reply.stages, reply.board), late()]);
        } catch {
            // An error in a preview isn't shown; performing the commands reports it.
        }
        this.#pass();
    }

    /** @returns {Promise<void>} Resolves when nothing else is requested. */
    async #turn() {
        if (this.#isAsking) await new Promise(resolve => this.#waiting.push(() => resolve(undefined)));
        this.#isAsking = true;
    }

    /** Lets the next request begin, those for pictures first. */
    #pass() {
        const waiting = this.#waiting.shift();
        if (waiting) return waiting();
        this.#isAsking = false;
        this.#step();
    }

    /**
     * Returns what a view looks like that a command would add, or null if nobody can know.
     * @param {Command} command
     * @param {number} [attempts] The next preview may take the image away before it is loaded.
     * @returns {Promise<Picture | null>}
     */
    async pictureOf(command, attempts = 5) {
        await this.#turn();
        const added = await this.#added(command).catch(() => null);
        if (added) await Promise.race([added.shown, late()]);
        this.#pass();
        if (!added) return null;
        await added.shown;
        const [, , width, height] = added.frame;
        const image = added.picture.cut(added.frame);
        if (image) return { image, size: [width, height] };
        return attempts > 1 && width && height ? this.pictureOf(command, attempts - 1) : null;
    }

    /**
     * Requests the scene with a view that a command would add, and the view's frame in it.
     * @param {Command} command
     */
    async #added(command) {
        const { document, store, viewport } = this.canvas;
        const { stages } = await store.request("preview", { commands: [command] });
        const stage = readStage(stages[0]);
        const frame = [...stage.frames].find(([id]) => !document?.has(id))?.[1];
        if (!frame) return null;
        const picture = new PictureFrame();
        return { picture, frame, shown: picture.show(stage, pictureScale(viewport.scale, devicePixelRatio)) };
    }

    /**
     * Stops requesting. Previews are shown until the scenes are updated.
     * @returns {string[]} The scenes with previews.
     */
    finish() {
        this.#round += 1;
        this.#next = null;
        this.#text = "";
        return this.canvas.view.forgetPreviews();
    }

    /** Shows the scenes without previews again. */
    cancel() { for (const scene of this.finish()) this.canvas.view.showStage(scene); }
}
