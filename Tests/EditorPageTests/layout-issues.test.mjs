import assert from "node:assert/strict";
import { test } from "node:test";
import { issueGroups, issueLines, issueObjects, layoutIssues, sceneBadge, updateOfAll } from "../../Sources/Editor/EditorPage/Page/doctor/layout-issues.js";
import { worstProblems } from "../../Sources/Editor/EditorPage/Page/panels/problem-list.js";

const issue = (key, scene, kind, views, constraints = []) => ({
    key, scene, severity: kind === "conflicting" ? "error" : "warning", rule: `layout.${kind}`, message: key, line: 1, column: 1,
    layout: { kind, views, constraints: constraints.map(id => ({ id, name: `${id} = 1` })) },
});
const misplaced = issue("m", "s", "misplaced", ["a", "b"]);
const ambiguous = issue("o", "s", "ambiguous", ["c"]);
const conflict = issue("k", "t", "conflicting", ["a"], ["x", "y"]);
const other = { key: "p", scene: "s", severity: "error", rule: "other", message: "other", line: 1, column: 1 };
const all = [misplaced, other, conflict, ambiguous];
const choice = (title, object) => ({ title, object, commands: [{ updateFrames: { objects: [object] } }] });

test("issues of the layout are distinguished from other problems, of one scene or all", () => {
    assert.deepEqual(layoutIssues(all).map(({ key }) => key), ["m", "k", "o"]);
    assert.deepEqual(layoutIssues(all, "s").map(({ key }) => key), ["m", "o"]);
});

test("issues are listed by kind, conflicts first, and kinds without any not at all", () => {
    assert.deepEqual(issueGroups(all).map(({ title, issues }) => [title, issues.length]), [["Conflicting Constraints", 1], ["Ambiguous Layout", 1], ["Misplaced Views", 1]]);
    assert.deepEqual(issueGroups([ambiguous]).map(({ title }) => title), ["Ambiguous Layout"]);
});

test("the badge of a scene counts its issues and has the severity of the worst", () => {
    assert.deepEqual(sceneBadge(all, "s"), { severity: "warning", text: "2 layout issues" });
    assert.deepEqual(sceneBadge(all, "t"), { severity: "error", text: "1 layout issue" });
    assert.equal(sceneBadge([other], "s"), null);
});

test("a conflict has a line for each constraint, others for each view, with their own choices", () => {
    const lines = issueLines(conflict, [choice("Delete", "y")], () => "no");
    assert.deepEqual(lines.map(({ object, name, choices }) => [object, name, choices.length]), [["x", "x = 1", 0], ["y", "y = 1", 1]]);
    assert.deepEqual(issueLines(misplaced, [], id => id.toUpperCase()).map(({ name }) => name), ["A", "B"]);
    assert.deepEqual([conflict, misplaced].map(issueObjects), [["x", "y"], ["a", "b"]]);
});

test("what a choice changes has a line of its own if it isn't part of the issue", () => {
    const lines = issueLines(ambiguous, [choice("Lower", "c"), choice("Lower", "d"), choice("Raise", "d")], id => id.toUpperCase());
    assert.deepEqual(lines.map(({ object, name, choices }) => [object, name, choices.length]), [["c", "C", 1], ["d", "D", 2]]);
});

test("the frames of several misplaced views are updated at once", () => {
    const [one, two] = [issue("m", "s", "misplaced", ["a"]), issue("n", "s", "misplaced", ["b"])];
    assert.deepEqual(updateOfAll([one, two]), { title: "Update Frames of Both Views", commands: [{ updateFrames: { objects: ["a", "b"] } }] });
    assert.equal(updateOfAll([one]), null);
    assert.equal(updateOfAll([conflict, ambiguous]), null);
});

test("all views and constraints of an issue are marked in the outline", () => {
    assert.deepEqual([...worstProblems([misplaced, conflict])], [["a", "error"], ["b", "warning"], ["x", "error"], ["y", "error"]]);
});
