import { element } from "../elements/dom.js";

/**
 * @typedef {import("./view-tree.js").ViewTree} ViewTree
 * @typedef {import("./app-protocol.js").HierarchyView} HierarchyView
 *
 * How the views are shown: their distance in points, the levels from 0 to 1 between which they are shown, and what is shown.
 * @typedef {{spacing: number, from: number, to: number, contents: "both" | "contents" | "frames", showsHidden: boolean, isClipped: boolean}} SpaceOptions
 */

/** The view from the side with which one begins, in degrees. */
const START = { x: -12, y: 28 };
/** How far the pointer moves before it turns, in pixels. */
const SLACK = 4;

/** Views in space, which are turned by dragging. */
export class ViewSpace {
    /** @type {ViewTree | null} */
    #tree = null;
    /** @type {Map<string, HTMLElement>} */
    #planes = new Map();
    #highest = 0;
    #turn = { ...START };
    #pan = { x: 0, y: 0 };
    #zoom = 1;
    #selected = "";
    /** @type {SpaceOptions} */
    options = { spacing: 40, from: 0, to: 1, contents: "both", showsHidden: false, isClipped: true };
    /** @type {(id: string | null) => void} */
    onselect = () => {};

    constructor() {
        /** @type {HTMLElement} */
        this.scene = element("div.space-scene");
        /** @type {HTMLElement} */
        this.element = element("div.space", {
            tabIndex: 0, role: "img", "aria-label": "Views in space: drag or use arrow keys to turn, scroll to zoom",
            onpointerdown: (/** @type {PointerEvent} */ event) => this.#press(event), ondblclick: () => this.#face(),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
        }, this.scene);
        this.element.addEventListener("wheel", event => this.#wheel(event), { passive: false });
    }

    /**
     * Shows views; those of another moment keep the place from which one looks.
     * @param {ViewTree} tree
     */
    show(tree) {
        const isFirst = !this.#tree;
        this.#tree = tree;
        this.update();
        if (isFirst) this.fit();
    }

    /** @param {Partial<SpaceOptions>} options */
    set(options) {
        Object.assign(this.options, options);
        if ("showsHidden" in options || "isClipped" in options || "contents" in options) this.update();
        else this.#place();
    }

    /** Makes the planes again. */
    update() {
        if (!this.#tree) return;
        const tree = this.#tree;
        const layers = tree.layers(this.options);
        this.#highest = Math.max(0, ...layers.map(({ level }) => level));
        this.#planes.clear();
        const planes = layers.map(({ view, frame, level }) => {
            const plane = this.#plane(view, frame, level);
            this.#planes.set(view.id, plane);
            return plane;
        });
        this.scene.className = `space-scene shows-${this.options.contents}`;
        this.scene.replaceChildren(...planes);
        this.select(this.#selected);
        this.#place();
    }

    /**
     * @param {HierarchyView} view
     * @param {import("./view-tree.js").Frame} frame
     * @param {number} level
     * @returns {HTMLElement}
     */
    #plane(view, [x, y, width, height], level) {
        const plane = element("div.space-plane", { "data-view": view.id, "data-level": String(level) });
        Object.assign(plane.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
        if (view.png && this.options.contents !== "frames") {
            const content = element("div.space-content");
            const [left, top, w, h] = view.frame;
            Object.assign(content.style, {
                backgroundImage: `url("data:image/png;base64,${view.png}")`, backgroundSize: `${w}px ${h}px`, backgroundPosition: `${left - x}px ${top - y}px`,
                opacity: String(this.#tree?.alpha(view) || 1),
            });
            plane.append(content);
        }
        return plane;
    }

    /** Places the planes by their levels, and hides those that aren't wanted. */
    #place() {
        const { spacing, from, to } = this.options;
        const [lowest, highest] = [Math.round(from * this.#highest), Math.round(to * this.#highest)];
        for (const plane of this.#planes.values()) {
            const level = Number(plane.dataset.level);
            plane.style.transform = `translateZ(${(level - this.#highest / 2) * spacing}px)`;
            plane.hidden = level < lowest || level > highest;
        }
        this.#look();
    }

    #look() {
        const [, , width, height] = this.#bounds();
        const { x, y } = this.#turn;
        this.scene.style.setProperty("--line", `${1 / this.#zoom}px`);
        this.scene.style.width = `${width}px`;
        this.scene.style.height = `${height}px`;
        this.scene.style.transform = `translate(-50%, -50%) translate(${this.#pan.x}px, ${this.#pan.y}px) scale(${this.#zoom}) rotateX(${x}deg) rotateY(${y}deg)`;
    }

    /** The frame of the screen: that of the first window. */
    #bounds() { return this.#tree?.children()[0]?.frame ?? [0, 0, 1, 1]; }

    /** Shows everything. */
    fit() {
        const [, , width, height] = this.#bounds();
        const { clientWidth, clientHeight } = this.element;
        if (!clientWidth) return;
        const depth = this.#highest * this.options.spacing;
        const sine = Math.abs(Math.sin(this.#turn.y * Math.PI / 180));
        this.#zoom = Math.min(4, (clientWidth - 60) / (width + depth * sine), (clientHeight - 60) / (height + depth * 0.3));
        this.#pan = { x: 0, y: 0 };
        this.#look();
    }

    /** Looks from the front, or from the side if one already does. */
    #face() {
        const isFront = Math.abs(this.#turn.x) < 0.5 && Math.abs(this.#turn.y) < 0.5;
        this.#turn = isFront ? { ...START } : { x: 0, y: 0 };
        this.scene.classList.add("is-moving");
        setTimeout(() => this.scene.classList.remove("is-moving"), 320);
        this.fit();
    }

    /** Looks from the front, or from the side. */
    turn() { this.#face(); }

    /** @param {number} factor */
    zoomBy(factor) {
        this.#zoom = Math.max(0.05, Math.min(8, this.#zoom * factor));
        this.#look();
    }

    /** @param {string | null} id */
    select(id) {
        this.#planes.get(this.#selected)?.classList.remove("is-selected");
        this.#selected = id ?? "";
        this.#planes.get(this.#selected)?.classList.add("is-selected");
    }

    /** @param {PointerEvent} event */
    #press(event) {
        if (event.button > 1) return;
        const target = event.target instanceof Element ? event.target.closest("[data-view]") : null;
        const start = { x: event.clientX, y: event.clientY };
        const [turn, pan] = [{ ...this.#turn }, { ...this.#pan }];
        const isPan = event.button === 1 || event.shiftKey;
        let isDrag = false;
        this.element.focus({ preventScroll: true });
        this.element.setPointerCapture(event.pointerId);
        const ended = new AbortController();
        this.element.addEventListener("pointermove", moved => {
            const [dx, dy] = [moved.clientX - start.x, moved.clientY - start.y];
            if (!isDrag && Math.hypot(dx, dy) < SLACK) return;
            isDrag = true;
            if (isPan) this.#pan = { x: pan.x + dx, y: pan.y + dy };
            else this.#turn = { x: Math.max(-89, Math.min(89, turn.x - dy / 3)), y: turn.y + dx / 3 };
            this.#look();
        }, { signal: ended.signal });
        this.element.addEventListener("lostpointercapture", () => {
            ended.abort();
            if (!isDrag && event.button === 0) this.onselect(target instanceof HTMLElement ? target.dataset.view ?? null : null);
        }, { signal: ended.signal });
    }

    /** @param {WheelEvent} event */
    #wheel(event) {
        event.preventDefault();
        const unit = event.deltaMode === 1 ? 16 : 1;
        const factor = Math.exp(-event.deltaY * unit / (event.ctrlKey ? 100 : 500));
        const box = this.element.getBoundingClientRect();
        const before = this.#zoom;
        this.zoomBy(factor);
        // What is below the pointer stays there.
        const real = this.#zoom / before;
        const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
        this.#pan = { x: x - (x - this.#pan.x) * real, y: y - (y - this.#pan.y) * real };
        this.#look();
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const step = { ArrowLeft: [0, -5], ArrowRight: [0, 5], ArrowUp: [5, 0], ArrowDown: [-5, 0] }[event.key];
        if (step) {
            this.#turn = { x: Math.max(-89, Math.min(89, this.#turn.x + step[0])), y: this.#turn.y + step[1] };
            this.#look();
        } else if (event.key === "+" || event.key === "=") {
            this.zoomBy(1.2);
        } else if (event.key === "-") {
            this.zoomBy(1 / 1.2);
        } else if (event.key === "0") {
            this.fit();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
