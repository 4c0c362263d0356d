import { languageTitle } from "../model/languages.js";

/**
 * A device, an orientation, an appearance, a text size and a language for which scenes are drawn.
 * @typedef {{title: string, device: string, deviceTitle: string, orientation: string, appearance: string, contentSize?: string, language?: string}} Variant
 *
 * A problem in some variants: the numbers of `frames` are those of the variant and of the frame there, if it has one.
 * @typedef {{rule: string, severity?: string, objects: string[], message: string, worst: number, frames: number[][]}} Finding
 * @typedef {{scene: string, title: string}} WallScene
 * @typedef {{key: string, size: [number, number]}} WallPicture
 * @typedef {"device" | "orientation" | "appearance" | "contentSize" | "language"} Property
 * @typedef {Partial<Record<Property, string>>} Filter
 */

/** @type {Record<Property, string>} */
export const PROPERTIES = { device: "Device", orientation: "Orientation", appearance: "Appearance", contentSize: "Text Size", language: "Language" };

/** The values of variants that have none of their own. */
const USUAL = { device: "", orientation: "", appearance: "", contentSize: "L", language: "own" };

/**
 * @param {Variant} variant
 * @param {Property} property
 */
export const valueOf = (variant, property) => variant[property] ?? USUAL[property];

/**
 * Returns the values of a property among variants, each once, with their titles.
 * @param {Variant[]} variants
 * @param {Property} property
 * @returns {{value: string, title: string}[]}
 */
export function valuesOf(variants, property) {
    const titles = new Map(variants.map(variant => {
        const value = valueOf(variant, property);
        return [value, property === "device" ? variant.deviceTitle : titleOf(property, value)];
    }));
    return [...titles].map(([value, title]) => ({ value, title }));
}

/** @param {Property} property @param {string} value */
function titleOf(property, value) {
    if (property === "language") return value === "own" ? "The document’s own" : languageTitle(value);
    if (property === "contentSize") return value === "L" ? "L (Default)" : value;
    return value.charAt(0).toUpperCase() + value.slice(1);
}

/**
 * Returns the numbers of the variants that a filter shows.
 * @param {Variant[]} variants
 * @param {Filter} filter
 */
export function shownVariants(variants, filter) {
    const wanted = /** @type {[Property, string][]} */ (Object.entries(filter).filter(([, value]) => value !== undefined));
    return variants.flatMap((variant, number) => wanted.every(([property, value]) => valueOf(variant, property) === value) ? [number] : []);
}

/**
 * Returns the view settings of the page in which the canvas shows a variant.
 * @param {Variant} variant
 * @returns {import("../model/store.js").View}
 */
export const viewOf = ({ device, orientation, appearance, contentSize, language }) =>
    /** @type {any} */ ({ device, orientation, appearance, contentSize, language });

/**
 * Returns the findings of a scene that any of some variants have, the most severe first.
 * @param {Finding[]} findings
 * @param {number[]} variants
 */
export function shownFindings(findings, variants) {
    const ranks = ["error", "warning", "note"];
    return findings.filter(({ frames }) => frames.some(([variant]) => variants.includes(variant)))
        .map((finding, order) => ({ finding, order }))
        .sort((a, b) => ranks.indexOf(a.finding.severity ?? "note") - ranks.indexOf(b.finding.severity ?? "note") || a.order - b.order)
        .map(({ finding }) => finding);
}

/**
 * Returns the variant in which a finding is shown: where it is worst, or the first of those that a filter leaves.
 * @param {Finding} finding
 * @param {number[]} variants
 */
export const variantOf = (finding, variants) =>
    variants.includes(finding.worst) ? finding.worst : finding.frames.map(([variant]) => variant).find(variant => variants.includes(variant)) ?? finding.worst;

/**
 * Returns what a finding is known by, also after an edit.
 * @param {string} scene
 * @param {Finding} finding
 */
export const keyOf = (scene, { rule, objects }) => [scene, rule, ...objects].join(" ");
