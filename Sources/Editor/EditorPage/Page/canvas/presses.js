import { boardFrame, isContentView } from "./board.js";
import { showListAt, showObjectMenu } from "./canvas-menus.js";
import { constraintAt } from "./constraints.js";
import { ArrangeGesture } from "./gestures/arrange.js";
import { freedom, handlesOf } from "./gestures/freedom.js";
import { EntryGesture } from "./gestures/entry-move.js";
import { MarqueeGesture } from "./gestures/marquee.js";
import { MoveGesture } from "./gestures/move.js";
import { ResizeGesture } from "./gestures/resize.js";
import { SceneMoveGesture } from "./gestures/scene-move.js";
import { TabGesture, tabsAround } from "./gestures/tab-move.js";
import { handleAt } from "./handles.js";

/**
 * @typedef {import("./canvas.js").Canvas} Canvas
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./gestures/gesture.js").Gesture} Gesture
 * @typedef {import("./board.js").Hit} Hit
 * @typedef {import("./geometry.js").Point} Point
 *
 * The result of a press: `begin` is called when the pointer moves, `click` if it doesn't.
 * @typedef {{begin: () => Gesture | null, click: () => void}} Press
 */

/** The distance in pixels from a handle that still counts as a touch of it. */
const FINGER = 14;

/**
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 * @returns {Press | null}
 */
export function pressOf(canvas, event) {
    const { document } = canvas;
    if (!document) return null;
    const { point, screen } = canvas.locate(event);
    const hit = canvas.hit(point);
    if (event.button === 2 || event.ctrlKey) return pressToConnect(canvas, event, point, hit);
    const handle = handleUnder(canvas, screen, event.pointerType === "touch" ? FINGER : undefined);
    if (handle) return { begin: () => new ResizeGesture(document, handle.id, handle.handle, point, () => canvas.viewport.scale), click: () => {} };
    const constraint = constraintAt(document, point, canvas.reach);
    return constraint === null ? pressToSelect(canvas, event, point, hit) : pressOnConstraint(canvas, event, point, hit, constraint);
}

/**
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 * @param {Point} point
 * @param {Hit} hit
 * @returns {Press}
 */
function pressToConnect(canvas, event, point, hit) {
    const click = () => {
        if (event.shiftKey) showListAt(canvas, point, event);
        else if (event.button === 2) connectionsAt(canvas, event);
        else toggle(canvas, hit);
    };
    const begin = () => {
        if (hit.id && hit.part !== "segue") canvas.connectTool.begin(hit.id, event);
        return null;
    };
    return { begin, click };
}

/**
 * Selects the object under a point, and shows its connections; what has none has a menu.
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 */
function connectionsAt(canvas, event) {
    const { id, part } = canvas.hit(canvas.locate(event).point);
    if (id === null || part === "segue") return menuAt(canvas, event);
    if (!canvas.store.selection.includes(id)) canvas.store.select([id]);
    if (canvas.store.selection.length > 1) return menuAt(canvas, event);
    canvas.connections.show(id, event);
}

/**
 * Selects the object under a point, and shows its context menu.
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 */
export function menuAt(canvas, event) {
    const { id, part } = canvas.hit(canvas.locate(event).point);
    if (part === "entry") canvas.store.selectEntry();
    if (id && !canvas.store.selection.includes(id)) canvas.store.select([id]);
    showObjectMenu(canvas, event);
}

/**
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 * @param {Point} point
 * @param {Hit} hit
 * @returns {Press}
 */
function pressToSelect(canvas, event, point, hit) {
    const { store } = canvas;
    const { id } = hit;
    const wasSelected = id !== null && store.selection.includes(id);
    let click = () => {};
    if (hit.part === "entry") {
        store.selectEntry();
        return { begin: () => gestureFor(canvas, hit, point, event), click };
    }
    if (event.shiftKey || event.metaKey) {
        click = () => toggle(canvas, hit);
    } else if (wasSelected) {
        click = () => {
            if (hit.part === "segue") nextSegue(canvas, id);
            else store.select([id]);
        };
    } else {
        store.select(id === null ? [] : [id]);
    }
    return { begin: () => gestureFor(canvas, hit, point, event), click };
}

