import { boardFrame } from "../canvas/board.js";
import { showMenu } from "../popups/menus.js";
import { hideCard, showCard } from "./change-card.js";
import { shownDifferences } from "./marks.js";
import { itemsOf } from "./revert-menu.js";

/**
 * @typedef {import("../canvas/canvas.js").Canvas} Canvas
 * @typedef {{id: string, mark: import("../model/differences.js").Mark, frame: import("../types.js").Frame, badge: [number, number]}} ShownMark
 */

/** The size of a badge, and the distance at which it counts as touched, in pixels. */
const BADGE = 13;
const REACH = 9;
/** The size in pixels below which an object has an outline only. */
const SMALL = 10;
/** The time in milliseconds after which a badge that the pointer is over is explained. */
const DELAY = 250;

/** Marks what differs from the last commit on the canvas: an outline and a badge for objects, a sign at the titles of scenes. */
export class CanvasMarks {
    #timer = 0;
    /** @type {string | null} */
    #hovered = null;

    /** @param {Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        const { app, place, view, store } = canvas;
        view.painters.push((painter, document) => {
            if (view.isCalm) for (const mark of this.#marks(document)) paint(painter, mark);
        });
        store.on(["differences", "document", "board", "scenes", "stages"], () => this.#update());
        place.addEventListener("pointermove", event => this.#hover(event));
        place.addEventListener("pointerleave", () => this.#leave());
        place.addEventListener("pointerdown", event => {
            const found = event.button === 2 ? this.#at(event) : null;
            this.#leave();
            const items = found && itemsOf(app, shownDifferences(app)?.of(found.id) ?? []);
            if (!items?.length || canvas.document?.version) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            showMenu(items, { x: event.clientX, y: event.clientY });
        }, { capture: true });
    }

    #update() {
        const differences = shownDifferences(this.canvas.app);
        this.canvas.view.scenes.compare(scene => !differences?.in(scene).length ? null : differences.isNew(scene) ? "added" : "changed");
        this.canvas.view.redraw();
    }

    /**
     * @param {import("../model/document.js").OpenDocument} document
     * @returns {ShownMark[]}
     */
    #marks(document) {
        const differences = shownDifferences(this.canvas.app);
        if (!differences) return [];
        return differences.marked.flatMap(id => {
            const mark = differences.markOf(id);
            const isShown = document.stages.get(document.sceneOf(id) ?? "")?.frames.has(id);
            const board = isShown ? boardFrame(document, id) : null;
            if (!board || !mark) return [];
            const frame = this.canvas.viewport.frameToScreen(board);
            return [{ id, mark, frame: board, badge: /** @type {[number, number]} */ ([Math.round(frame[0] + frame[2]) + 2, Math.round(frame[1]) - 2]) }];
        });
    }

    /** @param {PointerEvent} event */
    #at(event) {
        const { document } = this.canvas;
        if (!document || event.target !== this.canvas.place) return null;
        const { screen: [x, y] } = this.canvas.locate(event);
        return this.#marks(document).reverse().find(({ badge }) => Math.abs(badge[0] - x) <= REACH && Math.abs(badge[1] - y) <= REACH) ?? null;
    }

    /** @param {PointerEvent} event */
    #hover(event) {
        const found = event.buttons ? null : this.#at(event);
        if (found?.id === this.#hovered) return;
        if (!found) return this.#leave();
        this.#leave();
        this.#hovered = found.id;
        this.#timer = window.setTimeout(() => this.#show(found), DELAY);
    }

    /** @param {ShownMark} mark */
    #show({ id, badge: [x, y] }) {
        const { app, document, place } = this.canvas;
        const box = place.getBoundingClientRect();
        const changes = shownDifferences(app)?.of(id) ?? [];
        showCard(app, { left: box.left + x - BADGE, right: box.left + x + BADGE, top: box.top + y, bottom: box.top + y }, { changes, object: id, scene: document?.sceneOf(id) ?? "" });
    }

    #leave() {
        if (this.#hovered === null) return;
        this.#hovered = null;
        clearTimeout(this.#timer);
        hideCard();
    }
}

/**
 * @param {import("../canvas/overlay.js").OverlayPainter} painter
 * @param {ShownMark} mark
 */
function paint(painter, { mark, frame, badge: [x, y] }) {
    const color = painter.colors[mark === "added" ? "added" : mark === "removed" ? "removed" : "changed"];
    const [, , width, height] = painter.viewport.frameToScreen(frame);
    if (mark !== "removed") painter.outline(frame, color);
    if (Math.min(width, height) < SMALL) return;
    painter.badge({ added: "+", removed: "−", changed: "•", inside: "•" }[mark], x, y, color, BADGE);
}
