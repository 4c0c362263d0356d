/** @typedef {{x: number, y: number}} Point */

/** Two fingers that one pointer moves: they are mirrored at a middle, or keep their distance while both are moved. */
export class FingerPair {
    /** @type {Point} */
    #pointer;
    /** @type {Point} */
    #middle;

    /**
     * @param {Point} pointer
     * @param {Point} middle
     */
    constructor(pointer, middle) {
        this.#pointer = pointer;
        this.#middle = middle;
    }

    /**
     * @param {Point} pointer
     * @param {boolean} movesBoth
     */
    move(pointer, movesBoth) {
        if (movesBoth) this.#middle = { x: this.#middle.x + pointer.x - this.#pointer.x, y: this.#middle.y + pointer.y - this.#pointer.y };
        this.#pointer = pointer;
    }

    /** @returns {[Point, Point]} */
    get fingers() { return [this.#pointer, { x: 2 * this.#middle.x - this.#pointer.x, y: 2 * this.#middle.y - this.#pointer.y }]; }
}
