"use strict";
// What is shared, looked up by ids. `siteData` is in data.js, which `storyboard share` writes.

/**
 * @typedef {[number, number, number, number]} Box x, y, width, height in points
 * @typedef {{ id: string, name: string, type: string, box: Box, text?: string }} Thing
 * @typedef {{ box?: Box, object?: string, to?: string, kind: string, style?: string, transition?: string, name: string, action?: string }} Spot
 * @typedef {{ id: string, controller: string, title: string, element: string, box: Box, light?: string, dark?: string, things: Thing[], spots: Spot[],
 *   embeds: { box: Box, to: string }[], relations: { kind: string, to: string }[], reference?: { storyboard?: string, identifier?: string },
 *   identifier?: string, texts: [string, string][] }} SceneData
 * @typedef {{ name: string, file: string, board: { width: number, height: number, light: string, dark: string }, initial?: string,
 *   device: { name: string, width: number, height: number, hasHome: boolean, isPad: boolean, statusBar: number }, scenes: SceneData[], unwinds: Record<string, string[]> }} DocumentData
 * @typedef {{ document: DocumentData, scene: SceneData }} Place
 */

/** @type {{ title: string, id: string, documents: DocumentData[] }} */
const site = /** @type {any} */ (globalThis).siteData;

/**
 * The place of a controller in a document, or null.
 * @returns {Place | null}
 */
function placeOf(/** @type {DocumentData} */ document, /** @type {string | undefined} */ controller) {
    const scene = document.scenes.find(scene => scene.controller === controller);
    return scene ? resolve({ document, scene }) : null;
}

/**
 * What a storyboard reference leads to: a place in another document, or the reference itself.
 * @returns {Place}
 */
function resolve(/** @type {Place} */ place) {
    const reference = place.scene.reference;
    if (!reference) return place;
    const document = reference.storyboard === undefined ? place.document : site.documents.find(document => document.name === reference.storyboard);
    if (!document) return place;
    const scene = reference.identifier === undefined
        ? document.scenes.find(scene => scene.controller === document.initial)
        : document.scenes.find(scene => scene.identifier === reference.identifier);
    return scene && scene !== place.scene && !scene.reference ? { document, scene } : place;
}

/**
 * The place that a container shows first: the root of a navigation controller, the first tab.
 * @returns {Place}
 */
function shown(/** @type {Place} */ place) {
    const seen = new Set();
    while (!seen.has(place.scene)) {
        seen.add(place.scene);
        const relation = place.scene.relations[0];
        const next = relation && placeOf(place.document, relation.to);
        if (!next) break;
        place = next;
    }
    return place;
}

/**
 * The places that contain a place, the nearest first: navigation and tab bar controllers.
 * @returns {Place[]}
 */
function containers(/** @type {Place} */ place) {
    const found = [];
    let current = place;
    while (found.length < 8) {
        const around = current.document.scenes.find(scene => scene.relations.some(relation => relation.to === current.scene.controller));
        if (!around) return found;
        current = { document: current.document, scene: around };
        found.push(current);
    }
    return found;
}

function numberOf(/** @type {DocumentData} */ document) { return site.documents.indexOf(document) + 1; }

/** The address of a view of a place. */
function address(/** @type {string} */ view, /** @type {Place} */ place) {
    return `#/${numberOf(place.document)}/${view}/${encodeURIComponent(place.scene.id)}`;
}

/**
 * Creates an element with attributes and children.
 * @returns {any}
 */
function make(/** @type {string} */ name, /** @type {Record<string, any>} */ attributes = {}, /** @type {(Node | string)[]} */ ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : String(value));
    }
    element.append(...children);
    return element;
}

/**
 * The pictures of a scene in both appearances.
 * @returns {Node[]}
 */
function pictures(/** @type {{ light?: string, dark?: string }} */ source, /** @type {boolean} */ isLazy = false) {
    if (!source.light || !source.dark) return [];
    const loading = isLazy ? "lazy" : undefined;
    return [
        make("img", { class: "light", src: source.light, alt: "", loading, draggable: "false" }),
        make("img", { class: "dark", src: source.dark, alt: "", loading, draggable: "false" }),
    ];
}

function style(/** @type {HTMLElement} */ element, /** @type {Box} */ [x, y, width, height]) {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    return element;
}

/** Places an element as a share of something of a size, so that it is right at any zoom. */
function share(/** @type {HTMLElement} */ element, /** @type {Box} */ [x, y, width, height], /** @type {Box} */ [, , wholeWidth, wholeHeight]) {
    Object.assign(element.style, {
        left: `${100 * x / wholeWidth}%`, top: `${100 * y / wholeHeight}%`, width: `${100 * width / wholeWidth}%`, height: `${100 * height / wholeHeight}%`,
    });
    return element;
}

function by(/** @type {string} */ id) { return /** @type {any} */ (document.getElementById(id)); }
