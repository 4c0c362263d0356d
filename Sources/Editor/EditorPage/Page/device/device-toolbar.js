import { element, replaceChildren, symbol } from "../elements/dom.js";
import { CONTENT_SIZES } from "../model/content-sizes.js";
import { showMenuBelow } from "../popups/menus.js";

/** @typedef {import("../popups/menu-model.js").MenuItem} MenuItem */

/**
 * The buttons of the toolbar: groups of commands and menus with their symbols.
 * @type {[string, string][][]}
 */
const GROUPS = [
    [["device.rotateLeft", "arrow-counterclockwise"], ["device.rotateRight", "arrow-clockwise"]],
    [["device.appearance", "circle-half"], ["menu.text", "fonts"], ["device.rightToLeft", "text-right"], ["menu.language", "translate"]],
    [["device.slow", "hourglass-split"], ["device.network", "wifi-off"], ["device.shake", "phone-vibrate"], ["device.memoryWarning", "memory"], ["device.home", "house"]],
    [["device.capture", "window-plus"], ["device.picture", "camera"], ["device.record", "record-circle"]],
];

/**
 * What the states of an app are called, and the tones of their dots.
 * @type {Record<string, [string, string]>}
 */
const STATES = {
    building: ["Building…", "busy"], failed: ["Build failed", "bad"], running: ["Running", "good"], unresponsive: ["Not responding", "warn"],
    crashed: ["Crashed", "bad"], ended: ["Ended", "off"],
};

/**
 * The menus of buttons.
 * @type {Record<string, {title: string, items: (toolbar: DeviceToolbar) => MenuItem[]}>}
 */
const MENUS = {
    "menu.text": { title: "Text Size", items: toolbar => toolbar.textSizes() },
    "menu.language": { title: "Language", items: toolbar => toolbar.languages() },
    "menu.more": { title: "More", items: toolbar => toolbar.others() },
};

/** The toolbar of a running app. */
export class DeviceToolbar {
    /** @type {[HTMLButtonElement, string][]} */
    #buttons = [];
    /** @type {HTMLElement} */
    #turning;

    /**
     * @param {HTMLElement} place
     * @param {import("./device-view.js").DeviceView} view
     * @param {import("../commands/commands.js").Commands} commands
     * @param {import("./recorder.js").Recorder} recorder
     * @param {[string, string][]} panels commands that show parts of the page, with their symbols
     * @param {() => void} [close] adds a button that closes what the toolbar belongs to
     */
    constructor(place, view, commands, recorder, panels, close) {
        this.view = view;
        this.commands = commands;
        this.recorder = recorder;
        this.deviceButton = this.#menuButton("Device", () => this.#devices(), "device-choice");
        this.zoomButton = this.#menuButton("Zoom", () => this.#zooms(), "device-zoom");
        this.heading = element("div.device-heading", { role: "status" });
        this.#turning = this.#group(GROUPS[0]);
        /** Where there is no room for the buttons. */
        const more = this.#button("menu.more", "three-dots");
        more.classList.add("device-more");
        place.append(
            this.heading, this.#divider(), this.deviceButton, this.#turning,
            element("span.device-groups", GROUPS.slice(1).map(group => this.#group(group))), more,
            element("span.spacer"), this.zoomButton, ...panels.map(([id, picture]) => this.#button(id, picture)), this.#divider(),
            this.#button("device.restart", "arrow-repeat"), this.#button("device.stop", "stop-fill"),
            ...close ? [element("button.tool", { type: "button", title: "Close", "aria-label": "Close", onclick: close }, symbol("x-lg"))] : []);
        // What is pressed by a pointer leaves the keyboard to the device.
        place.addEventListener("mousedown", event => event.preventDefault());
        place.addEventListener("keydown", event => this.#key(place, event));
        view.app.on(["session", "state", "device", "connection", "settings"], () => this.update());
        recorder.onchange = () => this.update();
        view.onzoom = () => this.#showZoom();
        this.update();
    }

    /**
     * Arrow keys lead from button to button.
     * @param {HTMLElement} place
     * @param {KeyboardEvent} event
     */
    #key(place, event) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
        const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("button:enabled"))].filter(button => button.offsetParent);
        const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
        if (index < 0) return;
        buttons[(index + step + buttons.length) % buttons.length].focus();
        event.preventDefault();
    }

    /** @param {[string, string][]} group */
    #group(group) { return element("span.device-group", this.#known(group).map(([id, picture]) => this.#button(id, picture))); }

    /**
     * Returns those of a group that this page has.
     * @param {[string, string][]} group
     */
    #known(group) { return group.filter(([id]) => id in MENUS || this.commands.get(id)); }

    #divider() { return element("span.divider"); }

    /**
     * @param {string} id
     * @param {string} picture
     * @returns {HTMLButtonElement}
     */
    #button(id, picture) {
        const isMenu = id.startsWith("menu.");
        /** @type {HTMLButtonElement} */
        const button = element("button.tool", { type: "button", "aria-haspopup": isMenu ? "menu" : null, "aria-expanded": isMenu ? "false" : null }, symbol(picture));
        button.addEventListener("click", () => {
            if (isMenu) showMenuBelow(MENUS[id].items(this), button);
            else this.commands.run(id);
        });
        this.#buttons.push([button, id]);
        return button;
    }

