import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeRelease, serve } from "./release-server.mjs";

// The GitHub action, the GitLab job and the hooks of pre-commit in a sample repository, with a command from a server on this machine. By
// default the command only answers as the real one would; with PACKAGES=.build/package it's the one that `make package` has made.

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "integrations-"));
const releases = join(folder, "releases");
/** @type {Parameters<typeof serve>[1]} */
const state = { latest: "" };
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** The search path, in which there is no command `storyboard`; `make` is one that writes down what it's called with. */
let path = "";

const answers = `#!/bin/sh
case $1 in
--version) printf 'storyboard VERSION\\nKIND: \\n' ;;
diff)
    for last; do :; done
    [ "$2" != --format ] || { echo '<p data-change="1">' >"$last"; exit; }
    echo "Main.storyboard: label 'Hello' text → 'Bean'" ;;
check)
    [ "$2" != --reports ] || for file in storyboard.sarif storyboard-quality.json; do echo '{"version": "2.1.0"}' >"$3/$file"; done ;;
esac
`;

const document = (/** @type {string} */ text) => `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
    <objects>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="${text}" id="l1A-aa-aaa">
            <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        </label>
    </objects>
</document>
`;

before(async () => {
    mkdirSync(releases);
    const source = readFileSync(join(root, "Sources/Command/StoryboardCommand/Version.swift"), "utf8");
    state.latest = /number = "(.*)"/.exec(source)?.[1] ?? "";
    if (process.env.PACKAGES) {
        symlinkSync(realpathSync(process.env.PACKAGES), join(releases, `v${state.latest}`));
    } else {
        const extra = { "share/openstoryboard/review": readFileSync(join(root, "Integrations/review"), "utf8") };
        const command = answers.replace("VERSION", state.latest);
        makeRelease(releases, state.latest, { command: command.replace("KIND", "full"), extra });
        makeRelease(releases, state.latest, { command: command.replace("KIND", "small"), extra, small: true });
    }
    server = await serve(releases, state);
    // What `make package` does, so that the script knows where the releases are.
    if (!process.env.PACKAGES) cpSync(join(root, "install.sh"), join(releases, `v${state.latest}/install.sh`));
    const places = (process.env.PATH ?? "").split(":").filter((place) => !existsSync(join(place, "storyboard")));
    const bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "make"), `#!/bin/sh\necho "$@" >>'${folder}/made'\nexit 9\n`);
    chmodSync(join(bin, "make"), 0o755);
    path = [bin, ...places].join(":");
});

after(() => {
    server.close();
    rmSync(folder, { recursive: true });
});

let count = 0;
/** A repository with a change on a branch, whose folder has a space in its name. */
function repository() {
    const place = join(folder, `sample ${(count += 1)}`);
    mkdirSync(place);
    const git = (/** @type {string[]} */ ...words) => execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...words], { cwd: place });
    git("init", "-q", "-b", "main");
    for (const [branch, text] of [["main", "Hello"], ["topic", "Bean"]]) {
        if (branch === "topic") git("checkout", "-q", "-b", branch);
        writeFileSync(join(place, "Label.xib"), document(text));
        git("add", "-A");
        git("commit", "-q", "-m", branch);
    }
    return place;
}

/**
 * Runs lines of a job. @param {string} place @param {string} lines @param {Record<string, string>} variables
 * @returns {Promise<{code: number, output: string}>}
 */
function job(place, lines, variables) {
    const env = { PATH: path, HOME: place, ...variables };
    return new Promise((resolve) => {
        execFile("bash", ["-e", "-o", "pipefail", "-c", lines], { env, cwd: place }, (error, output, errors) => {
            resolve({ code: error ? Number(error.code ?? -1) : 0, output: output + errors });
        });
    });
}

