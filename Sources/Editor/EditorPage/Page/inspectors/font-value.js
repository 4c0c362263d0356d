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

/**
 * Returns the font with another size; a text style becomes the system font.
 * @param {FontValue} font
 * @param {number} size
 * @returns {FontValue}
 */
export const withSize = (font, size) => isSystem(font) || isCustom(font) ? { ...font, size } : { weight: "regular", size };
