// The rule for Bazel and the expression for Nix with the small command. They take their time: only with BUILD_TOOLS=1.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { machine } from "./release-server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const small = process.env.SMALL ?? join(root, ".build/small/storyboard");
const folder = mkdtempSync(join(tmpdir(), "builds-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Why a test of a tool is skipped, or false. @param {string} tool @param {string[]} words */
const lacks = (tool, words) => !process.env.BUILD_TOOLS ? "needs BUILD_TOOLS=1" : !existsSync(small) ? "there is no small command"
    : spawnSync(tool, words).status === 0 ? false : `needs ${tool}`;
const sum = () => createHash("sha256").update(readFileSync(small)).digest("hex");

test("the rule for Bazel compiles storyboards and xibs", { skip: lacks("bazel", ["help"]) }, () => {
    const place = join(folder, "bazel");
    cpSync(join(root, "Samples/DailyBuzz"), join(place, "app"), { recursive: true });
    mkdirSync(join(place, "de.lproj"));
    copyFileSync(join(root, "Tests/Fixtures/Documents/PhoneXib.xib"), join(place, "de.lproj/PhoneXib.xib"));
    copyFileSync(join(root, "Integrations/bazel/storyboards.bzl"), join(place, "storyboards.bzl"));
    writeFileSync(join(place, "WORKSPACE"), `load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_file")
http_file(name = "openstoryboard", downloaded_file_path = "ibtool", executable = True, sha256 = "${sum()}", urls = ["${pathToFileURL(small)}"])
`);
    writeFileSync(join(place, "BUILD"), `load("//:storyboards.bzl", "storyboards")
storyboards(name = "interface", srcs = glob(["**/*.storyboard", "**/*.xib"]), module = "Shop")
`);
    const words = ["--batch", `--output_user_root=${join(folder, "cache")}`, "build", "//:interface"];
    const result = spawnSync("bazel", words, { cwd: place, encoding: "utf8" });
    assert.equal(result.status, 0, result.stderr);
    assert.ok(existsSync(join(place, "bazel-bin/interface/DailyBuzz.storyboardc/Info.plist")));
    assert.ok(existsSync(join(place, "bazel-bin/interface/de.lproj/PhoneXib.nib")));
    execFileSync("chmod", ["-R", "u+w", join(folder, "cache")]);
});

// Just enough of nixpkgs to build the expression without a network. Nix kills a builder that has closed its output, as programs do
// before they end; the shell doesn't.
const packages = `let mkDerivation = args: (builtins.derivation {
  name = args.name or "\${args.pname}-\${args.version}";
  system = builtins.currentSystem;
  builder = "/bin/bash";
  PATH = "/usr/bin:/bin";
  inherit (args) src;
  args = [ "-euc" ((if args.dontUnpack or false then "" else "cp -r $src source; cd source; ") + args.installPhase + "\nexit") ];
}) // (args.passthru or { });
in {
  stdenvNoCC = { inherit mkDerivation; hostPlatform.parsed.cpu.name = "${machine}"; };
  fetchurl = { url, sha256 }: builtins.fetchurl { inherit url sha256; };
}`;

test("the expression for Nix makes the command, and compiles a folder", { skip: lacks("nix-build", ["--version"]) }, () => {
    const place = join(folder, "nix");
    const release = join(place, "download/v0.2.0");
    mkdirSync(release, { recursive: true });
    copyFileSync(small, join(release, `storyboard-small-0.2.0-linux-${machine}`));
    writeFileSync(join(place, "packages.nix"), packages);
    writeFileSync(join(place, "build.nix"), `let command = (import ${join(root, "Integrations/nix/default.nix")})
  (import ./packages.nix // { releases = "${pathToFileURL(place)}"; sha256 = "${sum()}"; });
in command.compile "interface" ${join(root, "Samples/DailyBuzz")}
`);
    const words = ["--option", "sandbox", "false", "--option", "build-users-group", "", "--option", "substitute", "false", "build.nix"];
    const own = Object.fromEntries(["STORE", "STATE", "LOG"].map((name) => [`NIX_${name}_DIR`, join(folder, "store", name)]));
    const result = spawnSync("nix-build", words, { cwd: place, encoding: "utf8", env: { ...process.env, ...own, HOME: place } });
    assert.equal(result.status, 0, result.stderr);
    const output = result.stdout.trim();
    assert.ok(existsSync(join(output, "DailyBuzz.storyboardc/Info.plist")), output);
    execFileSync("chmod", ["-R", "u+w", join(folder, "store")]);
});
