import { brokenAtWords, element, replaceChildren, symbol } from "../elements/dom.js";
import { shortSentence } from "../model/short-names.js";
import { showPopover } from "../popups/popover.js";

/**
 * A row for one of a view's constraints, which can be selected, edited and removed.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function constraintRow({ app, makeRows }) {
    const line = element("div.constraint", { tabIndex: 0 });
    return {
        element: line, isWide: true, ownsTitle: true,
        update({ value, reset, title }) {
            const text = value?.text ?? title;
            const remove = () => app.store.perform("Delete Constraint", reset ?? []);
            line.setAttribute("aria-label", text);
            line.ondblclick = () => app.store.select([value.id]);
            line.onkeydown = (/** @type {KeyboardEvent} */ event) => {
                if (event.target !== line) return;
                if (event.key === "Delete" || event.key === "Backspace") remove();
                else if (event.key === "Enter") app.store.select([value.id]);
                else return;
                event.preventDefault();
                event.stopPropagation();
            };
            const edit = element("button.link", {
                type: "button", "aria-haspopup": "dialog", "aria-label": `Edit ${text}`, onclick: () => editConstraint(app, value.id, line, makeRows()),
            }, "Edit");
            replaceChildren(line, symbol(pictureOf(text), "gray"), element("span.constraint-text", { title: text }, brokenAtWords(shortSentence(text))), edit,
                element("button.bare", { type: "button", title: "Delete", "aria-label": `Delete ${text}`, onclick: remove }, symbol("x-lg")));
        },
    };
}

/** @param {string} text */
function pictureOf(text) {
    if (/leading|trailing|left|right|width|centerX/i.test(text)) return "arrow-left-right";
    return /top|bottom|height|centerY|baseline/i.test(text) ? "arrow-down-up" : "rulers";
}

/**
 * Shows the constraint's attributes beside it.
 * @param {import("../types.js").App} app
 * @param {string} id
 * @param {HTMLElement} anchor
 * @param {import("./row-edit.js").Rows} view
 */
async function editConstraint(app, id, anchor, view) {
    const load = async () => {
        const reply = app.store.current?.has(id) ? await app.store.attempt("inspect", { objects: [id] }) : null;
        if (reply) view.update(reply.inspection.tabs.attributes ?? []);
        return reply;
    };
    if (!await load()) return;
    showPopover(anchor, element("div.constraint-sheet", view.element), { label: "Constraint", onclose: app.store.on("scenes", load) });
}
