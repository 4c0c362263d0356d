import { element } from "../elements/dom.js";

/**
 * Edits the selected object's name in its row.
 * @param {import("./outline.js").Outline} outline
 */
export function renameSelected(outline) {
    const id = outline.store.selection[0];
    const index = outline.rows.findIndex(row => row.id === id && row.type === "object" && row.kind !== "constraint" && !outline.store.current?.isFixture(row.id));
    if (index < 0 || !outline.store.people.canChange) return;
    outline.list.reveal(index);
    const { name } = outline.rows[index];
    const label = outline.list.row(index)?.querySelector(".outline-name");
    if (!label) return;
    /** @type {HTMLInputElement} */
    const field = element("input.field.outline-rename", { type: "text", value: name, "aria-label": `Name of ${name}`, spellcheck: false });
    label.replaceWith(field);
    outline.isRenaming = true;
    /** @param {boolean} keeps @param {boolean} [isLeft] Whether the focus is elsewhere, where it stays. */
    const finish = (keeps, isLeft = false) => {
        if (!outline.isRenaming) return;
        outline.isRenaming = false;
        if (keeps && field.value !== name) setName(outline, id, field.value.trim());
        outline.update();
        if (!isLeft) outline.scroller.focus();
    };
    field.addEventListener("keydown", event => {
        event.stopPropagation();
        if (event.key === "Enter") finish(true);
        else if (event.key === "Escape") finish(false);
    });
    field.addEventListener("blur", () => finish(true, true));
    field.select();
    field.focus();
}

/**
 * @param {import("./outline.js").Outline} outline
 * @param {string} object
 * @param {string} name empty for the default name
 */
function setName({ store }, object, name) {
    const command = name ? { set: { object, attribute: "userLabel", value: name } } : { removeAttribute: { object, attribute: "userLabel" } };
    store.perform("Rename", [command]);
}
