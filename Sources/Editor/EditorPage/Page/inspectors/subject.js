/**
 * What the inspectors show: objects of a document.
 * @typedef {{path: string, objects: string[]}} Subject
 */

/**
 * Returns what is selected, or null if there is no document with objects.
 * @param {{path: string, kind?: string, selection: readonly string[]} | null | undefined} document
 * @returns {Subject | null}
 */
export const selected = document => document && document.kind !== "text" ? { path: document.path, objects: [...document.selection] } : null;

/**
 * Returns whether two subjects are the same.
 * @param {Subject | null} one
 * @param {Subject | null} other
 */
export const isSame = (one, other) => one?.path === other?.path && one?.objects.join("\n") === other?.objects.join("\n");
