import { faultOf } from "./app-protocol.js";
import { LastingSocket } from "../model/lasting-socket.js";
import { Topics } from "../model/topics.js";

/**
 * @typedef {import("./app-protocol.js").Session} Session
 * @typedef {import("./app-protocol.js").StateEvent} StateEvent
 * @typedef {import("./app-protocol.js").DeviceState} DeviceState
 * @typedef {import("./app-protocol.js").KeyboardState} KeyboardState
 * @typedef {import("./app-protocol.js").ConsoleLine} ConsoleLine
 * @typedef {import("./app-protocol.js").TreeElement} TreeElement
 * @typedef {import("./app-protocol.js").HierarchyView} HierarchyView
 * @typedef {import("./app-protocol.js").Step} Step
 */

/** The number of lines of the console that are kept. */
const MOST_LINES = 5000;

/** How long a picture or a hierarchy is waited for, in milliseconds. */
const PATIENCE = 15_000;

/**
 * What a page knows of a running app, and what it tells it. Topics are the events of the protocol, "connection",
 * "settings", and "cleared" for the console.
 * @extends {Topics<string>}
 */
export class RunningApp extends Topics {
    #socket;
    /** @type {Session | null} */
    session = null;
    /** @type {StateEvent} */
    state = { state: "building" };
    /** @type {DeviceState | null} */
    device = null;
    /** @type {KeyboardState} */
    keyboard = { isWanted: false };
    /** @type {TreeElement[]} */
    elements = [];
    /** @type {ConsoleLine[]} */
    lines = [];
    /**
     * The steps that have the effect of what a person has done since the launch.
     * @type {Step[]}
     */
    steps = [];
    /**
     * What was asked for and not answered yet.
     * @type {Map<string, {promise: Promise<any>, resolve: (answer: any) => void}>}
     */
    #asked = new Map();
    /** The speed of time, and whether requests fail; the app starts again with 1 and false. */
    settings = { speed: 1, isOffline: false };
    /** The language of the launch, or empty if it is the usual one. */
    language = "";
    /** @type {(bytes: ArrayBuffer) => void} */
    onframe = () => {};

    /**
     * @param {string} address
     * @param {(address: string) => WebSocket} [makeSocket]
     */
    constructor(address, makeSocket) {
        super();
        this.#socket = new LastingSocket(address, makeSocket);
        this.#socket.onbytes = bytes => this.onframe(bytes);
        this.#socket.ontext = text => this.#receive(text);
        this.#socket.onstate = state => this.tell("connection", state);
    }

