import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawing } from "../../Sources/Editor/EditorPage/Page/canvas/drawing.js";
import { coverage, OverlayPainter } from "../../Sources/Editor/EditorPage/Page/canvas/overlay.js";

/** A context that notes what is called and set, and whose letters are 6 points wide. */
function surface() {
    const said = [];
    const context = new Proxy({ measureText: text => ({ width: 6 * text.length }) }, {
        get: (target, name) => target[name] ?? ((...words) => { said.push([name, ...words]); }),
        set: (target, name, value) => { said.push([`${String(name)} =`, value]); return true; },
    });
    return { context, said };
}

const grounded = ([x, y, width, height]) => [x - 6, y - 6, width + 12, height + 12];

test("a drawing says on a surface what was said to it, in order", () => {
    const { context, said } = surface();
    const drawing = new Drawing(context);
    drawing.fillStyle = "red";
    drawing.setLineDash([4, 3]);
    drawing.beginPath();
    drawing.moveTo(1, 2);
    drawing.lineTo(3, 4);
    drawing.stroke();
    drawing.fillRect(5, 6, 7, 8);
    assert.deepEqual(said, []);
    drawing.draw(context);
    assert.deepEqual(said, [["fillStyle =", "red"], ["setLineDash", [4, 3]], ["beginPath"], ["moveTo", 1, 2], ["lineTo", 3, 4], ["stroke"], ["fillRect", 5, 6, 7, 8]]);
});

test("its bounds contain everything that is drawn, with room for lines and shadows", () => {
    const drawn = draw => {
        const drawing = new Drawing(surface().context);
        draw(drawing);
        return drawing.bounds;
    };
    assert.equal(drawn(() => {}), null);
    assert.deepEqual(drawn(drawing => drawing.strokeRect(10, 20, 30, 40)), grounded([10, 20, 30, 40]));
    assert.deepEqual(drawn(drawing => drawing.fillRect(10, 20, -4, 40)), grounded([6, 20, 4, 40]));
    assert.deepEqual(drawn(drawing => drawing.drawImage(null, 1, 2, 3, 4)), grounded([1, 2, 3, 4]));
    assert.deepEqual(drawn(drawing => drawing.fillText("abc", 100, 50)), grounded([100, 38, 18, 24]));
    assert.deepEqual(drawn(drawing => {
        drawing.beginPath();
        drawing.arc(50, 50, 5, 0, 7);
        drawing.fill();
        drawing.beginPath();
        drawing.roundRect(0, 0, 10, 10, 2);
        drawing.stroke();
    }), grounded([0, 0, 55, 55]));
    // A path that only clips, or is neither filled nor stroked, shows nothing.
    assert.equal(drawn(drawing => {
        drawing.beginPath();
        drawing.rect(0, 0, 1000, 1000);
        drawing.clip("evenodd");
    }), null);
    assert.deepEqual(drawn(drawing => {
        drawing.fillRect(NaN, 0, 1, 1);
        drawing.fillRect(0, 0, Infinity, 1);
        drawing.fillRect(1, 1, 1, 1);
    }), grounded([1, 1, 1, 1]));
});

test("a cleared drawing is empty", () => {
    const { context, said } = surface();
    const drawing = new Drawing(context);
    drawing.fillRect(0, 0, 10, 10);
    drawing.clear();
    drawing.draw(context);
    assert.equal(drawing.bounds, null);
    assert.deepEqual(said, []);
});

test("a surface covers what is seen of a drawing, in steps, and never more than the window", () => {
    const window = { width: 1000, height: 700 };
    assert.equal(coverage(null, window, 1), null);
    assert.equal(coverage([2000, 10, 10, 10], window, 1), null);
    assert.deepEqual(coverage([130, 10, 10, 10], window, 1), [128, 0, 128, 128]);
    assert.deepEqual(coverage([-50, 650, 2000, 200], window, 1), [0, 640, 1000, 60]);
    assert.deepEqual(coverage([130, 10, 10, 10], window, 2), [256, 0, 128, 128]);
    // Whole pixels at every zoom of the browser.
    for (const ratio of [1, 1.1, 1.25, 1.5, 2.2]) {
        for (const frame of [[3, 5, 900, 20], [995, 695, 90, 90], [0, 0, 1000, 700]]) {
            const covered = coverage(frame, window, ratio);
            assert.ok(covered.every(Number.isInteger) && covered[0] + covered[2] <= Math.round(1000 * ratio) && covered[1] + covered[3] <= Math.round(700 * ratio));
        }
    }
});

/** A painter on a canvas, and what is said to the canvas's context. */
function painting(t, window = { width: 1000, height: 700 }) {
    const { context, said } = surface();
    globalThis.matchMedia = () => ({ addEventListener: () => {} });
    globalThis.getComputedStyle = () => ({ getPropertyValue: () => "black", fontFamily: "serif" });
    globalThis.document = { documentElement: {}, body: {} };
    t.after(() => { for (const name of ["matchMedia", "getComputedStyle", "document"]) delete globalThis[name]; });
    const canvas = { getContext: () => context, style: {}, width: 300, height: 150 };
    const painter = new OverlayPainter(canvas, { ...window, frameToScreen: frame => frame });
    const draw = (...frames) => {
        painter.begin();
        for (const frame of frames) painter.outline(frame, "blue");
        painter.show();
        return [canvas.width, canvas.height, canvas.style.transform];
    };
    return { canvas, draw, said };
}

test("the painter moves its surface to what is drawn, and hides it when nothing is", t => {
    const { canvas, draw, said } = painting(t);
    draw();
    assert.equal(canvas.hidden, true);
    assert.deepEqual(draw([300, 300, 50, 50]), [128, 128, "translate(256px, 256px)"]);
    assert.equal(canvas.hidden, false);
    assert.deepEqual(said.filter(([name]) => name === "setTransform"), [["setTransform", 1, 0, 0, 1, 0, 0], ["setTransform", 1, 0, 0, 1, -256, -256]]);
    assert.deepEqual(said.at(-2), ["strokeRect", 300.5, 300.5, 49, 49]);
    draw();
    assert.equal(canvas.hidden, true);
});

test("the surface becomes larger at once, but smaller only when it has been too large for some time", t => {
    const { draw } = painting(t);
    assert.deepEqual(draw([300, 300, 50, 50]), [128, 128, "translate(256px, 256px)"]);
    assert.deepEqual(draw([300, 300, 500, 300]), [640, 384, "translate(256px, 256px)"]);
    // What is drawn somewhere else is covered without another surface, which stays in the window.
    assert.deepEqual(draw([10, 10, 50, 50]), [640, 384, "translate(0px, 0px)"]);
    assert.deepEqual(draw([930, 630, 50, 50]), [640, 384, "translate(360px, 316px)"]);
    for (let count = 3; count < 60; count++) assert.deepEqual(draw([930, 630, 50, 50]).slice(0, 2), [640, 384]);
    assert.deepEqual(draw([930, 630, 50, 50]), [104, 188, "translate(896px, 512px)"]);
});
