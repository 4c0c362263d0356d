import { escaped } from "./xml.js";

/** @typedef {{keyPath: string, type: string, value: string}} RuntimeAttribute */

/** What a runtime attribute may be, and what it begins as. */
export const runtimeTypes = [
    { value: "boolean", title: "Boolean", initial: "YES" }, { value: "number", title: "Number", initial: "0" }, { value: "string", title: "String", initial: "" },
    { value: "point", title: "Point", initial: "0 0" }, { value: "size", title: "Size", initial: "0 0" }, { value: "rect", title: "Rect", initial: "0 0 0 0" },
    { value: "range", title: "Range", initial: "0 0" }, { value: "image", title: "Image", initial: "" }, { value: "nil", title: "Nil", initial: "" },
];

/** @type {Record<string, string[]>} what the numbers of a value are called */
const PARTS = { point: ["x", "y"], size: ["width", "height"], rect: ["x", "y", "width", "height"], range: ["location", "length"] };

/**
 * The XML of a runtime attribute; null when its value is none of its type.
 * @param {RuntimeAttribute} attribute
 */
export function spelledAttribute({ keyPath, type, value }) {
    const head = `<userDefinedRuntimeAttribute type="${type}" keyPath="${escaped(keyPath)}"`;
    const parts = PARTS[type];
    if (parts) {
        const numbers = value.match(/-?\d+(\.\d+)?/g) ?? [];
        const spelled = parts.map((name, index) => `${name}="${numbers[index]}"`).join(" ");
        return numbers.length === parts.length ? `${head}><${type} key="value" ${spelled}/></userDefinedRuntimeAttribute>` : null;
    }
    if (type === "number") {
        const text = value.trim().replace(",", ".");
        if (text === "" || !Number.isFinite(Number(text))) return null;
        return `${head}><${/^-?\d+$/.test(text) ? "integer" : "real"} key="value" value="${text}"/></userDefinedRuntimeAttribute>`;
    }
    if (type === "nil") return `${head}/>`;
    if (type === "boolean" && value !== "YES" && value !== "NO") return null;
    return `${head} value="${escaped(value)}"/>`;
}
