import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const folder = new URL("../../Sources/Editor/EditorPage/Page/styles/", import.meta.url);

test("stylesheets load nothing by an address, which a browser may resolve without the secret of the page", async () => {
    const files = (await readdir(folder)).filter(file => file.endsWith(".css"));
    assert.ok(files.length > 10);
    for (const file of files) {
        const text = await readFile(new URL(file, folder), "utf8");
        assert.doesNotMatch(text, /url\((?!["']?(data:|#))|@import/, file);
    }
});
