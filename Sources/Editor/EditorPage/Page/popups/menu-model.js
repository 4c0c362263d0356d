/**
 * A menu item. `items` is a submenu; `separator` and `heading` can't be selected; an `isAlternate` item replaces the
 * one before it while Option is pressed; several `isOneOfSeveral` items can be selected while Shift is pressed.
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
 * Returns the next item that can be selected, from `index` in the direction of `step`, wrapping around.
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
 * Returns the item whose title, or else one of its words, begins with the typed text.
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
 * Shows or hides alternate items.
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
 * Returns the index of the visible item: itself, or its alternate.
 * @param {MenuItem[]} items
 * @param {number} index
 */
export function seenInPlace(items, index) {
    if (!items[index]?.isHidden) return index;
    return items[index].isAlternate ? index - 1 : index + 1;
}

/**
 * Removes separators at the ends and duplicates, which conditions leave.
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
 * Returns the position of a box of `size` inside the window: at `at`, or on the other side of `avoid`.
 * @param {{x: number, y: number}} at
 * @param {{width: number, height: number}} size
 * @param {{width: number, height: number}} window
 * @param {{left: number, right: number}} [avoid] the frame beside which a submenu is shown
 */
export function placed(at, size, window, avoid) {
    const margin = 6;
    let { x, y } = at;
    if (x + size.width > window.width - margin) x = avoid ? avoid.left - size.width + 3 : window.width - margin - size.width;
    if (y + size.height > window.height - margin) y = window.height - margin - size.height;
    return { x: Math.max(margin, x), y: Math.max(margin, y) };
}

/**
 * Returns the position of a box beside what it must not cover: to the right of it, else to the left, else below; null if there is no
 * space for it.
 * @param {import("../canvas/geometry.js").Frame} avoid
 * @param {{width: number, height: number}} size
 * @param {{width: number, height: number}} window
 */
export function placedBeside([left, top, width, height], size, window) {
    const margin = 6;
    const gap = 10;
    const y = Math.max(margin, Math.min(top, window.height - margin - size.height));
    if (left + width + gap + size.width <= window.width - margin) return { x: Math.max(margin, left + width + gap), y };
    if (left - gap - size.width >= margin) return { x: left - gap - size.width, y };
    if (top + height + gap + size.height > window.height - margin) return null;
    return { x: Math.max(margin, Math.min(left + (width - size.width) / 2, window.width - margin - size.width)), y: top + height + gap };
}
