import { boardFrame } from "../canvas/board.js";
import { grown } from "../canvas/geometry.js";
import { element, svg } from "../elements/dom.js";
import { framesOf } from "../model/people.js";
import { personClass, personColors } from "./people-colors.js";

/** The most characters of a text that somebody is typing that are shown. */
const LONGEST = 40;

/** How far a pointer is from a selection that has its own name, in pixels. */
const NEAR = 150;

/** Shows on the canvas what others point at, have selected, drag and type. */
export class PeopleLayer {
    /** @type {Map<number, HTMLElement>} */
    #pointers = new Map();
    #place = "";

    /**
     * @param {import("../types.js").App} app
     * @param {import("../canvas/canvas.js").Canvas} canvas
     */
    constructor(app, canvas) {
        this.app = app;
        this.canvas = canvas;
        this.element = element("div.people-pointers", { "aria-hidden": "true" });
        canvas.place.append(this.element);
        canvas.view.painters.push((painter, document) => this.#paint(painter, document));
        app.store.on(["people", "presence", "document"], () => canvas.view.redraw());
        // After the colors are read again.
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => setTimeout(() => canvas.view.redraw(), 0));
    }

    /**
     * @param {import("../canvas/overlay.js").OverlayPainter} painter
     * @param {import("../model/document.js").OpenDocument} document
     */
    #paint(painter, document) {
        const people = this.app.store.people.in(document.path);
        for (const person of people) this.#paintDoing(painter, document, person);
        this.#movePointers(people);
    }

    /**
     * @param {import("../canvas/overlay.js").OverlayPainter} painter
     * @param {import("../model/document.js").OpenDocument} document
     * @param {import("../model/people.js").Person} person
     */
    #paintDoing(painter, document, person) {
        const { fill, text } = personColors(person.color);
        const dragged = framesOf(person.frames ?? []);
        for (const frame of dragged) painter.outline(frame, fill, [5, 3], 2);
        const typed = person.field?.object;
        /** @type {import("../types.js").Frame | null} */
        let first = null;
        for (const id of dragged.length ? [] : person.selection ?? []) {
            const frame = document.object(id) ? boardFrame(document, id) : null;
            if (!frame) continue;
            first ??= frame;
            painter.outline(grown(frame, 2 / painter.viewport.scale), fill, [], 2);
        }
        const words = typed === undefined ? "" : typing(person);
        const at = (typed !== undefined && boardFrame(document, typed)) || first || dragged[0];
        if (!at) return;
        const [x, y] = painter.viewport.frameToScreen(at);
        // The name beside the pointer is enough where both are close to each other.
        const [px, py] = person.pointer?.length ? painter.viewport.toScreen(person.pointer) : [-Infinity, 0];
        if (!isShown(painter, x, y)) return;
        if (words) painter.pill(words, x - 2, y - 12, text, fill);
        else if (Math.hypot(px - x, py - y) > NEAR) painter.pill(person.name, x - 2, y - 12, text, fill);
    }

    /** @param {import("../model/people.js").Person[]} people */
    #movePointers(people) {
        const { viewport } = this.canvas;
        // Pointers glide to their new places, but stay at their place of the board when that moves.
        const place = [viewport.x, viewport.y, viewport.scale].join();
        this.element.classList.toggle("is-moving", place !== this.#place);
        this.#place = place;
        const shown = new Set();
        for (const person of people) {
            const [px, py] = person.pointer ?? [];
            if (px === undefined || py === undefined) continue;
            shown.add(person.id);
            const [x, y] = viewport.toScreen([px, py]);
            const pointer = this.#pointer(person);
            pointer.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
            pointer.hidden = x < -20 || y < -20 || x > viewport.width + 20 || y > viewport.height + 20;
        }
        for (const [id, pointer] of this.#pointers) {
            if (shown.has(id)) continue;
            pointer.remove();
            this.#pointers.delete(id);
        }
    }

    /** @param {import("../model/people.js").Person} person */
    #pointer(person) {
        const known = this.#pointers.get(person.id);
        const name = known?.querySelector(".person-name");
        if (known && name) {
            if (name.textContent !== person.name) name.textContent = person.name;
            return known;
        }
        /** @type {HTMLElement} */
        const made = element("div.person-pointer", { class: personClass(person.color), "data-person": `${person.id}` },
            svg("svg", { viewBox: "0 0 16 18", width: 16, height: 18 }, svg("path", { d: "M1 1 L1 15 L5 11.5 L7.6 17 L10 15.9 L7.4 10.6 L12.5 10.2 Z" })),
            element("span.person-name", person.name));
        this.#pointers.set(person.id, made);
        this.element.append(made);
        return made;
    }
}

/** @param {import("../model/people.js").Person} person */
function typing({ name, field }) {
    const text = field?.text ?? "";
    return `${name}: ${text.length > LONGEST ? `…${text.slice(1 - LONGEST)}` : text}▏`;
}

/**
 * @param {import("../canvas/overlay.js").OverlayPainter} painter
 * @param {number} x
 * @param {number} y
 */
const isShown = ({ viewport }, x, y) => x > -200 && y > -20 && x < viewport.width + 20 && y < viewport.height + 20;
