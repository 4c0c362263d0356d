/** @typedef {import("./app-protocol.js").ConsoleLine} ConsoleLine */

/**
 * Returns the lines that contain all words of a filter, in any case.
 * @param {ConsoleLine[]} lines
 * @param {string} filter
 */
export function matching(lines, filter) {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length ? lines.filter(({ text }) => words.every(word => text.toLowerCase().includes(word))) : lines;
}

/**
 * Returns a line as it is shown: without the codes that color it in a terminal, and not endless.
 * @param {string} text
 */
export function shownText(text) {
    const plain = text.replace(/\x1b\[[0-9;]*[A-Za-z]/g, "");
    return plain.length > 10_000 ? `${plain.slice(0, 10_000)}…` : plain;
}
