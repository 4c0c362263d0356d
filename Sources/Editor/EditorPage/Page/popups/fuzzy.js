/**
 * Returns the score of a text for typed letters: null if it doesn't contain them in this order, otherwise higher is
 * better. Beginnings of words count most, then consecutive letters; short texts are preferred.
 * @param {string} typed
 * @param {string} text
 * @returns {{score: number, at: number[]} | null} `at` are the indexes of the letters
 */
export function fuzzyMatch(typed, text) {
    const wanted = typed.toLowerCase().replace(/\s+/g, "");
    const lower = text.toLowerCase();
    if (!wanted) return { score: 0, at: [] };
    const whole = lower.indexOf(typed.trim().toLowerCase());
    if (whole >= 0) {
        const at = Array.from({ length: typed.trim().length }, (_, index) => whole + index);
        return { score: 1000 - text.length + (whole === 0 ? 400 : isStart(text, whole) ? 300 : 0), at };
    }
    const at = byStarts(wanted, text, lower) ?? inOrder(wanted, lower);
    if (!at) return null;
    const starts = at.filter(place => isStart(text, place)).length;
    const runs = at.filter((place, index) => index > 0 && place === at[index - 1] + 1).length;
    return { score: starts * 40 + runs * 15 - text.length - (at[at.length - 1] - at[0]), at };
}

/**
 * Returns whether a word begins at an index: after a character that isn't a letter, or at a capital.
 * @param {string} text
 * @param {number} at
 */
const isStart = (text, at) => at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1]) || (/\p{Lu}/u.test(text[at]) && /\p{Ll}/u.test(text[at - 1]));

/**
 * Returns the indexes of letters that are consecutive or at the beginnings of words.
 * @param {string} wanted
 * @param {string} text
 * @param {string} lower
 * @returns {number[] | null}
 */
function byStarts(wanted, text, lower) {
    /** @param {number} letter @param {number} from @returns {number[] | null} */
    function search(letter, from) {
        if (letter === wanted.length) return [];
        for (let at = from; at < text.length; at++) {
            if (lower[at] !== wanted[letter] || !(isStart(text, at) || (at === from && letter > 0))) continue;
            const rest = search(letter + 1, at + 1);
            if (rest) return [at, ...rest];
        }
        return null;
    }
    return search(0, 0);
}

/**
 * @param {string} wanted
 * @param {string} lower
 * @returns {number[] | null}
 */
function inOrder(wanted, lower) {
    const at = [];
    let from = 0;
    for (const letter of wanted) {
        const found = lower.indexOf(letter, from);
        if (found < 0) return null;
        at.push(found);
        from = found + 1;
    }
    return at;
}

/**
 * Returns the items that match the typed letters, the best first; all of them in order if nothing was typed.
 * @template Item
 * @param {Item[]} items
 * @param {string} typed
 * @param {(item: Item) => string[]} texts the texts to search, the most important first
 * @returns {{item: Item, at: number[], score: number}[]} `at` are the indexes in the first text
 */
export function fuzzySearch(items, typed, texts) {
    if (!typed.trim()) return items.map(item => ({ item, at: [], score: 0 }));
    return items.flatMap((item, order) => {
        const matches = texts(item).flatMap((text, index) => {
            const match = index === 0 ? fuzzyMatch(typed, text) : plainMatch(typed, text);
            return match ? [{ item, order, at: index === 0 ? match.at : [], score: match.score - 200 * index }] : [];
        });
        return matches.sort((a, b) => b.score - a.score).slice(0, 1);
    }).sort((a, b) => b.score - a.score || a.order - b.order);
}

/**
 * Returns how well what was found matches: 3 if a text is what was typed, 2 if one contains it, 1 if only its letters.
 * @param {{score: number} | undefined} best
 * @param {string} typed
 */
export function matchQuality(best, typed) {
    if (!best) return 0;
    const length = typed.trim().length;
    return best.score >= 1400 - length ? 3 : best.score > SCATTERED ? 2 : 1;
}

/** The score that scattered letters don't reach, and letters together in a text of common length do. */
const SCATTERED = 500;

/**
 * Returns a score for descriptions, in which scattered letters have no meaning.
 * @param {string} typed
 * @param {string} text
 */
function plainMatch(typed, text) {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every(word => text.toLowerCase().includes(word)) ? { score: 100, at: [] } : null;
}
