/** @typedef {import("../types.js").Command} Command */
/** @typedef {Record<string, string>} Traits values by the names of their traits */

/**
 * Returns the key of a combination of traits in documents; empty for any.
 * @param {Traits} traits
 */
export const traitKey = traits => Object.keys(traits).filter(name => traits[name]).sort().map(name => `${name}=${traits[name]}`).join("-");

/**
 * Returns the commands that set a row's value for some traits.
 * @param {import("./row-edit.js").InspectorRow} row
 * @param {string} key
 * @returns {Command[]}
 */
export const variedCommands = (row, key) => (row.vary ?? []).map(command =>
    /** @type {Command} */ (Object.fromEntries(Object.entries(command).map(([name, fields]) => [name, { ...fields, traits: key }]))));

/**
 * Returns the size classes of the canvas, the default of a new variation.
 * @param {import("../types.js").Device[]} devices
 * @param {{device?: string, orientation?: string}} state the document's value
 * @param {{device?: string, orientation?: string}} view the user's choice
 * @returns {Traits}
 */
export function seenTraits(devices, state, view) {
    const isTurned = (view.orientation ?? state.orientation) === "landscape";
    return { ...devices.find(device => device.id === (view.device ?? state.device))?.traits?.[isTurned ? 1 : 0] };
}

/**
 * Returns whether a row has a variation for these traits already.
 * @param {import("./row-edit.js").InspectorRow} row
 * @param {import("./row-edit.js").InspectorRow[]} rows
 * @param {string} key
 */
export const hasVariation = (row, rows, key) => rows.some(other => other.title === row.title && other.control === row.control && other.variation?.key === key);
