import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf, shownFindings, shownVariants, valuesOf, variantOf, viewOf } from "../../Sources/Editor/EditorPage/Page/review/wall-variants.js";

const variant = (more = {}) => ({ title: "", device: "a", deviceTitle: "Phone", orientation: "portrait", appearance: "light", ...more });
const variants = [variant(), variant({ appearance: "dark" }), variant({ device: "b", deviceTitle: "Pad" }), variant({ contentSize: "AX5" }), variant({ language: "x-longer" }), variant({ language: "de" })];

test("filters offer each value once, and those that variants don't name", () => {
    assert.deepEqual(valuesOf(variants, "device"), [{ value: "a", title: "Phone" }, { value: "b", title: "Pad" }]);
    assert.deepEqual(valuesOf(variants, "appearance").map(({ title }) => title), ["Light", "Dark"]);
    assert.deepEqual(valuesOf(variants, "contentSize").map(({ title }) => title), ["L (Default)", "AX5"]);
    assert.deepEqual(valuesOf(variants, "language").map(({ title }) => title), ["The document’s own", "Longer Texts", "German"]);
});

test("a filter leaves the variants that have all of its values", () => {
    assert.deepEqual(shownVariants(variants, {}), [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(shownVariants(variants, { device: "b" }), [2]);
    assert.deepEqual(shownVariants(variants, { language: "own", contentSize: "L", appearance: "light" }), [0, 2]);
    assert.deepEqual(shownVariants(variants, { device: "b", appearance: "dark" }), []);
    assert.deepEqual(shownVariants(variants, { device: undefined, contentSize: "AX5" }), [3]);
});

test("findings are those of the shown variants, the most severe first, where they are worst", () => {
    const finding = (rule, severity, worst, ...numbers) => ({ rule, severity, worst, objects: [], message: "", frames: numbers.map(number => [number]) });
    const all = [finding("note", "note", 0, 0, 1), finding("late", "warning", 3, 2, 3), finding("error", "error", 1, 1)];
    assert.deepEqual(shownFindings(all, [0, 1, 2, 3]).map(({ rule }) => rule), ["error", "late", "note"]);
    assert.deepEqual(shownFindings(all, [2]).map(({ rule }) => rule), ["late"]);
    assert.equal(variantOf(all[1], [2, 3]), 3);
    assert.equal(variantOf(all[1], [0, 2]), 2);
});

test("a finding is the same one after an edit", () => {
    assert.equal(keyOf("s", { rule: "r", objects: ["a", "b"], severity: "note", worst: 0, message: "x", frames: [] }), keyOf("s", { rule: "r", objects: ["a", "b"], worst: 4, message: "y", frames: [[4]] }));
});

test("the canvas shows a variant with all of its settings", () => {
    assert.deepEqual(viewOf(variants[3]), { device: "a", orientation: "portrait", appearance: "light", contentSize: "AX5", language: undefined });
});
