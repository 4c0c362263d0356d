import assert from "node:assert/strict";
import { test } from "node:test";
import { findRow } from "../../Sources/Editor/EditorPage/Page/canvas/text-editor.js";

const row = (title, object, attribute = "title") => ({ title, control: "text", set: [{ set: { object, attribute, value: "$value" } }] });

test("a title that is typed on the canvas is the object's own, and not that of a part of it", () => {
    const rows = [row("Back Button", "item/barButtonItem[backBarButtonItem]"), row("Title", "item"), row("Prompt", "item", "prompt")];
    assert.equal(findRow(rows, "item", "title").title, "Title");
    assert.equal(findRow(rows, "item", "prompt").title, "Prompt");
});

test("a title that a part of the object has is typed there", () => {
    const rows = [row("Tag", "button", "tag"), row("Title", "button/state[normal]")];
    assert.equal(findRow(rows, "button", "title").title, "Title");
});
