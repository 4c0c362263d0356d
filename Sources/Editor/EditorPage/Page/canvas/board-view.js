import { element } from "../elements/dom.js";
import { readStage } from "../model/document.js";
import { ArrowLayer } from "./arrows.js";
import { around } from "./board.js";
import { paintGesture } from "./gesture-painter.js";
import { OverlayPainter } from "./overlay.js";
import { SceneLayer } from "./scenes.js";
import { paintBounds, paintDistances, paintSelection } from "./selection-painter.js";
import { pictureScale } from "./viewport.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../types.js").Stage} Stage
 * @typedef {import("./gestures/gesture.js").Overlay} Overlay
 */

/** How long what a gesture showed is kept at most, until the server shows the same, in milliseconds. */
const HOLD = 1500;

const NO_BOARD = /** @type {import("../types.js").Board} */ ({ items: [], arrows: [], perUnit: [1, 1] });

/** Shows a document's board: scenes and arrows, moved and scaled as a whole, and above them the selection and what a gesture shows. */
export class BoardView {
    #frame = 0;
    #titleSize = "";
    /**
     * What a gesture showed, until the scenes that it changed are shown anew.
     * @type {{overlay: Overlay, scenes: Set<string>, timer: any} | null}
     */
    #held = null;
    /** @type {OpenDocument | null} */
    #document = null;
    /**
     * What a gesture shows.
     * @type {Overlay | null}
     */
    overlay = null;
    /** @type {import("./board.js").Hit | null} */
    #hovered = null;
    /** Whether distances from what is selected to what is under the pointer are shown. */
    #isMeasuring = false;
    /**
     * How scenes would look, while something is dragged.
     * @type {Map<string, Stage>}
     */
    #previews = new Map();
    #showsBounds = localStorage.getItem("shows-bounds") === "yes";
    /**
     * Told when all has been drawn.
     * @type {(() => void) | undefined}
     */
    onpainted;

    /**
     * @param {HTMLElement} place
     * @param {import("./viewport.js").Viewport} viewport
     * @param {import("../model/picture-patches.js").PicturePatches} patches
     */
    constructor(place, viewport, patches) {
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
     * Shows a document as it is now.
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

    /** Asks for pictures of the size that is needed now. */
    refreshPictures() { for (const scene of this.#document?.stages.keys() ?? []) this.showStage(scene); }

    /**
     * Shows a scene as it is, or as a preview would have it.
     * @param {string} scene
     * @returns {Promise<void>} Ends when its picture is there.
     */
    showStage(scene) {
        const stage = this.#previews.get(scene) ?? this.#document?.stage(scene);
        this.redraw();
        if (!stage || !this.#document) return Promise.resolve();
        return this.scenes.show(this.#document, stage, pictureScale(this.viewport.scale, devicePixelRatio), this.patches.use(stage.key));
    }

    /**
     * Shows a scene as a preview tells.
     * @param {any} sent
     */
    showPreview(sent) {
        this.#previews.set(sent.scene, readStage(sent));
        return this.showStage(sent.scene);
    }

    /**
     * Forgets the previews. Their pictures stay until the scenes are shown anew.
     * @returns {string[]} The scenes that had one.
     */
    forgetPreviews() {
        const scenes = [...this.#previews.keys()];
        this.#previews.clear();
        return scenes;
    }

    /** Marks what is selected in docks and arrows. */
    mark() {
        const document = this.#document;
        const selected = new Set(document?.selection);
        const scenes = new Set(document?.selection.flatMap(id => document.segue(id) ? [] : document.sceneOf(id) ?? []));
        this.scenes.mark(selected, scenes);
        this.arrows.update(document?.board ?? NO_BOARD, selected, this.#hovered?.id ?? null);
        this.redraw();
    }

    /**
     * @param {import("./board.js").Hit | null} hit What is under the pointer.
     * @param {boolean} [isMeasuring] Whether its distances to what is selected are asked for.
     */
    hover(hit, isMeasuring = false) {
        const last = this.#hovered;
        if (hit?.id === last?.id && hit?.part === last?.part && isMeasuring === this.#isMeasuring) return;
        this.#isMeasuring = isMeasuring;
        this.#hovered = hit;
        if (hit?.part === "segue" || last?.part === "segue") this.mark();
        this.redraw();
    }

    get showsBounds() { return this.#showsBounds; }

    set showsBounds(isShown) {
        this.#showsBounds = isShown;
        localStorage.setItem("shows-bounds", isShown ? "yes" : "no");
        this.redraw();
    }

    // MARK: Drawing

    /**
     * @param {number} width
     * @param {number} height
     */
    resize(width, height) {
        Object.assign(this.viewport, { width, height });
        this.painter.resize(width, height, devicePixelRatio);
        this.transform();
        this.#draw();
    }

    /** Moves and scales all as the viewport says. */
    transform() {
        const { x, y, scale } = this.viewport;
        const text = Math.max(13, Math.min(40, 11 / scale)).toFixed(1);
        if (text !== this.#titleSize) {
            // Titles and lines stay readable when all is small.
            this.#titleSize = text;
            this.world.style.setProperty("--title-size", `${text}px`);
            this.world.style.setProperty("--arrow-width", `${Math.max(2.5, 1.2 / scale).toFixed(1)}px`);
        }
        this.world.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;
        this.redraw();
    }

    redraw() { this.#frame ||= requestAnimationFrame(() => this.#draw()); }

    #draw() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.painter.clear();
        if (!this.#document) return;
        const overlay = this.overlay ?? this.#held?.overlay ?? null;
        this.scenes.shift(overlay?.scenes ?? new Map());
        this.scenes.cull(around(this.viewport.visible));
        if (this.#showsBounds) paintBounds(this.painter, this.#document);
        if (!overlay?.frames && !overlay?.scenes) paintSelection(this.painter, this.#document, this.#hovered);
        if (overlay) paintGesture(this.painter, overlay);
        else if (this.#isMeasuring) paintDistances(this.painter, this.#document, this.#hovered);
        this.onpainted?.();
    }

    // MARK: After a gesture

    /**
     * Keeps showing what a gesture showed until these scenes are shown anew.
     * @param {Overlay} overlay
     * @param {Iterable<string>} scenes
     */
    hold(overlay, scenes) {
        this.release();
        this.#held = { overlay, scenes: new Set(scenes), timer: setTimeout(() => this.release(), HOLD) };
    }

    /**
     * Ends showing what a gesture showed, for one scene or all.
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
