import { BADGE_RADIUS, boardFrame, containerOf, DOCK_HEIGHT, dockPlaces } from "./board.js";
import { constraintLines, markOf } from "./constraints.js";
import { grown, inset, moved } from "./geometry.js";
import { paintDistance } from "./gesture-painter.js";
import { HANDLE, shownHandles } from "./handles.js";
import { measure } from "./measuring.js";
import { handlesOf } from "./gestures/freedom.js";

/**
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 * @typedef {import("./geometry.js").Frame} Frame
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./overlay.js").OverlayPainter} OverlayPainter
 */

/**
 * Draws the selection, its constraints, its layout issues, and the object under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit | null} hovered
 * @param {string | null} [pointed] An object that is named somewhere under the pointer.
 */
export function paintSelection(painter, document, hovered, pointed) {
    const scenes = new Set(document.selection.map(id => document.sceneOf(id)));
    for (const item of document.board.items) if (scenes.has(item.scene)) paintMarks(painter, document, item);
    const isSingle = document.selection.length === 1;
    for (const id of document.selection) {
        const segue = document.segue(id);
        if (segue) paintSource(painter, document, segue.from);
        else paintObject(painter, document, id, isSingle);
    }
    if (hovered) paintHovered(painter, document, hovered);
    if (pointed) paintPointed(painter, document, pointed);
}

/**
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {string} id
 */
function paintPointed(painter, document, id) {
    if (document.object(id)?.kind === "constraint") {
        for (const line of constraintLines(document, id)) paintConstraint(painter, { ...line, isPointed: true });
    } else {
        const frame = boardFrame(document, id);
        if (frame) painter.outline(grown(frame, 1), painter.colors.accent, [], 2);
    }
}

/**
 * Outlines an object; shows the name of an icon's object.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit} hit
 */
function paintHovered(painter, document, { part, id, scene }) {
    if (id === null) return;
    if (part === "dock" && scene !== null) {
        const item = document.boardItem(scene);
        const icon = item && dockPlaces(item).find(place => place.id === id);
        if (icon) paintName(painter, [icon.x, icon.y - DOCK_HEIGHT / 2], icon.name);
    } else if (part === "segue") {
        const arrow = document.board.arrows.find(arrow => arrow.segues.includes(id));
        if (arrow) paintName(painter, [arrow.icon[0], arrow.icon[1] - BADGE_RADIUS], document.nameOf(id));
    } else if (part === "object" && !document.selection.includes(id)) {
        const frame = boardFrame(document, id);
        if (frame) painter.outline(frame, painter.colors.line);
    }
}

/**
 * Outlines the object at which a selected segue starts.
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
    for (const line of constraintLines(document, id)) paintConstraint(painter, line);
    const frame = document.frameOf(id) && document.object(id)?.kind !== "controller" ? boardFrame(document, id) : null;
    if (frame) paintSelected(painter, frame, isSingle ? handlesOf(document, id) : [], colorOf(painter, markOf(document, id) ?? "fine"));
}

/**
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("../types.js").BoardItem} item
 */
function paintMarks(painter, document, item) {
    for (const mark of document.stage(item.scene)?.marks ?? []) {
        const frame = boardFrame(document, mark.object);
        if (frame) paintMark(painter, mark, frame, [item.frame[0], item.frame[1]]);
        for (const line of frame ? [] : constraintLines(document, mark.object)) paintConstraint(painter, line);
    }
}

/**
 * Draws the distances between the selection and the object under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit | null} hit
 */
export function paintDistances(painter, document, hit) {
    const [selected, ...others] = document.selection;
    const [frame, other] = [selected, hit?.id ?? ""].map(id => boardFrame(document, id ?? ""));
    if (others.length || !frame || !other || hit?.part !== "object" || hit.scene !== document.sceneOf(selected)) return;
    for (const distance of measure(frame, other)) paintDistance(painter, distance);
}

