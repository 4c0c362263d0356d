/**
 * What typing does beside inserting a character: brackets and quotes close themselves and are typed over, and lines are indented.
 *
 * The replacement of a range of a text, and the selection after it. `closes` is the bracket that was added behind the insertion
 * point, `opens` whether the one that is typed over or removed was.
 * @typedef {{from: number, to: number, insert: string, start: number, end: number, closes?: string, overtypes?: boolean}} Typed
 *
 * @typedef {{text: string, start: number, end: number, step: string, isCode: boolean, closers: readonly string[]}} Place
 * `step` is a level of indentation; `isCode` whether it isn't in a string or comment; `closers` are the brackets behind the insertion
 * point that were added by themselves, the nearest last.
 */

/** @type {Record<string, string>} */
const PAIRS = { "(": ")", "[": "]", "{": "}", "\"": "\"" };
const CLOSING = new Set(Object.values(PAIRS));

/** @param {string} text @param {number} offset */
export const startOfLine = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;

/** @param {string} line */
const indentationOf = line => /^[ \t]*/.exec(line)?.[0] ?? "";

/**
 * Returns what a character does, or null if it is only inserted.
 * @param {string} key
 * @param {Place} place
 * @returns {Typed | null}
 */
export function typed(key, place) {
    const { text, start, end, closers } = place;
    if (start === end && CLOSING.has(key) && closers.at(-1) === key) {
        // What was typed between may have ended with an empty line of its own.
        const gap = /^[ \t]*\n?[ \t]*/.exec(text.slice(start))?.[0] ?? "";
        const line = startOfLine(text, start);
        const isAlone = !text.slice(line, start).trim();
        if (text[start] === key) return { from: start, to: start + 1, insert: key, start: start + 1, end: start + 1, overtypes: true };
        if (isAlone && text[start + gap.length] === key && gap.includes("\n")) {
            const indentation = gap.slice(gap.indexOf("\n") + 1);
            const insert = indentation + key;
            return { from: line, to: start + gap.length + 1, insert, start: line + insert.length, end: line + insert.length, overtypes: true };
        }
    }
    if (key === "}" && start === end) return outdented(place);
    const closing = PAIRS[key];
    if (!closing || !place.isCode) return null;
    if (start !== end) {
        const inside = text.slice(start, end);
        return key === "\"" && inside.includes("\n") ? null : { from: start, to: end, insert: key + inside + closing, start: start + 1, end: end + 1 };
    }
    const next = text[start] ?? "\n";
    if (!/[\s)\]},.;:]/.test(next)) return null;
    // After a letter or quote, a quote ends something, or is the first of three.
    if (key === "\"" && /["\p{L}\p{N}_\\]/u.test(text[start - 1] ?? "")) return null;
    return { from: start, to: start, insert: key + closing, start: start + 1, end: start + 1, closes: closing };
}

/**
 * A closing brace that is the first on its line goes to the level of the opening one.
 * @param {Place} place
 * @returns {Typed | null}
 */
function outdented({ text, start }) {
    const from = startOfLine(text, start);
    const before = text.slice(from, start);
    if (!before || before.trim()) return null;
    const insert = `${before.replace(/(\t| {1,4})$/, "")}}`;
    return { from, to: start, insert, start: from + insert.length, end: from + insert.length };
}

/**
 * Returns what Enter does: the new line is indented as the last one, more after an opening bracket or a case, and a bracket that closes
 * goes to a line of its own.
 * @param {Place} place
 * @returns {Typed}
 */
export function newLine({ text, start, end, step, isCode }) {
    const line = text.slice(startOfLine(text, start), start);
    const indentation = indentationOf(line);
    const opens = isCode && (/[{([]\s*$/.test(line) || /^\s*(case\b.*|default\s*):\s*$/.test(line) || /\{[^{}]*\bin\s*$/.test(line));
    const inner = `\n${indentation}${opens ? step : ""}`;
    const at = start + inner.length;
    const rest = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
    const isBetween = opens && /[})\]]/.test(text[end + rest] ?? "") && !/:\s*$/.test(line);
    if (!isBetween) return { from: start, to: end, insert: inner, start: at, end: at };
    return { from: start, to: end + rest, insert: `${inner}\n${indentation}`, start: at, end: at };
}

/**
 * Returns what Backspace does between a pair that was just opened, or null.
 * @param {Place} place
 * @returns {Typed | null}
 */
export function removed({ text, start, end, closers }) {
    const closing = PAIRS[text[start - 1] ?? ""];
    if (start !== end || !closing || text[start] !== closing || closers.at(-1) !== closing) return null;
    return { from: start - 1, to: start + 1, insert: "", start: start - 1, end: start - 1, overtypes: true };
}
