import { element, symbol } from "../elements/dom.js";
import { showMenuBelow } from "../popups/menus.js";

/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/**
 * Returns the items of a row's menu. An option without commands can't be chosen.
 * @param {InspectorRow} row
 * @param {(value: any) => void} choose
 * @returns {import("../popups/menu-model.js").MenuItem[]}
 */
export function menuItems({ options = [], isMixed }, choose) {
    return options.flatMap(option => [
        ...(option.isApart ? [/** @type {import("../popups/menu-model.js").MenuItem} */ ({ separator: true })] : []),
        {
            title: option.title, isDisabled: !option.set?.length, run: () => choose(option.value),
            ...(option.isOn === undefined ? {} : { isChecked: isMixed ? false : option.isOn }),
        },
    ]);
}

/**
 * A button that shows a value and pops up what can be done with it.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function menuControl({ row: first, commit }) {
    let row = first;
    const title = element("span.pop-up-title");
    /** @type {HTMLButtonElement} */
    const button = element("button.pop-up", {
        type: "button", "aria-haspopup": "menu", "aria-expanded": "false",
        onclick: () => showMenuBelow(menuItems(row, commit), button, { title: row.title }),
    }, title, symbol("chevron-expand"));
    return {
        element: button,
        update(given) {
            row = given;
            title.textContent = given.isMixed ? "Multiple Values" : `${given.value ?? ""}`;
            button.classList.toggle("is-mixed", !!given.isMixed);
            button.disabled = !given.set;
            button.setAttribute("aria-label", `${given.title}: ${title.textContent}`);
        },
    };
}

/**
 * A button with a menu beside a field, for values that have names.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function fieldMenu({ row: first, commit }) {
    let row = first;
    /** @type {HTMLButtonElement} */
    const button = element("button.bare.field-menu", {
        type: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": `Values of ${first.title}`,
        onclick: () => showMenuBelow(menuItems(row, commit), button, { title: row.title }),
    }, symbol("chevron-down"));
    return {
        element: button,
        update(given) {
            row = given;
            button.disabled = !given.set;
        },
    };
}
