import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Commands } from "../../Sources/Editor/EditorPage/Page/commands/commands.js";
import { codeOf, ordered, partsOf, placeOf, shortPlaceOf, summaryOf } from "../../Sources/Editor/EditorPage/Page/device/build-messages.js";
import { matching, shownText } from "../../Sources/Editor/EditorPage/Page/device/console-lines.js";
import { deviceCommands } from "../../Sources/Editor/EditorPage/Page/device/device-commands.js";
import { fileName } from "../../Sources/Editor/EditorPage/Page/device/downloads.js";
import { stepFile } from "../../Sources/Editor/EditorPage/Page/device/steps.js";

const folder = new URL("../../Sources/Editor/EditorPage/Page/", import.meta.url);

/** Commands of a device whose app runs, and what they send. @param {boolean} isMac */
function makeCommands(isMac) {
    /** @type {any[]} */
    const sent = [];
    const app = {
        isRunning: true, connectionState: "open", state: { state: "running" }, settings: { speed: 1, isOffline: false },
        device: { orientation: "portrait", appearance: "light", contentSize: "XL", direction: "leftToRight" },
        restart: () => { sent.push({ do: "restart" }); },
        send: (/** @type {string} */ message, /** @type {any} */ fields) => { sent.push({ do: message, ...fields }); },
    };
    const commands = new Commands(isMac);
    commands.add(...deviceCommands(/** @type {any} */ ({ app }), /** @type {any} */ ({ isRecording: false }), { isMac, say: () => {} }));
    return { app, commands, sent };
}

/** @param {string} key @param {string} code @param {Record<string, boolean>} modifiers @returns {any} */
const key = (key, code, modifiers) => ({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, preventDefault: () => {}, target: null, ...modifiers });

test("the keys of a device turn it, and leave others to the app", () => {
    const { commands, sent } = makeCommands(false);
    const turn = key("ArrowLeft", "ArrowLeft", { ctrlKey: true });
    assert.equal(commands.isShortcut(turn), true);
    assert.deepEqual(sent, []);
    commands.handleKey(turn);
    assert.deepEqual(sent, [{ do: "device", orientation: "landscapeLeft" }]);
    assert.equal(commands.isShortcut(key("ArrowLeft", "ArrowLeft", {})), false);
    assert.equal(commands.isShortcut(key("c", "KeyC", { ctrlKey: true })), false);
});

test("no key of a device is the browser's own", () => {
    const browsers = ["mod+R", "mod+T", "mod+N", "mod+W", "mod+Q", "mod+L", "mod+P", "mod+shift+R", "mod+shift+T", "mod+shift+N", "mod+shift+W", "mod+1", "mod+2", "mod+Tab"];
    for (const isMac of [false, true]) {
        for (const { shortcut } of makeCommands(isMac).commands.all()) for (const each of [shortcut ?? []].flat()) assert.ok(!browsers.includes(each), each);
    }
});

test("texts grow and shrink by the sizes that a person can choose", () => {
    const { app, commands, sent } = makeCommands(false);
    commands.run("device.largerText");
    commands.run("device.smallerText");
    app.device.contentSize = "AX5";
    commands.run("device.largerText");
    assert.deepEqual(sent.map(({ contentSize }) => contentSize), ["XXL", "L"]);
});

test("a device can't be used while its app doesn't run", () => {
    const { app, commands, sent } = makeCommands(false);
    app.isRunning = false;
    app.state.state = "crashed";
    for (const command of commands.all()) if (command.isEnabled) commands.run(command.id);
    assert.deepEqual(sent, [{ do: "restart" }]);
});

test("messages of a build begin with the errors, and keep their notes", () => {
    const message = (/** @type {string} */ severity, /** @type {string} */ text) => ({ file: "A.swift", severity, message: text });
    const messages = [message("warning", "w"), message("note", "of w"), message("error", "e"), message("note", "of e"), message("error", "f")];
    assert.deepEqual(ordered(messages).map(each => each.message), ["e", "of e", "f", "w", "of w"]);
    assert.equal(summaryOf(messages), "2 errors, 1 warning, 2 notes");
    assert.equal(placeOf({ file: "A.swift", line: 3, column: 5, severity: "error", message: "" }), "A.swift:3:5");
    assert.equal(placeOf({ file: "A.swift", severity: "error", message: "" }), "A.swift");
});

test("a message of a build has its code and a short place", () => {
    const message = { file: "/app/Sources/A.swift", line: 28, column: 18, severity: "error", message: "cannot find 'nothing' in scope" };
    const text = [
        "/app/Sources/A.swift:3:1: warning: unused", "2 | ", "3 | a", "  | `- warning: unused", "", "/app/Sources/A.swift:28:18: error: cannot find 'nothing' in scope", "27 | }", "28 | ",
        "29 |   let wrong: Int = nothing", "   |                    `- error: cannot find 'nothing' in scope", "30 | ",
    ].join("\n");
    assert.equal(codeOf(message, text), "let wrong: Int = nothing");
    assert.equal(codeOf({ ...message, line: 29 }, text), null);
    assert.equal(codeOf(message, ""), null);
    assert.equal(shortPlaceOf(message), "A.swift:28:18");
    assert.deepEqual(partsOf(message.message), ["cannot find ", "nothing", " in scope"]);
    assert.deepEqual(partsOf("it doesn't know what isn't there"), ["it doesn't know what isn't there"]);
});

test("a filter finds lines with all its words", () => {
    const lines = ["Loading Coffees", "loaded 3 coffees", "done"].map(text => ({ stream: /** @type {const} */ ("out"), text }));
    assert.deepEqual(matching(lines, "coffees load").map(({ text }) => text), ["Loading Coffees", "loaded 3 coffees"]);
    assert.equal(matching(lines, " ").length, 3);
});

test("lines are shown without the colors of a terminal, and not endless", () => {
    assert.equal(shownText("\u001b[1;31merror:\u001b[0m no"), "error: no");
    assert.equal(shownText("x".repeat(20_000)).length, 10_001);
});

test("steps are copied as a file that can be read again", () => {
    const steps = [{ tap: { text: "Add" } }, { type: "A \"B\"", into: { class: "UITextField" } }];
    assert.deepEqual(JSON.parse(stepFile(steps)), steps);
    assert.equal(stepFile(steps).split("\n").length, 5);
    assert.deepEqual(JSON.parse(stepFile([])), []);
});

test("files are named after the app and the time", () => {
    assert.equal(fileName("Daily/Buzz", "png", new Date(2026, 0, 31, 9, 5, 7)), "Daily-Buzz 2026-01-31 at 09.05.07.png");
});

test("every symbol of the page is one that bootstrap-icons has", () => {
    const files = [...readdirSync(new URL("device/", folder)).map(name => `device/${name}`), "app.js"];
    const named = files.flatMap(name => {
        const source = readFileSync(new URL(name, folder), "utf8");
        return [.../** @type {any} */ (source.matchAll(/(?:symbol|tool|button|this\.#switch)\("([a-z0-9-]+)"|\["(?:device|menu|page)\.\w+", "([a-z0-9-]+)"\]|\? "([a-z0-9]+-[a-z0-9-]+)"/g))]
            .map(([, a, b, c]) => a ?? b ?? c).filter(name => name && !name.startsWith("is-"));
    });
    assert.ok(named.length > 30, `${named.length} symbols`);
    for (const name of named) assert.ok(existsSync(`/usr/share/bootstrap-icons/svg/${name}.svg`), name);
});
