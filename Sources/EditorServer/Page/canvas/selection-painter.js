import { boardFrame } from "./board.js";
import { constraintLines } from "./constraints.js";
import { grown, moved } from "./geometry.js";
import { isResizable } from "./gestures/freedom.js";

/**
 * @typedef {import("../document.js").OpenDocument} OpenDocument
 * @typedef {import("./overlay.js").OverlayPainter} OverlayPainter
 */

/**
 * Draws what is selected, its constraints, what is wrong with the layout around it, and what is under the pointer.
 * @param {OverlayPainter} painter
 * @param {OpenDocument} document
 * @param {string | null} hovered
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
    if (hovered === null || document.selection.includes(hovered) || !document.frameOf(hovered)) return;
    const frame = boardFrame(document, hovered);
    if (frame) painter.hovered(frame);
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
    if (frame) painter.selected(frame, isSingle && isResizable(document, id));
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
