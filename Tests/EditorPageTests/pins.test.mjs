import assert from "node:assert/strict";
import { test } from "node:test";
import { alignmentCommands, missingCommands, neighbours, pinCommands, spacingCommand } from "../../Sources/Editor/EditorPage/Page/editing/pins.js";

const container = [0, 59, 393, 759];
const where = { frame: [20, 100, 100, 40], siblings: [], container, containerName: "safeArea" };

test("without siblings beside it a view's neighbours are its surroundings", () => {
    const sides = neighbours(where);
    assert.deepEqual(sides.top, { second: "safeArea", distance: 41 });
    assert.deepEqual(sides.leading, { second: "safeArea", distance: 20 });
    assert.deepEqual(sides.trailing, { second: "safeArea", distance: 273 });
    assert.deepEqual(sides.bottom, { second: "safeArea", distance: 678 });
});

test("the nearest sibling that lies beside it counts, one further on or behind it does not", () => {
    const siblings = [
        { id: "far", frame: [20, 300, 100, 20] }, { id: "near", frame: [60, 148, 100, 20] }, { id: "aside", frame: [200, 145, 10, 10] },
        { id: "over", frame: [0, 90, 300, 30] },
    ];
    const sides = neighbours({ ...where, siblings });
    assert.deepEqual(sides.bottom, { second: "near", distance: 8 });
    assert.equal(sides.top.second, "safeArea");
    assert.equal(sides.trailing.second, "safeArea");
});

test("margins make the surroundings smaller", () => {
    const sides = neighbours({ ...where, margins: [8, 16, 8, 16] });
    assert.deepEqual(sides.leading, { second: "superviewMargins", distance: 4 });
    assert.deepEqual(sides.trailing, { second: "superviewMargins", distance: 257 });
});

test("distances are positive inwards, whichever side they are on", () => {
    assert.deepEqual(spacingCommand("v", "leading", "superview", 20).addConstraint, { first: "v", firstAttribute: "leading", second: "superview", constant: 20 });
    assert.deepEqual(spacingCommand("v", "trailing", "safeArea", 20).addConstraint, { first: "v", firstAttribute: "trailing", second: "safeArea", constant: -20 });
    assert.deepEqual(spacingCommand("v", "top", "w", 8).addConstraint, { first: "v", firstAttribute: "top", second: "w", secondAttribute: "bottom", constant: 8 });
    assert.deepEqual(spacingCommand("v", "bottom", "w", 8).addConstraint, { first: "w", firstAttribute: "top", second: "v", secondAttribute: "bottom", constant: 8 });
});

test("each view is tied at its own distance unless a number is given", () => {
    const views = [{ id: "a", frame: [20, 100, 160, 90], sides: neighbours(where) }, { id: "b", frame: [30, 200, 50, 50], sides: neighbours({ ...where, frame: [30, 200, 50, 50] }) }];
    const leading = pinCommands(views, { sides: { leading: null } }).map(command => command.addConstraint.constant);
    assert.deepEqual(leading, [20, 30]);
    assert.deepEqual(pinCommands(views, { sides: { leading: 16 } }).map(command => command.addConstraint.constant), [16, 16]);
    assert.deepEqual(pinCommands(views, { sides: {}, width: null, equalHeights: true }), [
        { addConstraint: { first: "a", firstAttribute: "width", constant: 160 } }, { addConstraint: { first: "b", firstAttribute: "width", constant: 50 } },
        { addConstraint: { first: "b", firstAttribute: "height", second: "a", secondAttribute: "height" } },
    ]);
    assert.equal(pinCommands(views.slice(0, 1), { sides: {}, aspect: true })[0].addConstraint.multiplier, "16:9");
});

test("views are aligned with the first of them, or with what is around each", () => {
    assert.deepEqual(alignmentCommands(["a", "b"], [{ attribute: "leading", isToContainer: false, offset: 0 }]), [{ addConstraint: { first: "b", firstAttribute: "leading", second: "a", secondAttribute: "leading" } }]);
    assert.deepEqual(alignmentCommands(["a"], [{ attribute: "centerX", isToContainer: true, offset: -4 }]), [{ addConstraint: { first: "a", firstAttribute: "centerX", second: "superview", constant: -4 } }]);
});

const said = commands => commands.map(({ addConstraint: { first, firstAttribute, constant } }) => `${first}.${firstAttribute} ${constant}`);

test("a label lacks two edges, a plain view a size too", () => {
    const view = { id: "v", frame: where.frame, sides: neighbours(where) };
    assert.deepEqual(said(missingCommands(view, [], { hasOwnWidth: true, hasOwnHeight: true })), ["v.leading 20", "v.top 41"]);
    assert.deepEqual(said(missingCommands(view, [], { hasOwnWidth: false, hasOwnHeight: false })), ["v.leading 20", "v.width 100", "v.top 41", "v.height 40"]);
});

test("what fills the room is tied to its other edge, what is told already stays", () => {
    const frame = [16, 100, 361, 40];
    const view = { id: "v", frame, sides: neighbours({ ...where, frame }) };
    assert.deepEqual(said(missingCommands(view, [], { hasOwnWidth: false, hasOwnHeight: true })), ["v.leading 16", "v.trailing -16", "v.top 41"]);
    const known = [{ first: "v", firstAttribute: "centerX", second: "r", secondAttribute: "centerX" }, { first: "r", firstAttribute: "bottomMargin", second: "v", secondAttribute: "bottom" }];
    assert.deepEqual(said(missingCommands(view, known, { hasOwnWidth: true, hasOwnHeight: true })), []);
});
