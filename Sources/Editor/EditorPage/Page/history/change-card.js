import { element, replaceChildren } from "../elements/dom.js";
import { placed } from "../popups/menu-model.js";
import { versionPath } from "../model/version-name.js";
import { cropOf } from "./cropping.js";

/**
 * @typedef {import("../model/differences.js").Change} Change
 * @typedef {{changes: Change[], object: string | null, scene: string}} Subject What a mark is about.
 */

/** The time in milliseconds after which a mark that the pointer is over is explained. */
const DELAY = 250;
/** The number of changes that are listed. */
const MOST = 8;
/** The largest size of the old picture. */
const SIZE = /** @type {[number, number]} */ ([300, 220]);

/** @type {{element: HTMLElement, stop: () => void} | null} */
let shown = null;

/**
 * Shows the words of changes and the picture from before while the pointer is over a mark.
 * @param {import("../types.js").App} app
 * @param {HTMLElement} mark
 * @param {() => Subject} subject
 */
export function attachCard(app, mark, subject) {
    let timer = 0;
    const leave = () => {
        clearTimeout(timer);
        hideCard();
    };
    mark.addEventListener("pointerenter", () => {
        timer = window.setTimeout(() => mark.isConnected && showCard(app, mark.getBoundingClientRect(), subject()), DELAY);
    });
    mark.addEventListener("pointerleave", leave);
    mark.addEventListener("pointerdown", leave);
}

export function hideCard() {
    shown?.stop();
    shown?.element.remove();
    shown = null;
}

/**
 * @param {import("../types.js").App} app
 * @param {{left: number, top: number, right: number, bottom: number}} box What the card is about, in the window.
 * @param {Subject} subject
 */
export function showCard(app, box, subject) {
    hideCard();
    const { changes } = subject;
    if (!changes.length) return;
    const more = changes.length - MOST;
    const list = element("ul.change-list", changes.slice(0, MOST).map(changeLine), more > 0 && element("li.is-quiet", `and ${more} more`));
    const before = element("div.change-before", { hidden: true });
    const base = app.store.current?.differences?.base;
    /** @type {HTMLElement} */
    const card = element("div.change-card", { role: "tooltip" }, list, before);
    document.body.append(card);
    let isOpen = true;
    shown = { element: card, stop: () => { isOpen = false; } };
    const place = () => {
        const { width, height } = card.getBoundingClientRect();
        const { x, y } = placed({ x: box.right + 8, y: box.top - 8 }, { width, height }, { width: innerWidth, height: innerHeight });
        const isOver = x < box.right && x + width > box.left;
        card.style.left = `${isOver ? Math.max(8, box.left - width - 8) : x}px`;
        card.style.top = `${y}px`;
    };
    place();
    // A new object has no picture from before.
    if (changes.every(({ kind }) => kind === "added")) return;
    pictureBefore(app, subject).then(picture => {
        if (!isOpen || !picture) return;
        replaceChildren(before, element("div.change-caption", `Before${base ? ` — ${base.subject}` : ""}`), picture);
        before.hidden = false;
        place();
    }).catch(() => {
        // The words are enough.
    });
}

/** @param {Change} change */
export function changeLine(change) {
    const sign = { added: "+", deleted: "−", moved: "→", reordered: "↕", changed: "•" }[change.kind];
    return element(`li.change-line.is-${change.kind}`, { "data-key": change.key }, element("span.change-sign", { "aria-hidden": "true" }, sign), element("span", change.sentence));
}

/**
 * Returns the picture that an object, or its scene, had in the version before, or null.
 * @param {import("../types.js").App} app
 * @param {Subject} subject
 */
async function pictureBefore({ store }, { changes, object, scene }) {
    const current = store.current;
    const base = current?.differences?.base;
    if (!current || !base) return null;
    const document = await store.version(versionPath(current.version?.origin ?? current.path, base.hash));
    const wanted = [changes.find(({ kind }) => kind === "deleted")?.object, object].find(id => id && document.has(id)) ?? null;
    const home = wanted === null ? scene : document.sceneOf(wanted) ?? scene;
    const stage = await store.stageOf(document, home);
    if (!stage || stage.wireframe) return null;
    return pictureOf(stage, cropOf(stage, wanted), SIZE);
}

/**
 * Returns an element with a part of a scene's picture.
 * @param {import("../types.js").Stage} stage
 * @param {import("../types.js").Frame} crop
 * @param {[number, number]} most The largest size.
 * @returns {HTMLElement}
 */
export function pictureOf(stage, [x, y, width, height], most) {
    const scale = Math.min(1, most[0] / width, most[1] / height);
    // A scale that other pictures of the scene have too.
    const drawn = scale * devicePixelRatio > 1 ? 2 : scale * devicePixelRatio > 0.5 ? 1 : 0.5;
    return element("div.cropped-picture", { style: { width: `${width * scale}px`, height: `${height * scale}px` } },
        element("img", {
            src: `pictures/${stage.key}@${drawn}`, alt: "", draggable: false,
            style: { left: `${-x * scale}px`, top: `${-y * scale}px`, width: `${stage.size[0] * scale}px`, height: `${stage.size[1] * scale}px` },
        }));
}
