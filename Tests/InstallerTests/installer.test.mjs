import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import {
    chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeRelease, serve } from "./release-server.mjs";

const script = fileURLToPath(new URL("../../install.sh", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "installer-"));
/** @type {{latest: string, change?: (path: string, bytes: Buffer) => Buffer | null}} */
const state = { latest: "0.2.0" };
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
    makeRelease(folder, "0.1.0", { ibtool: false });
    for (const version of ["0.2.0", "0.3.0-beta.1"]) makeRelease(folder, version);
    makeRelease(folder, "0.2.0", { small: true });
    makeRelease(folder, "0.4.0", { command: "#!/bin/sh\necho 'missing.so: cannot open' >&2\nexit 127\n" });
    makeRelease(folder, "0.5.0", { machine: "m68k" });
    makeRelease(folder, "0.6.0", { command: "#!/bin/sh\necho 'storyboard 0.5.9'\n" });
    server = await serve(folder, state);
    chmodSync(folder, 0o755);
});

after(() => {
    server.close();
    rmSync(folder, { recursive: true });
});

let count = 0;
/** A folder of its own for a test, with a space in its name. */
function home() {
    const path = join(folder, `home ${(count += 1)}`);
    mkdirSync(path);
    return path;
}

/**
 * Runs the script, with a prefix of commands before it. @param {string} home @param {string[]} words
 * @param {{variables?: Record<string, string | undefined>, script?: string, wrapper?: string[]}} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
function install(home, words = [], options = {}) {
    const env = { ...process.env, HOME: home, OPENSTORYBOARD_URL: server.address, ...options.variables };
    const [program, ...rest] = [...(options.wrapper ?? []), "sh", options.script ?? script, ...words];
    return new Promise((resolve) => {
        execFile(program, rest, { env, cwd: home }, (error, output, errors) => {
            resolve({ code: error ? Number(error.code ?? -1) : 0, output: output + errors });
        });
    });
}

/** All files and links below a folder. @param {string} path @returns {string[]} */
function files(path) {
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]);
}

/** What the installed command says. @param {string} prefix */
function versionIn(prefix) {
    return new Promise((resolve) => {
        execFile(join(prefix, "bin/storyboard"), (_, output) => resolve(output.trim()));
    });
}

/** Checks that the script fails with a message, and leaves nothing behind. @param {string} home @param {RegExp} message */
async function fails(home, message, words = [], options = {}) {
    const result = await install(home, words, options);
    assert.notEqual(result.code, 0, result.output);
    assert.match(result.output, message);
    assert.deepEqual(readdirSync(home), []);
    return result;
}

test("the latest version is installed in ~/.local, with manual page and completions", async () => {
    const user = home();
    const result = await install(user);
    assert.equal(result.code, 0, result.output);
    assert.match(result.output, /Installed OpenStoryboard 0\.2\.0 in .*\.local/);
    assert.match(result.output, /Add .*\.local\/bin to PATH/);
    const prefix = join(user, ".local");
    assert.equal(await versionIn(prefix), "storyboard 0.2.0");
    for (const [path, text] of Object.entries({
        "man/man1/storyboard.1": "manual of 0.2.0\n", "bash-completion/completions/storyboard": "bash\n",
        "zsh/site-functions/_storyboard": "zsh\n", "fish/vendor_completions.d/storyboard.fish": "fish\n",
    })) assert.equal(readFileSync(join(prefix, "share", path), "utf8"), text);
    assert.deepEqual(readdirSync(join(prefix, "lib/openstoryboard")).sort(), ["0.2.0", "current"]);
});

