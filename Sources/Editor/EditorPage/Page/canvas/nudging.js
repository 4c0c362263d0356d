import { boardFrame } from "./board.js";
import { moved } from "./geometry.js";
import { freedom, setFrame } from "./gestures/freedom.js";
import { placeScene } from "./gestures/scene-move.js";

/** The distance that a scene moves where a view moves one point, in canvas points. */
const SCENE_STEP = 10;

/** Moves the selection with the arrow keys. Steps that come faster than they are performed are combined. */
export class Nudger {
    /** @type {[number, number]} */
    #pending = [0, 0];
    #isMoving = false;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /**
     * @param {number} dx
     * @param {number} dy
     */
    async move(dx, dy) {
        this.#pending = [this.#pending[0] + dx, this.#pending[1] + dy];
        if (this.#isMoving) return;
        this.#isMoving = true;
        while (this.#pending[0] || this.#pending[1]) {
            const by = this.#pending;
            this.#pending = [0, 0];
            const { name, commands } = nudge(this.canvas.document, by);
            if (!await this.canvas.store.perform(name, commands)) this.#pending = [0, 0];
        }
        this.#isMoving = false;
    }
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
