import assert from "node:assert/strict";
import { test } from "node:test";
import { barText, choiceTitle, endTitle, fittingScale, nextOpen, openCount, outlined } from "../../Sources/Editor/EditorPage/Page/review/conflicts.js";

const merge = (...choices) => ({ isUnmerged: false, hasSides: true, conflicts: choices.map(choice => ({ kind: "value", name: "label", message: "m", obstacles: {}, choice })) });

test("open conflicts are counted, and the bar says how many are left", () => {
    assert.equal(openCount(merge(undefined, "ours", undefined)), 2);
    assert.equal(barText(merge(undefined, undefined)), "This document has 2 conflicts.");
    assert.equal(barText(merge(undefined)), "This document has a conflict.");
    assert.equal(barText(merge(undefined, "ours", undefined)), "2 of 3 conflicts are still open.");
    assert.equal(barText(merge(undefined, "asIs")), "1 of 2 conflicts is still open.");
    assert.equal(barText(merge("ours", "theirs")), "All 2 conflicts are decided.");
    assert.equal(barText(merge("ours")), "The conflict is decided.");
    assert.match(barText(merge()), /without conflicts/);
});

test("the next open conflict comes after the chosen one, and then from the beginning", () => {
    assert.equal(nextOpen(merge(undefined, "ours", undefined), 0), 2);
    assert.equal(nextOpen(merge(undefined, "ours", undefined), 2), 0);
    assert.equal(nextOpen(merge("ours", undefined), 1), 1);
    assert.equal(nextOpen(merge("ours", "ours"), 0), null);
    assert.equal(nextOpen(merge(), 0), null);
});

test("choices and the end of a merge are said in words", () => {
    assert.deepEqual(merge(undefined, "ours", "theirs", "both", "asIs").conflicts.map(choiceTitle), ["Undecided", "Ours", "Theirs", "Both", "As it is"]);
    assert.equal(endTitle(merge()), "Mark as Resolved");
    assert.equal(endTitle({ ...merge(), isUnmerged: true }), "Save and Stage");
});

test("an object without a frame is outlined as the nearest one around it that has one, each once", () => {
    const frames = new Map([["view", [0, 0, 9, 9]], ["label", [1, 1, 2, 2]]]);
    assert.deepEqual(outlined([["label", "view"]], frames), [[1, 1, 2, 2]]);
    assert.deepEqual(outlined([["outlet", "view"], ["constraint", "view"], ["gone"]], frames), [[0, 0, 9, 9]]);
});

test("pictures fit their place, and are not enlarged", () => {
    assert.equal(fittingScale([400, 800], [200, 1000]), 0.5);
    assert.equal(fittingScale([400, 800], [800, 200]), 0.25);
    assert.equal(fittingScale([100, 100], [800, 800]), 1);
    assert.equal(fittingScale([400, 800], [-24, -24]), 0.05);
});
