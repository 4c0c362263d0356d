import { element, symbol } from "../dom.js";
import { showMenu } from "../menus.js";
import { showAlignPopover } from "./align-popover.js";
import { constraintsOf, isArranged, isUntied, ownSize, pinnedViews, viewsInside } from "./pinned-views.js";
import { performOn } from "./perform-on.js";
import { showPinPopover } from "./pin-popover.js";
import { missingCommands, toHundredths } from "./pins.js";

/** @typedef {import("../types.js").App} App */
/** @typedef {import("../types.js").Command} Command */

/** @type {[string, string, "controllers" | "views"][]} what things can be embedded in */
const CONTAINERS = [
    ["navigationController", "Navigation Controller", "controllers"], ["tabBarController", "Tab Bar Controller", "controllers"],
    ["stackView", "Stack View", "views"], ["view", "View", "views"], ["viewWithoutInset", "View Without Inset", "views"], ["scrollView", "Scroll View", "views"],
];
const ARRANGEMENTS = [["forward", "Send Forward", "mod+shift+ArrowUp"], ["front", "Send to Front", "mod+shift+F"], ["backward", "Send Backward", "mod+shift+ArrowDown"], ["back", "Send to Back", "mod+shift+B"]];
const EDGES = [["left", "Left Edges"], ["centerX", "Horizontal Centers"], ["right", "Right Edges"], ["top", "Top Edges"], ["centerY", "Vertical Centers"], ["bottom", "Bottom Edges"]];

/**
 * What the Editor menu does with what is selected, and the buttons for it below the canvas.
 * @param {HTMLElement} _place
 * @param {App} app
 */
export function mount(_place, app) {
    const bar = element("div.layout-tools", { role: "group", "aria-label": "Auto Layout" });
    document.getElementById("viewbar")?.append(bar);
    addEmbedding(app);
    addArranging(app);
    addConstraining(app, bar);
    const tools = [
        tool("Embed In", "bounding-box-circles", button => showMenu(app.commands.menuItems("Editor").find(item => item.title === "Embed In")?.items ?? [], above(button))),
        tool("Align", "align-center", () => app.commands.run("editor.alignConstraints")), tool("Add New Constraints", "distribute-horizontal", () => app.commands.run("editor.pin")),
        tool("Resolve Auto Layout Issues", "triangle", button => showMenu(app.commands.menuItems("Editor").find(item => item.title === "Resolve Auto Layout Issues")?.items ?? [], above(button))),
    ];
    bar.append(...tools);
    const update = () => {
        const hasViews = viewsInside(app.store.current, app.store.selection).length > 0;
        tools[0].disabled = !app.store.selection.length;
        tools[1].disabled = tools[2].disabled = !hasViews;
        tools[3].disabled = !app.store.current || app.store.current.kind === "text";
    };
    app.store.on(["document", "selection", "scenes", "stages"], update);
    update();
}

/**
 * @param {string} title
 * @param {string} picture
 * @param {(button: HTMLButtonElement) => void} run
 * @returns {HTMLButtonElement}
 */
function tool(title, picture, run) {
    /** @type {HTMLButtonElement} */
    const button = element("button.tool", { type: "button", title, "aria-label": title, "data-tool": title, onclick: () => run(button) }, symbol(picture));
    return button;
}

/** @param {Element} button */
function above(button) {
    const box = button.getBoundingClientRect();
    return { x: box.left, y: box.top - 6 };
}

/** @param {App} app */
function addEmbedding({ store, commands }) {
    const all = (/** @type {string[]} */ ...kinds) => store.selection.length > 0 && store.selection.every(id => kinds.includes(store.current?.object(id)?.kind ?? ""));
    commands.add(...CONTAINERS.map(([container, title, what]) => ({
        id: `editor.embed.${container}`, title, menu: "Editor", submenu: "Embed In", group: "embed",
        isEnabled: () => what === "controllers" ? all("controller") : all("view") && isOneFamily(store),
        run: () => { store.perform(`Embed in ${title}`, [{ embed: { objects: store.selection, in: container } }]); },
    })), {
        id: "editor.unembed", title: "Unembed", menu: "Editor", group: "embed",
        isEnabled: () => store.selection.length === 1 && (all("controller") || (all("view") && !!store.current?.object(store.selection[0])?.children.some(child => child.kind === "view"))),
        run: () => { store.perform("Unembed", [{ unembed: { object: store.selection[0] } }]); },
    });
}

