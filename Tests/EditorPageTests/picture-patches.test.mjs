import assert from "node:assert/strict";
import { test } from "node:test";
import { PicturePatches } from "../../Sources/Editor/EditorPage/Page/model/picture-patches.js";

/** A patch as the server sends it. @param {any} head @param {number[]} pixels */
function sent(head, pixels) {
    const text = new TextEncoder().encode(JSON.stringify(head));
    const bytes = new Uint8Array(4 + text.length + pixels.length);
    new DataView(bytes.buffer).setUint32(0, text.length, true);
    bytes.set(text, 4);
    bytes.set(pixels, 4 + text.length);
    return bytes.buffer;
}

test("a patch is found by the picture that it makes, once", () => {
    const patches = new PicturePatches();
    patches.take(sent({ key: "b", base: "a", scale: 1, rect: [0, 0, 1, 1] }, [1, 2, 3, 255]));
    const patch = patches.use("b");
    assert.equal(patch?.base, "a");
    assert.deepEqual([...patch?.pixels ?? []], [1, 2, 3, 255]);
    assert.equal(patches.use("b"), undefined);
    assert.equal(patches.use("a"), undefined);
});

test("patches that nobody uses are not kept for ever", () => {
    const patches = new PicturePatches();
    for (let number = 0; number < 20; number++) patches.take(sent({ key: `k${number}`, base: "", scale: 1, rect: [0, 0, 0, 0] }, []));
    assert.equal(patches.use("k0"), undefined);
    assert.equal(patches.use("k19")?.key, "k19");
});
