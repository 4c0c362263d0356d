import { Commands } from "./commands/commands.js";
import { ConsolePanel } from "./device/console-panel.js";
import { deviceCommands } from "./device/device-commands.js";
import { DeviceToolbar } from "./device/device-toolbar.js";
import { DeviceView } from "./device/device-view.js";
import { HierarchyPanel } from "./device/hierarchy-panel.js";
import { mountNotes } from "./device/notes.js";
import { Recorder } from "./device/recorder.js";
import { mountSplitter } from "./panels/splitter.js";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const address = new URL("app", location.href.replace(/^http/, "ws")).href;
const commands = new Commands(isMac);
const say = mountNotes(document.body);

const view = new DeviceView(place("device"), address, { say, isReserved: event => commands.isShortcut(event) });
const recorder = new Recorder(view, say);
const hierarchy = new HierarchyPanel(place("device"), view.app);
commands.add(...deviceCommands(view, recorder, { isMac, say }), ...pageCommands());
new ConsolePanel(place("console"), view.app, { say, hide: () => showConsole(false) });
const toolbar = new DeviceToolbar(place("toolbar"), view, commands, recorder, [["page.hierarchy", "layers"], ["page.console", "terminal"]]);
hierarchy.onchange = () => toolbar.update();

mountSplitter("console-splitter", { target: "console", property: "height", least: 90, most: 700, sign: -1 });
showConsole(localStorage.getItem("console") !== "hidden");

window.addEventListener("keydown", event => {
    if (event.defaultPrevented) return;
    if (event.key === "F6") {
        event.preventDefault();
        goToNextPart(event.shiftKey ? -1 : 1);
    } else {
        commands.handleKey(event);
    }
});
// The page is an application: the browser's own handling would interfere.
window.addEventListener("wheel", event => {
    if (event.ctrlKey) event.preventDefault();
}, { passive: false });
for (const name of /** @type {const} */ (["dragover", "drop"])) window.addEventListener(name, event => event.preventDefault());

// For scripts that automate the page, and for the console.
Object.assign(window, { app: { view, running: view.app, commands, recorder, hierarchy } });
view.open();
view.focus();

/** @returns {import("./commands/commands.js").NamedCommand[]} */
function pageCommands() {
    const isShown = () => !document.body.classList.contains("hides-console");
    return [
        {
            id: "page.hierarchy", title: () => hierarchy.isShown ? "Hide View Hierarchy" : "View Hierarchy", shortcut: "mod+alt+V", inFields: true,
            isEnabled: () => hierarchy.isShown || view.app.isRunning, isChecked: () => hierarchy.isShown, run: () => hierarchy.toggle(),
        },
        {
            id: "page.console", title: () => isShown() ? "Hide Console" : "Show Console", shortcut: "mod+shift+Y", inFields: true, isChecked: isShown,
            run: () => showConsole(!isShown()),
        },
        { id: "page.clearConsole", title: "Clear Console", shortcut: "mod+K", inFields: true, run: () => view.app.clearConsole() },
    ];
}

/** @param {boolean} isShown */
function showConsole(isShown) {
    document.body.classList.toggle("hides-console", !isShown);
    localStorage.setItem("console", isShown ? "shown" : "hidden");
    toolbar.update();
}

/**
 * Leads the keyboard from part to part of the page.
 * @param {1 | -1} step
 */
function goToNextPart(step) {
    const parts = ["toolbar", "device", ...document.body.classList.contains("hides-console") ? [] : ["console"]];
    const current = parts.findIndex(id => place(id).contains(document.activeElement));
    const next = parts[(current + step + parts.length) % parts.length];
    if (next === "device" && !hierarchy.isShown) view.focus();
    else /** @type {HTMLElement | null} */ (place(next).querySelector("button:enabled, [tabindex='0']:not([hidden] *)"))?.focus();
}

/** @param {string} id */
function place(id) { return /** @type {HTMLElement} */ (document.getElementById(id)); }