/** @param {import("../store.js").Store} store */
const isOneFamily = store => new Set(store.selection.map(id => store.current?.parentOf(id))).size === 1;

/** @param {App} app */
function addArranging({ store, commands }) {
    const views = () => viewsInside(store.current, store.selection);
    const movable = () => store.selection.length > 0 && store.selection.every(id => ["view", "cell", "barItem"].includes(store.current?.object(id)?.kind ?? ""));
    const inStep = (/** @type {string} */ to) => to === "front" || to === "backward" ? store.selection : [...store.selection].reverse();
    commands.add(...ARRANGEMENTS.map(([to, title, shortcut]) => ({
        id: `editor.arrange.${to}`, title, menu: "Editor", submenu: "Arrange", group: "arrange", shortcut, isEnabled: movable,
        run: () => { store.perform(title, inStep(to).map(object => ({ arrange: { object, to } }))); },
    })), ...EDGES.map(([to, title]) => ({
        id: `editor.align.${to}`, title, menu: "Editor", submenu: "Align", group: "arrange", isEnabled: () => views().length > 1 && isOneFamily(store),
        run: () => { store.perform(`Align ${title}`, [{ align: { objects: views(), to } }]); },
    })), ...[["centerX", "Horizontally in Container"], ["centerY", "Vertically in Container"]].map(([to, title]) => ({
        id: `editor.center.${to}`, title, menu: "Editor", submenu: "Align", group: "arrange", isEnabled: () => views().length > 0,
        run: () => { store.perform(`Center ${title}`, views().map(id => ({ align: { objects: [id], to } }))); },
    })), ...[["horizontal", "Horizontally"], ["vertical", "Vertically"]].map(([axis, title]) => ({
        id: `editor.distribute.${axis}`, title, menu: "Editor", submenu: "Distribute", group: "arrange", isEnabled: () => views().length > 2 && isOneFamily(store),
        run: () => { store.perform(`Distribute ${title}`, [{ distribute: { objects: views(), axis } }]); },
    })));
}

/**
 * @param {App} app
 * @param {HTMLElement} bar
 */
function addConstraining(app, bar) {
    const { store, commands } = app;
    const views = () => viewsInside(store.current, store.selection);
    const anchor = (/** @type {string} */ title) => bar.querySelector(`[data-tool="${title}"]`) ?? bar;
    const hasViews = () => views().length > 0;
    commands.add(
        { id: "editor.pin", title: "Add New Constraints…", menu: "Editor", group: "constraints", shortcut: "mod+alt+C", isEnabled: hasViews, run: () => showPinPopover(app, anchor("Add New Constraints")) },
        { id: "editor.alignConstraints", title: "Add Alignment Constraints…", menu: "Editor", group: "constraints", shortcut: "mod+alt+A", isEnabled: hasViews, run: () => showAlignPopover(app, anchor("Align")) },
        { id: "editor.sizeToFit", title: "Size to Fit", menu: "Editor", group: "arrange", isEnabled: () => fittingFrames(store, views()).length > 0, run: () => { store.perform("Size to Fit", fittingFrames(store, views())); } },
        ...resolving(app, "Selected Views", views, hasViews),
        ...resolving(app, "All Views in Scene", () => viewsOfScene(store), () => viewsOfScene(store).length > 0));
}

/**
 * @param {App} app
 * @param {string} whose
 * @param {() => string[]} views
 * @param {() => boolean} isEnabled
 * @returns {import("../commands.js").NamedCommand[]}
 */
