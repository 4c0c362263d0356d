import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { CodeEditor } from "../../Sources/Editor/EditorPage/Page/source/code-editor.js";

/** What of an element a text editor needs: its listeners, children and text. */
class FakeElement {
    style = { setProperty() {} };
    classList = { add() {}, toggle() {} };
    value = "";
    selectionStart = 0;
    selectionEnd = 0;
    clientHeight = 100;
    scrollTop = 0;
    listeners = {};
    append() {}
    replaceChildren() {}
    setAttribute() {}
    removeAttribute() {}
    addEventListener(name, listener) { this.listeners[name] = listener; }
    send(name, event) {
        const sent = { isPrevented: false, preventDefault() { this.isPrevented = true; }, stopPropagation() {}, ...event };
        this.listeners[name](sent);
        return sent;
    }
}

const own = { document: globalThis.document, Node: globalThis.Node, ResizeObserver: globalThis.ResizeObserver };
afterEach(() => Object.assign(globalThis, own));

function editor() {
    const made = () => new FakeElement();
    Object.assign(globalThis, {
        document: { activeElement: null, createElement: made, createTextNode: made, addEventListener() {} }, Node: FakeElement, ResizeObserver: class { observe() {} },
    });
    /** @type {any} */
    const steps = [];
    /** @type {any} */
    const code = new CodeEditor({ label: "A.swift", isSwift: true, onedit: () => {}, onkey: () => false, onundo: isRedo => steps.push(isRedo ? "redo" : "undo"), onmark: () => {}, onmarkdown: () => {}, onmenu: () => {} });
    return { code, steps };
}

test("undo in the text is a step of the source, but not from behind a dialog that has the focus", () => {
    const { code, steps } = editor();
    globalThis.document.activeElement = code.area;
    assert.equal(code.area.send("beforeinput", { inputType: "historyUndo" }).isPrevented, true);
    code.area.send("beforeinput", { inputType: "historyRedo" });
    assert.deepEqual(steps, ["undo", "redo"]);
    globalThis.document.activeElement = new FakeElement();
    assert.equal(code.area.send("beforeinput", { inputType: "historyUndo" }).isPrevented, true);
    assert.deepEqual(steps, ["undo", "redo"]);
    assert.equal(code.area.send("beforeinput", { inputType: "insertText" }).isPrevented, false);
});