    /**
     * @param {string} label
     * @param {() => (MenuItem | false)[]} items
     * @param {string} name
     * @returns {HTMLButtonElement}
     */
    #menuButton(label, items, name) {
        /** @type {HTMLButtonElement} */
        const button = element(`button.tool.${name}`, { type: "button", title: label, "aria-haspopup": "menu", "aria-expanded": "false" });
        button.addEventListener("click", () => showMenuBelow(items(), button));
        return button;
    }

    update() {
        const { app } = this.view;
        for (const [button, id] of this.#buttons) this.#describe(button, id);
        const kind = app.deviceKind;
        replaceChildren(this.deviceButton, symbol(kind?.isTablet ? "tablet" : "phone"), element("span.title", kind?.title ?? "Device"), symbol("chevron-down"));
        this.deviceButton.disabled = !app.isRunning;
        this.deviceButton.setAttribute("aria-label", `Device: ${kind?.title ?? "none"}`);
        const [title, tone] = this.#state;
        replaceChildren(this.heading, element("div.name", app.session?.name ?? "App"), element("div.detail", element(`span.dot.is-${tone}`), title));
        this.#showZoom();
    }

    /** What the state of the app is called, and its tone. */
    get #state() {
        const { app } = this.view;
        if (this.recorder.isRecording) return ["Recording…", "bad"];
        if (app.connectionState === "lost") return ["Connection lost", "bad"];
        return app.connectionState === "connecting" ? ["Connecting…", "busy"] : STATES[app.state.state] ?? ["", "off"];
    }

    get stateTitle() { return this.#state[0]; }

    #showZoom() {
        const percent = `${Math.round(this.view.zoom * 100)} %`;
        replaceChildren(this.zoomButton, element("span.title", percent), symbol("chevron-down"));
        this.zoomButton.setAttribute("aria-label", `Zoom: ${percent}`);
    }

    /**
     * @param {HTMLButtonElement} button
     * @param {string} id
     */
    #describe(button, id) {
        const { app } = this.view;
        if (id in MENUS) {
            button.title = MENUS[id].title;
            button.setAttribute("aria-label", button.title);
            button.disabled = !app.isRunning || (id === "menu.language" && !app.session?.languages.length);
            return;
        }
        const command = this.commands.get(id);
        if (!command) return;
        const title = this.commands.titleOf(command);
        const shortcut = this.commands.shortcutText(id);
        button.title = shortcut ? `${title} (${shortcut})` : title;
        button.setAttribute("aria-label", title);
        button.disabled = !this.commands.isEnabled(id);
        const isOn = !!command.isChecked?.();
        button.classList.toggle("is-on", isOn);
        button.classList.toggle("is-recording", isOn && id === "device.record");
        // Where the title tells what is next, it isn't said twice.
        if (command.isChecked && typeof command.title === "string") button.setAttribute("aria-pressed", String(isOn));
    }

    // Menus

    /** @returns {(MenuItem | false)[]} */
    #devices() {
        const { app } = this.view;
        /** @param {boolean} areTablets */
        const items = areTablets => (app.session?.devices ?? []).filter(({ isTablet }) => isTablet === areTablets).sort((a, b) => a.width - b.width || a.height - b.height).map(({ id, title, width, height }) => ({
            title, detail: `${width} × ${height}`, isChecked: id === app.deviceKind?.id, run: () => { app.send("device", { device: id }); },
        }));
        return [{ heading: "Phones" }, ...items(false), { separator: true }, { heading: "Tablets" }, ...items(true)];
    }

    /** @returns {MenuItem[]} */
    textSizes() {
        const { app } = this.view;
        return [
            this.commands.item("device.largerText"), this.commands.item("device.smallerText"), { separator: true },
            ...CONTENT_SIZES.map(([size, title]) => ({ title, isChecked: size === app.device?.contentSize, run: () => { app.send("device", { contentSize: size }); } })),
        ];
    }

    /** @returns {MenuItem[]} */
    languages() {
        const { app } = this.view;
        const names = new Intl.DisplayNames(["en"], { type: "language" });
        return [{ heading: "Relaunches the App" }, ...(app.session?.languages ?? []).map(language => ({ title: nameOf(language, names), detail: language, isChecked: language === app.language, run: () => app.restart(language) }))];
    }

    /**
     * The commands of the buttons for which there is no room.
     * @returns {MenuItem[]}
     */
    others() {
        const { languages } = this.view.app.session ?? { languages: [] };
        return [{ title: "Zoom", items: this.#zooms() }, ...GROUPS.slice(this.#turning.offsetParent ? 1 : 0).flatMap(group => [
            { separator: /** @type {const} */ (true) },
            ...this.#known(group).filter(([id]) => id !== "menu.language" || languages.length).map(([id]) => id in MENUS ? { title: MENUS[id].title, items: MENUS[id].items(this) } : this.commands.item(id)),
        ])];
    }

    /** @returns {MenuItem[]} */
    #zooms() { return ["fit", 1, 0.75, 0.5].map(zoom => this.commands.item(`device.zoom.${zoom}`)); }
}

/**
 * @param {string} language
 * @param {Intl.DisplayNames} names
 */
function nameOf(language, names) {
    try {
        return language === "Base" ? "Base" : names.of(language) ?? language;
    } catch {
        return language;
    }
}