test("versions are side by side, and the last one that was asked for is current", async () => {
    const user = home();
    const prefix = join(user, "my tools");
    for (const [words, version, said] of /** @type {[string[], string, RegExp][]} */ ([
        [["--version", "0.1.0"], "0.1.0", /Installed OpenStoryboard 0\.1\.0/],
        [[], "0.2.0", /from OpenStoryboard 0\.1\.0 to 0\.2\.0/],
        [["--version", "v0.3.0-beta.1"], "0.3.0-beta.1", /to 0\.3\.0-beta\.1/],
        [["--version", "0.1.0"], "0.1.0", /to 0\.1\.0/],
    ])) {
        const result = await install(user, ["--prefix", prefix, ...words]);
        assert.equal(result.code, 0, result.output);
        assert.match(result.output, said);
        assert.equal(await versionIn(prefix), `storyboard ${version}`);
        assert.equal(readFileSync(join(prefix, "share/man/man1/storyboard.1"), "utf8"), `manual of ${version}\n`);
    }
    const store = join(prefix, "lib/openstoryboard");
    assert.deepEqual(readdirSync(store).sort(), ["0.1.0", "0.2.0", "0.3.0-beta.1", "current"]);
    const archives = server.requests.length;
    assert.match((await install(user, ["--prefix", prefix, "--version", "0.1.0"])).output, /0\.1\.0 is installed/);
    assert.ok(!server.requests.slice(archives).some((path) => path.endsWith(".tar.gz")));

    assert.match((await install(user, ["--prefix", prefix, "--uninstall", "--version", "0.1.0"])).output, /is the current/);
    assert.equal((await install(user, ["--prefix", prefix, "--uninstall", "--version", "0.2.0"])).code, 0);
    assert.match((await install(user, ["--prefix", prefix, "--uninstall", "--version", "0.2.0"])).output, /is not in/);
    assert.deepEqual(readdirSync(store).sort(), ["0.1.0", "0.3.0-beta.1", "current"]);
    assert.equal(await versionIn(prefix), "storyboard 0.1.0");
});

test("the small command is a version of its own, beside the full one", async () => {
    const user = home();
    const store = join(user, ".local/lib/openstoryboard");
    const result = await install(user, ["--small"]);
    assert.equal(result.code, 0, result.output);
    assert.match(result.output, /Installed OpenStoryboard 0\.2\.0-small/);
    assert.equal(await versionIn(join(user, ".local")), "storyboard 0.2.0");
    assert.match((await install(user)).output, /Changed from OpenStoryboard 0\.2\.0-small to 0\.2\.0;/);
    assert.deepEqual(readdirSync(store).sort(), ["0.2.0", "0.2.0-small", "current"]);
    assert.equal(readlinkSync(join(store, "current")), "0.2.0");
    assert.equal((await install(user, ["--uninstall", "--small", "--version", "0.2.0"])).code, 0);
    assert.deepEqual(readdirSync(store).sort(), ["0.2.0", "current"]);
    await fails(home(), /the release has no archive for .* of the small command/, ["--small", "--version", "0.1.0"]);
});

test("no locale, or a strange one, doesn't matter", async () => {
    for (const locale of [undefined, "C", "tr_TR.UTF-8", "none"]) {
        const user = home();
        const result = await install(user, [], { variables: { LANG: locale, LC_ALL: locale, LANGUAGE: locale } });
        assert.equal(result.code, 0, result.output);
        assert.equal(await versionIn(join(user, ".local")), "storyboard 0.2.0");
    }
});

test("uninstalling removes all of it, and nothing else", async () => {
    const user = home();
    const prefix = join(user, ".local");
    mkdirSync(join(prefix, "bin"), { recursive: true });
    writeFileSync(join(prefix, "bin/other"), "");
    await install(user);
    const result = await install(user, ["--uninstall"], { variables: { OPENSTORYBOARD_URL: "" } });
    assert.equal(result.code, 0, result.output);
    assert.deepEqual(files(user), [join(prefix, "bin/other")]);
    assert.match((await install(user, ["--uninstall"])).output, /is not installed/);
});

