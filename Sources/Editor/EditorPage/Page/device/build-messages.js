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
