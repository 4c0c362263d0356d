import assert from "node:assert/strict";
import { test } from "node:test";
import { canBeChosen, nextChoice, placed, placedBeside, seenInPlace, showAlternates, tidied, typedChoice } from "../../Sources/Editor/EditorPage/Page/popups/menu-model.js";

const items = [
    { heading: "Outlets" }, { title: "delegate" }, { title: "dataSource", isDisabled: true }, { separator: true },
    { title: "Accessory Action" }, { title: "Show (e.g. Push)" },
];

test("arrow keys pass over headings, separators and disabled items, and go around", () => {
    assert.equal(nextChoice(items, -1, 1), 1);
    assert.equal(nextChoice(items, 1, 1), 4);
    assert.equal(nextChoice(items, 5, 1), 1);
    assert.equal(nextChoice(items, 1, -1), 5);
    assert.equal(nextChoice(items, -1, -1), 5);
    assert.equal(nextChoice([{ heading: "Nothing" }], -1, 1), -1);
});

test("typing finds the beginning of a title, then of a word", () => {
    assert.equal(typedChoice(items, "de"), 1);
    assert.equal(typedChoice(items, "act"), 4);
    assert.equal(typedChoice(items, "push"), 5);
    assert.equal(typedChoice(items, "data"), -1, "a disabled item is not found");
});

test("separators at the ends and doubled ones go", () => {
    const kept = tidied([{ separator: true }, { title: "A" }, false, { separator: true }, { separator: true }, { title: "B" }, { separator: true }]);
    assert.deepEqual(kept, [{ title: "A" }, { separator: true }, { title: "B" }]);
});

test("a menu stays inside the window, a submenu changes sides", () => {
    const window = { width: 800, height: 600 };
    assert.deepEqual(placed({ x: 790, y: 590 }, { width: 100, height: 200 }, window), { x: 694, y: 394 });
    assert.deepEqual(placed({ x: 700, y: 10 }, { width: 120, height: 20 }, window, { left: 580, right: 703 }), { x: 463, y: 10 });
    assert.deepEqual(placed({ x: 100, y: 20 }, { width: 100, height: 900 }, window), { x: 100, y: 6 });
});

test("a sheet is beside what it must not cover: right, else left, else below, else anywhere", () => {
    const [size, window] = [{ width: 300, height: 200 }, { width: 1000, height: 600 }];
    const beside = (/** @type {[number, number, number, number]} */ avoid) => placedBeside(avoid, size, window);
    assert.deepEqual(beside([100, 50, 200, 500]), { x: 310, y: 50 });
    assert.deepEqual(beside([100, 500, 200, 500]), { x: 310, y: 394 });
    assert.deepEqual(beside([600, -50, 200, 500]), { x: 290, y: 6 });
    assert.deepEqual(beside([250, 50, 500, 300]), { x: 350, y: 360 });
    assert.equal(beside([250, 50, 500, 500]), null);
});

test("with Option, alternate items take the places of those before them", () => {
    const menu = [{ title: "Top Space to Safe Area" }, { title: "Top Space to Container Margin", isAlternate: true }, { title: "Equal Widths" }];
    const seen = () => menu.filter(canBeChosen).map(item => item.title);
    showAlternates(menu, false);
    assert.deepEqual(seen(), ["Top Space to Safe Area", "Equal Widths"]);
    assert.equal(typedChoice(menu, "container"), -1);
    assert.equal(seenInPlace(menu, 0), 0);
    showAlternates(menu, true);
    assert.deepEqual(seen(), ["Top Space to Container Margin", "Equal Widths"]);
    assert.equal(seenInPlace(menu, 0), 1);
    assert.equal(nextChoice(menu, -1, 1), 1);
    showAlternates(menu, false);
    assert.equal(seenInPlace(menu, 1), 0);
    assert.equal(seenInPlace(menu, -1), -1);
});
