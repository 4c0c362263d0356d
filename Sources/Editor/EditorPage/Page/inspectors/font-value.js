/**
 * A font in commands: a text style, the system font at a size, or a named font. Null is none.
 * @typedef {{style: string}} TextStyle
 * @typedef {{weight: string, isItalic?: boolean, size: number}} SystemFont
 * @typedef {{name: string, family: string, size: number}} CustomFont
 * @typedef {TextStyle | SystemFont | CustomFont | null} FontValue
 */

/** @param {FontValue} font @returns {font is TextStyle} */
export const isStyle = font => font !== null && "style" in font;
/** @param {FontValue} font @returns {font is SystemFont} */
export const isSystem = font => font !== null && "weight" in font;
/** @param {FontValue} font @returns {font is CustomFont} */
export const isCustom = font => font !== null && "family" in font;

/** The text styles by their names in documents. */
export const textStyles = [
    ["UICTFontTextStyleTitle0", "Large Title"], ["UICTFontTextStyleTitle1", "Title 1"], ["UICTFontTextStyleTitle2", "Title 2"],
    ["UICTFontTextStyleTitle3", "Title 3"], ["UICTFontTextStyleHeadline", "Headline"], ["UICTFontTextStyleBody", "Body"],
    ["UICTFontTextStyleCallout", "Callout"], ["UICTFontTextStyleSubhead", "Subhead"], ["UICTFontTextStyleFootnote", "Footnote"],
    ["UICTFontTextStyleCaption1", "Caption 1"], ["UICTFontTextStyleCaption2", "Caption 2"],
].map(([value, title]) => ({ value, title }));

/** The weights of the system font. */
export const weights = [
    ["ultraLight", "Ultra Light"], ["thin", "Thin"], ["light", "Light"], ["regular", "Regular"], ["medium", "Medium"], ["semibold", "Semibold"],
    ["bold", "Bold"], ["heavy", "Heavy"], ["black", "Black"],
].map(([value, title]) => ({ value, title }));

/**
 * Returns the title of a font: "Headline", "System Bold 17.0".
 * @param {FontValue} font
 */
export function titleOfFont(font) {
    if (font === null) return "Default";
    if (isStyle(font)) return textStyles.find(style => style.value === font.style)?.title ?? font.style;
    const size = font.size.toFixed(1);
    if (isCustom(font)) return `${font.name} ${size}`;
    const weight = font.weight === "regular" ? "" : ` ${weights.find(known => known.value === font.weight)?.title ?? font.weight}`;
    return `System${weight}${font.isItalic ? " Italic" : ""} ${size}`;
}

/**
 * Returns the font with another size; a text style becomes the system font.
 * @param {FontValue} font
 * @param {number} size
 * @returns {FontValue}
 */
export const withSize = (font, size) => isSystem(font) || isCustom(font) ? { ...font, size } : { weight: "regular", size };
