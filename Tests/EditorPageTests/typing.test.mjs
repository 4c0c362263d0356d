import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the keyboard of a device needs. */
class FakeElement extends EventTarget {
    style = {};
    dataset = /** @type {Record<string, string>} */ ({});
    value = "";
    tabIndex = 0;
    selectionStart = 0;
    selectionEnd = 0;
    classList = { add: () => {} };
    children = /** @type {FakeElement[]} */ ([]);

    setAttribute() {}

    removeAttribute() {}

    append() {}

    /** @param {FakeElement | null} other @returns {boolean} */
    contains(other) { return other === this || this.children.some(child => child.contains(other)); }

    focus() { page.activeElement = this; }
}

const page = { activeElement: /** @type {FakeElement | null} */ (null), createElement: () => new FakeElement() };
Object.assign(globalThis, { document: page, HTMLTextAreaElement: FakeElement, Node: FakeElement });
const { Typing } = await import("../../Sources/Editor/EditorPage/Page/device/typing.js");

/** A keyboard of a device with the focus, and what it has sent. @param {{isWanted?: boolean, isMac?: boolean, isReserved?: (event: any) => boolean}} [options] */
function makeTyping({ isWanted = true, isMac = false, isReserved = () => false } = {}) {
    const surface = new FakeElement();
    /** @type {any[]} */
    const sent = [];
    const typing = new Typing(/** @type {any} */ (surface), { send: (message, fields) => { sent.push([message, ...Object.values(fields ?? {})]); }, isReserved }, isMac, new AbortController().signal);
    const field = /** @type {any} */ (typing.field);
    const mirrored = Object.assign(new FakeElement(), { value: "before", dataset: { element: "notes" } });
    surface.children.push(field, mirrored);
    surface.focus();
    typing.update(/** @type {any} */ ({ isWanted, frame: [10, 20, 30, 40] }));
    /** @param {string} type @param {any} more @param {any} target @returns {any} */
    const send = (type, more, target = page.activeElement) => {
        const event = Object.assign(new Event(type, { cancelable: true }), { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, getModifierState: () => false, ...more });
        Object.defineProperty(event, "target", { value: target });
        surface.dispatchEvent(event);
        return event;
    };
    /** Presses a key, which gives its input as the browser does. @param {string} key @param {string} code @param {any} [more] @param {any} [target] */
    const press = (key, code, more = {}, target = page.activeElement) => {
        const down = send("keydown", { key, code, ...more }, target);
        if (!down.defaultPrevented && key.length === 1 && target !== surface && !more.ctrlKey && !more.metaKey) send("beforeinput", { inputType: "insertText", data: key }, target);
        send("keyup", { key, code, ...more }, target);
        return down;
    };
    return { typing, surface, field, mirrored, send, press, take: () => sent.splice(0) };
}

test("a character is a key, and then a text", () => {
    const { press, take, field } = makeTyping();
    assert.equal(page.activeElement, field);
    press("a", "KeyA");
    assert.deepEqual(take(), [["key", "down", "KeyA", "a", []], ["text", "a"], ["key", "up", "KeyA", "a", []]]);
});

test("Return, Tab and the delete key type where text is wanted, and are keys elsewhere", () => {
    const wanted = makeTyping();
    for (const [key, code] of [["Enter", "Enter"], ["Tab", "Tab"], ["Backspace", "Backspace"]]) wanted.press(key, code);
    assert.deepEqual(wanted.take().filter(([message]) => message !== "key"), [["text", "\n"], ["text", "\t"], ["deleteBackward"]]);
    const idle = makeTyping({ isWanted: false });
    assert.equal(page.activeElement, idle.surface);
    for (const [key, code] of [["Enter", "Enter"], ["Backspace", "Backspace"], ["x", "KeyX"], ["ArrowLeft", "ArrowLeft"]]) assert.equal(idle.press(key, code).defaultPrevented, true);
    assert.deepEqual(idle.take().filter(([, phase]) => phase !== "up").map(([message, , , key]) => [message, key]), [["key", "Enter"], ["key", "Backspace"], ["key", "x"], ["key", "ArrowLeft"]]);
});

