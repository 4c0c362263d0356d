/**
 * The attributes of an element's first tag.
 * @param {string} xml
 * @returns {Record<string, string>}
 */
export function attributesOf(xml) {
    return Object.fromEntries([...xml.replace(/>[^]*$/, "").matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]));
}

/** @param {string} text */
const unescaped = text => text.replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&apos;/g, "'").replace(/&amp;/g, "&");

/**
 * As it is spelled inside an attribute.
 * @param {string} text
 */
export const escaped = text => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
