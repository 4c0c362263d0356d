import { showAlignPopover } from "./align-popover.js";
import { performOn } from "./perform-on.js";
import { showPinPopover } from "./pin-popover.js";
import { viewsInside } from "./selected-views.js";

/** @typedef {import("../types.js").App} App */

/**
 * @param {App} app
 * @param {HTMLElement} bar the location of the buttons with popovers
 */
export function addConstraining(app, bar) {
    const { store, commands } = app;
    const views = () => viewsInside(store.current, store.selection);
    const anchor = (/** @type {string} */ title) => bar.querySelector(`[data-tool="${title}"]`) ?? bar;
    const place = { menu: "Editor", group: "constraints", isEnabled: () => views().length > 0 };
    commands.add(
        {
            ...place, id: "editor.sizeToFit", title: "Size to Fit", group: "arrange",
            run: () => { performOn(app, "Size to Fit", [{ sizeToFit: { objects: views() } }]); },
        },
        {
            ...place, id: "editor.pin", title: "Add New Constraints…", shortcut: "mod+alt+C",
            run: () => showPinPopover(app, anchor("Add New Constraints")),
        },
        {
            ...place, id: "editor.alignConstraints", title: "Add Alignment Constraints…", shortcut: "mod+alt+A",
            run: () => showAlignPopover(app, anchor("Align")),
        });
    commands.add({
        id: "editor.updateFrames.document", title: "Update Frames of All Views in Document", menu: "Editor", submenu: "Resolve Auto Layout Issues", group: "constraints",
        isEnabled: () => !!store.current && store.current.kind !== "text" && !store.current.version,
        run: () => { performOn(app, "Update Frames", [{ updateFrames: { objects: ["document"], all: true } }]); },
    });
    addRepairs(app, "selected", "Selected Views", () => views().length > 0, () => ({ objects: views() }));
    addRepairs(app, "all", "All Views in Scene", () => !!store.current?.sceneOf(store.selection[0] ?? ""), () => ({ objects: store.selection.slice(0, 1), all: true }));
}

/** @typedef {"updateFrames" | "updateConstraintConstants" | "addMissingConstraints" | "resetConstraints" | "clearConstraints"} Repair */

/** @type {[Repair, string, (whose: string) => string][]} */
const REPAIRS = [
    ["updateFrames", "Update Frames", whose => `Update Frames of ${whose}`],
    ["updateConstraintConstants", "Update Constraint Constants", whose => `Update Constraint Constants of ${whose}`],
    ["addMissingConstraints", "Add Missing Constraints", whose => `Add Missing Constraints to ${whose}`],
    ["resetConstraints", "Reset to Suggested Constraints", whose => `Reset ${whose} to Suggested Constraints`],
    ["clearConstraints", "Clear Constraints", whose => `Clear Constraints of ${whose}`],
];

/**
 * @param {App} app
 * @param {string} id
 * @param {string} whose
 * @param {() => boolean} isEnabled
 * @param {() => {objects: string[], all?: boolean}} views
 */
function addRepairs(app, id, whose, isEnabled, views) {
    const place = { menu: "Editor", submenu: "Resolve Auto Layout Issues", group: "constraints", isEnabled };
    for (const [command, name, title] of REPAIRS) {
        app.commands.add({
            ...place, id: `editor.${command}.${id}`, title: title(whose),
            shortcut: command === "updateFrames" && id === "selected" ? "mod+alt+=" : undefined,
            run: () => { performOn(app, name, [/** @type {import("../types.js").Command} */ ({ [command]: views() })]); },
        });
    }
}