/** The lines of a step of the action. @param {string} name */
function step(name) {
    const lines = readFileSync(join(root, "action.yml"), "utf8").split("\n");
    const start = lines.findIndex((line, at) => line === "      run: |" && lines.slice(0, at).findLast((other) => other.startsWith("    - name: "))?.includes(name));
    assert.notEqual(start, -1, name);
    const end = lines.findIndex((line, at) => at > start && !line.startsWith("        "));
    return lines.slice(start + 1, end === -1 ? undefined : end).map((line) => line.slice(8)).join("\n");
}

/** Variables of a runner of GitHub. @param {string} place @param {Record<string, string>} [more] */
function runner(place, more = {}) {
    const temporary = join(place, ".git/runner");
    mkdirSync(temporary, { recursive: true });
    return {
        GITHUB_ACTION_PATH: root, RUNNER_TEMP: temporary, GITHUB_PATH: join(temporary, "path"), VERSION: "", RELEASES: server.address,
        BASE: "main", OUTPUT: "out", PATHS: ".", PICTURES: "true", WALL: "false", ...more,
    };
}

test("the GitHub action downloads the command, and reviews a change", async () => {
    for (const version of ["", "latest", state.latest]) {
        const place = repository();
        const variables = runner(place, { VERSION: version });
        const installed = await job(place, step("Install the command"), variables);
        assert.equal(installed.code, 0, installed.output);
        const found = readFileSync(variables.GITHUB_PATH, "utf8").trim();
        const reviewed = await job(place, step("Review"), { ...variables, PATH: `${found}:${path}` });
        assert.equal(reviewed.code, 0, reviewed.output);
        assert.match(readFileSync(join(place, "out/storyboard-diff.md"), "utf8"), /'Hello' text → 'Bean'/);
        assert.match(readFileSync(join(place, "out/storyboard-diff.html"), "utf8"), /data-change="1"/);
        assert.equal(JSON.parse(readFileSync(join(place, "out/storyboard.sarif"), "utf8")).version, "2.1.0");
    }
    assert.ok(!existsSync(join(folder, "made")));
});

test("without pictures and wall, the action downloads the small command only", async () => {
    const place = repository();
    const requests = server.requests.length;
    const variables = runner(place, { PICTURES: "false" });
    const installed = await job(place, step("Install the command"), variables);
    assert.equal(installed.code, 0, installed.output);
    assert.deepEqual(server.requests.slice(requests).map((path) => /[^/]*$/.exec(path)?.[0].replace(/\d.*-linux.*\.tar/, "N.tar")),
        ["SHA256SUMS", "openstoryboard-small-N.tar.gz"]);
    const found = readFileSync(variables.GITHUB_PATH, "utf8").trim();
    const reviewed = await job(place, step("Review"), { ...variables, PATH: `${found}:${path}` });
    assert.equal(reviewed.code, 0, reviewed.output);
    assert.match(readFileSync(join(place, "out/storyboard-diff.md"), "utf8"), /'Hello' text → 'Bean'/);
    assert.equal(JSON.parse(readFileSync(join(place, "out/storyboard.sarif"), "utf8")).version, "2.1.0");
    assert.ok(!existsSync(join(place, "out/storyboard-diff.html")));

    for (const more of [{ PICTURES: "false", WALL: "true" }, { PICTURES: "true" }]) {
        const full = await job(place, step("Install the command"), { ...variables, ...more });
        assert.equal(full.code, 0, full.output);
        assert.match((await job(place, '"$RUNNER_TEMP/openstoryboard/bin/storyboard" --version', variables)).output, /^full:/m,
            "the small one doesn't do");
    }
});

