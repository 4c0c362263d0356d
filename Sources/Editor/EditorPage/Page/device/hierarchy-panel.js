import { element, replaceChildren, symbol } from "../elements/dom.js";
import { ViewInspector } from "./view-inspector.js";
import { ViewOutline } from "./view-outline.js";
import { ViewSpace } from "./view-space.js";
import { ViewTree } from "./view-tree.js";

/** @typedef {import("./view-space.js").SpaceOptions} SpaceOptions */

/** The views of a running app, in space and as a tree, with what is known of each. */
export class HierarchyPanel {
    isShown = false;
    /** @type {() => void} */
    onchange = () => {};
    /** @type {ViewTree | null} */
    #tree = null;

    /**
     * Creates a panel that covers a place while it is shown.
     * @param {HTMLElement} place
     * @param {import("./running-app.js").RunningApp} app
     */
    constructor(place, app) {
        this.app = app;
        this.outline = new ViewOutline();
        this.space = new ViewSpace();
        this.inspector = new ViewInspector();
        this.outline.onselect = this.space.onselect = id => this.select(id);
        this.message = element("div.hierarchy-message", { role: "status" });
        /** @type {HTMLElement} */
        this.element = element("section.hierarchy", { "aria-label": "View hierarchy", hidden: true, onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key === "Escape") this.toggle();
        } }, this.outline.element, element("div.hierarchy-middle", this.space.element, this.message, this.#controls()), this.inspector.element);
        place.append(this.element);
        app.on("state", () => {
            if (this.isShown && app.state.state !== "running" && app.state.state !== "unresponsive") this.toggle();
        });
    }

    /** Shows the views as they are now, or hides them. */
    toggle() {
        this.isShown = !this.isShown;
        this.element.hidden = !this.isShown;
        this.onchange();
        if (this.isShown) this.refresh();
    }

    /** Asks the app for its views. */
    async refresh() {
        this.#say(element("span.spinner"), "Looking at the views…");
        const answer = await this.app.ask("hierarchy");
        if (!this.isShown) return;
        if (!answer) return this.#say(symbol("exclamation-triangle"), "The app has sent no views.");
        this.#say();
        this.#tree = new ViewTree(answer.views);
        this.outline.show(this.#tree);
        this.space.show(this.#tree);
        this.select(this.#tree.get(this.#selected) ? this.#selected : null);
        if (!this.element.contains(document.activeElement)) this.outline.rows.focus({ preventScroll: true });
    }

    /** @type {string | null} */
    #selected = null;

    /** @param {string | null} id */
    select(id) {
        this.#selected = id;
        this.outline.select(id);
        this.space.select(id);
        this.inspector.show(this.#tree?.get(id) ?? null);
    }

    /** @param {...(Node | string)} content */
    #say(...content) {
        this.message.hidden = !content.length;
        replaceChildren(this.message, ...content);
    }

    // The bar below the views

    #controls() {
        const { space } = this;
        const set = (/** @type {Partial<SpaceOptions>} */ options) => space.set(options);
        return element("footer.hierarchy-bar", { role: "toolbar", "aria-label": "How views are shown" },
            slider("Distance of the views", 0, 120, space.options.spacing, value => set({ spacing: value })),
            this.#range(),
            element("span.spacer"),
            this.#contents(),
            this.#switch("crop", "Clip what is outside", () => space.options.isClipped, isClipped => set({ isClipped })),
            this.#switch("eye-slash", "Show hidden views", () => space.options.showsHidden, showsHidden => set({ showsHidden })),
            element("span.spacer"),
            button("zoom-out", "Zoom out", () => space.zoomBy(1 / 1.25)), button("zoom-in", "Zoom in", () => space.zoomBy(1.25)), button("arrows-fullscreen", "Show all", () => space.fit()),
            button("badge-3d", "From the front or the side", () => space.turn()), button("arrow-clockwise", "Look at the views again", () => this.refresh()));
    }

    /** Two thumbs on one track: the lowest and the highest level. */
    #range() {
        const from = slider("Lowest views", 0, 100, 0, () => update());
        const to = slider("Highest views", 0, 100, 100, () => update());
        /** @type {HTMLElement} */
        const range = element("span.hierarchy-range", { title: "The views that are shown, from back to front" }, from, to);
        const update = () => {
            const [low, high] = [Math.min(from.valueAsNumber, to.valueAsNumber), Math.max(from.valueAsNumber, to.valueAsNumber)];
            range.style.setProperty("--from", String(low));
            range.style.setProperty("--to", String(high));
            this.space.set({ from: low / 100, to: high / 100 });
        };
        range.style.setProperty("--from", "0");
        range.style.setProperty("--to", "100");
        return range;
    }

    #contents() {
        const choices = /** @type {const} */ ([["contents", "image", "Contents"], ["both", "bounding-box", "Contents and frames"], ["frames", "square", "Frames"]]);
        /** @type {HTMLElement} */
        const group = element("span.segmented", { role: "radiogroup", "aria-label": "What is shown of the views" }, choices.map(([contents, picture, title]) => element("button", {
            type: "button", role: "radio", title, "aria-label": title, "aria-checked": String(this.space.options.contents === contents), onclick: (/** @type {Event} */ event) => {
                for (const other of group.children) other.setAttribute("aria-checked", String(other === event.currentTarget));
                this.space.set({ contents });
            },
        }, symbol(picture))));
        return group;
    }

    /** @param {string} picture @param {string} title @param {() => boolean} get @param {(isOn: boolean) => void} set */
    #switch(picture, title, get, set) {
        const made = button(picture, title, () => {
            set(!get());
            made.setAttribute("aria-pressed", String(get()));
        });
        made.setAttribute("aria-pressed", String(get()));
        return made;
    }
}

/** @param {string} picture @param {string} title @param {() => void} onclick @returns {HTMLButtonElement} */
function button(picture, title, onclick) { return element("button.tool", { type: "button", title, "aria-label": title, onclick }, symbol(picture)); }

/** @param {string} label @param {number} least @param {number} most @param {number} value @param {(value: number) => void} set @returns {HTMLInputElement} */
function slider(label, least, most, value, set) {
    const made = element("input.hierarchy-slider", { type: "range", min: String(least), max: String(most), title: label, "aria-label": label, oninput: () => set(made.valueAsNumber) });
    made.value = String(value);
    return made;
}
