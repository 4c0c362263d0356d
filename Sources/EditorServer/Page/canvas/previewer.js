/**
 * @typedef {import("../types.js").Command} Command
 * @typedef {import("../types.js").Stage} Stage
 */

/** How long a picture is waited for, in milliseconds. */
const LATE = 400;

const late = () => new Promise(resolve => setTimeout(resolve, LATE));

/** Asks how scenes would look while something is dragged: one question at a time, the newest next. */
export class Previewer {
    /** @type {Command[] | null} */
    #next = null;
    #isAsking = false;
    #text = "";
    #round = 0;
    /**
     * How scenes would look.
     * @type {Map<string, Stage>}
     */
    stages = new Map();

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /** @param {string} scene */
    stage(scene) { return this.stages.get(scene) ?? null; }

    /** @param {Command[]} commands */
    ask(commands) {
        const text = JSON.stringify(commands);
        if (text === this.#text) return;
        this.#text = text;
        if (!commands.length) {
            this.#next = null;
            return this.#forget();
        }
        this.#next = commands;
        this.#step();
    }

    async #step() {
        const commands = this.#next;
        if (this.#isAsking || !commands) return;
        this.#next = null;
        this.#isAsking = true;
        const round = this.#round;
        try {
            const reply = await this.canvas.store.request("preview", { commands });
            // The pictures of a preview last until the next one, which therefore waits for them.
            if (round === this.#round) await Promise.race([Promise.all(reply.stages.map(/** @param {any} stage */ stage => this.canvas.showPreview(stage))), late()]);
        } catch {
            // A preview that cannot be had is no preview; performing the same says what is wrong.
        } finally {
            this.#isAsking = false;
        }
        this.#step();
    }

    /** Ends asking. What was previewed stays in the pictures until the scenes are shown anew. */
    finish() {
        this.#round += 1;
        this.#next = null;
        this.#text = "";
        const scenes = [...this.stages.keys()];
        this.stages.clear();
        return scenes;
    }

    #forget() {
        this.#round += 1;
        const scenes = [...this.stages.keys()];
        this.stages.clear();
        this.canvas.showCommitted(scenes);
    }

    /** Shows everything as it is again. */
    cancel() { this.canvas.showCommitted(this.finish()); }
}
