import { boardFrame } from "./board.js";
import { distanceToLine, inset } from "./geometry.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 *
 * The drawing of a constraint, dashed if it's optional as in Xcode: a line between two points, or a line along two aligned edges.
 * @typedef {{id: string, kind: "beam" | "line", from: Point, to: Point, text: string, isSelected: boolean, isOptional: boolean, state: "fine" | "misplaced" | "conflicting" | "ambiguous"}} ConstraintLine
 */

/**
 * The position of an attribute in a frame, by its axis: 0 for x, 1 for y.
 * @type {Record<string, [0 | 1, number]>}
 */
const PLACES = {
    left: [0, 0], leading: [0, 0], leftMargin: [0, 0], leadingMargin: [0, 0], right: [0, 1], trailing: [0, 1], rightMargin: [0, 1], trailingMargin: [0, 1],
    centerX: [0, 0.5], centerXWithinMargins: [0, 0.5], top: [1, 0], topMargin: [1, 0], bottom: [1, 1], bottomMargin: [1, 1], centerY: [1, 0.5], centerYWithinMargins: [1, 0.5],
    baseline: [1, 0.75], lastBaseline: [1, 0.75], firstBaseline: [1, 0.75],
};

/**
 * Returns the lines of a selected view's constraints, or of a selected constraint.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {ConstraintLine[]}
 */
export function constraintLines(document, id) {
    const scene = document.sceneOf(id);
    const object = document.object(id);
    if (scene === null || !object || (object.kind !== "view" && object.kind !== "constraint" && object.kind !== "cell")) return [];
    // A view's constraints look like the view, but only those that are part of a conflict as if they were.
    const ofView = object.kind === "constraint" ? null : markOf(document, id);
    const viewState = ofView === "ambiguous" || ofView === "misplaced" ? ofView : "fine";
    const own = object.kind === "constraint" ? [object] : constraintsOf(document, scene, id);
    return own.flatMap(constraint => {
        const line = constraint.constraint ? lineOf(document, constraint.constraint) : null;
        if (!line) return [];
        const state = markOf(document, constraint.id) ?? viewState;
        return [{ id: constraint.id, ...line, isSelected: document.selection.includes(constraint.id), isOptional: (constraint.constraint?.priority ?? 1000) < 1000, state }];
    });
}

/**
 * Returns the kind of the layout issue with which an object is marked on the canvas, the worst first.
 * @param {OpenDocument} document
 * @param {string} id
 */
export function markOf(document, id) {
    const scene = document.sceneOf(id);
    const kinds = scene === null ? [] : document.stage(scene)?.marks.filter(mark => mark.object === id).map(({ kind }) => kind) ?? [];
    return kinds.find(kind => kind === "conflicting") ?? kinds[0] ?? null;
}

/**
 * Returns the constraint whose line is under a point, among visible ones.
 * @param {OpenDocument} document
 * @param {Point} point
 * @param {number} tolerance
 */
export function constraintAt(document, point, tolerance) {
    const lines = document.selection.flatMap(id => constraintLines(document, id));
    return lines.find(line => distanceToLine(point, [line.from, line.to]) <= tolerance)?.id ?? null;
}

/**
 * Returns the frame for editing a constraint at its line.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {Frame | null}
 */
export function constraintFrame(document, id) {
    const [line] = constraintLines(document, id);
    return line ? [(line.from[0] + line.to[0]) / 2 - 30, (line.from[1] + line.to[1]) / 2 - 10, 60, 20] : null;
}

/**
 * @param {OpenDocument} document
 * @param {string} scene
 * @param {string} id
 */
function constraintsOf(document, scene, id) {
    const found = [];
    for (const { object, scene: other } of document.places) {
        if (other !== scene || object.kind !== "constraint" || !object.constraint) continue;
        if (object.constraint.first === id || object.constraint.second === id) found.push(object);
    }
    return found;
}

/**
 * @param {OpenDocument} document
 * @param {NonNullable<import("../types.js").SceneObject["constraint"]>} constraint
 * @returns {{kind: "beam" | "line", from: Point, to: Point, text: string} | null}
 */
