import assert from "node:assert/strict";
import { test } from "node:test";
import { countPins } from "../../Sources/Editor/EditorPage/Page/editing/pins.js";
import { EVENTS } from "../../Sources/Editor/EditorPage/Page/model/message-lists.js";
import { faultOf } from "../../Sources/Editor/EditorPage/Page/model/protocol.js";
import { openStore } from "./fixture.mjs";

test("what the server would not understand is not sent", async () => {
    const { store, socket } = await openStore();
    const asked = socket.sent.length;
    await assert.rejects(store.request("preform", {}), /there is no request "preform"/);
    await assert.rejects(store.request("inspect", { objects: [], more: 1 }), /the request "inspect" has no field "more"/);
    await assert.rejects(store.request("inspect", {}), /the request "inspect" needs the field "objects"/);
    await assert.rejects(store.request("perform", { name: "X", commands: [{ pinn: {} }] }), /there is no command "pinn"/);
    await assert.rejects(store.request("perform", { name: "X", commands: [{ pin: { object: "a" } }] }), /the command "pin" has no field "object"/);
    await assert.rejects(store.request("perform", { name: "X", commands: [{ pin: {} }] }), /the command "pin" needs the field "objects"/);
    assert.equal(socket.sent.length, asked);
    assert.equal(faultOf("perform", { document: "a", commands: [{ pin: { objects: ["a"], top: true } }] }), null);
});

test("events that are listed are taken in by the store", async () => {
    const made = await openStore();
    for (const event of EVENTS) assert.equal(made.store.understands(event), true, event);
    assert.equal(made.store.understands("weather"), false);
});

test("constraints are counted before they are made", () => {
    assert.equal(countPins(2, {}), 0);
    assert.equal(countPins(2, { top: true, leading: 8, toMargins: true }), 4);
    assert.equal(countPins(3, { width: true, aspectRatio: true, equalHeights: true }), 8);
    assert.equal(countPins(1, { equalWidths: true }), 0);
});

test("a reply is one whatever its members are called", async () => {
    const { store, socket } = await openStore();
    const asked = store.request("classes", {});
    socket.answer("classes", { event: "board", classes: [] });
    assert.deepEqual((await asked).classes, []);
});
