/**
 * @typedef {import("../model/differences.js").Change} Change
 * @typedef {{id: string, title: string, changes: Change[], isBefore: boolean, isAfter: boolean, before: Map<string, Change[]>, after: Map<string, Change[]>}} PairedScene
 * `before` and `after` have the changes of the objects that are outlined in each picture.
 * @typedef {{scenes: Map<string, {title: string, controller?: string}>, has: (id: string) => boolean, parentOf: (id: string) => string | null}} Version
 */

/**
 * Returns the scenes that differ in two versions, in the order of the changes, and the changes outside of scenes.
 * @param {Change[]} changes
 * @param {Version} before
 * @param {Version} after
 * @returns {{scenes: PairedScene[], rest: Change[]}}
 */
export function pairedScenes(changes, before, after) {
    /** @type {Map<string, PairedScene>} */
    const scenes = new Map();
    /** @type {Change[]} */
    const rest = [];
    const isStoryboard = ![...before.scenes.keys(), ...after.scenes.keys()].includes("");
    for (const change of changes) {
        // The objects of a xib are those of one scene.
        const id = isStoryboard ? change.scene : "";
        const isKnown = id !== undefined && (before.scenes.has(id) || after.scenes.has(id));
        if (id === undefined || !isKnown) {
            rest.push(change);
            continue;
        }
        let scene = scenes.get(id);
        if (!scene) {
            const known = after.scenes.get(id) ?? before.scenes.get(id);
            scene = { id, title: known?.title ?? change.section, changes: [], isBefore: before.scenes.has(id), isAfter: after.scenes.has(id), before: new Map(), after: new Map() };
            scenes.set(id, scene);
        }
        scene.changes.push(change);
        outline(scene.before, before, change, change.kind === "added");
        outline(scene.after, after, change, change.kind === "deleted");
    }
    return { scenes: [...scenes.values()], rest };
}

/**
 * @param {Map<string, Change[]>} outlined
 * @param {Version} version
 * @param {Change} change
 * @param {boolean} isAbsent Whether the version doesn't have the object.
 */
function outline(outlined, version, change, isAbsent) {
    if (isAbsent || change.object === undefined) return;
    // A constraint or connection is shown at the object that has it.
    const id = version.has(change.object) ? change.object : change.parent;
    if (id === undefined) return;
    outlined.set(id, [...(outlined.get(id) ?? []), change]);
}
