import { boardFrame, withTitle } from "./board.js";
import { showObjectMenu } from "./canvas-menus.js";
import { union } from "./geometry.js";
import { Nudger } from "./nudging.js";
import { followReference } from "./references.js";

/**
 * Returns the commands of the canvas.
 * @param {import("./canvas.js").Canvas} canvas
 */
export function canvasCommands(canvas) {
    editCommands(canvas);
    zoomCommands(canvas);
    nudgeCommands(canvas);
    walkCommands(canvas);
}

/** @param {import("./canvas.js").Canvas} canvas */
function editCommands(canvas) {
    const { store, app, clipboard } = canvas;
    const has = () => store.selection.length > 0;
    const hasEntry = () => !!store.current?.isEntrySelected;
    const titles = () => store.selection.length === 1 ? store.current?.object(store.selection[0])?.title ?? "Segue" : "Objects";
    const outermost = () => store.selection.filter(id => !store.current?.isFixture(id) && !store.selection.some(other => other !== id && store.current?.isInside(id, other)));
    app.commands.add(
        { id: "edit.cut", title: "Cut", menu: "Edit", group: "clipboard", shortcut: "mod+X", isEnabled: () => clipboard.canCopy, run: () => clipboard.cut() },
        { id: "edit.copy", title: "Copy", menu: "Edit", group: "clipboard", shortcut: "mod+C", isEnabled: () => clipboard.canCopy, run: () => clipboard.copy() },
        // The key is left to the browser: only its own event may read the clipboard without asking.
        { id: "edit.paste", title: "Paste", menu: "Edit", group: "clipboard", shortcut: "mod+V", isNative: true, isEnabled: () => !!store.current, run: () => clipboard.pasteFromSystem() },
        {
            id: "edit.duplicate", title: "Duplicate", menu: "Edit", group: "clipboard", shortcut: "mod+D", isEnabled: () => clipboard.canCopy,
            run: () => store.perform(`Duplicate ${titles()}`, outermost().map(object => ({ duplicate: { object, ...(store.current?.object(object)?.kind === "view" ? { offsetX: 10, offsetY: 10 } : {}) } }))),
        },
        { id: "edit.delete", title: "Delete", menu: "Edit", group: "clipboard", shortcut: ["Delete", "Backspace"], isEnabled: () => outermost().length > 0 || hasEntry(), run: () => hasEntry() ? store.perform("Delete Storyboard Entry Point", [{ setInitialController: {} }]) : store.perform(`Delete ${titles()}`, outermost().map(object => ({ delete: { object } }))) },
        { id: "edit.selectAll", title: "Select All", menu: "Edit", group: "select", shortcut: "mod+A", isEnabled: () => !!store.current, run: () => store.select(everything(canvas)) },
        { id: "edit.selectParent", title: "Select Parent", menu: "Edit", group: "select", shortcut: "Escape", isEnabled: has, run: () => store.select(parents(canvas)) },
        {
            id: "edit.text", title: "Edit Text", menu: "Edit", group: "select", shortcut: ["Enter", "F2"], isEnabled: () => canvas.hasFocus() && store.selection.length === 1 && canvas.editor.canEdit(store.selection[0]),
            run: () => canvas.editor.begin(store.selection[0]),
        },
        {
            id: "editor.setInitial", title: "Is Initial View Controller", menu: "Editor", group: "initial", isEnabled: () => store.current?.object(store.selection[0] ?? "")?.kind === "controller",
            isChecked: () => !!store.selection.length && store.current?.state.initial === store.selection[0],
            run: () => store.perform("Set Initial View Controller", [{ setInitialController: store.current?.state.initial === store.selection[0] ? {} : { object: store.selection[0] } }]),
        },
        {
            id: "editor.tidyScenes", title: "Tidy Up Scenes", menu: "Editor", group: "initial", isEnabled: () => store.current?.kind === "storyboard" && store.current.order.length > 1,
            help: "arranges all scenes in columns along their segues",
            run: async () => {
                if (await store.perform("Tidy Up Scenes", [{ tidyScenes: {} }])) canvas.fit(canvas.bounds);
            },
        },
        {
            id: "editor.openReference", title: "Open Referenced Storyboard", menu: "Editor", group: "initial", isEnabled: () => referenceOf(canvas) !== null,
            run: () => { const item = referenceOf(canvas); if (item) followReference(app, item); },
        });
}

