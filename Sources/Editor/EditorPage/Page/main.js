import { Commands } from "./commands.js";
import { Connection } from "./connection.js";
import { KeptDocuments } from "./kept-documents.js";
import { Store } from "./store.js";
import { mountCanvas } from "./canvas/canvas.js";
import { mountViewBar } from "./canvas/viewbar.js";
import * as dialogs from "./dialogs.js";
import { documentCommands } from "./document-commands.js";
import * as editing from "./editing/editing.js";
import { focusCommands } from "./focus-commands.js";
import * as inspectors from "./inspectors/inspectors.js";
import * as jumpbar from "./jumpbar.js";
import * as library from "./library.js";
import { mountMessages } from "./messages.js";
import * as outline from "./outline.js";
import * as palette from "./palette.js";
import * as problems from "./problems.js";
import { mountSplitters } from "./splitters.js";
import * as tabs from "./tabs.js";
import * as textview from "./textview.js";
import * as toolbar from "./toolbar.js";

/** The panels around the canvas, by the elements they are mounted in; those that come up above all have none. */
const PANELS = { tabs, outline, jumpbar, inspectors, problems, library, palette, dialogs, textview, editing };

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const address = new URL("socket", location.href.replace(/^http/, "ws")).href;
const connection = new Connection(address);

/** @type {any} Filled while the parts are mounted. */
const made = { store: new Store(connection, new KeptDocuments(sessionStorage)), commands: new Commands(isMac) };
/** @type {import("./types.js").App} */
const app = made;

made.say = mountMessages(app);
documentCommands(app);
focusCommands(app);
const { canvas, connectTool } = mountCanvas(place("canvas"), app);
made.canvas = canvas;
made.connectTool = connectTool;
mountViewBar(place("viewbar"), app);
mountSplitters(app);
for (const [name, panel] of Object.entries(PANELS)) panel.mount(document.getElementById(name) ?? place("overlays"), app);
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
