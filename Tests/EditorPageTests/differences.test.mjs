import assert from "node:assert/strict";
import { test } from "node:test";
import { OpenDocument } from "../../Sources/Editor/EditorPage/Page/model/document.js";
import { originOf, versionOf, versionPath } from "../../Sources/Editor/EditorPage/Page/model/version-name.js";
import { markOf } from "../../Sources/Editor/EditorPage/Page/history/outline-marks.js";
import { restTitle } from "../../Sources/Editor/EditorPage/Page/history/document-mark.js";
import { cropOf } from "../../Sources/Editor/EditorPage/Page/history/cropping.js";
import { HistoryList, WORKING } from "../../Sources/Editor/EditorPage/Page/history/history-list.js";
import { pairedScenes } from "../../Sources/Editor/EditorPage/Page/history/paired-scenes.js";
import { outlineRows } from "../../Sources/Editor/EditorPage/Page/outline/outline-tree.js";
import { board, openStore, scenes } from "./fixture.mjs";

const snapshot = () => ({ document: "Main.storyboard", kind: "storyboard", platform: "iOS", revision: 1, scenes: scenes(), board: board(), state: { isDirty: false }, problems: [], recovered: false });

/** @param {string} kind @param {string | undefined} object @param {Record<string, any>} [more] */
const change = (kind, object, more = {}) => ({ key: `${kind} ${object}`, kind, object, scene: "s1", section: "First", name: object ?? "the document", words: "", sentence: `${kind} ${object}`, ...more });

/** @param {any[]} changes @param {Record<string, any>} [more] */
function compared(changes, more = {}) {
    const document = new OpenDocument("Main.storyboard", /** @type {any} */ (snapshot()));
    document.compare({ base: { hash: "abc", author: "Ada", date: "2026-01-01", subject: "First" }, changes, ...more });
    return { document, differences: /** @type {import("../../Sources/Editor/EditorPage/Page/model/differences.js").Differences} */ (document.differences) };
}

test("changed and added objects are marked, what is around them says so, and a deletion is marked where it was", () => {
    const { differences } = compared([change("changed", "inner", { parent: "box" }), change("added", "label", { parent: "v1" }), change("deleted", "gone", { parent: "button" })]);
    assert.deepEqual(["inner", "box", "v1", "c1", "label", "button", "exit"].map(id => differences.markOf(id)), ["changed", "inside", "inside", "inside", "added", "removed", null]);
    assert.deepEqual(differences.of("button").map(({ object }) => object), ["gone"]);
    assert.equal(differences.in("s1").length, 3);
    assert.deepEqual(differences.in("s2"), []);
    assert.deepEqual(differences.marked, ["inner", "label", "button"]);
});

test("an object with several changes has the mark that says most; outlets are marks of what has them", () => {
    const { differences } = compared([change("deleted", "gone", { parent: "label" }), change("changed", "label"), change("added", "outlet-1", { parent: "c1" })]);
    assert.equal(differences.markOf("label"), "changed");
    assert.equal(differences.of("label").length, 2);
    assert.equal(differences.markOf("c1"), "changed");
});

test("a deleted scene and what the document says are distinguished from objects", () => {
    const { differences } = compared([change("deleted", "s9", { scene: "s9" }), change("changed", undefined, { scene: undefined })]);
    assert.equal(differences.rest.length, 2);
    assert.equal(restTitle(differences.rest), "1 removed scene, 1 change of the document");
    assert.equal(restTitle([change("deleted", "a", { scene: "a" }), change("deleted", "b", { scene: "b" })].map(each => /** @type {any} */ (each))), "2 removed scenes");
});

test("an added scene is new as a whole", () => {
    const { differences } = compared([change("added", "s2", { scene: "s2" })]);
    assert.ok(differences.isNew("s2"));
    assert.ok(!differences.isNew("s1"));
    assert.deepEqual(differences.rest, []);
});

test("rows of the outline are marked; a closed one says that something in it has changed", () => {
    const { differences } = compared([change("changed", "inner", { parent: "box" })]);
    /** @param {(key: string) => boolean} isOpen */
    const marks = isOpen => Object.fromEntries(outlineRows(scenes(), { isOpen }).map(row => [row.key, markOf(differences, row)]));
    const open = marks(() => true);
    assert.equal(open.inner, "changed");
    assert.equal(open.box, null);
    assert.equal(open["scene:s1"], "inside");
    assert.equal(open["scene:s2"], null);
    assert.equal(marks(key => key !== "box").box, "inside");
});

