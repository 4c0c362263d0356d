import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, keepInSight, keptInSight, sceneToFollow } from "../../Sources/Editor/EditorPage/Page/canvas/following.js";
import { Viewport } from "../../Sources/Editor/EditorPage/Page/canvas/viewport.js";

const before = new Map([["a", [0, 0, 400, 800]], ["b", [500, 0, 400, 800]], ["c", [5000, 0, 400, 800]]]);
const after = new Map([["a", [0, 0, 1000, 1300]], ["b", [1250, 0, 1000, 1300]], ["c", [12500, 0, 1000, 1300]]]);

test("another device keeps the scene in the middle in sight, or a selected one that was", () => {
    const visible = [300, 0, 900, 900];
    assert.deepEqual(sceneToFollow(before, after, { visible, selected: new Set() })?.to, after.get("b"));
    assert.deepEqual(sceneToFollow(before, after, { visible, selected: new Set(["a"]) })?.to, after.get("a"));
    assert.deepEqual(sceneToFollow(before, after, { visible, selected: new Set(["c"]) })?.to, after.get("b"), "what was out of sight isn't followed");
    assert.equal(sceneToFollow(new Map(), after, { visible, selected: new Set() }), null);
});

test("the viewport moves with the scene, and shows all of one that has become too large", () => {
    const viewport = Object.assign(new Viewport(), { width: 900, height: 900, x: 300, y: -50, scale: 1 });
    const [from, to] = [before.get("b"), after.get("b")];
    follow(viewport, { from, to });
    const [x, y, width, height] = viewport.visible;
    assert.ok(x < to[0] && y < to[1] && x + width > to[0] + to[2] && y + height > to[1] + to[3]);
    const small = Object.assign(new Viewport(), { width: 900, height: 900, x: 300, y: -50, scale: 0.5 });
    follow(small, { from, to: [1250, 100, 500, 800] });
    assert.deepEqual([small.scale, small.x, small.y], [0.5, 1100, 50]);
});

test("what was seen of the selection stays in sight when the canvas becomes smaller", () => {
    const shown = (/** @type {[number, number, number, number]} */ frame, width = 400, height = 500) => {
        const viewport = Object.assign(new Viewport(), { width: 900, height: 900, x: 100, y: 0, scale: 1 });
        const { visible } = viewport;
        Object.assign(viewport, { width, height });
        keepInSight(viewport, frame, visible);
        return [viewport.x, viewport.y];
    };
    assert.deepEqual(shown([150, 50, 100, 100]), [100, 0], "nothing moves that is in sight");
    assert.deepEqual(shown([800, 50, 100, 100]), [500, 0]);
    assert.deepEqual(shown([800, 700, 400, 100]), [600, 300], "only what was seen of it");
    assert.deepEqual(shown([300, 100, 600, 700]), [300, 100], "the beginning of what is too large");
    assert.deepEqual(shown([2000, 50, 100, 100]), [100, 0], "what was out of sight isn't looked for");
});

test("the canvas is where it was when it is as large as before, unless somebody has scrolled since", () => {
    const viewport = Object.assign(new Viewport(), { width: 900, height: 900, x: 100, y: 0, scale: 1 });
    /** @type {any} */
    let push = null;
    const sized = (/** @type {number} */ width) => {
        const { visible } = viewport;
        viewport.width = width;
        push = keptInSight(viewport, [800, 50, 100, 100], visible, push);
        return viewport.x;
    };
    assert.equal(sized(400), 500);
    assert.equal(sized(600), 300);
    assert.equal(sized(900), 100);
    assert.equal(push, null);
    sized(400);
    viewport.x = 520;
    assert.equal(sized(900), 520, "scrolled by hand");
});
