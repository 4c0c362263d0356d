import assert from "node:assert/strict";
import { test } from "node:test";
import { askingForLatest } from "../../Sources/Editor/EditorPage/Page/model/latest.js";
import { settle } from "./fixture.mjs";

/** A question that is answered by hand. */
function byHand() {
    const waiting = [];
    const shown = [];
    const ask = askingForLatest(() => new Promise((answer, fail) => waiting.push({ answer, fail })), answer => shown.push(answer));
    return { waiting, shown, ask };
}

test("of questions asked while one is answered, only the last is asked, and only its answer is shown", async () => {
    const { waiting, shown, ask } = byHand();
    ask();
    ask();
    ask();
    assert.equal(waiting.length, 1);
    waiting[0].answer("old");
    await settle();
    assert.deepEqual(shown, []);
    assert.equal(waiting.length, 2);
    waiting[1].answer("new");
    await settle();
    assert.deepEqual(shown, ["new"]);
    assert.equal(waiting.length, 2);
});

test("a question that fails shows nothing and doesn't stop the next", async () => {
    const { waiting, shown, ask } = byHand();
    const failure = assert.rejects(ask(), /lost/);
    waiting[0].fail(new Error("lost"));
    await failure;
    ask();
    waiting[1].answer("here");
    await settle();
    assert.deepEqual(shown, ["here"]);
});
