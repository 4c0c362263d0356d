import { element, replaceChildren } from "../elements/dom.js";
import { checkBox } from "./fields.js";

/**
 * A control for a set of flags: a checkbox for each. Its value is the list of those that are on.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function flagsControl({ row, commit }) {
    const group = element("div.flags", { role: "group", "aria-label": row.title });
    /** @type {string[]} */
    let on = [];
    let names = "";
    /** @type {import("./fields.js").Field<boolean>[]} */
    let boxes = [];
    return {
        element: group, update: given => {
            const options = given.options ?? [];
            on = given.isMixed ? [] : given.value ?? [];
            const now = options.map(option => option.value).join();
            if (now !== names) {
                names = now;
                boxes = options.map(option => checkBox({ label: option.title, onchange: isOn => {
                    commit(options.map(each => each.value).filter(name => name === option.value ? isOn : on.includes(name)));
                } }));
                replaceChildren(group, boxes.map(box => box.element));
            }
            boxes.forEach((box, index) => box.update(on.includes(options[index].value), { isMixed: given.isMixed, isDisabled: !given.set }));
        },
    };
}
