/**
 * Returns a message that begins with a capital letter.
 * @param {string} text
 */
export const sentence = text => text.charAt(0).toUpperCase() + text.slice(1);
