import assert from "node:assert/strict";
import { test } from "node:test";
import { dropAt, keysAbove, outlineRows } from "../../Sources/Editor/EditorPage/Page/outline/outline-tree.js";

const object = (id, name, more = {}) => ({ id, element: "view", name, title: "View", icon: "view", kind: "view", children: [], ...more });
const constraint = id => object(id, "width = 40", { element: "constraint", kind: "constraint", icon: "constraint" });

const label = object("label", "Title", { class: "UILabel" });
const image = object("image", "Photo");
const stack = object("stack", "Stack View", { accepts: true, children: [object("one", "One"), object("two", "Two"), constraint("c2")] });
const root = object("root", "View", { accepts: true, children: [label, image, stack, constraint("c1")] });
const controller = object("vc", "Start", { kind: "controller", element: "viewController", children: [root] });
const scene = {
    id: "s1", title: "Start", controller: "vc", objects: [controller, object("fr", "First Responder", { element: "placeholder", kind: "placeholder" })],
    segues: [{ id: "sg", kind: "show", from: "label", to: "vc2", name: "Show segue to Detail", identifier: "ShowDetail" }],
};
const all = { isOpen: () => true };
const names = rows => rows.map(row => `${" ".repeat(row.depth)}${row.name}`);

test("constraints are gathered, segues come last, and the entry point is marked", () => {
    assert.deepEqual(names(outlineRows([scene], { ...all, initial: "vc" })), [
        "Start Scene", " Start", "  View", "   Title", "   Photo", "   Stack View", "    One", "    Two", "    Constraints", "     width = 40",
        "   Constraints", "    width = 40", " First Responder", " Storyboard Entry Point", " Show segue to Detail",
    ]);
});

test("tabs of a tab bar controller are dropped among each other, and nowhere else", () => {
    const tab = (id, to) => ({ id, kind: "relationship", from: "tbc", to, name: "Relationship" });
    const bar = { id: "s0", title: "Tabs", controller: "tbc", objects: [object("tbc", "Tabs", { kind: "controller", element: "tabBarController" })], segues: [tab("r1", "a"), tab("r2", "b"), tab("r3", "c")] };
    const rows = outlineRows([bar, scene], all);
    const at = id => rows.findIndex(row => row.id === id && row.type === "segue");
    assert.deepEqual(dropAt(rows, at("r1"), 0.2, ["r3"]), { into: "tbc", before: "r1", line: { index: at("r1"), depth: 1 }, onto: null });
    assert.deepEqual(dropAt(rows, at("r3"), 0.8, ["r1"]), { into: "tbc", line: { index: at("r3") + 1, depth: 1 }, onto: null });
    assert.equal(dropAt(rows, at("sg"), 0.2, ["r1"]), null);
    assert.equal(dropAt(rows, 1, 0.5, ["r1"]), null);
});

test("what is closed hides what is in it", () => {
    const rows = outlineRows([scene], { isOpen: (_key, type) => type === "scene" });
    assert.deepEqual(names(rows), ["Start Scene", " Start", " First Responder", " Show segue to Detail"]);
    assert.equal(rows[1].canOpen, true);
    assert.equal(rows[1].isOpen, false);
    assert.equal(rows[2].canOpen, false);
});

test("a filter leaves what matches by name, class, identifier or id, with what it is in", () => {
    const closed = { isOpen: () => false };
    assert.deepEqual(names(outlineRows([scene], { ...closed, filter: "uilab" })), ["Start Scene", " Start", "  View", "   Title"]);
    assert.deepEqual(names(outlineRows([scene], { ...closed, filter: "showdet" })), ["Start Scene", " Show segue to Detail"]);
    assert.deepEqual(names(outlineRows([scene], { ...closed, filter: "two" })), ["Start Scene", " Start", "  View", "   Stack View", "    Two"]);
    assert.deepEqual(outlineRows([scene], { ...closed, filter: "nothing" }), []);
});

test("a xib's objects have no scene above them", () => {
    assert.deepEqual(names(outlineRows([{ ...scene, id: "" }], { isOpen: () => false })), ["Start", "First Responder", "Show segue to Detail"]);
});

test("what has to be open for a row to show", () => {
    assert.deepEqual(keysAbove([scene], "two"), ["scene:s1", "vc", "root", "stack"]);
    assert.deepEqual(keysAbove([scene], "c2"), ["scene:s1", "vc", "root", "stack", "constraints:stack"]);
    assert.deepEqual(keysAbove([scene], "sg"), ["scene:s1"]);
    assert.equal(keysAbove([scene], "unknown"), null);
});

const rows = outlineRows([scene], all);
const at = key => rows.findIndex(row => row.key === key);

test("a drop between two views goes in front of the lower one", () => {
    assert.deepEqual(dropAt(rows, at("label"), 0.1, ["one"]), { into: "root", before: "label", line: { index: at("label"), depth: 3 }, onto: null });
    assert.deepEqual(dropAt(rows, at("label"), 0.9, ["one"]), { into: "root", before: "image", line: { index: at("image"), depth: 3 }, onto: null });
});

test("a drop below the last view goes to the end, constraints or not", () => {
    assert.deepEqual(dropAt(rows, at("two"), 0.9, ["label"]), { into: "stack", line: { index: at("two") + 1, depth: 4 }, onto: null });
});

