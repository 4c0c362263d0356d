import { element } from "../elements/dom.js";
import { personClass } from "./people-colors.js";

/**
 * Returns the marks of those who have selected what a row of the outline shows.
 * @param {import("../types.js").App} app
 * @param {import("../outline/outline-tree.js").Row} row
 * @returns {HTMLElement | null}
 */
export function outlinePeople({ store }, row) {
    if (row.id === null || row.type !== "object" && row.type !== "segue") return null;
    const people = store.people.in(store.current?.path).filter(person => person.selection?.includes(row.id ?? ""));
    if (!people.length) return null;
    const names = people.map(person => person.name).join(", ");
    return element("span.outline-people", { title: `Selected by ${names}`, role: "img", "aria-label": `Selected by ${names}` },
        people.slice(0, 3).map(person => element("span.person-dot", { class: personClass(person.color) })));
}
