/**
 * @typedef {import("../inspectors/translations.js").Translation} Translation
 * @typedef {{key: string, text: string, object?: string, scene?: string, property: string, note?: string, items: Translation[]}} Text
 * @typedef {{language: string, key: string, text: string}} StaleText
 * @typedef {{own: string, others: string[], texts: Text[], stale: StaleText[], obstacle?: {message: string, hint?: string}}} Texts
 */

/**
 * What a filter of the table shows.
 * @typedef {"all" | "open" | "stale"} Filter
 */

/** @param {Translation} item */
export const isOpenItem = item => item.state === "missing" || item.state === "outdated";

/**
 * Returns the texts that a filter and a search leave.
 * @param {Texts} texts
 * @param {Filter} filter
 * @param {string} search In the text, its translations, and the name of its object.
 * @param {(text: Text) => string} nameOf
 */
export function shownTexts(texts, filter, search, nameOf) {
    const wanted = search.trim().toLocaleLowerCase();
    return texts.texts.filter(text => (filter !== "open" || text.items.some(isOpenItem))
        && (!wanted || [text.text, text.key, nameOf(text), ...text.items.map(item => item.text ?? "")].some(part => part.toLocaleLowerCase().includes(wanted))));
}

/**
 * Returns the texts by scene, in their order.
 * @param {Text[]} texts
 */
export function textsByScene(texts) {
    /** @type {Map<string, Text[]>} */
    const scenes = new Map();
    for (const text of texts) scenes.set(text.scene ?? "", [...(scenes.get(text.scene ?? "") ?? []), text]);
    return [...scenes].map(([scene, shown]) => ({ scene, texts: shown }));
}

/**
 * Returns how much is translated: "2 missing, 1 outdated".
 * @param {Text[]} texts
 * @param {string} language
 */
export function progressOf(texts, language) {
    const items = texts.flatMap(text => text.items.filter(item => item.language === language));
    /** @param {string} state */
    const count = state => items.filter(item => item.state === state).length;
    const parts = [count("missing") && `${count("missing")} missing`, count("outdated") && `${count("outdated")} outdated`].filter(Boolean);
    return parts.join(", ") || "complete";
}

/** The languages that are offered first, by code. */
const COMMON = ["ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"];

/**
 * Returns the codes of common languages that the document doesn't have.
 * @param {Texts} texts
 */
export const offeredLanguages = texts => COMMON.filter(code => code !== texts.own && !texts.others.includes(code));
