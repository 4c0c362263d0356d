/**
 * A color by its components, from 0 to 1.
 * @typedef {{red: number, green: number, blue: number, alpha: number}} Components
 *
 * A color in commands: a system or named color, or components.
 * @typedef {{system?: string, name?: string, red?: number, green?: number, blue?: number, white?: number, alpha?: number, space?: string}} Color
 */

/**
 * Returns the components of a custom color; null for system and named colors, and for none.
 * @param {Color | undefined} color
 * @returns {Components | null}
 */
export function componentsIn({ white, red = white, green = white, blue = white, alpha = 1 } = {}) {
    return red === undefined || green === undefined || blue === undefined ? null : { red, green, blue, alpha };
}

/**
 * Returns the color of `#rgb`, `#rrggbb`, `#rrggbbaa`, with or without the sign.
 * @param {string} text
 * @returns {Components | null}
 */
export function colorFromHex(text) {
    const digits = text.trim().replace(/^#/, "");
    if (!/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
    const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join("") : digits;
    const [red, green, blue, alpha = 1] = (full.match(/../g) ?? []).map(pair => parseInt(pair, 16) / 255);
    return { red, green, blue, alpha };
}

/**
 * Returns the color of CSS: `#…`, `rgb(…)` with or without alpha; null for anything else.
 * @param {string} css
 * @returns {Components | null}
 */
export function colorFromCSS(css) {
    if (css.startsWith("#")) return colorFromHex(css);
    const parts = /^rgba?\((.*)\)$/.exec(css.trim())?.[1].split(/[\s,/]+/).filter(Boolean) ?? [];
    if (parts.length < 3) return null;
    const [red, green, blue] = parts.slice(0, 3).map(part => part.endsWith("%") ? parseFloat(part) / 100 : Number(part) / 255);
    const alpha = parts[3] === undefined ? 1 : parts[3].endsWith("%") ? parseFloat(parts[3]) / 100 : Number(parts[3]);
    return [red, green, blue, alpha].every(Number.isFinite) ? { red, green, blue, alpha } : null;
}

/**
 * Returns `#RRGGBB`, without alpha.
 * @param {Components} color
 */
export const hexOf = color => "#" + [color.red, color.green, color.blue]
    .map(part => Math.round(Math.min(1, Math.max(0, part)) * 255).toString(16).padStart(2, "0")).join("").toUpperCase();

/**
 * Returns the hex value of a color with alpha for CSS.
 * @param {Components} color
 */
export const cssOf = color => color.alpha < 1 ? hexOf(color) + Math.round(color.alpha * 255).toString(16).padStart(2, "0") : hexOf(color);
