import assert from "node:assert/strict";
import { test } from "node:test";
import { filteredProblems, placeOf, worstProblems } from "../../Sources/Editor/EditorPage/Page/panels/problem-list.js";

const problem = (key, severity, message, more = {}) => ({ key, severity, rule: "rule", message, line: 1, column: 1, ...more });
const keys = problems => problems.map(({ key }) => key).join("");
const some = [problem("a", "note", "small"), problem("b", "warning", "Label is cut off", { line: 9 }), problem("c", "error", "no class", { hint: "declare it" }), problem("d", "warning", "No label", { line: 2 })];

test("the worst come first, then by line", () => assert.equal(keys(filteredProblems(some, "", "")), "cdba"));

test("each severity can be had alone", () => {
    assert.equal(keys(filteredProblems(some, "error", "")), "c");
    assert.equal(keys(filteredProblems(some, "warning", "")), "db");
    assert.equal(keys(filteredProblems(some, "note", "")), "a");
});

test("a filter looks for every word in message, hint and rule", () => {
    assert.equal(keys(filteredProblems(some, "", "LABEL")), "db");
    assert.equal(keys(filteredProblems(some, "", "declare class")), "c");
    assert.equal(keys(filteredProblems(some, "", "label nothing")), "");
});

test("a place is said in names as far as there are any", () => {
    const names = { o: "Title", c: "The temperature of the water.width = 20" };
    const document = { scenes: new Map([["s", { title: "Start" }]]), has: id => id in names, nameOf: id => names[id], object: id => ({ kind: id === "c" ? "constraint" : "view" }) };
    assert.equal(placeOf(problem("a", "error", "", { object: "c" }), document), "The temperat…f the water.width = 20");
    assert.equal(placeOf(problem("a", "error", "", { scene: "s", object: "o" }), document), "Start › Title");
    assert.equal(placeOf(problem("a", "error", "", { object: "gone", line: 12 }), document), "Line 12");
    assert.equal(placeOf(problem("a", "error", "", { object: "o", source: { file: "A.swift", line: 3 } }), document), "Title — A.swift:3");
});

test("an object shows its worst problem, and notes not at all", () => {
    const worst = worstProblems([problem("a", "warning", "", { object: "x" }), problem("b", "error", "", { object: "x" }), problem("c", "note", "", { object: "y" })]);
    assert.deepEqual([...worst], [["x", "error"]]);
});
