// The commands of README, the guides and the other documents: each option is one that the command has. README's five things to try
// are run, and so are the commands of docs/guide, each guide in a folder of its own, with the output that it shows. STORYBOARD names the command, which
// must be there: `make test` names the one that it has built. By default it is the one that was built, unless sources are newer.
//
// A block of `sh` is run unless a comment such as <!-- needs a browser --> is above it. A block of `text` below it is what it
// prints: its lines in this order, perhaps with others between; … is any text, and hashes, dates and durations may be others.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = process.env.STORYBOARD ?? join(root, ".build/debug/storyboard");
if (process.env.STORYBOARD) assert.ok(existsSync(command), `STORYBOARD names a command that isn't there: ${command}`);
const skip = !existsSync(command) ? "there is no command" : !process.env.STORYBOARD && isOld() ? "the command is older than its sources" : false;
const folder = mkdtempSync(join(tmpdir(), "guides-"));
after(() => rmSync(folder, { recursive: true }));

/** Whether a source was changed after the command was built, whose help and output may then be others. */
function isOld() {
    const built = statSync(command).mtimeMs;
    return readdirSync(join(root, "Sources"), { recursive: true, withFileTypes: true })
        .some(file => file.name.endsWith(".swift") && statSync(join(file.parentPath ?? file.path, file.name)).mtimeMs > built);
}

/** @param {string} name */
const documents = name => readdirSync(join(root, name)).filter(file => file.endsWith(".md")).map(file => join(name, file));

/**
 * The blocks of code in a document.
 *
 * @param {string} document
 * @returns {{ language: string, text: string, line: number, needs?: string }[]}
 */
