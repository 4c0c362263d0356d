import { element } from "../elements/dom.js";

/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/**
 * The flexible parts of a view: the row's title, the position in the diagram, and whether a line stands for an
 * inflexible part.
 */
const PARTS = /** @type {const} */ ([
    ["Flexible Top Margin", "top", true], ["Flexible Left Margin", "leading", true],
    ["Flexible Right Margin", "trailing", true], ["Flexible Bottom Margin", "bottom", true],
    ["Flexible Width", "width", false], ["Flexible Height", "height", false],
]);

/**
 * Replaces the six rows of an autoresizing mask by one, if all exist.
 * @param {InspectorRow[]} rows
 * @returns {InspectorRow[]}
 */
export function withAutoresizing(rows) {
    const titles = PARTS.map(([title]) => /** @type {string} */ (title));
    const own = rows.filter(row => titles.includes(row.title));
    if (own.length !== PARTS.length) return rows;
    const at = rows.indexOf(own[0]);
    const others = rows.filter(row => !own.includes(row));
    const isMixed = own.some(row => row.isMixed);
    const isDefault = own.every(row => row.isDefault);
    return [...others.slice(0, at), { title: "Autoresizing", control: "autoresizing", value: own, isMixed, isDefault }, ...others.slice(at)];
}

/**
 * A control for struts and springs, as in Interface Builder.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function autoresizingControl({ perform }) {
    /** @type {InspectorRow[]} */
    let rows = [];
    /** @param {string} title */
    const rowOf = title => rows.find(row => row.title === title);
    const buttons = PARTS.map(([title, place]) => element("button.strut", {
        type: "button", class: place, title, "aria-label": title, onclick: () => {
            const row = rowOf(title);
            if (row) perform(row, row.value !== true || !!row.isMixed);
        },
    }));
    return {
        element: element("div.autoresizing", { role: "group", "aria-label": "Autoresizing" }, element("span.spring-box"), buttons),
        update(given) {
            rows = given.value;
            PARTS.forEach(([title, , isInverse], index) => {
                const row = rowOf(title);
                const isFlexible = row?.value === true;
                buttons[index].setAttribute("aria-pressed", row?.isMixed ? "mixed" : `${isFlexible}`);
                buttons[index].classList.toggle("is-drawn", !row?.isMixed && isFlexible !== isInverse);
                buttons[index].disabled = !row?.set;
            });
        },
    };
}
