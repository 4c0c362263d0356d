// The site of the guides.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const skip = spawnSync("/usr/bin/python3", ["-c", "import markdown"]).status === 0 ? false : "needs python3-markdown";
const folder = mkdtempSync(join(tmpdir(), "site-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} repository @param {string} site */
const make = (repository, site) => spawnSync(join(repository, "Scripts/make-site"), [site], { encoding: "utf8" });

test("all links of README, the guides and what they lead to lead somewhere", { skip }, () => {
    const site = join(folder, "site");
    const result = make(root, site);
    assert.equal(result.stderr, "");
    assert.equal(result.status, 0);
    for (const page of ["index.html", "docs/guide/index.html", "docs/guide/review.html", "docs/editor.gif", "action.yml"]) {
        assert.ok(existsSync(join(site, page)), page);
    }
    assert.match(readFileSync(join(site, "docs/guide/index.html"), "utf8"), /<a href="review\.html">/);
});

test("links to what isn't there are errors, and folders have no page", { skip }, () => {
    const repository = join(folder, "repository");
    mkdirSync(join(repository, "Scripts"), { recursive: true });
    mkdirSync(join(repository, "Samples"));
    copyFileSync(join(root, "Scripts/make-site"), join(repository, "Scripts/make-site"));
    writeFileSync(join(repository, "README.md"), "# A `b`\n[c](d.md#the-end) [e](f.md) [g](#a-b) [h](Samples) [i](https://example.org/x)\n");
    writeFileSync(join(repository, "d.md"), "# D\n![p](q.png)\n");
    const result = make(repository, join(folder, "broken"));
    assert.equal(result.status, 1);
    assert.deepEqual(result.stderr.trimEnd().split("\n").toSorted(), [
        "README.md: d.md has no heading for #the-end", "README.md: f.md isn't there", "d.md: q.png isn't there",
    ]);
    const page = readFileSync(join(folder, "broken/index.html"), "utf8");
    assert.ok(page.includes('<a href="d.html#the-end">c</a> e <a href="#a-b">g</a> h <a href="https://example.org/x">i</a>'), page);
});
