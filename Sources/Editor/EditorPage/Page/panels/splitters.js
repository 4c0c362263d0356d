import { mountSplitter } from "./splitter.js";

/** @type {Record<string, {target: string, property: "width" | "height", least: number, most: number, sign: number}>} The minimum and maximum sizes of panels, and the directions in which they grow. */
const SPLITTERS = {
    "left-splitter": { target: "left", property: "width", least: 160, most: 480, sign: 1 },
    "right-splitter": { target: "inspectors", property: "width", least: 220, most: 480, sign: -1 },
    "previews-splitter": { target: "previews", property: "width", least: 200, most: 1000, sign: -1 },
    "play-splitter": { target: "play", property: "width", least: 280, most: 1000, sign: -1 },
    "script-splitter": { target: "script", property: "height", least: 110, most: 480, sign: -1 },
    "texts-splitter": { target: "texts", property: "height", least: 110, most: 600, sign: -1 },
    "samples-splitter": { target: "samples", property: "height", least: 110, most: 600, sign: -1 },
    "problems-splitter": { target: "problems", property: "height", least: 80, most: 480, sign: -1 },
};

/**
 * Splitters that are dragged or moved with arrow keys; sizes and hidden panels are stored.
 * @param {import("../types.js").App} app
 */
export function mountSplitters(app) {
    for (const [id, splitter] of Object.entries(SPLITTERS)) mountSplitter(id, splitter);
    const shown = new Set((localStorage.getItem("hidden") ?? "problems").split(",").filter(Boolean));
    const apply = () => {
        document.body.classList.toggle("hides-left", shown.has("left"));
        document.body.classList.toggle("hides-right", shown.has("right"));
        document.getElementById("center")?.classList.toggle("shows-problems", !shown.has("problems"));
        localStorage.setItem("hidden", [...shown].join(","));
    };
    /** @param {string} part */
    const toggle = part => {
        if (!shown.delete(part)) shown.add(part);
        apply();
    };
    apply();
    app.commands.add(
        { id: "view.outline", title: () => shown.has("left") ? "Show Outline" : "Hide Outline", menu: "View", group: "parts", shortcut: "mod+shift+0", run: () => toggle("left") },
        { id: "view.inspectors", title: () => shown.has("right") ? "Show Inspectors" : "Hide Inspectors", menu: "View", group: "parts", shortcut: "mod+alt+0", run: () => toggle("right") },
        { id: "view.problems", title: () => shown.has("problems") ? "Show Problems" : "Hide Problems", menu: "View", submenu: "Panels Below", group: "panels", shortcut: "mod+shift+Y", run: () => toggle("problems") });
}
