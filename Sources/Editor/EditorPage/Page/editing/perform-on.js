/**
 * Performs commands and keeps the selection, which would otherwise be the new constraints.
 * @param {import("../types.js").App} app
 * @param {string} name
 * @param {import("../types.js").Command[]} commands
 */
export async function performOn({ store, say }, name, commands) {
    const selection = store.selection;
    const reply = await store.perform(name, commands);
    if (!reply) return;
    if (reply.isUnchanged) say(`${name}: nothing to change`);
    store.select(selection);
}
