import { boardFrame, hitsAt } from "../board.js";
import { intersects, union } from "../geometry.js";

/**
 * @typedef {import("./gesture.js").OpenDocument} OpenDocument
 * @typedef {import("./gesture.js").Frame} Frame
 * @typedef {import("./gesture.js").Point} Point
 *
 * A place among siblings: before one, or after all, and the line that shows it.
 * @typedef {{into: string, before: string | null, line: {from: Point, to: Point}}} Insertion
 *
 * @typedef {{id: string, frame: Frame}} Neighbor
 */

/**
 * The lists of cells and sections, by the element they contain.
 * @type {Record<string, string>}
 */
export const LISTS = { tableViewCell: "tableView", tableViewSection: "tableView", collectionViewCell: "collectionView" };

/**
 * Returns the place among a stack view's views at a point, or null for another container.
 * @param {OpenDocument} document
 * @param {string} container
 * @param {Point} point
 * @param {string[]} moving
 * @returns {Insertion | null}
 */
export function stackInsertion(document, container, point, moving) {
    const object = document.object(container);
    const frame = boardFrame(document, container);
    if (object?.element !== "stackView" || !frame) return null;
    const neighbors = framed(document, object.children.filter(child => child.kind === "view" && !moving.includes(child.id)).map(child => child.id));
    return { into: container, ...insertionAmong(neighbors, frame, point) };
}

/**
 * Returns the place among the cells or sections of the list under a point, or null if there is none.
 * @param {OpenDocument} document
 * @param {string} element The objects to insert.
 * @param {Point} point
 * @param {string[]} moving
 * @returns {Insertion | null}
 */
export function listInsertion(document, element, point, moving) {
    const list = hitsAt(document, point, 0).find(({ id, scene }) => id !== null && document.object(id)?.element === LISTS[element] && document.sceneOf(id) === scene)?.id;
    const around = list ? boardFrame(document, list) : null;
    if (!list || !around) return null;
    const holders = holdersIn(document, list, element).map(into => ({ into, neighbors: neighborsIn(document, into, element) }));
    const [nearest] = holders.sort((a, b) => distanceTo(a.neighbors, point) - distanceTo(b.neighbors, point));
    const neighbors = nearest.neighbors.filter(({ id }) => !moving.includes(id));
    return { into: nearest.into, ...insertionAmong(neighbors, around, point, LISTS[element] === "tableView" ? 1 : undefined) };
}

/**
 * Returns the elements that contain cells: the sections of a static table, otherwise the list itself.
 * @param {OpenDocument} document
 * @param {string} list
 * @param {string} element
 */
function holdersIn(document, list, element) {
    const sections = document.object(list)?.children.filter(child => child.element === "tableViewSection") ?? [];
    return element === "tableViewCell" && sections.length ? sections.map(section => section.id) : [list];
}

/**
 * @param {OpenDocument} document
 * @param {string} holder
 * @param {string} element
 * @returns {Neighbor[]}
 */
function neighborsIn(document, holder, element) {
    const children = document.object(holder)?.children.filter(child => child.element === element) ?? [];
    if (element !== "tableViewSection") return framed(document, children.map(child => child.id));
    return children.flatMap(section => {
        const frame = union(neighborsIn(document, section.id, "tableViewCell").map(cell => cell.frame));
        return frame ? [{ id: section.id, frame }] : [];
    });
}

/**
 * @param {OpenDocument} document
 * @param {string[]} ids
 * @returns {Neighbor[]}
 */
export const framed = (document, ids) => ids.flatMap(id => {
    const frame = boardFrame(document, id);
    return frame ? [{ id, frame }] : [];
});

/**
 * @param {Neighbor[]} neighbors
 * @param {Point} point
 */
function distanceTo(neighbors, [, y]) {
    const frame = union(neighbors.map(neighbor => neighbor.frame));
    return frame ? Math.max(frame[1] - y, y - frame[1] - frame[3], 0) : Infinity;
}

/**
 * Returns the place among siblings at a point: in a row, in a column, or in the rows of a grid.
 * @param {Neighbor[]} neighbors In their order.
 * @param {Frame} around
 * @param {Point} point
 * @param {0 | 1} [axis] The axis of their arrangement, if it is known.
 * @returns {{before: string | null, line: {from: Point, to: Point}}}
 */
export function insertionAmong(neighbors, around, point, axis = isRow(neighbors.map(({ frame }) => frame), around) ? 0 : 1) {
    const line = axis === 0 ? rowNear(neighbors, point) : neighbors;
    const frame = axis === 0 ? union(line.map(neighbor => neighbor.frame)) ?? around : around;
    const index = line.findIndex(({ frame }) => point[axis] < frame[axis] + frame[axis + 2] / 2);
    const [previous, next] = index < 0 ? [line[line.length - 1], undefined] : [line[index - 1], line[index]];
    const end = previous && previous.frame[axis] + previous.frame[axis + 2];
    const start = next && next.frame[axis];
    const at = start === undefined ? end ?? around[axis] : end === undefined ? start : (start + end) / 2;
    const follower = next ?? (previous && neighbors[neighbors.indexOf(previous) + 1]);
    return { before: follower?.id ?? null, line: lineAt(at, axis, frame) };
}

/**
 * @param {number} at
 * @param {0 | 1} axis
 * @param {Frame} around
 * @returns {{from: Point, to: Point}}
 */
function lineAt(at, axis, [x, y, width, height]) {
    return axis === 0 ? { from: [at, y], to: [at, y + height] } : { from: [x, at], to: [x + width, at] };
}

/**
 * Returns the siblings in the row of a grid that is nearest to a point.
 * @param {Neighbor[]} neighbors
 * @param {Point} point
 */
function rowNear(neighbors, [, y]) {
    const far = (/** @type {Frame} */ frame) => Math.abs(frame[1] + frame[3] / 2 - y);
    const [nearest] = [...neighbors].sort((a, b) => far(a.frame) - far(b.frame));
    return nearest ? neighbors.filter(({ frame }) => intersects([0, frame[1], 1, frame[3]], [0, nearest.frame[1], 1, nearest.frame[3]])) : [];
}

/**
 * Returns whether siblings are side by side rather than one below another.
 * @param {Frame[]} frames
 * @param {Frame} around
 */
function isRow(frames, around) {
    if (!frames.length) return around[2] > around[3];
    if (frames.length === 1) return frames[0][2] < around[2] / 2 || frames[0][3] > around[3] * 0.9;
    return frames[1][0] >= frames[0][0] + frames[0][2] - 1;
}

/**
 * Returns whether an object is at the place already.
 * @param {OpenDocument} document
 * @param {string} id
 * @param {Insertion} insertion
 */
export function isInPlace(document, id, { into, before }) {
    if (document.parentOf(id) !== into) return false;
    const siblings = document.object(into)?.children.filter(child => child.kind === document.object(id)?.kind) ?? [];
    const index = siblings.findIndex(child => child.id === id);
    return (siblings[index + 1]?.id ?? null) === before;
}