/**
 * Draws the bounds of all views, to find invisible ones.
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

/**
 * Draws the safe areas and margins of the scenes' views, and those of the container under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {import("./board.js").Hit | null} hovered
 */
export function paintGuides(painter, document, hovered) {
    const roots = document.board.items.flatMap(({ scene }) => document.object(document.scenes.get(scene)?.controller ?? "")?.children.find(child => child.accepts)?.id ?? []);
    const under = hovered?.part === "object" && hovered.id !== null ? containerOf(document, hovered.id) ?? document.parentOf(hovered.id) : null;
    for (const id of new Set([...roots, ...(under && document.object(under)?.accepts ? [under] : [])])) {
        const frame = boardFrame(document, id);
        const scene = document.sceneOf(id);
        if (!frame || scene === null || !document.stage(scene)?.guides.has(id)) continue;
        const { safeArea, margins } = document.guidesOf(id);
        painter.outline(inset(frame, safeArea), painter.colors.guide, [6, 3]);
        painter.outline(inset(frame, margins), painter.colors.line, [2, 3]);
    }
}

/**
 * @param {OverlayPainter} painter
 * @param {Frame} frame
 * @param {import("./handles.js").Handle[]} handles The handles by which it can be resized.
 * @param {string} color
 */
function paintSelected(painter, frame, handles, color) {
    painter.outline(frame, color);
    const [x, y, w, h] = painter.place(frame);
    for (const [, [px, py]] of shownHandles([x, y, w, h], handles)) {
        painter.context.fillStyle = "#fff";
        painter.context.strokeStyle = color;
        painter.context.lineWidth = 1;
        const corner = [Math.round(px - HANDLE / 2), Math.round(py - HANDLE / 2)];
        painter.context.fillRect(corner[0], corner[1], HANDLE, HANDLE);
        painter.context.strokeRect(corner[0] + 0.5, corner[1] + 0.5, HANDLE - 1, HANDLE - 1);
    }
}

/**
 * Draws the name of an object under the pointer above it.
 * @param {OverlayPainter} painter
 * @param {Point} point On the board.
 * @param {string} text
 */
function paintName(painter, point, text) {
    const [x, y] = painter.viewport.toScreen(point);
    painter.pill(text, x, y - 14, painter.colors.text, painter.colors.raised, "center");
}

/**
 * Returns the color of what has a layout issue, or none.
 * @param {OverlayPainter} painter
 * @param {import("./constraints.js").ConstraintLine["state"]} state
 */
const colorOf = ({ colors }, state) => state === "conflicting" ? colors.conflicting : state === "fine" ? colors.accent : colors.misplaced;

/**
 * @param {OverlayPainter} painter
 * @param {import("../types.js").Mark} mark
 * @param {Frame} frame
 * @param {Point} origin
 */
function paintMark(painter, mark, frame, origin) {
    const color = colorOf(painter, mark.kind);
    if (mark.frame) {
        painter.outline([mark.frame[0] + origin[0], mark.frame[1] + origin[1], mark.frame[2], mark.frame[3]], color, [4, 3]);
    }
    painter.outline(frame, color, mark.kind === "ambiguous" ? [2, 2] : []);
}

/**
 * @param {OverlayPainter} painter
 * @param {import("./constraints.js").ConstraintLine & {isPointed?: boolean}} line
 */
function paintConstraint(painter, { kind, from, to, text, isSelected, isOptional, isPointed, state }) {
    const { colors } = painter;
    const color = colorOf(painter, state);
    const [a, b] = [painter.viewport.toScreen(from), painter.viewport.toScreen(to)];
    const width = isPointed ? 4 : isSelected ? 3 : 1;
    const dash = isOptional ? [4, 3] : [];
    if (kind === "beam") painter.beam(a, b, color, width, dash);
    else painter.line(a, b, color, width, dash);
    if (isSelected && text) painter.pill(text, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, colors.onAccent, state === "fine" ? colors.accentFill : color, "center");
}
