import { outline } from "../canvas/board.js";
import { union } from "../canvas/geometry.js";

/**
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../canvas/geometry.js").Frame} Frame
 * @typedef {import("../canvas/geometry.js").Point} Point
 *
 * A scene of a storyboard.
 * @typedef {{path: string, scene: string}} ScenePlace
 * A reference and the scene that it leads to, in another storyboard.
 * @typedef {{from: ScenePlace, to: ScenePlace}} Link
 * A storyboard on the board of all: its frame, and the point at which its own board has the origin.
 * @typedef {{path: string, frame: Frame, origin: Point}} PlacedStoryboard
 */

/** The space between storyboards, and above each for its name, in canvas points. */
export const GAP = 260;
export const MARGIN = 80;
const NAME = 200;

/**
 * Returns where storyboards are on the board of all: in columns by how many references away they are, those without any below
 * in rows.
 * @param {{path: string, board: Board}[]} storyboards
 * @param {Link[]} links
 * @returns {PlacedStoryboard[]}
 */
export function placedStoryboards(storyboards, links) {
    const sizes = new Map(storyboards.map(({ path, board }) => [path, union(board.items.map(outline)) ?? [0, 0, 400, 200]]));
    const columns = linkedColumns(storyboards.map(({ path }) => path), links);
    const linked = new Set(columns.flat());
    /** @type {PlacedStoryboard[]} */
    const placed = [];
    /** @param {string} path @param {number} x @param {number} y */
    const place = (path, x, y) => {
        const [left, top, width, height] = /** @type {Frame} */ (sizes.get(path));
        placed.push({ path, frame: [x, y, width + 2 * MARGIN, height + 2 * MARGIN + NAME], origin: [x + MARGIN - left, y + MARGIN + NAME - top] });
        return [width + 2 * MARGIN, height + 2 * MARGIN + NAME];
    };
    const area = [...sizes.values()].reduce((sum, [, , width, height]) => sum + (width + GAP) * (height + NAME + GAP), 0);
    const limit = 1.7 * Math.sqrt(area);
    let [x, band, bottom] = [0, 0, 0];
    for (const column of columns) {
        const widest = Math.max(...column.map(path => /** @type {Frame} */ (sizes.get(path))[2])) + 2 * MARGIN;
        // A long way through the app goes on below.
        if (x > 0 && x + widest > limit) [x, band] = [0, bottom];
        let y = band;
        for (const path of column) y += place(path, x, y)[1] + GAP;
        x += widest + GAP;
        bottom = Math.max(bottom, y);
    }
    const rest = storyboards.map(({ path }) => path).filter(path => !linked.has(path));
    let [left, top, row] = [0, bottom, 0];
    for (const path of rest) {
        const width = /** @type {Frame} */ (sizes.get(path))[2] + 2 * MARGIN;
        if (left > 0 && left + width > limit) [left, top, row] = [0, top + row + GAP, 0];
        const [placedWidth, height] = place(path, left, top);
        left += placedWidth + GAP;
        row = Math.max(row, height);
    }
    return placed;
}

/**
 * Returns the storyboards that references connect, in columns: first those that none leads to, or the first of a cycle.
 * @param {string[]} paths
 * @param {Link[]} links
 */
function linkedColumns(paths, links) {
    const linked = paths.filter(path => links.some(({ from, to }) => from.path === path || to.path === path));
    /** @type {Map<string, number>} */
    const depths = new Map();
    /** @param {string} first */
    const walk = first => {
        depths.set(first, 0);
        let level = [first];
        for (let depth = 1; level.length; depth++) {
            level = [...new Set(level.flatMap(path => links.filter(({ from }) => from.path === path).map(({ to }) => to.path)))].filter(path => !depths.has(path));
            for (const path of level) depths.set(path, depth);
        }
    };
    for (const path of linked) if (!links.some(({ to }) => to.path === path)) walk(path);
    for (const path of linked) if (!depths.has(path)) walk(path);
    /** @type {string[][]} */
    const columns = [];
    for (const path of linked) (columns[depths.get(path) ?? 0] ??= []).push(path);
    return columns.filter(column => column?.length);
}

/**
 * Returns the line of a link, from the right of the reference to the left of the scene.
 * @param {Frame} from
 * @param {Frame} to
 */
export function linkPath([x, y, w, h], [tx, ty, , th]) {
    const start = [x + w, y + h / 2];
    const end = [tx - 6, ty + th / 2];
    const bend = Math.min(900, Math.max(120, Math.abs(end[0] - start[0]) / 2));
    return `M${start.join(" ")}C${start[0] + bend} ${start[1]} ${end[0] - bend} ${end[1]} ${end.join(" ")}`;
}

/**
 * Returns the scene to go to from another one with an arrow key: the nearest in that direction.
 * @param {{frame: Frame}[]} scenes
 * @param {Frame} from
 * @param {Point} direction
 */
export function nextScene(scenes, from, [dx, dy]) {
    const middle = (/** @type {Frame} */ [x, y, w, h]) => [x + w / 2, y + h / 2];
    const [fx, fy] = middle(from);
    let best = -1;
    let least = Infinity;
    scenes.forEach(({ frame }, index) => {
        const [x, y] = middle(frame);
        const along = (x - fx) * dx + (y - fy) * dy;
        const across = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
        if (along <= 1 || across > 2 * along) return;
        if (along + 2 * across < least) [best, least] = [index, along + 2 * across];
    });
    return best;
}
