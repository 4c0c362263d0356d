import { COMMANDS } from "../model/message-lists.js";

/**
 * A command in a line: `set object=8bC-Xf-vdC attribute=text value="Good morning"`. A list is separated by commas, a flag alone is
 * true, and what isn't a text is JSON. A line of JSON is a command as `storyboard apply` reads it.
 *
 * @typedef {import("../model/protocol.js").Command} Command
 * @typedef {{value: string, title: string, detail?: string}} Completion
 * @typedef {{from: number, to: number, kind: "command" | "field" | "value", command?: string, field?: string, typed: string}} Place
 */

/** @type {Record<string, Record<string, string>>} */
const KNOWN = COMMANDS;

/** @param {string} command @param {string} field */
const typeOf = (command, field) => KNOWN[command]?.[field]?.replace("?", "") ?? "";

/** @param {string} command @param {string} field */
export const isAddress = (command, field) => ["address", "addresses"].includes(typeOf(command, field));

/**
 * Returns the words of a line with their places. A quotation mark begins a text in which spaces are; brackets hold JSON together.
 * @param {string} line
 * @returns {{text: string, from: number, to: number}[]}
 */
export function wordsOf(line) {
    const words = [];
    let at = 0;
    while (at < line.length) {
        if (/\s/.test(line[at])) {
            at += 1;
            continue;
        }
        const from = at;
        let depth = 0;
        let isQuoted = false;
        while (at < line.length && (isQuoted || depth > 0 || !/\s/.test(line[at]))) {
            const sign = line[at];
            if (isQuoted && sign === "\\") at += 1;
            else if (sign === "\"") isQuoted = !isQuoted;
            else if (!isQuoted && "[{".includes(sign)) depth += 1;
            else if (!isQuoted && "]}".includes(sign)) depth -= 1;
            at += 1;
        }
        words.push({ text: line.slice(from, Math.min(at, line.length)), from, to: Math.min(at, line.length) });
    }
    return words;
}

/**
 * Returns the command of a line. `selected` stands for what is selected.
 * @param {string} line
 * @param {string[]} selection
 * @returns {Command} Throws an `Error` in words.
 */
export function parseLine(line, selection) {
    if (line.trim().startsWith("{")) return parseJSON(line);
    const [name, ...words] = wordsOf(line).map(({ text }) => text);
    if (name === undefined) throw new Error("there is no command");
    if (!(name in KNOWN)) throw new Error(`there is no command “${name}”`);
    /** @type {Record<string, any>} */
    const fields = {};
    for (const word of words) {
        const [field, text] = split(word);
        if (!(field in KNOWN[name])) throw new Error(`“${name}” has no field “${field}”; its fields are ${Object.keys(KNOWN[name]).join(", ")}`);
        if (field in fields) throw new Error(`“${field}” is there twice`);
        fields[field] = valueOf(name, field, text, selection);
    }
    const missing = Object.keys(KNOWN[name]).find(field => !KNOWN[name][field].endsWith("?") && fields[field] === undefined);
    if (missing !== undefined) throw new Error(`“${name}” needs the field “${missing}”`);
    return /** @type {any} */ ({ [name]: fields });
}

/** @param {string} line @returns {Command} */
function parseJSON(line) {
    let value;
    try {
        value = JSON.parse(line);
    } catch (error) {
        throw new Error(`this is no JSON: ${error instanceof Error ? error.message : error}`);
    }
    const names = Object.keys(value);
    if (names.length !== 1 || !(names[0] in KNOWN)) throw new Error("a command is an object with the command's name as its only key");
    return value;
}

