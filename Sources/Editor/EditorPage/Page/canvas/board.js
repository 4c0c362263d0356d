import { common, contains, distanceToLine, grown, intersects, moved } from "./geometry.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("../types.js").BoardItem} BoardItem
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 *
 * An object under a point, with its scene.
 * @typedef {{part: "object" | "dock" | "bar" | "segue" | "scene" | "entry" | "ground", scene: string | null, id: string | null}} Hit
 */

export const DOCK_HEIGHT = 24;
export const TITLE_HEIGHT = 20;
export const BADGE_RADIUS = 14;
const DOCK_PITCH = 26;
/** The least width in pixels of an icon that a pointer can be meant for. */
const LEAST_ICON = 12;

/**
 * Returns the size of titles in canvas points: they stay readable at small scales.
 * @param {number} scale
 */
export const titleSize = scale => Math.max(13, Math.min(40, 11 / scale));

/**
 * Returns whether the icons of docks are large enough to be seen and touched.
 * @param {number} scale
 */
export const showsDocks = scale => DOCK_PITCH * scale >= LEAST_ICON;

/**
 * Returns whether a scene has a dock and title.
 * @param {BoardItem} item
 */
export const hasBar = item => !item.isReference && item.dock.length > 0;

/**
 * Returns the frame of the title and dock.
 * @param {BoardItem} item
 * @param {number} [scale] Titles are larger at small scales.
 * @returns {Frame}
 */
export function barFrame({ frame: [x, y, w] }, scale = 1) {
    const height = DOCK_HEIGHT + Math.max(TITLE_HEIGHT, 1.5 * titleSize(scale));
    return [x, y - height, w, height];
}

/**
 * Returns the arrow at the initial scene.
 * @param {BoardItem} item
 * @returns {Frame}
 */
export const entryFrame = ({ frame: [x, y, , h] }) => [x - ENTRY.width - ENTRY.gap, y + h / 2 - ENTRY.height / 2, ENTRY.width, ENTRY.height];

export const ENTRY = { width: 56, height: 28, gap: 4 };

/**
 * Returns the frame of a scene with its title, dock and initial arrow.
 * @param {BoardItem} item
 * @returns {Frame}
 */
export function outline(item) {
    const [x, y, w, h] = item.frame;
    const bar = hasBar(item) ? DOCK_HEIGHT + TITLE_HEIGHT : 0;
    const arrow = item.isInitial ? ENTRY.width + ENTRY.gap : 0;
    return [x - arrow, y - bar, w + arrow, h + bar];
}

/**
 * Returns a frame in a scene, with the scene's title and dock if it begins at the scene's top.
 * @param {Frame} frame
 * @param {BoardItem} item
 * @returns {Frame}
 */
export function withTitle(frame, item) {
    const [, top] = item.frame;
    const rise = hasBar(item) && frame[1] <= top && frame[1] + frame[3] > top ? frame[1] - (top - DOCK_HEIGHT - TITLE_HEIGHT) : 0;
    return [frame[0], frame[1] - rise, frame[2], frame[3] + rise];
}

/**
 * Returns the centers of a dock's icons.
 * @param {BoardItem} item
 */
export function dockPlaces({ dock, frame: [x, y, w] }) {
    const pitch = Math.min(DOCK_PITCH, (w - 8) / Math.max(1, dock.length));
    return dock.map((icon, index) => ({ ...icon, x: x + w / 2 + (index - (dock.length - 1) / 2) * pitch, y: y - DOCK_HEIGHT / 2, pitch }));
}

/**
 * Returns the frame of an object on its scene's canvas, or in the dock.
 * @param {OpenDocument} document
 * @param {string} id
 * @returns {Frame | null}
 */
export function boardFrame(document, id) {
    const scene = document.sceneOf(id);
    const item = scene === null ? null : document.boardItem(scene);
    if (!item || scene === null) return null;
    const frame = document.stage(scene)?.frames.get(id);
    if (frame && isShown(document, scene, id)) return moved(frame, item.frame[0], item.frame[1]);
    if (document.scenes.get(scene)?.controller === id) return item.frame;
    const place = dockPlaces(item).find(icon => icon.id === id);
    return place ? [place.x - 10, place.y - 10, 20, 20] : null;
}

