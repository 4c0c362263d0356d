import { element, replaceChildren } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";
import { hasBar, outline } from "./board.js";
import { DockViews } from "./dock-views.js";
import { intersects, moved } from "./geometry.js";
import { PictureFrame } from "./pictures.js";
import { drawWireframe } from "./wireframe.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../types.js").BoardItem} BoardItem
 * @typedef {import("../types.js").Stage} Stage
 */

/** The scenes on the board: titles, docks and images, positioned by transforms. */
export class SceneLayer {
    /** @type {Map<string, SceneView>} */
    #views = new Map();
    /**
     * Those that a gesture brings, until the document has them.
     * @type {Map<string, SceneView>}
     */
    #arriving = new Map();
    /**
     * The current board. A changed board is another object.
     * @type {import("../types.js").Board | null}
     */
    #board = null;

    /** @param {HTMLElement} world */
    constructor(world) {
        this.element = element("div.scenes");
        world.append(this.element);
    }

    /** Removes all scenes, for another document. */
    clear() {
        this.#board = null;
        this.#views.clear();
        this.#arriving.clear();
        this.element.replaceChildren();
    }

    /** @param {OpenDocument} document */
    update(document) {
        if (document.board === this.#board) return;
        this.#board = document.board;
        const wanted = new Set(document.board.items.map(item => item.scene));
        for (const [scene, view] of this.#views) {
            if (wanted.has(scene)) continue;
            view.element.remove();
            this.#views.delete(scene);
        }
        for (const item of document.board.items) {
            let view = this.#views.get(item.scene);
            if (!view) {
                view = new SceneView();
                this.#views.set(item.scene, view);
                this.element.append(view.element);
            }
            view.update(item);
        }
    }

    /**
     * Shows scenes that aren't on the board yet.
     * @param {BoardItem[]} items
     */
    arrive(items) {
        for (const item of items) {
            if (this.#views.has(item.scene) || this.#arriving.has(item.scene)) continue;
            const view = new SceneView();
            view.update(item);
            // It follows the pointer when it has a picture.
            view.element.hidden = true;
            this.#arriving.set(item.scene, view);
            this.element.append(view.element);
        }
    }

    /** Whether scenes that aren't on the board can be seen. */
    get showsArrivals() { return [...this.#arriving.values()].some(view => !view.element.hidden); }

    /** @param {string} scene */
    view(scene) { return this.#views.get(scene) ?? null; }

    /**
     * Shows the layout of a scene with an image at a scale.
     * @param {OpenDocument} document
     * @param {Stage} stage
     * @param {number} scale
     * @param {import("../model/picture-patches.js").PicturePatch} [patch]
     * @returns {Promise<void>} Resolves when its image is shown.
     */
    async show(document, stage, scale, patch) {
        const arriving = this.#arriving.get(stage.scene);
        await (this.#views.get(stage.scene) ?? arriving)?.show(document, stage, scale, patch);
        if (arriving) arriving.element.hidden = false;
    }

    /**
     * Returns a copy of an object's part of the image, or null while there is none.
     * @param {OpenDocument} document
     * @param {string} id
     */
    cut(document, id) {
        const scene = document.sceneOf(id) ?? "";
        const frame = document.stage(scene)?.frames.get(id);
        return frame ? this.#views.get(scene)?.cut(frame, document.dockViewOf(id)) ?? null : null;
    }

    /**
     * Highlights the selection in docks and bars.
     * @param {Set<string>} ids
     * @param {Set<string>} scenes
     */
    mark(ids, scenes) {
        for (const [scene, view] of this.#views) view.mark(ids, scenes.has(scene));
    }

    /**
     * Offsets scenes while they are dragged.
     * @param {Map<string, [number, number]>} by
     * @param {[number, number] | null} arriving The offset of those that aren't on the board; null if none comes any more.
     */
    shift(by, arriving) {
        for (const [scene, view] of this.#views) view.shift(by.get(scene) ?? [0, 0]);
        for (const view of this.#arriving.values()) {
            if (arriving) view.shift(arriving);
            else view.element.remove();
        }
        if (!arriving) this.#arriving.clear();
    }

    /**
     * Marks the scenes that differ from another version.
     * @param {(scene: string) => "added" | "changed" | null} markOf
     */
    compare(markOf) {
        for (const [scene, view] of this.#views) view.title.dataset.change = markOf(scene) ?? "";
    }

    /**
     * Puts badges at the titles of scenes.
     * @param {(scene: string) => {text: string, make: () => HTMLElement | null}} badgeOf A badge is made again if its text changes.
     */
    badge(badgeOf) {
        for (const [scene, view] of this.#views) view.badge(badgeOf(scene));
    }

    /**
     * Removes scenes outside of a frame from the page, where they cost nothing.
     * @param {import("./geometry.js").Frame} frame
     */
    cull(frame) {
        for (const view of this.#views.values()) view.cull(frame);
    }
}

class SceneView {
    #dockText = "";
    #badgeText = "";
    /** @type {HTMLElement | null} */
    #badge = null;
    /** @type {BoardItem | null} */
    #item = null;
    #picture = new PictureFrame();
    #dockViews = new DockViews();
    #isActive = false;
    #place = "";
    /** @type {[number, number]} */
    #shift = [0, 0];

    constructor() {
        this.title = element("div.scene-title");
        this.dock = element("div.dock");
        this.body = element("div.scene-body", this.#picture.element);
        this.element = element("div.scene", this.title, this.dock, this.body, this.#dockViews.element);
    }

    /** @param {BoardItem} item */
    update(item) {
        this.#item = item;
        this.shift([0, 0]);
        const [, , width, height] = item.frame;
        this.element.style.width = `${width}px`;
        this.element.style.height = `${height}px`;
        this.element.classList.toggle("reference", item.isReference);
        this.element.dataset.scene = item.scene;
        const bar = hasBar(item);
        this.title.hidden = !bar;
        this.dock.hidden = !bar;
        this.title.textContent = item.title;
        if (item.isReference) {
            replaceChildren(this.body, iconElement("viewControllerPlaceholder"), element("span", item.title));
        } else {
            this.#updateDock(item);
        }
    }

    /** @param {{text: string, make: () => HTMLElement | null}} badge */
    badge({ text, make }) {
        if (text === this.#badgeText) return;
        this.#badgeText = text;
        this.#badge?.remove();
        this.#badge = make();
        if (this.#badge) this.title.after(this.#badge);
    }

    /** @param {BoardItem} item */
    #updateDock(item) {
        const text = JSON.stringify([item.dock, item.frame[2]]);
        if (text === this.#dockText) return;
        this.#dockText = text;
        const pitch = Math.min(26, (item.frame[2] - 8) / Math.max(1, item.dock.length));
        replaceChildren(this.dock, item.dock.map(({ id, icon, name }) => element("span.dock-icon", {
            "data-object-id": id, style: { width: `${pitch}px` }, title: name, role: "img", "aria-label": name,
        }, iconElement(icon))));
    }

    /**
     * @param {OpenDocument} document
     * @param {Stage} stage
     * @param {number} scale
     * @param {import("../model/picture-patches.js").PicturePatch} [patch]
     */
    show(document, stage, scale, patch) {
        if (this.#item?.isReference) return;
        this.element.classList.toggle("wireframe", stage.wireframe);
        if (stage.wireframe) return drawWireframe(this.body, document, stage);
        if (this.#picture.element.parentNode !== this.body) replaceChildren(this.body, this.#picture.element);
        this.#dockViews.show(document, stage, scale);
        return this.#picture.show(stage, scale, patch);
    }

    /**
     * @param {import("./geometry.js").Frame} frame
     * @param {string | null} dockView The view of the dock that it is in.
     */
    cut(frame, dockView) { return dockView === null ? this.#picture.cut(frame) : this.#dockViews.cut(dockView, frame); }

    /**
     * @param {Set<string>} ids
     * @param {boolean} isActive
     */
    mark(ids, isActive) {
        // Most scenes aren't active, and weren't.
        if (!isActive && !this.#isActive) return;
        this.#isActive = isActive;
        this.element.classList.toggle("active", isActive);
        for (const icon of this.dock.children) icon.classList.toggle("selected", ids.has(icon.dataset.objectId));
    }

    /** @param {[number, number]} by */
    shift([dx, dy]) {
        const [x, y] = this.#item?.frame ?? [0, 0];
        const place = `translate(${x + dx}px, ${y + dy}px)`;
        if (place === this.#place) return;
        this.#place = place;
        this.#shift = [dx, dy];
        this.element.style.transform = place;
    }

    /** @param {import("./geometry.js").Frame} frame */
    cull(frame) {
        const whole = this.#item && this.#dockViews.around(outline(this.#item), this.#item);
        const isFar = !!whole && !intersects(moved(whole, ...this.#shift), frame);
        if (isFar !== this.element.hidden) this.element.hidden = isFar;
    }
}
