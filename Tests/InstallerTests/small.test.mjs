// The small command, which SMALL names or `make small` has made.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const small = process.env.SMALL ?? join(root, ".build/small/storyboard");
const skip = existsSync(small) ? false : "there is no small command";
const folder = mkdtempSync(join(tmpdir(), "small-"));
after(() => rmSync(folder, { recursive: true }));

const sample = join(root, "Samples/DailyBuzz/DailyBuzz.storyboard");
const command = join(folder, "storyboard");

/** @param {string[]} words @param {string} [program] @param {string} [input] */
const run = (words, program = command, input = "") => {
    if (!existsSync(command)) copyFileSync(small, command);
    const result = spawnSync(program, words, { encoding: "utf8", input, env: { PATH: process.env.PATH, HOME: folder } });
    return { code: result.status, output: result.stdout, errors: result.stderr };
};

test("it is one file of at most 30 MB that needs no library, and says which it is", { skip }, () => {
    assert.ok(statSync(small).size <= 30 << 20, `${statSync(small).size}`);
    assert.ok(!readFileSync(small).includes("/lib64/ld-linux"), "there is no dynamic linker");
    const version = run(["--version"]);
    assert.match(version.output, /^storyboard \d+\.\d+\.\d+\nsmall: without drawing, editor and apps\n/);
});

test("documents are read, changed, checked, compared and compiled", { skip }, () => {
    const copy = join(folder, "Main.storyboard");
    assert.equal(run(["rewrite", sample, "-o", copy]).code, 0);
    assert.deepEqual(readFileSync(copy), readFileSync(sample));
    const commands = JSON.stringify([{ set: { object: "lqZ-z9-2sw", attribute: "text", value: "Kenya" } }]);
    assert.equal(run(["apply", copy, "-", "-o", copy], command, commands).code, 0);
    assert.match(run(["diff", "--brief", sample, copy]).output, /^Daily Buzz:\nlqZ-z9-2sw label text → 'Kenya'\n/);
    assert.match(run(["outline", "--brief", copy]).output, /label lqZ-z9-2sw "Kenya"/);
    assert.equal(run(["check", copy]).code, 0);
    assert.equal(run(["merge", sample, copy, sample, "-o", join(folder, "Merged.storyboard")]).code, 0);
    symlinkSync("storyboard", join(folder, "ibtool"));
    const compiled = run(["--compilation-directory", join(folder, "out"), copy], join(folder, "ibtool"));
    assert.deepEqual([compiled.code, compiled.output, compiled.errors], [0, "", ""]);
    assert.ok(existsSync(join(folder, "out/Main.storyboardc/Info.plist")));
});

test("what needs drawing is refused in words, or handed to the full command beside it", { skip }, () => {
    const pin = join(folder, "pin.json");
    writeFileSync(pin, JSON.stringify([{ pin: { objects: ["lqZ-z9-2sw"], top: true } }]));
    const calls = [
        ["render", sample], ["edit", sample], ["diff", "--format", "html", sample, sample],
        ["check", "--wall", sample], ["apply", sample, pin, "-o", join(folder, "x.storyboard")],
    ];
    for (const words of calls) {
        const result = run(words);
        assert.equal(result.code, 5, words.join(" "));
        assert.match(result.errors, /needs the full command, and this is the small one \[command\.small\]/);
    }
    assert.ok(!existsSync(join(folder, "x.storyboard")));
    assert.match(run(["check", sample]).errors, /classes are not compared with the app's sources/);
    assert.match(run(["rendr"]).errors, /unknown command 'rendr'/);

    const full = join(folder, "storyboard-full");
    writeFileSync(full, '#!/bin/sh\necho "full: $*"\nexit 3\n', { mode: 0o755 });
    for (const words of [...calls, ["check", sample], ["merge", "a", "b", "c"], ["resolve", "a"], ["replace", "a", "b"]]) {
        const result = run(words);
        assert.deepEqual([result.code, result.output], [3, `full: ${words.join(" ")}\n`]);
    }
    assert.match(run(["outline", "--brief", sample]).output, /^.*DailyBuzz\.storyboard: iOS storyboard/);
    assert.equal(run(["apply", "-", pin, "-o", "-"], command, readFileSync(sample, "utf8")).code, 5, "standard input is gone");
});
