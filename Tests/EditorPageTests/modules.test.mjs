import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const page = fileURLToPath(new URL("../../Sources/Editor/EditorPage/Page", import.meta.url));
const modules = readdirSync(page, { recursive: true }).map(String).filter(name => name.endsWith(".js")).sort();

/** The modules that a module imports when it is loaded. @param {string} name */
function imported(name) {
    const source = readFileSync(join(page, name), "utf8");
    return [...source.matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)"/gm)].map(([, path]) => relative(page, join(page, dirname(name), path)));
}

test("modules import each other in one direction", () => {
    /** @type {Map<string, "open" | "done">} */
    const seen = new Map();
    /** @param {string} name @param {string[]} path */
    const visit = (name, path) => {
        assert.notEqual(seen.get(name), "open", `a circle: ${[...path.slice(path.indexOf(name)), name].join(" → ")}`);
        if (seen.has(name)) return;
        seen.set(name, "open");
        for (const other of imported(name)) visit(other, [...path, name]);
        seen.set(name, "done");
    };
    for (const name of modules) visit(name, []);
    assert.ok(seen.size > 90, `only ${seen.size} modules were looked at`);
});

test("every module is reached from the first of a page, and every import leads to one", () => {
    const reached = new Set(["main.js", "app.js"]);
    for (const name of reached) for (const other of imported(name)) reached.add(other);
    for (const name of reached) assert.ok(modules.includes(name), `${name} is imported and not there`);
    // They hold nothing but types.
    const typesOnly = ["types.js", "canvas/gestures/gesture.js"];
    assert.deepEqual(modules.filter(name => !reached.has(name) && !typesOnly.includes(name)), []);
});