test("the action builds from source what no release has, and refuses an archive with another sum", async () => {
    const place = repository();
    const missing = await job(place, step("Install the command"), runner(place, { VERSION: "0.0.1" }));
    assert.notEqual(missing.code, 0);
    assert.match(missing.output, /could not be downloaded[^]*building from source/);
    const prefix = join(place, ".git/runner/openstoryboard");
    assert.equal(readFileSync(join(folder, "made"), "utf8"), `-C ${root.replace(/\/$/, "")} install PREFIX=${prefix}\n`);
    rmSync(join(folder, "made"));
    const small = await job(place, step("Install the command"), runner(place, { VERSION: "0.0.1", PICTURES: "false" }));
    assert.notEqual(small.code, 0);
    assert.equal(readFileSync(join(folder, "made"), "utf8"), `-C ${root.replace(/\/$/, "")} small\n`);
    rmSync(join(folder, "made"));
    state.change = (file, bytes) => file.endsWith(".tar.gz") ? Buffer.alloc(bytes.length) : bytes;
    const changed = await job(place, step("Install the command"), runner(place));
    state.change = undefined;
    assert.equal(changed.code, 3, changed.output);
    assert.match(changed.output, /another sum/);
    assert.ok(!existsSync(join(folder, "made")));
});

test("a command that is there is used", async () => {
    const place = repository();
    const own = join(place, ".git/own");
    mkdirSync(own);
    writeFileSync(join(own, "storyboard"), "#!/bin/sh\necho own\n");
    chmodSync(join(own, "storyboard"), 0o755);
    const requests = server.requests.length;
    const variables = runner(place, { PATH: `${own}:${path}` });
    const result = await job(place, `${step("Install the command")}\n"$(cat "$GITHUB_PATH")/storyboard"`, variables);
    assert.equal(result.output, "own\n");
    assert.equal(server.requests.length, requests);
});

/** The lines of a list in the GitLab job. @param {string} name */
function list(name) {
    const lines = readFileSync(join(root, "Integrations/gitlab.yml"), "utf8").split("\n");
    const start = lines.indexOf(`  ${name}:`) + 1;
    const end = lines.findIndex((line, at) => at >= start && !/^ {4}[-#] /.test(line));
    return lines.slice(start, end).filter((line) => line.startsWith("    - ")).map((line) => line.slice(6).replace(/^'(.*)'$/, "$1"));
}

/** Variables of a job of GitLab. @param {string} place @param {Record<string, string>} [more] */
const gitLab = (place, more = {}) => ({
    OPENSTORYBOARD_URL: server.address, OPENSTORYBOARD_VERSION: state.latest, CI_MERGE_REQUEST_DIFF_BASE_SHA: "main",
    TMPDIR: join(place, ".git"), ...more,
});

test("the GitLab job downloads the command, and reviews a change", async () => {
    const place = repository();
    const version = /OPENSTORYBOARD_VERSION: (\S+)/.exec(readFileSync(join(root, "Integrations/gitlab.yml"), "utf8"))?.[1];
    assert.equal(version, state.latest);
    const variables = gitLab(place);
    for (const pictures of ["true", "false"]) {
        const requests = server.requests.length;
        const lines = [...list("before_script"), ...list("script")].join("\n");
        const result = await job(place, lines, { ...variables, PICTURES: pictures });
        assert.equal(result.code, 0, result.output);
        assert.match(readFileSync(join(place, "storyboard-review/storyboard-diff.md"), "utf8"), /'Hello' text → 'Bean'/);
        assert.ok(existsSync(join(place, "storyboard-review/storyboard-quality.json")));
        const [archive] = server.requests.slice(requests).filter((path) => path.endsWith(".tar.gz"));
        assert.equal(archive.includes("/openstoryboard-small-"), pictures === "false");
        assert.equal(existsSync(join(place, "storyboard-review/storyboard-diff.html")), pictures === "true");
        rmSync(join(place, "storyboard-review"), { recursive: true });
    }
});

/** A repository of the source with a tag, as far as jobs need it. @param {string} name @param {string} tag */
function source(name, tag) {
    const clone = join(folder, name);
    for (const file of ["Integrations", "install.sh", "Sources/Command/StoryboardCommand/Version.swift"]) {
        cpSync(join(root, file), join(clone, file), { recursive: true });
    }
    for (const words of [["init", "-q"], ["add", "-A"], ["commit", "-qm", "Release"], ["tag", tag]]) {
        execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...words], { cwd: clone });
    }
    return clone;
}

