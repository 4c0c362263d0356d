import { element, replaceChildren, symbol } from "../elements/dom.js";
import { changeLine } from "./change-card.js";
import { pairedScenes } from "./paired-scenes.js";
import { sentence } from "../model/words.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../model/differences.js").Change} Change
 * @typedef {{title: string, detail: string}} Heading
 */

/** The space between and around pictures, in pixels. */
const SPACE = 24;
/** The largest height of a picture in relation to the pane's. */
const PORTION = 0.72;

/** Two versions beside each other: the pictures of the scenes that differ, with the words, in place of the canvas. */
export class ComparePane {
    /** The number of the shown pair, so that a late picture doesn't come into another one. */
    #number = 0;

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        /** @type {HTMLElement} */
        this.head = element("div.compare-head");
        /** @type {HTMLElement} */
        this.body = element("div.compare-body", { tabIndex: 0 });
        /** @type {HTMLElement} */
        this.element = element("section.compare-pane", { hidden: true, "aria-label": "Two versions" }, this.head, this.body);
        document.getElementById("canvas")?.append(this.element);
        // The canvas behind neither scrolls nor selects.
        for (const event of ["wheel", "pointerdown", "pointermove", "dblclick", "contextmenu"]) this.element.addEventListener(event, event => event.stopPropagation());
        this.body.addEventListener("pointerover", event => this.#light(event.target));
        this.body.addEventListener("pointerleave", () => this.#light(null));
        this.body.addEventListener("click", event => this.#reveal(event.target));
    }

    hide() {
        this.#number++;
        this.element.hidden = true;
        replaceChildren(this.body);
    }

    /**
     * @param {OpenDocument} before
     * @param {OpenDocument} after
     * @param {import("../model/differences.js").SentDifferences} differences
     * @param {Heading} older
     * @param {Heading} newer
     */
    show(before, after, differences, older, newer) {
        const number = ++this.#number;
        this.element.hidden = false;
        const { scrollTop } = this.body;
        replaceChildren(this.head, heading(older), symbol("arrow-right"), heading(newer));
        if (differences.reason || before.kind === "text" || after.kind === "text") {
            const what = differences.reason?.message ?? "one of these versions can't be read as a document";
            return replaceChildren(this.body, message("exclamation-triangle", sentence(what)));
        }
        if (!differences.changes.length) {
            return replaceChildren(this.body, message("check-circle", differences.noise ? `Nothing but ${differences.noise}` : "These versions are the same"));
        }
        const { scenes, rest } = pairedScenes(differences.changes, before, after);
        replaceChildren(this.body,
            rest.length > 0 && element("section.compare-scene", element("h3", "Document"), element("ul.change-list", rest.map(changeLine))),
            scenes.map(scene => {
                const pictures = element("div.compare-pictures");
                const made = element("section.compare-scene", element("h3", scene.title), element("ul.change-list", scene.changes.map(changeLine)), pictures);
                this.#fill(pictures, scene, before, after, number);
                return made;
            }),
            differences.noise && element("p.is-quiet", `Also differs: ${differences.noise}`));
        this.body.scrollTop = scrollTop;
    }

    /**
     * @param {HTMLElement} place
     * @param {import("./paired-scenes.js").PairedScene} scene
     * @param {OpenDocument} before
     * @param {OpenDocument} after
     * @param {number} number
     */
    async #fill(place, scene, before, after, number) {
        const { store } = this.app;
        const [old, now] = await Promise.all([
            scene.isBefore ? store.stageOf(before, scene.id) : null, scene.isAfter ? store.stageOf(after, scene.id) : null,
        ]);
        if (number !== this.#number) return;
        const sizes = [old, now].flatMap(stage => stage ? [stage.size] : []);
        const width = Math.max(...sizes.map(size => size[0]), 1);
        const height = Math.max(...sizes.map(size => size[1]), 1);
        const room = (this.body.clientWidth - 3 * SPACE) / 2;
        const scale = Math.min(1, room / width, Math.max(240, this.element.clientHeight * PORTION) / height);
        replaceChildren(place, picture(old, scene, "before", scale, [width, height]), picture(now, scene, "after", scale, [width, height]));
    }

    /**
     * Lights the words and outlines of a change.
     * @param {EventTarget | null} target
     */
    #light(target) {
        const key = keyOf(target);
        for (const each of this.body.querySelectorAll("[data-key]")) each.classList.toggle("is-lit", key !== null && keysOf(each).includes(key));
    }

    /**
     * Scrolls to the outlines of clicked words, and to the words of a clicked outline.
     * @param {EventTarget | null} target
     */
    #reveal(target) {
        const key = keyOf(target);
        if (key === null || !(target instanceof Element)) return;
        const isWords = !!target.closest(".change-line");
        const found = [...this.body.querySelectorAll(isWords ? ".compare-outline" : ".change-line")].find(each => keysOf(each).includes(key));
        if (!found) return;
        // Only here: what is around has content beyond its edges.
        const [own, room] = [found.getBoundingClientRect(), this.body.getBoundingClientRect()];
        const by = own.top < room.top ? own.top - room.top - SPACE : Math.max(0, own.bottom - room.bottom + SPACE);
        this.body.scrollBy({ top: by, behavior: "smooth" });
    }
}

/** @param {Element} each */
const keysOf = each => (/** @type {HTMLElement} */ (each).dataset.key ?? "").split("\n");

/** @param {EventTarget | null} target */
function keyOf(target) {
    const found = target instanceof Element ? target.closest("[data-key]") : null;
    return found ? keysOf(found)[0] : null;
}

/** @param {Heading} given */
const heading = ({ title, detail }) => element("div.compare-heading", element("strong", title), element("span", detail));

/** @param {string} picture @param {string} text */
const message = (picture, text) => element("div.compare-message", symbol(picture), text);

/**
 * @param {import("../types.js").Stage | null} stage
 * @param {import("./paired-scenes.js").PairedScene} scene
 * @param {"before" | "after"} side
 * @param {number} scale
 * @param {[number, number]} room The size of an absent picture.
 */
function picture(stage, scene, side, scale, room) {
    const [width, height] = stage?.size ?? room;
    const style = { width: `${width * scale}px`, height: `${height * scale}px` };
    if (!stage) {
        const isThere = side === "before" ? scene.isBefore : scene.isAfter;
        return element("div.compare-picture.is-absent", { style }, isThere ? "No picture" : side === "before" ? "Not there yet" : "Not there any more");
    }
    const drawn = scale * devicePixelRatio > 1 ? 2 : scale * devicePixelRatio > 0.5 ? 1 : 0.5;
    return element("div.compare-picture", { style },
        !stage.wireframe && element("img", { src: `pictures/${stage.key}@${drawn}`, alt: `${scene.title}, ${side}`, draggable: false }),
        outlines(stage, scene[side], scale));
}

/**
 * @param {import("../types.js").Stage} stage
 * @param {Map<string, Change[]>} changes By object.
 * @param {number} scale
 */
function outlines(stage, changes, scale) {
    return [...changes].flatMap(([id, own]) => {
        const frame = stage.frames.get(id);
        if (!frame) return [];
        const [left, top, width, height] = frame.map(value => `${value * scale}px`);
        const kind = own.some(change => change.kind === "added") ? "added" : own.some(change => change.kind === "deleted") ? "deleted" : "changed";
        return [element("div.compare-outline", { class: `is-${kind}`, "data-key": own.map(({ key }) => key).join("\n"), title: own.map(({ sentence }) => sentence).join("\n"), style: { left, top, width, height } })];
    });
}
