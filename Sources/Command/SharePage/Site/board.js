"use strict";
// The board: all scenes of a document with their segues, to pan and zoom.

const board = {
    /** @type {DocumentData | null} */ document: null,
    x: 0, y: 0, zoom: 1,

    /** Shows a document. */
    show(/** @type {DocumentData} */ shownDocument) {
        if (this.document === shownDocument) return this.refresh();
        this.document = shownDocument;
        const plane = by("plane");
        const { width, height } = shownDocument.board;
        plane.replaceChildren(...pictures(shownDocument.board));
        Object.assign(plane.style, { width: `${width}px`, height: `${height}px` });
        for (const scene of shownDocument.scenes) plane.append(this.tile(scene));
        this.fit();
        this.refresh();
    },

    tile(/** @type {SceneData} */ scene) {
        const place = resolve({ document: /** @type {DocumentData} */ (this.document), scene });
        const tile = make("a", { class: "tile", href: address(scene.reference && place.scene !== scene ? "board" : "scene", place), "data-scene": scene.id, "aria-label": scene.title, draggable: "false" },
            ...pictures(scene, true));
        tile.addEventListener("click", (/** @type {Event} */ event) => { if (this.hasMoved) event.preventDefault(); });
        return style(tile, scene.box);
    },

    /** Shows the numbers of comments. */
    refresh() {
        for (const badge of by("plane").querySelectorAll(".badge")) badge.remove();
        if (!this.document) return;
        for (const scene of this.document.scenes) {
            const count = comments.of(this.document, scene).length;
            if (count) this.tileOf(scene)?.append(make("span", { class: "badge", title: "Comments" }, String(count)));
        }
    },

    tileOf(/** @type {SceneData} */ scene) { return by("plane").querySelector(`[data-scene="${CSS.escape(scene.id)}"]`); },

    /** Moves to a scene, and marks it or an object in it. */
    find(/** @type {SceneData} */ scene, /** @type {string | undefined} */ object) {
        this.unmark();
        const view = by("board").getBoundingClientRect();
        const [x, y, width, height] = scene.box;
        this.zoom = Math.min(1, 0.8 * view.width / width, 0.8 * view.height / height);
        this.x = view.width / 2 - (x + width / 2) * this.zoom;
        this.y = view.height / 2 - (y + height / 2) * this.zoom;
        this.place();
        const thing = scene.things.find(thing => thing.id === object);
        if (!thing) return this.tileOf(scene)?.classList.add("found");
        by("plane").append(style(make("div", { class: "found-object" }), [x + thing.box[0], y + thing.box[1], thing.box[2], thing.box[3]]));
    },

    unmark() {
        for (const mark of by("plane").querySelectorAll(".found-object")) mark.remove();
        for (const tile of by("plane").querySelectorAll(".found")) tile.classList.remove("found");
    },

    fit() {
        if (!this.document) return;
        const view = by("board").getBoundingClientRect();
        const { width, height } = this.document.board;
        this.zoom = Math.max(0.02, Math.min(1, view.width / width, view.height / height));
        this.x = (view.width - width * this.zoom) / 2;
        this.y = (view.height - height * this.zoom) / 2;
        this.place();
    },

    /** Zooms by a factor and keeps a point of the view where it is. */
    zoomBy(/** @type {number} */ factor, /** @type {number | undefined} */ x, /** @type {number | undefined} */ y) {
        const view = by("board").getBoundingClientRect();
        const [px, py] = [x ?? view.width / 2, y ?? view.height / 2];
        const zoom = Math.min(4, Math.max(0.02, this.zoom * factor));
        this.x = px - (px - this.x) * zoom / this.zoom;
        this.y = py - (py - this.y) * zoom / this.zoom;
        this.zoom = zoom;
        this.place();
    },

    place() {
        const plane = by("plane");
        plane.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
        plane.style.setProperty("--zoom", String(this.zoom));
        by("zoom").textContent = `${Math.round(100 * this.zoom)} %`;
    },

    hasMoved: false,

    start() {
        const view = by("board");
        by("smaller").addEventListener("click", () => this.zoomBy(1 / 1.25));
        by("larger").addEventListener("click", () => this.zoomBy(1.25));
        by("zoom").addEventListener("click", () => this.zoomBy(1 / this.zoom));
        by("fit").addEventListener("click", () => this.fit());
        view.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
            event.preventDefault();
            const box = view.getBoundingClientRect();
            // A pinch on a trackpad is a wheel with the Control key.
            if (event.ctrlKey || event.metaKey) {
                this.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.01)), event.clientX - box.x, event.clientY - box.y);
            } else {
                const step = event.deltaMode ? 20 : 1;
                this.x -= (event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX) * step;
                this.y -= (event.shiftKey && !event.deltaX ? 0 : event.deltaY) * step;
                this.place();
            }
        }, { passive: false });
        this.follow(view);
        view.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.press(event));
        addEventListener("resize", () => { if (!view.hidden) this.place(); });
    },

    /** Follows one pointer that drags, or two that pinch. */
    follow(/** @type {HTMLElement} */ view) {
        /** @type {Map<number, { x: number, y: number }>} */
        const pointers = new Map();
        const middle = () => {
            const all = [...pointers.values()];
            const x = all.reduce((sum, point) => sum + point.x, 0) / all.length;
            const y = all.reduce((sum, point) => sum + point.y, 0) / all.length;
            const size = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
            return { x, y, size };
        };
        view.addEventListener("pointerdown", event => {
            if (event.button > 1 || /** @type {Element} */ (event.target).closest(".tools")) return;
            if (!pointers.size) this.hasMoved = false;
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        });
        view.addEventListener("pointermove", event => {
            const point = pointers.get(event.pointerId);
            if (!point) return;
            const before = middle();
            if (!this.hasMoved && Math.hypot(event.clientX - point.x, event.clientY - point.y) < 4 && pointers.size === 1) return;
            if (!this.hasMoved) view.setPointerCapture(event.pointerId);
            this.hasMoved = true;
            view.classList.add("panning");
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            const after = middle();
            this.x += after.x - before.x;
            this.y += after.y - before.y;
            const box = view.getBoundingClientRect();
            if (before.size > 0 && after.size > 0) this.zoomBy(after.size / before.size, after.x - box.x, after.y - box.y);
            this.place();
        });
        for (const name of ["pointerup", "pointercancel"]) {
            view.addEventListener(name, event => {
                pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
                if (pointers.size) return;
                view.classList.remove("panning");
                // The click that ends a drag comes before this.
                setTimeout(() => { this.hasMoved = false; });
            });
        }
    },

    press(/** @type {KeyboardEvent} */ event) {
        /** @type {Record<string, () => void>} */
        const keys = {
            "+": () => this.zoomBy(1.25), "=": () => this.zoomBy(1.25), "-": () => this.zoomBy(1 / 1.25), "0": () => this.fit(),
            ArrowLeft: () => { this.x += 60; }, ArrowRight: () => { this.x -= 60; }, ArrowUp: () => { this.y += 60; }, ArrowDown: () => { this.y -= 60; },
        };
        const action = keys[event.key];
        if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        action();
        this.place();
    },
};
