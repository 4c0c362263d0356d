import { tidyNumber } from "./numbers.js";

/** @typedef {import("../types.js").Command} Command */
/**
 * What a control has as its value: a text, a number, true or false, a list of the parts, a colour or a font; null is the default.
 * @typedef {any} Value
 * @typedef {{value: any, title: string, css?: string}} Option
 */

/**
 * A row of the server's inspection; `docs/editor-protocol.md` explains it.
 * @typedef {object} InspectorRow
 * @property {string} title
 * @property {string} control
 * @property {any} [value]
 * @property {boolean} [isMixed]
 * @property {boolean} [isDefault]
 * @property {Option[]} [options]
 * @property {string} [placeholder]
 * @property {string[]} [parts]
 * @property {Command[]} [set]
 * @property {Command[]} [reset]
 * @property {Command[]} [vary] What gives it its value for some traits only, once these are added.
 * @property {{key: string, title: string}} [variation] The only traits that it is for.
 * @property {string} [help]
 *
 * @typedef {{title: string, rows: InspectorRow[]}} InspectorSection
 * @typedef {{id?: string, name: string, target?: {id: string, name: string}, from: string, remove?: Command[], trigger?: string}} Connection
 * @typedef {{title: string, items: Connection[]}} ConnectionGroup
 * @typedef {{
 *   file?: InspectorSection[], identity?: InspectorSection[], attributes?: InspectorSection[], size?: InspectorSection[],
 *   connections?: ConnectionGroup[]
 * }} Tabs
 * @typedef {{objects: string[], title: string, element?: string, tabs: Tabs}} Inspection
 *
 * Sections of rows in a place of their own.
 * @typedef {{element: HTMLElement, update: (sections: InspectorSection[]) => void}} Rows
 *
 * What a control needs: the row as it was when the control was made, and where its values go; `perform` is for controls of several
 * rows, `makeRows` for those that show rows themselves.
 * @typedef {{
 *   row: InspectorRow, app: import("../types.js").App, commit: (value: Value) => Promise<any>, reset: () => void,
 *   perform: (row: InspectorRow, value: Value) => void, makeRows: () => Rows
 * }} Setting
 *
 * What shows and edits a row. `isWide` takes the label's column too; `ownsTitle` shows the title itself.
 * @typedef {{element: HTMLElement, update: (row: InspectorRow) => void, isWide?: boolean, ownsTitle?: boolean}} Control
 */

/**
 * The commands that give a row a new value.
 * @param {InspectorRow} row
 * @param {Value} value
 * @returns {Command[]}
 */
export const commandsFor = (row, value) => value === null ? row.reset ?? [] : (row.set ?? []).map(command => filled(command, value));

/**
 * A command with a value where its placeholders are.
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
 * What names a row among those of its tab, while values change.
 * @param {string} section
 * @param {InspectorRow} row
 * @param {number} repetition how many rows before it are called the same
 */
export const rowKey = (section, row, repetition) => [section, row.title, row.control, row.variation?.key ?? "", repetition].join("\n");

/**
 * Few options lie side by side, as those of an alignment do; many are shown as a pop-up.
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