function resolving(app, whose, views, isEnabled) {
    const { store } = app;
    const isAll = whose.startsWith("All");
    const place = { menu: "Editor", submenu: "Resolve Auto Layout Issues", group: "constraints", isEnabled };
    const clear = () => isAll ? views().slice(0, 1).map(object => ({ clearConstraints: { object, all: true } })) : views().map(object => ({ clearConstraints: { object } }));
    const id = isAll ? "all" : "selected";
    return [
        { ...place, id: `editor.updateFrames.${id}`, title: `Update Frames of ${whose}`, shortcut: isAll ? undefined : "mod+alt+=", run: () => { performOn(app, "Update Frames", frameUpdates(store, views())); } },
        { ...place, id: `editor.addMissing.${id}`, title: `Add Missing Constraints to ${whose}`, run: () => { performOn(app, "Add Missing Constraints", missing(store, views(), true)); } },
        { ...place, id: `editor.resetConstraints.${id}`, title: `Reset ${whose} to Suggested Constraints`, run: () => { performOn(app, "Reset to Suggested Constraints", [...clear(), ...missing(store, views(), false)]); } },
        { ...place, id: `editor.clearConstraints.${id}`, title: `Clear Constraints of ${whose}`, run: () => { performOn(app, "Clear Constraints", clear()); } },
    ];
}

/** @param {import("../store.js").Store} store */
function viewsOfScene(store) {
    const document = store.current;
    const scene = document?.sceneOf(store.selection[0] ?? "");
    if (!document || scene == null) return [];
    return viewsInside(document, [...document.places].filter(place => place.scene === scene).map(place => place.object.id));
}

/**
 * Frames as constraints will have them, for views that lie elsewhere.
 * @param {import("../store.js").Store} store
 * @param {string[]} views
 * @returns {Command[]}
 */
function frameUpdates({ current }, views) {
    return views.flatMap(object => {
        const mark = current?.stage(current.sceneOf(object) ?? "")?.marks.find(each => each.object === object && each.kind === "misplaced" && each.frame);
        const outer = current?.frameOf(current.parentOf(object) ?? "");
        if (!mark?.frame || !outer) return [];
        const [x, y, width, height] = mark.frame;
        return [{ setFrame: { object, x: toHundredths(x - outer[0]), y: toHundredths(y - outer[1]), width: toHundredths(width), height: toHundredths(height) } }];
    });
}

/**
 * Frames of the size that views take for what they show.
 * @param {import("../store.js").Store} store
 * @param {string[]} views
 * @returns {Command[]}
 */
function fittingFrames({ current }, views) {
    return views.flatMap(object => {
        const fit = current?.stage(current.sceneOf(object) ?? "")?.fits?.find(([id]) => id === object);
        const frame = current?.frameOf(object);
        const outer = current?.frameOf(current.parentOf(object) ?? "");
        if (!fit || !frame || !outer) return [];
        return [{ setFrame: { object, x: toHundredths(frame[0] - outer[0]), y: toHundredths(frame[1] - outer[1]), width: fit[1], height: fit[2] } }];
    });
}

/**
 * @param {import("../store.js").Store} store
 * @param {string[]} views
 * @param {boolean} keeps whether the constraints that there are stay: then only views lack some that have none or are ambiguous
 */
function missing({ current }, views, keeps) {
    if (!current) return [];
    const free = views.filter(id => !isArranged(current, id));
    const wanted = keeps ? free.filter(id => isAmbiguous(current, id) || isUntied(current, id)) : free;
    return pinnedViews(current, wanted, false).flatMap(view =>
        missingCommands(view, keeps ? constraintsOf(current, view.id) : [], ownSize(current.object(view.id)?.element ?? "")));
}

/**
 * @param {import("../document.js").OpenDocument} document
 * @param {string} id
 */
const isAmbiguous = (document, id) => document.stage(document.sceneOf(id) ?? "")?.marks.some(mark => mark.object === id && mark.kind === "ambiguous");
