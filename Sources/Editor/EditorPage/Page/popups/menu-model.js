/**
 * What a menu shows. With `items` it leads to a further menu; `separator` and `heading` cannot be chosen; what is `isAlternate` takes the
 * place of the item before it while Option is held; of what `isOneOfSeveral`, several can be ticked while Shift is held.
 * @typedef {{
 *   title?: string, run?: () => void, detail?: string, shortcut?: string, icon?: HTMLElement,
 *   isChecked?: boolean | "mixed", isDisabled?: boolean, isOneOfSeveral?: boolean, items?: MenuItem[],
 *   isAlternate?: boolean, isHidden?: boolean,
 *   separator?: true, heading?: string, highlight?: string[]
 * }} MenuItem
 */

/** @param {MenuItem | undefined} item */
export const canBeChosen = item => !!item && !item.separator && item.heading === undefined && !item.isDisabled && !item.isHidden;

/**
 * The next item that can be chosen, from `index` on in the direction of `step`, around the end.
 * @param {MenuItem[]} items
 * @param {number} index -1 for none
 * @param {1 | -1} step
 */
export function nextChoice(items, index, step) {
    let next = index < 0 && step < 0 ? 0 : index;
    for (let tries = 0; tries < items.length; tries++) {
        next = (next + step + items.length) % items.length;
        if (canBeChosen(items[next])) return next;
    }
    return -1;
}

/**
 * The item that what was typed means: one whose title begins with it, otherwise one with a word that does.
 * @param {MenuItem[]} items
 * @param {string} typed
 */
export function typedChoice(items, typed) {
    const wanted = typed.toLowerCase();
    const titles = items.map(item => canBeChosen(item) ? (item.title ?? "").toLowerCase() : "");
    const first = titles.findIndex(title => title.startsWith(wanted));
    return first >= 0 ? first : titles.findIndex(title => title.split(/[\s.(]+/).some(word => word.startsWith(wanted)));
}

/**
 * Shows alternate items in place of those before them, or hides them again.
 * @param {MenuItem[]} items
 * @param {boolean} areShown
 */
export function showAlternates(items, areShown) {
    items.forEach((item, index) => {
        if (!item.isAlternate || index === 0) return;
        item.isHidden = !areShown;
        items[index - 1].isHidden = areShown;
    });
}

/**
 * The item that is seen in the place of one: itself, or what took its place.
 * @param {MenuItem[]} items
 * @param {number} index
 */
export function seenInPlace(items, index) {
    if (!items[index]?.isHidden) return index;
    return items[index].isAlternate ? index - 1 : index + 1;
}

/**
 * Drops separators at the ends and doubled ones, which conditions leave behind.
 * @param {(MenuItem | false | null | undefined)[]} items
 * @returns {MenuItem[]}
 */
export function tidied(items) {
    const present = /** @type {MenuItem[]} */ (items.filter(Boolean));
    return present.filter((item, index) =>
        !item.separator || (index > 0 && index < present.length - 1 && !present[index + 1].separator
            && present.slice(0, index).some(other => !other.separator)));
}

/**
 * Where a box of `size` goes so that it is inside the window: at `at`, or beside `avoid` on its other side.
 * @param {{x: number, y: number}} at
 * @param {{width: number, height: number}} size
 * @param {{width: number, height: number}} window
 * @param {{left: number, right: number}} [avoid] what a submenu lies beside
 */
export function placed(at, size, window, avoid) {
    const margin = 6;
    let { x, y } = at;
    if (x + size.width > window.width - margin) x = avoid ? avoid.left - size.width + 3 : window.width - margin - size.width;
    if (y + size.height > window.height - margin) y = window.height - margin - size.height;
    return { x: Math.max(margin, x), y: Math.max(margin, y) };
}
