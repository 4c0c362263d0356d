import assert from "node:assert/strict";
import { test } from "node:test";
import { groupedHits, previewOf, summaryOf } from "../../Sources/Editor/EditorPage/Page/projects/find-hits.js";
import { refactoringProblem, withEnding } from "../../Sources/Editor/EditorPage/Page/projects/path-rules.js";
import { searchedValue } from "../../Sources/Editor/EditorPage/Page/projects/uses.js";
import { openStore, settle } from "./fixture.mjs";

const hit = (document, value) => ({ key: `${document}#${value}`, document, object: "o", name: "Label", property: "text", value });

test("hits are listed by document, and counted", () => {
    const hits = [hit("A.storyboard", "x"), hit("B.storyboard", "y"), hit("A.storyboard", "z")];
    assert.deepEqual(groupedHits(hits).map(({ path, hits }) => [path, hits.length]), [["A.storyboard", 2], ["B.storyboard", 1]]);
    assert.equal(summaryOf(hits, "x"), "3 values in 2 documents");
    assert.equal(summaryOf([], "x"), "Nothing found");
});

test("what a value will be is shown: a part is replaced without regard to case, a font keeps its size", () => {
    assert.equal(previewOf("Good Coffee, coffee", { of: "text", value: "coffee" }, "$&tea"), "Good $&tea, $&tea");
    assert.equal(previewOf("Coffee", { of: "text", value: "coffee", whole: true }, "Tea"), "Tea");
    assert.equal(previewOf("#FF0000", { of: "color", value: "#FF0000" }, "Roast"), "Roast");
    assert.equal(previewOf("Menlo-Regular 13", { of: "font", value: "Menlo-Regular" }, "Courier"), "Courier 13");
    assert.equal(previewOf("Menlo-Regular 13", { of: "font", value: "Menlo-Regular" }, "Body"), "Body");
    assert.equal(previewOf("Menlo-Regular 13", { of: "font", value: "Menlo-Regular" }, "System Bold 20"), "System Bold 20");
});

test("the value of an inspector's row is found by what documents have", () => {
    assert.deepEqual(searchedValue({ title: "Class", control: "class", value: "ListController" }), { kind: "class", value: "ListController" });
    assert.deepEqual(searchedValue({ title: "Tint", control: "color", value: { color: { red: 1, green: 0.5, blue: 0, alpha: 0.5 } } }), { kind: "color", value: "#FF800080" });
    assert.deepEqual(searchedValue({ title: "Font", control: "font", value: { font: { weight: "bold", size: 17 } } }), { kind: "font", value: "System Bold 17" });
    assert.deepEqual(searchedValue({ title: "Storyboard ID", control: "text", value: "Home" }), { kind: "identifier", value: "Home" });
    assert.equal(searchedValue({ title: "Lines", control: "number", value: 2 }), null);
    assert.equal(searchedValue({ title: "Class", control: "class", value: "A", isMixed: true }), null);
});

test("scenes move to a storyboard other than their own, never to a xib", () => {
    assert.equal(withEnding(" Photos "), "Photos.storyboard");
    assert.equal(refactoringProblem("Photos", "Main.storyboard"), null);
    assert.match(refactoringProblem("Main", "Main.storyboard") ?? "", /already/);
    assert.match(refactoringProblem("a.xib", "Main.storyboard") ?? "", /storyboard/);
    assert.match(refactoringProblem("More/ ", "Main.storyboard") ?? "", /empty/);
});

test("undo asks if another document with the step was edited since, and can leave that one alone", async () => {
    const { store, socket } = await openStore();
    socket.tell({ event: "state", document: "Main.storyboard", state: { isDirty: true, undo: "Refactor to Storyboard" } });
    const asked = [];
    store.asksAlone = async (verb, message) => { asked.push([verb, message]); return true; };
    const undone = store.undo();
    await settle();
    socket.answer("undo", { error: { message: "edited since", isElsewhere: true } });
    await settle();
    assert.deepEqual(asked, [["undo", "edited since"]]);
    assert.equal(socket.last("undo").alone, true);
    socket.answer("undo", { revision: 3 });
    assert.deepEqual(await undone, { reply: socket.last("undo").id, revision: 3 });
});
