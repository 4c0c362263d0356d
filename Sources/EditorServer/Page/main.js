import { Commands } from "./commands.js";
import { Connection } from "./connection.js";
import { Store } from "./store.js";
import { mountCanvas } from "./canvas/canvas.js";
import { mountViewBar } from "./canvas/viewbar.js";
import { documentCommands } from "./document-commands.js";
import { mountMessages } from "./messages.js";
import { mountSplitters } from "./splitters.js";
import * as toolbar from "./toolbar.js";

/** The panels around the canvas, by the elements they are mounted in. A panel is a module with `mount(element, app)`. */
const PANELS = {
    tabs: "./tabs.js", outline: "./outline.js", jumpbar: "./jumpbar.js", inspectors: "./inspectors/inspectors.js", problems: "./problems.js",
    library: "./library.js", palette: "./palette.js", dialogs: "./dialogs.js",
    textview: "./textview.js",
};

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const address = new URL("socket", location.href.replace(/^http/, "ws")).href;
const connection = new Connection(address);

/** @type {any} Filled while the parts are mounted. */
const made = { store: new Store(connection), commands: new Commands(isMac) };
/** @type {import("./types.js").App} */
const app = made;

made.say = mountMessages(app);
documentCommands(app);
const { canvas, connectTool } = mountCanvas(place("canvas"), app);
made.canvas = canvas;
made.connectTool = connectTool;
mountViewBar(place("viewbar"), app);
mountSplitters(app);
for (const [name, path] of Object.entries(PANELS)) {
    try {
        const panel = await import(path);
        panel.mount(document.getElementById(name) ?? place("overlays"), app);
    } catch (error) {
        console.error(`the panel "${name}" could not be mounted`, error);
    }
}
toolbar.mount(place("toolbar"), app);

window.addEventListener("keydown", event => {
    if (!event.defaultPrevented) app.commands.handleKey(event);
});
window.addEventListener("beforeunload", event => {
    if (app.store.openDocuments.some(document => document.state.isDirty) && app.store.connectionState === "lost") event.preventDefault();
});
// The page is an application: what the browser would do with a page's text and pictures only gets in the way.
window.addEventListener("contextmenu", event => {
    if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) event.preventDefault();
});
window.addEventListener("wheel", event => {
    if (event.ctrlKey) event.preventDefault();
}, { passive: false });
for (const name of /** @type {const} */ (["dragover", "drop"])) window.addEventListener(name, event => event.preventDefault());

// For scripts that drive the page, and for the console.
Object.assign(window, { editor: app });
connection.open();

/** @param {string} id */
function place(id) { return /** @type {HTMLElement} */ (document.getElementById(id)); }
