import assert from "node:assert/strict";
import { test } from "node:test";
import { TouchInput } from "../../Sources/Editor/EditorPage/Page/device/touch-input.js";

/** A surface of 100 by 200 points in a page, and what its input has told. @param {import("node:test").TestContext} context */
function makeInput(context) {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const page = new EventTarget();
    const frames = /** @type {(() => void)[]} */ ([]);
    const globals = {
        document: Object.assign(new EventTarget(), { hidden: false }), addEventListener: page.addEventListener.bind(page),
        requestAnimationFrame: (/** @type {() => void} */ call) => frames.push(call), cancelAnimationFrame: () => { frames.length = 0; },
    };
    Object.assign(globalThis, globals);
    const surface = Object.assign(new EventTarget(), { setPointerCapture: () => {}, clientHeight: 100 });
    const told = { touches: /** @type {any[]} */ ([]), hover: /** @type {any[]} */ ([]), wheel: /** @type {any[]} */ ([]), fingers: /** @type {any[]} */ ([]) };
    const screen = { isOn: true };
    new TouchInput(/** @type {any} */ (surface), {
        pointOf: event => ({ x: event.clientX * 2, y: event.clientY * 2 }), middle: () => ({ x: 50, y: 100 }), zoom: () => 0.5, isOn: () => screen.isOn,
        touch: touches => { told.touches.push(touches); }, hover: point => { told.hover.push(point); },
        wheel: (point, dx, dy) => { told.wheel.push([point, dx, dy]); }, showFingers: fingers => { told.fingers = fingers; },
    }, new AbortController().signal);
    /** @param {string} type @param {number} x @param {number} y @param {Record<string, any>} [more] */
    const send = (type, x, y, more = {}) => surface.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), {
        clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", button: 0, altKey: false, shiftKey: false, ctrlKey: false, pressure: 0.5, ...more,
    }));
    /** The touches, in short. */
    const changes = () => told.touches.splice(0).map(touches => touches.map((/** @type {any} */ { id, phase, x, y }) => `${id} ${phase} ${x},${y}`).join("; "));
    return { send, changes, told, screen, page, frame: () => frames.splice(0).forEach(call => call()) };
}

test("a pointer is a finger from its press to its release", context => {
    const { send, changes } = makeInput(context);
    send("pointerdown", 5, 10);
    send("pointermove", 6, 10);
    send("pointermove", 6, 10);
    send("pointerup", 7, 10);
    send("lostpointercapture", 7, 10);
    assert.deepEqual(changes(), ["1 began 10,20", "1 moved 12,20", "1 ended 14,20"]);
});

test("several fingers are on the screen at once", context => {
    const { send, changes } = makeInput(context);
    send("pointerdown", 0, 0, { pointerType: "touch", pointerId: 7 });
    send("pointerdown", 10, 0, { pointerType: "touch", pointerId: 8 });
    send("pointermove", 11, 0, { pointerType: "touch", pointerId: 8 });
    send("pointercancel", 0, 0, { pointerType: "touch", pointerId: 7 });
    send("pointerup", 11, 0, { pointerType: "touch", pointerId: 8 });
    assert.deepEqual(changes(), ["1 began 0,0", "2 began 20,0", "2 moved 22,0", "1 canceled 0,0", "2 ended 22,0"]);
});

test("with Option a mouse has two fingers, and moves both with Shift", context => {
    const { send, changes, told } = makeInput(context);
    send("pointermove", 20, 40, { altKey: true });
    assert.deepEqual(told.fingers, [{ x: 40, y: 80 }, { x: 60, y: 120 }]);
    send("pointerdown", 20, 40, { altKey: true });
    send("pointermove", 15, 40, { altKey: true });
    send("pointermove", 20, 45, { altKey: true, shiftKey: true });
    send("pointerup", 20, 45, { altKey: true });
    assert.deepEqual(changes(), ["1 began 40,80; 2 began 60,120", "1 moved 30,80; 2 moved 70,120", "1 moved 40,90; 2 moved 80,130", "1 ended 40,90; 2 ended 80,130"]);
    send("pointermove", 20, 45);
    assert.deepEqual(told.fingers, []);
});

test("a finger is taken off the screen when the window loses the keyboard", context => {
    const { send, changes, page } = makeInput(context);
    send("pointerdown", 1, 1);
    page.dispatchEvent(new Event("blur"));
    send("pointerup", 2, 2);
    assert.deepEqual(changes(), ["1 began 2,2", "1 canceled 2,2"]);
});

test("a pencil has its type and force", context => {
    const { send, told } = makeInput(context);
    send("pointerdown", 1, 1, { pointerType: "pen", pressure: 0.75 });
    assert.deepEqual(told.touches[0], [{ id: 1, phase: "began", x: 2, y: 2, type: "pencil", force: 1.5 }]);
});

test("a mouse without a pressed button points, once a frame, and leaves", context => {
    const { send, told, frame } = makeInput(context);
    send("pointermove", 1, 1);
    send("pointermove", 2, 2);
    frame();
    send("pointerleave", 0, 0);
    send("pointerleave", 0, 0);
    assert.deepEqual(told.hover, [{ x: 4, y: 4 }, null]);
});

test("a wheel moves content the other way, by points", context => {
    const { send, told } = makeInput(context);
    send("wheel", 10, 10, { deltaX: 0, deltaY: 5, deltaMode: 0 });
    send("wheel", 10, 10, { deltaX: -1, deltaY: 0, deltaMode: 1 });
    assert.deepEqual(told.wheel, [[{ x: 20, y: 20 }, 0, -10], [{ x: 20, y: 20 }, 32, 0]]);
});

test("a pinch on a trackpad is two fingers, until it rests", context => {
    const { send, changes, told } = makeInput(context);
    send("wheel", 10, 10, { deltaX: 0, deltaY: -50, deltaMode: 0, ctrlKey: true });
    const [began, moved] = told.touches;
    assert.deepEqual(began.map((/** @type {any} */ touch) => touch.phase), ["began", "began"]);
    const distance = (/** @type {any[]} */ [a, b]) => Math.hypot(b.x - a.x, b.y - a.y);
    assert.ok(Math.abs(distance(moved) / distance(began) - Math.exp(0.5)) < 0.001);
    context.mock.timers.tick(200);
    assert.deepEqual(told.touches[2].map((/** @type {any} */ touch) => touch.phase), ["ended", "ended"]);
    changes();
    send("pointerdown", 1, 1);
    assert.deepEqual(changes(), ["3 began 2,2"]);
});

test("an app that doesn't run gets no touches", context => {
    const { send, changes, told, screen, frame } = makeInput(context);
    screen.isOn = false;
    send("pointerdown", 1, 1);
    send("pointermove", 2, 2);
    send("pointerup", 2, 2);
    send("pointermove", 3, 3);
    send("wheel", 1, 1, { deltaX: 1, deltaY: 1, deltaMode: 0 });
    frame();
    assert.deepEqual([changes(), told.hover, told.wheel], [[], [], []]);
    screen.isOn = true;
    send("pointerdown", 1, 1);
    screen.isOn = false;
    send("pointerup", 1, 1);
    assert.deepEqual(changes(), ["1 began 2,2", "1 ended 2,2"]);
});

test("other buttons of a mouse do nothing", context => {
    const { send, changes } = makeInput(context);
    send("pointerdown", 1, 1, { button: 2 });
    send("pointerup", 1, 1, { button: 2 });
    assert.deepEqual(changes(), []);
});
