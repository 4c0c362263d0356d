import assert from "node:assert/strict";
import { test, mock } from "node:test";
import { makeStore, openStore, scenes, settle, snapshot, object } from "./fixture.mjs";

test("a document that was opened is current and knows its objects by their ids", async () => {
    const { store } = await openStore();
    assert.equal(store.current.path, "Main.storyboard");
    assert.equal(store.current.parentOf("label"), "v1");
    assert.equal(store.current.sceneOf("label"), "s1");
    assert.equal(store.current.sceneOf("g1"), "s1");
    assert.deepEqual(store.current.pathTo("inner").map(part => part.id), ["c1", "v1", "box", "inner"]);
    assert.deepEqual(store.current.frameOf("label"), [20, 50, 100, 20]);
});

test("what belongs to its scene as it is is distinguished from all else", async () => {
    const { store } = await openStore();
    const ids = ["exit", "label", "c1", "g1", "nothing"];
    assert.deepEqual(ids.filter(id => store.current.isFixture(id)), ["exit"]);
});

test("only what there is can be selected, each once and in the order asked for", async () => {
    const { store } = await openStore();
    let told = 0;
    store.on("selection", () => told++);
    store.select(["label", "nothing", "g1", "label"]);
    assert.deepEqual(store.selection, ["label", "g1"]);
    store.select(["label", "g1"]);
    assert.equal(told, 1);
});

test("a changed scene takes the place of the old one, and what went is selected no more", async () => {
    const { store, socket } = await openStore();
    store.select(["label", "button"]);
    const [first] = scenes();
    first.objects[0].children[0].children.splice(0, 1);
    const topics = [];
    for (const topic of ["scenes", "selection", "state"]) store.on(topic, () => topics.push(topic));
    socket.tell({ event: "changed", document: "Main.storyboard", from: 1, revision: 2, scenes: [first], removed: [], order: ["s1", "s2"], state: { isDirty: true, undo: "Delete Label" } });
    assert.equal(store.current.object("label"), null);
    assert.deepEqual(store.selection, ["button"]);
    assert.deepEqual(topics, ["scenes", "selection", "state"]);
    assert.equal(store.current.state.undo, "Delete Label");
});

test("an object that moved to another scene is known there, whichever scene comes first", async () => {
    for (const reversed of [false, true]) {
        const { store, socket } = await openStore();
        const [first, second] = scenes();
        const [label] = first.objects[0].children[0].children.splice(0, 1);
        second.objects[0].children[0].children.push(label);
        const told = reversed ? [second, first] : [first, second];
        socket.tell({ event: "changed", document: "Main.storyboard", from: 1, revision: 2, scenes: told, removed: [], order: ["s1", "s2"], state: { isDirty: true } });
        assert.equal(store.current.sceneOf("label"), "s2");
    }
});

test("a command's selection is taken over", async () => {
    const { store, socket } = await openStore();
    const [first] = scenes();
    first.objects[0].children[0].children.push(object("new"));
    socket.tell({ event: "changed", document: "Main.storyboard", from: 1, revision: 2, scenes: [first], removed: [], order: ["s1", "s2"], state: { isDirty: true }, selection: ["new"] });
    assert.deepEqual(store.selection, ["new"]);
});

test("a gap in the revisions asks for the whole document again, and keeps the selection", async () => {
    const { store, socket } = await openStore();
    store.select(["label"]);
    socket.tell({ event: "changed", document: "Main.storyboard", from: 4, revision: 5, scenes: [], removed: ["s1"], order: ["s2"], state: { isDirty: true } });
    assert.notEqual(store.current.object("label"), null);
    socket.answer("open", { snapshot: snapshot({ revision: 5 }) });
    await settle();
    assert.equal(store.current.revision, 5);
    assert.deepEqual(store.selection, ["label"]);
});

test("commands are asked for one after another", async () => {
    const { store, socket } = await openStore();
    const first = store.perform("Move", [{ delete: { object: "label" } }]);
    store.perform("Move", [{ delete: { object: "button" } }]);
    await settle();
    assert.equal(socket.sent.filter(message => message.do === "perform").length, 1);
    socket.answer("perform", { revision: 2, created: [] });
    assert.deepEqual((await first).created, []);
    await settle();
    assert.equal(socket.last("perform").commands[0].delete.object, "button");
});

