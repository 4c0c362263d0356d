/** The parts of the window in the order of F6, and the elements that get the focus. */
const PARTS = [
    "#outline", "#canvas", ".front-view:not([hidden])", "#viewbar", "#problems", "#script", "#texts", "#previews", "#source", "#play", "#inspectors", "#comments", "#history",
    ".find-panel", "#toolbar", "#tabs", "#jumpbar",
];
const TAKES_FOCUS = ["[tabindex='0']", "button:not(:disabled)", "input:not(:disabled)", "select:not(:disabled)", "textarea:not(:disabled)"].map(each => `${each}:not([tabindex='-1'])`).join(", ");

/**
 * Returns the commands that move the focus between parts of the window.
 * @param {import("../types.js").App} app
 */
export function focusCommands({ commands }) {
    commands.add(
        { id: "view.nextPart", title: "Go to the Next Part of the Window", menu: "View", submenu: "Go To", group: "help", shortcut: "F6", inFields: true, run: () => go(1) },
        { id: "view.previousPart", title: "Go to the Previous Part of the Window", menu: "View", submenu: "Go To", group: "help", shortcut: "shift+F6", inFields: true, run: () => go(-1) });
}

/** @param {1 | -1} step */
function go(step) {
    const parts = PARTS.map(selector => /** @type {HTMLElement | null} */ (document.querySelector(selector)));
    const current = parts.findIndex(part => part?.contains(document.activeElement));
    for (let tries = 1; tries <= parts.length; tries++) {
        const part = parts[(Math.max(current, step < 0 ? 0 : -1) + step * tries + parts.length * 2) % parts.length];
        const target = part && focusable(part);
        if (!target) continue;
        target.focus();
        return;
    }
}

/**
 * Returns what takes the focus first in a part of the window: itself, what is current in it, or its first control.
 * @param {HTMLElement} part
 */
function focusable(part) {
    const all = part.matches("[tabindex=\"0\"]") ? [part] : /** @type {HTMLElement[]} */ ([...part.querySelectorAll(TAKES_FOCUS)]);
    return all.find(each => each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible");
}

/**
 * Keeps the focus in the window: when the element that has it is removed or gives it up, the part of the window around it gets it, or
 * the canvas. A press of the pointer and Tab at the end of the page move it as the browser does.
 * @param {import("../types.js").App} app
 */
export function keepFocus({ store }) {
    /** @type {string | undefined} */
    let part;
    let isPressed = false;
    let key = "";
    const check = () => {
        if (isPressed || key === "Tab" || !document.hasFocus() || document.activeElement !== document.body) return;
        const places = [part, ".document-entries", "#canvas"].map(selector => /** @type {HTMLElement | null} */ (selector ? document.querySelector(selector) : null));
        for (const place of places) {
            const target = place && focusable(place);
            if (!target) continue;
            target.focus({ preventScroll: true });
            return;
        }
    };
    const soon = () => requestAnimationFrame(check);
    addEventListener("focusin", event => { part = PARTS.find(selector => event.target instanceof Element && event.target.closest(selector)) ?? part; });
    addEventListener("focusout", event => {
        // What is gone didn't lose the focus by Tab.
        if (event.target instanceof HTMLElement && !event.target.getClientRects().length) key = "";
        soon();
    });
    addEventListener("keydown", event => { key = event.key; }, { capture: true });
    addEventListener("keyup", soon);
    addEventListener("pointerdown", () => { isPressed = true; }, { capture: true });
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(() => { isPressed = false; }), { capture: true });
    store.on(["document", "documents"], soon);
}
