import { element } from "../elements/dom.js";
import { readStage } from "../model/document.js";
import { ArrowLayer } from "./arrows.js";
import { around, showsDocks, titleSize } from "./board.js";
import { paintGesture, paintLifted } from "./gesture-painter.js";
import { OverlayPainter } from "./overlay.js";
import { SceneLayer } from "./scenes.js";
import { paintBounds, paintDistances, paintGuides, paintSelection } from "./selection-painter.js";
import { pictureScale } from "./viewport.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../types.js").Stage} Stage
 * @typedef {import("./gestures/gesture.js").Overlay} Overlay
 */

/** The maximum time that the overlay of a finished gesture is kept until the server sends the same, in milliseconds. */
const HOLD = 1500;

const NO_BOARD = /** @type {import("../types.js").Board} */ ({ items: [], arrows: [], perUnit: [1, 1] });

/** Shows a document's board: scenes and arrows in one transform, and above them the selection and the overlay of a gesture. */
export class BoardView {
    #frame = 0;
    #titleSize = "";
    /**
     * The overlay of a finished gesture, until the scenes that it changed are updated.
     * @type {{overlay: Overlay, scenes: Set<string>, timer: any} | null}
     */
    #held = null;
    /** @type {OpenDocument | null} */
    #document = null;
    /**
     * The overlay of a gesture.
     * @type {Overlay | null}
     */
    overlay = null;
    /** @type {import("./board.js").Hit | null} */
    #hovered = null;
    /** Whether the distances from the selection to the object under the pointer are shown. */
    #isMeasuring = false;
    /**
     * The previews of scenes during a drag.
     * @type {Map<string, Stage>}
     */
    #previews = new Map();
    /**
     * What dragged objects looked like at the beginning.
     * @type {Map<string, HTMLCanvasElement>}
     */
    #lifted = new Map();
    #showsBounds = localStorage.getItem("shows-bounds") === "yes";
    #showsGuides = localStorage.getItem("shows-guides") === "yes";

    /**
     * @param {HTMLElement} place
     * @param {import("./viewport.js").Viewport} viewport
     * @param {import("../model/picture-patches.js").PicturePatches} patches
     */
    constructor(place, viewport, patches) {
        /**
         * Draw below the selection.
         * @type {((painter: OverlayPainter, document: OpenDocument) => void)[]}
         */
        this.painters = [];
        /**
         * An object that is named under the pointer, outside of the canvas.
         * @type {string | null}
         */
        this.pointed = null;
        this.viewport = viewport;
        this.patches = patches;
        this.world = element("div.world");
        const surface = element("canvas.overlay", { "aria-hidden": "true" });
        place.append(this.world, surface);
        this.scenes = new SceneLayer(this.world);
        this.arrows = new ArrowLayer(this.world);
        this.painter = new OverlayPainter(surface, viewport);
    }

    // MARK: The document

