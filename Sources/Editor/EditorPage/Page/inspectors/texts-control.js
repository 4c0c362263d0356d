import { element, replaceChildren, symbol } from "../elements/dom.js";
import { textField } from "./fields.js";

/**
 * A list of texts, with a button that adds one.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function textsControl({ row: first, app, perform }) {
    let row = first;
    const list = element("div.texts-list", { role: "list", "aria-label": first.title });
    const add = element("button.link.add", {
        type: "button", "aria-label": `Add to ${first.title}`, onclick: () => perform(row, true),
    }, symbol("plus-circle"), "Add");
    /** @type {{line: HTMLElement, field: ReturnType<typeof textField>}[]} */
    let lines = [];
    /** @param {number} index */
    const makeLine = index => {
        const field = textField({ label: `${first.title} ${index + 1}`, oncommit: text => { if (row.items) perform(row.items[index], text); } });
        const remove = element("button.bare", {
            type: "button", title: "Delete", "aria-label": `Delete ${first.title} ${index + 1}`,
            onclick: () => app.store.perform(`Delete ${row.items?.[index].title ?? ""}`, row.items?.[index].reset ?? []),
        }, symbol("x-lg"));
        return { line: element("div.texts-line", { role: "listitem" }, field.element, remove), field };
    };
    return {
        element: element("div.texts", list, add),
        update(given) {
            row = given;
            const items = given.items ?? [];
            if (items.length !== lines.length) {
                lines = items.map((_, index) => lines[index] ?? makeLine(index));
                replaceChildren(list, lines.map(({ line }) => line));
            }
            items.forEach((item, index) => {
                lines[index].field.update(`${item.value ?? ""}`, { isDisabled: !given.set });
                /** @type {HTMLElement} */ (lines[index].line.lastElementChild).hidden = !given.set;
            });
            list.hidden = !items.length;
            add.hidden = !given.set || !!given.isMixed;
        },
    };
}
