import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf } from "../../Sources/Editor/EditorPage/Page/source/code-editor.js";
import { dragOf, marksOf } from "../../Sources/Editor/EditorPage/Page/source/members.js";
import { TokenizedLines, tokensOf } from "../../Sources/Editor/EditorPage/Page/source/tokens.js";

/** The kinds of all tokens of a text, one line each; plain ones are dots. */
function shown(text, isSwift = true) {
    const lines = new TokenizedLines(isSwift);
    lines.update(text.split("\n"));
    return lines.lines.map((_, index) => lines.tokens(index).map(([kind, part]) => (kind === "plain" ? "." : kind[0]).repeat(part.length)).join("")).join("\n");
}

test("words, types, numbers, attributes and comments", () => {
    assert.equal(shown("@IBOutlet weak var x: UILabel! // c"), "aaaaaaaaa.kkkk.kkk....ttttttt..cccc");
    assert.equal(shown("let y = 0xFF + 1_000.5e-3"), "kkk.....ffff...ffffffffff");
    assert.equal(shown("#selector(view.class) `class`"), "kkkkkkkkk....................");
    assert.equal(shown("self.init(x)"), "kkkk.kkkk...");
});

test("comments nest", () => {
    assert.equal(shown("a /* b /* c */ d\n e */ f"), "..cccccccccccccc\nccccc..");
});

test("interpolations are code, also with strings, parentheses and comments in them", () => {
    const tokens = tokensOf('"a \\(f("c)", (1)) ) d" e', []).tokens;
    assert.deepEqual(tokens, [["string", '"a \\('], ["plain", "f("], ["string", '"c)"'], ["plain", ", ("], ["figure", "1"], ["plain", ")) "], ["string", ') d"'], ["plain", " e"]]);
});

test("raw and long strings end where their own ends are", () => {
    assert.deepEqual(tokensOf('#"a " \\(b) \\#(c)"# d', []).tokens, [["string", '#"a " \\(b) \\#('], ["plain", "c"], ["string", ')"#'], ["plain", " d"]]);
    assert.equal(shown('"""\n a " b // c\n \\("x")\n """ d'), 'sss\nsssssssssss\nsssssss\nssss..');
});

test("a string on one line ends with it, whatever is open in it", () => {
    assert.deepEqual(tokensOf('let a = "b', []).open, []);
    assert.deepEqual(tokensOf('"a \\(b', []).open, []);
    assert.deepEqual(tokensOf('"""', []).open.length, 1);
});

test("Objective-C", () => {
    assert.equal(shown('@property (weak) IBOutlet UILabel *l; // c', false), "kkkkkkkkk..kkkk..kkkkkkkk.ttttttt.....cccc");
    assert.equal(shown('#import "A.h"\n[a b:@"c"];', false), 'kkkkkkk.sssss\n.....ssss..');
    assert.equal(shown("/* a /* b */ c", false), "cccccccccccc..");
});

test("after an edit all lines have the tokens that they have when read again", () => {
    const seed = Math.floor(Math.random() * 100000);
    let state = seed;
    const random = limit => { state = (state * 1103515245 + 12345) % 2147483648; return state % limit; };
    const parts = ["let a = 1", "/*", "*/", '"""', '"x"', '"\\(', ")", "// c", '#"', '"#', "class A {", "}", ""];
    const line = () => Array.from({ length: random(4) }, () => parts[random(parts.length)]).join(" ");
    const edited = new TokenizedLines(true);
    let lines = Array.from({ length: 12 }, line);
    edited.update(lines);
    for (let step = 0; step < 400; step += 1) {
        const at = random(lines.length + 1);
        lines = [...lines.slice(0, at), ...Array.from({ length: random(3) }, line), ...lines.slice(at + random(3))];
        if (!lines.length) lines = [""];
        edited.update(lines);
        const again = new TokenizedLines(true);
        again.update(lines);
        for (let index = 0; index < lines.length; index += 1) assert.deepEqual(edited.tokens(index), again.tokens(index), `seed ${seed}, step ${step}, line ${index}`);
    }
});

test("every character is in a token, whatever the text", () => {
    for (const text of ["é🙂 `a", "\\", "@", "#", "'\"", "\t\tx", '"\\', "a.class.self", "\u{1F600}", "1.e5..<3"]) assert.equal(tokensOf(text, []).tokens.map(([, part]) => part).join(""), text);
});

test("columns count tabs and wide characters", () => {
    assert.deepEqual(["abc", "\tx", "ab\tx", "日本", "é"].map(columnsOf), [3, 5, 5, 4, 1]);
});

test("circles are filled if something is connected, and say what", () => {
    const use = { document: "A.storyboard", object: "l", owner: "c", title: "Label" };
    const members = [
        { line: 3, kind: "class", name: "Form", class: "Form", uses: [use] }, { line: 4, kind: "outlet", name: "label", class: "Form", uses: [use] },
        { line: 5, kind: "action", name: "save:", class: "Form", uses: [] },
    ];
    assert.deepEqual(marksOf(members).map(({ line, isFilled, label }) => [line, isFilled, label]), [
        [3, true, "Class Form: Label"], [4, true, "Outlet label: connected to Label"], [5, false, "Action save:: not connected; drag to an object"],
    ]);
    assert.deepEqual(dragOf(members[1], "c"), { from: "c", only: "label" });
    assert.deepEqual(dragOf(members[2], "c"), { from: "c", trigger: "received", only: "save:" });
    assert.equal(dragOf(members[0], "c"), null);
    assert.equal(dragOf(members[1], null), null);
});
