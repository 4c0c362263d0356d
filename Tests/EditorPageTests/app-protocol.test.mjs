import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EVENTS, MESSAGES } from "../../Sources/Editor/EditorPage/Page/device/app-protocol.js";

const document = readFileSync(new URL("../../docs/app-protocol.md", import.meta.url), "utf8");

/** The rows of the table below a heading: the names in the first column, and the fields in the second. @param {string} heading */
function rows(heading) {
    const part = document.split(`## ${heading}\n`)[1].split("\n## ")[0];
    return part.split("|---|---|---|\n")[1].split("\n").filter(line => line.startsWith("| `")).flatMap(line => {
        const [, names, fields] = line.split("|");
        // The members of lists are in brackets, and values follow a colon.
        const plain = fields.replace(/: `\w+` or `\w+`/g, "").replace(/\[[^\]]*\]+/g, "");
        return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, fields: [...plain.matchAll(/`(\w+\??)`/g)].map(([, field]) => field) }));
    });
}

test("the page sends what the document lists", () => {
    const listed = Object.fromEntries(rows("From the page").map(({ name, fields }) => [name, fields]));
    assert.deepEqual(Object.fromEntries(Object.entries(MESSAGES).map(([name, fields]) => [name, [...fields]])), listed);
});

test("the page understands what the document lists", () => {
    assert.deepEqual([...EVENTS], rows("To the page").map(({ name }) => name));
});
