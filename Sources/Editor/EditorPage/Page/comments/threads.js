import { dateTitle } from "../model/dates.js";

/**
 * What people say about an object, a scene or the document; `docs/editor-protocol.md` explains it.
 * @typedef {{author: string, date: string, text: string}} Comment
 * @typedef {{id: string, object?: string, name?: string, isResolved?: boolean, comments: Comment[]}} Thread
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 */

/**
 * Whether what a thread is about is in the document.
 * @param {OpenDocument} document
 * @param {Thread} thread
 */
export const isThere = (document, { object }) => object === undefined || document.has(object) || document.scenes.has(object);

/**
 * Returns what a thread is about, with the name of now if there is one.
 * @param {OpenDocument} document
 * @param {Thread} thread
 */
export function subjectOf(document, { object, name }) {
    if (object === undefined) return "Document";
    return document.has(object) ? document.nameOf(object) : document.scenes.get(object)?.title ?? name ?? object;
}

/**
 * Returns the groups of threads as they are listed: the open ones, those about objects that are gone, and those resolved. In each the
 * latest come first.
 * @param {OpenDocument} document
 * @returns {{title: string, threads: Thread[]}[]}
 */
export function groupsOf(document) {
    const latest = (/** @type {Thread} */ thread) => thread.comments[thread.comments.length - 1].date;
    const threads = [...document.comments].sort((a, b) => latest(b) < latest(a) ? -1 : latest(b) > latest(a) ? 1 : 0);
    const open = threads.filter(thread => !thread.isResolved);
    return [
        { title: "", threads: open.filter(thread => isThere(document, thread)) },
        { title: "No Longer There", threads: open.filter(thread => !isThere(document, thread)) },
        { title: "Resolved", threads: threads.filter(thread => thread.isResolved) },
    ].filter(group => group.threads.length);
}

/**
 * Returns the open threads of each object or scene.
 * @param {OpenDocument} document
 * @returns {Map<string, Thread[]>}
 */
export function openThreads(document) {
    /** @type {Map<string, Thread[]>} */
    const found = new Map();
    for (const thread of document.comments) {
        if (thread.isResolved || thread.object === undefined || !isThere(document, thread)) continue;
        found.set(thread.object, [...found.get(thread.object) ?? [], thread]);
    }
    return found;
}

/** The steps of times in words: how many seconds each has, and its name. */
const STEPS = /** @type {const} */ ([[86400, "day"], [3600, "hour"], [60, "minute"]]);

/**
 * Returns how long ago a time was: "5 minutes ago"; its date if it was long ago.
 * @param {string} date
 * @param {number} [now] As in `Date.now()`.
 */
export function ago(date, now = Date.now()) {
    const time = Date.parse(date);
    if (Number.isNaN(time)) return date;
    const seconds = Math.max(0, (now - time) / 1000);
    if (seconds >= 7 * 86400) return dateTitle(date);
    for (const [length, name] of STEPS) {
        const count = Math.floor(seconds / length);
        if (count) return `${count} ${name}${count === 1 ? "" : "s"} ago`;
    }
    return "just now";
}
