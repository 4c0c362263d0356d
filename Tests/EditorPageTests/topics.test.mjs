import assert from "node:assert/strict";
import { test, mock } from "node:test";
import { Topics } from "../../Sources/Editor/EditorPage/Page/model/topics.js";

/** @param {(topics: Topics<string>, calls: number[], pass: (ms: number) => void) => void} body */
function inTime(body) {
    mock.timers.enable({ apis: ["setTimeout"] });
    let now = 0;
    const clock = mock.method(performance, "now", () => now);
    try {
        const topics = new Topics();
        /** @type {number[]} */
        const calls = [];
        topics.onPause("scenes", () => calls.push(now));
        body(topics, calls, ms => {
            now += ms;
            mock.timers.tick(ms);
        });
    } finally {
        clock.mock.restore();
        mock.timers.reset();
    }
}

test("a listener for pauses is called once, in the pause after several events", () => inTime((topics, calls, pass) => {
    for (let each = 0; each < 5; each++) {
        topics.tell("scenes");
        pass(100);
    }
    assert.deepEqual(calls, []);
    pass(200);
    assert.equal(calls.length, 1);
    pass(5000);
    assert.equal(calls.length, 1);
}));

test("without a pause, it is called from time to time", () => inTime((topics, calls, pass) => {
    for (let each = 0; each < 250; each++) {
        topics.tell("scenes");
        pass(100);
    }
    assert.equal(calls.length, 2);
    assert.ok(calls[0] > 10_000 && calls[0] < 10_500, `called after ${calls[0]} ms`);
}));

test("other topics don't call it", () => inTime((topics, calls, pass) => {
    topics.tell("selection");
    pass(1000);
    assert.deepEqual(calls, []);
}));
