import { tidyNumber } from "./numbers.js";

/** @typedef {import("../types.js").Command} Command */
/**
 * The value of a control: a text, a number, a Boolean, a list of components, a color or a font; null is the default.
 * @typedef {any} Value
 * @typedef {{value: any, title: string, css?: string, set?: Command[], isOn?: boolean, isApart?: boolean}} Option
 *     `set` replaces the commands of the row; `isOn` and `isApart` (a line before it) are for items of a menu.
 */

/**
 * A row of the server's inspectors; `docs/editor-protocol.md` explains it.
 * @typedef {object} InspectorRow
 * @property {string} title
 * @property {string} [group] The title of the checkboxes that it is one of.
 * @property {string} control
 * @property {any} [value]
 * @property {boolean} [isMixed]
 * @property {boolean} [isMissing] Whether no source declares the class.
 * @property {boolean} [isDefault]
 * @property {Option[]} [options]
 * @property {string} [placeholder]
 * @property {string[]} [parts]
 * @property {InspectorRow[]} [items] The rows of a list of texts, which `reset` removes; the row's own commands add one.
 * @property {Command[]} [set]
 * @property {Command[]} [reset]
 * @property {Command[]} [vary] The commands that set its value for some traits, after these are added.
 * @property {{key: string, title: string}} [variation] The traits of the variation.
 * @property {{title: string, option: string, name?: string}} [page] The page of the row, of several that are shown one at a time.
 * @property {{title: string, css?: string}} [usual] What the default is, for colors.
 * @property {string} [help]
 * @property {import("../model/differences.js").Change[]} [changes] What differs from the last commit.
 * @property {import("./translations.js").Translations} [translations] What its text is in other languages.
 * @property {import("./translations.js").Translation} [translation] The one that the row shows and edits in place of the text.
 *
 * @typedef {{title: string, rows: InspectorRow[]}} InspectorSection
 * @typedef {{id?: string, name: string, target?: {id: string, name: string}, from: string, remove?: Command[], trigger?: string, member?: {object: string, name: string}}} Connection
 * @typedef {{title: string, items: Connection[]}} ConnectionGroup
 * @typedef {{
 *   file?: InspectorSection[], identity?: InspectorSection[], attributes?: InspectorSection[], size?: InspectorSection[],
 *   connections?: ConnectionGroup[]
 * }} Tabs
 * @typedef {{objects: string[], title: string, element?: string, tabs: Tabs}} Inspection
 *
 * Sections of rows in another place.
 * @typedef {{element: HTMLElement, update: (sections: InspectorSection[]) => void}} Rows
 *
 * The arguments of a control: the row when it was created, and the handler of its values; `perform` is for controls of
 * several rows, `makeRows` for those that show rows.
 * @typedef {{
 *   row: InspectorRow, app: import("../types.js").App, commit: (value: Value) => Promise<any>, reset: () => void,
 *   perform: (row: InspectorRow, value: Value) => void, makeRows: () => Rows
 * }} Setting
 *
 * A control of a row. `isWide` also uses the label's column; `ownsTitle` shows the title itself.
 * @typedef {{element: HTMLElement, update: (row: InspectorRow) => void, isWide?: boolean, ownsTitle?: boolean}} Control
 */

/**
 * Returns the commands that set a row's value.
 * @param {InspectorRow} row
 * @param {Value} value
 * @returns {Command[]}
 */
export const commandsFor = (row, value) => {
    if (value === null) return row.reset ?? [];
    const own = row.options?.find(option => option.set && option.value === value)?.set;
    return own ?? (row.set ?? []).map(command => filled(command, value));
};

/**
 * Returns a command with its placeholders replaced by a value.
 * @param {any} node
 * @param {Value} value
 * @returns {any}
 */
function filled(node, value) {
    if (node === "$value") return tidy(value);
    if (typeof node === "string") return Array.isArray(value) && /^\$\d$/.test(node) ? tidy(value[Number(node[1])]) : node;
    if (Array.isArray(node)) return node.map(child => filled(child, value));
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, filled(child, value)]));
}

/** @param {Value} value */
const tidy = value => typeof value === "number" ? tidyNumber(value) : value;

/**
 * Returns a key that identifies a row in its tab while values change.
 * @param {string} section
 * @param {InspectorRow} row
 * @param {number} repetition the number of previous rows with the same title
 */
export const rowKey = (section, row, repetition) => [section, row.title, row.control, row.variation?.key ?? "", row.page?.option ?? "", repetition].join("\n");

/**
 * Returns the control for a number of options: few as a segmented control, many as a pop-up button.
 * @param {InspectorRow} row
 */
export function fittingControl(row) {
    if (row.control !== "segments" && row.control !== "choice") return row.control;
    const options = row.options ?? [];
    if (options.length && options.every(option => segmentSymbol(row, option.value))) return "segments";
    return row.control === "segments" && options.reduce((length, option) => length + option.title.length + 3, 0) < 30 ? "segments" : "choice";
}

/** @type {Record<string, string>} symbols of the options of a text's alignment */
const ALIGNMENTS = { left: "text-left", center: "text-center", right: "text-right", justified: "justify", natural: "text-paragraph" };

/**
 * @param {InspectorRow} row
 * @param {string} value
 */
export const segmentSymbol = (row, value) => row.options?.some(option => option.value === "natural") ? ALIGNMENTS[value] : undefined;
