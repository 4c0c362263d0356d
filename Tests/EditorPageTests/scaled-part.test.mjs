import assert from "node:assert/strict";
import { test } from "node:test";
import { scaledPart } from "../../Sources/Editor/EditorPage/Page/device/scaled-part.js";

test("a part of a picture at its own size is itself", () => {
    const part = { x: 3, y: 4, width: 5, height: 6 };
    assert.deepEqual(scaledPart(part, { width: 10, height: 20 }, { width: 10, height: 20 }), { from: part, to: part });
});

test("a part that is scaled has whole pixels, and some around it", () => {
    const { from, to } = scaledPart({ x: 21, y: 0, width: 3, height: 100 }, { width: 100, height: 100 }, { width: 50, height: 25 });
    assert.deepEqual(to, { x: 8, y: 0, width: 6, height: 25 });
    assert.deepEqual(from, { x: 16, y: 0, width: 12, height: 100 });
});