test("the link with the name of Apple's tool leads to the command, and doesn't replace another program", async () => {
    const user = home();
    const link = join(user, ".local/bin/ibtool");
    await install(user);
    assert.equal(readFileSync(link, "utf8"), readFileSync(join(user, ".local/bin/storyboard"), "utf8"));
    await install(user, ["--version", "0.1.0"]);
    assert.ok(!existsSync(link), "version 0.1.0 has none");

    mkdirSync(join(user, "other/bin"), { recursive: true });
    writeFileSync(join(user, "other/bin/ibtool"), "another");
    const result = await install(user, ["--prefix", join(user, "other")]);
    assert.equal(result.code, 0, result.output);
    assert.match(result.output, /bin\/ibtool is another program, and stays/);
    assert.equal((await install(user, ["--prefix", join(user, "other"), "--uninstall"])).code, 0);
    assert.deepEqual(files(join(user, "other")), [join(user, "other/bin/ibtool")]);
});

test("a download that breaks off or isn't there leaves nothing behind", async () => {
    state.change = (path, bytes) => path.endsWith(".tar.gz") ? null : bytes;
    await fails(home(), /could not be downloaded/);
    state.change = (path, bytes) => path.endsWith("SHA256SUMS") ? null : bytes;
    await fails(home(), /SHA256SUMS could not be downloaded/);
    state.change = undefined;
    await fails(home(), /could not be downloaded/, ["--version", "9.9.9"]);
    await fails(home(), /could not be downloaded/, [], { variables: { OPENSTORYBOARD_URL: "http://127.0.0.1:1/x" } });
});

test("other bytes than the sums say aren't installed", async () => {
    state.change = (path, bytes) => {
        if (path.endsWith(".tar.gz")) bytes[bytes.length >> 1] ^= 1;
        return bytes;
    };
    const result = await fails(home(), /has another sum than SHA256SUMS says; nothing was installed/);
    assert.equal(result.code, 3);
    state.change = undefined;
});

test("an upgrade that fails leaves the version before", async () => {
    const user = home();
    await install(user, ["--version", "0.1.0"]);
    const before = files(user);
    state.change = (path, bytes) => path.endsWith(".tar.gz") ? Buffer.alloc(bytes.length) : bytes;
    assert.match((await install(user)).output, /another sum/);
    state.change = undefined;
    assert.match((await install(user, ["--version", "0.4.0"])).output, /doesn't start here: missing\.so/);
    assert.match((await install(user, ["--version", "0.6.0"])).output, /says that it is: storyboard 0\.5\.9/);
    assert.match((await install(user, ["--version", "0.5.0"])).output, /no archive for/);
    assert.deepEqual(files(user), before);
    assert.equal(await versionIn(join(user, ".local")), "storyboard 0.1.0");
});

test("a disk that is full leaves nothing behind", async (context) => {
    const user = home();
    // A file system of few bytes, in a namespace of its own.
    const small = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs -o size=200k none "$HOME" && "$@"; code=$?; '
        + 'find "$HOME" -mindepth 1 >"$HOME.left"; exit $code', "small"];
    const probe = await install(user, ["--help"], { wrapper: small });
    if (probe.code !== 0) return context.skip("needs the right to mount");
    const result = await install(user, [], { wrapper: small });
    assert.notEqual(result.code, 0, result.output);
    assert.match(result.output, /could not be unpacked in .*is the disk full\?/);
    assert.equal(readFileSync(`${user}.left`, "utf8"), "");
});

