import { moved, union } from "../geometry.js";
import { NOT_SNAPPED, snap } from "../snapping.js";
import { settled } from "./freedom.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 * @typedef {import("./gesture.js").Pointer} Pointer
 * @typedef {import("./gesture.js").Effects} Effects
 */

const REACH = 6;

/** Moves scenes on the board; they snap to rows and columns with others. */
export class SceneMoveGesture {
    cursor = "default";

    /**
     * @param {OpenDocument} document
     * @param {string[]} scenes
     * @param {Point} start
     * @param {() => number} scale
     */
    constructor(document, scenes, start, scale) {
        this.document = document;
        this.scenes = scenes;
        this.start = start;
        this.scale = scale;
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    move(pointer) {
        const { by, guides } = this.#plan(pointer);
        return { overlay: { scenes: new Map(this.scenes.map(scene => [scene, by])), guides } };
    }

    /**
     * @param {Pointer} pointer
     * @returns {Effects}
     */
    up(pointer) {
        const { by } = this.#plan(pointer);
        return { perform: { name: this.scenes.length === 1 ? "Move Scene" : "Move Scenes", commands: by[0] || by[1] ? this.scenes.map(scene => placeScene(this.document, scene, by)) : [] } };
    }

    /** @returns {Effects} */
    cancel() { return { overlay: null }; }

    /** @param {Pointer} pointer */
    #plan(pointer) {
        let [dx, dy] = [pointer.point[0] - this.start[0], pointer.point[1] - this.start[1]];
        if (pointer.shift) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
        const items = this.document.board.items;
        const whole = union(items.filter(item => this.scenes.includes(item.scene)).map(item => item.frame));
        const others = items.filter(item => !this.scenes.includes(item.scene)).map(item => item.frame);
        if (!whole) return { by: /** @type {Point} */ ([0, 0]), guides: [] };
        const nowhere = /** @type {Frame} */ ([-1e7, -1e7, 1, 1]);
        const snapped = pointer.mod || !others.length ? NOT_SNAPPED : snap(moved(whole, dx, dy), { container: nowhere, safe: nowhere, margins: nowhere, readable: nowhere, siblings: others }, REACH / this.scale());
        return { by: settled(whole, [dx, dy], snapped, null), guides: snapped.guides };
    }
}

/**
 * Returns the command that moves a scene by a distance on the board. A scene's location in the document is that of its
 * center.
 * @param {OpenDocument} document
 * @param {string} scene
 * @param {Point} by
 */
export function placeScene(document, scene, [dx, dy]) {
    const [x, y, w, h] = document.boardItem(scene)?.frame ?? [0, 0, 0, 0];
    return { setCanvasLocation: { scene, ...location(document, [x + w / 2 + dx, y + h / 2 + dy]) } };
}

/**
 * Returns a point of the board in the document's units.
 * @param {OpenDocument} document
 * @param {Point} point
 */
export function location(document, [x, y]) {
    const [perX, perY] = document.board.perUnit ?? [1, 1];
    return { x: rounded(x / perX), y: rounded(y / perY) };
}

/** @param {number} value */
const rounded = value => Math.round(value * 100) / 100;
