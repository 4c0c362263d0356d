/**
 * A colour as documents have it: none, one of the system's, one of an asset catalogue, or its components from 0 to 1.
 * @typedef {{kind: "none"} | {kind: "system", name: string} | {kind: "named", name: string}
 *   | {kind: "components", red: number, green: number, blue: number, alpha: number}} ColorValue
 */

/** @type {Record<string, [string, string]>} what the system's colours look like in light and dark, for swatches */
const SYSTEM = {
    labelColor: ["#000000", "#ffffff"], secondaryLabelColor: ["#3c3c4399", "#ebebf599"], tertiaryLabelColor: ["#3c3c434c", "#ebebf54c"],
    quaternaryLabelColor: ["#3c3c432d", "#ebebf529"], placeholderTextColor: ["#3c3c434c", "#ebebf54c"], linkColor: ["#007aff", "#0984ff"],
    separatorColor: ["#3c3c434a", "#54545899"], opaqueSeparatorColor: ["#c6c6c8", "#38383a"],
    systemBackgroundColor: ["#ffffff", "#000000"], secondarySystemBackgroundColor: ["#f2f2f7", "#1c1c1e"], tertiarySystemBackgroundColor: ["#ffffff", "#2c2c2e"],
    systemGroupedBackgroundColor: ["#f2f2f7", "#000000"], secondarySystemGroupedBackgroundColor: ["#ffffff", "#1c1c1e"], tertiarySystemGroupedBackgroundColor: ["#f2f2f7", "#2c2c2e"],
    systemFillColor: ["#78788033", "#7878805c"], secondarySystemFillColor: ["#78788028", "#78788051"], tertiarySystemFillColor: ["#7676801e", "#7676803d"], quaternarySystemFillColor: ["#74748014", "#7676802d"],
    systemRedColor: ["#ff3b30", "#ff453a"], systemOrangeColor: ["#ff9500", "#ff9f0a"], systemYellowColor: ["#ffcc00", "#ffd60a"], systemGreenColor: ["#34c759", "#30d158"],
    systemMintColor: ["#00c7be", "#63e6e2"], systemTealColor: ["#30b0c7", "#40c8e0"], systemCyanColor: ["#32ade6", "#64d2ff"], systemBlueColor: ["#007aff", "#0a84ff"],
    systemIndigoColor: ["#5856d6", "#5e5ce6"], systemPurpleColor: ["#af52de", "#bf5af2"], systemPinkColor: ["#ff2d55", "#ff375f"], systemBrownColor: ["#a2845e", "#ac8e68"],
    systemGrayColor: ["#8e8e93", "#8e8e93"], systemGray2Color: ["#aeaeb2", "#636366"], systemGray3Color: ["#c7c7cc", "#48484a"], systemGray4Color: ["#d1d1d6", "#3a3a3c"],
    systemGray5Color: ["#e5e5ea", "#2c2c2e"], systemGray6Color: ["#f2f2f7", "#1c1c1e"], lightTextColor: ["#ffffff99", "#ffffff99"], darkTextColor: ["#000000", "#000000"],
    tintColor: ["#007aff", "#0a84ff"], groupTableViewBackgroundColor: ["#f2f2f7", "#000000"],
};

/** The names of the system's colours, in the order in which they are offered. */
export const systemColors = Object.keys(SYSTEM);

/**
 * Reads the XML of a colour; what is no colour, or `<nil/>`, is none.
 * @param {string} xml
 * @returns {ColorValue}
 */
export function parseColor(xml) {
    const attributes = attributesOf(xml);
    if (attributes.systemColor) return { kind: "system", name: attributes.systemColor };
    if (attributes.name) return { kind: "named", name: attributes.name };
    if (attributes.catalog) return { kind: "system", name: attributes.name ?? "" };
    const [red, green, blue] = attributes.white !== undefined
        ? [attributes.white, attributes.white, attributes.white].map(Number)
        : [attributes.red, attributes.green, attributes.blue].map(Number);
    if ([red, green, blue].some(part => !Number.isFinite(part))) return { kind: "none" };
    return { kind: "components", red, green, blue, alpha: Number(attributes.alpha ?? 1) };
}

/**
 * @param {string} xml one element
 * @returns {Record<string, string>}
 */
export function attributesOf(xml) {
    return Object.fromEntries([...xml.replace(/>[^]*$/, "").matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]));
}

/** @param {string} text */
const unescaped = text => text.replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&apos;/g, "'").replace(/&amp;/g, "&");

/** @param {string} text */
export const escaped = text => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * The XML of a colour, without its key. None is the empty text.
 * @param {ColorValue} color
 */
export function spelledColor(color) {
    switch (color.kind) {
        case "none": return "";
        case "system": return `<color systemColor="${escaped(color.name)}"/>`;
        case "named": return `<color name="${escaped(color.name)}"/>`;
        case "components": {
            const [red, green, blue, alpha] = [color.red, color.green, color.blue, color.alpha].map(part => `${Number(part.toFixed(10))}`);
            return `<color red="${red}" green="${green}" blue="${blue}" alpha="${alpha}" colorSpace="custom" customColorSpace="sRGB"/>`;
        }
    }
}

/**
 * A colour from `#rgb`, `#rrggbb`, `#rrggbbaa`, with or without the sign.
 * @param {string} text
 * @returns {ColorValue | null}
 */
export function colorFromHex(text) {
    const digits = text.trim().replace(/^#/, "");
    if (!/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
    const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join("") : digits;
    const [red, green, blue, alpha = 1] = (full.match(/../g) ?? []).map(pair => parseInt(pair, 16) / 255);
    return { kind: "components", red, green, blue, alpha };
}

/**
 * `#RRGGBB`, without alpha; null when the colour has no components.
 * @param {ColorValue} color
 * @param {boolean} [isDark]
 */
export function hexOf(color, isDark = false) {
    if (color.kind === "system") return SYSTEM[color.name]?.[isDark ? 1 : 0].slice(0, 7).toUpperCase() ?? null;
    if (color.kind !== "components") return null;
    return "#" + [color.red, color.green, color.blue].map(part => Math.round(clamped(part) * 255).toString(16).padStart(2, "0")).join("").toUpperCase();
}

/**
 * The colour for a style sheet, or null when only the server knows it.
 * @param {ColorValue} color
 * @param {boolean} [isDark]
 */
export function cssColor(color, isDark = false) {
    if (color.kind === "system") return SYSTEM[color.name]?.[isDark ? 1 : 0] ?? null;
    const hex = hexOf(color);
    return hex && color.kind === "components" ? hex + Math.round(clamped(color.alpha) * 255).toString(16).padStart(2, "0") : null;
}

/** @param {number} part */
const clamped = part => Math.min(1, Math.max(0, part));

/**
 * "Secondary Label Color", as menus say it, from "secondaryLabelColor"; the hex of components.
 * @param {ColorValue} color
 */
export function titleOfColor(color) {
    if (color.kind === "none") return "Default";
    if (color.kind === "named") return color.name;
    if (color.kind === "system") return color.name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, " ").replace(/^./, letter => letter.toUpperCase());
    const alpha = Math.round(color.alpha * 100);
    if (alpha === 0) return "Clear Color";
    return `${hexOf(color)}${alpha < 100 ? ` ${alpha}%` : ""}`;
}

/**
 * The same colour with another alpha; the system's and named colours have their own.
 * @param {ColorValue} color
 * @param {number} alpha 0 to 1
 * @returns {ColorValue}
 */
export const withAlpha = (color, alpha) => color.kind === "components" ? { ...color, alpha: clamped(alpha) } : color;
