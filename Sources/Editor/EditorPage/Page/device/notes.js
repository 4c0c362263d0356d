import { element } from "../elements/dom.js";

/** The shortest time that a note is shown, in milliseconds; longer texts are shown longer. */
const STAY = 4000;

/**
 * Shows notes over the page for a short time.
 * @param {HTMLElement} container
 * @returns {(text: string, action?: {title: string, run: () => void}) => void}
 */
export function mountNotes(container) {
    /** @type {HTMLElement} */
    const list = element("div.notes", { role: "status", "aria-live": "polite" });
    container.append(list);
    return (text, action) => {
        const note = element("div.note", element("span", text), action && element("button.button", {
            type: "button", onclick: () => {
                action.run();
                note.remove();
            },
        }, action.title));
        list.replaceChildren(note);
        setTimeout(() => note.remove(), STAY + 40 * text.length + (action ? 6000 : 0));
    };
}
