import assert from "node:assert/strict";
import { test } from "node:test";
import { groupedHits, previewOf, propertyWords, summaryOf, valueWords } from "../../Sources/Editor/EditorPage/Page/projects/find-hits.js";
import { refactoringProblem, withEnding } from "../../Sources/Editor/EditorPage/Page/projects/path-rules.js";
import { searchedValue } from "../../Sources/Editor/EditorPage/Page/projects/uses.js";
import { byFolder } from "../../Sources/Editor/EditorPage/Page/documents/folders.js";
import { intersects } from "../../Sources/Editor/EditorPage/Page/canvas/geometry.js";
import { nextScene, placedStoryboards } from "../../Sources/Editor/EditorPage/Page/projects/project-layout.js";
import { openStore, settle, snapshot } from "./fixture.mjs";

const hit = (document, value) => ({ key: `${document}#${value}`, document, object: "o", name: "Label", property: "text", value });

test("hits are listed by document, and counted", () => {
    const hits = [hit("A.storyboard", "x"), hit("B.storyboard", "y"), hit("A.storyboard", "z")];
    assert.deepEqual(groupedHits(hits).map(({ path, hits }) => [path, hits.length]), [["A.storyboard", 2], ["B.storyboard", 1]]);
    assert.equal(summaryOf(hits, "x"), "3 values in 2 documents");
    assert.equal(summaryOf([], "x"), "Nothing found");
    assert.deepEqual(["fontDescription", "normal.titleColor", "text"].map(propertyWords), ["Font", "Normal, Title Color", "Text"]);
});

test("system colors are written as in the inspectors", () => {
    assert.equal(valueWords("secondaryLabelColor", "color"), "Secondary Label Color");
    assert.equal(valueWords("systemGray2Color", "color"), "System Gray2 Color");
    assert.deepEqual(["Roast", "#FF0000"].map(value => valueWords(value, "color")), ["Roast", "#FF0000"]);
    assert.equal(valueWords("homeColor", "identifier"), "homeColor");
});

