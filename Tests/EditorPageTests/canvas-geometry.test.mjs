import assert from "node:assert/strict";
import { test } from "node:test";
import { Viewport, pictureScale } from "../../Sources/Editor/EditorPage/Page/canvas/viewport.js";
import { barFrame, boardFrame, containerAt, dockPlaces, entryFrame, hitAt, hitsAt, withTitle } from "../../Sources/Editor/EditorPage/Page/canvas/board.js";
import { velocity } from "../../Sources/Editor/EditorPage/Page/canvas/edge-scroller.js";
import { measure } from "../../Sources/Editor/EditorPage/Page/canvas/measuring.js";
import { snap } from "../../Sources/Editor/EditorPage/Page/canvas/snapping.js";
import { openStore } from "./fixture.mjs";

/** @param {Partial<Viewport>} values */
const viewport = values => Object.assign(new Viewport(), { width: 800, height: 600 }, values);

test("what is under the pointer stays there when the scale changes", () => {
    const view = viewport({ scale: 0.5, x: 100, y: -40 });
    const before = view.toCanvas([300, 200]);
    view.zoomAbout([300, 200], 2);
    assert.deepEqual(view.toCanvas([300, 200]), before);
    assert.equal(view.scale, 2);
});

test("fitting shows all of a frame in the middle, and no larger than it is", () => {
    const view = viewport({});
    view.fit([0, 0, 2000, 1000], 40);
    assert.equal(view.scale, 0.36);
    const [x, y, w, h] = view.frameToScreen([0, 0, 2000, 1000]);
    assert.ok(Math.abs(x - 40) < 1e-9 && Math.abs(x + w - 760) < 1e-9 && Math.abs(y - (600 - h) / 2) < 1e-9);
    view.fit([0, 0, 100, 100], 40);
    assert.equal(view.scale, 1);
});

test("revealing moves as little as it takes, and not at all what is seen already", () => {
    const view = viewport({ x: 0, y: 0 });
    assert.equal(view.reveal([100, 100, 50, 50], 20), false);
    assert.equal(view.reveal([900, 100, 50, 50], 20), true);
    assert.deepEqual([view.x, view.y], [170, 0]);
});

test("pictures come in few scales, never too small", () => {
    assert.deepEqual([0.1, 0.25, 0.3, 0.9, 1, 1.01, 8].map(scale => pictureScale(scale, 1)), [0.25, 0.25, 0.5, 1, 1, 2, 4]);
    assert.equal(pictureScale(0.75, 2), 2);
});

test("a point hits the topmost object, then what is around it, then the scene", async () => {
    const { store } = await openStore();
    assert.deepEqual(hitsAt(store.current, [70, 220], 4).map(hit => [hit.part, hit.id]), [["object", "inner"], ["object", "box"], ["object", "v1"], ["scene", "c1"]]);
    assert.equal(hitAt(store.current, [450, 100], 4).part, "ground");
});

test("docks, their bars, and segues are hit, too", async () => {
    const { store } = await openStore();
    const [controller, exit] = dockPlaces(store.current.board.items[0]);
    assert.deepEqual(hitAt(store.current, [exit.x, exit.y], 4), { part: "dock", scene: "s1", id: "exit" });
    assert.equal(exit.x - controller.x, 26);
    assert.deepEqual(hitAt(store.current, [5, -30], 4), { part: "bar", scene: "s1", id: "c1" });
    assert.equal(hitAt(store.current, [437, 308], 4).id, "g1");
    assert.equal(hitAt(store.current, [490, 303], 4).id, "g1");
    assert.equal(hitAt(store.current, [490, 310], 4).part, "ground");
});

for (const scale of [0.1, 0.2, 0.34, 0.5, 1, 2]) {
    test(`at ${scale} a title selects its scene over its whole face, which is as high as its text`, async () => {
        const { store } = await openStore();
        const [item] = store.current.board.items;
        const [x, y, w, h] = barFrame(item, scale);
        const top = { part: "bar", scene: "s1", id: "c1" };
        for (const px of [x + 1, x + w / 2, x + w - 1]) {
            for (const py of [y + 1, y + (h - 24) / 2, y + h - 25]) assert.deepEqual(hitAt(store.current, [px, py], 6 / scale, scale), top, `${px} ${py}`);
        }
        assert.ok((h - 24) * scale >= Math.min(13 * scale * 1.5, 60 * scale), "lines are one and a half times as high as letters");
        assert.equal(y + h, item.frame[1]);
        // Icons that are too small to be meant belong to the title.
        const [, exit] = dockPlaces(item);
        const expected = scale < 0.46 ? top : { part: "dock", scene: "s1", id: "exit" };
        assert.deepEqual(hitAt(store.current, [exit.x, exit.y], 6 / scale, scale), expected);
    });
}

test("the arrow at the initial scene is hit over its whole face", async () => {
    const { store } = await openStore();
    const [x, y, w, h] = entryFrame(store.current.board.items[0]);
    for (const point of [[x + 1, y + h / 2], [x + w - 1, y + h / 2], [x + w / 2, y + 1]]) assert.deepEqual(hitAt(store.current, point, 6), { part: "entry", scene: "s1", id: null });
    assert.equal(hitAt(store.current, [x - 20, y + h / 2], 6).part, "ground");
});

test("the entry point is selected in place of objects, and an object in place of it", async () => {
    const { store } = await openStore();
    store.select(["label"]);
    store.selectEntry();
    assert.ok(!store.current.isEntrySelected && store.selection[0] === "label", "there is no initial scene");
    store.current.state.initial = "c1";
    store.selectEntry();
    assert.deepEqual([store.current.isEntrySelected, store.selection], [true, []]);
    store.select(["label"]);
    assert.deepEqual([store.current.isEntrySelected, store.selection], [false, ["label"]]);
    store.selectEntry();
    store.select([]);
    assert.equal(store.current.isEntrySelected, false);
    store.selectEntry();
    store.current.state = { isDirty: true };
    assert.equal(store.current.isEntrySelected, false, "it is gone");
});