    /**
     * Shows the current state of a document.
     * @param {OpenDocument | null} document
     */
    update(document) {
        if (document?.path !== this.#document?.path) this.scenes.clear();
        this.#document = document;
        if (document) {
            this.scenes.update(document);
            this.refreshPictures();
        }
        this.mark();
    }

    /** Requests images at the current scale. */
    refreshPictures() { for (const scene of this.#document?.stages.keys() ?? []) this.showStage(scene); }

    /**
     * Shows a scene or its preview.
     * @param {string} scene
     * @returns {Promise<void>} Resolves when its image is shown.
     */
    showStage(scene) {
        const stage = this.#previews.get(scene) ?? this.#document?.stage(scene);
        this.redraw();
        if (!stage || !this.#document) return Promise.resolve();
        return this.scenes.show(this.#document, stage, pictureScale(this.viewport.scale, devicePixelRatio), this.patches.use(stage.key));
    }

    /**
     * Shows previews of scenes, and of those that aren't there yet.
     * @param {any[]} sent
     * @param {import("../types.js").Board} board The board with them.
     */
    async showPreviews(sent, board) {
        for (const stage of sent) this.#previews.set(stage.scene, readStage(stage));
        this.scenes.arrive(board.items.filter(({ scene }) => this.#previews.has(scene)));
        await Promise.all(sent.map(({ scene }) => this.showStage(scene)));
    }

    /**
     * Discards the previews. Their images stay until the scenes are updated.
     * @returns {string[]} The scenes with previews.
     */
    forgetPreviews() {
        const scenes = [...this.#previews.keys()];
        this.#previews.clear();
        return scenes;
    }

    /**
     * Keeps what objects look like, for where no preview shows them.
     * @param {string[]} ids
     */
    lift(ids) {
        this.#lifted.clear();
        for (const id of ids) {
            const image = this.#document && this.scenes.cut(this.#document, id);
            if (image) this.#lifted.set(id, image);
        }
    }

    /** Highlights the selection in docks and arrows. */
    mark() {
        const document = this.#document;
        const docks = document?.followDock() ?? [];
        for (const scene of docks) this.showStage(scene);
        const selected = new Set(document?.selection);
        const scenes = new Set(document?.selection.flatMap(id => document.segue(id) ? [] : document.sceneOf(id) ?? []));
        this.scenes.mark(selected, scenes);
        this.arrows.update(document?.board ?? NO_BOARD, selected, this.#hovered?.id ?? null, document?.isEntrySelected);
        this.redraw();
    }

    /**
     * @param {import("./board.js").Hit | null} hit The object under the pointer.
     * @param {boolean} [isMeasuring] Whether distances to the selection are shown.
     */
    hover(hit, isMeasuring = false) {
        const last = this.#hovered;
        if (hit?.id === last?.id && hit?.part === last?.part && isMeasuring === this.#isMeasuring) return;
        this.#isMeasuring = isMeasuring;
        this.#hovered = hit;
        if (hit?.part === "segue" || last?.part === "segue") this.mark();
        this.redraw();
    }

    /** Whether no gesture has an overlay. */
    get isCalm() { return !this.overlay && !this.#held; }

    get showsBounds() { return this.#showsBounds; }

    set showsBounds(isShown) {
        this.#showsBounds = isShown;
        localStorage.setItem("shows-bounds", isShown ? "yes" : "no");
        this.redraw();
    }

    /** Whether safe areas and margins are drawn: of scenes, and of the container under the pointer. */
    get showsGuides() { return this.#showsGuides; }

    set showsGuides(areShown) {
        this.#showsGuides = areShown;
        localStorage.setItem("shows-guides", areShown ? "yes" : "no");
        this.redraw();
    }

    // MARK: Drawing

    /**
     * @param {number} width
     * @param {number} height
     */
    resize(width, height) {
        Object.assign(this.viewport, { width, height });
        this.painter.ratio = devicePixelRatio;
        this.transform();
        this.#draw();
    }

    /** Applies the viewport's offset and scale. */
    transform() {
        const { x, y, scale } = this.viewport;
        const text = titleSize(scale).toFixed(1);
        if (text !== this.#titleSize) {
            // Titles and lines stay readable at small scales.
            this.#titleSize = text;
            this.world.style.setProperty("--title-size", `${text}px`);
            this.world.style.setProperty("--arrow-width", `${Math.max(2.5, 1.2 / scale).toFixed(1)}px`);
            this.world.classList.toggle("far", !showsDocks(scale));
        }
        this.world.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;
        this.redraw();
    }

    redraw() { this.#frame ||= requestAnimationFrame(() => this.#draw()); }

    #draw() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.painter.begin();
        if (this.#document) this.#paint(this.#document);
        this.painter.show();
    }

    /** @param {OpenDocument} document */
    #paint(document) {
        const overlay = this.overlay ?? this.#held?.overlay ?? null;
        this.scenes.shift(overlay?.scenes ?? new Map(), overlay?.arriving ?? null);
        this.scenes.cull(around(this.viewport.visible));
        if (this.#showsBounds) paintBounds(this.painter, document);
        if (this.#showsGuides) paintGuides(this.painter, document, this.#hovered);
        for (const paint of this.painters) paint(this.painter, document);
        if (!overlay?.frames && !overlay?.scenes) paintSelection(this.painter, document, this.#hovered, this.pointed);
        for (const { id, frame, seen } of overlay?.lifted ?? []) paintLifted(this.painter, this.#lifted.get(id), frame, seen);
        if (overlay) paintGesture(this.painter, this.scenes.showsArrivals ? { ...overlay, ghost: undefined } : overlay);
        else if (this.#isMeasuring) paintDistances(this.painter, document, this.#hovered);
    }

    // MARK: After a gesture

    /**
     * Keeps showing the overlay of a gesture until these scenes are updated.
     * @param {Overlay} overlay
     * @param {Iterable<string>} scenes
     */
    hold(overlay, scenes) {
        this.release();
        this.#held = { overlay, scenes: new Set(scenes), timer: setTimeout(() => this.release(), HOLD) };
    }

    /**
     * Removes the overlay of a gesture, for one scene or all.
     * @param {string} [scene]
     */
    release(scene) {
        const held = this.#held;
        if (!held) return;
        if (scene !== undefined) {
            held.scenes.delete(scene);
            if (held.scenes.size) return;
        }
        clearTimeout(held.timer);
        this.#held = null;
        this.redraw();
    }
}
