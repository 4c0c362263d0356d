/** @typedef {import("./menu-model.js").MenuItem} MenuItem */
import { canBeChosen, nextChoice, placed, seenInPlace, showAlternates, tidied, typedChoice } from "./menu-model.js";
import { element, symbol } from "../elements/dom.js";

/**
 * The options of a menu: `style` hud is the dark menu of a Control-drag; `over` aligns the checked item with the
 * button, as a pop-up button does; `isBelow` scrolls where there is too little room below the place; `isAlternate` begins with the alternate items; `onHighlight` is called with the item
 * under the pointer, and null at the end; `onStep` handles left and right arrows outside of submenus, in a menu bar.
 * @typedef {{
 *   x: number, y: number, style?: "hud", title?: string, isAlternate?: boolean, over?: boolean, isBelow?: boolean, minWidth?: number,
 *   onHighlight?: (item: MenuItem | null) => void, onStep?: (step: 1 | -1) => void
 * }} MenuPlace
 */

const ITEM_HEIGHT = 22;
/** The height in which a menu can be used. */
const LEAST_ROOM = 200;

/** @type {Menu | null} */
let shown = null;

/**
 * Shows a menu and captures the keyboard until an item is selected; only one menu is open at a time.
 * @param {(MenuItem | false | null | undefined)[]} items
 * @param {MenuPlace} place in the window
 * @returns {Promise<MenuItem | null>} the selected item
 */
export function showMenu(items, place) {
    shown?.close(null);
    return new Promise(resolve => {
        shown = new Menu(tidied(items), place, null, item => {
            shown = null;
            resolve(item);
        });
    });
}

/**
 * Shows a menu below an element, as a pull-down button does.
 * @param {(MenuItem | false | null | undefined)[]} items
 * @param {Element} element
 * @param {Partial<MenuPlace>} [place]
 */
export function showMenuBelow(items, element, place = {}) {
    const box = element.getBoundingClientRect();
    const isOver = place.over && items.some(item => item && item.isChecked === true);
    const at = isOver ? { x: box.left - 8, y: box.top + (box.height - ITEM_HEIGHT) / 2, minWidth: box.width + 16 }
        : { x: box.left, y: box.bottom + 2, minWidth: box.width, isBelow: true };
    element.setAttribute("aria-expanded", "true");
    return showMenu(items, { ...at, ...place })
        .finally(() => element.setAttribute("aria-expanded", "false"));
}

export function closeMenus() { shown?.close(null); }

export const isMenuOpen = () => shown !== null;

class Menu {
    /**
     * @param {MenuItem[]} items
     * @param {MenuPlace} place
     * @param {Menu | null} parent
     * @param {(item: MenuItem | null) => void} done
     */
    constructor(items, place, parent, done) {
        this.items = items;
        this.place = place;
        this.parent = parent;
        this.done = done;
        this.current = -1;
        /** @type {Set<MenuItem>} */
        this.ticked = new Set();
        this.typed = "";
        this.typedAt = 0;
        this.openedAt = performance.now();
        /** Whether the pointer was pressed in the menu itself. */
        this.isPressed = false;
        /** @type {Menu | null} */
        this.child = null;
        this.childTimer = 0;
        this.focusBefore = /** @type {HTMLElement | null} */ (document.activeElement);
        this.hasAlternates = items.some(item => item.isAlternate);
        showAlternates(items, !!place.isAlternate);
        this.element = this.build();
        this.show();
    }

    build() {
        /** @type {HTMLElement} */
        const menu = element("div.menu", {
            role: "menu", tabIndex: 0, class: this.place.style, "aria-label": this.place.title,
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
            onpointermove: (/** @type {PointerEvent} */ event) => this.hover(event),
            onpointerdown: () => { this.root.isPressed = true; },
            onpointerup: (/** @type {PointerEvent} */ event) => this.release(event),
            oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
        }, this.items.map((item, index) => this.row(item, index)));
        if (this.place.minWidth) menu.style.minWidth = `${this.place.minWidth}px`;
        menu.classList.toggle("has-checks", this.items.some(item => item.isChecked !== undefined));
        return menu;
    }

    /** @param {MenuItem} item @param {number} index */
    row(item, index) {
        if (item.separator) return element("div.menu-separator", { role: "separator" });
        if (item.heading !== undefined) return element("div.menu-heading", { role: "presentation" }, item.heading);
        const role = item.isOneOfSeveral ? "menuitemcheckbox" : item.isChecked !== undefined ? "menuitemradio" : "menuitem";
        const row = element(`div#menu-item-${this.depth}-${index}.menu-item`, {
            role, "data-index": index, "aria-disabled": item.isDisabled ? "true" : null, "aria-haspopup": item.items ? "menu" : null,
        }, this.check(item), item.icon, element("span.menu-title", item.title), this.tail(item));
        row.hidden = !!item.isHidden;
        this.mark(row, item);
        return row;
    }