test("a refusal arrives as a failure with its hint, and what follows is still asked for", async () => {
    const { store, socket } = await openStore();
    const failures = [];
    store.on("failure", failure => failures.push(failure));
    const refused = store.perform("Move", [{ delete: { object: "label" } }]);
    await settle();
    socket.answer("perform", { error: { message: "no such object", hint: "look again" } });
    assert.equal(await refused, null);
    assert.deepEqual(failures, [{ message: "no such object", hint: "look again", isLost: false }]);
    const next = store.perform("Move", [{ delete: { object: "button" } }]);
    await settle();
    socket.answer("perform", { revision: 2, created: ["x"] });
    assert.deepEqual((await next).created, ["x"]);
});

test("what is too large for the server is reported, with the server's reason", async () => {
    const { store, socket } = await openStore();
    const failed = store.request("library", {}).then(() => null, error => [error.message, error.hint, error.isLost]);
    socket.lose({ code: 1009, reason: "a message may have up to 32 MB" });
    assert.deepEqual(await failed, ["this is too large for the editor's server", "a message may have up to 32 MB", false]);
});

test("a lost connection comes back by itself, with the open documents, how they are seen, and what is selected", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
        const made = await openStore();
        const { store } = made;
        store.select(["button"]);
        store.current.view = { appearance: "dark" };
        const states = [];
        store.on("connection", () => states.push(store.connectionState));
        const lost = store.request("library", {}).then(() => null, error => error.isLost);
        made.socket.lose();
        assert.equal(await lost, true);
        mock.timers.tick(200);
        assert.equal(made.sockets.length, 2);
        made.socket.lose();
        mock.timers.tick(200);
        assert.equal(made.sockets.length, 2, "the second wait is longer than the first");
        mock.timers.tick(200);
        assert.equal(made.sockets.length, 3);
        made.socket.connect();
        made.socket.tell({ event: "hello", protocol: 1, folder: "App", documents: [], devices: [] });
        made.socket.answer("open", { snapshot: snapshot({ revision: 9 }) });
        await settle();
        assert.equal(store.current.revision, 9);
        assert.deepEqual(store.selection, ["button"]);
        assert.equal(made.socket.last("view").appearance, "dark");
        assert.deepEqual(states, ["lost", "lost", "open"]);
    } finally {
        mock.timers.reset();
    }
});

test("a server counts as slow while none of its replies has come for long", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
        const { store, connection, socket } = await openStore();
        const states = [];
        store.on("connection", () => states.push(connection.isSlow));
        const [first, second] = [store.request("library", {}), store.request("text", {})];
        mock.timers.tick(3900);
        socket.answer("library", { items: [] });
        await first;
        mock.timers.tick(3900);
        assert.deepEqual(states, []);
        mock.timers.tick(200);
        assert.deepEqual(states, [true]);
        socket.answer("text", { text: "" });
        await second;
        mock.timers.tick(10000);
        assert.deepEqual(states, [true, false]);
    } finally {
        mock.timers.reset();
    }
});

test("scenes are watched once", async () => {
    const { store, socket } = await openStore();
    store.watch(["s1"]);
    store.watch(["s1", "s2"]);
    store.watch(["s2"]);
    assert.deepEqual(socket.sent.filter(message => message.do === "stage").map(message => message.scenes), [["s1"], ["s1", "s2"]]);
});

test("a request without a connection is refused at once", async () => {
    const { store } = makeStore();
    await assert.rejects(store.request("documents", {}), /not connected/);
});

test("a document that was moved is followed in its tab, with what is selected", async () => {
    const { store, socket } = await openStore();
    store.select(["label"]);
    const told = [];
    store.on("document", () => told.push(store.current?.path));
    socket.tell({ event: "moved", document: "Main.storyboard", to: "Base.lproj/Main.storyboard" });
    await settle();
    socket.answer("open", { snapshot: { ...snapshot(), document: "Base.lproj/Main.storyboard" } });
    await settle();
    assert.equal(store.current.path, "Base.lproj/Main.storyboard");
    assert.deepEqual(store.selection, ["label"]);
    assert.deepEqual(store.openDocuments.map(({ path }) => path), ["Base.lproj/Main.storyboard"]);
    assert.deepEqual(told, ["Base.lproj/Main.storyboard"]);
    // One that isn't open here is nobody's concern.
    socket.tell({ event: "moved", document: "Other.storyboard", to: "Base.lproj/Other.storyboard" });
    await settle();
    assert.equal(store.openDocuments.length, 1);
});
