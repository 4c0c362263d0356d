import { middle } from "./geometry.js";
import { LISTS } from "./gestures/insertion.js";
import { LibraryGesture, sceneSize } from "./gestures/library-drop.js";
import { location } from "./gestures/scene-move.js";
import { EdgeScroller } from "./edge-scroller.js";
import { applyEffects } from "./effects.js";
import { LibraryGhost } from "./library-ghost.js";
import { containerFor, containerInSight, placeForScene, placeInside } from "./placing.js";

/** @typedef {import("../types.js").LibraryItem} LibraryItem */

/** Adds items of the library to the canvas, dragged or by pressing Return. */
export class LibraryTool {
    /** @type {Promise<void>} */
    #placing = Promise.resolve();
    /** The selection after the last item was added, and the item's container. */
    #last = { selected: "", container: "" };

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /**
     * Captures the pointer until it is released.
     * @param {LibraryItem} item
     * @param {PointerEvent} event
     */
    begin(item, event) {
        const { canvas } = this;
        const { document: opened } = canvas;
        if (!opened) return;
        const running = new AbortController();
        const { signal } = running;
        const ghost = new LibraryGhost(item);
        const gesture = new LibraryGesture(opened, item, () => canvas.viewport.scale, pointer => this.#listed(pointer.screen));
        /** @param {PointerEvent} moved */
        const pointer = moved => ({ ...canvas.locate(moved), shift: moved.shiftKey, alt: moved.altKey, mod: canvas.app.commands.isMac ? moved.metaKey : moved.ctrlKey });
        /** @param {PointerEvent} moved */
        const isOver = moved => canvas.place.contains(document.elementFromPoint(moved.clientX, moved.clientY));
        const end = () => {
            running.abort();
            ghost.remove();
            canvas.view.overlay = null;
            canvas.view.redraw();
        };
        const cancel = () => {
            end();
            canvas.previewer.cancel();
        };
        /** @param {PointerEvent} moved */
        const move = moved => {
            const isOn = isOver(moved);
            const { overlay, preview } = gesture.move(pointer(moved));
            canvas.view.overlay = isOn ? overlay ?? null : null;
            canvas.previewer.ask(isOn ? preview ?? [] : []);
            ghost.show(moved, isOn ? canvas.viewport.scale : null);
            // The new view itself is seen instead, or its frame.
            ghost.hide(isOn && !!overlay?.ghost && (!!preview?.length || !ghost.picture));
            canvas.view.redraw();
        };
        let last = event;
        const scroller = new EdgeScroller(canvas, () => move(last));
        signal.addEventListener("abort", () => scroller.end());
        this.#pictureOf(item).then(picture => {
            ghost.picture = picture;
            if (picture && !signal.aborted) move(last);
        });
        move(event);
        addEventListener("pointermove", moved => {
            last = moved;
            move(moved);
            scroller.follow(canvas.locate(moved).screen);
        }, { signal, capture: true });
        addEventListener("pointerup", released => {
            released.stopPropagation();
            const on = isOver(released) || this.#listed(canvas.locate(released).screen) !== null;
            const effects = gesture.up(pointer(released));
            const shown = canvas.view.overlay;
            end();
            if (!on) return canvas.previewer.cancel();
            if (effects.perform && !effects.perform.commands.length) canvas.app.say(`${item.title} cannot be added here`, { hint: hintFor(item.id) });
            canvas.view.overlay = shown;
            applyEffects(canvas, effects);
            canvas.focus();
        }, { signal, capture: true });
        addEventListener("pointercancel", cancel, { signal, capture: true });
        addEventListener("keydown", key => {
            if (key.key !== "Escape") return;
            key.stopPropagation();
            key.preventDefault();
            cancel();
        }, { signal, capture: true });
    }

    /**
     * Returns what an item looks like in the view of the nearest scene, or null.
     * @param {LibraryItem} item
     */
    async #pictureOf(item) {
        const { document: opened, previewer, viewport } = this.canvas;
        const nearest = opened && item.size && !item.isController ? containerInSight(opened, viewport.visible) : null;
        // A scene's own view rarely has a color on which the item can't be seen.
        const into = nearest && opened?.pathTo(nearest).find(({ accepts }) => accepts)?.id;
        const place = opened && into && item.size ? placeInside(opened, into, item.size, viewport.visible) : null;
        return into && place ? previewer.pictureOf({ addObject: { item: item.id, into, ...place } }) : null;
    }

    /**
     * Returns the object of the outline under a point.
     * @param {import("./geometry.js").Point} screen
     * @returns {string | null}
     */
    #listed(screen) {
        const box = this.canvas.place.getBoundingClientRect();
        const under = document.elementFromPoint(screen[0] + box.left, screen[1] + box.top);
        if (!under || this.canvas.place.contains(under)) return null;
        const row = /** @type {HTMLElement | null} */ (under.closest("#outline [data-object-id]"));
        if (row) return row.dataset.objectId ?? null;
        // The row of a scene stands for its dock.
        const scene = /** @type {HTMLElement | null} */ (under.closest("#outline [data-scene]"));
        return scene ? `${scene.dataset.scene}/objects` : null;
    }

    /**
     * Adds an item to the selected container or that of the selection; a scene in the visible area. One after another,
     * so that each avoids the last.
     * @param {LibraryItem} item
     */
    place(item) {
        this.#placing = this.#placing.then(() => item.isController ? this.#placeScene(item) : this.#placeObject(item));
        return this.#placing;
    }

    /** @param {LibraryItem} item */
    async #placeScene(item) {
        const { document: opened, store, viewport } = this.canvas;
        if (!opened) return;
        const place = location(opened, placeForScene(opened, item.size ?? sceneSize(opened), middle(viewport.visible)));
        if (await store.perform(`Add ${item.title}`, [{ addObject: { item: item.id, ...place } }])) this.canvas.reveal();
    }

    /** @param {LibraryItem} item */
    async #placeObject(item) {
        const { app, document: opened, store, viewport } = this.canvas;
        if (!opened) return;
        // The item that was added last is a sibling of the next one, not its container, until the selection changes.
        const { selected, container } = this.#last;
        const into = selected === selectionOf(store) && opened.has(container) ? container : containerFor(opened, viewport.visible);
        if (!into) {
            app.say(`${item.title} needs a container`, { hint: "select a view or a scene first" });
            return;
        }
        const place = item.size ? placeInside(opened, into, item.size, viewport.visible) : null;
        if (!await store.perform(`Add ${item.title}`, [{ addObject: { item: item.id, into, ...place } }])) return;
        this.#last = { selected: selectionOf(store), container: into };
        this.canvas.reveal();
    }
}

/**
 * Returns a suggestion for an item that was dropped where it isn't allowed.
 * @param {string} id
 */
const hintFor = id => LISTS[id] === "tableView" ? "drop it on a table view" : LISTS[id] ? "drop it on a collection view" : "drop it on a view, a cell, a bar or a scene's dock";

/** @param {import("../model/store.js").Store} store */
const selectionOf = ({ current, selection }) => [current?.path, ...selection].join("\n");
