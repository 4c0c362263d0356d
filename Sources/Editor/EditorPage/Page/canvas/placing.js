import { containerAt, containerOf, itemsTouching } from "./board.js";
import { common, contains, intersects, middle } from "./geometry.js";
import { contentFrame, surroundings, tidy } from "./gestures/freedom.js";
import { GAP } from "./snapping.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 */

/** How far right and down the next one goes where there is no room left. */
const CASCADE = 20;
/** How far scenes stay apart, and how far a new one goes from one that is in its way. */
const BETWEEN_SCENES = 40;
const BESIDE_SCENE = 80;

/**
 * What something goes into that is placed without a pointer: the selected container or the one around what is selected; without
 * a selection what is in the middle of what is seen, or the view of the scene nearest to it.
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
 * @param {OpenDocument} document
 * @param {Frame} visible
 */
function containerInSight(document, visible) {
    const point = middle(visible);
    const under = containerAt(document, point);
    if (under) return under.id;
    const distance = (/** @type {Frame} */ frame) => Math.hypot(middle(frame)[0] - point[0], middle(frame)[1] - point[1]);
    const [nearest] = itemsTouching(document, visible).filter(item => !item.isReference).sort((a, b) => distance(a.frame) - distance(b.frame));
    const controller = nearest && document.object(document.scenes.get(nearest.scene)?.controller ?? "");
    return controller?.children.find(child => child.accepts)?.id ?? controller?.id ?? null;
}

/**
 * Where in a container a view of some size finds room, in the container's coordinates: the middle of what is seen of it, below or
 * above what is there; where there is no room, a little off what lies in the middle.
 * @param {OpenDocument} document
 * @param {string} container
 * @param {[number, number]} size
 * @param {Frame} visible
 * @returns {{x: number, y: number} | null} Null of a container that is nowhere on the board.
 */
export function placeInside(document, container, [width, height], visible) {
    const around = surroundings(document, container, []);
    const content = contentFrame(document, container);
    if (!around || !content) return null;
    const { container: frame, safe, siblings: others } = around;
    const room = roomIn(safe, visible, [width, height]);
    const [left, top] = [room[0] + Math.round((room[2] - width) / 2), room[1] + Math.round((room[3] - height) / 2)];
    // What fills the container is ground for others to lie on.
    const inWay = others.filter(other => other[2] * other[3] < frame[2] * frame[3] / 2);
    const free = freeBelow([left, top, width, height], inWay, room) ?? freeAbove([left, top, width, height], inWay, room) ?? cascaded([left, top], others);
    return { x: tidy(free[0] - content[0]), y: tidy(free[1] - content[1]) };
}

/**
 * What is seen of a container, if something of the size fits there, otherwise all of it.
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
 * Where the middle of a new scene finds room: not on top of another, further right until there is some.
 * @param {OpenDocument} document
 * @param {[number, number]} size
 * @param {Point} at
 * @returns {Point}
 */
export function placeForScene(document, [width, height], [x, y]) {
    const inWay = () => document.board.items.find(({ frame }) => contains([
        frame[0] - width / 2 - BETWEEN_SCENES, frame[1] - height / 2 - BETWEEN_SCENES, frame[2] + width + 2 * BETWEEN_SCENES, frame[3] + height + 2 * BETWEEN_SCENES,
    ], [x, y]));
    for (let other = inWay(); other; other = inWay()) x = other.frame[0] + other.frame[2] + width / 2 + BESIDE_SCENE;
    return [x, y];
}
