/** An object with its attribute in the sentence of a constraint, such as “Title.leading”. */
const OPERAND = /([^=≤≥·“\s][^=≤≥·“]*?)(\.[a-z][A-Za-z]*)(?= [=≤≥×+−·]|\. |”|$)/gu;

/**
 * Returns the sentence of a constraint, or of several, with the names of its objects shortened in the middle.
 * @param {string} text
 * @param {number} [most] The number of characters of a name.
 */
export const shortSentence = (text, most = 24) => text.replace(OPERAND, (_, name, attribute) => shortName(name, most) + attribute);

/** @param {string} name @param {number} most */
function shortName(name, most) {
    const characters = [...name];
    if (characters.length <= most) return name;
    const half = (most - 1) / 2;
    return `${characters.slice(0, Math.ceil(half)).join("").trimEnd()}…${characters.slice(-Math.floor(half)).join("").trimStart()}`;
}
