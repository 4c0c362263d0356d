/**
 * @typedef {import("./geometry.js").Frame} Frame
 *
 * A line of a snapped position, in canvas points: for axis x, a vertical line at `at`. For equal spacing, a short line
 * between two objects that are `length` apart.
 * @typedef {{axis: "x" | "y", at: number, from: number, to: number}} Guide
 * @typedef {{axis: "x" | "y", from: number, to: number, at: number, length: number}} Distance
 *
 * The frames that a moving frame may snap to: the container, its safe area, margins and readable content guide, and the
 * sibling views.
 * @typedef {{container: Frame, safe: Frame, margins: Frame, readable: Frame, siblings: Frame[]}} Surroundings
 *
 * @typedef {{dx: number, dy: number, isExact: [boolean, boolean], guides: Guide[], distances: Distance[]}} Snapped
 *
 * A position on an axis to which an edge or center may snap.
 * @typedef {{at: number, edges: ("start" | "middle" | "end")[], span: [number, number], gap?: {to: number, length: number}}} Stop
 */

/** The standard spacing between views, and between a view and its container's edge. */
export const GAP = 8;
export const EDGE_GAP = 20;

/**
 * Returns the offset that snaps a frame's edges or center, and the lines to show for it.
 *
 * `moves` names the edges that move: a resized view's left edge is `{x: ["start"]}`.
 * @param {Frame} frame
 * @param {Surroundings} around
 * @param {number} reach The distance of snapping, in canvas points.
 * @param {{x?: ("start" | "middle" | "end")[], y?: ("start" | "middle" | "end")[]}} [moves]
 * @returns {Snapped} `isExact` is whether each axis snapped.
 */
export function snap(frame, around, reach, moves = { x: ["start", "middle", "end"], y: ["start", "middle", "end"] }) {
    const x = snapAxis(frame, 0, stops(frame, around, 0), reach, moves.x ?? []);
    const y = snapAxis(frame, 1, stops(frame, around, 1), reach, moves.y ?? []);
    /** @type {Frame} */
    const placed = [frame[0] + x.delta, frame[1] + y.delta, frame[2], frame[3]];
    return {
        dx: x.delta, dy: y.delta, isExact: [x.stops.length > 0, y.stops.length > 0],
        guides: [...guides(placed, 0, x.stops), ...guides(placed, 1, y.stops)],
        distances: [...distances(placed, 0, x.stops), ...distances(placed, 1, y.stops)],
    };
}

/** @type {Snapped} */
export const NOT_SNAPPED = { dx: 0, dy: 0, isExact: [false, false], guides: [], distances: [] };

/**
 * @param {Frame} frame
 * @param {0 | 1} axis
 * @param {"start" | "middle" | "end"} edge
 */
const edgeAt = (frame, axis, edge) => frame[axis] + (edge === "start" ? 0 : edge === "end" ? frame[axis + 2] : frame[axis + 2] / 2);

/**
 * @param {Frame} frame
 * @param {0 | 1} axis
 * @param {Stop[]} all
 * @param {number} reach
 * @param {("start" | "middle" | "end")[]} moving
 */
function snapAxis(frame, axis, all, reach, moving) {
    let delta = Infinity;
    for (const stop of all) {
        for (const edge of stop.edges) {
            if (!moving.includes(edge)) continue;
            const needed = stop.at - edgeAt(frame, axis, edge);
            if (Math.abs(needed) < Math.abs(delta) - 1e-6) delta = needed;
        }
    }
    if (Math.abs(delta) > reach) return { delta: 0, stops: [] };
    const placed = /** @type {Frame} */ ([...frame]);
    placed[axis] += delta;
    const taken = all.filter(stop => stop.edges.some(edge => moving.includes(edge) && Math.abs(edgeAt(frame, axis, edge) + delta - stop.at) < 0.01));
    return { delta, stops: taken };
}

