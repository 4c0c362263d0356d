import { element } from "../elements/dom.js";
import { RowsView } from "../inspectors/rows-view.js";
import { showPopover } from "../popups/popover.js";
import { constraintLines } from "./constraints.js";
import { union } from "./geometry.js";
import { EarlyKeys } from "./text-editor.js";

/** The rows of a constraint that hands change most. */
const ROWS = ["Relation", "Constant", "Priority", "Multiplier"];
/** How far a constraint's label and the ends of its line reach beyond it, in pixels. */
const AROUND = 26;

/**
 * Shows relation, constant, priority and multiplier of a constraint beside its line and label.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {string} id
 */
export async function showConstraintPopover(canvas, id) {
    const { app, store, place, document: opened } = canvas;
    const name = opened?.nameOf(id) ?? "";
    const view = new RowsView(app);
    const ask = async () => {
        const { inspection } = await store.request("inspect", { objects: [id] });
        const rows = inspection.tabs.size.flatMap((/** @type {any} */ section) => section.rows).filter((/** @type {any} */ row) => ROWS.includes(row.title));
        view.update([{ title: "Constraint", rows }]);
        return rows.length > 0;
    };
    const typed = new EarlyKeys();
    const isThere = await ask().catch(() => false);
    const keys = typed.end();
    if (!isThere || canvas.document !== opened) return;
    const sheet = element("div.constraint-sheet", { title: name }, element("h3", name), view.element);
    let isOpen = true;
    const leave = store.onCalm(["scenes", "document"], () => {
        if (!isOpen) return;
        if (store.current !== opened || !opened?.has(id)) return close();
        ask().catch(() => {});
    });
    const close = showPopover(place, sheet, { label: "Constraint", avoid: () => lineInWindow(canvas, id), onclose: () => {
        isOpen = false;
        leave?.();
        canvas.focus();
    } });
    const constant = /** @type {HTMLInputElement | null} */ (sheet.querySelector("input[aria-label^=Constant]"));
    constant?.focus({ preventScroll: true });
    constant?.select();
    const text = keys.filter(key => key.length === 1).join("");
    if (!constant || !text) return;
    constant.value = text;
    constant.dispatchEvent(new Event("input", { bubbles: true }));
    if (keys.includes("Enter")) constant.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

/**
 * Returns where a constraint's line and label are in the window.
 * @param {import("./canvas.js").Canvas} canvas
 * @param {string} id
 * @returns {import("./geometry.js").Frame | null}
 */
function lineInWindow({ document, viewport, place }, id) {
    const lines = document ? constraintLines(document, id) : [];
    const box = place.getBoundingClientRect();
    const frame = union(lines.map(({ from, to }) => {
        const [[ax, ay], [bx, by]] = [viewport.toScreen(from), viewport.toScreen(to)];
        return [Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by)];
    }));
    return frame && [frame[0] + box.left - AROUND, frame[1] + box.top - AROUND, frame[2] + 2 * AROUND, frame[3] + 2 * AROUND];
}
