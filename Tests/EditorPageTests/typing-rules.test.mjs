import assert from "node:assert/strict";
import { test } from "node:test";
import { completionsAt, enclosingType } from "../../Sources/Editor/EditorPage/Page/source/completion.js";
import { newLine, removed, typed } from "../../Sources/Editor/EditorPage/Page/source/typing-rules.js";

/** Types characters into a text, whose insertion point is `|`. @param {string} text @param {string} keys @param {boolean} [isCode] */
function type(text, keys, isCode = true) {
    let at = text.indexOf("|");
    let [value, end] = [text.replace("|", ""), at];
    /** @type {string[]} */
    const closers = [];
    for (const key of keys) {
        const place = { text: value, start: at, end, step: "    ", isCode, closers };
        const rule = key === "\n" ? newLine(place) : key === "\b" ? removed(place) : typed(key, place);
        const { from, to, insert, start, end: until } = rule ?? (key === "\b" ? { from: at - 1, to: at, insert: "", start: at - 1, end: at - 1 } : { from: at, to: end, insert: key, start: at + 1, end: at + 1 });
        if (rule?.overtypes) closers.pop();
        if (rule?.closes) closers.push(rule.closes);
        value = value.slice(0, from) + insert + value.slice(to);
        [at, end] = [start, until];
    }
    return `${value.slice(0, at)}|${value.slice(at)}`;
}

test("brackets and quotes close themselves and are typed over", () => {
    assert.equal(type("|", "f("), "f(|)");
    assert.equal(type("|", "f(a[0])"), "f(a[0])|");
    assert.equal(type("|", "let a = \"b\""), "let a = \"b\"|");
    assert.equal(type("|", "{}"), "{}|");
    assert.equal(type("|word", "("), "(|word", "not before a word");
    assert.equal(type("a|", "\""), "a\"|", "after a letter a quote ends something");
    assert.equal(type("// |", "(", false), "// (|", "not in a comment");
    assert.equal(type("f(a|)", ")"), "f(a)|)", "what somebody has typed isn't typed over");
    assert.equal(type("|", "(\b"), "|");
    assert.equal(type("|", "(a\b\b"), "|");
});

test("what is selected is put in brackets", () => {
    const rule = typed("(", { text: "a + b", start: 0, end: 5, step: "    ", isCode: true, closers: [] });
    assert.deepEqual(rule, { from: 0, to: 5, insert: "(a + b)", start: 1, end: 6 });
});

test("a new line is indented, more after what opens, and what closes goes to its own", () => {
    assert.equal(type("    a|", "\nb"), "    a\n    b|");
    assert.equal(type("|", "func f() {\nreturn\n}"), "func f() {\n    return\n}|");
    assert.equal(type("    |", "if a {\nb()\n}"), "    if a {\n        b()\n    }|");
    assert.equal(type("|", "f(\na"), "f(\n    a|\n)");
    assert.equal(type("    case .one:|", "\n"), "    case .one:\n        |");
    assert.equal(type("|", "a.map { b in\nc"), "a.map { b in\n    c|\n}");
    assert.equal(type("        |", "}"), "    }|", "a brace that closes what was open goes back");
});

const types = [
    { name: "UIResponder", members: [{ name: "becomeFirstResponder", kind: "method" }] },
    { name: "UIView", superclass: "UIResponder", members: [{ name: "alpha", kind: "property" }, { name: "subviews", kind: "property", type: "UIView" }] },
    { name: "UILabel", superclass: "UIView", members: [{ name: "text", kind: "property" }, { name: "textColor", kind: "property", type: "UIColor" }] },
    { name: "UIViewController", superclass: "UIResponder", members: [{ name: "view", kind: "property", type: "UIView" }] },
    { name: "Form", superclass: "UIViewController", members: [{ name: "titleLabel", kind: "property", type: "UILabel" }, { name: "save", kind: "method" }] },
];

/** The names that are offered where `|` is. @param {string} text */
const names = text => completionsAt(text.replace("|", ""), text.indexOf("|"), /** @type {any} */ (types))?.all.map(({ name }) => name) ?? [];

test("names are completed: the class's members, those it inherits, UIKit's, and the words of the file", () => {
    const form = body => `class Form: UIViewController {\n    func show() {\n        ${body}\n    }\n}\n`;
    assert.deepEqual(names(form("tit|")), ["titleLabel"]);
    assert.deepEqual(names(form("titleLabel.te|")), ["text", "textColor"]);
    assert.deepEqual(names(form("titleLabel.|")).slice(0, 3), ["text", "textColor", "alpha"]);
    assert.deepEqual(names(form("self.vi|")), ["view"]);
    assert.deepEqual(names(form("view.subviews.al|")), ["alpha"]);
    assert.deepEqual(names(form("let label = UILabel()\n        label.alp|")), ["alpha"]);
    assert.deepEqual(names(form("UIL|")), ["UILabel"]);
    assert.deepEqual(names(form("becomeF|")), ["becomeFirstResponder"]);
    assert.ok(names(form("let temperature = 3\n        temp|")).includes("temperature"));
    assert.ok(names(form("retu|")).includes("return"));
    assert.equal(names(form("bFR|"))[0], "becomeFirstResponder", "by the first letters of its words");
    for (const none of ["func tit|", "t|", "unknown.te|", "titleLabel|", "1..<te|"]) assert.deepEqual(names(form(none)), [], none);
});

test("the type around a place is the innermost, whatever braces are between", () => {
    const text = "class A {\n    var b: Int { 1 }\n    struct C {\n        // {\n        let d = \"{\"\n        x\n    }\n    y\n}\nz";
    assert.deepEqual(["x", "y", "z"].map(name => enclosingType(text, text.indexOf(`${name}\n`) < 0 ? text.length : text.indexOf(`\n${name === "x" ? "        " : "    "}${name}\n`) + 6)), ["C", "A", null]);
});
