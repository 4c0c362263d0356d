import { revertItems } from "../history/revert-menu.js";

/** @typedef {import("./menu-model.js").MenuItem} MenuItem */

/** The commands of the context menu in groups; those for certain objects are omitted for others. */
const GROUPS = [
    ["edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"],
    ["outline.rename"],
    ["editor.setInitial", "editor.openReference"],
    ["editor.refactor", "editor.inline", "editor.exportCode"],
];

/**
 * Returns the context menu of the selection, in the outline and on the canvas.
 * @param {import("../types.js").App} app
 * @returns {MenuItem[]}
 */
export function objectMenu(app) {
    const { commands } = app;
    const groups = GROUPS.map(ids => ids.filter(id => commands.get(id) && (!id.startsWith("editor.") || commands.isEnabled(id))).map(id => commands.item(id)));
    const editor = commands.menuItems("Editor").filter(item => item.items && item.items.some(inner => !inner.isDisabled));
    return [...groups, editor, revertItems(app, app.store.selection)].filter(items => items.length).flatMap((items, index) => index ? [{ separator: true }, ...items] : items);
}
