/**
 * A command of the page. Menus, palette and keyboard all use one list.
 *
 * @typedef {object} NamedCommand
 * @property {string} id Such as `edit.undo`.
 * @property {string | (() => string)} title As in a menu; "Undo Move" may change.
 * @property {string} [menu] `File`, `Edit`, `Editor` or `View`; without one it is only in the palette.
 * @property {string} [group] Commands of a menu with the same group are adjacent; lines separate the groups.
 * @property {string} [submenu] The title of a submenu.
 * @property {string | string[]} [shortcut] Such as `mod+shift+L`, `Delete`, `mod+[`. `mod` is the Command key on Macs, Control elsewhere. The first one is shown.
 * @property {boolean} [inFields] Whether the shortcut also applies while text is being edited. Otherwise only those with `mod` that a text field doesn't use do.
 * @property {boolean} [isNative] Whether the browser handles its key and sends an event.
 * @property {() => boolean} [isEnabled]
 * @property {() => boolean} [isChecked]
 * @property {boolean} [isHidden] Whether the palette omits it.
 * @property {string} [help]
 * @property {() => void} run
 */

/** Keys that a text field handles itself. */
const FIELD_KEYS = new Set(["A", "C", "V", "X", "Z", "Y", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/**
 * The order of groups in menus where it isn't that of their first commands.
 * @type {Record<string, string[]>}
 */
const GROUPS = { View: ["parts", "panels", "wall", "library", "zoom", "help"] };

const MAC_SIGNS = { mod: "⌘", ctrl: "⌃", alt: "⌥", shift: "⇧" };
/** @type {Record<string, string>} */
const KEY_SIGNS = {
    ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Backspace: "⌫", Delete: "Del", Escape: "Esc", Enter: "↩", " ": "Space",
};

export class Commands {
    /** @type {Map<string, NamedCommand>} */
    #commands = new Map();
    /** @type {Map<string, NamedCommand[]>} */
    #byKey = new Map();

    /**
     * Whether somebody may run a command at all.
     * @type {(id: string) => boolean}
     */
    mayRun = () => true;

    /** @param {boolean} isMac Whether `mod` is the Command key. */
    constructor(isMac = false) {
        this.isMac = isMac;
    }

    /** @param {...NamedCommand} commands */
    add(...commands) {
        for (const command of commands) {
            this.#commands.set(command.id, command);
            for (const shortcut of command.isNative ? [] : [command.shortcut ?? []].flat()) {
                const key = normalized(shortcut);
                this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), command]);
            }
        }
    }

    all() { return [...this.#commands.values()]; }

    /** @param {string} id */
    get(id) { return this.#commands.get(id); }

    /** @param {NamedCommand} command */
    titleOf(command) { return typeof command.title === "function" ? command.title() : command.title; }

    /** @param {string} id */
    isEnabled(id) {
        const command = this.#commands.get(id);
        return !!command && this.#isEnabled(command);
    }

    /** @param {NamedCommand} command */
    #isEnabled(command) { return this.mayRun(command.id) && (command.isEnabled?.() ?? true); }

    /**
     * Runs a command if it is enabled.
     * @param {string} id
     * @returns {boolean} Whether it was run.
     */
    run(id) {
        if (!this.isEnabled(id)) return false;
        this.#commands.get(id)?.run();
        return true;
    }

    /**
     * Returns the first shortcut for display: "⇧⌘L", "Ctrl+Shift+L".
     * @param {string} id
     */
    shortcutText(id) {
        const [shortcut] = [this.#commands.get(id)?.shortcut ?? []].flat();
        return shortcut ? spelled(shortcut, this.isMac) : "";
    }

    /**
     * Returns the items of a menu for `showMenu`.
     * @param {string} menu
     * @returns {import("../popups/menu-model.js").MenuItem[]}
     */
    menuItems(menu) {
        /** @type {Map<string, import("../popups/menu-model.js").MenuItem[]>} */
        const groups = new Map((GROUPS[menu] ?? []).map(group => [group, []]));
        /** @type {Map<string, import("../popups/menu-model.js").MenuItem>} */
        const submenus = new Map();
        for (const command of this.#commands.values()) {
            if (command.menu !== menu) continue;
            const group = command.group ?? "";
            if (!groups.has(group)) groups.set(group, []);
            const item = this.item(command.id);
            const inside = command.submenu && submenus.get(command.submenu);
            if (inside) {
                inside.items?.push(item);
            } else if (command.submenu) {
                const parent = { title: command.submenu, items: [item] };
                submenus.set(command.submenu, parent);
                groups.get(group)?.push(parent);
            } else {
                groups.get(group)?.push(item);
            }
        }
        return [...groups.values()].filter(group => group.length).flatMap((group, index) => index ? [{ separator: /** @type {const} */ (true) }, ...group] : group);
    }

    /**
     * Returns a command as a menu item.
     * @param {string} id
     * @param {string} [title] Another title than its own.
     * @returns {import("../popups/menu-model.js").MenuItem}
     */
    item(id, title) {
        const command = this.#commands.get(id);
        if (!command) throw new Error(`there is no command "${id}"`);
        return {
            title: title ?? this.titleOf(command), shortcut: this.shortcutText(id), isDisabled: !this.isEnabled(id),
            isChecked: command.isChecked?.(), run: () => this.run(id),
        };
    }

    /**
     * Runs the enabled command of a key, if there is one.
     * @param {KeyboardEvent} event
     * @returns {boolean} Whether there was one.
     */
    handleKey(event) {
        const command = this.#commandOf(event);
        if (!command) return false;
        event.preventDefault();
        command.run();
        return true;
    }

    /**
     * Whether a key would run a command.
     * @param {KeyboardEvent} event
     */
    isShortcut(event) { return !!this.#commandOf(event); }

    /** @param {KeyboardEvent} event */
    #commandOf(event) {
        // AltGr, which is Control and Alt on some keyboards, types characters.
        if (event.getModifierState?.("AltGraph")) return undefined;
        const key = keyOf(event, this.isMac);
        const isInField = isTextField(event.target);
        return this.#byKey.get(key)?.find(command =>
            (!isInField || command.inFields || worksInFields(key)) && this.#isEnabled(command));
    }
}

/** @param {EventTarget | null} target */
export function isTextField(target) {
    if (typeof HTMLElement === "undefined" || !(target instanceof HTMLElement)) return false;
    if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
    return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range", "color"].includes(target.type);
}

/** @param {string} key */
function worksInFields(key) {
    const parts = key.split("+");
    return parts.includes("mod") && (parts.includes("alt") || !FIELD_KEYS.has(parts[parts.length - 1] || "+"));
}

/** @param {string} shortcut */
function parse(shortcut) {
    const parts = shortcut.endsWith("++") ? [...shortcut.slice(0, -2).split("+"), "+"] : shortcut === "+" ? ["+"] : shortcut.split("+");
    const key = parts.pop() ?? "";
    return { key: key.length === 1 ? key.toUpperCase() : key, modifiers: new Set(parts) };
}

/** @param {string} shortcut */
function normalized(shortcut) {
    const { key, modifiers } = parse(shortcut);
    return [...["mod", "ctrl", "alt", "shift"].filter(name => modifiers.has(name)), key].join("+");
}

/** The digits and signs of keys that Shift changes, by their position. */
/** @type {Record<string, string>} */
const CODES = { Equal: "=", Minus: "-", BracketLeft: "[", BracketRight: "]", Comma: ",", Period: ".", Slash: "/", Backslash: "\\", Quote: "'", Semicolon: ";" };

/**
 * Returns a key with its modifiers in the form of shortcuts.
 * @param {{key: string, code?: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean}} event
 * @param {boolean} isMac
 */
export function keyOf(event, isMac) {
    const code = event.code ?? "";
    let key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    // With Option and Shift, keys produce other characters; the shortcut means the key.
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) {
        if (/^Key[A-Z]$/.test(code) && !/^[A-Z]$/.test(key)) key = code.slice(3);
        if (/^Digit\d$/.test(code)) key = code.slice(5);
        if (code in CODES && event.altKey) key = CODES[code];
        if (event.shiftKey && key.length === 1 && code in CODES) key = CODES[code];
    }
    const isMod = isMac ? event.metaKey : event.ctrlKey;
    const isControl = isMac && event.ctrlKey;
    return [isMod && "mod", isControl && "ctrl", event.altKey && "alt", event.shiftKey && "shift", key].filter(Boolean).join("+");
}

/**
 * @param {string} shortcut
 * @param {boolean} isMac
 */
function spelled(shortcut, isMac) {
    const { key, modifiers } = parse(shortcut);
    const sign = KEY_SIGNS[key] ?? key;
    if (isMac) {
        const signs = /** @type {const} */ (["ctrl", "alt", "shift", "mod"]).filter(name => modifiers.has(name)).map(name => MAC_SIGNS[name]);
        return signs.join("") + sign;
    }
    const words = [modifiers.has("mod") || modifiers.has("ctrl") ? "Ctrl" : "", modifiers.has("alt") ? "Alt" : "", modifiers.has("shift") ? "Shift" : ""];
    return [...words.filter(Boolean), sign].join("+");
}
