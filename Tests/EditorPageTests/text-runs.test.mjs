import assert from "node:assert/strict";
import { test } from "node:test";
import { runsIn, textOf, withLook, withText } from "../../Sources/Editor/EditorPage/Page/inspectors/text-runs.js";

const bold = { font: { weight: "bold", size: 17 } };
const plain = { font: { weight: "regular", size: 17 } };
const runs = () => [{ text: "Two ", ...plain, like: 1 }, { text: "beans", ...bold, like: 2 }, { text: " a day", ...plain, like: 3 }];

test("what is selected gets another look, and neighbors that look the same are one", () => {
    const one = withLook(runs(), 0, 4, { link: "https://example.com" });
    assert.deepEqual(one.map(run => [run.text, run.link]), [["Two ", "https://example.com"], ["beans", undefined], [" a day", undefined]]);
    const part = withLook([{ text: "Two beans", ...plain }], 4, 9, bold);
    assert.deepEqual(part, [{ text: "Two ", ...plain }, { text: "beans", ...bold }]);
    assert.deepEqual(withLook(part, 0, 9, plain), [{ text: "Two beans", ...plain }]);
});

test("an alignment applies to whole paragraphs", () => {
    const one = withLook([{ text: "Tea\nand\nmilk" }], 5, 6, { alignment: "right" });
    assert.deepEqual(one, [{ text: "Tea\n" }, { text: "and\n", alignment: "right" }, { text: "milk" }]);
    assert.deepEqual(withLook([{ text: "" }], 0, 0, { alignment: "right" }), [{ text: "", alignment: "right" }]);
});

test("typed text looks like what it replaces, or what is before it", () => {
    assert.deepEqual(withText(runs(), "Two cups a day").map(run => run.text), ["Two ", "cups", " a day"]);
    assert.deepEqual(withText(runs(), "Two beanses a day").map(run => run.text), ["Two ", "beanses", " a day"]);
    assert.deepEqual(withText(runs(), "Four beans a day").map(run => run.text), ["Four ", "beans", " a day"]);
    assert.equal(withText(runs(), "Two  a day").length, 2);
    assert.equal(textOf(withText(runs(), "")), "");
    assert.deepEqual(withText(withText(runs(), ""), "x")[0].font, plain.font);
    assert.deepEqual(withText([], "x"), [{ text: "x" }]);
});

test("any edit of any text at any place gives that text", () => {
    const texts = ["", "a", "ab", "aab", "Two beans a day", "Two beans", "beans a day", "Twobeansaday", "aaaa", "Two beans beans a day"];
    for (const from of texts) {
        for (const to of texts) {
            const start = withLook([{ text: from }], 1, 3, bold);
            assert.equal(textOf(start), from);
            assert.equal(textOf(withText(start, to)), to, `${from} → ${to}`);
        }
    }
});

test("the runs of a selection are those with a part in it, or the one before the caret", () => {
    assert.deepEqual(runsIn(runs(), 5, 6).map(run => run.text), ["beans"]);
    assert.deepEqual(runsIn(runs(), 3, 5).map(run => run.text), ["Two ", "beans"]);
    assert.deepEqual(runsIn(runs(), 4, 4).map(run => run.text), ["Two "]);
    assert.deepEqual(runsIn(runs(), 0, 0).map(run => run.text), ["Two "]);
});
