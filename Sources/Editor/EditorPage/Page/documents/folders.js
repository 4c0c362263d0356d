/** @typedef {import("../types.js").DocumentEntry} DocumentEntry */

/**
 * Returns documents by their folders, in the order of paths; those of the opened folder itself come first.
 * @param {DocumentEntry[]} documents
 * @returns {{folder: string, entries: DocumentEntry[]}[]}
 */
export function byFolder(documents) {
    /** @type {Map<string, DocumentEntry[]>} */
    const folders = new Map();
    for (const entry of documents) {
        const folder = entry.path.split("/").slice(0, -1).join("/");
        folders.set(folder, [...(folders.get(folder) ?? []), entry]);
    }
    return [...folders].sort(([a], [b]) => a < b ? -1 : 1).map(([folder, entries]) => ({ folder, entries }));
}
