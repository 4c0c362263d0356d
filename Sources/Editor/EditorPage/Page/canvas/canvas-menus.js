import { iconElement } from "../elements/icons.js";
import { showMenu } from "../popups/menus.js";
import { objectMenu } from "../popups/object-menu.js";
import { hitsAt } from "./board.js";

/**
 * Shows a menu of everything under a point, for selecting covered objects.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {import("./geometry.js").Point} point
 * @param {{clientX: number, clientY: number}} event
 */
export function showListAt({ document, store, tolerance }, point, event) {
    if (!document) return;
    const ids = [...new Set(hitsAt(document, point, tolerance).flatMap(hit => hit.id ?? []))];
    if (!ids.length) return;
    const scene = document.scenes.get(document.sceneOf(ids[0]) ?? "");
    const items = ids.map(id => ({
        title: document.nameOf(id), icon: iconElement(document.object(id)?.icon ?? "segue", document.object(id)?.kind), isChecked: document.selection.includes(id),
        run: () => store.select([id]),
    }));
    showMenu([{ heading: scene?.title ?? "Under the pointer" }, ...items], { x: event.clientX, y: event.clientY });
}

/**
 * Shows the context menu of the selection.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {{clientX: number, clientY: number}} event
 */
export function showObjectMenu(canvas, event) {
    showMenu(objectMenu(canvas.app), { x: event.clientX, y: event.clientY });
}