test("Tab leads on through the page when nothing wants text", () => {
    const { press, take } = makeTyping({ isWanted: false });
    assert.equal(press("Tab", "Tab").defaultPrevented, false);
    assert.deepEqual(take(), []);
});

test("Control is the app's Command, except on a Mac", () => {
    const other = makeTyping();
    other.press("a", "KeyA", { ctrlKey: true });
    assert.deepEqual(other.take()[0], ["key", "down", "KeyA", "a", ["command"]]);
    const mac = makeTyping({ isMac: true });
    mac.press("a", "KeyA", { metaKey: true, shiftKey: true });
    mac.press("a", "KeyA", { ctrlKey: true });
    assert.deepEqual(mac.take().filter(([, phase]) => phase === "down").map(entry => entry[4]), [["command", "shift"], ["control"]]);
});

test("a third level of the keyboard types its character", () => {
    const { press, take } = makeTyping();
    press("@", "KeyQ", { altKey: true, getModifierState: (/** @type {string} */ name) => name === "AltGraph" });
    assert.deepEqual(take()[1], ["text", "@"]);
});

test("keys of the browser and of the page don't go to the app", () => {
    const { press, take } = makeTyping({ isReserved: event => event.key === "s" });
    assert.equal(press("r", "KeyR", { ctrlKey: true }).defaultPrevented, false);
    press("F5", "F5");
    press("s", "KeyS", { ctrlKey: true });
    assert.deepEqual(take(), []);
});

test("an input method marks a text, and then gives it", () => {
    const { send, press, take, field } = makeTyping();
    send("compositionstart", {});
    press("Process", "KeyN");
    send("beforeinput", { inputType: "insertCompositionText", data: "に", isComposing: true });
    send("compositionupdate", { data: "に" });
    send("compositionend", { data: "日" });
    assert.deepEqual(take(), [["mark", "に"], ["mark", ""], ["text", "日"]]);
    press("a", "KeyA");
    assert.deepEqual(take()[1], ["text", "a"]);
    assert.equal(field.value, "");
});

test("what is pasted comes once, without its key", () => {
    const { press, send, take } = makeTyping();
    assert.equal(press("v", "KeyV", { ctrlKey: true }).defaultPrevented, false);
    send("paste", { clipboardData: { getData: () => "two\nlines" } });
    assert.deepEqual(take(), [["paste", "two\nlines"]]);
});

test("what replaces the whole text of a field does so in the app", () => {
    const { mirrored, send, press, take } = makeTyping();
    mirrored.focus();
    mirrored.selectionEnd = 6;
    send("beforeinput", { inputType: "insertText", data: "after" });
    send("paste", { clipboardData: { getData: () => "pasted" } });
    press("Delete", "Delete");
    assert.deepEqual(take(), [["replace", "notes", "after"], ["replace", "notes", "pasted"], ["replace", "notes", ""]]);
    mirrored.selectionStart = 6;
    send("beforeinput", { inputType: "insertText", data: "!" });
    assert.deepEqual(take(), [["text", "!"]]);
});

test("a key that is down when the device loses the focus is released", () => {
    const { send, take } = makeTyping();
    send("keydown", { key: "Shift", code: "ShiftLeft", shiftKey: true });
    take();
    send("focusout", {});
    assert.deepEqual(take(), [["key", "up", "ShiftLeft", "Shift", []]]);
    send("keyup", { key: "Shift", code: "ShiftLeft" });
    assert.deepEqual(take(), []);
});

test("the focus follows what the app wants, and stays in a field that has it", () => {
    const { typing, surface, field, mirrored } = makeTyping();
    assert.deepEqual([field.style.left, field.style.height], ["10px", "40px"]);
    typing.update({ isWanted: false });
    assert.equal(page.activeElement, surface);
    mirrored.focus();
    typing.update({ isWanted: true });
    assert.equal(page.activeElement, mirrored);
    page.activeElement = null;
    typing.update({ isWanted: false });
    assert.equal(page.activeElement, null);
});
