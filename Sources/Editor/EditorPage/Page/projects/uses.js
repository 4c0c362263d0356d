import { shownColor } from "./color-words.js";

/** @typedef {import("../inspectors/row-edit.js").InspectorRow} InspectorRow */

/**
 * Returns the items of a row's menu that find its value in all documents.
 * @param {import("../types.js").App} app
 * @param {InspectorRow} row
 * @returns {import("../popups/menu-model.js").MenuItem[]}
 */
export function usesItems(app, row) {
    const found = searchedValue(row);
    if (!found) return [];
    return [{ title: `Find Uses of “${found.value}”…`, run: () => app.findUses(found.kind, found.value) }];
}

/**
 * Returns what a search finds the value of a row by, or null if it finds no such values.
 * @param {Pick<InspectorRow, "control" | "value" | "title"> & {isMixed?: boolean}} row
 * @returns {{kind: string, value: string} | null}
 */
export function searchedValue({ control, value, title, isMixed }) {
    if (isMixed || value === null || value === undefined || value === "") return null;
    if (control === "class" || control === "image") return { kind: control, value: `${value}` };
    if (control === "color") return value.color ? { kind: "color", value: shownColor(value.color) } : null;
    if (control === "font") return value.font ? { kind: "font", value: shownFont(value.font) } : null;
    if (control === "text" && /identifier|storyboard id/i.test(title)) return { kind: "identifier", value: `${value}` };
    return null;
}

/** @param {{style?: string, weight?: string, isItalic?: boolean, name?: string, family?: string, size?: number}} font */
function shownFont({ style, weight, isItalic, name, family, size }) {
    if (style) return style.replace(/^UICTFontTextStyle/, "");
    const bold = weight && weight !== "regular" ? ` ${weight[0].toUpperCase()}${weight.slice(1)}` : "";
    return `${name ?? family ?? `System${bold}${isItalic ? " Italic" : ""}`} ${size ?? 17}`;
}