/**
 * Returns the selected storyboard reference.
 * @param {import("./canvas.js").Canvas} canvas
 */
function referenceOf({ document }) {
    const [id, ...others] = document?.selection ?? [];
    const item = id === undefined || others.length ? null : document?.boardItem(document.sceneOf(id) ?? "");
    return item?.isReference ? item : null;
}

/**
 * Returns the siblings of the selection, or all scenes.
 * @param {import("./canvas.js").Canvas} canvas
 */
function everything({ document }) {
    if (!document) return [];
    const first = document.selection[0];
    const parent = first === undefined ? null : document.parentOf(first);
    const object = document.object(first ?? "");
    if (!object || object.kind === "controller" || parent === null) return [...document.scenes.values()].flatMap(scene => scene.controller ?? []);
    const siblings = document.object(object.accepts && document.selection.length === 1 ? object.id : parent)?.children.filter(child => child.kind === (object.accepts && document.selection.length === 1 ? "view" : object.kind)) ?? [];
    return siblings.length ? siblings.map(child => child.id) : [object.id];
}

/** @param {import("./canvas.js").Canvas} canvas */
function parents({ document }) {
    if (!document) return [];
    return document.selection.flatMap(id => {
        const segue = document.segue(id);
        return segue ? segue.from : document.parentOf(id) ?? [];
    });
}

/** @param {import("./canvas.js").Canvas} canvas */
function zoomCommands(canvas) {
    const { store, app, viewport } = canvas;
    const isEnabled = () => !!store.current;
    app.commands.add(
        { id: "view.zoomIn", title: "Zoom In", menu: "View", submenu: "Zoom", group: "zoom", shortcut: ["mod++", "mod+=", "mod+shift+="], inFields: true, isEnabled, run: () => canvas.zoom(viewport.nextScale(1)) },
        { id: "view.zoomOut", title: "Zoom Out", menu: "View", submenu: "Zoom", group: "zoom", shortcut: "mod+-", inFields: true, isEnabled, run: () => canvas.zoom(viewport.nextScale(-1)) },
        { id: "view.actualSize", title: "Actual Size", menu: "View", submenu: "Zoom", group: "zoom", shortcut: "mod+1", isEnabled, run: () => canvas.zoom(1) },
        { id: "view.fitAll", title: "Fit All", menu: "View", submenu: "Zoom", group: "zoom", shortcut: ["mod+0", "mod+9", "shift+1"], isEnabled, run: () => canvas.fit(canvas.bounds) },
        { id: "view.fitSelection", title: "Fit Selection", menu: "View", submenu: "Zoom", group: "zoom", shortcut: ["mod+2", "shift+2"], isEnabled: () => store.selection.length > 0, run: () => canvas.fit(selectionFrame(canvas), 2) },
        { id: "view.revealSelection", title: "Show Selection", menu: "View", submenu: "Zoom", group: "zoom", shortcut: "mod+J", isEnabled: () => store.selection.length > 0, run: () => canvas.reveal() },
        { id: "view.bounds", title: "Show Bounds Rectangles", menu: "View", submenu: "Canvas", group: "zoom", isChecked: () => canvas.view.showsBounds, run: () => { canvas.view.showsBounds = !canvas.view.showsBounds; } },
        { id: "view.guides", title: "Show Safe Areas and Margins", menu: "View", submenu: "Canvas", group: "zoom", isChecked: () => canvas.view.showsGuides, run: () => { canvas.view.showsGuides = !canvas.view.showsGuides; } },
        { id: "view.canvas", title: "Go to the Canvas", menu: "View", submenu: "Go To", group: "help", shortcut: "mod+shift+E", run: () => canvas.focus() });
}