test("folders without rights, or files in their place, are named before anything is downloaded", async (context) => {
    const user = home();
    writeFileSync(join(user, "file"), "");
    const requests = server.requests.length;
    assert.match((await install(user, ["--prefix", join(user, "file")])).output, /file can't be written/);
    assert.match((await install(user, ["--prefix", "file/below"])).output, /file can't be written/);
    assert.equal(server.requests.length, requests);
    if (process.getuid?.() !== 0) return chmodSync(user, 0o555), void await fails(home(), /can't be written/, ["--prefix", user]);
    const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    if ((await install(user, ["--help"], { wrapper: nobody })).code !== 0) return context.skip("needs setpriv");
    await fails(home(), /home \d+ can't be written; name another folder/, [], { wrapper: nobody });
});

test("without HOME a folder must be named, and is used", async () => {
    const user = home();
    await fails(user, /no HOME .*--prefix/, [], { variables: { HOME: undefined } });
    const result = await install(user, ["--prefix", "here"], { variables: { HOME: undefined } });
    assert.equal(result.code, 0, result.output);
    assert.equal(await versionIn(join(user, "here")), "storyboard 0.2.0");
});

test("what others have installed is left alone", async () => {
    for (const make of [
        (/** @type {string} */ prefix) => symlinkSync("../elsewhere/storyboard", join(prefix, "bin/storyboard")),
        (/** @type {string} */ prefix) => writeFileSync(join(prefix, "bin/storyboard"), ""),
        (/** @type {string} */ prefix) => writeFileSync(join(prefix, "lib/openstoryboard/storyboard"), ""),
    ]) {
        const user = home();
        const prefix = join(user, ".local");
        for (const path of ["bin", "lib/openstoryboard"]) mkdirSync(join(prefix, path), { recursive: true });
        make(prefix);
        const before = files(user);
        for (const words of [[], ["--uninstall"]]) {
            const result = await install(user, words);
            assert.notEqual(result.code, 0);
            assert.match(result.output, /is not from this installer|is from 'make install'/);
        }
        assert.deepEqual(files(user), before);
    }
});

test("a system that isn't Linux is reported before anything is downloaded", async () => {
    const filled = join(folder, "filled.sh");
    writeFileSync(filled, readFileSync(script, "utf8").replace("@RELEASES@", server.address));
    const requests = server.requests.length;
    const bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "uname"), "#!/bin/sh\necho Darwin\n", { mode: 0o755 });
    await fails(home(), /only for Linux/, [], { script: filled, variables: { PATH: `${bin}:${process.env.PATH}` } });
    assert.equal(server.requests.length, requests);

    const user = home();
    const result = await install(user, [], { script: filled, variables: { OPENSTORYBOARD_URL: undefined } });
    assert.equal(result.code, 0, result.output);
    await fails(home(), /set OPENSTORYBOARD_URL/, [], { variables: { OPENSTORYBOARD_URL: undefined } });
});

test("arguments that make no sense are reported", async () => {
    await fails(home(), /unknown argument '--frob'/, ["--frob"]);
    await fails(home(), /--version needs a value/, ["--version"]);
    for (const version of ["../1", "a b", ".", "1/2", "$(id)"]) await fails(home(), /is not a version/, ["--version", version]);
});

test("two at once end with one whole version", async () => {
    const user = home();
    const results = await Promise.all([install(user), install(user), install(user)]);
    for (const result of results) assert.equal(result.code, 0, result.output);
    const store = join(user, ".local/lib/openstoryboard");
    assert.deepEqual(readdirSync(store).sort(), ["0.2.0", "current"]);
    assert.equal(readlinkSync(join(store, "current")), "0.2.0");
    assert.ok(lstatSync(join(store, "0.2.0/lib/openstoryboard")).isDirectory());
    assert.equal(await versionIn(join(user, ".local")), "storyboard 0.2.0");
});

test("wget does where there is no curl", async (context) => {
    const bin = join(folder, "few");
    mkdirSync(bin);
    const tools = ["sh", "tar", "gzip", "awk", "sed", "mktemp", "readlink", "uname", "getconf", "dirname", "mkdir", "ln", "mv", "rm",
        "rmdir", "sha256sum", "wget"];
    for (const tool of tools) {
        const path = (process.env.PATH ?? "").split(":").map((place) => join(place, tool)).find((place) => existsSync(place));
        if (!path) return context.skip(`needs ${tool}`);
        symlinkSync(path, join(bin, tool));
    }
    const user = home();
    const result = await install(user, [], { variables: { PATH: bin } });
    assert.equal(result.code, 0, result.output);
    rmSync(join(bin, "wget"));
    await fails(home(), /neither 'curl' nor 'wget'/, [], { variables: { PATH: bin } });
});
