import { element } from "../elements/dom.js";
import { MEANINGS, SIGNS } from "../model/differences.js";
import { attachCard } from "./change-card.js";
import { shownDifferences } from "./marks.js";

/** @typedef {import("../model/differences.js").Mark} Mark */

/**
 * Returns the mark of a row of the outline, or null.
 * @param {import("../types.js").App} app
 * @param {import("../outline/outline-tree.js").Row} row
 * @returns {HTMLElement | null}
 */
export function outlineMark(app, row) {
    const differences = shownDifferences(app);
    const mark = differences && markOf(differences, row);
    if (!differences || !mark) return null;
    const made = element("span.change-mark", { class: `is-${mark}`, role: "img", "aria-label": MEANINGS[mark] }, SIGNS[mark]);
    const changes = changesOf(differences, row);
    attachCard(app, made, () => ({ changes, object: row.type === "object" ? row.id : null, scene: row.scene }));
    return made;
}

/**
 * @param {import("../model/differences.js").Differences} differences
 * @param {import("../outline/outline-tree.js").Row} row
 * @returns {Mark | null}
 */
export function markOf(differences, row) {
    if (row.type === "scene") return differences.isNew(row.scene) ? "added" : differences.in(row.scene).length ? "inside" : null;
    if (row.type === "constraints") return constraintChanges(differences, row).length ? "inside" : null;
    if (row.type === "entry" || row.id === null) return null;
    const mark = differences.markOf(row.id);
    // What is shown below marks itself.
    return mark === "inside" && row.isOpen && row.canOpen ? null : mark;
}

/**
 * @param {import("../model/differences.js").Differences} differences
 * @param {import("../outline/outline-tree.js").Row} row
 */
function changesOf(differences, row) {
    if (row.type === "scene") return differences.in(row.scene);
    if (row.type === "constraints") return constraintChanges(differences, row);
    const own = differences.of(row.id ?? "");
    return own.length ? own : differences.in(row.scene).filter(change => isBelow(row.object, change));
}

/**
 * @param {import("../model/differences.js").Differences} differences
 * @param {import("../outline/outline-tree.js").Row} row
 */
const constraintChanges = (differences, row) => differences.in(row.scene)
    .filter(change => change.name.startsWith("constraint ") && change.kind !== "deleted" && `constraints:${change.parent}` === row.key);

/**
 * @param {import("../types.js").SceneObject | undefined} object
 * @param {import("../model/differences.js").Change} change
 * @returns {boolean}
 */
const isBelow = (object, change) => !!object && (object.id === change.object || object.id === change.parent
    || object.children.some(child => isBelow(child, change)));
