import { boardFrame } from "./board.js";
import { moved } from "./geometry.js";
import { freedom, handlesOf, setFrame } from "./gestures/freedom.js";
import { placeScene } from "./gestures/scene-move.js";

/** The distance that a scene moves where a view moves one point, in canvas points. */
const SCENE_STEP = 10;

/** Moves and resizes the selection with the arrow keys. Steps that come faster than they are performed are combined. */
export class Nudger {
    /** @type {{move: [number, number], resize: [number, number]}} */
    #pending = { move: [0, 0], resize: [0, 0] };
    #isMoving = false;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /** @param {number} dx @param {number} dy */
    move(dx, dy) { return this.#step("move", dx, dy); }

    /** @param {number} dx @param {number} dy How much wider and higher. */
    resize(dx, dy) { return this.#step("resize", dx, dy); }

    /** @param {"move" | "resize"} kind @param {number} dx @param {number} dy */
    async #step(kind, dx, dy) {
        const [x, y] = this.#pending[kind];
        this.#pending[kind] = [x + dx, y + dy];
        if (this.#isMoving) return;
        this.#isMoving = true;
        while (this.#next) {
            const next = this.#next;
            const by = this.#pending[next];
            this.#pending[next] = [0, 0];
            const { name, commands } = next === "move" ? nudge(this.canvas.document, by) : grow(this.canvas.document, by);
            if (!commands.length || !await this.canvas.store.perform(name, commands)) this.#pending = { move: [0, 0], resize: [0, 0] };
        }
        this.#isMoving = false;
    }

    get #next() { return /** @type {const} */ (["move", "resize"]).find(kind => this.#pending[kind].some(Boolean)); }
}

/**
 * Returns the commands that resize the selected views at their lower right, where the pointer could.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @param {[number, number]} by
 * @returns {{name: string, commands: import("../types.js").Command[]}}
 */
export function grow(document, [dx, dy]) {
    if (!document) return { name: "", commands: [] };
    const can = (/** @type {string} */ id) => handlesOf(document, id).some(handle => dx && handle.includes("e") || dy && handle.includes("s"));
    const views = document.selection.filter(can);
    const name = views.length === 1 ? `Resize ${document.object(views[0])?.title}` : "Resize Objects";
    return {
        name, commands: views.map(id => {
            const [x, y, width, height] = /** @type {import("./geometry.js").Frame} */ (boardFrame(document, id));
            return setFrame(document, id, [x, y, Math.max(0, width + dx), Math.max(0, height + dy)]);
        }),
    };
}

/**
 * Returns the commands that move the selected views or scenes.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @param {[number, number]} by
 * @returns {{name: string, commands: import("../types.js").Command[]}}
 */
export function nudge(document, [dx, dy]) {
    if (!document) return { name: "", commands: [] };
    const views = document.selection.filter(id => freedom(document, id) === "free");
    if (views.length) {
        const name = views.length === 1 ? `Move ${document.object(views[0])?.title}` : "Move Objects";
        return {
            name, commands: views.map(id => {
                const frame = /** @type {import("./geometry.js").Frame} */ (boardFrame(document, id));
                return setFrame(document, id, moved(frame, dx, dy));
            }),
        };
    }
    const scenes = document.selection.filter(id => document.object(id)?.kind === "controller").map(id => document.sceneOf(id) ?? "");
    return { name: scenes.length === 1 ? "Move Scene" : "Move Scenes", commands: scenes.map(scene => placeScene(document, scene, [dx * SCENE_STEP, dy * SCENE_STEP])) };
}
