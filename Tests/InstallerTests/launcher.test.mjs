// The launcher of an archive's command.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../../Scripts/packaging/launcher.c", import.meta.url));
const compiler = ["clang", "cc"].find((name) => spawnSync(name, ["--version"]).status === 0);
const skip = compiler ? false : "there is no C compiler";
const folder = mkdtempSync(join(tmpdir(), "launcher-"));
after(() => rmSync(folder, { recursive: true }));

const own = join(folder, "an archive/lib/openstoryboard");
const system = join(folder, "ld.so");
const words = "#!/bin/sh\necho \"${0##*/}\"\nprintf '<%s>\\n' \"$@\"\nexit 7\n";
const library = join(own, "Bundled/glibc");

/** Calls the link `bin/NAME` where the system's loader has a text, or is missing. @param {string | null} text @param {string[]} called */
const call = (text, [name, ...given]) => {
    const launcher = join(own, "storyboard");
    const links = join(folder, "bin");
    mkdirSync(own, { recursive: true });
    mkdirSync(links, { recursive: true });
    const numbers = [`-DLOADER="${system}"`, "-DNEEDED=36"];
    execFileSync(compiler ?? "", ["-static", "-Wall", "-Wextra", "-Werror", ...numbers, "-o", launcher, source]);
    for (const kind of ["command", "loader"]) writeFileSync(`${launcher}-${kind}`, words, { mode: 0o755 });
    rmSync(system, { force: true });
    if (text !== null) writeFileSync(system, text);
    rmSync(join(links, name), { force: true });
    symlinkSync(launcher, join(links, name));
    return spawnSync(name, given, { encoding: "utf8", env: { PATH: `${links}:/usr/bin:/bin` } });
};

test("where the system's C library is new enough, it starts the command with the words that it gets", { skip }, () => {
    for (const text of ["ld.so (Debian GLIBC 2.36-9) stable release version 2.36.\n", "\0 stable release version 2.41\0", "x release version 2.100"]) {
        const result = call(text, ["storyboard", "check", "a b", ""]);
        assert.deepEqual([result.status, result.stdout], [7, "storyboard-command\n<check>\n<a b>\n<>\n"], text);
    }
});

test("where it is older, unknown or missing, it starts the command with the bundled one, by the name that is called", { skip }, () => {
    const command = `${join(own, "storyboard")}-command`;
    const start = (/** @type {string} */ name) =>
        `storyboard-loader\n<--library-path>\n<${library}>\n<--argv0>\n<${name}>\n<${command}>\n`;
    for (const text of ["stable release version 2.35.", "ld-2.31.so", "release version 2.", "", null]) {
        const result = call(text, ["ibtool", "--version", "a b"]);
        assert.deepEqual([result.status, result.stdout], [7, `${start("ibtool")}<--version>\n<a b>\n`], `${text}`);
    }
    assert.equal(call(null, ["storyboard"]).stdout, start("storyboard"));
});

test("an archive that isn't whole is reported", { skip }, () => {
    call(null, ["storyboard"]);
    rmSync(join(own, "storyboard-loader"));
    const result = spawnSync(join(own, "storyboard"), ["check"], { encoding: "utf8" });
    assert.equal(result.status, 127);
    assert.match(result.stderr, /storyboard-loader: No such file or directory/);
});
