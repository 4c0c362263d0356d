import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/** The machine as archives name it. */
export const machine = spawnSync("uname", ["-m"], { encoding: "utf8" }).stdout.trim();

/**
 * Makes the files of a release, whose command is a script that prints its version.
 * @param {string} folder @param {string} version @param {{command?: string, machine?: string, ibtool?: boolean, small?: boolean, extra?: Record<string, string>}} [options]
 */
export function makeRelease(folder, version, options = {}) {
    const name = `openstoryboard${options.small ? "-small" : ""}-${version}-linux-${options.machine ?? machine}`;
    const tree = join(folder, "tree", name);
    const files = {
        "lib/openstoryboard/storyboard": options.command ?? `#!/bin/sh\necho "storyboard ${version}"\n`,
        "lib/openstoryboard/large": "0123456789abcdef".repeat(20_000),
        "share/man/man1/storyboard.1": `manual of ${version}\n`,
        "share/bash-completion/completions/storyboard": "bash\n",
        "share/zsh/site-functions/_storyboard": "zsh\n",
        "share/fish/vendor_completions.d/storyboard.fish": "fish\n",
        ...options.extra,
    };
    for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(tree, path, ".."), { recursive: true });
        writeFileSync(join(tree, path), text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
    }
    mkdirSync(join(tree, "bin"));
    for (const link of ["storyboard", ...(options.ibtool === false ? [] : ["ibtool"])]) {
        spawnSync("ln", ["-s", "../lib/openstoryboard/storyboard", join(tree, "bin", link)]);
    }
    const release = join(folder, `v${version}`);
    mkdirSync(release, { recursive: true });
    spawnSync("tar", ["-czf", join(release, `${name}.tar.gz`), "-C", join(folder, "tree"), name]);
    const sums = readdirSync(release).filter((file) => file !== "SHA256SUMS").map((file) => `${sum(join(release, file))}  ${file}\n`);
    writeFileSync(join(release, "SHA256SUMS"), sums.join(""));
}

/** @param {string} file */
const sum = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * Serves releases as GitHub does: download/vVERSION/FILE, and latest/download/FILE for the version that `latest` names. `change`
 * gets the bytes of each answer and may return others, or null to break off.
 * @param {string} folder @param {{latest: string, change?: (path: string, bytes: Buffer) => Buffer | null}} state
 * @returns {Promise<{address: string, requests: string[], close: () => void}>}
 */
export async function serve(folder, state) {
    /** @type {string[]} */
    const requests = [];
    const server = createServer((request, response) => {
        const path = (request.url ?? "").replace("/releases/latest/download/", `/releases/download/v${state.latest}/`);
        requests.push(path);
        const file = join(folder, path.replace("/releases/download/", ""));
        if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
            response.writeHead(404).end();
            return;
        }
        const bytes = readFileSync(file);
        const changed = state.change ? state.change(path, bytes) : bytes;
        response.writeHead(200, { "content-length": bytes.length });
        if (changed === null) {
            response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
        } else {
            response.end(changed);
        }
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    return { address: `http://127.0.0.1:${port}/releases`, requests, close: () => server.close() };
}
