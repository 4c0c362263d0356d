import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const version = /number = "(.*)"/.exec(readFileSync(`${root}/Sources/Command/StoryboardCommand/Version.swift`, "utf8"))?.[1] ?? "";

/** @param {string} wanted */
const notes = (wanted) => spawnSync(`${root}/Scripts/release-notes`, [wanted], { encoding: "utf8" });

test("the notes of a release are the version's part of CHANGELOG", () => {
    const result = notes(version);
    assert.equal(result.status, 0, result.stderr);
    assert.match(result.stdout, /^\S[^]*^- /m);
    assert.doesNotMatch(result.stdout, /^## /m);
});

test("a version without notes isn't released", () => {
    for (const missing of ["9.9.9", "Unreleased", "0.2"]) {
        const result = notes(missing);
        assert.equal(result.status, 1, missing);
        assert.match(result.stderr, /CHANGELOG\.md has nothing about/);
    }
});
