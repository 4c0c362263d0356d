import { spelledNumber } from "./numbers.js";

/** @typedef {import("../types.js").Command} Command */
/** @typedef {string | number | boolean | (string | number)[]} Value */

/**
 * A row of the server's inspection; `docs/editor-protocol.md` explains it.
 * @typedef {object} InspectorRow
 * @property {string} title
 * @property {string} control
 * @property {any} value
 * @property {boolean} [isMixed]
 * @property {boolean} [isDefault]
 * @property {{value: string, title: string, color?: string}[]} [options]
 * @property {string} [placeholder]
 * @property {{commands: Command[], reset?: Command[]}} [edit]
 * @property {string} [help]
 * @property {string[]} [parts]
 * @property {any[]} [items]
 *
 * @typedef {{title: string, rows: InspectorRow[]}} InspectorSection
 * @typedef {{id?: string, name: string, target?: {id: string, name: string}, from: string, remove?: Command[], drag?: {from: string, trigger?: string}}} Connection
 * @typedef {{title: string, items: Connection[]}} ConnectionGroup
 * @typedef {{objects: string[], title: string, tabs: {file: InspectorSection[], identity: InspectorSection[], attributes: InspectorSection[], size: InspectorSection[], connections: ConnectionGroup[]}}} Inspection
 */

/**
 * The commands that give a row a new value.
 * @param {InspectorRow} row
 * @param {Value} value
 * @returns {Command[]}
 */
export function commandsFor(row, value) {
    const parts = Array.isArray(value) ? value.map(spelled) : [];
    const whole = Array.isArray(value) ? parts.join(" ") : spelled(value);
    return (row.edit?.commands ?? []).map(command => replaced(command, text => {
        if (text === "$value") return whole;
        const part = /^\$(\d)$/.exec(text);
        return part ? parts[Number(part[1])] ?? text : text;
    }));
}

/**
 * The commands that take a row back to its default, if there are any.
 * @param {InspectorRow} row
 * @returns {Command[] | null}
 */
export const resetCommands = row => row.edit?.reset?.length ? row.edit.reset : null;

/** @param {string | number | boolean} value */
function spelled(value) {
    if (typeof value === "boolean") return value ? "YES" : "NO";
    return typeof value === "number" ? spelledNumber(value) : value;
}

/**
 * @param {any} node
 * @param {(text: string) => string} replace
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
export const rowKey = (section, row, repetition) => `${section}\n${row.title}\n${row.control}\n${repetition}`;

/**
 * A list of options that are too long to lie side by side is shown as a pop-up.
 * @param {InspectorRow} row
 */
export function fittingControl(row) {
    if (row.control !== "segments") return row.control;
    const options = row.options ?? [];
    const isPictured = options.every(option => segmentSymbol(row, option.value));
    return isPictured || options.reduce((length, option) => length + option.title.length + 3, 0) < 30 ? "segments" : "choice";
}

/** @type {Record<string, string>} symbols of the options of a text's alignment */
const ALIGNMENTS = { left: "text-left", center: "text-center", right: "text-right", justified: "justify", natural: "text-paragraph" };

/**
 * @param {InspectorRow} row
 * @param {string} value
 */
export const segmentSymbol = (row, value) => row.options?.some(option => option.value === "natural") ? ALIGNMENTS[value] : undefined;

/**
 * What the parts of a list of numbers are called.
 * @param {InspectorRow} row
 */
export function partTitles(row) {
    if (row.parts) return row.parts;
    switch (row.control) {
        case "rect": return ["X", "Y", "Width", "Height"];
        case "size": return ["Width", "Height"];
        case "point": return ["X", "Y"];
        case "range": return ["Location", "Length"];
        default: return ["Top", "Left", "Bottom", "Right"];
    }
}
