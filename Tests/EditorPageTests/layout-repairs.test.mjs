import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingFrames, frameUpdates } from "../../Sources/Editor/EditorPage/Page/editing/layout-repairs.js";
import { ResizeGesture } from "../../Sources/Editor/EditorPage/Page/canvas/gestures/resize.js";
import { openStore } from "./fixture.mjs";

test("a misplaced view's frame becomes the one that it is seen at, which its constraints have made", async () => {
    const { current } = (await openStore()).store;
    current.stage("s1").marks = [{ object: "inner", kind: "misplaced", frame: [90, 210, 50, 50], message: "" }, { object: "label", kind: "ambiguous", message: "" }];
    assert.deepEqual(frameUpdates(current, ["inner", "label", "button"]), [{ setFrame: { object: "inner", x: 10, y: 10, width: 50, height: 50 } }]);
});

test("a frame is written alike by a menu and by hand, also in what is scrolled and beside other scenes", async () => {
    const { current } = (await openStore()).store;
    current.board.items[0].frame = [1000, 50, 375, 667];
    Object.assign(current.stage("s1"), { fits: [["inner", 63.3333, 20.6667]], scrolled: [["box", 0, -12.5]] });
    const [fitted] = fittingFrames(current, ["inner", "label"]);
    assert.deepEqual(fitted, { setFrame: { object: "inner", x: 10, y: -2.5, width: 63.333, height: 20.667 } });
    const gesture = new ResizeGesture(current, "inner", "se", [1110, 310], () => 1);
    const byHand = gesture.up({ point: [1123, 280.6], screen: [0, 0], shift: false, alt: false, mod: true }).perform.commands;
    assert.deepEqual(byHand, [fitted], "it takes the size that fits");
});