/** @param {string} word @returns {[string, string | undefined]} */
function split(word) {
    const at = word.indexOf("=");
    return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

/**
 * @param {string} command @param {string} field @param {string | undefined} text @param {string[]} selection
 * @returns {any}
 */
function valueOf(command, field, text, selection) {
    const type = typeOf(command, field);
    if (text === undefined) {
        if (type === "flag" || type === "length") return true;
        throw new Error(`“${field}” needs a value`);
    }
    if (isAddress(command, field) && text === "selected") {
        if (type === "addresses") return selection;
        if (selection.length !== 1) throw new Error(selection.length ? `${selection.length} objects are selected, “${field}” is one` : "nothing is selected");
        return selection[0];
    }
    const plain = text.startsWith("\"") ? quoted(text) : text;
    switch (type) {
    case "address":
    case "text":
    case "scalar": return plain;
    case "count":
    case "number": return number(field, text);
    case "flag":
        if (text !== "true" && text !== "false") throw new Error(`“${field}” is true or false`);
        return text === "true";
    case "length": return text === "true" ? true : number(field, text);
    case "addresses": return text.startsWith("[") ? json(field, text) : text.split(",").filter(Boolean);
    default: return /^[[{"\d-]|^(true|false)$/.test(text) ? json(field, text) : text;
    }
}

/** @param {string} text */
function quoted(text) {
    try {
        return JSON.parse(text);
    } catch {
        throw new Error(`a text in quotation marks has no end: ${text}`);
    }
}

/** @param {string} field @param {string} text */
function number(field, text) {
    const value = Number(text);
    if (text.trim() === "" || !Number.isFinite(value)) throw new Error(`“${field}” is a number`);
    return value;
}

/** @param {string} field @param {string} text */
function json(field, text) {
    try {
        return JSON.parse(text);
    } catch {
        throw new Error(`“${field}” is no JSON: ${text}`);
    }
}

/**
 * Returns a command as a line that `parseLine` reads.
 * @param {Command} command
 */
export function lineOf(command) {
    const [[name, fields]] = Object.entries(command);
    const words = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null).map(([field, value]) => {
        const type = typeOf(name, field);
        if (value === true && (type === "flag" || type === "length")) return field;
        if (type === "addresses" && value.every((/** @type {string} */ each) => /^[^\s,"[\]{}]+$/.test(each)) && value.length) return `${field}=${value.join(",")}`;
        if (typeof value === "string" && ["address", "text", "scalar"].includes(type)) return `${field}=${/^[^\s"[\]{}]+$/.test(value) && value !== "selected" ? value : JSON.stringify(value)}`;
        return `${field}=${JSON.stringify(value)}`;
    });
    return [name, ...words].join(" ");
}

/**
 * Returns what is being typed at a place of a line.
 * @param {string} line
 * @param {number} caret
 * @returns {Place}
 */
export function placeAt(line, caret) {
    const words = wordsOf(line);
    const index = words.findIndex(({ from, to }) => from <= caret && caret <= to);
    const word = words[index] ?? { text: "", from: caret, to: caret };
    const command = words[0]?.text;
    if (index === 0 || words.length === 0 || words[0].from > caret) return { from: word.from, to: word.to, kind: "command", typed: line.slice(word.from, caret) };
    const [field, value] = split(word.text);
    const start = word.from + field.length + 1;
    if (value === undefined || caret < start) return { from: word.from, to: word.to, kind: "field", command, typed: line.slice(word.from, caret) };
    // The last one of a list.
    const isList = typeOf(command ?? "", field) === "addresses";
    const from = isList ? Math.max(start, line.lastIndexOf(",", caret - 1) + 1) : start;
    return { from, to: isList ? caret : word.to, kind: "value", command, field, typed: line.slice(from, caret) };
}

/**
 * Returns the fields that a command has and a line doesn't, those that it needs first.
 * @param {string} command
 * @param {string} line
 * @returns {Completion[]}
 */
export function fieldsLeft(command, line) {
    const there = new Set(wordsOf(line).slice(1).map(({ text }) => split(text)[0]));
    const left = Object.entries(KNOWN[command] ?? {}).filter(([field]) => !there.has(field));
    return left.sort(([, a], [, b]) => Number(a.endsWith("?")) - Number(b.endsWith("?")))
        .map(([field, type]) => ({ value: `${field}=`, title: field, detail: type.endsWith("?") ? "optional" : "" }));
}

/** @returns {Completion[]} */
export const commandNames = () => Object.keys(KNOWN).map(name => ({ value: `${name} `, title: name, detail: Object.keys(KNOWN[name]).join(" ") }));
