/**
 * Performs and leaves selected what was: constraints that were made would be, otherwise.
 * @param {import("../types.js").App} app
 * @param {string} name
 * @param {import("../types.js").Command[]} commands
 */
export async function performOn({ store, say }, name, commands) {
    if (!commands.length) return say(`${name}: nothing has to change`);
    const selection = store.selection;
    if (await store.perform(name, commands)) store.select(selection);
}
