import { shownDifferences } from "./marks.js";

/**
 * @typedef {import("../popups/menu-model.js").MenuItem} MenuItem
 * @typedef {import("../model/differences.js").Change} Change
 */

/** The number of changes above which a menu doesn't list them one by one. */
const MOST = 12;

/**
 * Takes changes since the last commit back.
 * @param {import("../types.js").App} app
 * @param {Change[]} changes
 */
export const revert = ({ store }, changes) => store.attempt("revert", { changes: changes.map(({ key }) => key) });

/**
 * Returns the menu items that take the changes of objects back; none in a version, and for objects without any.
 * @param {import("../types.js").App} app
 * @param {string[]} ids
 * @returns {MenuItem[]}
 */
export function revertItems(app, ids) {
    const document = app.store.current;
    const differences = shownDifferences(app);
    if (!document || document.version || !differences) return [];
    const changes = [...new Set(ids.flatMap(id => {
        const own = differences.of(id);
        const scene = document.scenes.get(document.sceneOf(id) ?? "");
        return own.length || scene?.controller !== id ? own : differences.in(scene.id);
    }))];
    return itemsOf(app, changes);
}

/**
 * @param {import("../types.js").App} app
 * @param {Change[]} changes
 * @returns {MenuItem[]}
 */
export function itemsOf(app, changes) {
    if (!changes.length) return [];
    if (changes.length === 1) return [{ title: "Revert This Change", detail: shortened(changes[0].sentence, 36), run: () => { revert(app, changes); } }];
    const each = changes.slice(0, MOST).map(change => ({ title: shortened(change.sentence, 60), run: () => { revert(app, [change]); } }));
    return [{ title: "Revert Change", items: [{ title: `All ${changes.length} Changes`, run: () => { revert(app, changes); } }, { separator: true }, ...each] }];
}

/**
 * Returns the menu items of a row of the inspectors.
 * @param {import("../types.js").App} app
 * @param {Change[] | undefined} changes
 * @returns {MenuItem[]}
 */
export function revertRowItems(app, changes) {
    if (!changes?.length || app.store.current?.version || !shownDifferences(app)) return [];
    return [{ title: changes.length === 1 ? "Revert This Change" : "Revert These Changes", run: () => { revert(app, changes); } }];
}

/** @param {string} text @param {number} length */
const shortened = (text, length) => text.length > length ? `${text.slice(0, length - 1)}…` : text;
