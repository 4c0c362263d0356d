import { element } from "../dom.js";
import { iconElement } from "../icons.js";
import { boardFrame, boardFrames, containerAt, containerOf, itemsTouching } from "./board.js";
import { intersects, middle } from "./geometry.js";
import { tidy } from "./gestures/freedom.js";
import { LibraryGesture, sceneSize } from "./gestures/library-drop.js";
import { location } from "./gestures/scene-move.js";
import { EdgeScroller } from "./edge-scroller.js";
import { applyEffects } from "./effects.js";
import { GAP } from "./snapping.js";

/** @typedef {import("../types.js").LibraryItem} LibraryItem */

/** Brings things from the library to the canvas: dragged, or placed by Enter. */
export class LibraryTool {
    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /**
     * Takes the pointer over until it is let go.
     * @param {LibraryItem} item
     * @param {PointerEvent} event
     */
    begin(item, event) {
        const { canvas } = this;
        const { document: opened } = canvas;
        if (!opened) return;
        const running = new AbortController();
        const { signal } = running;
        const ghost = element("div.library-ghost", iconElement(item.icon), item.title);
        document.body.append(ghost);
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
        /** @param {PointerEvent} moved */
        const move = moved => {
            const isOn = isOver(moved);
            ghost.style.transform = `translate(${moved.clientX + 10}px, ${moved.clientY + 12}px)`;
            const { overlay } = gesture.move(pointer(moved));
            canvas.view.overlay = isOn ? overlay ?? null : null;
            // Where it would lie says enough.
            ghost.hidden = isOn && !!overlay?.ghost;
            canvas.view.redraw();
        };
        let last = event;
        const scroller = new EdgeScroller(canvas, () => move(last));
        signal.addEventListener("abort", () => scroller.end());
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
            if (!on) return;
            if (effects.perform && !effects.perform.commands.length) canvas.app.say(`${item.title} has to be dropped on something that takes it`, { hint: "drop it on a view, a cell, a bar or a scene's dock" });
            canvas.view.overlay = shown;
            applyEffects(canvas, effects);
            canvas.focus();
        }, { signal, capture: true });
        addEventListener("pointercancel", end, { signal, capture: true });
        addEventListener("keydown", key => {
            if (key.key !== "Escape") return;
            key.stopPropagation();
            key.preventDefault();
            end();
        }, { signal, capture: true });
    }

    /**
     * The object of the outline under a point.
     * @param {import("./geometry.js").Point} screen
     * @returns {string | null}
     */
    #listed(screen) {
        const box = this.canvas.place.getBoundingClientRect();
        const under = document.elementFromPoint(screen[0] + box.left, screen[1] + box.top);
        if (!under || this.canvas.place.contains(under)) return null;
        const row = /** @type {HTMLElement | null} */ (under.closest("#outline [data-object-id]"));
        return row?.dataset.objectId ?? null;
    }

    /**
     * Into the selected container or the one around what is selected; a controller beside what is seen.
     * @param {LibraryItem} item
     */
    async place(item) {
        const { canvas } = this;
        const { document: opened, store } = canvas;
        if (!opened) return;
        if (item.isController) {
            const frame = canvas.viewport.visible;
            const command = { addObject: { item: item.id, ...location(opened, this.#freePlace(item, middle(frame))) } };
            const reply = await store.perform(`Add ${item.title}`, [command]);
            if (reply) canvas.reveal();
            return;
        }
        const into = this.#container();
        if (!into) {
            canvas.app.say(`${item.title} needs something to be put into`, { hint: "select a view or a scene first" });
            return;
        }
        const frame = boardFrame(opened, into);
        const [width, height] = item.size ?? [0, 0];
        const place = frame && item.size ? this.#placeInside(into, frame, width, height) : {};
        await store.perform(`Add ${item.title}`, [{ addObject: { item: item.id, into, ...place } }]);
    }

    /**
     * In the middle, or below what is there.
     * @param {string} into
     * @param {import("./geometry.js").Frame} around
     * @param {number} width
     * @param {number} height
     */
    #placeInside(into, around, width, height) {
        const { document: opened } = this.canvas;
        const others = opened ? boardFrames(opened, opened.object(into)?.children.filter(child => child.kind === "view").map(child => child.id) ?? []) : [];
        const x = around[0] + Math.round((around[2] - width) / 2);
        const middleY = around[1] + Math.round((around[3] - height) / 2);
        let y = middleY;
        const taken = () => others.find(frame => intersects(frame, [x, y, width, height]));
        for (let hit = taken(); hit; hit = taken()) y = Math.ceil(hit[1] + hit[3]) + GAP;
        if (y + height > around[1] + around[3]) y = middleY;
        return { x: tidy(x - around[0]), y: tidy(y - around[1]) };
    }

    #container() {
        const { document: opened } = this.canvas;
        if (!opened) return null;
        const [id] = opened.selection;
        for (let at = /** @type {string | null} */ (id ?? null); at !== null; at = opened.parentOf(at)) {
            const container = containerOf(opened, at);
            if (container) return container;
            const view = opened.object(at)?.kind === "controller" ? opened.object(at)?.children.find(child => child.accepts) : null;
            if (view) return view.id;
        }
        return id ?? this.#containerInSight();
    }

    /** What is in the middle of what is seen, or the view of the scene nearest to it. */
    #containerInSight() {
        const { document: opened, viewport } = this.canvas;
        if (!opened) return null;
        const point = middle(viewport.visible);
        const under = containerAt(opened, point);
        if (under) return under.id;
        const distance = (/** @type {import("./geometry.js").Frame} */ frame) => Math.hypot(middle(frame)[0] - point[0], middle(frame)[1] - point[1]);
        const [nearest] = itemsTouching(opened, viewport.visible).filter(item => !item.isReference).sort((a, b) => distance(a.frame) - distance(b.frame));
        const controller = nearest && opened.object(opened.scenes.get(nearest.scene)?.controller ?? "");
        return controller?.children.find(child => child.accepts)?.id ?? controller?.id ?? null;
    }

    /**
     * Not on top of another scene: further right until there is room.
     * @param {LibraryItem} item
     * @param {import("./geometry.js").Point} at
     * @returns {import("./geometry.js").Point}
     */
    #freePlace(item, [x, y]) {
        const items = this.canvas.document?.board.items ?? [];
        const [width, height] = item.size ?? (this.canvas.document ? sceneSize(this.canvas.document) : [0, 0]);
        for (let tries = 0; tries < 100; tries++) {
            const other = items.find(({ frame }) => Math.abs(frame[0] + frame[2] / 2 - x) < (frame[2] + width) / 2 + 40 && Math.abs(frame[1] + frame[3] / 2 - y) < (frame[3] + height) / 2 + 40);
            if (!other) break;
            x = other.frame[0] + other.frame[2] + width / 2 + 80;
        }
        return [x, y];
    }
}
