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
        const folder = folderOf(entry.path);
        folders.set(folder, [...(folders.get(folder) ?? []), entry]);
    }
    return [...folders].sort(([a], [b]) => a < b ? -1 : 1).map(([folder, entries]) => ({ folder, entries }));
}

/**
 * Returns the folder of a path, which is empty for the opened one.
 * @param {string} path
 */
export const folderOf = path => path.split("/").slice(0, -1).join("/");

/**
 * @param {string} folder
 * @param {string} name
 */
export const joined = (folder, name) => folder ? `${folder}/${name}` : name;