test("a container is the innermost that takes views and is not what is moved", async () => {
    const { store } = await openStore();
    assert.deepEqual(containerAt(store.current, [70, 220]), { id: "box", scene: "s1" });
    assert.deepEqual(containerAt(store.current, [70, 220], ["box"]), { id: "v1", scene: "s1" });
    assert.equal(containerAt(store.current, [450, 100]), null);
    assert.equal(containerAt(store.current, [5, -30]), null);
});

test("objects lie on the board where their scene lies", async () => {
    const { store } = await openStore();
    store.current.board.items[0].frame = [1000, 50, 375, 667];
    assert.deepEqual(boardFrame(store.current, "label"), [1020, 100, 100, 20]);
    assert.deepEqual(boardFrame(store.current, "c1"), [1000, 50, 375, 667]);
});

const around = { container: [0, 0, 375, 667], safe: [0, 20, 375, 647], margins: [16, 20, 343, 647], readable: [16, 20, 343, 647], siblings: [[20, 100, 100, 30]] };

test("edges snap to those of a sibling, with a line along both", () => {
    const { dx, guides } = snap([23, 200, 60, 20], around, 5);
    assert.equal(dx, -3);
    assert.deepEqual(guides.find(guide => guide.axis === "x" && guide.at === 20), { axis: "x", at: 20, from: 100, to: 220 });
});

test("a view snaps 8 points from a sibling beside it and says so", () => {
    const { dx, distances } = snap([131, 105, 60, 20], around, 5);
    assert.equal(dx, -3);
    assert.deepEqual(distances.find(distance => distance.axis === "x"), { axis: "x", from: 120, to: 128, at: 115, length: 8 });
    assert.equal(snap([131, 300, 60, 20], around, 5).distances.length, 0, "not when it is not beside it");
});

test("a view snaps to the middle of what it is in, and to the safe area", () => {
    const { dx, dy } = snap([150, 23, 71, 20], around, 5);
    assert.equal(dx, 2);
    assert.equal(dy, -3);
});

test("nothing snaps from afar, and only what moves does", () => {
    assert.deepEqual(snap([250, 450, 31, 17], around, 5), { dx: 0, dy: 0, isExact: [false, false], guides: [], distances: [] });
    assert.equal(snap([23, 200, 60, 20], around, 5, { x: ["end"] }).dx, 0);
});

test("distances are measured to both edges of what is around, and across the gap to what is beside", () => {
    const lengths = (frame, other) => measure(frame, other).map(({ axis, from, to, length }) => [axis, from, to, length]);
    assert.deepEqual(lengths([20, 30, 100, 40], [0, 0, 200, 100]), [["x", 0, 20, 20], ["x", 120, 200, 80], ["y", 0, 30, 30], ["y", 70, 100, 30]]);
    assert.deepEqual(lengths([20, 30, 100, 40], [150, 30, 50, 40]), [["x", 120, 150, 30]]);
});

test("the board moves while something is held at its edge, faster the nearer, but not outside", () => {
    assert.equal(velocity([400, 300], 800, 600), null);
    assert.deepEqual(velocity([14, 300], 800, 600), [-450, 0]);
    assert.deepEqual(velocity([800, 600], 800, 600), [900, 900]);
    assert.equal(velocity([-5, 300], 800, 600), null);
});

test("a view snaps to the margins that its container has, to its column to read, and the usual distance from its safe area", () => {
    const wide = { container: [0, 0, 1024, 1366], safe: [0, 24, 1024, 1322], margins: [20, 24, 984, 1322], readable: [176, 24, 672, 1322], siblings: [] };
    assert.equal(snap([23, 300, 60, 20], wide, 5).dx, -3);
    assert.deepEqual(snap([23, 300, 60, 20], wide, 5).distances, [{ axis: "x", from: 0, to: 20, at: 310, length: 20 }]);
    assert.deepEqual(snap([179, 300, 60, 20], wide, 5).guides, [{ axis: "x", at: 176, from: 0, to: 1366 }]);
    assert.equal(snap([787, 300, 60, 20], wide, 5).dx, 1, "its right edge");
    assert.equal(snap([300, 47, 60, 20], wide, 5).dy, -3, "20 below the safe area, where there is no margin");
    const narrow = { ...wide, margins: [16, 24, 992, 1322] };
    assert.equal(snap([20, 300, 60, 20], narrow, 5).dx, -4, "not beside a margin that is nearly the same");
});

test("a board of any size is fitted as a whole", () => {
    const view = viewport({});
    view.fit([-2000, 0, 40000, 9000], 40);
    const [x, , w] = view.frameToScreen([-2000, 0, 40000, 9000]);
    assert.ok(Math.abs(x - 40) < 1e-9 && Math.abs(x + w - 760) < 1e-9, `${x} ${w}`);
    assert.ok(view.scale < 0.05);
});

test("what begins at the top of a scene is shown with the scene's title", () => {
    const item = { scene: "s", frame: [100, 200, 375, 667], title: "Start", dock: [{ id: "c", icon: "viewController", name: "Start" }], isInitial: false, isReference: false };
    assert.deepEqual(withTitle([100, 200, 375, 667], item), [100, 156, 375, 711]);
    assert.deepEqual(withTitle([120, 260, 50, 20], item), [120, 260, 50, 20]);
    assert.deepEqual(withTitle([100, 200, 375, 667], { ...item, dock: [] }), [100, 200, 375, 667]);
});