    open() { this.#socket.open(); }

    close() { this.#socket.close(); }

    get connectionState() { return this.#socket.state; }

    /** Whether the app can do something now. */
    get isRunning() { return this.connectionState === "open" && this.state.state === "running"; }

    /** The kind of the device, as the session lists it. */
    get deviceKind() {
        const devices = this.session?.devices ?? [];
        return devices.find(({ id }) => id === this.device?.device) ?? devices.find(({ isTablet, cutout }) => !isTablet && cutout === "island") ?? devices[0] ?? null;
    }

    /**
     * @param {import("./app-protocol.js").Message} message
     * @param {Record<string, any>} [fields]
     * @returns {boolean} Whether it was sent.
     */
    send(message, fields = {}) {
        const fault = faultOf(message, fields);
        if (fault) throw new Error(fault);
        return this.#socket.send({ do: message, ...fields });
    }

    /**
     * Asks for a picture, for the views, or for what is shown as a document.
     * @param {"picture" | "hierarchy" | "capture"} what
     * @param {Record<string, any>} [fields]
     * @returns {Promise<any>} The event, or null without an answer.
     */
    ask(what, fields = {}) {
        const known = this.#asked.get(what);
        if (known) return known.promise;
        if (!this.send(what, fields)) return Promise.resolve(null);
        /** @type {(answer: any) => void} */
        let resolve = () => {};
        const promise = new Promise(given => { resolve = given; });
        this.#asked.set(what, { promise, resolve });
        setTimeout(() => {
            if (this.#asked.get(what)?.promise === promise) this.#answer(what, null);
        }, PATIENCE);
        return promise;
    }

    /** @param {string} what @param {any} answer */
    #answer(what, answer) {
        this.#asked.get(what)?.resolve(answer);
        this.#asked.delete(what);
    }

    /** @param {boolean} isSlow */
    setSlow(isSlow) {
        this.settings.speed = isSlow ? 0.1 : 1;
        this.send("speed", { value: this.settings.speed });
        this.tell("settings");
    }

    /** @param {boolean} isOffline */
    setOffline(isOffline) {
        this.settings.isOffline = isOffline;
        this.send("network", { isOff: isOffline });
        this.tell("settings");
    }

    /**
     * Puts a picture into the photo library.
     * @param {string} name
     * @param {ArrayBuffer} bytes
     */
    addPhoto(name, bytes) {
        let text = "";
        for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
        return this.send("photo", { name, data: btoa(text) });
    }

    /**
     * Launches the app again.
     * @param {string} [language]
     */
    restart(language) {
        if (language !== undefined) this.language = language;
        this.send("restart", this.language ? { language: this.language } : {});
    }

    clearConsole() {
        this.lines = [];
        this.tell("cleared");
    }

    /** @param {string} text */
    #receive(text) {
        /** @type {any} */
        let event;
        try {
            event = JSON.parse(text);
        } catch {
            console.error("The app sent text that isn’t JSON.");
            return;
        }
        this.take(event);
    }

    /**
     * Takes in an event.
     * @param {any} event
     * @returns {boolean} Whether it is known.
     */
    take(event) {
        switch (event.event) {
            case "session": this.#begin(event); break;
            case "state": this.#change(event); break;
            case "console": this.#print(event.stream, event.text); break;
            case "message": this.#print("note", event.text); break;
            case "device": this.#follow(event); break;
            case "keyboard": this.keyboard = event; break;
            case "tree": this.elements = event.elements.map(readElement); break;
            case "step": this.steps.push(event.step); break;
            case "picture": case "hierarchy": case "capture": this.#answer(event.event, event); break;
            case "pasteboard": break;
            default: return false;
        }
        this.tell(event.event, event);
        return true;
    }

    /** @param {any} event */
    #follow(event) {
        this.device = event;
        const { speed = this.settings.speed, isNetworkOff = this.settings.isOffline } = event;
        this.settings = { speed, isOffline: isNetworkOff };
        this.tell("settings");
    }

    /** @param {any} event */
    #begin(event) {
        this.session = event;
        this.language = event.language ?? "";
        // The process sends what it has kept of the console.
        this.clearConsole();
        this.state = { state: event.state };
        this.tell("state", this.state);
    }

    /** @param {StateEvent} event */
    #change(event) {
        const before = this.state.state;
        this.state = event;
        if (this.session && event.languages) this.session.languages = event.languages;
        if (event.state === before) return;
        // Time and network are the new app's own.
        const isAnew = event.state === "running" && before !== "unresponsive";
        if (isAnew) {
            this.settings = { speed: 1, isOffline: false };
            this.steps = [];
            this.tell("settings");
            this.tell("step");
        }
        if (event.state === "running" || event.state === "unresponsive") return;
        this.elements = [];
        this.keyboard = { isWanted: false };
        this.tell("tree");
        this.tell("keyboard", this.keyboard);
        for (const what of [...this.#asked.keys()]) this.#answer(what, null);
    }

    /** @param {ConsoleLine["stream"]} stream @param {string} text */
    #print(stream, text) {
        const lines = String(text ?? "").replace(/\n$/, "").split("\n").map(line => ({ stream, text: line }));
        this.lines.push(...lines);
        if (this.lines.length > MOST_LINES) this.lines.splice(0, this.lines.length - MOST_LINES);
        this.tell("lines", lines);
    }
}

/**
 * Returns an element whose value is a text, also if it is on or off, or a number.
 * @param {any} element
 * @returns {TreeElement}
 */
function readElement(element) { return element.value === undefined ? element : { ...element, value: String(element.value) }; }