/** @param {import("./canvas.js").Canvas} canvas */
function selectionFrame({ document }) {
    if (!document) return null;
    return union(/** @type {import("./geometry.js").Frame[]} */ (document.selection.map(id => {
        const segue = document.segue(id);
        const scene = document.boardItem(document.sceneOf(segue?.from ?? id) ?? "");
        const frame = boardFrame(document, segue?.from ?? id) ?? scene?.frame ?? null;
        return frame && scene ? withTitle(frame, scene) : frame;
    }).filter(Boolean)));
}

/** What the arrow keys with Alt do to the size of views. */
const LONGER = { Left: "Narrower", Right: "Wider", Up: "Shorter", Down: "Taller" };

/** @param {number} size */
const points = size => size === 1 ? "1 Point" : `${size} Points`;

/** @param {import("./canvas.js").Canvas} canvas */
function nudgeCommands(canvas) {
    const { store, app } = canvas;
    const nudger = new Nudger(canvas);
    const steps = /** @type {const} */ ({ ArrowLeft: [-1, 0, "Left"], ArrowRight: [1, 0, "Right"], ArrowUp: [0, -1, "Up"], ArrowDown: [0, 1, "Down"] });
    for (const [key, [dx, dy, name]] of Object.entries(steps)) {
        for (const [modifier, size] of /** @type {[string, number][]} */ ([["", 1], ["shift+", 10]])) {
            app.commands.add({
                id: `canvas.move${name}${size}`, title: `Move ${name} by ${points(size)}`, shortcut: modifier + key, isHidden: true,
                isEnabled: () => canvas.hasFocus() && store.selection.length > 0, run: () => nudger.move(dx * size, dy * size),
            }, {
                id: `canvas.resize${name}${size}`, title: `Make ${LONGER[name]} by ${points(size)}`, shortcut: `alt+${modifier}${key}`, isHidden: true,
                isEnabled: () => canvas.hasFocus() && store.selection.length > 0, run: () => nudger.resize(dx * size, dy * size),
            });
        }
    }
}

/** @param {import("./canvas.js").Canvas} canvas */
function walkCommands(canvas) {
    const { store, app } = canvas;
    app.commands.add(
        { id: "canvas.next", title: "Select Next", shortcut: "Tab", isHidden: true, isEnabled: () => document.activeElement === canvas.place && store.selection.length > 0, run: () => walk(canvas, 1) },
        { id: "canvas.previous", title: "Select Previous", shortcut: "shift+Tab", isHidden: true, isEnabled: () => document.activeElement === canvas.place && store.selection.length > 0, run: () => walk(canvas, -1) },
        {
            id: "canvas.menu", title: "Show the Menu of the Selection", shortcut: ["shift+F10", "ContextMenu"], isHidden: true, isEnabled: () => canvas.hasFocus() && store.selection.length > 0,
            run: () => {
                canvas.reveal();
                const frame = selectionFrame(canvas);
                const box = canvas.place.getBoundingClientRect();
                const [x, y] = frame ? canvas.viewport.toScreen([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]) : [box.width / 2, box.height / 2];
                showObjectMenu(canvas, { clientX: box.left + x, clientY: box.top + y });
            },
        },
        {
            id: "canvas.inside", title: "Select First Child", shortcut: "Enter", isHidden: true, isEnabled: () => document.activeElement === canvas.place,
            run: () => {
                const opened = canvas.document;
                const inside = opened?.object(store.selection[0] ?? "")?.children.find(child => child.kind === "view" || child.kind === "cell") ?? (store.selection.length ? null : opened?.scenes.values().next().value?.objects[0]);
                if (inside) {
                    store.select([inside.id]);
                    canvas.reveal();
                }
            },
        });
}

/**
 * @param {import("./canvas.js").Canvas} canvas
 * @param {1 | -1} step
 */
function walk(canvas, step) {
    const { store, document } = canvas;
    const id = store.selection[store.selection.length - 1];
    const parent = document?.parentOf(id) ?? null;
    const object = document?.object(id);
    if (!document || !object) return;
    const siblings = parent === null ? [...document.scenes.values()].flatMap(scene => scene.controller ?? []) : (document.object(parent)?.children ?? []).filter(child => child.kind !== "constraint").map(child => child.id);
    const index = siblings.indexOf(id);
    store.select([siblings[(index + step + siblings.length) % siblings.length] ?? id]);
    canvas.reveal();
}
