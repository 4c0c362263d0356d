import assert from "node:assert/strict";
import { test } from "node:test";
import { isSame, selected } from "../../Sources/Editor/EditorPage/Page/inspectors/subject.js";

test("what the inspectors show is outdated as soon as something else is selected, also in another document", () => {
    const document = { path: "Shop.storyboard", kind: "phoneStoryboard", selection: ["a", "b"] };
    const shown = selected(document);
    assert.ok(isSame(shown, selected(document)));
    document.selection.push("c");
    assert.ok(!isSame(shown, selected(document)), "the selection that was shown is a copy");
    assert.ok(!isSame(shown, selected({ ...document, selection: ["b", "a"] })));
    assert.ok(!isSame(shown, selected({ ...document, path: "Other.storyboard", selection: ["a", "b"] })));
    assert.ok(!isSame(shown, selected({ ...document, selection: [] })));
});

test("without a document with objects there is nothing to show, which is never outdated", () => {
    assert.equal(selected(null), null);
    assert.equal(selected({ path: "Notes.swift", kind: "text", selection: [] }), null);
    assert.ok(isSame(selected(undefined), selected({ path: "Notes.swift", kind: "text", selection: [] })));
});
