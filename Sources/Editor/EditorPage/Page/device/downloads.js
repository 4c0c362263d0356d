import { element } from "../elements/dom.js";

/**
 * Gives a file to the person, as a download.
 * @param {BlobPart} content
 * @param {string} type
 * @param {string} name
 */
export function download(content, type, name) {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = element("a", { href: address, download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    // The browser has read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Returns a name with the app's and the time: "Daily Buzz 2026-01-31 at 10.20.30.png".
 * @param {string | undefined} app
 * @param {string} ending
 * @param {Date} [time]
 */
export function fileName(app, ending, time = new Date()) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
    return `${(app ?? "App").replace(/[/\\:]/g, "-")} ${day} at ${two(time.getHours())}.${two(time.getMinutes())}.${two(time.getSeconds())}.${ending}`;
}
