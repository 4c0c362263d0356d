import assert from "node:assert/strict";
import { test } from "node:test";
import { anglesOf, caseOf, interfaceOrientation, scaleFor, screenPoint, turned, turnedSize, zoomFor } from "../../Sources/Editor/EditorPage/Page/device/device-geometry.js";
import { FingerPair } from "../../Sources/Editor/EditorPage/Page/device/finger-pair.js";

const upright = { width: 393, height: 852 };
const across = { width: 852, height: 393 };

test("four turns to the left lead back", () => {
    /** @type {import("../../Sources/Editor/EditorPage/Page/device/device-geometry.js").Orientation[]} */
    const seen = ["portrait"];
    for (let turn = 0; turn < 4; turn++) seen.push(turned(seen[turn], 1));
    assert.deepEqual(seen, ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight", "portrait"]);
    assert.equal(turned("portrait", -1), "landscapeRight");
});

test("the top of a device that was turned to the left is at the left", () => {
    assert.deepEqual(anglesOf({ orientation: "landscapeLeft", ...across }), { device: -90, content: 0 });
    assert.deepEqual(anglesOf({ orientation: "landscapeRight", ...across }), { device: 90, content: 0 });
    assert.deepEqual(anglesOf({ orientation: "portraitUpsideDown", interface: "portraitUpsideDown", ...upright }), { device: 180, content: 0 });
});

test("an interface that doesn't follow turns with the device", () => {
    assert.deepEqual(anglesOf({ orientation: "landscapeLeft", ...upright }), { device: -90, content: -90 });
    assert.deepEqual(anglesOf({ orientation: "portrait", ...across }), { device: 0, content: 90 });
    assert.deepEqual(anglesOf({ orientation: "portraitUpsideDown", interface: "portrait", ...upright }), { device: 180, content: 180 });
    assert.equal(interfaceOrientation({ orientation: "landscapeRight", ...upright }), "portrait");
});

test("places in the page are places of the interface, however it is turned", () => {
    assert.deepEqual(screenPoint({ x: -196.5 / 2, y: 0 }, 0, 0.5, upright), { x: 0, y: 426 });
    // The top of the interface is at the left: a touch there is at its top, one at the top is at its right.
    assert.deepEqual(screenPoint({ x: -426, y: 0 }, -90, 1, upright), { x: 196.5, y: 0 });
    assert.deepEqual(screenPoint({ x: 0, y: -196.5 }, -90, 1, upright), { x: 393, y: 426 });
    assert.deepEqual(screenPoint({ x: 0, y: -426 }, 180, 1, upright), { x: 196.5, y: 852 });
});

test("a device fits into the room, and is never larger than it is", () => {
    assert.equal(zoomFor("fit", { width: 400, height: 800 }, { width: 1000, height: 400 }), 0.5);
    assert.equal(zoomFor("fit", { width: 400, height: 800 }, { width: 4000, height: 4000 }), 1);
    assert.equal(zoomFor("fit", { width: 400, height: 800 }, { width: -10, height: 0 }), 0.1);
    assert.equal(zoomFor(0.75, { width: 400, height: 800 }, { width: 10, height: 10 }), 0.75);
    assert.deepEqual(turnedSize({ width: 1, height: 2 }, -90), { width: 2, height: 1 });
    assert.deepEqual(turnedSize({ width: 1, height: 2 }, 180), { width: 1, height: 2 });
});

test("screens with square corners have a home button", () => {
    assert.equal(caseOf({ isTablet: false, corner: 0, cutout: "none" }).hasHomeButton, true);
    assert.equal(caseOf({ isTablet: true, corner: 18, cutout: "none" }).hasHomeButton, false);
    assert.equal(caseOf({ isTablet: false, corner: 55, cutout: "island" }).hasHomeButton, false);
});

test("two fingers are mirrored at the middle, or moved together", () => {
    const pair = new FingerPair({ x: 10, y: 10 }, { x: 50, y: 50 });
    assert.deepEqual(pair.fingers, [{ x: 10, y: 10 }, { x: 90, y: 90 }]);
    pair.move({ x: 20, y: 10 }, false);
    assert.deepEqual(pair.fingers, [{ x: 20, y: 10 }, { x: 80, y: 90 }]);
    pair.move({ x: 25, y: 20 }, true);
    assert.deepEqual(pair.fingers, [{ x: 25, y: 20 }, { x: 85, y: 100 }]);
    pair.move({ x: 55, y: 60 }, false);
    assert.deepEqual(pair.fingers, [{ x: 55, y: 60 }, { x: 55, y: 60 }]);
});

test("an app draws the pixels of the page, and more where it is small", () => {
    assert.equal(scaleFor(1, 1), 1);
    assert.equal(scaleFor(0.75, 2), 1.5);
    assert.equal(scaleFor(0.5875, 1), 2);
    assert.equal(scaleFor(0.4, 1), 0.4);
});
