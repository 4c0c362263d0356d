import assert from "node:assert/strict";
import { test } from "node:test";
import { listsOf, rowsOfText, valuesOf, viewsOf, withMember, withValue, wordsOf } from "../../Sources/Editor/EditorPage/Page/samples/sample-model.js";
import { offeredLanguages, progressOf, shownTexts, textsByScene } from "../../Sources/Editor/EditorPage/Page/texts/text-rows.js";

const object = (id, element, children = [], kind = "view") => ({ id, element, kind, name: `${id}!`, title: element, icon: element, children });
const cell = object("cell", "tableViewCell", [object("content", "tableViewCellContentView", [object("name", "label"), object("picture", "imageView"), object("on", "switch"), object("bar", "progressView")])], "cell");
const scene = {
    id: "s", title: "List", segues: [],
    objects: [object("vc", "viewController", [object("root", "view", [object("table", "tableView", [cell]), object("error", "label")])], "controller")],
};
const prototype = listsOf(scene)[0].prototypes[0];

test("a list has a column for each value of its prototypes, and what is in them isn't among the scene's views", () => {
    assert.deepEqual(prototype.fields.map(({ object, value }) => [object, value]), [["name", "text"], ["picture", "image"], ["on", "on"], ["bar", "value"]]);
    assert.deepEqual(viewsOf(scene).map(({ id }) => id), ["root", "table", "error"]);
    assert.deepEqual(valuesOf(object("b", "button")), ["text", "image", "hidden", "enabled"]);
    assert.deepEqual(valuesOf(object("v", "view")), ["hidden"]);
});

test("rows are read from lines with tabs, semicolons or commas, also quoted", () => {
    const rows = rowsOfText('Kenya\tleaf\tyes\t0.5\n"A ""big""\nname"\t\tno', prototype);
    assert.deepEqual(rows, [
        { prototype: "cell", values: { name: { text: "Kenya" }, picture: { image: "leaf" }, on: { on: true }, bar: { value: 0.5 } } },
        { prototype: "cell", values: { name: { text: 'A "big"\nname' }, on: { on: false } } },
    ]);
    assert.deepEqual(rowsOfText("a,b", prototype)[0].values, { name: { text: "a" }, picture: { image: "b" } });
    assert.deepEqual(rowsOfText("a, with comma;b", prototype)[0].values, { name: { text: "a, with comma" }, picture: { image: "b" } });
});

test("rows are read from JSON: lists, objects by the names of fields, and single values", () => {
    assert.deepEqual(rowsOfText('[["a", null, true, 1], ["b"]]', prototype).map(row => row.values), [{ name: { text: "a" }, on: { on: true }, bar: { value: 1 } }, { name: { text: "b" } }]);
    assert.deepEqual(rowsOfText('[{"bar!": 0.2, "name!": "x"}]', prototype)[0].values, { name: { text: "x" }, bar: { value: 0.2 } });
    assert.deepEqual(rowsOfText('["a", "b"]', prototype).length, 2);
});

test("what can't be read is reported in words", () => {
    for (const [text, words] of [["", /no rows/], ["a\tb\tc\t1\te", /5 values/], ["a\tb\tc\tmuch", /not a number/], ["[{", /not JSON/], ['[{"nobody": 1}]', /no field “nobody”/]]) {
        assert.throws(() => rowsOfText(text, prototype), words);
    }
});

test("values and members are changed without changing the others, and empty ones go", () => {
    assert.deepEqual(withValue({ text: "a", hidden: true }, "text", undefined), { hidden: true });
    assert.deepEqual(withValue({ text: "a" }, "text", "b"), { text: "b" });
    assert.equal(withValue({ text: "a" }, "text", undefined), null);
    assert.deepEqual(withMember({ a: 1, b: 2 }, "a", null), { b: 2 });
    assert.deepEqual(withMember(undefined, "a", 1), { a: 1 });
});

const text = (key, own, scene, items) => ({ key, text: own, object: key, scene, property: "text", items });
const item = (language, state, translated) => ({ language, state, ...(translated ? { text: translated } : {}) });
const texts = {
    own: "en", others: ["de", "fr"], stale: [],
    texts: [text("a", "Hello", "s", [item("de", "translated", "Hallo"), item("fr", "missing")]), text("b", "+1", "s", [item("de", "needless"), item("fr", "needless")]), text("c", "Bye", "t", [item("de", "outdated", "Tschau"), item("fr", "translated", "Salut")])],
};

test("texts are listed by scene, filtered by what is to do and by what is looked for", () => {
    const name = ({ key }) => `Label ${key}`;
    const keys = (filter, search) => shownTexts(texts, filter, search, name).map(({ key }) => key);
    assert.deepEqual(keys("all", ""), ["a", "b", "c"]);
    assert.deepEqual(keys("open", ""), ["a", "c"]);
    assert.deepEqual(keys("all", "TSCHAU"), ["c"]);
    assert.deepEqual(keys("all", "label a"), ["a"]);
    assert.deepEqual(textsByScene(texts.texts).map(({ scene, texts }) => [scene, texts.length]), [["s", 2], ["t", 1]]);
    assert.equal(progressOf(texts.texts, "de"), "1 outdated");
    assert.equal(progressOf(texts.texts, "fr"), "1 missing");
    assert.ok(!offeredLanguages(texts).some(code => ["en", "de", "fr"].includes(code)) && offeredLanguages(texts).includes("ja"));
});

test("tables have rows of prototype cells, collection views have items", () => {
    assert.deepEqual(wordsOf({ element: "tableView" }), { word: "Row", prototype: "Prototype Cell" });
    assert.deepEqual(wordsOf({ element: "collectionView" }), { word: "Item", prototype: "Prototype Item" });
});
