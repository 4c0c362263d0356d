import assert from "node:assert/strict";
import { test } from "node:test";
import { documentAt } from "../../Sources/Editor/EditorPage/Page/panels/places.js";

test("a file that a build names is one of the opened folder's documents, or none", () => {
    const documents = ["Main.storyboard", "Base.lproj/Main.storyboard", "Other.storyboard"];
    assert.equal(documentAt("/app/Base.lproj/Main.storyboard", documents), "Base.lproj/Main.storyboard");
    assert.equal(documentAt("Main.storyboard", ["Base.lproj/Main.storyboard"]), "Base.lproj/Main.storyboard");
    assert.equal(documentAt("/app/Other.storyboard", documents), "Other.storyboard");
    assert.equal(documentAt("/app/Another.storyboard", documents), null);
    assert.equal(documentAt("View.swift", documents), null);
});
