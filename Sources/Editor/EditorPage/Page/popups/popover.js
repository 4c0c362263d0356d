import { element } from "../elements/dom.js";
import { placed, placedBeside } from "./menu-model.js";

/** @type {(() => void) | null} */
let closeShown = null;

/**
 * Returns the frame in the window that a popover doesn't cover if there is space beside it; null for none.
 * @typedef {() => import("../canvas/geometry.js").Frame | null} Avoided
 */

/**
 * Shows a popover beside an element until Escape or a press elsewhere closes it.
 * @param {Element} anchor
 * @param {Node} content
 * @param {{label: string, onclose?: () => void, avoid?: Avoided}} options
 * @returns {() => void} closes it
 */
export function showPopover(anchor, content, { label, onclose, avoid }) {
    closeShown?.();
    const focusBefore = document.activeElement;
    /** @type {HTMLElement} */
    const popover = element("div.popover", { role: "dialog", "aria-label": label, tabIndex: -1 }, content);
    const ended = new AbortController();
    // A place of the canvas or of a text isn't a control.
    const isButton = anchor.matches("button, [role]");
    const close = () => {
        if (!popover.isConnected) return;
        closeShown = null;
        // Text that is being edited is committed before it closes.
        if (popover.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
        ended.abort();
        popover.remove();
        if (isButton) anchor.setAttribute("aria-expanded", "false");
        if (focusBefore instanceof HTMLElement && focusBefore.isConnected && document.activeElement === document.body) focusBefore.focus({ preventScroll: true });
        onclose?.();
    };
    /** @param {KeyboardEvent} event */
    const leave = event => {
        event.stopPropagation();
        close();
    };
    closeShown = close;
    document.body.append(popover);
    if (isButton) anchor.setAttribute("aria-expanded", "true");
    place(popover, anchor, avoid);
    const size = new ResizeObserver(() => place(popover, anchor, avoid));
    size.observe(popover);
    ended.signal.addEventListener("abort", () => size.disconnect());

    const { signal } = ended;
    addEventListener("resize", () => place(popover, anchor, avoid), { signal });
    addEventListener("pointerdown", event => {
        const target = event.target instanceof Element ? event.target : null;
        if (!popover.contains(target) && !target?.closest(".menu")) close();
    }, { signal, capture: true });
    popover.addEventListener("keydown", event => {
        if (event.key === "Tab") keepFocusInside(popover, event);
        else if (event.key === "Escape") leave(event);
    });
    // The focused element may have been replaced; Escape still applies to the popover.
    addEventListener("keydown", event => {
        if (event.key === "Escape" && document.activeElement === document.body) leave(event);
    }, { signal, capture: true });
    const first = popover.querySelector("input:enabled, button:enabled, textarea:enabled");
    (first instanceof HTMLElement ? first : popover).focus({ preventScroll: true });
    return close;
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
    const { x, y } = avoided && placedBeside(avoided, { width, height }, window) || placed(at, { width, height }, window);
    popover.style.left = `${x}px`;
    popover.style.top = `${y}px`;
}

/**
 * @param {HTMLElement} popover
 * @param {KeyboardEvent} event
 */
export function keepFocusInside(popover, event) {
    const all = /** @type {HTMLElement[]} */ ([...popover.querySelectorAll("input, button, textarea, [tabindex='0']")])
        .filter(each => !each.hasAttribute("disabled") && each.offsetParent !== null && each.tabIndex >= 0);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length];
    event.preventDefault();
    next?.focus();
}
