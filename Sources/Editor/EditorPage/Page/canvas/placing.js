import { containerAt, containerOf, itemsTouching } from "./board.js";
import { common, contains, intersects, middle } from "./geometry.js";
import { contentFrame, surroundings, tidy } from "./gestures/freedom.js";
import { GAP } from "./snapping.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 */

/** The offset to the right and down of the next view if there is no space. */
const CASCADE = 20;
/** The spacing between scenes, and the offset of a new one from an overlapping one. */
const BETWEEN_SCENES = 40;
const BESIDE_SCENE = 80;

/**
 * Returns the container of an object that is added without a pointer: the selected container or that of the selection;
 * without a selection, the view at the center of the visible area, or the nearest scene's view.
 * @param {OpenDocument} document
 * @param {Frame} visible
 * @returns {string | null}
 */
export function containerFor(document, visible) {
    const [id] = document.selection;
    for (let at = /** @type {string | null} */ (id ?? null); at !== null; at = document.parentOf(at)) {
        const container = containerOf(document, at);
        if (container) return container;
        const view = document.object(at)?.kind === "controller" ? document.object(at)?.children.find(child => child.accepts) : null;
        if (view) return view.id;
    }
    return id ?? containerInSight(document, visible);
}

/**
 * Returns the container at the center of the visible area, or that of the nearest scene.
 * @param {OpenDocument} document
 * @param {Frame} visible
 */
export function containerInSight(document, visible) {
    const point = middle(visible);
    const under = containerAt(document, point);
    if (under) return under.id;
    const distance = (/** @type {Frame} */ frame) => Math.hypot(middle(frame)[0] - point[0], middle(frame)[1] - point[1]);
    const [nearest] = itemsTouching(document, visible).filter(item => !item.isReference).sort((a, b) => distance(a.frame) - distance(b.frame));
    const controller = nearest && document.object(document.scenes.get(nearest.scene)?.controller ?? "");
    return controller?.children.find(child => child.accepts)?.id ?? controller?.id ?? null;
}

/**
 * Returns the position of a new view in a container's coordinates: the center of its visible part, below or above other
 * views; without space, offset from the view at the center.
 * @param {OpenDocument} document
 * @param {string} container
 * @param {[number, number]} size
 * @param {Frame} visible
 * @returns {{x: number, y: number} | null} Null for a container that isn't on the board.
 */
export function placeInside(document, container, [width, height], visible) {
    const around = surroundings(document, container, []);
    const content = contentFrame(document, container);
    if (!around || !content) return null;
    const { container: frame, safe, siblings: others } = around;
    const room = roomIn(safe, visible, [width, height]);
    const [left, top] = [room[0] + Math.round((room[2] - width) / 2), room[1] + Math.round((room[3] - height) / 2)];
    // A view that fills the container may be covered.
    const inWay = others.filter(other => other[2] * other[3] < frame[2] * frame[3] / 2);
    const free = freeBelow([left, top, width, height], inWay, room) ?? freeAbove([left, top, width, height], inWay, room) ?? cascaded([left, top], others);
    return { x: tidy(free[0] - content[0]), y: tidy(free[1] - content[1]) };
}

/**
 * Returns the visible part of a container if a size fits in it, otherwise all of it.
 * @param {Frame} frame
 * @param {Frame} visible
 * @param {[number, number]} size
 */
function roomIn(frame, visible, [width, height]) {
    const seen = common(frame, visible);
    return seen && seen[2] >= width && seen[3] >= height ? seen : frame;
}

/**
 * @param {Frame} frame
 * @param {Frame[]} others
 * @param {Frame} room
 * @returns {Point | null}
 */
function freeBelow([x, y, width, height], others, room) {
    const taken = () => others.find(other => intersects(other, [x, y, width, height]));
    for (let hit = taken(); hit; hit = taken()) y = Math.ceil(hit[1] + hit[3]) + GAP;
    return y + height > room[1] + room[3] ? null : [x, y];
}

/**
 * @param {Frame} frame
 * @param {Frame[]} others
 * @param {Frame} room
 * @returns {Point | null}
 */
function freeAbove([x, y, width, height], others, room) {
    const taken = () => others.find(other => intersects(other, [x, y, width, height]));
    for (let hit = taken(); hit; hit = taken()) y = Math.floor(hit[1]) - GAP - height;
    return y < room[1] ? null : [x, y];
}

/**
 * @param {Point} at
 * @param {Frame[]} others
 * @returns {Point}
 */
function cascaded([x, y], others) {
    const near = (/** @type {Frame} */ other) => Math.abs(other[0] - x) < CASCADE / 2 && Math.abs(other[1] - y) < CASCADE / 2;
    while (others.some(near)) [x, y] = [x + CASCADE, y + CASCADE];
    return [x, y];
}

/**
 * Returns the center of a scene whose top is in line with that of the nearest one beside or around a point; null if none is as
 * near as a scene is high.
 * @param {OpenDocument} document
 * @param {number} height
 * @param {Point} at
 */
function lineAt(document, height, [x, y]) {
    const near = document.board.items.filter(({ isReference }) => !isReference).map(({ frame }) => ({
        top: frame[1], away: Math.abs(frame[1] + frame[3] / 2 - y), aside: Math.abs(frame[0] + frame[2] / 2 - x),
    })).filter(({ away }) => away < height).sort((one, other) => one.away - other.away || one.aside - other.aside);
    return near.length ? near[0].top + height / 2 : null;
}

/**
 * Returns the center of a new scene: in line with the nearest one, not on top of another, further right until there is space.
 * @param {OpenDocument} document
 * @param {[number, number]} size
 * @param {Point} at
 * @returns {Point}
 */
export function placeForScene(document, [width, height], [x, y]) {
    y = lineAt(document, height, [x, y]) ?? y;
    const inWay = () => document.board.items.find(({ frame }) => contains([
        frame[0] - width / 2 - BETWEEN_SCENES, frame[1] - height / 2 - BETWEEN_SCENES, frame[2] + width + 2 * BETWEEN_SCENES, frame[3] + height + 2 * BETWEEN_SCENES,
    ], [x, y]));
    for (let other = inWay(); other; other = inWay()) x = other.frame[0] + other.frame[2] + width / 2 + BESIDE_SCENE;
    return [x, y];
}
