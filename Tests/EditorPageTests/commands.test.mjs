import assert from "node:assert/strict";
import { test } from "node:test";
import { Commands, keyOf } from "../../Sources/Editor/EditorPage/Page/commands/commands.js";

/** @param {string} key @param {Record<string, any>} [more] */
const press = (key, more = {}) => ({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null, preventDefault() {}, ...more });

test("the command key is ctrl, but not on Macs", () => {
    assert.equal(keyOf(press("s", { ctrlKey: true }), false), "mod+S");
    assert.equal(keyOf(press("s", { metaKey: true }), true), "mod+S");
    assert.equal(keyOf(press("s", { ctrlKey: true }), true), "ctrl+S");
});

test("a shortcut means the key, whatever sign shift or alt make of it", () => {
    assert.equal(keyOf(press("{", { code: "BracketLeft", ctrlKey: true, shiftKey: true }), false), "mod+shift+[");
    assert.equal(keyOf(press("¬", { code: "KeyL", altKey: true }), false), "alt+L");
    assert.equal(keyOf(press("!", { code: "Digit1", ctrlKey: true, shiftKey: true }), false), "mod+shift+1");
});

test("keys run the first command that can be run", () => {
    const commands = new Commands();
    const ran = [];
    commands.add(
        { id: "a", title: "A", shortcut: "Delete", isEnabled: () => false, run: () => ran.push("a") },
        { id: "b", title: "B", shortcut: ["Backspace", "Delete"], run: () => ran.push("b") });
    assert.equal(commands.handleKey(press("Delete")), true);
    assert.equal(commands.handleKey(press("Backspace")), true);
    assert.equal(commands.handleKey(press("Enter")), false);
    assert.deepEqual(ran, ["b", "b"]);
});

test("a text field keeps the keys it has, and no others", () => {
    globalThis.HTMLElement ??= class {};
    globalThis.HTMLTextAreaElement ??= class extends globalThis.HTMLElement {};
    globalThis.HTMLSelectElement ??= class extends globalThis.HTMLElement {};
    const field = new globalThis.HTMLTextAreaElement();
    const commands = new Commands();
    const ran = [];
    for (const shortcut of ["mod+C", "mod+alt+C", "mod+K", "alt+C"]) commands.add({ id: shortcut, title: "", shortcut, run: () => ran.push(shortcut) });
    const key = (name, more) => commands.handleKey(press(name, { target: field, ...more }));
    key("c", { ctrlKey: true });
    key("c", { ctrlKey: true, altKey: true, code: "KeyC" });
    key("k", { ctrlKey: true });
    key("c", { altKey: true, code: "KeyC" });
    assert.deepEqual(ran, ["mod+alt+C", "mod+K"]);
});

test("a menu parts its groups by lines and nests its submenus", () => {
    const commands = new Commands();
    const command = (id, group, submenu) => ({ id, title: id, menu: "Edit", group, submenu, shortcut: id === "undo" ? "mod+Z" : undefined, run() {} });
    commands.add(command("undo", "1"), command("redo", "1"), command("left", "2", "Align"), command("right", "2", "Align"), command("last", "2"));
    const items = commands.menuItems("Edit");
    assert.deepEqual(items.map(item => item.separator ? "-" : item.title), ["undo", "redo", "-", "Align", "last"]);
    assert.deepEqual(items[3].items.map(item => item.title), ["left", "right"]);
    assert.equal(items[0].shortcut, "Ctrl+Z");
});

test("shortcuts are spelled as the system spells them", () => {
    const make = isMac => {
        const commands = new Commands(isMac);
        commands.add({ id: "library", title: "", shortcut: "mod+shift+L", run() {} }, { id: "in", title: "", shortcut: "mod++", run() {} });
        return [commands.shortcutText("library"), commands.shortcutText("in")];
    };
    assert.deepEqual(make(false), ["Ctrl+Shift+L", "Ctrl++"]);
    assert.deepEqual(make(true), ["⇧⌘L", "⌘+"]);
});

test("shortcuts with alt work in text fields, and what AltGr types is no shortcut", () => {
    const had = globalThis.HTMLElement;
    class Field { isContentEditable = true; }
    globalThis.HTMLElement = /** @type {any} */ (Field);
    try {
        const commands = new Commands();
        const ran = [];
        commands.add({ id: "copy", title: "", shortcut: "mod+C", run: () => ran.push("copy") }, { id: "pin", title: "", shortcut: "mod+alt+C", run: () => ran.push("pin") });
        const target = /** @type {any} */ (new Field());
        assert.equal(commands.handleKey(press("c", { ctrlKey: true, target })), false);
        assert.equal(commands.handleKey(press("c", { ctrlKey: true, altKey: true, target })), true);
        assert.equal(commands.handleKey(press("©", { code: "KeyC", ctrlKey: true, altKey: true, target, getModifierState: name => name === "AltGraph" })), false);
        assert.deepEqual(ran, ["pin"]);
    } finally {
        globalThis.HTMLElement = had;
    }
});
