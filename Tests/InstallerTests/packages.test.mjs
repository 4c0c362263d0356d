// The files of a release, in the folder that PACKAGES names or `make package` has made.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const packages = process.env.PACKAGES ?? fileURLToPath(new URL("../../.build/package", import.meta.url));
const skip = existsSync(join(packages, "SHA256SUMS")) ? false : "there are no packages";
const files = skip ? [] : readdirSync(packages);
const folder = mkdtempSync(join(tmpdir(), "packages-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} program @param {string[]} words */
const run = (program, ...words) => spawnSync(program, words, { encoding: "utf8", maxBuffer: 1 << 28 });
/** @param {RegExp} name */
const file = (name) => join(packages, files.find((found) => name.test(found)) ?? `${name}`);

test("the sums are those of all files", { skip }, () => {
    const lines = readFileSync(join(packages, "SHA256SUMS"), "utf8").trimEnd().split("\n");
    const sums = files.filter((name) => name !== "SHA256SUMS").map((name) =>
        `${createHash("sha256").update(readFileSync(join(packages, name))).digest("hex")}  ${name}`);
    assert.deepEqual(lines.toSorted(), sums.toSorted());
});

const lintian = spawnSync("lintian", ["--version"]).status === 0;
test("lintian has nothing to say about the Debian package", { skip: skip || (lintian ? false : "needs lintian") }, () => {
    const result = run("lintian", "--allow-root", "--fail-on", "error,warning", file(/\.deb$/));
    assert.equal(result.status, 0, result.stdout + result.stderr);
    assert.equal(result.stdout, "");
});

test("the archive needs no library of the system, and its command is the same with its own C library", { skip }, () => {
    const archive = file(/^openstoryboard-\d.*\.tar\.gz$/);
    const unpacked = run("tar", "-xzf", archive, "-C", folder, "--strip-components=1");
    assert.equal(unpacked.status, 0, unpacked.stderr);
    const own = join(folder, "lib/openstoryboard");
    const libraries = ["--inhibit-cache", "--library-path", join(own, "Bundled/glibc"), "--list"];
    const programs = readdirSync(join(own, "Bundled/programs")).map((name) => join(own, "Bundled/programs", name));
    for (const program of [join(own, "storyboard-command"), ...programs]) {
        const list = run(join(own, "storyboard-loader"), ...libraries, program);
        assert.equal(list.status, 0, list.stdout + list.stderr);
        const elsewhere = list.stdout.split("\n").filter((line) => line.includes("=>") && !line.includes(`=> ${folder}`));
        assert.deepEqual(elsewhere, [], program);
    }
    const bundled = run(join(own, "storyboard-loader"), ...libraries.slice(0, 3), join(own, "storyboard-command"), "--version");
    const system = run(join(folder, "bin/storyboard"), "--version");
    assert.equal(bundled.stdout, system.stdout);
    assert.match(system.stdout, /^storyboard \d+\.\d+\.\d+\nfull: .*\ncommit: /);
});