test("going back to the file says which others went back with it", async () => {
    const { store, socket } = await openStore();
    const told = [];
    store.on("noted", ({ message }) => told.push(message));
    const first = store.revert();
    await settle();
    socket.answer("reload", { others: ["B.storyboard"] });
    await first;
    const second = store.revert("Main.storyboard");
    await settle();
    socket.answer("reload", {});
    await second;
    const third = store.revert();
    await settle();
    socket.answer("reload", { others: ["A.swift", "B.storyboard"] });
    await third;
    assert.deepEqual(told, ["“B.storyboard” went back to the file, too", "“A.swift” and “B.storyboard” went back to their files, too"]);
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

const board = (...frames) => ({ items: frames.map((frame, index) => ({ scene: `s${index}`, frame, dock: [], isInitial: false, isReference: false, title: "S" })), arrows: [], perUnit: [1, 1] });
const link = (from, to) => ({ from: { path: from, scene: "s0" }, to: { path: to, scene: "s0" } });

test("storyboards are in columns by the references that lead to them, the others below; none overlaps another", () => {
    const all = ["Main", "Photos", "Account", "Alone"].map((path, index) => ({ path, board: board([-100 * index, 50, 400 + 300 * index, 800]) }));
    const placed = placedStoryboards(all, [link("Main", "Photos"), link("Main", "Account"), link("Photos", "Main")]);
    const frame = path => placed.find(each => each.path === path).frame;
    assert.equal(placed.length, 4);
    // Main and Photos lead to each other: the first one begins.
    assert.ok(frame("Photos")[0] > frame("Main")[0] + frame("Main")[2]);
    assert.equal(frame("Account")[0], frame("Photos")[0]);
    assert.ok(frame("Alone")[1] > Math.max(...["Main", "Photos", "Account"].map(path => frame(path)[1] + frame(path)[3])));
    for (const one of placed) for (const other of placed) assert.ok(one === other || !intersects(one.frame, other.frame), `${one.path} ${other.path}`);
    for (const { frame: [x, y, w, h], origin, path } of placed) {
        const [left, top, width, height] = all.find(each => each.path === path).board.items[0].frame;
        assert.ok(origin[0] + left >= x && origin[1] + top >= y && origin[0] + left + width <= x + w && origin[1] + top + height <= y + h);
    }
});

test("an arrow key goes to the nearest scene in its direction", () => {
    const scenes = [[0, 0, 10, 10], [50, 5, 10, 10], [20, 200, 10, 10], [100, 0, 10, 10]].map(frame => ({ frame }));
    assert.equal(nextScene(scenes, scenes[0].frame, [1, 0]), 1);
    assert.equal(nextScene(scenes, scenes[0].frame, [0, 1]), 2);
    assert.equal(nextScene(scenes, scenes[3].frame, [-1, 0]), 1);
    assert.equal(nextScene(scenes, scenes[0].frame, [-1, 0]), -1);
});

test("a document that is opened for its pictures has no tab until it is shown", async () => {
    const { store, socket } = await openStore();
    const opening = store.openBehind("Other.storyboard");
    socket.answer("open", { snapshot: snapshot({ document: "Other.storyboard" }) });
    const other = await opening;
    assert.deepEqual(store.openDocuments.map(({ path }) => path), ["Main.storyboard"]);
    socket.tell({ event: "changed", document: "Other.storyboard", from: other.revision, revision: other.revision + 1, scenes: [], removed: ["s2"], state: { isDirty: true } });
    assert.equal(store.opened("Other.storyboard").scenes.has("s2"), false);
    await store.open("Other.storyboard");
    assert.deepEqual(store.openDocuments.map(({ path }) => path), ["Main.storyboard", "Other.storyboard"]);
    store.closeBehind();
    assert.equal(store.current.path, "Other.storyboard");
});

test("all documents are listed by folder, those of the opened folder first", () => {
    const documents = ["B/Two.storyboard", "One.storyboard", "A/Deep/Three.xib", "B/Four.storyboard"].map(path => ({ path, kind: "storyboard", isOpen: false }));
    assert.deepEqual(byFolder(documents).map(({ folder, entries }) => [folder, entries.length]), [["", 1], ["A/Deep", 1], ["B", 2]]);
});

test("what a step of several documents has changed has no tab, is listed, and is saved with the others", async () => {
    const { store, socket } = await openStore();
    const documents = ["Main.storyboard", "A.storyboard", "B.storyboard", "C.storyboard"].map(path => ({ path, kind: "storyboard", isOpen: true, isDirty: path !== "C.storyboard" }));
    socket.tell({ event: "state", document: "Main.storyboard", state: { isDirty: true, undo: "Replace" } });
    socket.tell({ event: "documents", documents });
    assert.deepEqual([store.openDocuments.map(({ path }) => path), store.editedBehind], [["Main.storyboard"], ["A.storyboard", "B.storyboard"]]);
    const saved = store.saveAll();
    await settle();
    // All of them are saved together but one.
    socket.tell({ event: "state", document: "Main.storyboard", state: { isDirty: false } });
    socket.tell({ event: "documents", documents: documents.map(entry => ({ ...entry, isDirty: entry.path === "B.storyboard" })) });
    assert.equal(socket.answer("save").document, "Main.storyboard");
    await settle();
    assert.equal(socket.answer("save").document, "B.storyboard");
    await saved;
    assert.equal(socket.sent.filter(message => message.do === "save").length, 2);
    socket.tell({ event: "documents", documents: documents.map(entry => ({ ...entry, isDirty: false })) });
    socket.tell({ event: "state", document: "Main.storyboard", state: { isDirty: true } });
    store.close("Main.storyboard");
    assert.deepEqual(store.editedBehind, ["Main.storyboard"], "a document that is closed with unsaved changes");
});
