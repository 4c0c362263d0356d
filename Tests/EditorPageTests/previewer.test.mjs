import assert from "node:assert/strict";
import { test } from "node:test";
import { Previewer } from "../../Sources/Editor/EditorPage/Page/canvas/previewer.js";

const moved = x => [{ move: { object: "but-1-ton", to: [x, 0] } }];
const soon = () => new Promise(resolve => setTimeout(resolve, 5));

/** A canvas that notes what is requested, and frames that are drawn when a test says so. */
function stage(t) {
    const requests = [], shown = [], frames = [];
    globalThis.requestAnimationFrame = call => frames.push(call);
    t.after(() => { delete globalThis.requestAnimationFrame; });
    const canvas = {
        store: { request: (name, { commands }) => new Promise((answer, fail) => requests.push({ name, commands, fail: () => fail(new Error("gone")), answer: () => answer({ stages: [], board: commands[0].move.to[0] }) })) },
        view: { showPreviews: (stages, board) => { shown.push(board); }, forgetPreviews: () => [] },
    };
    const draw = () => {
        for (const call of frames.splice(0)) call(0);
        return soon();
    };
    return { previewer: new Previewer(canvas), requests, shown, draw };
}

test("a preview is requested after the frame that follows the pointer, of the newest change", async t => {
    const { previewer, requests, shown, draw } = stage(t);
    previewer.ask(moved(1));
    previewer.ask(moved(2));
    await soon();
    assert.deepEqual(requests, []);
    await draw();
    assert.deepEqual(requests.map(({ name, commands }) => [name, commands]), [["preview", moved(2)]]);
    requests[0].answer();
    await soon();
    assert.deepEqual(shown, [2]);
});

test("one preview is requested at a time, and no change twice", async t => {
    const { previewer, requests, shown, draw } = stage(t);
    previewer.ask(moved(1));
    await draw();
    previewer.ask(moved(2));
    previewer.ask(moved(3));
    previewer.ask(moved(3));
    await draw();
    assert.equal(requests.length, 1);
    requests[0].answer();
    await soon();
    await draw();
    assert.deepEqual(requests.map(({ commands }) => commands), [moved(1), moved(3)]);
    requests[1].answer();
    await soon();
    await draw();
    assert.equal(requests.length, 2);
    assert.deepEqual(shown, [1, 3]);
});

test("after the end of a drag nothing is requested, and no late answer is shown", async t => {
    const { previewer, requests, shown, draw } = stage(t);
    previewer.ask(moved(1));
    previewer.finish();
    await draw();
    assert.deepEqual(requests, []);
    previewer.ask(moved(1));
    await draw();
    previewer.finish();
    requests[0].answer();
    await soon();
    assert.deepEqual(shown, []);
});

test("without frames, in a hidden page, previews are requested all the same", async t => {
    const { previewer, requests } = stage(t);
    previewer.ask(moved(1));
    await new Promise(resolve => setTimeout(resolve, 100));
    assert.equal(requests.length, 1);
});

test("a failed preview isn't shown, and the next one is requested", async t => {
    const { previewer, requests, shown, draw } = stage(t);
    previewer.canvas.store.request = (request => (...words) => request(...words).then(() => { if (requests.length === 1) throw new Error("gone"); return { stages: [], board: 2 }; }))(previewer.canvas.store.request);
    previewer.ask(moved(1));
    await draw();
    previewer.ask(moved(2));
    requests[0].answer();
    await soon();
    await draw();
    assert.equal(requests.length, 2);
    requests[1].answer();
    await soon();
    assert.deepEqual(shown, [2]);
});

test("a picture is requested after the preview that is being requested, and before the next one", async t => {
    const { previewer, requests, draw } = stage(t);
    previewer.canvas.document = { has: () => false };
    const added = { addObject: { item: "slider", into: "vie-1-w" } };
    previewer.ask(moved(1));
    await draw();
    const picture = previewer.pictureOf(added);
    previewer.ask(moved(2));
    await draw();
    assert.equal(requests.length, 1);
    requests[0].answer();
    await soon();
    assert.deepEqual(requests.map(({ commands }) => commands), [moved(1), [added]]);
    requests[1].fail();
    assert.equal(await picture, null, "a picture that can't be requested is none");
    await soon();
    assert.deepEqual(requests.map(({ commands }) => commands), [moved(1), [added], moved(2)]);
});
