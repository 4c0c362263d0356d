import { Commands } from "../commands/commands.js";
import { element } from "../elements/dom.js";
import { mountSplitter } from "../panels/splitter.js";
import { ConsolePanel } from "./console-panel.js";
import { deviceCommands } from "./device-commands.js";
import { DeviceToolbar } from "./device-toolbar.js";
import { DeviceView } from "./device-view.js";
import { HierarchyPanel } from "./hierarchy-panel.js";
import { mountNotes } from "./notes.js";
import { Recorder } from "./recorder.js";

/**
 * How a running app fits into its page: where it is, and what leads to a place of a source. `onclose` adds a button that
 * ends the pane; `padding` is the room around the device in pixels.
 * @typedef {object} AppPaneOptions
 * @property {string} address of the socket
 * @property {string} [name] under which the page keeps what is shown; a storyboard that is played begins without a console
 * @property {(file: string, line: number, column: number) => void} [openPlace]
 * @property {() => void} [onclose]
 * @property {() => void} [oncapture] makes a scene of what the app shows
 * @property {() => void} [onchange] is called when the state of the app or the name of its session has changed
 * @property {number} [padding]
 */

/** A running app with all that can be done with it: toolbar, device, console, and its views. */
export class AppPane {
    #consoleKey;
    #isMac = /Mac|iPhone|iPad/.test(navigator.platform);

    /**
     * Creates a pane that fills a container.
     * @param {HTMLElement} container
     * @param {AppPaneOptions} options
     */
    constructor(container, { address, name = "app", openPlace, onclose, oncapture, onchange, padding }) {
        this.#consoleKey = `${name}-console`;
        /** @type {HTMLElement} */
        const bar = element("div.device-toolbar", { role: "toolbar", "aria-label": "Toolbar of the app" });
        /** @type {HTMLElement} */
        const middle = element("section.app-device", { "aria-label": "Device" });
        /** @type {HTMLElement} */
        const below = element("aside#app-console", { "aria-label": "Console and steps" });
        this.parts = [bar, middle, below];
        /** @type {HTMLElement} */
        this.element = element("div.app-pane", bar, middle, element("div#app-console-splitter.splitter", {
            role: "separator", "aria-orientation": "horizontal", "aria-label": "Height of the console", tabIndex: 0,
        }), below);
        container.append(this.element);
        this.container = container;
        const say = mountNotes(middle);

        this.commands = new Commands(this.#isMac);
        this.view = new DeviceView(middle, address, { say, openPlace, padding, isReserved: event => this.commands.isShortcut(event) });
        this.app = this.view.app;
        this.recorder = new Recorder(this.view, say);
        this.hierarchy = new HierarchyPanel(middle, this.app);
        this.commands.add(...deviceCommands(this.view, this.recorder, { isMac: this.#isMac, say, capture: oncapture }), ...this.#panelCommands());
        this.console = new ConsolePanel(below, this.app, { say, hide: () => this.#showConsole(false) });
        this.toolbar = new DeviceToolbar(bar, this.view, this.commands, this.recorder, [["page.hierarchy", "layers"], ["page.console", "terminal"]], onclose);
        this.hierarchy.onchange = () => this.toolbar.update();
        this.app.on(["session", "state", "connection"], () => onchange?.());
        mountSplitter("app-console-splitter", { target: "app-console", property: "height", least: 90, most: 700, sign: -1 });
        this.#showConsole((localStorage.getItem(this.#consoleKey) ?? (name === "play" ? "hidden" : "shown")) === "shown");
        this.element.addEventListener("keydown", event => this.handleKey(event));
    }

    /** Connects to the app. */
    open() { this.view.open(); }

    /** Ends the connection, and removes the pane. The app goes on. */
    close() {
        this.recorder.stop();
        this.view.close();
        this.element.remove();
    }

    focus() { this.view.focus(); }

    /**
     * Does what a key means, unless something else has done so.
     * @param {KeyboardEvent} event
     */
    handleKey(event) {
        if (event.defaultPrevented) return;
        if (event.key === "F6") {
            if (this.#goToNextPart(event.shiftKey ? -1 : 1)) event.preventDefault();
        } else {
            this.commands.handleKey(event);
        }
    }

    get #showsConsole() { return !this.element.classList.contains("hides-console"); }

    /** @returns {import("../commands/commands.js").NamedCommand[]} */
    #panelCommands() {
        const { hierarchy, app } = this;
        return [
            {
                id: "page.hierarchy", title: () => hierarchy.isShown ? "Hide View Hierarchy" : "View Hierarchy", shortcut: "mod+alt+V", inFields: true,
                isEnabled: () => hierarchy.isShown || app.isRunning, isChecked: () => hierarchy.isShown, run: () => hierarchy.toggle(),
            },
            {
                id: "page.console", title: () => this.#showsConsole ? "Hide Console" : "Show Console", shortcut: "mod+shift+Y", inFields: true,
                isChecked: () => this.#showsConsole, run: () => this.#showConsole(!this.#showsConsole),
            },
            { id: "page.clearConsole", title: "Clear Console", shortcut: "mod+K", inFields: true, run: () => app.clearConsole() },
        ];
    }

    /** @param {boolean} isShown */
    #showConsole(isShown) {
        this.element.classList.toggle("hides-console", !isShown);
        localStorage.setItem(this.#consoleKey, isShown ? "shown" : "hidden");
        this.toolbar?.update();
    }

    /**
     * Leads the keyboard from part to part; beside a canvas it goes on to the parts of the window at the end.
     * @param {1 | -1} step
     * @returns {boolean} Whether there is a next one.
     */
    #goToNextPart(step) {
        const parts = this.#showsConsole ? this.parts : this.parts.slice(0, 2);
        const current = parts.findIndex(part => part.contains(document.activeElement));
        if (this.container !== document.body && !parts[current + step]) return false;
        const next = parts[(current + step + parts.length) % parts.length];
        if (next === this.parts[1] && !this.hierarchy.isShown) this.view.focus();
        else [.../** @type {NodeListOf<HTMLElement>} */ (next.querySelectorAll("button:enabled, [tabindex='0']"))].find(each => each.offsetParent)?.focus();
        return true;
    }
}
