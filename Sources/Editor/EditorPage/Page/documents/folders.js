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
 * Returns the last step of a path.
 * @param {string} path
 */
export const nameOf = path => path.split("/").pop() ?? path;

/**
 * @param {string} folder
 * @param {string} name
 */
export const joined = (folder, name) => folder ? `${folder}/${name}` : name;

/**
 * Returns the steps of a path's folder, without those of languages.
 * @param {string} path
 */
export const stepsOf = path => folderOf(path).split("/").filter(step => !step.endsWith(".lproj"));

/**
 * Returns what tells documents of the same name apart: the last step of their folders in which all of them differ. Others have no words.
 * @param {string[]} paths
 * @returns {Map<string, string>}
 */
export function wordsApart(paths) {
    /** @type {Map<string, string[]>} */
    const twins = new Map();
    for (const path of paths) {
        const name = nameOf(path);
        twins.set(name, [...(twins.get(name) ?? []), path]);
    }
    return new Map([...twins.values()].filter(({ length }) => length > 1).flatMap(twins => {
        const deepest = Math.max(...twins.map(path => stepsOf(path).length));
        for (let depth = 1; depth <= deepest; depth++) {
            const steps = twins.map(path => stepsOf(path).at(-depth) ?? "");
            if (new Set(steps).size === twins.length) return twins.map((path, index) => /** @type {[string, string]} */ ([path, steps[index]]));
        }
        return twins.map(path => /** @type {[string, string]} */ ([path, folderOf(path)]));
    }));
}
