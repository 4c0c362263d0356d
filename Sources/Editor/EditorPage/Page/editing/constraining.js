import { showAlignPopover } from "./align-popover.js";
import { fittingFrames, frameUpdates, missingConstraints } from "./layout-repairs.js";
import { performOn } from "./perform-on.js";
import { showPinPopover } from "./pin-popover.js";
import { viewsInside } from "./pinned-views.js";

/** @typedef {import("../types.js").App} App */

/**
 * @param {App} app
 * @param {HTMLElement} bar where the buttons are that popovers belong to
 */
export function addConstraining(app, bar) {
    const { store, commands } = app;
    const views = () => viewsInside(store.current, store.selection);
    const anchor = (/** @type {string} */ title) => bar.querySelector(`[data-tool="${title}"]`) ?? bar;
    const place = { menu: "Editor", group: "constraints", isEnabled: () => views().length > 0 };
    commands.add(
        {
            ...place, id: "editor.sizeToFit", title: "Size to Fit", group: "arrange",
            isEnabled: () => fittingFrames(store.current, views()).length > 0,
            run: () => store.perform("Size to Fit", fittingFrames(store.current, views())),
        },
        {
            ...place, id: "editor.pin", title: "Add New Constraints…", shortcut: "mod+alt+C",
            run: () => showPinPopover(app, anchor("Add New Constraints")),
        },
        {
            ...place, id: "editor.alignConstraints", title: "Add Alignment Constraints…", shortcut: "mod+alt+A",
            run: () => showAlignPopover(app, anchor("Align")),
        });
    const all = () => viewsOfScene(store);
    addRepairs(app, "selected", "Selected Views", views, () => views().map(object => ({ clearConstraints: { object } })));
    addRepairs(app, "all", "All Views in Scene", all, () => all().slice(0, 1).map(object => ({ clearConstraints: { object, all: true } })));
}

/**
 * @param {App} app
 * @param {string} id
 * @param {string} whose
 * @param {() => string[]} views
 * @param {() => import("../types.js").Command[]} clear
 */
function addRepairs(app, id, whose, views, clear) {
    const { store, commands } = app;
    const place = { menu: "Editor", submenu: "Resolve Auto Layout Issues", group: "constraints", isEnabled: () => views().length > 0 };
    commands.add(
        {
            ...place, id: `editor.updateFrames.${id}`, title: `Update Frames of ${whose}`, shortcut: id === "selected" ? "mod+alt+=" : undefined,
            run: () => { performOn(app, "Update Frames", frameUpdates(store.current, views())); },
        },
        {
            ...place, id: `editor.addMissing.${id}`, title: `Add Missing Constraints to ${whose}`,
            run: () => { performOn(app, "Add Missing Constraints", missingConstraints(store.current, views(), true)); },
        },
        {
            ...place, id: `editor.resetConstraints.${id}`, title: `Reset ${whose} to Suggested Constraints`,
            run: () => { performOn(app, "Reset to Suggested Constraints", [...clear(), ...missingConstraints(store.current, views(), false)]); },
        },
        {
            ...place, id: `editor.clearConstraints.${id}`, title: `Clear Constraints of ${whose}`,
            run: () => { performOn(app, "Clear Constraints", clear()); },
        });
}

/** @param {import("../model/store.js").Store} store */
function viewsOfScene({ current, selection }) {
    const scene = current?.sceneOf(selection[0] ?? "");
    if (!current || scene == null) return [];
    return viewsInside(current, [...current.places].filter(place => place.scene === scene).map(place => place.object.id));
}
