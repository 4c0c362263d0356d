/** The parts of the window in the order of F6, and the elements that get the focus. */
const PARTS = ["#outline", "#canvas", "#viewbar", "#problems", "#inspectors", "#comments", "#toolbar", "#tabs", "#jumpbar"];
const TAKES_FOCUS = "[tabindex=\"0\"], button:not(:disabled):not([tabindex=\"-1\"]), input:not(:disabled), select:not(:disabled)";

/**
 * Returns the commands that move the focus between parts of the window.
 * @param {import("../types.js").App} app
 */
export function focusCommands({ commands }) {
    commands.add(
        { id: "view.nextPart", title: "Go to the Next Part of the Window", menu: "View", submenu: "Go To", group: "focus", shortcut: "F6", inFields: true, run: () => go(1) },
        { id: "view.previousPart", title: "Go to the Previous Part of the Window", menu: "View", submenu: "Go To", group: "focus", shortcut: "shift+F6", inFields: true, run: () => go(-1) });
}

/** @param {1 | -1} step */
function go(step) {
    const parts = PARTS.map(selector => /** @type {HTMLElement | null} */ (document.querySelector(selector)));
    const current = parts.findIndex(part => part?.contains(document.activeElement));
    for (let tries = 1; tries <= parts.length; tries++) {
        const part = parts[(Math.max(current, step < 0 ? 0 : -1) + step * tries + parts.length * 2) % parts.length];
        const target = part?.matches("[tabindex=\"0\"]") ? part : /** @type {HTMLElement | null} */ (part?.querySelector(TAKES_FOCUS));
        if (!target || target.getClientRects().length === 0) continue;
        target.focus();
        return;
    }
}
