import { element } from "../elements/dom.js";
import { dropAt, isTab } from "./outline-tree.js";

/** @typedef {import("./outline-tree.js").Row} Row */
/** @typedef {import("./outline-tree.js").Drop} Drop */

/** The distance from which a press is a drag. */
const SLACK = 4;

/**
 * Handles a press on a row: a drag moves the selection, a connecting one draws a line from the row's object.
 * @param {import("./outline.js").Outline} outline
 * @param {Row} row
 * @param {PointerEvent} press
 * @param {boolean} connects
 * @param {() => void} click if it wasn't a drag
 */
export function beginOutlineDrag(outline, row, press, connects, click) {
    /** @type {Drag | null} */
    let drag = null;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
        controller.abort();
        drag?.clear();
    };
    addEventListener("pointermove", event => {
        if (!drag && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
        if (connects) {
            end();
            if (row.id) outline.app.connectTool.begin(row.id, event);
            return;
        }
        drag ??= canBeMoved(row, outline.rows) ? new Drag(outline) : null;
        drag?.move(event);
    }, { signal });
    addEventListener("pointerup", () => {
        const drop = drag?.drop;
        const ids = drag?.ids ?? [];
        const wasDrag = drag !== null;
        end();
        if (drop) performDrop(outline, ids, drop);
        else if (!wasDrag) click();
    }, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", event => {
        if (event.key !== "Escape" || !drag) return;
        event.stopPropagation();
        end();
    }, { signal, capture: true });
}

/** @param {Row} row @param {Row[]} rows */
const canBeMoved = (row, rows) => isTab(row, rows) || row.type === "object" && !["controller", "constraint", "exit", "layoutGuide"].includes(row.kind);

/**
 * @param {import("./outline.js").Outline} outline
 * @param {string[]} ids
 * @param {Drop} drop
 */
function performDrop({ store }, ids, { into, before }) {
    const name = ids.length === 1 ? store.current?.nameOf(ids[0]) : "Objects";
    store.perform(`Move ${name}`, ids.map(object => ({ move: before ? { object, into, before } : { object, into } })));
}

class Drag {
    /** @type {Drop | null} */
    drop = null;

    /** @param {import("./outline.js").Outline} outline */
    constructor(outline) {
        this.outline = outline;
        const selection = outline.store.selection;
        // Descendants move with their ancestors.
        this.ids = outline.rows.filter(row => row.id !== null && canBeMoved(row, outline.rows) && selection.includes(row.id)).map(row => row.id ?? "")
            .filter(id => !selection.some(other => other !== id && outline.document?.isInside(id, other)));
        this.line = element("div.drop-line");
        this.ghost = element("div.drag-ghost", this.ids.length === 1 ? outline.document?.nameOf(this.ids[0]) : `${this.ids.length} objects`);
        outline.list.content.append(this.line);
        document.body.append(this.ghost);
        document.body.classList.add("is-dragging");
    }

    /** @param {PointerEvent} event */
    move(event) {
        const { list, rows, scroller } = this.outline;
        const { index, fraction } = list.at(event.clientY);
        const box = scroller.getBoundingClientRect();
        const isOver = event.clientX >= box.left && event.clientX <= box.right;
        this.drop = isOver ? dropAt(rows, index, fraction, this.ids) : null;
        if (event.clientY < box.top + 24) scroller.scrollTop -= 8;
        else if (event.clientY > box.bottom - 24) scroller.scrollTop += 8;
        this.show(event);
    }

    /** @param {PointerEvent} event */
    show(event) {
        const { list, scroller } = this.outline;
        this.ghost.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
        this.ghost.classList.toggle("is-refused", !this.drop);
        scroller.querySelector(".is-drop-target")?.classList.remove("is-drop-target");
        const onto = this.drop?.onto;
        if (onto != null) list.row(onto)?.classList.add("is-drop-target");
        const line = this.drop?.line;
        this.line.hidden = !line;
        if (!line) return;
        this.line.style.top = `${line.index * list.rowHeight - 1}px`;
        this.line.style.left = `${22 + line.depth * 14}px`;
    }

    clear() {
        this.line.remove();
        this.ghost.remove();
        this.outline.scroller.querySelector(".is-drop-target")?.classList.remove("is-drop-target");
        document.body.classList.remove("is-dragging");
    }
}
