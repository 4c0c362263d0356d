import { common, intersects, middle } from "./geometry.js";

/** @typedef {import("./geometry.js").Frame} Frame */
/** @typedef {import("./geometry.js").Point} Point */

/**
 * Returns the device and orientation that a document is shown on, as one text.
 * @param {import("../model/document.js").OpenDocument | null} document
 */
export const deviceOf = document => document ? `${document.view.device ?? document.state.device} ${document.view.orientation ?? document.state.orientation}` : "";

/**
 * Returns where the scene was and is that stays in the window when another device moves all scenes: a selected one that was in
 * sight, or the one next to the middle.
 * @param {Map<string, Frame>} before The frames of the scenes.
 * @param {Map<string, Frame>} after
 * @param {{visible: Frame, selected: Set<string>}} shown
 * @returns {{from: Frame, to: Frame} | null}
 */
export function sceneToFollow(before, after, { visible, selected }) {
    const [x, y] = middle(visible);
    const known = [...before].filter(([scene]) => after.has(scene));
    const inSight = known.filter(([scene, frame]) => selected.has(scene) && intersects(frame, visible));
    const distance = (/** @type {Frame} */ frame) => Math.hypot(middle(frame)[0] - x, middle(frame)[1] - y);
    const [nearest] = (inSight.length ? inSight : known).sort(([, one], [, other]) => distance(one) - distance(other));
    const to = nearest && after.get(nearest[0]);
    return to ? { from: nearest[1], to } : null;
}

/**
 * Moves a viewport with a scene, and shows less of what is around it if it would be too large.
 * @param {import("./viewport.js").Viewport} viewport
 * @param {{from: Frame, to: Frame}} scene
 */
export function follow(viewport, { from, to }) {
    const [, , width, height] = viewport.visible;
    const fits = (/** @type {Frame} */ frame) => frame[2] <= width && frame[3] <= height;
    viewport.x += middle(to)[0] - middle(from)[0];
    viewport.y += middle(to)[1] - middle(from)[1];
    if (fits(from) && !fits(to)) viewport.fit(to, 40, viewport.scale);
}

/**
 * How a viewport was scrolled to keep something in sight.
 * @typedef {{from: Point, to: Point, scale: number}} Push
 */

/**
 * Scrolls a viewport that has another size, so that what was seen of a frame is seen still. What an earlier size has scrolled is
 * taken back first, if nobody has scrolled since.
 * @param {import("./viewport.js").Viewport} viewport
 * @param {Frame | null} frame
 * @param {Frame} before What was visible.
 * @param {Push | null} earlier
 * @returns {Push | null}
 */
export function keptInSight(viewport, frame, before, earlier) {
    const { x, y, scale } = viewport;
    const from = earlier && earlier.to[0] === x && earlier.to[1] === y && earlier.scale === scale ? earlier.from : /** @type {Point} */ ([x, y]);
    [viewport.x, viewport.y] = from;
    if (frame) keepInSight(viewport, frame, before);
    return viewport.x === from[0] && viewport.y === from[1] ? null : { from, to: [viewport.x, viewport.y], scale };
}

/**
 * Scrolls a viewport that has become smaller, so that what was seen of a frame is seen still; its beginning if it is too large.
 * @param {import("./viewport.js").Viewport} viewport
 * @param {Frame} frame
 * @param {Frame} before What was visible.
 */
export function keepInSight(viewport, frame, before) {
    const seen = common(frame, before);
    if (!seen) return;
    const [x, y, width, height] = viewport.visible;
    const shift = (/** @type {number} */ start, /** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ extent) =>
        size > extent ? start : Math.min(Math.max(from, start + size - extent), start);
    viewport.x = shift(seen[0], seen[2], x, width);
    viewport.y = shift(seen[1], seen[3], y, height);
}
