import { boardFrame, boardFrames, isContentView } from "../board.js";
import { inset, moved } from "../geometry.js";

/**
 * @typedef {import("../../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../geometry.js").Frame} Frame
 */

/**
 * Returns how an object may be moved by hand: `free` to any position in its superview, `arranged` among its siblings
 * only, or not at all.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {"free" | "arranged" | "fixed"}
 */
export function freedom(document, id) {
    const object = document.object(id);
    const parent = document.object(document.parentOf(id) ?? "");
    if (!object || !parent || !boardFrame(document, id) || isContentView(document, id)) return "fixed";
    if (object.kind === "cell" || object.kind === "barItem") return "arranged";
    if (object.kind !== "view" || (parent.kind !== "view" && parent.kind !== "cell")) return "fixed";
    if (parent.element === "stackView") return "arranged";
    return parent.accepts || parent.kind === "cell" ? "free" : "fixed";
}

/** The end of a dock's address: the objects of a scene. */
const DOCK = "/objects";

const ALL_HANDLES = /** @type {import("../handles.js").Handle[]} */ (["nw", "ne", "se", "sw", "n", "e", "s", "w"]);

/**
 * Returns the handles by which an object can be resized: all of a view, the bottom edge of a row.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {import("../handles.js").Handle[]}
 */
export function handlesOf(document, id) {
    const object = document.object(id);
    if (object?.element === "tableViewCell") return ["s"];
    if (object?.element === "collectionReusableView" && document.object(document.parentOf(id) ?? "")?.element === "collectionView") return ["s"];
    if (object?.element === "collectionViewCell") return ["e", "s", "se"];
    // A view in a dock is where its canvas begins.
    if (document.openDock.has(id)) return ["e", "s", "se"];
    const parent = document.object(document.parentOf(id) ?? "");
    return freedom(document, id) === "free" || (object?.kind === "view" && parent?.element === "stackView") ? ALL_HANDLES : [];
}

/**
 * Returns the nearest ancestor of an object with a frame on the board.
 * @param {OpenDocument} document
 * @param {string} id
 */
export function framedParent(document, id) {
    let parent = document.parentOf(id);
    while (parent !== null && !boardFrame(document, parent)) parent = document.parentOf(parent);
    return parent ?? "";
}

/**
 * Returns what a view in a container may snap to.
 * @param {OpenDocument} document
 * @param {string} container
 * @param {string[]} moving
 * @returns {import("../snapping.js").Surroundings | null}
 */
export function surroundings(document, container, moving) {
    const frame = boardFrame(document, container);
    if (!frame) return null;
    const { safeArea, margins, readable } = document.guidesOf(container);
    const siblings = (document.object(container)?.children ?? []).filter(child => child.kind === "view" && !moving.includes(child.id));
    return {
        container: frame,
        safe: inset(frame, safeArea),
        margins: inset(frame, margins),
        readable: inset(frame, readable),
        siblings: boardFrames(document, siblings.map(child => child.id)),
    };
}

/**
 * Returns the `setFrame` command for a frame of the board, in the coordinates of the object's current or new container.
 * @param {OpenDocument} document
 * @param {string} object
 * @param {Frame} frame
 * @param {string} [container]
 */
export function setFrame(document, object, frame, container = framedParent(document, object)) {
    if (isDock(container) || document.openDock.has(object) && container === "") return { setFrame: { object, x: 0, y: 0, width: tidy(frame[2]), height: tidy(frame[3]) } };
    const around = contentFrame(document, container) ?? [0, 0, 0, 0];
    const y = document.object(container)?.upward ? around[1] + around[3] - frame[1] - frame[3] : frame[1] - around[1];
    return { setFrame: { object, x: tidy(frame[0] - around[0]), y: tidy(y), width: tidy(frame[2]), height: tidy(frame[3]) } };
}

/**
 * Returns whether a container is a dock, by its address.
 * @param {string} container
 */
export const isDock = container => container.endsWith(DOCK);

/**
 * Returns the scene of a dock.
 * @param {string} dock
 */
export const sceneOfDock = dock => dock.slice(0, -DOCK.length);

/**
 * Returns the frame of a container's content on the board, with its scroll offset.
 * @param {OpenDocument} document
 * @param {string} container
 * @returns {Frame | null}
 */
export function contentFrame(document, container) {
    const frame = boardFrame(document, container);
    const [x, y] = document.scrollOf(container);
    return frame && moved(frame, -x, -y);
}

/**
 * Returns a number without rounding errors.
 * @param {number} value
 */
export const tidy = value => Math.round(value * 1000) / 1000;

/**
 * Returns the offset of a drag: exactly that of the snapped position, otherwise to a whole point of its container.
 * @param {Frame} frame
 * @param {[number, number]} by
 * @param {import("../snapping.js").Snapped} snapped
 * @param {Frame | null} container
 * @returns {[number, number]}
 */
export function settled(frame, by, snapped, container) {
    const deltas = [by[0] + snapped.dx, by[1] + snapped.dy].map((delta, axis) => {
        if (snapped.isExact[axis] || delta === 0) return delta;
        const start = frame[axis] - (container?.[axis] ?? 0);
        return Math.round(start + delta) - start;
    });
    return [deltas[0], deltas[1]];
}
