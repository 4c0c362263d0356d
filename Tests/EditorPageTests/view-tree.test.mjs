import assert from "node:assert/strict";
import { test } from "node:test";
import { ViewTree, elementName } from "../../Sources/Editor/EditorPage/Page/device/view-tree.js";

/** @param {string} id @param {string | undefined} parent @param {number[]} frame @param {Record<string, any>} [more] */
const view = (id, parent, frame, more = {}) =>
    /** @type {any} */ ({ id, parent, class: `UI${id}`, frame, isHidden: false, alpha: 1, properties: [], constraints: [], ...more });

/** A table with two cells side by side, a label in the first, and a bar above all. */
const tree = () => new ViewTree([
    view("Window", undefined, [0, 0, 100, 200]), view("Table", "Window", [0, 0, 100, 200], { clips: true }),
    view("One", "Table", [0, 20, 100, 20]), view("Two", "Table", [0, 40, 100, 20]), view("Label", "One", [10, 22, 50, 10], { title: "Espresso" }),
    view("Out", "Table", [80, 190, 50, 50]), view("Bar", "Window", [0, 0, 100, 30], { alpha: 0.5, controller: "App.NavigationController" }),
    view("Button", "Bar", [0, 0, 20, 20], { alpha: 0.5 }), view("Gone", "Bar", [50, 0, 10, 10], { isHidden: true }), view("In", "Gone", [50, 0, 5, 5]),
]);

/** @param {Partial<{showsHidden: boolean, isClipped: boolean}>} [options] */
const levels = options => Object.fromEntries(tree().layers({ showsHidden: false, isClipped: true, ...options }).map(({ view, level }) => [view.id, level]));

test("views lie above their superviews and what they cover, and side by side otherwise", () => {
    assert.deepEqual(levels(), { Window: 0, Table: 1, One: 2, Two: 2, Label: 3, Out: 2, Bar: 4, Button: 5 });
});

test("hidden views and what is inside them are shown on demand", () => {
    assert.equal(levels().In, undefined);
    assert.deepEqual([levels({ showsHidden: true }).Gone, levels({ showsHidden: true }).In], [5, 6]);
});

test("what is clipped is seen in part, or not at all", () => {
    const views = tree();
    const out = /** @type {any} */ (views.get("Out"));
    assert.deepEqual(views.visibleFrame(out), [80, 190, 20, 10]);
    assert.deepEqual(views.layers({ showsHidden: false, isClipped: false }).find(layer => layer.view === out)?.frame, [80, 190, 50, 50]);
    const far = new ViewTree([view("Box", undefined, [0, 0, 10, 10], { clips: true }), view("Far", "Box", [20, 0, 10, 10])]);
    assert.deepEqual(far.layers({ showsHidden: false, isClipped: true }).map(layer => layer.view.id), ["Box"]);
});

test("alphas are multiplied along the superviews", () => {
    assert.equal(tree().alpha(/** @type {any} */ (tree().get("Button"))), 0.25);
});

test("the outline has the rows of open views", () => {
    assert.deepEqual(tree().rows(new Set(["Table", "Gone"]), "").map(({ view, depth }) => [view.id, depth]), [["Window", 0], ["Table", 1], ["Bar", 1], ["Button", 2], ["Gone", 2]]);
});

test("a filter finds classes, titles and controllers, with what contains them", () => {
    const found = (/** @type {string} */ filter) => tree().rows(new Set(["Table"]), filter).map(({ view, matches }) => `${view.id}${matches ? "!" : ""}`);
    assert.deepEqual(found("espr"), ["Window", "Table", "One", "Label!"]);
    assert.deepEqual(found("navigationc"), ["Window", "Bar!"]);
    assert.deepEqual(found("nothing"), []);
});

test("a view whose superview isn't known is shown as a window", () => {
    assert.deepEqual(new ViewTree([view("Lost", "nobody", [0, 0, 1, 1])]).rows(new Set(), "").map(({ depth }) => depth), [0]);
});

test("classes of UIKit have the icons of their elements", () => {
    assert.equal(elementName("UIKit.UITableView"), "tableView");
    assert.equal(elementName("Buzz.CoffeeCell"), "");
});
