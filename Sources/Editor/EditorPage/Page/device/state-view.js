import { element, replaceChildren, symbol } from "../elements/dom.js";
import { codeOf, ordered, partsOf, placeOf, shortPlaceOf, summaryOf } from "./build-messages.js";
import { stepFile } from "./steps.js";

/**
 * @typedef {import("./running-app.js").RunningApp} RunningApp
 * @typedef {import("./app-protocol.js").BuildMessage} BuildMessage
 *
 * @typedef {object} StateOptions
 * @property {(file: string, line: number, column: number) => void} [openPlace]
 * @property {(text: string, action?: {title: string, run: () => void}) => void} [say]
 */

/** How long "unresponsive" is hidden after the person has chosen to wait, in milliseconds. */
const WAIT = 10_000;

/** Says over the device what the app is doing when it isn't running, and offers what can be done. */
export class StateView {
    #removers;
    /** When the person wanted to wait until. */
    #waitsUntil = 0;
    /** @type {any} */
    #timer = 0;

    /**
     * @param {RunningApp} app
     * @param {StateOptions} options
     */
    constructor(app, options) {
        this.app = app;
        this.options = options;
        /** @type {HTMLElement} */
        this.element = element("div.device-state", { role: "status", "aria-live": "polite" });
        this.#removers = [app.on(["state", "connection", "session", "device"], () => this.update())];
        // Loaded while the server is there.
        this.offline = symbol("wifi-off");
        this.update();
    }

    close() {
        clearTimeout(this.#timer);
        for (const remove of this.#removers) remove();
        this.element.remove();
    }

    #shown = "";

    update() {
        const { state } = this.app.state;
        const key = JSON.stringify([this.app.connectionState, this.app.state, Date.now() < this.#waitsUntil, !!this.app.device?.isAway, this.app.session?.name]);
        if (key === this.#shown) return;
        this.#shown = key;
        const content = this.#content();
        this.element.hidden = !content;
        this.element.className = `device-state is-${this.app.connectionState === "lost" ? "lost" : state}`;
        replaceChildren(this.element, content);
    }

    #content() {
        const { app } = this;
        if (app.connectionState === "lost") return this.#lost();
        if (app.connectionState === "connecting") return null;
        switch (app.state.state) {
            case "building": return this.#building();
            case "failed": return this.#failed();
            case "crashed": return this.#crashed();
            case "unresponsive": return Date.now() < this.#waitsUntil ? null : this.#unresponsive();
            case "ended": return this.#ended();
            case "running": return app.device?.isAway ? this.#away() : null;
            default: return null;
        }
    }

    get #name() { return this.app.session?.name ?? "The app"; }

    #lost() {
        return card(this.offline, "Connection lost", "The process that runs the app doesn’t answer. The page reconnects automatically.",
            button("Try Now", () => this.app.open(), true));
    }

    #building() {
        const { text } = this.app.state;
        return card(element("span.spinner"), `Building ${this.app.session?.name ?? "the app"}…`, text ? lastLine(text) : "",
            button("Stop", () => this.app.send("stop")));
    }

    #unresponsive() {
        const wait = () => {
            this.#waitsUntil = Date.now() + WAIT;
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.update(), WAIT + 50);
            this.update();
        };
        return card(symbol("hourglass-split", "orange"), `“${this.#name}” doesn’t respond`, "Its main thread has been busy for some seconds: it may be in an endless loop, or wait for something.",
            button("Stop", () => this.app.send("stop")), button("Wait", wait, true));
    }

    #ended() {
        return card(symbol("stop-circle"), `“${this.#name}” has ended`, this.app.state.text ?? "", this.#restart("Run Again"));
    }

    #away() {
        return card(symbol("house"), `“${this.#name}” is in the background`, "", button("Open", () => this.app.send("home"), true));
    }

    /** @param {string} title */
    #restart(title) { return button(title, () => this.app.restart(), true); }

    #failed() {
        const { messages = [], text } = this.app.state;
        return element("section.device-report", { "aria-label": "Build errors" },
            element("header", symbol("x-octagon-fill", "red"), element("div", element("h2", `${this.#name} doesn’t build`), element("p", summaryOf(messages))),
                element("span.spacer"), text && this.#copyButton("Copy All", () => text), this.#restart("Build Again")),
            messages.length ? element("ul.device-messages", ordered(messages).map(message => this.#message(message))) : element("pre.device-words", { tabIndex: 0 }, text || "There is no message."));
    }

    /** @param {BuildMessage} message */
    #message(message) {
        const { file, line, column, severity } = message;
        const place = placeOf(message);
        const { openPlace } = this.options;
        const [picture, tone] = severity === "error" ? ["x-octagon-fill", "red"] : severity === "warning" ? ["exclamation-triangle-fill", "yellow"] : ["info-circle", "gray"];
        const shown = !place ? null : openPlace ? element("button.device-place", { type: "button", title: `Open ${place}`, onclick: () => openPlace(file, line ?? 1, column ?? 1) }, shortPlaceOf(message))
            : element("button.device-place", { type: "button", title: `Copy ${place}`, onclick: () => this.#copy(place) }, shortPlaceOf(message));
        const code = codeOf(message, this.app.state.text ?? "");
        return element("li", { class: `is-${severity}` }, symbol(picture, tone), element("div.device-words",
            partsOf(message.message).map((part, index) => index % 2 ? element("code", part) : part), code && element("pre.device-code", code)), shown);
    }

    #crashed() {
        const { text = "", steps = [] } = this.app.state;
        return element("section.device-report", { "aria-label": "Crash" },
            element("header", symbol("exclamation-octagon-fill", "red"), element("div", element("h2", `${this.#name} has crashed`), element("p", "These were its last words.")),
                element("span.spacer"), this.#restart("Run Again")),
            element("pre.device-words", { tabIndex: 0 }, text || "The app has said nothing."),
            steps.length ? element("div.device-steps", element("div.device-steps-head", element("h3", "Last Steps"), element("span.spacer"), this.#copyButton("Copy as Step File", () => stepFile(steps))),
                element("ol", steps.map(step => element("li", JSON.stringify(step))))) : null);
    }

    /** @param {string} title @param {() => string} text */
    #copyButton(title, text) { return button(title, () => this.#copy(text())); }

    /** @param {string} text */
    async #copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            this.options.say?.("Copied.");
        } catch {
            this.options.say?.("The browser doesn’t allow copying.");
        }
    }
}

/** @param {string} text */
const lastLine = text => text.trimEnd().split("\n").pop() ?? "";

/** @param {string} title @param {() => void} onclick @param {boolean} [isPrimary] */
function button(title, onclick, isPrimary = false) { return element(`button.button${isPrimary ? ".primary" : ""}`, { type: "button", onclick }, title); }

/** @param {HTMLElement} picture @param {string} title @param {string} text @param {...HTMLElement} buttons */
function card(picture, title, text, ...buttons) {
    return element("div.device-card", picture, element("h2", title), text && element("p", text), buttons.length ? element("div.device-card-buttons", buttons) : null);
}
