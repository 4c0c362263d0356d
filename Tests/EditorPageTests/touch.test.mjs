import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { TouchMachine } from "../../Sources/Editor/EditorPage/Page/canvas/touch.js";
import { Viewport } from "../../Sources/Editor/EditorPage/Page/canvas/viewport.js";

/** A machine, and what it did; fingers are moved by `down`, `move` and `up`. */
function touched() {
    mock.timers.enable({ apis: ["setTimeout"] });
    const done = [];
    const told = name => (...values) => void done.push([name, ...values.map(value => value?.screen ?? value)]);
    const machine = new TouchMachine(Object.fromEntries(["tap", "hold", "begin", "move", "end", "cancel", "navigate"].map(name => [name, told(name)])));
    const finger = (id, x, y) => ({ id, screen: [x, y] });
    return {
        done, wait: ms => mock.timers.tick(ms), cancel: id => machine.cancel(id),
        down: (id, x, y) => machine.down(finger(id, x, y)), move: (id, x, y) => machine.move(finger(id, x, y)), up: (id, x, y) => machine.up(finger(id, x, y)),
    };
}

test.afterEach(() => mock.timers.reset());

test("a finger that comes and goes taps, even if it trembles", () => {
    const touch = touched();
    touch.down(1, 10, 10);
    touch.move(1, 14, 12);
    touch.up(1, 14, 12);
    touch.wait(1000);
    assert.deepEqual(touch.done, [["tap", [10, 10]]]);
});

test("one that rests presses long, and does nothing else until it is lifted", () => {
    const touch = touched();
    touch.down(1, 10, 10);
    touch.wait(499);
    assert.deepEqual(touch.done, []);
    touch.wait(1);
    touch.move(1, 90, 90);
    touch.up(1, 90, 90);
    assert.deepEqual(touch.done, [["hold", [10, 10]]]);
});

test("one that moves drags from where it came down", () => {
    const touch = touched();
    touch.down(1, 10, 10);
    touch.move(1, 30, 10);
    touch.wait(1000);
    touch.move(1, 40, 15);
    touch.up(1, 41, 15);
    assert.deepEqual(touch.done, [["begin", [10, 10]], ["move", [30, 10]], ["move", [40, 15]], ["end", [41, 15]]]);
});

test("two move and scale the board, and select nothing", () => {
    const touch = touched();
    touch.down(1, 0, 0);
    touch.down(2, 100, 0);
    touch.move(2, 200, 0);
    touch.move(1, 0, 50);
    touch.up(1, 0, 50);
    touch.move(2, 300, 0);
    touch.up(2, 300, 0);
    touch.wait(1000);
    assert.deepEqual(touch.done, [["navigate", [[100, 0], [0, 0]], [[200, 0], [0, 0]]], ["navigate", [[0, 0], [200, 0]], [[0, 50], [200, 0]]]]);
    touch.down(1, 5, 5);
    touch.up(1, 5, 5);
    assert.deepEqual(touch.done.at(-1), ["tap", [5, 5]], "the next finger begins again");
});

test("a second finger ends a drag for good, a third ends everything", () => {
    const touch = touched();
    touch.down(1, 0, 0);
    touch.move(1, 50, 0);
    touch.down(2, 100, 0);
    touch.down(3, 100, 100);
    touch.move(2, 200, 0);
    [1, 2, 3].forEach(id => touch.up(id, 0, 0));
    assert.deepEqual(touch.done, [["begin", [0, 0]], ["move", [50, 0]], ["cancel"]]);
});

test("what the browser takes away is canceled, and fingers that never came down are nobody's", () => {
    const touch = touched();
    touch.move(7, 5, 5);
    touch.up(7, 5, 5);
    touch.down(1, 0, 0);
    touch.cancel(1);
    touch.wait(1000);
    touch.down(1, 0, 0);
    touch.move(1, 20, 0);
    touch.cancel(1);
    assert.deepEqual(touch.done, [["begin", [0, 0]], ["move", [20, 0]], ["cancel"]]);
});

test("what lies under two fingers stays under them", () => {
    const view = Object.assign(new Viewport(), { width: 800, height: 600, scale: 0.5, x: 10, y: 20 });
    const [a, b] = [view.toCanvas([100, 100]), view.toCanvas([200, 100])];
    view.pinch([[100, 100], [200, 100]], [[150, 180], [350, 180]]);
    assert.deepEqual([view.toScreen(a), view.toScreen(b)], [[150, 180], [350, 180]]);
    assert.equal(view.scale, 1);
});
