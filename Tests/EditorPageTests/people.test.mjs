import assert from "node:assert/strict";
import { test } from "node:test";
import { makeStore, openStore, settle } from "./fixture.mjs";
import { PresenceSender } from "../../Sources/Editor/EditorPage/Page/people/presence-sender.js";
import { framesOf, initials } from "../../Sources/Editor/EditorPage/Page/model/people.js";
import { isForGuests, withoutChanges } from "../../Sources/Editor/EditorPage/Page/people/guests.js";
import { ago, groupsOf, isThere, openThreads, subjectOf } from "../../Sources/Editor/EditorPage/Page/comments/threads.js";

const ada = { id: 2, name: "Ada", color: 1, role: "editor", document: "Main.storyboard", selection: ["label"] };

const comment = (text, date = "2026-01-01T00:00:00Z") => ({ author: "Ada", date, text });

test("the others are known until they leave, and what they do as messages say it", async () => {
    const { store, socket } = await openStore();
    const told = [];
    store.on("people", ({ came, left }) => told.push([came.length, left.length]));
    store.on("presence", person => told.push(person.name));
    socket.tell({ event: "people", you: { id: 1, name: "Host" }, people: [ada] });
    socket.tell({ event: "presence", person: 2, document: "Main.storyboard", pointer: [3, 4] });
    socket.tell({ event: "presence", person: 2, document: "Other.storyboard", pointer: [9, 9] });
    socket.tell({ event: "presence", person: 7, document: "Main.storyboard", pointer: [9, 9] });
    assert.deepEqual(store.people.get(2), { ...ada, pointer: [3, 4] });
    assert.deepEqual(store.people.in("Main.storyboard").map(({ id }) => id), [2]);
    socket.tell({ event: "people", you: { id: 1, name: "Host" }, people: [] });
    assert.deepEqual(told, [[1, 0], "Ada", [0, 1]]);
});

test("a page knows by the server's first message whether it may change anything", async () => {
    const { store, socket } = await openStore();
    assert.equal(store.people.canChange, true);
    socket.tell({ event: "hello", folder: "App", documents: [], devices: [], role: "guest" });
    await settle();
    assert.equal(store.people.canChange, false);
});

test("what somebody does is sent at once, and then no more often than a frame or two, the latest only", async t => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    let now = 0;
    const sent = [];
    const sender = new PresenceSender(async fields => { sent.push(fields); }, () => now);
    sender.set({ pointer: [1, 1] });
    assert.deepEqual(sent, [{ pointer: [1, 1] }]);
    await settle();
    for (let step = 2; step < 9; step++) sender.set({ pointer: [step, step], selection: ["a"] });
    assert.equal(sent.length, 1);
    now = 100;
    t.mock.timers.tick(100);
    assert.deepEqual(sent[1], { pointer: [8, 8], selection: ["a"] });
});

test("nothing is sent twice, nor before the last was answered, and all of it to another server", async () => {
    let now = 0;
    const sent = [];
    /** @type {(() => void)[]} */
    const answers = [];
    const sender = new PresenceSender(fields => new Promise(resolve => { sent.push(fields); answers.push(() => resolve(null)); }), () => now += 1000);
    sender.set({ name: "Ada" });
    sender.set({ name: "Ada" });
    sender.set({ name: "Ben" });
    assert.equal(sent.length, 1);
    answers[0]();
    await settle();
    assert.deepEqual(sent[1], { name: "Ben" });
    answers[1]();
    await settle();
    sender.forget();
    sender.set({ name: "Ben" });
    assert.equal(sent.length, 3);
});

test("a step of somebody else is undone only when that was asked and meant", async () => {
    const { store, socket } = await openStore();
    socket.tell({ event: "state", document: "Main.storyboard", state: { isDirty: true, undo: "Move Label", undoBy: 2 } });
    let isMeant = false;
    const asked = [];
    store.asksOthers = async (verb, message) => { asked.push(`${verb}: ${message}`); return isMeant; };
    const refused = { error: { message: "the step “Move Label” is Ada’s", isOthers: true } };
    const first = store.undo();
    await settle();
    assert.equal(socket.answer("undo", refused).others, undefined);
    assert.equal(await first, null);
    isMeant = true;
    const second = store.undo();
    await settle();
    socket.answer("undo", refused);
    await settle();
    assert.equal(socket.answer("undo", { revision: 5 }).others, true);
    assert.equal((await second).revision, 5);
    assert.deepEqual(asked, Array(2).fill("undo: the step “Move Label” is Ada’s"));
});