function lineOf(document, { first, firstAttribute, second, secondAttribute, constant, relation }) {
    const a = frameOf(document, first);
    if (!a) return null;
    const sign = relation === "equal" || !relation ? "" : relation.startsWith("greater") ? "≥ " : "≤ ";
    const text = `${sign}${Math.round((constant ?? 0) * 10) / 10}`;
    if (firstAttribute === "width" || firstAttribute === "height") return second ? null : sizeLine(a, firstAttribute, text);
    const b = second ? frameOf(document, second) : null;
    const [axis, share] = PLACES[firstAttribute] ?? [];
    const [otherAxis, otherShare] = PLACES[secondAttribute ?? ""] ?? [];
    if (!b || axis === undefined || share === undefined || otherShare === undefined || axis !== otherAxis) return null;
    const from = a[axis] + a[axis + 2] * share + marginOf(document, first, firstAttribute, share);
    const to = b[axis] + b[axis + 2] * otherShare + marginOf(document, second ?? "", secondAttribute ?? "", otherShare);
    const across = axis === 0 ? 1 : 0;
    if (Math.abs(from - to) < 0.5) return alignment(a, b, axis, from);
    const middle = shared(a, b, across);
    const [start, end] = /** @type {[Point, Point]} */ (axis === 0 ? [[from, middle], [to, middle]] : [[middle, from], [middle, to]]);
    return { kind: "beam", from: start, to: end, text };
}

/**
 * Returns the inset of a view's margin from an edge.
 * @param {OpenDocument} document
 * @param {string} id
 * @param {string} attribute
 * @param {number} share
 */
function marginOf(document, id, attribute, share) {
    if (!attribute.endsWith("Margin")) return 0;
    const [top, left, bottom, right] = document.guidesOf(id).margins;
    const isAcross = PLACES[attribute][0] === 0;
    return share === 0 ? isAcross ? left : top : isAcross ? -right : -bottom;
}

/**
 * @param {Frame} frame
 * @param {string} attribute
 * @param {string} text
 * @returns {{kind: "beam", from: Point, to: Point, text: string}}
 */
function sizeLine([x, y, w, h], attribute, text) {
    return attribute === "width" ? { kind: "beam", from: [x, y + h + 8], to: [x + w, y + h + 8], text } : { kind: "beam", from: [x + w + 8, y], to: [x + w + 8, y + h], text };
}

/**
 * @param {Frame} a
 * @param {Frame} b
 * @param {0 | 1} axis
 * @param {number} at
 * @returns {{kind: "line", from: Point, to: Point, text: string}}
 */
function alignment(a, b, axis, at) {
    const across = axis === 0 ? 1 : 0;
    const low = Math.min(a[across], b[across]);
    const high = Math.max(a[across] + a[across + 2], b[across] + b[across + 2]);
    // The line to a much larger view stays near the smaller one.
    const [from, to] = [Math.max(low, a[across] - 24), Math.min(high, a[across] + a[across + 2] + 24)];
    return axis === 0 ? { kind: "line", from: [at, from], to: [at, to], text: "" } : { kind: "line", from: [from, at], to: [to, at], text: "" };
}

/**
 * Returns the center of the intersection of two frames on an axis.
 * @param {Frame} a
 * @param {Frame} b
 * @param {0 | 1} axis
 */
function shared(a, b, axis) {
    const from = Math.max(a[axis], b[axis]);
    const to = Math.min(a[axis] + a[axis + 2], b[axis] + b[axis + 2]);
    return from < to ? (from + to) / 2 : a[axis] + a[axis + 2] / 2;
}

/**
 * Returns the frame of a view, or the safe area for its guide.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {Frame | null}
 */
function frameOf(document, id) {
    const own = boardFrame(document, id);
    if (own || document.object(id)?.kind !== "layoutGuide") return own;
    const owner = document.parentOf(id);
    const frame = owner ? boardFrame(document, owner) : null;
    return frame && inset(frame, document.guidesOf(owner ?? "").safeArea);
}
