/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/**
 * Returns rows of which only the first in a row of the same group names it.
 * @param {InspectorRow[]} rows
 * @returns {InspectorRow[]}
 */
export function withGroups(rows) {
    return rows.map((row, index) => row.group && row.group === rows[index - 1]?.group ? { ...row, group: undefined } : row);
}
