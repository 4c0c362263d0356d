import { BADGE_RADIUS, boardFrame, DOCK_HEIGHT, dockPlaces } from "./board.js";
import { constraintLines } from "./constraints.js";
import { grown, moved } from "./geometry.js";
import { measure } from "./measuring.js";
import { handlesOf } from "./gestures/freedom.js";

/**
 * @typedef {import("../document.js").OpenDocument} OpenDocument
 * @typedef {import("./overlay.js").OverlayPainter} OverlayPainter
 */

/**
 * Draws what is selected, its constraints, what is wrong with the layout around it, and what is under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit | null} hovered
 */
export function paintSelection(painter, document, hovered) {
    const scenes = new Set(document.selection.map(id => document.sceneOf(id)));
    for (const item of document.board.items) if (scenes.has(item.scene)) paintMarks(painter, document, item);
    const isSingle = document.selection.length === 1;
    for (const id of document.selection) {
        const segue = document.segue(id);
        if (segue) paintSource(painter, document, segue.from);
        else paintObject(painter, document, id, isSingle);
    }
    if (hovered) paintHovered(painter, document, hovered);
}

/**
 * Outlines an object; names what is but an icon.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit} hit
 */
function paintHovered(painter, document, { part, id, scene }) {
    if (id === null) return;
    if (part === "dock" && scene !== null) {
        const item = document.boardItem(scene);
        const icon = item && dockPlaces(item).find(place => place.id === id);
        if (icon) painter.name([icon.x, icon.y - DOCK_HEIGHT / 2], icon.name);
    } else if (part === "segue") {
        const arrow = document.board.arrows.find(arrow => arrow.segues.includes(id));
        if (arrow) painter.name([arrow.icon[0], arrow.icon[1] - BADGE_RADIUS], document.nameOf(id));
    } else if (part === "object" && !document.selection.includes(id)) {
        const frame = boardFrame(document, id);
        if (frame) painter.hovered(frame);
    }
}

/**
 * The object that a selected segue begins at.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {string} id
 */
function paintSource(painter, document, id) {
    const frame = boardFrame(document, id);
    if (frame) painter.outline(grown(frame, 1), painter.colors.accent, [], 2);
}

/**
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {string} id
 * @param {boolean} isSingle
 */
function paintObject(painter, document, id, isSingle) {
    for (const line of constraintLines(document, id)) painter.constraint(line);
    const frame = document.frameOf(id) && document.object(id)?.kind !== "controller" ? boardFrame(document, id) : null;
    if (frame) painter.selected(frame, isSingle ? handlesOf(document, id) : []);
}

/**
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("../types.js").BoardItem} item
 */
function paintMarks(painter, document, item) {
    for (const mark of document.stage(item.scene)?.marks ?? []) {
        const frame = boardFrame(document, mark.object);
        if (frame) painter.mark(mark, frame, [item.frame[0], item.frame[1]]);
        for (const line of frame ? [] : constraintLines(document, mark.object)) painter.constraint(line);
    }
}

/**
 * How far what is selected is from what is under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit | null} hit
 */
export function paintDistances(painter, document, hit) {
    const [selected, ...others] = document.selection;
    const [frame, other] = [selected, hit?.id ?? ""].map(id => boardFrame(document, id ?? ""));
    if (others.length || !frame || !other || hit?.part !== "object" || hit.scene !== document.sceneOf(selected)) return;
    for (const distance of measure(frame, other)) painter.distance(distance);
}

/**
 * Draws where every view is, for those who look for one that shows nothing.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 */
export function paintBounds(painter, document) {
    for (const item of document.board.items) {
        const stage = document.stage(item.scene);
        if (!stage || stage.wireframe) continue;
        for (const [id, frame] of stage.frames) {
            if (document.sceneOf(id) === item.scene) painter.outline(moved(frame, item.frame[0], item.frame[1]), painter.colors.line);
        }
    }
}