    /** @param {boolean} areShown */
    setAlternates(areShown) {
        if (!this.hasAlternates) return;
        showAlternates(this.items, areShown);
        this.items.forEach((item, index) => {
            const row = this.rowAt(index);
            if (row) row.hidden = !!item.isHidden;
        });
        const seen = seenInPlace(this.items, this.current);
        if (seen !== this.current) this.highlight(seen);
    }

    /** @returns {number} */
    get depth() { return this.parent ? this.parent.depth + 1 : 0; }

    /** @param {MenuItem} item */
    check(item) {
        const check = element("span.menu-check");
        if (item.isChecked !== undefined) check.append(symbol(item.isChecked === "mixed" ? "dash" : "check2"));
        return check;
    }

    /** @param {MenuItem} item */
    tail(item) {
        const tail = element("span.menu-tail", item.shortcut ?? item.detail);
        if (item.items) tail.append(symbol("chevron-right"));
        return tail;
    }

    /** @param {HTMLElement} row @param {MenuItem} item */
    mark(row, item) {
        if (item.isChecked === undefined) return;
        row.setAttribute("aria-checked", item.isChecked === "mixed" ? "mixed" : `${item.isChecked}`);
        row.classList.toggle("is-checked", !!item.isChecked);
    }

    show() {
        const host = document.querySelector("dialog[open]:last-of-type") ?? document.body;
        host.append(this.element);
        this.moveIntoPlace();
        this.element.focus({ preventScroll: true });
        if (!this.parent) {
            this.outside = (/** @type {PointerEvent} */ event) => this.pressedOutside(event);
            addEventListener("pointerdown", this.outside, true);
            this.blurred = () => this.close(null);
            addEventListener("blur", this.blurred);
            this.option = (/** @type {KeyboardEvent} */ event) => {
                if (event.key !== "Alt" || !this.hasAlternates) return;
                event.preventDefault();
                this.setAlternates(event.type === "keydown");
            };
            addEventListener("keydown", this.option, true);
            addEventListener("keyup", this.option, true);
            addEventListener("resize", this.blurred);
        }
    }

    moveIntoPlace() {
        this.makeRoomForAlternates();
        // It scrolls rather than cover its title.
        const room = innerHeight - this.place.y - 8;
        if (this.place.isBelow && room >= LEAST_ROOM) this.element.style.maxHeight = `${room}px`;
        const { width, height } = this.element.getBoundingClientRect();
        const at = { x: this.place.x, y: this.place.y };
        const checked = this.items.findIndex(item => item.isChecked === true);
        if (this.place.over && checked >= 0) {
            at.y -= /** @type {HTMLElement} */ (this.element.children[checked]).offsetTop;
            this.highlight(checked);
        }
        const beside = this.parent?.element.getBoundingClientRect();
        const { x, y } = placed(at, { width, height }, { width: innerWidth, height: innerHeight }, beside);
        this.element.style.left = `${x}px`;
        this.element.style.top = `${y}px`;
    }

    /** Keeps the width of the menu, whichever items it shows. */
    makeRoomForAlternates() {
        if (!this.hasAlternates) return;
        const widths = [!this.place.isAlternate, !!this.place.isAlternate].map(areShown => {
            this.setAlternates(areShown);
            return this.element.getBoundingClientRect().width;
        });
        this.element.style.minWidth = `${Math.ceil(Math.max(...widths))}px`;
    }

    /** @param {PointerEvent} event */
    pressedOutside(event) {
        if (event.target instanceof Element && event.target.closest(".menu")) return;
        event.preventDefault();
        event.stopPropagation();
        this.close(null);
    }

    /** @param {Event} event */
    indexAt(event) {
        const row = event.target instanceof Element ? event.target.closest(".menu-item") : null;
        return row instanceof HTMLElement && row.parentElement === this.element ? Number(row.dataset.index) : -1;
    }

    /** @param {PointerEvent} event */
    hover(event) {
        const index = this.indexAt(event);
        if (index === this.current) return;
        this.highlight(canBeChosen(this.items[index]) ? index : -1);
        clearTimeout(this.childTimer);
        this.childTimer = window.setTimeout(() => this.openChild(false), 120);
    }

    /**
     * Chooses an item, unless the press that opened the menu is released at once, without a drag.
     * @param {PointerEvent} event
     */
    release(event) {
        if (!this.parent && !this.isPressed && performance.now() - this.openedAt < 250) return;
        const index = this.indexAt(event);
        if (canBeChosen(this.items[index])) this.choose(index, event.shiftKey);
    }

