import { parseNumber } from "./numbers.js";

/**
 * The value of a runtime attribute in commands: points and so on are lists of numbers.
 * @typedef {string | number | boolean | number[] | import("./color-value.js").Color | null} RuntimeValue
 * @typedef {{keyPath: string, type: string, value: RuntimeValue}} RuntimeAttribute
 */

/** @type {{value: string, title: string, initial: RuntimeValue}[]} What a runtime attribute may be, and what it begins as. */
export const runtimeTypes = [
    { value: "boolean", title: "Boolean", initial: true }, { value: "number", title: "Number", initial: 0 }, { value: "string", title: "String", initial: "" },
    { value: "localizedString", title: "Localized String", initial: "" },
    { value: "color", title: "Color", initial: { red: 0, green: 0, blue: 0, alpha: 1 } },
    { value: "point", title: "Point", initial: [0, 0] }, { value: "size", title: "Size", initial: [0, 0] }, { value: "rect", title: "Rect", initial: [0, 0, 0, 0] },
    { value: "range", title: "Range", initial: [0, 0] }, { value: "image", title: "Image", initial: "" }, { value: "nil", title: "Nil", initial: null },
];

/**
 * Returns a value for display.
 * @param {RuntimeValue} value
 */
export const shownValue = value => Array.isArray(value) ? value.join(" ") : typeof value === "object" ? "" : `${value ?? ""}`;

/**
 * Returns the value of a text; if it isn't valid for the type, a text that the server rejects.
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
