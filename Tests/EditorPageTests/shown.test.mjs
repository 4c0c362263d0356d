import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Shown } from "../../Sources/Editor/EditorPage/Page/elements/shown.js";
import { Topics } from "../../Sources/Editor/EditorPage/Page/model/topics.js";

/** A target that knows how many listeners it has. */
class Counting extends EventTarget {
    count = 0;
    addEventListener(name, listener, options) {
        super.addEventListener(name, listener, options);
        this.count += 1;
        options?.signal?.addEventListener("abort", () => { this.count -= 1; }, { once: true });
    }
}

const own = globalThis.ResizeObserver;
afterEach(() => { globalThis.ResizeObserver = own; });

test("what is taken away leaves no listener, no topic, no watched size and no element behind", () => {
    let watched = 0;
    globalThis.ResizeObserver = class {
        observe() { watched += 1; }
        disconnect() { watched -= 1; }
    };
    const [target, topics] = [new Counting(), new Topics()];
    let isThere = true;
    let heard = 0;
    const shown = new Shown({ remove: () => { isThere = false; } });
    shown.listen(target, ["keydown", "keyup"], () => { heard += 1; }).measure({},
        () => {}).ends(topics.on("a", () => { heard += 1; }));
    assert.deepEqual([target.count, watched, isThere], [2, 1, true]);
    target.dispatchEvent(new Event("keyup"));
    topics.tell("a");
    assert.equal(heard, 2);
    shown.takeAway();
    assert.deepEqual([target.count, watched, isThere], [0, 0, false]);
    target.dispatchEvent(new Event("keyup"));
    topics.tell("a");
    assert.equal(heard, 2);
});

test("what it contains goes with it, before it, and once", () => {
    const gone = [];
    const outer = new Shown();
    outer.ends(() => gone.push("outer"));
    const [early, inner] = [outer.contain(new Shown()), outer.contain(new Shown())];
    early.ends(() => gone.push("early"));
    inner.ends(() => gone.push("inner"));
    early.takeAway();
    outer.takeAway();
    outer.takeAway();
    assert.deepEqual(gone, ["early", "inner", "outer"]);
});

test("what is gone begins to listen to nothing", () => {
    const target = new EventTarget();
    const shown = new Shown();
    shown.takeAway();
    let heard = 0;
    shown.listen(target, "a", () => { heard += 1; });
    target.dispatchEvent(new Event("a"));
    assert.equal(heard, 0);
});

test("a listener that waits for a calm moment isn't called after it is removed", context => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const topics = new Topics();
    let calls = 0;
    const ends = [topics.onCalm("a", () => { calls += 1; }), topics.onPause("a", () => { calls += 1; })];
    topics.tell("a");
    for (const end of ends) end();
    context.mock.timers.tick(60_000);
    assert.equal(calls, 0);
});

test("nothing but what can be taken away listens to the window or the document, or watches a size", () => {
    const page = fileURLToPath(new URL("../../Sources/Editor/EditorPage/Page", import.meta.url));
    const target = /(?<![.\w])|\b(?:window|document|globalThis)\.|matchMedia\(.*\)\./;
    const others = new RegExp(`(?:${target.source})addEventListener\\(|removeEventListener|new ResizeObserver`);
    const wrong = readdirSync(page, { recursive: true }).map(String).filter(name => name.endsWith(".js")
        && name !== "elements/shown.js")
        .flatMap(name => readFileSync(join(page, name), "utf8").split("\n")
            .flatMap((line, index) => others.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : []));
    assert.deepEqual(wrong, []);
});
