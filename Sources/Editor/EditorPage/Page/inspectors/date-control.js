import { element } from "../elements/dom.js";

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
 * A control for a date and time.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function dateControl({ row, commit, reset }) {
    /** @type {HTMLInputElement} */
    const field = element("input.field", { type: "datetime-local", "aria-label": row.title, onchange: () => {
        const seconds = secondsOf(field.value);
        if (seconds === null) reset();
        else commit(seconds);
    } });
    return {
        element: field, update: given => {
            field.disabled = !given.set;
            if (document.activeElement !== field) field.value = given.isMixed ? "" : dateText(given.value ?? null);
        },
    };
}