test("the GitLab job builds from source what no release has, and reviews a change with it", async () => {
    const place = repository();
    const own = join(place, ".git/own");
    mkdirSync(own);
    // A build that makes the command where `make small` and `make install` do.
    const built = answers.replace("VERSION", "0.0.1").replace("KIND", "small").replaceAll("'", `'"'"'`);
    writeFileSync(join(own, "make"), `#!/bin/sh\nset -e\necho "$3 $4" >>'${folder}/made'\nfile=\${4#PREFIX=}/bin/storyboard\n`
        + `[ "$3" != small ] || file=$2/.build/small/storyboard\nmkdir -p "$(dirname "$file")"\n`
        + `printf %s '${built}' >"$file"\nchmod 755 "$file"\n`, { mode: 0o755 });
    const lines = [...list("before_script"), ...list("script")].join("\n");
    const variables = gitLab(place, {
        OPENSTORYBOARD_VERSION: "0.0.1", OPENSTORYBOARD_SOURCE: source("source of a job", "v0.0.1"), PATH: `${own}:${path}`,
    });
    for (const pictures of ["true", "false"]) {
        const result = await job(place, lines, { ...variables, PICTURES: pictures });
        assert.equal(result.code, 0, result.output);
        assert.match(result.output, /building from source/);
        assert.match(readFileSync(join(folder, "made"), "utf8"), pictures === "true" ? /^install PREFIX=.+\n$/ : /^small \n$/);
        assert.match(readFileSync(join(place, "storyboard-review/storyboard-diff.md"), "utf8"), /'Hello' text → 'Bean'/);
        rmSync(join(place, "storyboard-review"), { recursive: true });
        rmSync(join(folder, "made"));
    }
    const gone = await job(place, lines, { ...variables, OPENSTORYBOARD_SOURCE: join(folder, "gone") });
    assert.notEqual(gone.code, 0, gone.output);
});

test("the GitLab job ends, without a build, if an archive has another sum", async () => {
    const place = repository();
    state.change = (file, bytes) => file.endsWith(".tar.gz") ? Buffer.alloc(bytes.length) : bytes;
    const lines = [...list("before_script"), ...list("script")].join("\n");
    const result = await job(place, lines, gitLab(place, { OPENSTORYBOARD_SOURCE: source("source that isn't built", `v${state.latest}`) }));
    state.change = undefined;
    assert.equal(result.code, 3, result.output);
    assert.match(result.output, /another sum/);
    assert.ok(!existsSync(join(folder, "made")) && !existsSync(join(place, "storyboard-review")));
});

test("hooks download the command once, from the releases of the repository that they are cloned from", async () => {
    const clone = join(folder, "clone of hooks");
    for (const file of ["Integrations", "install.sh", "Sources/Command/StoryboardCommand/Version.swift"]) {
        cpSync(join(root, file), join(clone, file), { recursive: true });
    }
    execFileSync("git", ["init", "-q"], { cwd: clone });
    execFileSync("git", ["remote", "add", "origin", server.address.replace("/releases", ".git")], { cwd: clone });
    const place = repository();
    for (const line of readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8").matchAll(/entry: (.*)/g)) {
        const requests = server.requests.length;
        const result = await job(place, `"${clone}"/${line[1]} Label.xib`, {});
        assert.equal(result.code, 0, result.output);
        assert.equal(server.requests.length, requests + (line[1].endsWith("check") ? 2 : 0), result.output);
    }
    assert.deepEqual(readdirSync(join(clone, ".build/hooks/lib/openstoryboard")).sort(), [`${state.latest}-small`, "current"]);
});
