import { constraintAt } from "./constraints.js";
import { followReference } from "./references.js";

/**
 * Handles a double-click: edits an object, opens a storyboard reference, or zooms on the background.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {MouseEvent} event
 */
export function doubleClick(canvas, event) {
    const { document, viewport } = canvas;
    if (!document || event.target !== canvas.place || event.ctrlKey || event.shiftKey) return;
    const { screen, point } = canvas.locate(event);
    const constraint = constraintAt(document, point, canvas.reach);
    if (constraint !== null) {
        canvas.editor.begin(constraint);
        return;
    }
    const hit = canvas.hit(point);
    const item = hit.scene === null ? null : document.boardItem(hit.scene);
    if (hit.part === "ground") zoom(canvas, screen);
    else if (item?.isReference) followReference(canvas.app, item);
    else if (hit.id !== null) canvas.editor.begin(hit.id, point);
}

/**
 * @param {import("./canvas.js").Canvas} canvas
 * @param {import("./geometry.js").Point} screen
 */
function zoom(canvas, screen) {
    if (canvas.viewport.scale < 0.99) canvas.viewport.zoomAbout(screen, 1);
    else canvas.fit(canvas.bounds, 0.5);
    canvas.moved();
}
