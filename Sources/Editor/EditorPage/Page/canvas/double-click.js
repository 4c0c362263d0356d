import { outline } from "./board.js";
import { showConstraintPopover } from "./constraint-popover.js";
import { constraintAt } from "./constraints.js";
import { followReference } from "./references.js";

/**
 * Handles a double-click: edits an object, opens a storyboard reference, or zooms on the background.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {MouseEvent} event
 */
export function doubleClick(canvas, event) {
    const { document, store } = canvas;
    if (!document || event.target !== canvas.place || event.ctrlKey || event.shiftKey) return;
    const { screen, point } = canvas.locate(event);
    const constraint = constraintAt(document, point, canvas.reach);
    if (constraint !== null) {
        store.select([constraint]);
        showConstraintPopover(canvas, constraint);
        return;
    }
    const hit = canvas.hit(point);
    const item = hit.scene === null ? null : document.boardItem(hit.scene);
    if (hit.part === "ground") zoom(canvas, screen);
    else if (hit.part === "bar" && item && !item.isReference) zoomToScene(canvas, item);
    else if (hit.part === "entry") return;
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

/**
 * Shows a scene as large as it goes, at most in its own size; once it is shown so, the board again.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {import("../types.js").BoardItem} item
 */
function zoomToScene(canvas, item) {
    const before = { ...canvas.viewport };
    canvas.fit(outline(item));
    const { scale, x, y } = canvas.viewport;
    const isSame = Math.abs(scale - before.scale) < 0.01 * scale && Math.hypot(x - before.x, y - before.y) * scale < 4;
    if (isSame) canvas.fit(canvas.bounds, 0.5);
}
