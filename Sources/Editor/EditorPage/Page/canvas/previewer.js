/** @typedef {import("../types.js").Command} Command */

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
            if (round === this.#round) await Promise.race([Promise.all(reply.stages.map(/** @param {any} stage */ stage => this.canvas.view.showPreview(stage))), late()]);
        } catch {
            // A preview that cannot be had is no preview; performing the same says what is wrong.
        } finally {
            this.#isAsking = false;
        }
        this.#step();
    }

    /**
     * Ends asking. What was previewed stays in the pictures until the scenes are shown anew.
     * @returns {string[]} The scenes of which there was a preview.
     */
    finish() {
        this.#round += 1;
        this.#next = null;
        this.#text = "";
        return this.canvas.view.forgetPreviews();
    }

    /** Shows everything as it is again. */
    cancel() { for (const scene of this.finish()) this.canvas.view.showStage(scene); }
}
