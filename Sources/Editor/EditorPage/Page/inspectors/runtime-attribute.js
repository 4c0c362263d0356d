import { parseNumber } from "./numbers.js";

/**
 * What a runtime attribute has as its value, as commands take it: points and the like are lists of numbers.
 * @typedef {string | number | boolean | number[] | null} RuntimeValue
 * @typedef {{keyPath: string, type: string, value: RuntimeValue}} RuntimeAttribute
 */

/** @type {{value: string, title: string, initial: RuntimeValue}[]} What a runtime attribute may be, and what it begins as. */
export const runtimeTypes = [
    { value: "boolean", title: "Boolean", initial: true }, { value: "number", title: "Number", initial: 0 }, { value: "string", title: "String", initial: "" },
    { value: "point", title: "Point", initial: [0, 0] }, { value: "size", title: "Size", initial: [0, 0] }, { value: "rect", title: "Rect", initial: [0, 0, 0, 0] },
    { value: "range", title: "Range", initial: [0, 0] }, { value: "image", title: "Image", initial: "" }, { value: "nil", title: "Nil", initial: null },
];

/**
 * A value as a field shows it.
 * @param {RuntimeValue} value
 */
export const shownValue = value => Array.isArray(value) ? value.join(" ") : `${value ?? ""}`;

/**
 * The value that was typed; what is none of its type stays a text, which the server refuses.
 * @param {string} type
 * @param {string} text
 * @returns {RuntimeValue}
 */
export function typedValue(type, text) {
    if (type === "number") return parseNumber(text) ?? text;
    const initial = runtimeTypes.find(known => known.value === type)?.initial;
    if (!Array.isArray(initial)) return text;
    const numbers = text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    return numbers.length === initial.length ? numbers : text;
}