/**
 * Returns whether an object isn't in a view of the dock that is closed.
 * @param {OpenDocument} document
 * @param {string} scene
 * @param {string} id
 */
function isShown(document, scene, id) {
    if (!document.stage(scene)?.dock) return true;
    const root = document.dockViewOf(id);
    return root === null || document.openDock.has(root);
}

/**
 * Returns the views that are shown above a scene's dock, with their frames on the board.
 * @param {OpenDocument} document
 * @param {BoardItem} item
 */
export const openDockViews = (document, item) => (document.stage(item.scene)?.dock ?? []).filter(view => document.openDock.has(view.id))
    .map(view => ({ ...view, frame: moved(view.frame, item.frame[0], item.frame[1]) }));

/**
 * Returns the dock at a point as a container: the address of its scene's objects.
 * @param {OpenDocument} document
 * @param {Point} point
 * @returns {{into: string, frame: Frame} | null}
 */
export function dockAt(document, point) {
    const item = [...document.board.items].reverse().find(each => hasBar(each) && contains(barFrame(each), point));
    return item && item.scene ? { into: `${item.scene}/objects`, frame: barFrame(item) } : null;
}

/**
 * Returns the frames of the objects that are on the board.
 * @param {OpenDocument} document
 * @param {string[]} ids
 */
export const boardFrames = (document, ids) => /** @type {Frame[]} */ (ids.map(id => boardFrame(document, id)).filter(Boolean));

/**
 * Returns everything under a point of the board, the topmost first.
 * @param {OpenDocument} document
 * @param {Point} point
 * @param {number} tolerance In canvas points.
 * @param {number} [scale] At which the board is seen. Where icons are too small for a pointer, docks belong to titles.
 * @returns {Hit[]}
 */
export function hitsAt(document, point, tolerance, scale = 1) {
    /** @type {Hit[]} */
    const hits = [];
    for (const arrow of document.board.arrows) {
        if (Math.hypot(point[0] - arrow.icon[0], point[1] - arrow.icon[1]) <= BADGE_RADIUS + 1) hits.push(...segueHits(document, arrow.segues));
    }
    for (const item of [...document.board.items].reverse()) hits.push(...itemHits(document, item, point, scale));
    for (const item of document.board.items) {
        if (item.isInitial && contains(grown(entryFrame(item), tolerance), point)) hits.push({ part: "entry", scene: item.scene, id: null });
    }
    for (const arrow of document.board.arrows) {
        if (distanceToLine(point, arrow.points) <= tolerance) hits.push(...segueHits(document, arrow.segues));
    }
    return hits;
}

/**
 * @param {OpenDocument} document
 * @param {string[]} segues
 * @returns {Hit[]}
 */
const segueHits = (document, segues) => segues.map(id => ({ part: "segue", scene: document.sceneOf(id), id }));

/**
 * @param {OpenDocument} document
 * @param {BoardItem} item
 * @param {Point} point
 * @param {number} scale
 * @returns {Hit[]}
 */
function itemHits(document, item, point, scale) {
    const scene = item.scene;
    const controller = document.scenes.get(scene)?.controller ?? null;
    const open = openDockViews(document, item).find(view => contains(view.frame, point));
    if (open) {
        const local = /** @type {Point} */ ([point[0] - item.frame[0], point[1] - item.frame[1]]);
        return [...(document.stage(scene)?.frames ?? [])].reverse()
            .filter(([id, frame]) => contains(frame, local) && document.dockViewOf(id) === open.id && isSeen(document, id, local))
            .map(([id]) => ({ part: "object", scene, id }));
    }
    if (hasBar(item) && contains(barFrame(item, scale), point)) {
        const icon = showsDocks(scale) && dockPlaces(item).find(place => Math.abs(place.x - point[0]) <= place.pitch / 2 && Math.abs(place.y - point[1]) <= DOCK_HEIGHT / 2);
        return icon ? [{ part: "dock", scene, id: icon.id }] : [{ part: "bar", scene, id: controller }];
    }
    if (!contains(item.frame, point)) return [];
    const stage = document.stage(scene);
    const local = /** @type {Point} */ ([point[0] - item.frame[0], point[1] - item.frame[1]]);
    /** @type {Hit[]} */
    const objects = [...(stage?.frames ?? [])].reverse().filter(([id, frame]) => contains(frame, local) && isSeen(document, id, local))
        .map(([id]) => ({ part: "object", scene, id }));
    return [...objects, { part: item.isReference ? "bar" : "scene", scene, id: controller }];
}

