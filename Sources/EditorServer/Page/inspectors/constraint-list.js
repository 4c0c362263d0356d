import { element, replaceChildren, symbol } from "../dom.js";
import { showPopover } from "../popover.js";
import { RowsView } from "./rows-view.js";

/**
 * The constraints of a view, to be found on the canvas, edited and removed.
 * @param {import("../types.js").App} app
 * @returns {import("./controls.js").Control}
 */
export function constraintList(app) {
    const list = element("div.constraints", { role: "list" });
    return {
        element: list, isWide: true, ownsTitle: true,
        update(row) {
            const items = row.items ?? [];
            replaceChildren(list, items.map(item => constraintRow(app, item)), !items.length && element("p.none", "This view has no constraints."));
        },
    };
}

/**
 * @param {import("../types.js").App} app
 * @param {{id: string, text: string, commands?: Record<string, any>}} item
 */
function constraintRow(app, item) {
    const remove = () => app.store.perform("Delete Constraint", item.commands?.delete ?? [{ delete: { object: item.id } }]);
    const edit = element("button.link", { type: "button", "aria-haspopup": "dialog", "aria-label": `Edit ${item.text}`, onclick: () => editConstraint(app, item.id, edit) }, "Edit");
    return element("div.constraint", {
        role: "listitem", tabIndex: 0, "aria-label": item.text, ondblclick: () => app.store.select([item.id]),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.target !== event.currentTarget) return;
            if (event.key === "Delete" || event.key === "Backspace") remove();
            else if (event.key === "Enter") app.store.select([item.id]);
            else return;
            event.preventDefault();
            event.stopPropagation();
        },
    }, symbol(pictureOf(item.text), "gray"), element("span.constraint-text", item.text), edit,
    element("button.bare", { type: "button", title: "Delete", "aria-label": `Delete ${item.text}`, onclick: remove }, symbol("x-lg")));
}

/** @param {string} text */
function pictureOf(text) {
    if (/leading|trailing|left|right|width|horizontal|center x/i.test(text)) return "arrow-left-right";
    return /top|bottom|height|vertical|center y|baseline/i.test(text) ? "arrow-down-up" : "rulers";
}

/**
 * Shows the constraint's own attributes beside it.
 * @param {import("../types.js").App} app
 * @param {string} id
 * @param {HTMLElement} anchor
 */
async function editConstraint(app, id, anchor) {
    const view = new RowsView(app);
    const load = async () => {
        const reply = await app.store.attempt("inspect", { objects: [id] });
        if (reply) view.update((reply.inspection ?? reply).tabs.attributes);
        return reply;
    };
    if (!await load()) return;
    const end = app.store.on("scenes", load);
    showPopover(anchor, element("div.constraint-sheet", view.element), { label: "Constraint", onclose: end });
}
