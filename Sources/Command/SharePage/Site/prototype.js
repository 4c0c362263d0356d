"use strict";
// The prototype: scenes in the frame of a device, with what can be tapped in them.

/**
 * An entry of the way that a reader took: a scene, how it came, and how deep it is in presentations.
 * @typedef {{ place: Place, level: number, mode: "full" | "sheet" | "form" | "popover", transition: string, page: HTMLElement, dim?: HTMLElement, isRoot: boolean }} Entry
 */

/**
 * Creates what a controller shows in a container view, or as a page: its picture with spots, and the controllers embedded in it.
 * @returns {HTMLElement}
 */
function prototypeLayer(/** @type {DocumentData} */ document, /** @type {string} */ controller, /** @type {(spot: Spot, element: HTMLElement, place: Place) => void} */ tap, depth = 0) {
    const found = placeOf(document, controller);
    const element = make("div", { class: "embed" });
    if (found && depth < 6) element.append(pageContent(shown(found), tap, depth));
    return element;
}

/**
 * Creates the content of a page.
 * @returns {HTMLElement}
 */
function pageContent(/** @type {Place} */ place, /** @type {(spot: Spot, element: HTMLElement, place: Place) => void} */ tap, depth = 0) {
    const { document, scene } = place;
    const layer = make("div", { class: "layer" }, ...pictures(scene));
    layer.style.aspectRatio = `${scene.box[2]} / ${scene.box[3]}`;
    for (const embed of scene.embeds) layer.append(share(prototypeLayer(document, embed.to, tap, depth + 1), embed.box, scene.box));
    for (const spot of scene.spots) {
        if (!spot.box) continue;
        const button = make("button", { class: "spot", "aria-label": spot.name, title: spot.name, "data-spot": spot.object ?? spot.kind });
        button.addEventListener("click", (/** @type {Event} */ event) => { event.stopPropagation(); tap(spot, button, place); });
        layer.append(share(button, spot.box, scene.box));
    }
    return make("div", { class: "scroller" }, layer);
}

/**
 * The tab bar controller whose tabs lead to a place or to what contains it, also by references of other storyboards.
 * @returns {Place | null}
 */
function tabsAround(/** @type {Place} */ place) {
    const inside = [place, ...containers(place)].map(each => each.scene);
    for (const document of site.documents) {
        for (const scene of document.scenes) {
            if (scene.element !== "tabBarController") continue;
            const leads = scene.relations.some(relation => inside.includes(/** @type {any} */ (placeOf(document, relation.to))?.scene));
            if (leads) return { document, scene };
        }
    }
    return null;
}

/**
 * Creates the bar of a tab bar controller for a scene whose picture has none.
 * @returns {HTMLElement | null}
 */
function tabBar(/** @type {Place} */ place, /** @type {(spot: Spot, element: HTMLElement, place: Place) => void} */ tap) {
    const [, , width, height] = place.scene.box;
    const tabs = place.scene.spots.filter(spot => spot.kind === "tab" && spot.box);
    if (!tabs.length) return null;
    const top = Math.min(...tabs.map(spot => /** @type {Box} */ (spot.box)[1]));
    const content = pageContent({ document: place.document, scene: { ...place.scene, spots: tabs } }, tap);
    const bar = make("div", { class: "tabbar" }, ...content.childNodes);
    bar.style.aspectRatio = `${width} / ${height - top}`;
    return bar;
}

