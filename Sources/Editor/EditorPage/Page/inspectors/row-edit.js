import { spelledNumber } from "./numbers.js";
import { escaped } from "./xml.js";

/** @typedef {import("../types.js").Command} Command */
/** @typedef {string | number | (string | number)[]} Value */
/** @typedef {{value: string, title: string, css?: string}} Option */

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
 *   row: InspectorRow, app: import("../types.js").App, commit: (value: Value) => void, reset: () => void,
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
export function commandsFor(row, value) {
    const parts = Array.isArray(value) ? value : [value];
    /** @param {string} name */
    const named = name => name === "value" ? (Array.isArray(value) ? parts.join(" ") : value) : parts[Number(name)] ?? "";
    return (row.set ?? []).map(command => replaced(command, text => {
        const whole = /^([$#])(value|\d)$/.exec(text);
        if (whole) return whole[1] === "#" ? Number(named(whole[2])) : spelled(named(whole[2]));
        return text.replace(/[$#](value|\d)/g, (_, name) => escaped(spelled(named(name))));
    }));
}

/** @param {string | number} value */
const spelled = value => typeof value === "number" ? spelledNumber(value) : value;

/**
 * @param {any} node
 * @param {(text: string) => string | number} replace
 * @returns {any}
 */
function replaced(node, replace) {
    if (typeof node === "string") return replace(node);
    if (Array.isArray(node)) return node.map(child => replaced(child, replace));
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, replaced(child, replace)]));
}

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
