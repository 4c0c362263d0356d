import assert from "node:assert/strict";
import { test } from "node:test";
import { ArrangeGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/arrange.js";
import { handlesOf } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/freedom.js";
import { ConnectGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/connect.js";
import { EntryGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/entry-move.js";
import { insertionAmong } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/insertion.js";
import { LibraryGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/library-drop.js";
import { MarqueeGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/marquee.js";
import { MoveGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/move.js";
import { ResizeGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/resize.js";
import { TabGesture, tabsAround } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/tab-move.js";
import { SceneMoveGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/scene-move.js";
import { object, openStore, scenes, snapshot, stage } from "./fixture.mjs";
import { OpenDocument, readStage } from "../../Sources/Editor/EditorPage/Page/model/document.js";

/** @param {number} x @param {number} y @param {Record<string, boolean>} [keys] */
const at = (x, y, keys = {}) => ({ point: [x, y], screen: [x, y], shift: false, mod: false, alt: false, ...keys });
const full = () => 1;
const opened = async () => (await openStore()).store.current;

test("a view is moved by one command at the end, and only previewed until then", async () => {
    const gesture = new MoveGesture(await opened(), ["button"], [210, 60], full);
    const moving = gesture.move(at(230, 165));
    assert.equal(moving.perform, undefined);
    assert.deepEqual(moving.preview, [{ setFrame: { object: "button", x: 220, y: 155, width: 80, height: 30 } }]);
    assert.deepEqual(gesture.up(at(230, 165)).perform, { name: "Move View", commands: [{ setFrame: { object: "button", x: 220, y: 155, width: 80, height: 30 } }] });
});

/** A tab bar controller with three tabs, whose bar is at the bottom of its scene. */
function tabs() {
    const tab = name => ({ id: `scene-${name}`, title: name, controller: name, objects: [object(name, { kind: "controller", children: [object(`item-${name}`, { element: "tabBarItem", kind: "barItem" })] })], segues: [] });
    const segue = name => ({ id: `to-${name}`, kind: "relationship", from: "c1", to: name, name: "Relationship" });
    const bar = { id: "s1", title: "Tabs", controller: "c1", objects: [object("c1", { element: "tabBarController", kind: "controller" })], segues: ["a", "b", "c"].map(segue) };
    const document = new OpenDocument("Main.storyboard", snapshot({ scenes: [bar, tab("a"), tab("b"), tab("c")] }));
    document.stages.set("s1", readStage({ ...stage(), frames: [["item-a", 0, 600, 100, 49], ["item-b", 100, 600, 100, 49], ["item-c", 200, 600, 100, 49]] }));
    return document;
}

test("a tab is dragged among the others in the bar, which orders the controller's relationships", () => {
    const document = tabs();
    const around = tabsAround(document, "item-a");
    assert.deepEqual(around, { controller: "c1", items: ["item-a", "item-b", "item-c"] });
    assert.equal(tabsAround(document, "c1"), null);
    const gesture = new TabGesture(document, "item-a", around, "s1", [50, 620]);
    assert.deepEqual(gesture.move(at(180, 622)).overlay.frames, [[130, 602, 100, 49]]);
    assert.deepEqual(gesture.up(at(180, 622)).perform, { name: "Move Tab", commands: [{ move: { object: "item-a", into: "c1", before: "item-c" } }] });
    assert.deepEqual(gesture.up(at(290, 622)).perform.commands, [{ move: { object: "item-a", into: "c1" } }]);
    assert.equal(gesture.up(at(60, 622)).perform, undefined, "where it was");
});

test("the entry point is dragged to another scene, and stays where there is none", async () => {
    const gesture = new EntryGesture(await opened(), "s1");
    const moving = gesture.move(at(600, 300));
    assert.deepEqual(moving.overlay.line.target, [500, 0, 375, 667]);
    assert.equal(moving.perform, undefined);
    assert.deepEqual(gesture.up(at(600, 300)).perform, { name: "Set Initial View Controller", commands: [{ setInitialController: { object: "c2" } }] });
    for (const point of [[100, 300], [437, 450]]) assert.deepEqual(gesture.up(at(...point)), { overlay: null }, "its own scene, or none");
});

test("a view that is let go where it was is not moved", async () => {
    const gesture = new MoveGesture(await opened(), ["button"], [210, 60], full);
    gesture.move(at(300, 165));
    assert.deepEqual(gesture.up(at(210, 60, { mod: true })).perform.commands, []);
});

test("moving snaps, but not while the command key is held, and only along one axis with shift", async () => {
    const document = await opened();
    const gesture = new MoveGesture(document, ["button"], [210, 60], full);
    assert.equal(gesture.up(at(210 - 178, 60 + 60)).perform.commands[0].setFrame.x, 20, "as the label's left edge");
    assert.equal(gesture.up(at(210 - 178, 60 + 60, { mod: true })).perform.commands[0].setFrame.x, 22);
    const straight = gesture.up(at(210 + 3, 60 + 60, { shift: true, mod: true })).perform.commands[0].setFrame;
    assert.deepEqual([straight.x, straight.y], [200, 110]);
});

test("fractions of what did not move stay", async () => {
    const document = await opened();
    document.stage("s1").frames.set("button", [200, 50.333, 80, 30]);
    const gesture = new MoveGesture(document, ["button"], [210, 60], full);
    const { x, y } = gesture.up(at(241.4, 60, { mod: true })).perform.commands[0].setFrame;
    assert.deepEqual([x, y], [231, 50.333]);
});

test("several views move together by one transaction, those inside others with them", async () => {
    const gesture = new MoveGesture(await opened(), ["label", "box", "inner"], [30, 60], full);
    const { name, commands } = gesture.up(at(30, 90, { mod: true })).perform;
    assert.equal(name, "Move Objects");
    assert.deepEqual(commands.map(command => command.setFrame.object), ["label", "box"]);
});

test("a view that is dropped on another container goes there, with its place in that", async () => {
    const gesture = new MoveGesture(await opened(), ["button"], [210, 60], full);
    const effects = gesture.move(at(90, 330, { mod: true }));
    assert.deepEqual(effects.overlay.container, [50, 200, 200, 200]);
    assert.deepEqual(effects.preview, gesture.up(at(90, 330, { mod: true })).perform.commands, "it is seen there before it is let go");
    assert.deepEqual(gesture.up(at(90, 330, { mod: true })).perform.commands, [{ move: { object: "button", into: "box" } }, { setFrame: { object: "button", x: 30, y: 120, width: 80, height: 30 } }]);
});

test("a view is seen as it was where no preview shows it: over the ground and a dock, and outside of a cell", async () => {
    const document = await opened();
    const lifted = (/** @type {number} */ x, /** @type {number} */ y) => new MoveGesture(document, ["button"], [210, 60], full).move(at(x, y, { mod: true })).overlay.lifted;
    assert.deepEqual(lifted(440, 300), [{ id: "button", frame: [430, 290, 80, 30], seen: [0, 0, 375, 667] }], "what is over the scene is seen in its preview");
    assert.equal(lifted(100, -10)[0].seen, null);
    assert.deepEqual(lifted(90, 330)[0].seen, [0, 0, 375, 667]);
    document.object("v1").kind = "cell";
    document.stage("s1").frames.set("v1", [0, 40, 375, 44]);
    assert.deepEqual(lifted(440, 300)[0].seen, [0, 40, 375, 44]);
});

test("a cell is seen under the pointer while it is moved", () => {
    const { lifted } = new ArrangeGesture(lists(), "one", [10, 10]).move(at(10, 95)).overlay;
    assert.deepEqual(lifted, [{ id: "one", frame: [0, 85, 375, 44], seen: null }]);
});

test("a view that is dropped on a table leaves its place to the table, whose header or footer it becomes", async () => {
    const document = await opened();
    document.object("box").element = "tableView";
    const gesture = new MoveGesture(document, ["button"], [210, 60], full);
    assert.deepEqual(gesture.up(at(90, 330, { mod: true })).perform.commands, [{ move: { object: "button", into: "box", y: 120 } }]);
});

test("what is dragged out of the library is seen as itself where it would be, and by its icon where nothing takes it", async () => {
    const gesture = new LibraryGesture(await opened(), { id: "label", title: "Label", size: [40, 20] }, full);
    const inside = gesture.move(at(90, 330));
    assert.deepEqual(inside.preview, gesture.up(at(90, 330)).perform.commands);
    assert.equal(inside.overlay.isPreviewed, true);
    const outside = gesture.move(at(1200, 400));
    assert.deepEqual(outside.preview, []);
    assert.equal(outside.overlay.isPreviewed, false);
    assert.equal(outside.overlay.ghost, undefined);
});

test("a new scene is drawn once, where it is first seen, and follows the pointer", async () => {
    const gesture = new LibraryGesture(await opened(), { id: "viewController", title: "View Controller", isController: true }, full);
    const first = gesture.move(at(1200, 400));
    assert.deepEqual(first.preview, gesture.up(at(1200, 400)).perform.commands);
    assert.deepEqual(first.overlay.arriving, [0, 0]);
    const next = gesture.move(at(1250, 380));
    assert.deepEqual(next.preview, first.preview);
    assert.deepEqual(next.overlay.arriving, [50, -20]);
    assert.notDeepEqual(gesture.up(at(1250, 380)).perform.commands, first.preview);
});

test("alt makes a copy and leaves the view where it is", async () => {
    const gesture = new MoveGesture(await opened(), ["button"], [210, 60], full);
    assert.deepEqual(gesture.up(at(210, 100, { alt: true, mod: true })).perform, { name: "Duplicate View", commands: [{ duplicate: { object: "button", offsetX: 0, offsetY: 40 } }] });
});

test("a handle moves its edges, and the others stay", async () => {
    const document = await opened();
    const east = new ResizeGesture(document, "box", "e", [250, 300], full);
    assert.deepEqual(east.up(at(271, 340, { mod: true })).perform.commands, [{ setFrame: { object: "box", x: 50, y: 200, width: 221, height: 200 } }]);
    const corner = new ResizeGesture(document, "box", "nw", [50, 200], full);
    assert.deepEqual(corner.up(at(40, 190, { mod: true })).perform.commands, [{ setFrame: { object: "box", x: 40, y: 190, width: 210, height: 210 } }]);
});

test("with shift a view keeps its shape, with alt its middle, and it never turns inside out", async () => {
    const document = await opened();
    const corner = () => new ResizeGesture(document, "button", "se", [280, 80], full);
    assert.deepEqual(corner().up(at(320, 80, { shift: true })).perform.commands[0].setFrame, { object: "button", x: 200, y: 50, width: 120, height: 45 });
    assert.deepEqual(corner().up(at(290, 85, { alt: true, mod: true })).perform.commands[0].setFrame, { object: "button", x: 190, y: 45, width: 100, height: 40 });
    assert.equal(corner().up(at(100, 85, { mod: true })).perform.commands[0].setFrame.width, 0);
});

test("the size is said while a view is resized, and its layout previewed", async () => {
    const gesture = new ResizeGesture(await opened(), "box", "e", [250, 300], full);
    const effects = gesture.move(at(271, 340, { mod: true }));
    assert.equal(effects.overlay.label.text, "221 × 200");
    assert.equal(effects.preview[0].setFrame.width, 221);
});

test("a scene's new place is that of its middle, in the document's units", async () => {
    const document = await opened();
    document.board.perUnit = [0.5, 2];
    const gesture = new SceneMoveGesture(document, ["s2"], [600, -10], full);
    assert.deepEqual(gesture.up(at(700, 190, { mod: true })).perform.commands, [{ setCanvasLocation: { scene: "s2", x: (500 + 187.5 + 100) / 0.5, y: (333.5 + 200) / 2 } }]);
});

test("a scene snaps into a row with others", async () => {
    const gesture = new SceneMoveGesture(await opened(), ["s2"], [600, -10], full);
    assert.deepEqual([...gesture.move(at(640, -6)).overlay.scenes], [["s2", [40, 0]]]);
});

test("a marquee on the ground selects scenes, in a view its views, and with shift more than before", async () => {
    const document = await opened();
    assert.deepEqual(new MarqueeGesture(document, [-50, -50], null, []).move(at(600, 100)).select, ["c1", "c2"]);
    const inside = new MarqueeGesture(document, [10, 45], "v1", ["inner"]);
    assert.deepEqual(inside.move(at(210, 70)).select, ["inner", "label", "button"]);
    assert.deepEqual(inside.cancel().select, ["inner"]);
});

test("a line names what it would connect, and connects nothing with the ground", async () => {
    const gesture = new ConnectGesture(await opened(), "button", [210, 60], "accessory");
    const { line } = gesture.move(at(600, 300)).overlay;
    assert.deepEqual([line.label, line.target], ["c2", [500, 0, 375, 667]]);
    assert.equal(new ConnectGesture(await opened(), "v2", [600, 60]).up(at(70, 220)).connect.to, "c1", "another scene is meant as a whole");
    assert.deepEqual([gesture.up(at(600, 300)).connect.to, gesture.up(at(600, 300)).connect.trigger], ["c2", "accessory"]);
    assert.equal(gesture.up(at(440, 600)).connect, undefined);
});

test("a line may end outside the canvas", async () => {
    const gesture = new ConnectGesture(await opened(), "button", [210, 60], undefined, () => "inner");
    assert.equal(gesture.up(at(-100, 0)).connect.to, "inner");
});

test("an item of the library goes into the container under the pointer, snapped, in its coordinates", async () => {
    const gesture = new LibraryGesture(await opened(), { id: "label", title: "Label", size: [40, 20] }, full);
    const plan = gesture.move(at(153, 301));
    assert.deepEqual(plan.overlay.container, [50, 200, 200, 200]);
    assert.deepEqual(gesture.up(at(153, 301)).perform, { name: "Add Label", commands: [{ addObject: { item: "label", into: "box", x: 80, y: 90 } }] });
});

test("controllers go onto the ground, views do not", async () => {
    const document = await opened();
    document.board.perUnit = [0.5, 2];
    assert.deepEqual(new LibraryGesture(document, { id: "viewController", title: "View Controller", isController: true }, full).up(at(1000, 400)).perform.commands, [{ addObject: { item: "viewController", x: 2000, y: 200 } }]);
    assert.deepEqual(new LibraryGesture(document, { id: "label", title: "Label", size: [40, 20] }, full).up(at(1200, 400)).perform.commands, []);
});

/** A column of cells, and a stack in a row. */
function lists() {
    const [first] = scenes();
    const cell = id => object(id, { kind: "cell", element: "tableViewCell" });
    first.objects[0].children[0].children = [
        object("table", {
            element: "tableView", accepts: true,
            children: [object("section", { element: "tableViewSection", children: [cell("one"), cell("two"), cell("three")] }), object("other", { element: "tableViewSection", children: [cell("four")] })],
        }),
        object("stack", { element: "stackView", accepts: true, children: [object("left"), object("right")] }), object("loose"),
    ];
    const document = new OpenDocument("Main.storyboard", snapshot({ scenes: [first] }));
    const frames = [["v1", 0, 0, 375, 667], ["table", 0, 0, 375, 300], ["four", 0, 160, 375, 44], ["one", 0, 0, 375, 44], ["two", 0, 44, 375, 44], ["three", 0, 88, 375, 44], ["stack", 0, 300, 200, 50], ["left", 0, 300, 100, 50], ["right", 100, 300, 100, 50], ["loose", 0, 500, 50, 50]];
    document.stages.set("s1", readStage({ ...stage(), frames }));
    return document;
}

test("a cell is dragged between its neighbors", () => {
    const gesture = () => new ArrangeGesture(lists(), "one", [10, 10]);
    assert.deepEqual(gesture().up(at(10, 125)).perform.commands, [{ move: { object: "one", into: "section" } }]);
    assert.deepEqual(gesture().up(at(10, 95)).perform.commands, [{ move: { object: "one", into: "section", before: "three" } }]);
    assert.equal(gesture().up(at(10, 12)).perform, undefined);
    assert.deepEqual(gesture().move(at(10, 95)).overlay.insertion, { from: [0, 88], to: [375, 88] });
});

test("a cell goes to the section that is nearest, behind its last one where nothing is below", () => {
    const gesture = new ArrangeGesture(lists(), "one", [10, 10]);
    assert.deepEqual(gesture.up(at(10, 150)).perform.commands, [{ move: { object: "one", into: "other", before: "four" } }]);
    assert.deepEqual(gesture.up(at(10, 280)).perform.commands, [{ move: { object: "one", into: "other" } }]);
    assert.equal(gesture.up(at(10, 500)).perform, undefined, "not outside the table");
});

test("a new cell goes between the rows that it is dropped on, a new section between sections", () => {
    const drop = (id, y) => new LibraryGesture(lists(), { id, title: id }, full).up(at(10, y)).perform.commands;
    assert.deepEqual(drop("tableViewCell", 95), [{ addObject: { item: "tableViewCell", into: "section", before: "three" } }]);
    assert.deepEqual(drop("tableViewCell", 250), [{ addObject: { item: "tableViewCell", into: "other" } }]);
    assert.deepEqual(drop("tableViewCell", 400), [], "not beside the table");
    assert.deepEqual(drop("tableViewCell", -30), [{ addObject: { item: "tableViewCell", into: "c1" } }], "the scene may have one");
    assert.deepEqual(drop("tableViewSection", 150), [{ addObject: { item: "tableViewSection", into: "table", before: "other" } }]);
    assert.deepEqual(new LibraryGesture(lists(), { id: "tableViewCell", title: "Cell" }, full).move(at(10, 95)).overlay.insertion, { from: [0, 88], to: [375, 88] });
});

test("a place among others is between two, in the row of a grid, or behind all", () => {
    const grid = ["a", "b", "c", "d", "e"].map((id, index) => ({ id, frame: [10 + index % 3 * 60, 10 + Math.floor(index / 3) * 60, 50, 50] }));
    const among = (x, y, neighbors = grid) => insertionAmong(neighbors, [0, 0, 200, 300], [x, y]);
    assert.deepEqual(among(66, 30), { before: "b", line: { from: [65, 10], to: [65, 60] } });
    assert.deepEqual(among(190, 30), { before: "d", line: { from: [180, 10], to: [180, 60] } });
    assert.deepEqual(among(72, 90), { before: "e", line: { from: [65, 70], to: [65, 120] } });
    assert.deepEqual(among(190, 200), { before: null, line: { from: [120, 70], to: [120, 120] } });
    assert.deepEqual(among(50, 50, []), { before: null, line: { from: [0, 0], to: [200, 0] } });
});

test("a view that is dropped on a stack goes between its views", () => {
    const gesture = new MoveGesture(lists(), ["loose"], [10, 510], full);
    assert.deepEqual(gesture.up(at(120, 320)).perform.commands, [{ move: { object: "loose", into: "stack", before: "right" } }]);
    const within = new MoveGesture(lists(), ["right"], [150, 320], full);
    assert.deepEqual(within.up(at(160, 320)).perform.commands, [], "it is there already");
    assert.deepEqual(within.up(at(20, 320)).perform.commands, [{ move: { object: "right", into: "stack", before: "left" } }]);
});

test("over its neighbors in a stack a view goes between them, not into one that takes views", () => {
    const document = lists();
    Object.assign(document.object("right"), { accepts: true });
    assert.deepEqual(new MoveGesture(document, ["left"], [50, 320], full).up(at(190, 320)).perform.commands, [{ move: { object: "left", into: "stack" } }]);
    assert.equal(new MoveGesture(document, ["loose"], [10, 510], full).up(at(190, 320)).perform.commands[0].move.into, "right");
});

test("a bar's item goes to the navigation item of the scene it is dropped on, a gesture to the topmost view", async () => {
    const document = await opened();
    const drop = (id, x, y) => new LibraryGesture(document, { id, title: id }, full).up(at(x, y)).perform.commands[0]?.addObject;
    assert.deepEqual(drop("barButtonItem", 70, 220), { item: "barButtonItem", into: "c1" });
    assert.deepEqual(drop("tapGestureRecognizer", 70, 220), { item: "tapGestureRecognizer", into: "inner" });
    assert.deepEqual(drop("object", 5, -30), { item: "object", into: "c1" });
    assert.equal(drop("object", 440, 600), undefined);
});

test("what another scene lends, such as a bar, takes nothing for this one", async () => {
    const document = await opened();
    document.stage("s1").frames.set("v2", [0, 0, 375, 44]);
    const gesture = new LibraryGesture(document, { id: "label", title: "Label", size: [40, 20] }, full);
    assert.equal(gesture.up(at(330, 20)).perform.commands[0].addObject.into, "v1");
});

test("a view's size snaps to what it takes for what it shows", async () => {
    const document = await opened();
    document.stage("s1").fits = [["button", 63.5, 34.333]];
    const gesture = new ResizeGesture(document, "button", "se", [280, 80], full);
    const { width, height } = gesture.up(at(262, 82)).perform.commands[0].setFrame;
    assert.deepEqual([width, height], [63.5, 34.333]);
});

test("a row is made higher by its lower edge, in the coordinates of its table", () => {
    const document = lists();
    assert.deepEqual(handlesOf(document, "two"), ["s"]);
    const gesture = new ResizeGesture(document, "two", "s", [100, 88], full);
    assert.deepEqual(gesture.up(at(100, 108)).perform.commands, [{ setFrame: { object: "two", x: 0, y: 44, width: 375, height: 64 } }]);
});
