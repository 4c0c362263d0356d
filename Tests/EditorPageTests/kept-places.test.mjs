import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptPlaces } from "../../Sources/Editor/EditorPage/Page/model/kept-places.js";

/** A session's storage. */
function storage(entries = {}) {
    const kept = new Map(Object.entries(entries));
    return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), kept };
}

const place = { scale: 0.5, x: -20, y: 300, selection: ["label"] };

test("what was shown and selected is there after a reload, for each document of a folder", () => {
    const session = storage();
    const before = new KeptPlaces(session);
    before.write("app", "Main.storyboard", place);
    before.write("app", "Other.storyboard", { ...place, scale: 2 });
    const after = new KeptPlaces(session);
    assert.deepEqual(after.read("app", "Main.storyboard"), place);
    assert.equal(after.read("app", "Other.storyboard")?.scale, 2);
    assert.equal(after.read("another", "Main.storyboard"), null);
});

test("what can't be understood is ignored, and a window without storage keeps nothing", () => {
    for (const text of ["{", "null", "3", JSON.stringify({ "app\nMain.storyboard": { scale: 0, x: 1, y: 1, selection: [] } })]) {
        assert.equal(new KeptPlaces(storage({ places: text })).read("app", "Main.storyboard"), null, text);
    }
    const none = new KeptPlaces(null);
    none.write("app", "Main.storyboard", place);
    assert.equal(new KeptPlaces(null).read("app", "Main.storyboard"), null);
});

test("only the last documents are kept", () => {
    const session = storage();
    const kept = new KeptPlaces(session);
    for (let number = 0; number < 60; number++) kept.write("app", `${number}.storyboard`, place);
    kept.write("app", "12.storyboard", { ...place, x: 1 });
    kept.write("app", "new.storyboard", place);
    const after = new KeptPlaces(session);
    assert.equal(after.read("app", "9.storyboard"), null);
    assert.equal(after.read("app", "10.storyboard"), null, "the oldest goes first");
    assert.ok(after.read("app", "12.storyboard") && after.read("app", "59.storyboard"));
});