/**
 * Returns whether a point isn't hidden by a container that clips its content.
 * @param {OpenDocument} document
 * @param {string} id
 * @param {Point} point
 */
function isSeen(document, id, point) {
    return document.pathTo(id).slice(0, -1).every(parent => {
        if (!CUTTING.has(parent.element)) return true;
        const frame = document.frameOf(parent.id);
        return !frame || contains(frame, point);
    });
}

const CUTTING = new Set(["scrollView", "tableView", "collectionView", "textView"]);

/**
 * Returns the area in which the content of a container is drawn; null for one that isn't on the board, such as a dock.
 * @param {OpenDocument} document
 * @param {string} container
 * @returns {Frame | null}
 */
export function seenArea(document, container) {
    const item = document.boardItem(document.sceneOf(container) ?? "");
    if (!item) return null;
    const root = document.dockViewOf(container);
    const cutting = document.pathTo(container).filter(({ kind, element, id }) => kind === "cell" || CUTTING.has(element));
    return boardFrames(document, cutting.map(({ id }) => id)).reduce((seen, frame) => seen && common(seen, frame), root === null ? item.frame : boardFrame(document, root));
}

/**
 * Returns the topmost object under a point; the cell instead of its content view.
 * @param {OpenDocument} document
 * @param {Point} point
 * @param {number} tolerance
 * @param {number} [scale]
 * @returns {Hit}
 */
export function hitAt(document, point, tolerance, scale) {
    const [first] = hitsAt(document, point, tolerance, scale);
    if (!first) return { part: "ground", scene: null, id: null };
    if (first.part === "object" && first.id && isContentView(document, first.id)) return { ...first, id: document.parentOf(first.id) };
    return first;
}

/**
 * Returns whether the object is the content view of a cell.
 * @param {OpenDocument} document
 * @param {string} id
 */
export const isContentView = (document, id) => document.object(id)?.element.endsWith("CellContentView") ?? false;

/**
 * Returns the scenes whose outline intersects a frame.
 * @param {OpenDocument} document
 * @param {Frame} frame
 * @returns {BoardItem[]}
 */
export const itemsTouching = (document, frame) => document.board.items.filter(item => intersects(outline(item), frame));

/**
 * Returns the innermost container of views at a point, except some objects.
 * @param {OpenDocument} document
 * @param {Point} point
 * @param {string[]} without
 * @returns {{id: string, scene: string} | null}
 */
export function containerAt(document, point, without = []) {
    for (const hit of hitsAt(document, point, 0)) {
        if (hit.part === "bar" || hit.part === "dock") return null;
        // The bar of a navigation controller is visible in a scene, but isn't part of it.
        if (hit.part !== "object" || hit.id === null || hit.scene === null || document.sceneOf(hit.id) !== hit.scene || without.some(id => document.isInside(/** @type {string} */ (hit.id), id))) continue;
        const id = containerOf(document, hit.id);
        if (id) return { id, scene: hit.scene };
    }
    return null;
}

/**
 * Returns the object if it is a container of views, or the content view of a cell.
 * @param {OpenDocument} document
 * @param {string} id
 */
export function containerOf(document, id) {
    const object = document.object(id);
    if (object?.kind === "cell" && !isContentView(document, id)) return object.children.find(child => isContentView(document, child.id))?.id ?? (object.accepts ? id : null);
    return object?.accepts ? id : null;
}

/**
 * Returns the visible area and what scrolling may show next.
 * @param {Frame} visible
 */
export const around = visible => grown(visible, Math.max(visible[2], visible[3]) / 2);