test("a drop onto a view that accepts views goes into it", () => {
    assert.deepEqual(dropAt(rows, at("stack"), 0.5, ["label"]), { into: "stack", line: null, onto: at("stack") });
    assert.deepEqual(dropAt(rows, at("stack"), 0.9, ["label"]), { into: "stack", before: "one", line: { index: at("one"), depth: 4 }, onto: null });
});

test("nothing goes into itself, into a controller or among constraints", () => {
    assert.equal(dropAt(rows, at("one"), 0.1, ["stack"]), null);
    assert.equal(dropAt(rows, at("vc"), 0.5, ["label"]), null);
    assert.equal(dropAt(rows, at("c1"), 0.5, ["label"]), null);
    assert.equal(dropAt(rows, at("fr"), 0.5, ["label"]), null);
});

test("views that are dropped onto a scene go to its dock, and nothing else does", () => {
    assert.deepEqual(dropAt(rows, 0, 0.5, ["label"]), { into: "s1/objects", line: null, onto: 0 });
    assert.deepEqual(dropAt(rows, 0, 0.9, ["label", "one"]), { into: "s1/objects", line: null, onto: 0 });
    assert.equal(dropAt(rows, 0, 0.5, ["fr"]), null);
    assert.equal(dropAt(rows, 0, 0.5, ["label", "fr"]), null);
});

test("only views go into views", () => {
    const cell = object("cell", "Cell", { kind: "cell", element: "tableViewCell" });
    const found = outlineRows([{ ...scene, objects: [root, object("section", "Section", { element: "tableViewSection", children: [cell] })], segues: [] }], all);
    const stackAt = found.findIndex(row => row.key === "stack");
    assert.equal(dropAt(found, stackAt, 0.5, ["cell"]), null);
    assert.equal(dropAt(found, stackAt, 0.5, ["label"]).into, "stack");
});

test("children of something that takes no views may still be put in another order", () => {
    const section = object("section", "Section", { element: "tableViewSection", children: [object("a", "A"), object("b", "B")] });
    const other = object("other", "Other", { element: "tableViewSection", children: [object("c", "C")] });
    const found = outlineRows([{ ...scene, objects: [section, other], segues: [] }], all);
    const b = found.findIndex(row => row.key === "b");
    assert.deepEqual(dropAt(found, b, 0.9, ["a"]), { into: "section", line: { index: b + 1, depth: 2 }, onto: null });
    assert.equal(dropAt(found, b, 0.9, ["label"]), null);
    const c = found.findIndex(row => row.key === "c");
    assert.deepEqual(dropAt(found, c, 0.1, ["a"]), { into: "other", before: "c", line: { index: c, depth: 2 }, onto: null }, "or in another of the kind");
});

test("a relationship is named by where it leads, and found by what it is", () => {
    const start = { ...scene, segues: [{ id: "a", kind: "relationship", from: "vc", to: "vc2", name: "Relationship “view controllers”" }] };
    const other = { id: "s-2", title: "Item 2", controller: "vc2", objects: [], segues: [] };
    const found = outlineRows([start, other], { isOpen: () => false, filter: "view controllers" });
    assert.deepEqual(found.map(row => [row.name, row.detail]).at(-1), ["Relationship to “Item 2”", "Relationship “view controllers”"]);
    assert.equal(outlineRows([start], all).at(-1)?.name, "Relationship “view controllers”");
});

test("a segue is distinguished by the scene it leads to, by that scene's present title", () => {
    const segue = { id: "a", kind: "show", from: "label", to: "vc2", name: "Show segue" };
    const start = { ...scene, segues: [segue, { ...segue, id: "b", to: "vc3" }, { ...segue, id: "c", kind: "unwind", to: "exit", name: "Unwind segue “back:”" }] };
    const other = (title, id) => ({ id: `s-${id}`, title, controller: id, objects: [], segues: [] });
    const titled = (...scenes) => outlineRows(scenes, all).filter(row => row.type === "segue").map(row => row.name);
    assert.deepEqual(titled(start, other("Detail", "vc2"), other("Map", "vc3")), ["Show segue to “Detail”", "Show segue to “Map”", "Unwind segue “back:”"]);
    assert.deepEqual(titled(start, other("Profile", "vc2")), ["Show segue to “Profile”", "Show segue", "Unwind segue “back:”"]);
    assert.deepEqual(outlineRows([start, other("Detail", "vc2")], { isOpen: () => false, filter: "detail" }).map(row => row.name), ["Start Scene", "Show segue to “Detail”"]);
});

test("a constraint's icon tells its axis", () => {
    const about = (id, firstAttribute) => ({ ...constraint(id), constraint: { firstAttribute } });
    const view = { ...root, children: [about("w", "width"), about("t", "top"), about("l", "leading"), about("y", "centerY"), about("h", "height")] };
    const rows = outlineRows([{ ...scene, id: "s3", objects: [view], segues: [] }], all).filter(row => row.kind === "constraint" && row.object);
    assert.deepEqual(rows.map(row => row.icon), ["constraint", "verticalConstraint", "constraint", "verticalConstraint", "verticalConstraint"]);
});
