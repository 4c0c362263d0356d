/**
 * @typedef {import("../types.js").App} App
 * @typedef {import("../types.js").BoardItem} BoardItem
 * @typedef {import("../model/document.js").OpenDocument} OpenDocument
 */

/**
 * Opens the storyboard of a reference, and shows its scene.
 * @param {App} app
 * @param {BoardItem} item
 */
export async function followReference({ canvas, say, store }, { storyboard, referenced }) {
    const from = store.current;
    if (!from) return;
    const path = storyboard ? pathOf(store.documents.map(document => document.path), storyboard, from.path) : from.path;
    if (path === null) {
        say(`“${storyboard}” is not in this folder`, { kind: "error" });
        return;
    }
    const document = await store.open(path);
    if (!document || store.current !== document) return;
    const controller = referencedController(document, referenced);
    if (controller === null) {
        const what = referenced ? `scene with the identifier “${referenced}”` : "initial view controller";
        say(`“${path}” has no ${what}`, { kind: "error" });
        return;
    }
    store.select([controller]);
    canvas.reveal();
}

/**
 * Returns the path of a storyboard by name; of several, the one nearest to the referring document.
 * @param {string[]} paths
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
export function pathOf(paths, name, from) {
    const named = paths.filter(path => path.split("/").pop() === `${name}.storyboard`);
    /** @param {string} path */
    const common = path => path.split("/").findIndex((step, index, steps) => step !== from.split("/")[index] || index === steps.length - 1);
    return named.sort((a, b) => common(b) - common(a) || a.length - b.length)[0] ?? null;
}

/**
 * @param {OpenDocument} document
 * @param {string | undefined} identifier By default the initial controller.
 * @returns {string | null}
 */
export function referencedController(document, identifier) {
    const initial = document.state.initial;
    if (!identifier) return initial && document.has(initial) ? initial : null;
    return [...document.scenes.values()].find(scene => scene.identifier === identifier)?.controller ?? null;
}
