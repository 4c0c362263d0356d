import assert from "node:assert/strict";
import { test } from "node:test";
import { foundRows, isPlaceable } from "../../Sources/Editor/EditorPage/Page/panels/library.js";
import { object, openStore } from "./fixture.mjs";

const item = (id, title) => ({ id, title, detail: "", icon: "", category: "Objects", isController: false });
const items = [item("barButtonItem", "Bar Button Item"), item("searchBar", "Search Bar"), item("tableViewCell", "Table View Cell"), item("tableView", "Table View"), item("label", "Label")];

test("what can be placed comes first, but for what was named exactly", async (t) => {
    globalThis.document ??= /** @type {any} */ ({ createElement: () => ({ classList: { add() {} }, append() {}, setAttribute() {}, style: {} }), body: {} });
    globalThis.Node ??= /** @type {any} */ (class {});
    const { store } = await openStore();
    const app = /** @type {any} */ ({ store, canvas: { viewport: { visible: [0, 0, 375, 667] } } });
    const titles = typed => foundRows(items, typed, each => isPlaceable(app, each)).map(({ title }) => title);
    store.select(["box"]);
    assert.equal(titles("table")[0], "Table View");
    assert.equal(titles("table view cell")[0], "Table View Cell", "it was named");
    assert.ok(isPlaceable(app, items[0]) && isPlaceable(app, item("tabBarItem", "Tab Bar Item")), "the scene has a controller");
    store.current.object("c1").children.push(object("tab", { element: "tabBarItem", kind: "barItem" }));
    assert.equal(isPlaceable(app, item("tabBarItem", "Tab Bar Item")), false, "it has one already");
    store.current.object("box").element = "tableView";
    assert.equal(isPlaceable(app, items[2]), true);
});