/**
 * Returns all positions on an axis to which the frame may snap.
 * @param {Frame} frame
 * @param {Surroundings} around
 * @param {0 | 1} axis
 * @returns {Stop[]}
 */
function stops(frame, { container, safe, margins, readable, siblings }, axis) {
    const across = axis === 0 ? 1 : 0;
    /**
     * @param {Frame} other
     * @returns {[number, number]}
     */
    const span = other => [other[across], other[across] + other[across + 2]];
    /** @param {Frame} other */
    const ends = other => ({ start: other[axis], end: other[axis] + other[axis + 2], middle: other[axis] + other[axis + 2] / 2 });
    const inner = ends(safe);
    /** @type {Stop[]} */
    const found = [];
    /** @type {(at: number, edge: "start" | "middle" | "end", to?: number) => void} */
    const add = (at, edge, to = at) => {
        if (found.some(stop => stop.edges[0] === edge && Math.abs(stop.at - at) < 0.01)) return;
        const length = Math.round(Math.abs(at - to) * 1000) / 1000;
        found.push({ at, edges: [edge], span: span(container), ...(length ? { gap: { to, length } } : {}) });
    };
    for (const area of [ends(container), inner]) {
        add(area.start, "start");
        add(area.end, "end");
        add(area.middle, "middle");
    }
    const margin = ends(margins);
    for (const area of [margin, ends(readable)]) {
        add(area.start, "start", inner.start);
        add(area.end, "end", inner.end);
    }
    // Two positions so close to each other would interfere.
    if (margin.start - inner.start + GAP <= EDGE_GAP) add(inner.start + EDGE_GAP, "start", inner.start);
    if (inner.end - margin.end + GAP <= EDGE_GAP) add(inner.end - EDGE_GAP, "end", inner.end);
    for (const sibling of siblings) {
        const other = ends(sibling);
        found.push({ at: other.start, edges: ["start", "end"], span: span(sibling) }, { at: other.end, edges: ["end", "start"], span: span(sibling) });
        found.push({ at: other.middle, edges: ["middle"], span: span(sibling) });
        if (!overlaps(span(frame), span(sibling))) continue;
        found.push({ at: other.end + GAP, edges: ["start"], span: span(sibling), gap: { to: other.end, length: GAP } });
        found.push({ at: other.start - GAP, edges: ["end"], span: span(sibling), gap: { to: other.start, length: GAP } });
    }
    return found;
}

/**
 * @param {[number, number]} a
 * @param {[number, number]} b
 */
const overlaps = (a, b) => a[0] < b[1] && b[0] < a[1];

/**
 * @param {Frame} frame
 * @param {0 | 1} axis
 * @param {Stop[]} taken
 * @returns {Guide[]}
 */
function guides(frame, axis, taken) {
    const across = axis === 0 ? 1 : 0;
    /** @type {Map<number, Guide>} */
    const lines = new Map();
    for (const stop of taken) {
        const known = lines.get(stop.at);
        const from = Math.min(stop.span[0], frame[across], known?.from ?? Infinity);
        const to = Math.max(stop.span[1], frame[across] + frame[across + 2], known?.to ?? -Infinity);
        lines.set(stop.at, { axis: axis === 0 ? "x" : "y", at: stop.at, from, to });
    }
    return [...lines.values()];
}

/**
 * @param {Frame} frame
 * @param {0 | 1} axis
 * @param {Stop[]} taken
 * @returns {Distance[]}
 */
function distances(frame, axis, taken) {
    const across = axis === 0 ? 1 : 0;
    return taken.flatMap(stop => {
        if (!stop.gap) return [];
        const from = Math.max(stop.span[0], frame[across]);
        const to = Math.min(stop.span[1], frame[across] + frame[across + 2]);
        return [{ axis: axis === 0 ? /** @type {const} */ ("x") : /** @type {const} */ ("y"), from: Math.min(stop.gap.to, stop.at), to: Math.max(stop.gap.to, stop.at), at: (from + to) / 2, length: stop.gap.length }];
    });
}