    /** @param {number} index */
    highlight(index) {
        this.rowAt(this.current)?.classList.remove("is-current");
        this.current = index;
        const row = this.rowAt(index);
        row?.classList.add("is-current");
        row?.scrollIntoView({ block: "nearest" });
        if (row) this.element.setAttribute("aria-activedescendant", row.id);
        else this.element.removeAttribute("aria-activedescendant");
        this.root.place.onHighlight?.(this.items[index] ?? null);
    }

    /** @param {number} index */
    rowAt(index) { return /** @type {HTMLElement | undefined} */ (this.element.children[index]); }

    /** @returns {Menu} */
    get root() { return this.parent?.root ?? this; }

    /** @param {KeyboardEvent} event */
    key(event) {
        event.stopPropagation();
        const handled = this.navigate(event.key, event.shiftKey) || this.typeAhead(event);
        if (handled || event.key === "Tab") event.preventDefault();
    }

    /**
     * @param {string} key
     * @param {boolean} isSeveral
     */
    navigate(key, isSeveral) {
        switch (key) {
            case "ArrowDown": this.highlight(nextChoice(this.items, this.current, 1)); return true;
            case "ArrowUp": this.highlight(nextChoice(this.items, this.current, -1)); return true;
            case "Home": this.highlight(nextChoice(this.items, -1, 1)); return true;
            case "End": this.highlight(nextChoice(this.items, 0, -1)); return true;
            case "ArrowRight": if (this.items[this.current]?.items) this.openChild(true); else this.root.place.onStep?.(1); return true;
            case "ArrowLeft": if (this.parent) this.parent.closeChild(); else this.place.onStep?.(-1); return true;
            case "Enter": if (this.current >= 0) this.choose(this.current, isSeveral); return true;
            case " ": if (this.typed === "" && this.current >= 0) this.choose(this.current, isSeveral); return this.typed === "";
            case "Escape": if (this.parent) this.parent.closeChild(); else this.close(null); return true;
            case "Tab": this.root.close(null); return true;
            default: return false;
        }
    }

    /** @param {KeyboardEvent} event */
    typeAhead(event) {
        if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
        const now = performance.now();
        this.typed = now - this.typedAt > 900 ? event.key : this.typed + event.key;
        this.typedAt = now;
        const found = typedChoice(this.items, this.typed);
        if (found >= 0) this.highlight(found);
        return true;
    }

    /** @param {boolean} takesKeyboard */
    openChild(takesKeyboard) {
        const item = this.items[this.current];
        if (this.child && this.child.items !== item?.items) this.closeChild();
        if (!item?.items || this.child || !this.element.isConnected) return;
        const row = /** @type {HTMLElement} */ (this.rowAt(this.current)).getBoundingClientRect();
        const place = { ...this.place, x: row.right - 3, y: row.top - 5, over: false, minWidth: 0 };
        this.child = new Menu(item.items, place, this, () => {});
        if (takesKeyboard) this.child.highlight(nextChoice(item.items, -1, 1));
        else this.element.focus({ preventScroll: true });
    }

    closeChild() {
        if (!this.child) return;
        this.child.element.remove();
        this.child = null;
        this.element.focus({ preventScroll: true });
    }

    /**
     * @param {number} index
     * @param {boolean} isSeveral Whether more items can be selected.
     */
    choose(index, isSeveral) {
        const item = this.items[index];
        if (item.items) {
            this.highlight(index);
            this.openChild(true);
        } else if (item.isOneOfSeveral && isSeveral) {
            item.isChecked = !item.isChecked;
            if (!this.ticked.delete(item)) this.ticked.add(item);
            this.mark(/** @type {HTMLElement} */ (this.rowAt(index)), item);
            item.run?.();
        } else {
            this.root.close(item);
            if (!this.ticked.has(item)) item.run?.();
        }
    }

    /** @param {MenuItem | null} item */
    close(item) {
        if (!this.element.isConnected) return;
        clearTimeout(this.childTimer);
        this.closeChild();
        this.element.remove();
        if (this.outside) removeEventListener("pointerdown", this.outside, true);
        if (this.option) {
            removeEventListener("keydown", this.option, true);
            removeEventListener("keyup", this.option, true);
        }
        if (this.blurred) {
            removeEventListener("blur", this.blurred);
            removeEventListener("resize", this.blurred);
        }
        this.place.onHighlight?.(null);
        if (this.focusBefore?.isConnected) this.focusBefore.focus({ preventScroll: true });
        this.done(item);
    }
}
