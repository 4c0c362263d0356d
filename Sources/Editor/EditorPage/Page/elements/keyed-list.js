import { Shown } from "./shown.js";

/**
 * A child of the list's element. It is made again if its look isn't that of the last one with its key; what was kept
 * is updated, and so is what was made.
 * @template {Shown<any> | Element} [C=any]
 * @typedef {{key: string, look?: string, make: () => C, update?: (child: C) => void}} KeyedItem
 */

/**
 * Children of an element that stay as long as they look the same, so that a long list isn't made and laid out again
 * with each change. They also keep their place, the focus and what is typed. What goes is taken away.
 */
export class KeyedList extends Shown {
    /** @type {Map<string, {look: string, child: Shown<any> | Element}>} */
    #children = new Map();

    /**
     * Shows items in place of all elements that are in the list's.
     * @param {KeyedItem[]} items
     */
    show(items) {
        /** @type {Map<string, {look: string, child: Shown<any> | Element}>} */
        const children = new Map();
        for (const { key: wished, look = "", make, update } of items) {
            let key = wished;
            while (children.has(key)) key += "+";
            const known = this.#children.get(key);
            const kept = known?.look === look ? known : { look, child: this.#made(make()) };
            update?.(kept.child);
            children.set(key, kept);
        }
        for (const [key, known] of this.#children) if (children.get(key) !== known) remove(known.child);
        this.#children = children;
        inOrder(this.element,
            [...children.values()].map(({ child }) => child instanceof Shown ? child.element : child));
    }

    /** @param {Shown<any> | Element} child */
    #made(child) { return child instanceof Shown ? this.contain(child) : child; }
}

/** @param {Shown<any> | Element} child */
function remove(child) {
    if (child instanceof Shown) child.takeAway();
    else child.remove();
}

/**
 * Orders the elements in a parent and removes others without moving those that are in place: a field that moves loses
 * the focus.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function inOrder(parent, children) {
    const kept = new Set(children);
    for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
    let next = parent.firstElementChild;
    for (const child of children) {
        if (child === next) next = child.nextElementSibling;
        else parent.insertBefore(child, next);
    }
}
