import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { allSymbols, iconOf } from "../../Sources/Editor/EditorPage/Page/elements/icons.js";

test("every icon's symbol is one that bootstrap-icons has", () => {
    for (const symbol of allSymbols) assert.ok(existsSync(`/usr/share/bootstrap-icons/svg/${symbol}.svg`), symbol);
});

test("families have one tone each, and what is unknown looks like its kind", () => {
    assert.equal(iconOf("tableViewController").tone, "yellow");
    assert.equal(iconOf("label").tone, "blue");
    assert.deepEqual(iconOf("somethingNew", "view"), iconOf("view"));
    assert.deepEqual(iconOf("somethingNew"), { symbol: "box", tone: "orange" });
});
