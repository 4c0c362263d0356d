import { viewsInside } from "./selected-views.js";

/** @typedef {import("../types.js").App} App */
/** @typedef {import("../model/store.js").Store} Store */

/** The containers for embedding controllers and views. */
const CONTAINERS = [
    { container: "navigationController", title: "Navigation Controller", kind: "controller" },
    { container: "tabBarController", title: "Tab Bar Controller", kind: "controller" },
    { container: "stackView", title: "Stack View", kind: "view" },
    { container: "view", title: "View", kind: "view" },
    { container: "viewWithoutInset", title: "View Without Inset", kind: "view" },
    { container: "scrollView", title: "Scroll View", kind: "view" },
];

const ARRANGEMENTS = [
    { to: "forward", title: "Send Forward", shortcut: "mod+shift+ArrowUp" },
    { to: "front", title: "Send to Front", shortcut: "mod+shift+F" },
    { to: "backward", title: "Send Backward", shortcut: "mod+shift+ArrowDown" },
    { to: "back", title: "Send to Back", shortcut: "mod+shift+B" },
];

const EDGES = [
    { to: "left", title: "Left Edges" }, { to: "centerX", title: "Horizontal Centers" }, { to: "right", title: "Right Edges" },
    { to: "top", title: "Top Edges" }, { to: "centerY", title: "Vertical Centers" }, { to: "bottom", title: "Bottom Edges" },
    { to: "firstBaseline", title: "First Baselines" }, { to: "lastBaseline", title: "Last Baselines" },
];

const CENTERS = [{ to: "centerX", title: "Horizontally in Container" }, { to: "centerY", title: "Vertically in Container" }];
const AXES = [{ axis: "horizontal", title: "Horizontally" }, { axis: "vertical", title: "Vertically" }];

/**
 * Returns whether the selection isn't empty and consists of these kinds.
 * @param {Store} store
 * @param {string[]} kinds
 */
const areAll = ({ selection, current }, kinds) =>
    selection.length > 0 && selection.every(id => kinds.includes(current?.object(id)?.kind ?? ""));

/** @param {Store} store */
const areSiblings = ({ selection, current }) => new Set(selection.map(id => current?.parentOf(id))).size === 1;

/** @param {App} app */
export function addEmbedding({ store, commands }) {
    const place = { menu: "Editor", group: "embed" };
    for (const { container, title, kind } of CONTAINERS) {
        commands.add({
            ...place, id: `editor.embed.${container}`, title, submenu: "Embed In",
            isEnabled: () => areAll(store, [kind]) && (kind === "controller" || areSiblings(store)),
            run: () => store.perform(`Embed in ${title}`, [{ embed: { objects: store.selection, in: container } }]),
        });
    }
    commands.add({
        ...place, id: "editor.unembed", title: "Unembed", isEnabled: () => store.selection.length === 1 && canUnembed(store),
        run: () => store.perform("Unembed", [{ unembed: { object: store.selection[0] } }]),
    });
}

/** @param {Store} store */
function canUnembed(store) {
    const holdsViews = store.current?.object(store.selection[0])?.children.some(child => child.kind === "view");
    return areAll(store, ["controller"]) || (areAll(store, ["view"]) && !!holdsViews);
}

/** @param {App} app */
export function addArranging({ store, commands }) {
    const place = { menu: "Editor", group: "arrange" };
    const views = () => viewsInside(store.current, store.selection);
    for (const { to, title, shortcut } of ARRANGEMENTS) {
        commands.add({
            ...place, id: `editor.arrange.${to}`, title, submenu: "Arrange", shortcut,
            isEnabled: () => areAll(store, ["view", "cell", "barItem"]),
            run: () => store.perform(title, [{ arrange: { objects: store.selection, to } }]),
        });
    }
    for (const { to, title } of EDGES) {
        commands.add({
            ...place, id: `editor.align.${to}`, title, submenu: "Align", isEnabled: () => views().length > 1 && areSiblings(store),
            run: () => store.perform(`Align ${title}`, [{ align: { objects: views(), to } }]),
        });
    }
    for (const { to, title } of CENTERS) {
        commands.add({
            ...place, id: `editor.center.${to}`, title, submenu: "Align", isEnabled: () => views().length > 0,
            run: () => store.perform(`Center ${title}`, [{ align: { objects: views(), to, inContainer: true } }]),
        });
    }
    for (const { axis, title } of AXES) {
        commands.add({
            ...place, id: `editor.distribute.${axis}`, title, submenu: "Distribute", isEnabled: () => views().length > 2 && areSiblings(store),
            run: () => store.perform(`Distribute ${title}`, [{ distribute: { objects: views(), axis } }]),
        });
    }
}
