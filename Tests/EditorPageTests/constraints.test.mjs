import assert from "node:assert/strict";
import { test } from "node:test";
import { OpenDocument, readStage } from "../../Sources/Editor/EditorPage/Page/model/document.js";
import { constraintAt, constraintFrame, constraintLines } from "../../Sources/Editor/EditorPage/Page/canvas/constraints.js";
import { object, scenes, snapshot, stage } from "./fixture.mjs";

/** The fixture's document with these constraints in its view. @param {Record<string, any>} constraints */
function document(constraints) {
    const [first] = scenes();
    const view = first.objects[0].children[0];
    view.children.push(object("safe", { kind: "layoutGuide", element: "viewLayoutGuide" }));
    for (const [id, constraint] of Object.entries(constraints)) view.children.push(object(id, { kind: "constraint", element: "constraint", constraint }));
    const made = new OpenDocument("Main.storyboard", snapshot({ scenes: [first] }));
    made.stages.set("s1", readStage({ ...stage(), marks: [{ object: "wrong", kind: "conflicting", message: "" }] }));
    return made;
}

/** @param {any[]} lines */
const shapes = lines => lines.map(({ kind, from, to }) => [kind, from, to]);

test("a distance is a beam between the edges it speaks of, where both views are", () => {
    const made = document({ gap: { first: "button", firstAttribute: "leading", second: "label", secondAttribute: "trailing", constant: 80 } });
    assert.deepEqual(shapes(constraintLines(made, "label")), [["beam", [200, 60], [120, 60]]]);
    assert.deepEqual(constraintLines(made, "button").map(line => line.text), ["80"]);
    assert.deepEqual(constraintLines(made, "box"), []);
});

test("edges that are the same are a line along them, near the view", () => {
    const made = document({ same: { first: "label", firstAttribute: "top", second: "button", secondAttribute: "top", constant: 0 } });
    assert.deepEqual(shapes(constraintLines(made, "label")), [["line", [20, 50], [144, 50]]]);
});

test("a size is a beam beside the view, with its relation", () => {
    const made = document({ wide: { first: "label", firstAttribute: "width", relation: "greaterThanOrEqual", constant: 100 } });
    assert.deepEqual(shapes(constraintLines(made, "label")), [["beam", [20, 78], [120, 78]]]);
    assert.equal(constraintLines(made, "label")[0].text, "≥ 100");
});

test("the safe area is where the stage says, and conflicts are marked", () => {
    const made = document({ wrong: { first: "label", firstAttribute: "top", second: "safe", secondAttribute: "top", constant: 30 } });
    const [line] = constraintLines(made, "wrong");
    assert.deepEqual([line.from, line.to], [[70, 50], [70, 20]]);
    assert.equal(line.state, "conflicting");
});

test("the lines of a misplaced or ambiguous view look like it, and those of a conflict like the conflict", () => {
    const made = document({
        wrong: { first: "label", firstAttribute: "top", second: "safe", secondAttribute: "top", constant: 30 },
        wide: { first: "label", firstAttribute: "width", constant: 100 },
    });
    const marked = (/** @type {string} */ kind) => {
        made.stages.set("s1", readStage({ ...stage(), marks: [{ object: "wrong", kind: "conflicting", message: "" }, { object: "label", kind, message: "" }] }));
        return [...constraintLines(made, "label"), ...constraintLines(made, "wide")].map(({ id, state }) => `${id}: ${state}`);
    };
    assert.deepEqual(marked("ambiguous"), ["wrong: conflicting", "wide: ambiguous", "wide: fine"]);
    assert.deepEqual(marked("misplaced"), ["wrong: conflicting", "wide: misplaced", "wide: fine"]);
    assert.deepEqual(marked("conflicting"), ["wrong: conflicting", "wide: fine", "wide: fine"]);
});

test("only required constraints are drawn like required ones", () => {
    const made = document({ must: { first: "label", firstAttribute: "width", constant: 100, priority: 1000 }, may: { first: "label", firstAttribute: "height", constant: 20, priority: 999 } });
    assert.deepEqual(["must", "may"].map(id => constraintLines(made, id)[0].isOptional), [false, true]);
});

test("margins lie inside the edges", () => {
    const made = document({ margin: { first: "label", firstAttribute: "leading", second: "v1", secondAttribute: "leadingMargin", constant: 4 } });
    assert.deepEqual(shapes(constraintLines(made, "label")), [["beam", [20, 60], [16, 60]]]);
});

test("the line of a shown constraint can be hit, that of another cannot", () => {
    const made = document({ gap: { first: "button", firstAttribute: "leading", second: "label", secondAttribute: "trailing", constant: 80 } });
    assert.equal(constraintAt(made, [160, 61], 3), null);
    made.selection = ["label"];
    assert.equal(constraintAt(made, [160, 61], 3), "gap");
    assert.equal(constraintAt(made, [160, 66], 3), null);
    made.selection = ["gap"];
    assert.deepEqual(constraintFrame(made, "gap"), [130, 50, 60, 20]);
});
