import { element } from "../elements/dom.js";

/**
 * Where what is typed goes. `isReserved` says whether the page itself uses a key; `copy` puts a text into the clipboard.
 * @typedef {object} TypingActions
 * @property {(message: "key" | "text" | "mark" | "deleteBackward" | "paste" | "replace", fields?: Record<string, any>) => void} send
 * @property {(event: KeyboardEvent) => boolean} isReserved
 */

/** Keys with Command or Control that are the browser's own. */
const BROWSER_KEYS = new Set(["r", "t", "n", "w", "q", "l", "p", "f5", "tab", "+", "-", "=", "0"]);

/** The keyboard of a device: what is typed while it has the focus, by keys and by input methods. */
export class Typing {
    /**
     * The pressed keys that the app knows of.
     * @type {Map<string, string>}
     */
    #down = new Map();
    #isComposing = false;
    /** @type {import("./app-protocol.js").KeyboardState} */
    #keyboard = { isWanted: false };

    /**
     * @param {HTMLElement} surface contains the fields, and takes the keys when nothing in the app wants text
     * @param {TypingActions} actions
     * @param {boolean} isMac Whether Command is a key of its own; elsewhere it is Control.
     * @param {AbortSignal} signal
     */
    constructor(surface, actions, isMac, signal) {
        this.surface = surface;
        this.actions = actions;
        this.isMac = isMac;
        /** @type {HTMLTextAreaElement} */
        this.field = element("textarea.device-typing", {
            "aria-label": "Keyboard of the device", tabIndex: -1, autocapitalize: "off", autocomplete: "off", rows: 1,
        });
        this.field.spellcheck = false;
        const options = { signal };
        surface.addEventListener("keydown", event => this.#keyDown(event), options);
        surface.addEventListener("keyup", event => this.#keyUp(event), options);
        surface.addEventListener("beforeinput", event => this.#input(event), options);
        surface.addEventListener("compositionstart", () => { this.#isComposing = true; }, options);
        surface.addEventListener("compositionupdate", event => this.actions.send("mark", { text: event.data }), options);
        surface.addEventListener("compositionend", event => this.#endComposing(event), options);
        surface.addEventListener("paste", event => this.#paste(event), options);
        // The app puts into the clipboard what it copies.
        for (const name of ["copy", "cut"]) surface.addEventListener(name, event => event.preventDefault(), options);
        surface.addEventListener("focusout", () => this.#release(), options);
    }

    /**
     * Follows what the app wants. `place` is where text appears, in points.
     * @param {import("./app-protocol.js").KeyboardState} keyboard
     */
    update(keyboard) {
        this.#keyboard = keyboard;
        const [x, y, width, height] = keyboard.frame ?? [0, 0, 1, 20];
        Object.assign(this.field.style, { left: `${x}px`, top: `${y}px`, width: `${Math.max(1, width)}px`, height: `${Math.max(1, height)}px` });
        this.field.tabIndex = -1;
        if (this.hasFocus && !this.#isInMirror) this.focus();
    }

    get hasFocus() { return this.surface.contains(document.activeElement); }

    /** Whether a field of the mirror has the focus, which then takes the text. */
    get #isInMirror() {
        const active = document.activeElement;
        return active !== this.field && active !== this.surface && this.hasFocus;
    }

    /** Gives the device the keyboard. */
    focus() {
        const target = this.#keyboard.isWanted ? this.field : this.surface;
        if (document.activeElement !== target) target.focus({ preventScroll: true });
    }

    // Keys

    /** @param {KeyboardEvent} event */
    #keyDown(event) {
        if (event.defaultPrevented || event.isComposing || this.#isComposing || event.key === "Process" || event.key === "Dead") return;
        if (this.#isBrowsers(event) || this.actions.isReserved(event)) return;
        const modifiers = this.#modifiers(event);
        const isPlain = !modifiers.includes("command") && !modifiers.includes("control");
        // What is pasted comes with the event for it.
        if (modifiers.includes("command") && event.key.toLowerCase() === "v") return;
        if (isPlain && ["Backspace", "Delete"].includes(event.key) && this.#replaceWhole(event.target, "")) {
            event.preventDefault();
            event.stopPropagation();
            return;
        }
        this.#down.set(event.code, event.key);
        this.actions.send("key", { phase: "down", code: event.code, key: event.key, modifiers });
        if (isPlain && this.#keyboard.isWanted) this.#typeByKey(event);
        // Characters come as input.
        if (isPlain && event.key.length === 1 && event.target !== this.surface) return;
        event.preventDefault();
        event.stopPropagation();
    }

    /**
     * Keys that type without a character.
     * @param {KeyboardEvent} event
     */
    #typeByKey(event) {
        if (event.key === "Backspace") this.actions.send("deleteBackward");
        else if (event.key === "Enter") this.actions.send("text", { text: "\n" });
        else if (event.key === "Tab") this.actions.send("text", { text: "\t" });
        // The surface takes no input by itself.
        else if (event.key.length === 1 && event.target === this.surface) this.actions.send("text", { text: event.key });
    }

    /** @param {KeyboardEvent} event */
    #keyUp(event) {
        if (this.#down.has(event.code)) {
            this.#down.delete(event.code);
            this.actions.send("key", { phase: "up", code: event.code, key: event.key, modifiers: this.#modifiers(event) });
        }
        // A Mac says nothing of keys that are released while Command is down.
        if (event.key === "Meta") this.#release();
    }

    #release() {
        for (const [code, key] of this.#down) this.actions.send("key", { phase: "up", code, key, modifiers: [] });
        this.#down.clear();
    }

    /** @param {KeyboardEvent} event */
    #isBrowsers(event) {
        if (/^F\d+$/.test(event.key)) return true;
        // Without a field, Tab leads on through the page.
        if (event.key === "Tab" && !this.#keyboard.isWanted) return true;
        if (!event.ctrlKey && !event.metaKey) return false;
        const key = event.key.toLowerCase();
        return BROWSER_KEYS.has(key) || (event.shiftKey && ["i", "j", "c"].includes(key) && !this.isMac);
    }

    /** @param {KeyboardEvent} event @returns {string[]} */
    #modifiers(event) {
        // The third level of a keyboard, which Windows reports as Control and Alt.
        if (event.getModifierState("AltGraph")) return event.shiftKey ? ["shift"] : [];
        const command = this.isMac ? event.metaKey : event.ctrlKey;
        const control = this.isMac ? event.ctrlKey : event.metaKey;
        const pressed = { command, shift: event.shiftKey, control, option: event.altKey };
        return Object.entries(pressed).filter(([, isPressed]) => isPressed).map(([name]) => name);
    }

    // Text

    /** @param {InputEvent} event */
    #input(event) {
        if (event.isComposing || this.#isComposing || event.inputType === "insertCompositionText") return;
        event.preventDefault();
        const text = event.inputType === "insertLineBreak" || event.inputType === "insertParagraph" ? "\n"
            : event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        if (this.#replaceWhole(event.target, text)) return;
        if (event.inputType.startsWith("delete")) this.actions.send("deleteBackward");
        else if (text) this.actions.send("text", { text });
    }

    /** @param {CompositionEvent} event */
    #endComposing(event) {
        this.#isComposing = false;
        this.actions.send("mark", { text: "" });
        if (event.data) this.actions.send("text", { text: event.data });
        // The app has the text now.
        setTimeout(() => { if (!this.#isComposing) this.field.value = ""; });
    }

    /** @param {ClipboardEvent} event */
    #paste(event) {
        event.preventDefault();
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (text && !this.#replaceWhole(event.target, text)) this.actions.send("paste", { text });
    }

    /**
     * Replaces the whole text of a field of the mirror, as scripts and assistive technology do, if all of it is selected.
     * @param {EventTarget | null} target
     * @param {string} text
     * @returns {boolean} Whether it was.
     */
    #replaceWhole(target, text) {
        if (!(target instanceof HTMLTextAreaElement) || target === this.field || !hasWholeSelection(target)) return false;
        this.actions.send("replace", { element: target.dataset.element, text });
        return true;
    }
}

/** @param {HTMLTextAreaElement} field */
function hasWholeSelection(field) { return field.value !== "" && field.selectionStart === 0 && field.selectionEnd === field.value.length; }
