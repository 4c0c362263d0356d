import { symbol } from "../elements/dom.js";
import { fuzzySearch, matchQuality } from "./fuzzy.js";
import { iconElement } from "../elements/icons.js";
import { SearchPanel } from "./search-panel.js";

/** The maximum number of listed objects. */
const MOST = 60;

/**
 * The command palette, which finds commands and objects by name.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const panel = new SearchPanel({
        label: "Commands and objects", placeholder: "Type the name of a command or an object", look: "palette",
        find: typed => foundRows(app, typed),
        empty: typed => `No object is named “${typed}”`,
        onchoose: row => "run" in row.value ? row.value.run() : goTo(app, row.value.id),
    });
    const targets = new SearchPanel({
        label: "Connect to", placeholder: "What to connect with", look: "palette connect",
        find: typed => objectRows(app, typed).map(({ heading: _, ...row }) => ({ ...row, isDisabled: row.value.id === app.store.selection[0] })),
        empty: typed => `No object is named “${typed}”`,
        onchoose: row => app.connectTool.connect(app.store.selection[0], row.value.id),
    });
    app.commands.add({
        id: "editor.connect", title: "Connect To…", menu: "Editor", group: "connect", shortcut: "mod+shift+K",
        help: "Connects objects without a pointer", isEnabled: () => app.store.selection.length === 1, run: () => targets.open(),
    }, {
        id: "palette.show", title: "Command Palette", menu: "View", group: "library", shortcut: "mod+K", inFields: true, isHidden: true,
        run: () => panel.isOpen ? panel.close() : panel.open(),
    });
}

/**
 * Returns commands and then objects, or objects first if one of them matches better than all commands.
 * @param {import("../types.js").App} app
 * @param {string} typed
 * @returns {import("./search-panel.js").FoundRow[]}
 */
function foundRows(app, typed) {
    const commands = commandRows(app, typed);
    if (!typed.trim()) return commands;
    const objects = objectRows(app, typed);
    const [command, object] = [commands, objects].map(rows => matchQuality(rows.find(row => !row.isDisabled), typed));
    return object > command ? [...objects, ...commands] : [...commands, ...objects];
}

/**
 * @param {import("../types.js").App} app
 * @param {string} typed
 * @returns {(import("./search-panel.js").FoundRow & {score: number})[]}
 */
function commandRows({ commands }, typed) {
    const all = commands.all().filter(command => !command.isHidden);
    /** @param {import("../commands/commands.js").NamedCommand} command */
    const titleOf = command => [command.submenu, commands.titleOf(command)].filter(Boolean).join(" › ");
    const found = fuzzySearch(all, typed, command => [titleOf(command), command.menu ?? ""]);
    const rows = found.map(({ item, at, score }) => ({
        title: titleOf(item), at, score, detail: item.menu ?? "", tail: commands.shortcutText(item.id), icon: symbol("command"),
        isDisabled: !commands.isEnabled(item.id), value: { run: () => commands.run(item.id) },
    }));
    rows.sort((a, b) => Number(a.isDisabled) - Number(b.isDisabled));
    return rows.map((row, index) => index === 0 && typed.trim() ? { ...row, heading: "Commands" } : row);
}

/**
 * @param {import("../types.js").App} app
 * @param {string} typed
 * @returns {(import("./search-panel.js").FoundRow & {score: number})[]}
 */
function objectRows({ store }, typed) {
    const document = store.current;
    if (!document) return [];
    const objects = [...document.places].filter(({ object }) => object.kind !== "constraint");
    const found = fuzzySearch(objects, typed, ({ object }) => [object.name, object.class ?? "", object.title, object.id]).slice(0, MOST);
    return found.map(({ item: { object, scene }, at, score }, index) => ({
        title: object.name, at, score, heading: index === 0 ? "Objects" : undefined, icon: iconElement(object.icon, object.kind),
        detail: [object.title !== object.name && object.title, document.scenes.get(scene)?.title].filter(Boolean).join(" — "),
        value: { id: object.id },
    }));
}

/**
 * @param {import("../types.js").App} app
 * @param {string} id
 */
function goTo({ store, canvas }, id) {
    store.select([id]);
    canvas.reveal([id]);
}
