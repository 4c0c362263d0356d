/** @typedef {import("../types.js").Command} Command */
/** @typedef {Record<string, string>} Traits values by the names of their traits */

/**
 * How documents spell a combination of traits; empty for any.
 * @param {Traits} traits
 */
export const traitKey = traits => Object.keys(traits).filter(name => traits[name]).sort().map(name => `${name}=${traits[name]}`).join("-");

/**
 * The commands with which a row's value becomes one for some traits, too.
 * @param {import("./row-edit.js").InspectorRow} row
 * @param {string} key
 * @returns {Command[]}
 */
export const variedCommands = (row, key) => (row.vary ?? []).map(command =>
    /** @type {Command} */ (Object.fromEntries(Object.entries(command).map(([name, fields]) => [name, { ...fields, traits: key }]))));

/**
 * The size classes that the canvas is seen with, which a new variation begins with.
 * @param {import("../types.js").Device[]} devices
 * @param {{device?: string, orientation?: string}} state what the document says
 * @param {{device?: string, orientation?: string}} view what the person chose in its place
 * @returns {Traits}
 */
export function seenTraits(devices, state, view) {
    const isTurned = (view.orientation ?? state.orientation) === "landscape";
    return { ...devices.find(device => device.id === (view.device ?? state.device))?.traits?.[isTurned ? 1 : 0] };
}

/**
 * Whether a row, among those of its section, has a value for these traits already.
 * @param {import("./row-edit.js").InspectorRow} row
 * @param {import("./row-edit.js").InspectorRow[]} rows
 * @param {string} key
 */
export const hasVariation = (row, rows, key) => rows.some(other => other.title === row.title && other.control === row.control && other.variation?.key === key);
