import { element, symbol } from "../elements/dom.js";
import { showMenu } from "../popups/menus.js";
import { addArranging, addEmbedding } from "./arranging.js";
import { addConstraining } from "./constraining.js";
import { viewsInside } from "./selected-views.js";

/** @typedef {import("../types.js").App} App */

/**
 * The commands of the Editor menu for the selection, and their buttons below the canvas.
 * @param {HTMLElement} _place
 * @param {App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    const bar = element("div.layout-tools", { role: "group", "aria-label": "Auto Layout" });
    document.getElementById("viewbar")?.append(bar);
    addEmbedding(app);
    addArranging(app);
    addConstraining(app, bar);
    const embed = tool("Embed In", "bounding-box-circles", button => showSubmenu(app, button, "Embed In"));
    const align = tool("Align", "align-center", () => commands.run("editor.alignConstraints"));
    const pin = tool("Add New Constraints", "distribute-horizontal", () => commands.run("editor.pin"));
    const resolve = tool("Resolve Auto Layout Issues", "triangle", button => showSubmenu(app, button, "Resolve Auto Layout Issues"));
    bar.append(embed, align, pin, resolve);
    const update = () => {
        embed.disabled = !store.selection.length;
        align.disabled = pin.disabled = viewsInside(store.current, store.selection).length === 0;
        resolve.disabled = !store.current || store.current.kind === "text";
    };
    store.onCalm(["document", "selection", "scenes", "stages"], update);
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
    const button = element("button.tool", {
        type: "button", title, "aria-label": title, "data-tool": title, onclick: () => run(button),
    }, symbol(picture));
    return button;
}

/**
 * Shows a submenu of the Editor menu above a button.
 * @param {App} app
 * @param {Element} button
 * @param {string} title
 */
function showSubmenu({ commands }, button, title) {
    const box = button.getBoundingClientRect();
    const items = commands.menuItems("Editor").find(item => item.title === title)?.items ?? [];
    showMenu(items, { x: box.left, y: box.top - 6, title });
}
