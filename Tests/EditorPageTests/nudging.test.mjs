import assert from "node:assert/strict";
import { test } from "node:test";
import { Nudger, grow, nudge } from "../../Sources/Editor/EditorPage/Page/canvas/nudging.js";
import { openStore, settle } from "./fixture.mjs";

test("arrow keys move the selected views, and scenes when no view is selected", async () => {
    const { store } = await openStore();
    store.select(["label", "c2"]);
    assert.deepEqual(nudge(store.current, [1, 0]), { name: "Move View", commands: [{ setFrame: { object: "label", x: 21, y: 50, width: 100, height: 20 } }] });
    store.select(["c2"]);
    assert.deepEqual(nudge(store.current, [0, 1]).commands, [{ setCanvasLocation: { scene: "s2", x: 687.5, y: 343.5 } }]);
});

test("steps that come while another is under way become one", async () => {
    const { store, socket } = await openStore();
    store.select(["label"]);
    const nudger = new Nudger({ store, document: store.current });
    nudger.move(1, 0);
    nudger.move(1, 0);
    nudger.move(0, 10);
    await settle();
    assert.equal(socket.sent.filter(message => message.do === "perform").length, 1);
    socket.answer("perform", { revision: 2, created: [] });
    await settle();
    assert.deepEqual(socket.last("perform").commands[0].setFrame, { object: "label", x: 21, y: 60, width: 100, height: 20 });
    assert.equal(socket.sent.filter(message => message.do === "perform").length, 2);
});

test("in views of AppKit, which count from the bottom, what moves down comes closer to 0", async () => {
    const { store } = await openStore();
    store.current.object("v1").upward = true;
    store.select(["label"]);
    assert.deepEqual(nudge(store.current, [1, 10]).commands, [{ setFrame: { object: "label", x: 21, y: 667 - 50 - 20 - 10, width: 100, height: 20 } }]);
});

test("arrow keys with Alt resize the selected views at their lower right, never below nothing", async () => {
    const { store } = await openStore();
    store.select(["label"]);
    assert.deepEqual(grow(store.current, [1, 0]), { name: "Resize View", commands: [{ setFrame: { object: "label", x: 20, y: 50, width: 101, height: 20 } }] });
    assert.deepEqual(grow(store.current, [0, -30]).commands, [{ setFrame: { object: "label", x: 20, y: 50, width: 100, height: 0 } }]);
    store.select(["c2"]);
    assert.deepEqual(grow(store.current, [1, 0]).commands, [], "scenes keep their size");
});

test("views are moved and resized in the order of the keys, each by one step", async () => {
    const { store, socket } = await openStore();
    store.select(["label"]);
    const nudger = new Nudger({ store, document: store.current });
    nudger.move(1, 0);
    nudger.resize(0, 10);
    nudger.resize(5, 0);
    await settle();
    socket.answer("perform", { revision: 2, created: [] });
    await settle();
    assert.deepEqual(socket.last("perform").commands[0].setFrame, { object: "label", x: 20, y: 50, width: 105, height: 30 });
});
