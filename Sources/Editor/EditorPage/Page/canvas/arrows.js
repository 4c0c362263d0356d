import { replaceChildren, svg } from "../elements/dom.js";
import { BADGE_RADIUS, entryFrame } from "./board.js";

/**
 * @typedef {import("../types.js").BoardArrow} BoardArrow
 * @typedef {import("./geometry.js").Point} Point
 */

const CORNER = 14;

/** The arrows of segues and the initial scene: lines below the scenes, badges above them. */
export class ArrowLayer {
    /** @type {import("../types.js").Board | null} */
    #board = null;
    /**
     * The lines and badges of the arrows.
     * @type {SVGElement[][]}
     */
    #groups = [];
    /** @type {SVGElement[]} */
    #initial = [];

    /** @param {HTMLElement} world */
    constructor(world) {
        this.lines = svg("svg", { class: "arrows", width: 1, height: 1, "aria-hidden": "true" });
        this.badges = svg("svg", { class: "badges", width: 1, height: 1, "aria-hidden": "true" });
        world.prepend(this.lines);
        world.append(this.badges);
    }

    /**
     * @param {import("../types.js").Board} board
     * @param {Set<string>} selected
     * @param {string | null} hovered
     * @param {boolean} [isEntrySelected]
     */
    update(board, selected, hovered, isEntrySelected = false) {
        /** @param {BoardArrow} arrow */
        const look = arrow => arrow.segues.some(id => selected.has(id)) ? "arrow selected" : arrow.segues.some(id => id === hovered) ? "arrow hovered" : "arrow";
        if (board !== this.#board) this.#draw(board);
        for (const arrow of this.#initial) arrow.setAttribute("class", isEntrySelected ? "initial selected" : "initial");
        this.#groups.forEach((groups, index) => {
            const wanted = look(board.arrows[index]);
            for (const group of groups) if (group.getAttribute("class") !== wanted) group.setAttribute("class", wanted);
        });
    }

    /** @param {import("../types.js").Board} board */
    #draw(board) {
        this.#board = board;
        this.#groups = board.arrows.map(arrow => [
            svg("g", {}, svg("path", { class: "line", d: linePath(arrow.points) }), svg("path", { class: "head", d: headPath(arrow.points) })),
            svg("g", { transform: `translate(${arrow.icon[0]} ${arrow.icon[1]})` },
                svg("circle", { r: BADGE_RADIUS }), svg("path", { d: kindPath(arrow.kind) }), arrow.segues.length > 1 ? svg("text", { x: 11, y: -8 }, String(arrow.segues.length)) : ""),
        ]);
        this.#initial = board.items.filter(item => item.isInitial).map(item => svg("path", { class: "initial", d: initialArrow(entryFrame(item)) }));
        replaceChildren(this.lines, this.#initial, this.#groups.map(([line]) => line));
        replaceChildren(this.badges, this.#groups.map(([, badge]) => badge));
    }
}

/** @param {import("./geometry.js").Frame} frame */
export function initialArrow([x, y, width, height]) {
    return `M${x} ${y + height / 2 - 5}h${width - 20}v-9l20 14l-20 14v-9h${20 - width}z`;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} by
 * @returns {Point}
 */
function towards(from, to, by) {
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (!distance) return from;
    return [from[0] + ((to[0] - from[0]) * by) / distance, from[1] + ((to[1] - from[1]) * by) / distance];
}

/**
 * Returns the path of a line with rounded corners, without its arrowhead.
 * @param {Point[]} points
 */
export function linePath(points) {
    if (points.length < 2) return "";
    const last = points.length - 1;
    const parts = [`M${points[0].join(" ")}`];
    for (let index = 1; index < last; index++) {
        const corner = points[index];
        const [before, after] = [points[index - 1], points[index + 1]];
        const radius = Math.min(CORNER, Math.hypot(corner[0] - before[0], corner[1] - before[1]) / 2, Math.hypot(corner[0] - after[0], corner[1] - after[1]) / 2);
        parts.push(`L${towards(corner, before, radius).join(" ")}`, `Q${corner.join(" ")} ${towards(corner, after, radius).join(" ")}`);
    }
    parts.push(`L${towards(points[last], points[last - 1], 8).join(" ")}`);
    return parts.join("");
}

/** @param {Point[]} points */
function headPath(points) {
    if (points.length < 2) return "";
    const tip = points[points.length - 1];
    const base = towards(tip, points[points.length - 2], 13);
    const side = [(tip[1] - base[1]) * 0.5, (base[0] - tip[0]) * 0.5];
    return `M${tip.join(" ")}L${base[0] + side[0]} ${base[1] + side[1]}L${base[0] - side[0]} ${base[1] - side[1]}z`;
}

const SCREEN = "M-6.5-6.5h13a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5z";

/**
 * The shapes in badges, around their center.
 * @type {Record<string, string>}
 */
const KINDS = {
    show: `${SCREEN}M-2-3L2 0L-2 3`,
    push: `${SCREEN}M-2-3L2 0L-2 3`,
    showDetail: `${SCREEN}M-2-6.5v13M1-3h4M1 0h4M1 3h4`,
    replace: `${SCREEN}M-2-6.5v13M1-3h4M1 0h4M1 3h4`,
    presentation: `${SCREEN}M-4.5 6.5v-7.5h9v7.5`,
    modal: `${SCREEN}M-4.5 6.5v-7.5h9v7.5`,
    sheet: `${SCREEN}M-4.5 6.5v-7.5h9v7.5`,
    popoverPresentation: "M-6.5-7h13a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-4l-2.500 4l-2.500-4h-4a1.5 1.5 0 0 1-1.500-1.500v-7a1.500 1.500 0 0 1 1.500-1.500z",
    popover: "M-6.5-7h13a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-4l-2.500 4l-2.500-4h-4a1.5 1.5 0 0 1-1.500-1.500v-7a1.500 1.500 0 0 1 1.500-1.500z",
    embed: `${SCREEN}M-4-3h8v6h-8z`,
    relationship: "M-2 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0zM8 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0zM-2 0h4",
    unwind: "M-5-3h7c8 0 8 8 0 8h-5M-2-6.5L-6-3L-2 .5",
};
const BRACES = "M-3-7c-4 0-.5 6-4.500 7c4 1 .5 7 4.500 7M3-7c4 0 .5 6 4.500 7c-4 1-.5 7-4.500 7";

/** @param {string} kind */
const kindPath = kind => KINDS[kind] ?? BRACES;