const prototype = {
    /** @type {Entry[]} */ entries: [],
    /** @type {DocumentData | null} */ document: null,
    duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 350,

    get current() { return this.entries[this.entries.length - 1]; },

    /** Begins at a place. */
    show(/** @type {Place} */ place) {
        const start = shown(place);
        if (this.current && this.current.place.scene === start.scene) return this.layOut();
        this.document = start.document;
        by("screen").replaceChildren();
        this.entries = [];
        this.push(start, { level: 0, mode: "full", transition: "none", isRoot: true });
        this.layOut();
    },

    /** Gives the frame the size of the device, as large as there is room for. */
    layOut() {
        if (!this.document || by("play").hidden) return;
        const { width, height, hasHome, isPad } = this.document.device;
        const [first] = this.entries;
        // A storyboard that was turned shows its scenes so.
        const isTurned = first && first.place.scene.box[2] > first.place.scene.box[3] && width < height && first.place.scene.box[2] >= height;
        const [w, h] = isTurned ? [height, width] : [width, height];
        const [side, end] = isPad ? [26, hasHome ? 56 : 26] : hasHome ? [14, 84] : [13, 13];
        const [horizontal, vertical] = isTurned ? [end, side] : [side, end];
        const device = by("device");
        const radius = isPad ? 34 : hasHome ? 52 : 58;
        Object.assign(device.style, { width: `${w + 2 * horizontal}px`, height: `${h + 2 * vertical}px`, borderRadius: `${radius}px` });
        Object.assign(by("screen").style, {
            left: `${horizontal}px`, top: `${vertical}px`, width: `${w}px`, height: `${h}px`, borderRadius: hasHome ? "2px" : isPad ? "18px" : "46px",
        });
        const desk = by("desk").getBoundingClientRect();
        const scale = Math.min(1, (desk.width - 24) / (w + 2 * horizontal), (desk.height - 24) / (h + 2 * vertical));
        device.style.transform = `scale(${scale})`;
        device.style.margin = `${-(1 - scale) * (h + 2 * vertical) / 2}px ${-(1 - scale) * (w + 2 * horizontal) / 2}px`;
    },

    /** Shows a place on top. */
    push(/** @type {Place} */ place, /** @type {{ level: number, mode: Entry["mode"], transition: string, isRoot: boolean, anchor?: DOMRect }} */ { level, mode, transition, isRoot, anchor }) {
        const before = this.current;
        const kinds = { full: "page", sheet: "page sheet-page", form: "page form-page", popover: "page popover-page" };
        const page = make("div", { class: kinds[mode], "data-scene": place.scene.id }, pageContent(place, (spot, element, from) => this.tap(spot, element, from)));
        page.addEventListener("click", () => this.flash());
        if ((mode === "sheet" || mode === "form") && place.scene.box[3] >= place.document.device.height) {
            // A sheet has no status bar, which the picture of a scene as high as the screen has.
            page.querySelector(".layer").style.marginTop = `${-Math.max(0, place.document.device.statusBar - 6)}px`;
        }
        const base = this.entries.find(entry => entry.level === level)?.place ?? place;
        const tabs = place.scene.spots.some(spot => spot.kind === "tab") ? null : tabsAround(base);
        const bar = tabs && tabBar(tabs, (spot, element, from) => this.tap(spot, element, from));
        if (tabs && bar) {
            const inside = [base, ...containers(base)].map(each => each.scene);
            for (const spot of tabs.scene.spots) {
                const isChosen = inside.includes(/** @type {any} */ (placeOf(tabs.document, spot.to))?.scene);
                bar.querySelector(`[data-spot="${CSS.escape(spot.object ?? "")}"]`)?.classList.toggle("chosen", isChosen);
            }
            page.append(bar);
        }
        const entry = { place, level, mode, transition, page, isRoot, dim: /** @type {HTMLElement | undefined} */ (undefined) };
        if (mode !== "full") {
            // A push inside of a sheet stays in its frame.
            if (!before || before.level !== level) {
                entry.dim = make("button", { class: mode === "popover" ? "dim" : "dim on", "aria-label": "Dismiss", onclick: () => this.dismiss() });
                by("screen").append(entry.dim);
            }
            this.frame(page, place, mode, anchor, before?.level === level ? before.page : undefined);
        }
        by("screen").append(page);
        this.entries.push(entry);
        this.animate(entry, before, false);
        this.refresh();
    },

    /** Gives a page that isn't as large as the screen its size and place. */
    frame(/** @type {HTMLElement} */ page, /** @type {Place} */ place, /** @type {string} */ mode, /** @type {DOMRect | undefined} */ anchor, /** @type {HTMLElement | undefined} */ model) {
        if (model) { page.style.cssText = model.style.cssText; return; }
        const screen = by("screen");
        const [width, height] = [screen.clientWidth, screen.clientHeight];
        if (mode === "form") Object.assign(page.style, { width: `${Math.min(540, width - 40)}px`, height: `${Math.min(620, height - 40)}px` });
        if (mode !== "popover") return;
        const box = screen.getBoundingClientRect();
        const scale = box.width / width || 1;
        const [w, h] = [Math.min(place.scene.box[2], 320, width - 20), Math.min(place.scene.box[3], 480, height - 40)];
        const x = anchor ? (anchor.x + anchor.width / 2 - box.x) / scale - w / 2 : (width - w) / 2;
        const below = anchor ? (anchor.bottom - box.y) / scale + 10 : 0;
        const above = anchor ? (anchor.y - box.y) / scale - 10 - h : 0;
        const y = !anchor ? (height - h) / 2 : below + h <= height - 10 || above < 10 ? below : above;
        const limit = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(10, Math.min(value, most));
        Object.assign(page.style, { left: `${limit(x, width - w - 10)}px`, top: `${limit(y, height - h - 10)}px`, width: `${w}px`, height: `${h}px` });
    },

    /**
     * Moves a page in, or out if it goes away.
     * @returns {Promise<void>}
     */
    animate(/** @type {Entry} */ entry, /** @type {Entry | undefined} */ under, /** @type {boolean} */ isLeaving) {
        /** @type {Record<string, Keyframe[]>} */
        const ways = {
            show: [{ transform: "translateX(100%)", boxShadow: "0 0 20px #0004" }, { transform: "translateX(0)", boxShadow: "0 0 20px #0004" }],
            cover: [{ transform: "translateY(100%)" }, { transform: "translateY(0)" }],
            fade: [{ opacity: 0 }, { opacity: 1 }],
            flip: [{ transform: "perspective(1200px) rotateY(180deg)", opacity: 0, offset: 0 }, { transform: "perspective(1200px) rotateY(90deg)", opacity: 0, offset: .499 },
                { transform: "perspective(1200px) rotateY(90deg)", opacity: 1, offset: .5 }, { transform: "perspective(1200px) rotateY(0)", opacity: 1, offset: 1 }],
            curl: [{ clipPath: "inset(0 0 100% 0)" }, { clipPath: "inset(0 0 0 0)" }],
            pop: [{ opacity: 0, scale: ".9" }, { opacity: 1, scale: "1" }],
        };
        const frames = ways[entry.transition];
        if (!frames || !this.duration) return Promise.resolve();
        const options = /** @type {KeyframeAnimationOptions} */ ({ duration: this.duration, easing: "cubic-bezier(.25,.8,.3,1)", direction: isLeaving ? "reverse" : "normal", fill: isLeaving ? "forwards" : "none" });
        if (entry.transition === "show" && under) {
            under.page.animate([{ transform: "translateX(0)" }, { transform: "translateX(-30%)" }], options);
        }
        entry.dim?.animate([{ opacity: 0 }, { opacity: 1 }], options);
        return entry.page.animate(frames, options).finished.then(() => {}, () => {});
    },

    /** Takes entries off until one is on top. */
    popTo(/** @type {number} */ index) {
        const leaving = this.entries.splice(index + 1);
        const top = leaving.pop();
        if (!top) return;
        // What is between goes at once, the top with the transition of the lowest that leaves.
        const lowest = leaving[0] ?? top;
        for (const entry of leaving) { entry.page.remove(); if (entry !== lowest) entry.dim?.remove(); }
        top.transition = lowest.transition;
        const dim = lowest.dim !== top.dim ? lowest.dim : undefined;
        this.animate(top, this.current, true).then(() => { top.page.remove(); top.dim?.remove(); dim?.remove(); });
        this.refresh();
    },

    back() {
        const top = this.current;
        const before = this.entries[this.entries.length - 2];
        if (top && before) this.popTo(this.entries.length - 2);
    },

    /** Takes the topmost presentation away. */
    dismiss() {
        const level = this.current?.level ?? 0;
        if (level > 0) this.popTo(this.entries.findIndex(entry => entry.level === level) - 1);
    },

    tap(/** @type {Spot} */ spot, /** @type {HTMLElement} */ element, /** @type {Place} */ from) {
        if (spot.kind === "back") {
            // The first of a navigation controller has no back button; on the board a scene has one if it can be pushed.
            return this.entries.length > 1 && this.current.level === this.entries[this.entries.length - 2].level ? this.back() : this.flash();
        }
        if (spot.kind === "unwind") return this.unwind(spot, from);
        const target = placeOf(from.document, spot.to);
        if (!target) return this.flash();
        if (target.scene.reference) return this.tell(`${target.scene.title} is in a storyboard that isn't shared here.`);
        if (spot.kind === "tab") return this.choose(shown(target));
        this.go(spot, target, element, from);
    },

    /** Follows a segue. */
    go(/** @type {Spot} */ spot, /** @type {Place} */ target, /** @type {HTMLElement | undefined} */ element, /** @type {Place} */ from) {
        const destination = shown(target);
        const { level, mode } = this.current;
        if (spot.kind === "show" || spot.kind === "push" || spot.kind === "showDetail") {
            // Outside of a navigation controller, Show presents; a split view controller replaces its detail.
            const base = /** @type {Entry} */ (this.entries.find(entry => entry.level === level)).place;
            const stacks = ["navigationController", "splitViewController"];
            if ([from, base].some(place => containers(place).some(around => stacks.includes(around.scene.element)))) return this.push(destination, { level, mode, transition: "show", isRoot: false });
        }
        if (spot.kind === "replace") return this.push(destination, { level, mode, transition: "none", isRoot: false });
        const isPad = this.document?.device.isPad;
        if ((spot.kind === "popoverPresentation" || spot.kind === "popover" || spot.style === "popover") && isPad) {
            return this.push(destination, { level: level + 1, mode: "popover", transition: "pop", isRoot: false, anchor: element?.getBoundingClientRect() });
        }
        const isFull = ["fullScreen", "currentContext", "overFullScreen", "overCurrentContext", "custom"].includes(spot.style ?? "");
        const transitions = { flipHorizontal: "flip", crossDissolve: "fade", partialCurl: "curl" };
        const transition = spot.kind === "custom" ? "fade" : transitions[/** @type {keyof typeof transitions} */ (spot.transition ?? "")] ?? "cover";
        const shape = isFull || spot.kind === "custom" ? "full" : isPad ? "form" : "sheet";
        this.push(destination, { level: level + 1, mode: shape, transition, isRoot: false });
    },

    /** Chooses a tab: the way of the current level begins again there. */
    choose(/** @type {Place} */ place) {
        const top = this.current;
        if (top.place.scene === place.scene) return;
        const first = this.entries.findIndex(entry => entry.level === top.level);
        const { mode, dim } = this.entries[first];
        const leaving = this.entries.splice(first);
        this.push(place, { level: top.level, mode, transition: "none", isRoot: first === 0 });
        for (const entry of leaving) { entry.page.remove(); if (entry.dim !== dim) entry.dim?.remove(); }
        this.current.transition = leaving[0].transition;
    },

    /** Goes back to the nearest controller whose class has the action, or if the classes aren't known, to the one before. */
    unwind(/** @type {Spot} */ spot, /** @type {Place} */ from) {
        const known = site.documents.flatMap(document => (document.unwinds[spot.action ?? ""] ?? []).map(controller => `${document.name}/${controller}`));
        for (let index = this.entries.length - 1; index >= 0; index--) {
            const place = this.entries[index].place;
            if (place.scene === from.scene) continue;
            if ([place, ...containers(place)].some(({ document, scene }) => known.includes(`${document.name}/${scene.controller}`))) return this.popTo(index);
        }
        if (known.length) return this.tell(`Nothing on the way here has ${spot.action}.`);
        if (this.current.level > 0) this.dismiss(); else this.back();
    },

    /** Shows for a moment what can be tapped. */
    flash() {
        const spots = by("screen").querySelectorAll(".page:last-child .spot");
        for (const spot of spots) spot.classList.add("flash");
        setTimeout(() => { for (const spot of spots) spot.classList.remove("flash"); }, 600);
    },

    tell(/** @type {string} */ words) {
        by("ways").hidden = false;
        by("ways").replaceChildren(words);
    },

    /** Shows the title, the ways that only code goes, and the address of the scene. */
    refresh() {
        const { place } = this.current;
        by("play-title").textContent = place.scene.title;
        by("play-back").disabled = this.entries.length < 2;
        history.replaceState(null, "", address("play", place));
        const manual = place.scene.spots.filter(spot => !spot.box);
        by("ways").hidden = !manual.length;
        by("ways").replaceChildren(...(manual.length ? ["Code leads to "] : []), ...manual.map(spot => make("button", {
            onclick: () => this.tap(spot, by("device"), place),
        }, spot.name)));
    },

    start() {
        by("play-back").addEventListener("click", () => this.back());
        by("play-restart").addEventListener("click", () => {
            const first = this.entries[0]?.place;
            this.entries = [];
            if (first) this.show(startOf(first.document) ?? first);
        });
        by("spots").addEventListener("change", () => by("screen").classList.toggle("spots", by("spots").checked));
        addEventListener("resize", () => this.layOut());
        addEventListener("keydown", event => {
            if (event.key === "Escape" && !by("play").hidden && !(event.target instanceof HTMLInputElement)) this.back();
        });
    },
};

/**
 * Where a document begins.
 * @returns {Place | null}
 */
function startOf(/** @type {DocumentData} */ document) {
    const scene = document.scenes.find(scene => scene.controller === document.initial) ?? document.scenes.find(scene => scene.light && !scene.reference);
    return scene ? { document, scene } : null;
}
