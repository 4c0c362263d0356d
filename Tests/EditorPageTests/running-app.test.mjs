import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENTS } from "../../Sources/Editor/EditorPage/Page/device/app-protocol.js";
import { RunningApp } from "../../Sources/Editor/EditorPage/Page/device/running-app.js";
import { TestSocket, settle } from "./fixture.mjs";

function makeApp() {
    /** @type {TestSocket[]} */
    const sockets = [];
    const app = new RunningApp("ws://test", () => {
        const socket = new TestSocket();
        sockets.push(socket);
        return /** @type {any} */ (socket);
    });
    app.open();
    sockets[0].connect();
    sockets[0].tell({ event: "session", name: "Buzz", devices: [{ id: "phone" }, { id: "tablet" }], state: "running", languages: [] });
    return { app, sockets, socket: sockets[0] };
}

test("all events of the protocol are understood", () => {
    const { app } = makeApp();
    for (const event of EVENTS) assert.equal(app.take({ event, elements: [], devices: [], state: "running" }), true, event);
    assert.equal(app.take({ event: "weather" }), false);
});

test("what is no JSON changes nothing", context => {
    const { app, socket } = makeApp();
    const complaint = context.mock.method(console, "error", () => {});
    socket.onmessage({ data: "{" });
    assert.equal(complaint.mock.callCount(), 1);
    assert.equal(app.session?.name, "Buzz");
});

test("the console is kept by lines, and begins again with a session", () => {
    const { app, socket } = makeApp();
    socket.tell({ event: "console", stream: "out", text: "one\ntwo\n" });
    socket.tell({ event: "message", text: "three" });
    assert.deepEqual(app.lines.map(({ stream, text }) => [stream, text]), [["out", "one"], ["out", "two"], ["note", "three"]]);
    for (let line = 0; line < 6000; line++) socket.tell({ event: "console", stream: "out", text: `${line}` });
    assert.equal(app.lines.length, 5000);
    assert.equal(app.lines[4999].text, "5999");
    socket.tell({ event: "session", name: "Buzz", devices: [], state: "running", languages: [] });
    assert.deepEqual(app.lines, []);
});

test("the languages are known when the app was built", () => {
    const { app, socket } = makeApp();
    socket.tell({ event: "state", state: "building" });
    socket.tell({ event: "state", state: "running", languages: ["de", "en"] });
    assert.deepEqual(app.session?.languages, ["de", "en"]);
});

test("a lost connection is opened again, and the app is where it was", context => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const { app, sockets, socket } = makeApp();
    socket.tell({ event: "device", device: "tablet", orientation: "portrait", width: 5, height: 6 });
    assert.equal(app.isRunning, true);
    socket.lose();
    assert.equal(app.isRunning, false);
    assert.equal(app.send("shake"), false);
    context.mock.timers.tick(250);
    sockets[1].connect();
    assert.equal(app.isRunning, true);
    assert.equal(app.deviceKind?.id, "tablet");
});

test("an app that ends has no elements, and takes no text", () => {
    const { app, socket } = makeApp();
    socket.tell({ event: "tree", elements: [{ id: "a" }] });
    socket.tell({ event: "keyboard", isWanted: true });
    socket.tell({ event: "state", state: "unresponsive" });
    assert.equal(app.elements.length, 1);
    socket.tell({ event: "state", state: "crashed", text: "Fatal error", steps: [{ tap: {} }] });
    assert.deepEqual([app.elements, app.keyboard.isWanted, app.state.text], [[], false, "Fatal error"]);
});

test("a new launch has its own steps, and real time", () => {
    const { app, socket } = makeApp();
    app.setSlow(true);
    app.setOffline(true);
    assert.deepEqual(socket.sent.slice(-2), [{ do: "speed", value: 0.1 }, { do: "network", isOff: true }]);
    socket.tell({ event: "step", step: { shake: true } });
    socket.tell({ event: "state", state: "unresponsive" });
    socket.tell({ event: "state", state: "running" });
    assert.deepEqual([app.steps.length, app.settings.isOffline], [1, true]);
    socket.tell({ event: "state", state: "building" });
    socket.tell({ event: "state", state: "running" });
    assert.deepEqual([app.steps.length, app.settings], [0, { speed: 1, isOffline: false }]);
});

test("a picture is asked for once, and not waited for when the app ends", async () => {
    const { app, socket } = makeApp();
    const [first, second] = [app.ask("picture"), app.ask("picture")];
    assert.equal(socket.sent.filter(message => message.do === "picture").length, 1);
    socket.tell({ event: "picture", png: "AA==" });
    assert.equal((await first).png, "AA==");
    assert.equal(await second, await first);
    const third = app.ask("hierarchy");
    socket.tell({ event: "state", state: "crashed" });
    await settle();
    assert.equal(await third, null);
});

test("what the app would not understand is not sent", () => {
    const { app, socket } = makeApp();
    const count = socket.sent.length;
    assert.throws(() => app.send(/** @type {any} */ ("shakes")), /there is no message "shakes"/);
    assert.throws(() => app.send("hover", { z: 1 }), /the message "hover" has no field "z"/);
    assert.throws(() => app.send("shown"), /the message "shown" needs the field "frame"/);
    assert.equal(socket.sent.length, count);
    assert.equal(app.send("hover"), true);
});

test("values of elements are texts, also of those that are on or off", () => {
    const { app, socket } = makeApp();
    socket.tell({ event: "tree", elements: [{ id: "a", value: true }, { id: "b", value: "12 g" }, { id: "c" }] });
    assert.deepEqual(app.elements.map(({ value }) => value), ["true", "12 g", undefined]);
});

test("a picture gets into the photo library by its name and bytes", () => {
    const { app, socket } = makeApp();
    app.addPhoto("red.png", new Uint8Array([137, 80, 255]).buffer);
    assert.deepEqual(socket.sent.at(-1), { do: "photo", name: "red.png", data: "iVD/" });
});
