import { personClass } from "./people-colors.js";

/**
 * Shows in the inspector what others type into the same fields, and says when they have changed what is being typed here.
 * @param {import("../types.js").App} app
 */
export function mountLiveFields(app) {
    const { store } = app;
    const panel = /** @type {HTMLElement} */ (document.getElementById("inspectors"));
    /** @type {Map<number, HTMLElement>} */
    const shown = new Map();
    const update = () => {
        for (const person of store.people.others) {
            const field = person.document === store.current?.path ? person.field : undefined;
            const row = field?.object !== undefined && store.selection.length === 1 && store.selection[0] === field.object ? rowOf(panel, field.title ?? "") : null;
            const old = shown.get(person.id);
            if (!row) {
                old?.remove();
                shown.delete(person.id);
                continue;
            }
            const mark = old ?? document.createElement("div");
            mark.className = `live-field ${personClass(person.color)}`;
            mark.textContent = `${person.name}: ${field?.text ?? ""}▏`;
            if (mark.parentElement !== row) row.append(mark);
            shown.set(person.id, mark);
        }
        for (const [id, mark] of shown) {
            if (store.people.get(id)) continue;
            mark.remove();
            shown.delete(id);
        }
    };
    store.on(["presence", "people"], update);
    store.onCalm(["selection", "document", "scenes"], update);
    document.addEventListener("field-outdated", event => {
        const { label, value } = /** @type {CustomEvent} */ (event).detail;
        const author = store.people.get(store.current?.state.undoBy ?? null)?.name ?? "Somebody else";
        app.say(`${author} has changed “${label}” to “${value}”`, { hint: "Return keeps what you type, Esc takes theirs" });
    });
}

/**
 * @param {HTMLElement} panel
 * @param {string} title
 */
function rowOf(panel, title) {
    const field = [...panel.querySelectorAll("input, textarea")].find(each => each.getAttribute("aria-label") === title);
    return /** @type {HTMLElement | null} */ (field?.closest(".inspector-row") ?? null);
}
