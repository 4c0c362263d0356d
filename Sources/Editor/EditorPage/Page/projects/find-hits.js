/**
 * A value that was found in a document.
 * @typedef {{key: string, document: string, object: string, name: string, scene?: string, sceneTitle?: string, property: string, value: string, css?: string}} Hit
 */

/** The kinds of values that can be found. */
export const KINDS = [
    { value: "text", title: "Text" }, { value: "class", title: "Class" }, { value: "identifier", title: "Identifier" },
    { value: "color", title: "Color" }, { value: "font", title: "Font" }, { value: "image", title: "Image" }, { value: "spacing", title: "Spacing" },
];

/** Words for properties that documents spell in another way. */
const PROPERTIES = /** @type {Record<string, string>} */ ({ fontDescription: "Font", customClass: "Class", storyboardIdentifier: "Storyboard ID", reuseIdentifier: "Reuse Identifier", referencedIdentifier: "Referenced ID" });

/**
 * Returns a property in words: "Normal, Title Color" for `normal.titleColor`.
 * @param {string} property
 */
export function propertyWords(property) {
    return property.split(".").map(part => PROPERTIES[part]
        ?? part.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/^./, letter => letter.toUpperCase())).join(", ");
}

/**
 * Returns a value as the inspectors write it: "Secondary Label Color" for `secondaryLabelColor`.
 * @param {string} value
 * @param {string} kind
 */
export function valueWords(value, kind) {
    if (kind !== "color" || !/^[a-z][A-Za-z0-9]*Color$/.test(value)) return value;
    return value.replace(/([a-z0-9])(?=[A-Z])/g, "$1 ").replace(/^./, letter => letter.toUpperCase());
}

/**
 * Returns how many values were found.
 * @param {Hit[]} hits
 */
export function countOf(hits) {
    const documents = new Set(hits.map(({ document }) => document)).size;
    return `${hits.length} ${hits.length === 1 ? "value" : "values"} in ${documents} ${documents === 1 ? "document" : "documents"}`;
}

/**
 * Returns the hits of each document, in their order.
 * @param {Hit[]} hits
 */
export function groupedHits(hits) {
    /** @type {Map<string, Hit[]>} */
    const groups = new Map();
    for (const hit of hits) groups.set(hit.document, [...(groups.get(hit.document) ?? []), hit]);
    return [...groups].map(([path, hits]) => ({ path, hits }));
}

/**
 * Returns how many values were found, or that none were.
 * @param {Hit[]} hits
 * @param {string} value What was looked for.
 */
export function summaryOf(hits, value) {
    return hits.length ? countOf(hits) : value ? "Nothing found" : "";
}

/**
 * Returns what a value will be.
 * @param {string} found
 * @param {{of: string, value: string, whole?: boolean}} query
 * @param {string} next
 */
export function previewOf(found, { of, value, whole }, next) {
    if (of === "font") {
        const size = /\s[\d.]+$/;
        const isStyle = !/^system\b/i.test(next) && /^(UICTFontTextStyle)?(Body|Callout|Caption[12]|Footnote|Headline|Subhead|Title[0-3])$/i.test(next);
        return size.test(next) || isStyle ? next : next + (size.exec(found)?.[0] ?? " 17");
    }
    if (whole || !value || ["color", "spacing"].includes(of)) return next;
    const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return found.replace(new RegExp(escaped, "gi"), () => next);
}
