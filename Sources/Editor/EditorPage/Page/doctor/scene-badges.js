import { element, symbol } from "../elements/dom.js";
import { showIssues } from "./issue-popover.js";
import { sceneBadge } from "./layout-issues.js";

/** @typedef {import("../types.js").App} App */

/**
 * Returns the badge of a scene with layout issues, which shows them; null for others.
 * @param {App} app
 * @param {string} scene
 * @returns {HTMLElement | null}
 */
export function layoutBadge(app, scene) {
    const badge = sceneBadge(app.store.current?.problems ?? [], scene);
    if (!badge) return null;
    const made = element("button.layout-badge", {
        type: "button", tabIndex: -1, title: badge.text, "aria-label": badge.text, class: `is-${badge.severity}`,
        // The press is neither one of the row nor of the canvas.
        onpointerdown: (/** @type {Event} */ event) => event.stopPropagation(),
        ondblclick: (/** @type {Event} */ event) => event.stopPropagation(),
        onclick: () => showIssues(app, made, scene),
    }, symbol(badge.severity === "error" ? "exclamation-circle-fill" : "exclamation-triangle-fill"));
    return made;
}

/**
 * Shows the badges of scenes on the canvas.
 * @param {App} app
 * @param {import("../canvas/board-view.js").BoardView} view
 */
export function badgeScenes(app, view) {
    app.store.onCalm(["problems", "document", "board"], () => view.scenes.badge(scene => {
        const badge = sceneBadge(app.store.current?.problems ?? [], scene);
        return { text: badge ? `${badge.severity}: ${badge.text}` : "", make: () => layoutBadge(app, scene) };
    }));
}

/**
 * The command that shows the layout issues of the selected scene, or of the first with some.
 * @param {App} app
 */
export function mountDoctor(app) {
    const { store, commands } = app;
    const scene = () => {
        const problems = store.current?.problems ?? [];
        const selected = store.current?.sceneOf(store.selection[0] ?? "") ?? null;
        if (selected !== null && sceneBadge(problems, selected)) return selected;
        return store.current?.order.find(scene => sceneBadge(problems, scene)) ?? null;
    };
    commands.add({
        id: "editor.layoutIssues", title: "Show Layout Issues…", menu: "Editor", submenu: "Resolve Auto Layout Issues", group: "constraints",
        isEnabled: () => scene() !== null,
        run: () => {
            const found = scene();
            const anchor = document.querySelector(`.scene[data-scene="${CSS.escape(found ?? "")}"] .layout-badge`) ?? document.getElementById("canvas");
            if (found !== null && anchor) showIssues(app, anchor, found);
        },
    });
}
