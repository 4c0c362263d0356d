/** @typedef {import("./app-protocol.js").BuildMessage} BuildMessage */

const SEVERITIES = ["error", "warning", "note"];

/**
 * Says how many errors and warnings there are: "2 errors, 1 warning".
 * @param {BuildMessage[]} messages
 */
export function summaryOf(messages) {
    return SEVERITIES.map(severity => ({ severity, count: messages.filter(message => message.severity === severity).length }))
        .filter(({ count }) => count)
        .map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`).join(", ");
}

/**
 * Returns the messages with the errors first, because only they have to be removed.
 * @param {BuildMessage[]} messages
 */
export function ordered(messages) {
    const rank = (/** @type {BuildMessage} */ { severity }) => severity === "error" ? 0 : 1;
    // A note belongs to the message before it.
    let last = 0;
    return messages.map((message, index) => ({ message, index, rank: last = message.severity === "note" ? last : rank(message) }))
        .sort((a, b) => a.rank - b.rank || a.index - b.index).map(({ message }) => message);
}

/**
 * Returns a place as compilers write it: "File.swift:3:5".
 * @param {BuildMessage} message
 */
export function placeOf({ file, line, column }) {
    return [file, line, column].filter(part => part !== undefined && part !== "").join(":");
}

/**
 * Returns the place without its folders, as it is shown.
 * @param {BuildMessage} message
 */
export function shortPlaceOf(message) { return placeOf({ ...message, file: message.file.split("/").pop() ?? "" }); }

/**
 * Returns the line of code that a message is about, which a compiler prints below the message with a mark under it.
 * @param {BuildMessage} message
 * @param {string} text all that the compiler has said
 * @returns {string | null}
 */
export function codeOf(message, text) {
    const lines = text.split("\n");
    const first = lines.findIndex(line => line.startsWith(`${placeOf(message)}: `) && line.includes(message.message.split("\n")[0]));
    if (first < 0) return null;
    for (let index = first + 1; index < lines.length && /^\s*\d*\s*\|/.test(lines[index]); index++) {
        const code = /^\s*\d+\s*\|(.*)$/.exec(lines[index]);
        if (code && /^\s*\|\s*[`|]-? ?/.test(lines[index + 1] ?? "") && !/^\s*\d/.test(lines[index + 1])) return code[1].trim() || null;
    }
    return null;
}

/**
 * Divides a message into its words and the code in it, which is in quotation marks; every second part is code.
 * @param {string} message
 * @returns {string[]}
 */
export function partsOf(message) { return message.split(/(?<![\p{L}\p{N}])['`]([^'`\n]+)['`](?![\p{L}\p{N}])/u); }
