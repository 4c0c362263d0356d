/**
 * Returns a date as readers write it: "Mar 10, 2026"; a text that is no date as it is.
 * @param {string} date as in "2026-03-10", with or without a time
 */
export function dateTitle(date) {
    const time = Date.parse(date);
    return Number.isNaN(time) ? date : new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(time);
}