test("letters stand for a name, whatever it is made of", () => {
    assert.deepEqual(["Ada Lovelace", "ben", "Guest 12", "👩‍💻 Zoë", "<b>", ""].map(initials), ["AL", "B", "G1", "👩Z", "<", ""]);
});

test("frames are four numbers each", () => {
    assert.deepEqual(framesOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), [[1, 2, 3, 4], [5, 6, 7, 8]]);
});

test("a guest looks, searches and zooms, and changes nothing", () => {
    for (const id of ["view.zoomIn", "edit.copy", "edit.selectAll", "find.show", "view.history", "view.comments", "editor.layoutIssues", "file.open"]) assert.ok(isForGuests(id), id);
    for (const id of ["edit.undo", "edit.paste", "edit.delete", "editor.embed.stack", "editor.comment", "file.save", "file.new.view", "library.show", "run.app", "script.run", "merge.ours", "canvas.moveUpLarge"]) assert.ok(!isForGuests(id), id);
});

test("a guest's inspector has rows without commands", () => {
    const row = { title: "Text", control: "text", value: "x", set: [{}], reset: [{}], vary: [{}], options: [{ value: 1, title: "One", set: [{}] }] };
    const { tabs } = withoutChanges({ objects: ["a"], tabs: { attributes: [{ title: "Label", rows: [row] }], connections: [{ title: "Outlets", items: [{ name: "a", remove: [{}] }] }] } });
    const [shown] = tabs.attributes[0].rows;
    assert.deepEqual([shown.set, shown.reset, shown.vary, shown.options[0].set, shown.value], [undefined, undefined, undefined, undefined, "x"]);
    assert.equal(tabs.connections[0].items[0].remove, undefined);
});

test("threads are listed by what has become of them, the latest first", async () => {
    const { store, socket } = await openStore();
    socket.tell({ event: "comments", document: "Main.storyboard", threads: [
        { id: "1", object: "label", name: "Hello", comments: [comment("old")] },
        { id: "2", object: "s2", name: "Second", comments: [comment("new", "2026-02-01T00:00:00Z")] },
        { id: "3", object: "gone", name: "Button", comments: [comment("lost")] },
        { id: "4", object: "label", isResolved: true, comments: [comment("done")] },
        { id: "5", comments: [comment("whole")] },
    ] });
    const document = store.current;
    assert.deepEqual(groupsOf(document).map(({ title, threads }) => [title, threads.map(({ id }) => id)]), [["", ["2", "1", "5"]], ["No Longer There", ["3"]], ["Resolved", ["4"]]]);
    assert.deepEqual([...openThreads(document).keys()], ["label", "s2"]);
    assert.deepEqual(document.comments.map(thread => subjectOf(document, thread)), ["label", "Second", "Button", "label", "Document"]);
    assert.equal(isThere(document, document.comments[2]), false);
});

test("comments stay when the document is replaced by a new state of it", async () => {
    const { store, socket } = await openStore();
    socket.tell({ event: "comments", document: "Main.storyboard", threads: [{ id: "1", comments: [comment("x")] }], problem: "damaged" });
    socket.tell({ event: "snapshot", snapshot: { document: "Main.storyboard", kind: "storyboard", scenes: [], revision: 3 } });
    assert.deepEqual([store.current.comments.length, store.current.commentProblem], [1, "damaged"]);
});

test("times are said as people say them", () => {
    const now = Date.parse("2026-03-10T12:00:00Z");
    const said = ["2026-03-10T11:59:40Z", "2026-03-10T11:59:00Z", "2026-03-10T09:00:00Z", "2026-03-08T12:00:00Z", "2026-01-02T12:00:00Z", "2027-01-01T00:00:00Z", "yesterday"].map(date => ago(date, now));
    assert.deepEqual(said, ["just now", "1 minute ago", "3 hours ago", "2 days ago", "Jan 2, 2026", "just now", "yesterday"]);
});
