import { element, symbol } from "../elements/dom.js";
import { fuzzySearch } from "../popups/fuzzy.js";
import { iconElement } from "../elements/icons.js";
import { SearchPanel } from "../popups/search-panel.js";

/** @typedef {import("../types.js").LibraryItem} LibraryItem */

/** The distance from which a press is a drag. */
const SLACK = 4;

/**
 * The library: all objects that can be added to the document, by dragging them to the canvas or pressing Return.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    /** @type {Map<string, LibraryItem[]>} */
    const known = new Map();
    const items = () => known.get(app.store.current?.path ?? "") ?? [];
    /** @type {SearchPanel} */
    const panel = new SearchPanel({
        label: "Library", placeholder: "Views, controls, controllers, gestures", look: "library",
        find: typed => foundRows(items(), typed),
        empty: typed => !known.has(app.store.current?.path ?? "") ? "Loading…" : typed ? `No library item is named “${typed}”` : "Nothing can be added to this document",
        onchoose: row => app.canvas.placeItem(row.value),
        onpress: (row, event) => followDrag(app, panel, row.value, event),
    });
    panel.element.append(element("footer.search-foot",
        element("span", element("kbd", "↩"), " places"), element("span", "or drag onto the canvas"),
        element("span", element("kbd", app.commands.isMac ? "⌥" : "Alt"), " keeps it open")));

    const show = async () => {
        if (panel.isOpen) return panel.close();
        // Typing works before the items have arrived.
        panel.open();
        const path = app.store.current?.path;
        if (!path || known.has(path)) return;
        const reply = await app.store.attempt("library");
        if (!reply) return panel.close();
        known.set(path, reply.items);
        if (panel.isOpen) panel.update();
    };
    app.commands.add({
        id: "library.show", title: "Library", menu: "View", group: "library", shortcut: "mod+shift+L", inFields: true,
        isEnabled: () => !!app.store.current && app.store.current.kind !== "text", run: show,
    });
    app.store.on("document", () => panel.close());
}

/**
 * @param {LibraryItem[]} items
 * @param {string} typed
 */
function foundRows(items, typed) {
    const found = fuzzySearch(items, typed, item => [item.title, item.category, item.detail]);
    if (!typed.trim()) found.sort((a, b) => orderOf(items, a.item) - orderOf(items, b.item));
    let category = "";
    return found.map(({ item, at }) => {
        const heading = typed.trim() || item.category === category ? undefined : item.category;
        category = item.category;
        return { title: item.title, at, detail: item.detail, heading, icon: element("span.library-icon", pictureOf(item)), value: item };
    });
}

/**
 * Returns the index of an item's category in the order of first items.
 * @param {LibraryItem[]} items
 * @param {LibraryItem} item
 */
function orderOf(items, item) { return items.findIndex(other => other.category === item.category) * 10_000 + items.indexOf(item); }

/** @param {LibraryItem} item */
const pictureOf = item => item.icon ? iconElement(item.icon, item.isController ? "controller" : "view") : symbol("box");

/**
 * Passes the pointer to the canvas when it moves; the library closes unless Option is pressed.
 * @param {import("../types.js").App} app
 * @param {SearchPanel} panel
 * @param {LibraryItem} item
 * @param {PointerEvent} press
 */
function followDrag(app, panel, item, press) {
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener("pointermove", event => {
        if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
        ended.abort();
        if (!event.altKey) panel.close();
        app.canvas.beginLibraryDrag(item, event);
    }, { signal });
    addEventListener("pointerup", () => ended.abort(), { signal });
    addEventListener("pointercancel", () => ended.abort(), { signal });
}
