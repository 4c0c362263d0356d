import { attributesOf, escaped } from "./xml.js";

/**
 * A font as documents have it: none, a text style, the system's at a size, or a family's face.
 * @typedef {{kind: "none"} | {kind: "style", style: string} | {kind: "system", weight: string, isItalic: boolean, size: number}
 *   | {kind: "custom", name: string, family: string, size: number}} FontValue
 */

/** Text styles, by the names that documents have for them. */
export const textStyles = [
    ["UICTFontTextStyleTitle0", "Large Title"], ["UICTFontTextStyleTitle1", "Title 1"], ["UICTFontTextStyleTitle2", "Title 2"],
    ["UICTFontTextStyleTitle3", "Title 3"], ["UICTFontTextStyleHeadline", "Headline"], ["UICTFontTextStyleBody", "Body"],
    ["UICTFontTextStyleCallout", "Callout"], ["UICTFontTextStyleSubhead", "Subhead"], ["UICTFontTextStyleFootnote", "Footnote"],
    ["UICTFontTextStyleCaption1", "Caption 1"], ["UICTFontTextStyleCaption2", "Caption 2"],
].map(([value, title]) => ({ value, title }));

/** Weights of the system's font. Regular and bold are spelled by the type, not by a weight. */
export const weights = [
    ["ultraLight", "Ultra Light"], ["thin", "Thin"], ["light", "Light"], ["regular", "Regular"], ["medium", "Medium"], ["semibold", "Semibold"],
    ["bold", "Bold"], ["heavy", "Heavy"], ["black", "Black"],
].map(([value, title]) => ({ value, title }));

/**
 * @param {string} xml
 * @returns {FontValue}
 */
export function parseFont(xml) {
    const { style, type, weight, name, family, pointSize, metaFont } = attributesOf(xml);
    const size = Number(pointSize ?? SIZES[metaFont ?? ""] ?? 17);
    if (style) return { kind: "style", style };
    if (type === "system" || type === "boldSystem" || type === "italicSystem") {
        return { kind: "system", weight: weight ?? (type === "boldSystem" ? "bold" : "regular"), isItalic: type === "italicSystem", size };
    }
    if (name || family) return { kind: "custom", name: name ?? family, family: family ?? name, size };
    return metaFont ? { kind: "system", weight: metaFont.endsWith("Bold") ? "bold" : "regular", isItalic: false, size } : { kind: "none" };
}

/** @type {Record<string, number>} sizes of fonts that are named by their use */
const SIZES = { system: 13, smallSystem: 11, label: 10, systemBold: 13 };

/**
 * The XML of a font, without its key. None is the empty text.
 * @param {FontValue} font
 */
export function spelledFont(font) {
    switch (font.kind) {
        case "none": return "";
        case "style": return `<fontDescription style="${escaped(font.style)}"/>`;
        case "custom": return `<fontDescription name="${escaped(font.name)}" family="${escaped(font.family)}" pointSize="${font.size}"/>`;
        case "system": {
            if (font.isItalic) return `<fontDescription type="italicSystem" pointSize="${font.size}"/>`;
            if (font.weight === "bold") return `<fontDescription type="boldSystem" pointSize="${font.size}"/>`;
            const weight = font.weight === "regular" ? "" : ` weight="${font.weight}"`;
            return `<fontDescription type="system"${weight} pointSize="${font.size}"/>`;
        }
    }
}

/**
 * As a field shows it: "Headline", "System Bold 17.0".
 * @param {FontValue} font
 */
export function titleOfFont(font) {
    if (font.kind === "none") return "Default";
    if (font.kind === "style") return textStyles.find(style => style.value === font.style)?.title ?? font.style;
    const size = font.size.toFixed(1);
    if (font.kind === "custom") return `${font.name} ${size}`;
    const weight = font.weight === "regular" ? "" : ` ${weights.find(known => known.value === font.weight)?.title ?? font.weight}`;
    return `System${weight}${font.isItalic ? " Italic" : ""} ${size}`;
}

/**
 * The same font at another size; a text style has none and becomes the system's font.
 * @param {FontValue} font
 * @param {number} size
 * @returns {FontValue}
 */
export const withSize = (font, size) =>
    font.kind === "system" || font.kind === "custom" ? { ...font, size } : { kind: "system", weight: "regular", isItalic: false, size };