function blocks(document) {
    const found = [];
    let block = null, needs;
    for (const [index, line] of readFileSync(join(root, document), "utf8").split("\n").entries()) {
        const fence = /^```(\w*)$/.exec(line);
        if (fence && !block) block = { language: fence[1], text: "", line: index + 1, needs };
        else if (fence && block) {
            found.push(block);
            block = null;
        } else if (block) block.text += line + "\n";
        if (line) needs = /^<!-- needs (.+) -->$/.exec(line)?.[1];
    }
    return found;
}

/**
 * The calls of the command in a block: the verb, and its options.
 *
 * @param {string} text
 * @returns {{ verb: string, options: string[] }[]}
 */
function calls(text) {
    const lines = text.replace(/\\\n/g, " ").replace(/<<'END'[\s\S]*?\nEND\n/g, "\n").split(/\n|[|;&]+/);
    return lines.map(line => line.replace(/(^|\s)#\s.*/, "").trim()).filter(line => /^storyboard [a-z]/.test(line)).map(line => {
        const [, verb, ...words] = line.replace(/'[^']*'|"[^"]*"/g, "''").split(/\s+/);
        const end = words.indexOf("--");
        const options = (end < 0 ? words : words.slice(0, end)).filter(word => /^-{1,2}[a-z]/i.test(word));
        return { verb, options: options.map(option => option.split("=")[0]) };
    });
}

/** @type {Map<string, string | null>} */
const helps = new Map();

/** The help of a subcommand, or nothing if there is none. @param {string} verb */
function help(verb) {
    if (!helps.has(verb)) {
        const result = spawnSync(command, ["help", verb], { encoding: "utf8" });
        helps.set(verb, result.status === 0 ? result.stdout : null);
    }
    return helps.get(verb);
}

test("every subcommand and option in the documents is one of the command", { skip }, () => {
    let count = 0;
    for (const document of ["README.md", ...documents("docs"), ...documents("docs/guide")]) {
        for (const block of blocks(document).filter(block => ["", "sh"].includes(block.language))) {
            for (const { verb, options } of calls(block.text)) {
                const place = `${document}:${block.line}: storyboard ${verb}`;
                const text = help(verb);
                assert.ok(text, `${place}: there is no such subcommand`);
                for (const option of options) {
                    assert.match(text, new RegExp(`(^|[\\s,])${option}(?![\\w-])`, "m"), `${place} has no option ${option}`);
                    count += 1;
                }
            }
        }
    }
    assert.ok(count > 80, `there are options in the documents: ${count}`);
});

// Exit code 1 says what was found, such as a conflict; others are errors.
const GOING_ON = "set -E; trap 'code=$?; [ $code = 1 ] || exit $code' ERR";

/** A pattern for what a line of output shows. @param {string} line */
const pattern = line => line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/…/g, ".*")
    .replace(/\b[0-9a-f]{8}\b(?= \d{4})/g, "[0-9a-f]{8}").replace(/\b\d{4}-\d\d-\d\d\b/g, "\\d{4}-\\d\\d-\\d\\d")
    .replace(/\b\d+\\\.\d{3}\b/g, "\\d+\\.\\d{3}");

/** The variables of a shell in a folder, whose only other command is `storyboard`. @param {string} home */
function shell(home) {
    mkdirSync(join(home, "bin"), { recursive: true });
    symlinkSync(command, join(home, "bin/storyboard"));
    return {
        PATH: `${join(home, "bin")}:${process.env.PATH}`, HOME: home, TMPDIR: folder, LANG: "C.UTF-8",
        GIT_AUTHOR_NAME: "Kim", GIT_AUTHOR_EMAIL: "kim@example.com", GIT_COMMITTER_NAME: "Kim", GIT_COMMITTER_EMAIL: "kim@example.com",
    };
}

test("README's five things to try do what they say, one after another", { skip }, async () => {
    const home = join(folder, "README"), env = shell(home);
    /** @param {string} line */
    const run = line => {
        const result = spawnSync("bash", ["--norc", "-c", line], { encoding: "utf8", cwd: home, env, stdio: ["ignore", "pipe", "pipe"] });
        assert.equal(result.status, 0, `${line}: ${result.stdout}${result.stderr}`);
        return result.stdout;
    };
    /** @type {Record<string, (line: string) => unknown>} */
    const things = {
        // The repository with a pull request, which the reader has.
        new: line => {
            run(line);
            run(`git init -q -b main && git add Notes && git commit -qm Start && git checkout -qb topic
                storyboard set Notes/Notes/Main.storyboard LUI-hv-755 text Nothing -o Notes/Notes/Main.storyboard
                git commit -qam Text && git checkout -q main`);
        },
        edit: async line => {
            const editor = spawn("bash", ["--norc", "-c", `exec ${line} --no-browser`], { cwd: home, env, stdio: ["ignore", "pipe", "inherit"] });
            const [address] = String((await once(editor.stdout, "data"))[0]).split("\n");
            assert.match(await (await fetch(address)).text(), /<script/);
            editor.kill("SIGINT");
            await once(editor, "exit");
        },
        diff: line => {
            run(line);
            assert.match(readFileSync(join(home, "review.html"), "utf8"), /data-change/);
        },
        git: line => {
            run(line);
            run("storyboard set Notes/Notes/Main.storyboard LUI-hv-755 alpha 0.5 -o Notes/Notes/Main.storyboard && git commit -qam Alpha && git merge -q topic");
            assert.match(readFileSync(join(home, "Notes/Notes/Main.storyboard"), "utf8"), /alpha="0\.5"[^>]*text="Nothing"|text="Nothing"[^>]*alpha="0\.5"/);
        },
        check: line => assert.match(run(`${line} 2>&1`), /^nothing found/m),
    };
    const text = readFileSync(join(root, "README.md"), "utf8").split("## Five things to try")[1];
    const lines = (/```\n([^`]*)```/.exec(text)?.[1] ?? "").trim().split("\n").map(line => line.replace(/\s+#.*/, ""));
    assert.deepEqual(lines.map(line => line.split(" ")[1]), Object.keys(things));
    for (const line of lines) await things[line.split(" ")[1]](line);
});

for (const guide of documents("docs/guide").filter(name => !name.endsWith("README.md"))) {
    test(`the commands of ${guide} print what it shows`, { skip }, () => {
        const home = join(folder, guide.replace(/\W/g, "-")), env = shell(home);
        let where = home, output = "", ran = 0;
        for (const block of blocks(guide)) {
            if (block.language === "sh") {
                output = "";
                if (block.needs && !(process.env.GUIDES === "all" && block.needs === "Swift")) continue;
                const result = spawnSync("bash", ["--norc", "-c", `${GOING_ON}\nexec 2>&1\n${block.text}\npwd`], { encoding: "utf8", cwd: where, env, stdio: ["ignore", "pipe", "pipe"] });
                assert.equal(result.status, 0, `${guide}:${block.line}: ${result.stdout}${result.stderr}`);
                const lines = result.stdout.trimEnd().split("\n");
                where = lines.pop() ?? where;
                output = lines.join("\n");
                ran += 1;
            } else if (block.language === "text" && output) {
                const wanted = block.text.trimEnd().split("\n").filter(line => line !== "…").map(pattern);
                assert.match(`\n${output}\n`, new RegExp(wanted.map(line => `\\n${line}(?=\\n)`).join("[\\s\\S]*")), `${guide}:${block.line}`);
            }
        }
        assert.ok(ran > 0 || guide.endsWith("libraries.md"), `${guide} has commands`);
    });
}
