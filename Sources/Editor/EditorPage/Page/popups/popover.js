import { element } from "../elements/dom.js";
import { Shown } from "../elements/shown.js";
import { placed, placedBeside } from "./menu-model.js";

/** @type {Popover | null} */
let current = null;

/**
 * Returns the frame in the window that a popover doesn't cover if there is space beside it; null for none.
 * @typedef {() => import("../canvas/geometry.js").Frame | null} Avoided
 */

/**
 * Shows a popover beside an element until Escape or a press elsewhere takes it away.
 * @param {Element} anchor
 * @param {Node} content
 * @param {{label: string, avoid?: Avoided}} options
 */
export function showPopover(anchor, content, options) {
    current?.takeAway();
    return current = new Popover(anchor, content, options);
}

class Popover extends Shown {
    #focusBefore = document.activeElement;

    /**
     * @param {Element} anchor
     * @param {Node} content
     * @param {{label: string, avoid?: Avoided}} options
     */
    constructor(anchor, content, { label, avoid }) {
        super(element("div.popover", { role: "dialog", "aria-label": label, tabIndex: -1 }, content));
        const popover = this.element;
        const put = () => place(popover, anchor, avoid);
        /** @param {KeyboardEvent} event */
        const leave = event => {
            event.stopPropagation();
            this.takeAway();
        };
        document.body.append(popover);
        // A place of the canvas or of a text isn't a control.
        if (anchor.matches("button, [role]")) {
            anchor.setAttribute("aria-expanded", "true");
            this.ends(() => anchor.setAttribute("aria-expanded", "false"));
        }
        put();
        this.measure(popover, put).listen(window, "resize", put);
        this.listen(window, "pointerdown", event => {
            const target = event.target instanceof Element ? event.target : null;
            if (!popover.contains(target) && !target?.closest(".menu")) this.takeAway();
        }, { capture: true });
        this.listen(popover, "keydown", event => {
            if (event.key === "Tab") keepFocusInside(popover, event);
            else if (event.key === "Escape") leave(event);
        });
        // The focused element may have been replaced; Escape still applies to the popover.
        this.listen(window, "keydown", event => {
            if (event.key === "Escape" && document.activeElement === document.body) leave(event);
        }, { capture: true });
        const first = popover.querySelector("input:enabled, button:enabled, textarea:enabled");
        (first instanceof HTMLElement ? first : popover).focus({ preventScroll: true });
    }

    takeAway() {
        if (current === this) current = null;
        const before = this.#focusBefore;
        // Text that is being edited is committed before it closes.
        if (this.element.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
        super.takeAway();
        if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) {
            before.focus({ preventScroll: true });
        }
    }
}

/**
 * @param {HTMLElement} popover
 * @param {Element} anchor
 * @param {Avoided} [avoid]
 */
function place(popover, anchor, avoid) {
    // What has been drawn again since has no place any more.
    if (!anchor.isConnected) return;
    const box = anchor.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const below = box.bottom + 6 + height < innerHeight || box.top < height + 12;
    const at = { x: box.left + box.width / 2 - width / 2, y: below ? box.bottom + 6 : box.top - height - 6 };
    const window = { width: innerWidth, height: innerHeight };
    const avoided = avoid?.();
    const { x, y } = avoided && placedBeside(avoided, { width, height }, window)
        || placed(at, { width, height }, window);
    popover.style.left = `${x}px`;
    popover.style.top = `${y}px`;
}

/**
 * @param {HTMLElement} popover
 * @param {KeyboardEvent} event
 */
function keepFocusInside(popover, event) {
    const all = /** @type {HTMLElement[]} */ ([...popover.querySelectorAll("input, button, textarea, [tabindex='0']")])
        .filter(each => !each.hasAttribute("disabled") && each.offsetParent !== null && each.tabIndex >= 0);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length];
    event.preventDefault();
    next?.focus();
}