/**
 * Handles a press on a constraint: a click selects it; a drag moves what is under its line.
 * @param {Canvas} canvas
 * @param {PointerEvent} event
 * @param {Point} point
 * @param {Hit} hit
 * @param {string} id
 * @returns {Press}
 */
function pressOnConstraint(canvas, event, point, hit, id) {
    const { store } = canvas;
    const begin = () => {
        if (hit.id !== null && !store.selection.includes(hit.id)) store.select([hit.id]);
        return gestureFor(canvas, hit, point, event);
    };
    return { begin, click: () => store.select(event.shiftKey ? [...store.selection, id] : [id]) };
}

/**
 * @param {Canvas} canvas
 * @param {Hit} hit
 * @param {Point} point
 * @param {PointerEvent} event
 * @returns {Gesture | null}
 */
function gestureFor(canvas, hit, point, event) {
    const { document, store } = canvas;
    if (!document) return null;
    const scale = () => canvas.viewport.scale;
    const before = event.shiftKey ? [...document.selection] : [];
    if (hit.part === "ground") return new MarqueeGesture(document, point, null, before);
    if (hit.part === "entry" && hit.scene !== null) return new EntryGesture(document, hit.scene);
    if (hit.part === "segue" || hit.scene === null || hit.id === null) return null;
    if (hit.part !== "object") return new SceneMoveGesture(document, scenesToMove(document, hit.scene), point, scale);
    if (event.shiftKey && !document.selection.includes(hit.id)) store.select([...document.selection, hit.id]);
    const id = hit.id;
    const tabs = tabsAround(document, id);
    if (tabs) return new TabGesture(document, id, tabs, hit.scene, point);
    const way = freedom(document, id);
    if (way === "arranged" && document.object(id)?.kind !== "view") return new ArrangeGesture(document, id, point);
    if (way !== "fixed") {
        // Views of other containers don't move.
        const together = document.selection.filter(other => document.parentOf(other) === document.parentOf(id) && freedom(document, other) === way);
        return new MoveGesture(document, together.includes(id) ? together : [id], point, scale);
    }
    const container = isContentView(document, id) || document.object(id)?.accepts ? id : document.parentOf(id);
    return new MarqueeGesture(document, point, container, before);
}

/**
 * @param {OpenDocument} document
 * @param {string} scene
 */
function scenesToMove(document, scene) {
    const selected = document.selection.filter(id => document.object(id)?.kind === "controller").flatMap(id => document.sceneOf(id) ?? []);
    return selected.includes(scene) ? [...new Set(selected)] : [scene];
}

/**
 * @param {Canvas} canvas
 * @param {Hit} hit
 */
function toggle({ store }, { id }) {
    if (id === null) return;
    store.select(store.selection.includes(id) ? store.selection.filter(other => other !== id) : [...store.selection, id]);
}

/**
 * Returns another segue of the same arrow.
 * @param {Canvas} canvas
 * @param {string} id
 */
function nextSegue({ document, store }, id) {
    const segues = document?.board.arrows.find(arrow => arrow.segues.includes(id))?.segues ?? [];
    const index = segues.findIndex(segue => store.selection.includes(segue));
    if (segues.length) store.select([segues[(index + 1) % segues.length]]);
}

/**
 * Returns the handle of the selection under a point of the window.
 * @param {Canvas} canvas
 * @param {Point} screen
 * @param {number} [reach] In pixels.
 */
export function handleUnder({ document, store, viewport }, screen, reach) {
    const [id, ...others] = store.selection;
    if (!document || id === undefined || others.length) return null;
    const handles = handlesOf(document, id);
    const frame = handles.length ? boardFrame(document, id) : null;
    const handle = frame && handleAt(viewport, frame, screen, handles, reach);
    return handle ? { id, handle } : null;
}
