import { element, symbol } from "../elements/dom.js";
import { containerInSight } from "../canvas/placing.js";
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
        find: typed => foundRows(items(), typed, item => isPlaceable(app, item)),
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
        const reply = await app.store.attempt("library", {});
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

/** @typedef {import("../types.js").SceneObject[]} Path From the outermost object of the scene to the one that takes the item. */

/** @param {string} element @returns {(path: Path) => boolean} */
const inside = element => path => path.some(object => object.element === element);
/** @param {string} element @returns {(path: Path) => boolean} A controller has one at most. */
const controllerWithout = element => path => path.some(object => object.kind === "controller" && !object.children.some(child => child.element === element));

/**
 * What items need around them: others can be placed wherever views can.
 * @type {[RegExp, (path: Path) => boolean][]}
 */
const NEEDS = [
    [/^tableView(Cell|Section)/, inside("tableView")], [/^collection(ViewCell|ReusableView)/, inside("collectionView")],
    [/barButtonItem/i, path => path.some(({ kind, element }) => kind === "controller" || ["navigationItem", "navigationBar", "toolbar"].includes(element))],
    [/^tabBarItem/, controllerWithout("tabBarItem")], [/^navigationItem/, controllerWithout("navigationItem")],
];

/**
 * Returns whether Return can place an item: in what is selected, or in what is in the middle of the canvas.
 * @param {import("../types.js").App} app
 * @param {LibraryItem} item
 */
export function isPlaceable({ store, canvas }, item) {
    const { current } = store;
    const wanted = NEEDS.find(([ids]) => ids.test(item.id))?.[1];
    if (!current || !wanted) return true;
    const { viewport } = /** @type {import("../canvas/canvas.js").Canvas} */ (canvas);
    const around = store.selection[0] ?? (viewport && containerInSight(current, viewport.visible)) ?? "";
    return wanted(current.pathTo(around));
}

/**
 * Returns the rows of what was typed. What can be placed comes before what can't, among those whose words begin so.
 * @param {LibraryItem[]} items
 * @param {string} typed
 * @param {(item: LibraryItem) => boolean} canBePlaced
 */
export function foundRows(items, typed, canBePlaced) {
    const found = fuzzySearch(items, typed, item => [item.title, item.category, item.detail]);
    const wanted = typed.trim().toLowerCase();
    /** @param {LibraryItem} item */
    const rank = item => {
        const title = item.title.toLowerCase();
        const begins = title.startsWith(wanted) || title.includes(` ${wanted}`);
        return title === wanted ? 0 : begins && canBePlaced(item) ? 1 : begins ? 2 : 3;
    };
    if (wanted) found.sort((a, b) => rank(a.item) - rank(b.item));
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
