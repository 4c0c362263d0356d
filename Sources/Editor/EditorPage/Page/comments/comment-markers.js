import { boardFrame } from "../canvas/board.js";
import { element, symbol } from "../elements/dom.js";
import { openThreads, subjectOf } from "./threads.js";

/** How much of a marker is beside the corner of its object, in pixels. */
const OUTSIDE = 8;

/** A marker on the canvas at each object that has open threads; it follows the object. */
export class CommentMarkers {
    /** @type {Map<string, {marker: HTMLButtonElement, text: string}>} */
    #markers = new Map();

    /**
     * @param {import("../types.js").App} app
     * @param {import("../canvas/canvas.js").Canvas} canvas
     * @param {(object: string) => void} onchoose
     */
    constructor(app, canvas, onchoose) {
        this.app = app;
        this.canvas = canvas;
        this.onchoose = onchoose;
        this.element = element("div.comment-markers");
        canvas.place.append(this.element);
        canvas.view.painters.push((_painter, document) => this.#update(document));
        app.store.on(["comments", "document", "board", "scenes", "stages"], () => canvas.view.redraw());
    }

    /** @param {import("../model/document.js").OpenDocument} document */
    #update(document) {
        const { viewport } = this.canvas;
        const threads = document.comments.length ? openThreads(document) : new Map();
        for (const [object, { marker }] of this.#markers) {
            if (threads.has(object)) continue;
            marker.remove();
            this.#markers.delete(object);
        }
        for (const [object, list] of threads) {
            const frame = document.scenes.has(object) ? document.boardItem(object)?.frame : boardFrame(document, object) ?? document.boardItem(document.sceneOf(object) ?? "")?.frame;
            const marker = this.#marker(document, object, list);
            marker.hidden = !frame;
            if (!frame) continue;
            const [x, y, width] = viewport.frameToScreen(frame);
            const [left, top] = [Math.round(x + width - OUTSIDE), Math.round(y - 22 + OUTSIDE)];
            marker.style.transform = `translate(${left}px, ${top}px)`;
            marker.hidden = left < -40 || top < -40 || left > viewport.width + 40 || top > viewport.height + 40;
        }
    }

    /**
     * @param {import("../model/document.js").OpenDocument} document
     * @param {string} object
     * @param {import("./threads.js").Thread[]} threads
     */
    #marker(document, object, threads) {
        const count = threads.reduce((sum, thread) => sum + thread.comments.length, 0);
        const last = threads[threads.length - 1].comments.at(-1);
        const text = `${count === 1 ? "Comment" : `${count} comments`} on ${subjectOf(document, threads[0])}. ${last?.author}: ${last?.text}`;
        const known = this.#markers.get(object);
        if (known?.text === text) return known.marker;
        known?.marker.remove();
        /** @type {HTMLButtonElement} */
        const marker = element("button.comment-marker", {
            type: "button", tabIndex: -1, title: text, "aria-label": text, "data-object-id": object,
            onpointerdown: (/** @type {Event} */ event) => event.stopPropagation(), ondblclick: (/** @type {Event} */ event) => event.stopPropagation(),
            onclick: () => this.onchoose(object),
        }, count > 1 ? `${count}` : symbol("chat-left-text-fill"));
        this.#markers.set(object, { marker, text });
        this.element.append(marker);
        return marker;
    }
}