test("marks stay with the objects that are left while the next comparison is on its way", () => {
    const { document } = compared([change("changed", "label"), change("changed", "button")]);
    const first = scenes()[0];
    first.objects[0].children[0].children = first.objects[0].children[0].children.filter(({ id }) => id !== "label");
    document.change({ revision: 2, scenes: [/** @type {any} */ (first)], state: { isDirty: true } });
    document.compare();
    assert.equal(document.differences?.markOf("label"), null);
    assert.equal(document.differences?.markOf("button"), "changed");
});

test("a version is named by its document and commit", () => {
    assert.deepEqual(versionOf("UI/Main.storyboard@1a2b3c4d"), { origin: "UI/Main.storyboard", hash: "1a2b3c4d" });
    assert.equal(versionOf("Main@2x.storyboard"), null);
    assert.equal(originOf(versionPath("Cell.xib", "1a2b3c4d")), "Cell.xib");
    const version = new OpenDocument("UI/Main.storyboard@1a2b3c4d5e6f", /** @type {any} */ (snapshot()));
    assert.equal(version.name, "Main.storyboard (1a2b3c4d)");
});

test("versions are open beside the documents, with their layout, and are no tabs", async () => {
    const { store, socket } = await openStore();
    const path = "Main.storyboard@1a2b3c4d";
    const opening = store.version(path);
    socket.answer("open", { snapshot: { ...snapshot(), document: path } });
    const version = await opening;
    assert.ok(!store.openDocuments.includes(version));
    assert.equal(store.opened(path), version);
    const asked = store.stageOf(version, "s1");
    await Promise.resolve();
    socket.answer("stage");
    socket.tell({ event: "stage", document: path, stage: { scene: "s1", key: "k", size: [10, 20], frames: [["label", 1, 2, 3, 4]], marks: [], safeArea: [0, 0, 0, 0], wireframe: false } });
    assert.equal((await asked)?.key, "k");
    store.show(version);
    assert.equal(store.current, version);
    store.show(/** @type {any} */ (store.opened("Main.storyboard")));
    store.closeVersions();
    assert.equal(store.opened(path), null);
});

test("the picture from before shows an object with what is around it, inside of its scene", () => {
    const stage = { size: /** @type {[number, number]} */ ([400, 800]), frames: new Map([["a", [100, 100, 200, 100]], ["b", [390, 790, 10, 10]]]) };
    assert.deepEqual(cropOf(/** @type {any} */ (stage), null), [0, 0, 400, 800]);
    assert.deepEqual(cropOf(/** @type {any} */ (stage), "a"), [84, 84, 232, 132]);
    assert.deepEqual(cropOf(/** @type {any} */ (stage), "b"), [240, 710, 160, 90]);
    assert.deepEqual(cropOf(/** @type {any} */ (stage), "gone"), [0, 0, 400, 800]);
});

test("the history is stepped through, and two of its rows are compared, the older one first", () => {
    const list = new HistoryList();
    const commits = ["c", "b", "a"].map(hash => ({ hash, author: "", date: "", subject: hash, path: "" }));
    list.take({ commits, isWhole: true });
    assert.equal(list.current, WORKING);
    assert.equal(list.neighbor(-1), WORKING);
    list.choose(list.neighbor(1));
    assert.equal(list.current, "c");
    assert.equal(list.neighbor(9), "a");
    assert.equal(list.pair, null);
    list.compareWith("a");
    assert.deepEqual(list.pair, { older: "a", newer: "c" });
    list.choose("a");
    list.compareWith(WORKING);
    assert.deepEqual(list.pair, { older: "a", newer: WORKING });
    list.compareWith(WORKING);
    assert.equal(list.pair, null);
    list.choose("b");
    list.take({ commits: commits.slice(0, 1), isWhole: false });
    assert.equal(list.current, WORKING);
});

test("two versions are paired by scenes, with the objects to outline on each side", () => {
    const before = compared([]).document;
    const after = compared([]).document;
    after.change({ revision: 2, removed: ["s2"], order: ["s1"], state: { isDirty: false } });
    const changes = [change("changed", "label", { parent: "v1" }), change("added", "constraint-1", { parent: "box" }), change("deleted", "s2", { scene: "s2", section: "Second" }), change("changed", undefined, { scene: undefined })];
    const { scenes: paired, rest } = pairedScenes(/** @type {any} */ (changes), before, after);
    assert.deepEqual(paired.map(({ title, isBefore, isAfter }) => [title, isBefore, isAfter]), [["First", true, true], ["Second", true, false]]);
    assert.deepEqual([...paired[0].before.keys()], ["label"]);
    assert.deepEqual([...paired[0].after.keys()], ["label", "box"]);
    assert.equal(rest.length, 1);
});
