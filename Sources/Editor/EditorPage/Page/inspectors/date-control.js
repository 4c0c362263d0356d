import { element } from "../elements/dom.js";
import { checkBox } from "./fields.js";

/** Seconds from 1970 to 2001, the reference date of documents. */
const REFERENCE = 978307200;

/**
 * Returns the text of a date for a field of the browser, in UTC.
 * @param {number | null} seconds since 2001
 */
export const dateText = seconds => seconds === null || !Number.isFinite(seconds) ? "" : new Date((seconds + REFERENCE) * 1000).toISOString().slice(0, 16);

/**
 * Returns the seconds since 2001 of a field's text; null if it is no date.
 * @param {string} text
 */
export function secondsOf(text) {
    const time = Date.parse(`${text}Z`);
    return Number.isNaN(time) ? null : time / 1000 - REFERENCE;
}

/**
 * A control for a date and time that may be left out: a checkbox, and the field of the date if there is one.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function dateControl({ row, commit, reset }) {
    const box = checkBox({ label: row.title, onchange: isOn => isOn ? commit(Math.floor(Date.now() / 60000) * 60 - REFERENCE) : reset() });
    /** @type {HTMLInputElement} */
    const field = element("input.field", { type: "datetime-local", "aria-label": row.title, onchange: () => {
        const seconds = secondsOf(field.value);
        if (seconds === null) reset();
        else commit(seconds);
    } });
    return {
        element: element("div.date", box.element, field), ownsTitle: true,
        update(given) {
            const value = given.isMixed ? null : given.value ?? null;
            box.update(value !== null, { isMixed: given.isMixed, isDisabled: !given.set });
            field.disabled = !given.set;
            field.hidden = value === null;
            if (document.activeElement !== field) field.value = dateText(value);
        },
    };
}
