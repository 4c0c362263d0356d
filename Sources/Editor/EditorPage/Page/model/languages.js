/** @type {Record<string, string>} Languages that no one speaks, to find layouts that others would break. */
const PSEUDO_LANGUAGES = { "x-longer": "Longer Texts", "x-accented": "Accented Texts", "x-right-to-left": "Right to Left" };

/**
 * Returns a language as readers know it: "German", "Portuguese (Brazil)".
 * @param {string} code
 */
export function languageTitle(code) {
    if (code in PSEUDO_LANGUAGES) return PSEUDO_LANGUAGES[code];
    try {
        return new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "standard" }).of(code.replaceAll("_", "-")) ?? code;
    } catch {
        return code;
    }
}

/**
 * Returns the items of a menu of languages. Nothing stands for the document's own.
 * @param {{own: string, others: string[]} | null} languages
 * @param {string | undefined} current
 * @param {(code: string | undefined) => void} choose
 * @returns {import("../popups/menu-model.js").MenuItem[]}
 */
export function languageItems(languages, current, choose) {
    const own = languages ? ` (${languageTitle(languages.own)})` : "";
    /** @param {string} code */
    const item = code => ({ title: languageTitle(code), isChecked: current === code, run: () => choose(code) });
    return [
        { title: `The Document's Own${own}`, isChecked: current === undefined, run: () => choose(undefined) },
        ...(languages?.others.length ? [{ separator: /** @type {const} */ (true) }, ...languages.others.map(item)] : []),
        { separator: /** @type {const} */ (true) }, ...Object.keys(PSEUDO_LANGUAGES).map(item),
    ];
}

/**
 * Returns the language of translations that the canvas shows, or null if it shows the document's own texts.
 * @param {import("./store.js").Store} store
 * @returns {string | null}
 */
export function shownLanguage(store) {
    const language = store.current?.view.language;
    return language && !(language in PSEUDO_LANGUAGES) ? language : null;
}
