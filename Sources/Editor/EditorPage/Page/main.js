import { Commands } from "./commands/commands.js";
import { Connection } from "./model/connection.js";
import { KeptDocuments } from "./model/kept-documents.js";
import { Store } from "./model/store.js";
import { mountCanvas } from "./canvas/canvas.js";
import { mountViewBar } from "./canvas/viewbar.js";
import { mountDoctor } from "./doctor/scene-badges.js";
import * as capturing from "./exporting/capture-sheet.js";
import * as exporting from "./exporting/export-sheet.js";
import * as dialogs from "./popups/dialogs.js";
import * as history from "./history/history-panel.js";
import { mountMarks } from "./history/marks.js";
import { documentCommands } from "./commands/document-commands.js";
import * as editing from "./editing/editing.js";
import { focusCommands, keepFocus } from "./commands/focus-commands.js";
import * as inspectors from "./inspectors/inspectors.js";
import * as jumpbar from "./documents/jumpbar.js";
import * as library from "./panels/library.js";
import * as merge from "./review/merge-view.js";
import * as wall from "./review/wall-view.js";
import { mountMessages } from "./panels/messages.js";
import * as outline from "./outline/outline.js";
import { mountPeople } from "./people/people.js";
import { mountComments } from "./comments/comments.js";
import * as palette from "./popups/palette.js";
import * as play from "./panels/play.js";
import * as finding from "./projects/find-panel.js";
import * as projectBoard from "./projects/project-board.js";
import * as localizing from "./texts/localizing.js";
import * as refactoring from "./projects/refactoring.js";
import * as previews from "./previews/previews.js";
import * as problems from "./panels/problems.js";
import { mountSplitters } from "./panels/splitters.js";
import * as script from "./script/script-console.js";
import * as newClass from "./source/new-class.js";
import * as source from "./source/source-pane.js";
import * as tabs from "./documents/tabs.js";
import * as samples from "./samples/samples-panel.js";
import * as texts from "./texts/texts-panel.js";
import * as textview from "./documents/textview.js";
import * as toolbar from "./panels/toolbar.js";

/** The panels and the elements that contain them; floating panels have none. */
const PANELS = { tabs, outline, jumpbar, inspectors, problems, script, texts, samples, previews, play, history, library, palette, dialogs, textview, editing, merge, wall, refactoring, localizing, exporting, capturing, finding, projectBoard, source, newClass };

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
keepFocus(app);
mountMarks(app);
const { canvas, connectTool } = mountCanvas(place("canvas"), app);
made.canvas = canvas;
made.connectTool = connectTool;
mountViewBar(place("viewbar"), app);
mountSplitters(app);
for (const [name, panel] of Object.entries(PANELS)) panel.mount(document.getElementById(name) ?? place("overlays"), app);
mountDoctor(app);
toolbar.mount(place("toolbar"), app);
mountPeople(app, canvas);
mountComments(place("comments"), app, canvas);

window.addEventListener("keydown", event => {
    if (!event.defaultPrevented) app.commands.handleKey(event);
});
window.addEventListener("beforeunload", event => {
    if (app.store.openDocuments.some(document => document.state.isDirty) && app.store.connectionState === "lost") event.preventDefault();
});
// The page is an application: the browser's own handling of text and images would interfere.
window.addEventListener("contextmenu", event => {
    if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) event.preventDefault();
});
window.addEventListener("wheel", event => {
    if (event.ctrlKey) event.preventDefault();
}, { passive: false });
for (const name of /** @type {const} */ (["dragover", "drop"])) window.addEventListener(name, event => event.preventDefault());

// For scripts that automate the page, and for the console.
Object.assign(window, { editor: app });
connection.open();

/** @param {string} id */
function place(id) { return /** @type {HTMLElement} */ (document.getElementById(id)); }
