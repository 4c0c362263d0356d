/** @typedef {import("./menu-model.js").MenuItem} MenuItem */

/** The commands that the right button offers on what is selected, with lines between; those for certain objects only are left out on others. */
const GROUPS = [
    ["edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"],
    ["outline.rename"],
    ["editor.setInitial", "editor.openReference"],
];

/**
 * What the right button offers on what is selected, in the outline and on the canvas.
 * @param {import("../types.js").App} app
 * @returns {MenuItem[]}
 */
export function objectMenu({ commands }) {
    const groups = GROUPS.map(ids => ids.filter(id => commands.get(id) && (!id.startsWith("editor.") || commands.isEnabled(id))).map(id => commands.item(id)));
    const editor = commands.menuItems("Editor").filter(item => item.items && item.items.some(inner => !inner.isDisabled));
    return [...groups, editor].filter(items => items.length).flatMap((items, index) => index ? [{ separator: true }, ...items] : items);
}
