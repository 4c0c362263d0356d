import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzyMatch, fuzzySearch, matchQuality } from "../../Sources/Editor/EditorPage/Page/popups/fuzzy.js";

const found = (items, typed) => fuzzySearch(items, typed, item => [item]).map(({ item }) => item);

test("letters have to come in order", () => {
    assert.equal(fuzzyMatch("xl", "Label"), null);
    assert.ok(fuzzyMatch("lbl", "Label"));
    assert.deepEqual(fuzzyMatch("", "Label"), { score: 0, at: [] });
});

test("beginnings of words win over letters here and there", () => {
    assert.deepEqual(fuzzyMatch("tvc", "Table View Controller").at, [0, 6, 11]);
    assert.deepEqual(fuzzyMatch("tvc", "UITableViewCell").at, [2, 7, 11]);
    assert.equal(found(["Stevec", "Table View Cell"], "tvc")[0], "Table View Cell");
});

test("what is typed whole comes first, at the beginning before the middle", () => {
    assert.deepEqual(found(["Toggle Visible Area", "Table View", "View", "View Controller"], "view"), ["View", "View Controller", "Table View"]);
});

test("descriptions are searched for whole words only, and come last", () => {
    const items = [["Slider", "A continuous range of values"], ["Range Picker", "Picks"], ["Label", "rather nagging geese"]];
    const order = fuzzySearch(items, "range", item => item).map(({ item }) => item[0]);
    assert.deepEqual(order, ["Range Picker", "Slider"]);
});

test("without anything typed all are there, as they come", () => {
    assert.deepEqual(found(["b", "a"], " "), ["b", "a"]);
});

test("what is exactly what was typed matches better than what contains it, and that better than scattered letters", () => {
    const quality = (item, typed) => matchQuality(fuzzySearch([item], typed, text => [text])[0], typed);
    assert.equal(quality("Price", "price "), 3);
    assert.equal(quality("Price Label", "price"), 2);
    assert.equal(quality("Show Price", "price"), 2);
    assert.equal(quality("Editor › Resolve Auto Layout Issues › Update Constraint Constants", "constants"), 2);
    assert.equal(quality("Present As Popover In Cell", "price"), 1);
    assert.equal(quality("Label", "price"), 0);
});
