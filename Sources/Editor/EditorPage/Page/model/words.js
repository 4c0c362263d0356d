/** What a message quotes, between single quotes: no apostrophes, as in “isn't”. */
const QUOTED = /(^|[\s(“+])'([^'\n]+)'(?=$|[\s,.:;)?!”-])/g;

/**
 * Returns a message that begins with a capital letter, and quotes as this page does. Objects are called by their names.
 * @param {string} text
 * @param {{has: (id: string) => boolean, nameOf: (id: string) => string} | null} [document] Whose ids the message may have.
 */
export function sentence(text, document) {
    const spoken = text.replace(QUOTED, (_, before, inside) => `${before}“${document?.has(inside) ? document.nameOf(inside) : inside}”`);
    return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}

/**
 * Returns a name with the places where it may be broken: behind dots and the words of names of code.
 * @param {string} name
 */
export const wordsOf = name => name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._:/])(?=\S)/u);
