import assert from "node:assert/strict";
import { test } from "node:test";
import { languageItems, languageTitle } from "../../Sources/Editor/EditorPage/Page/model/languages.js";
import { MOST_PREVIEWS, PreviewList, askedView, stateNames } from "../../Sources/Editor/EditorPage/Page/previews/preview-list.js";

/** A browser's storage. */
function storage(entries = {}) {
    const kept = new Map(Object.entries(entries));
    return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

const views = list => list.previews.map(({ id: _, ...view }) => view);

test("the previews are kept, with what each shows", () => {
    const browser = storage();
    const list = new PreviewList(browser);
    assert.equal(list.previews.length, 3);
    for (const { id } of [...list.previews]) list.remove(id);
    const small = list.add({ device: "retina4_0" });
    const dark = list.change(list.add({ device: "ipad9_7" }, small?.id)?.id ?? "", { appearance: "dark" });
    list.add({ device: "retina4_0", language: "de" }, small?.id);
    const expected = [{ device: "retina4_0" }, { device: "retina4_0", language: "de" }, { device: "ipad9_7", appearance: "dark" }];
    assert.deepEqual(views(list), expected);
    assert.deepEqual(views(new PreviewList(browser)), expected);
    list.change(dark?.id ?? "", { appearance: undefined });
    assert.deepEqual(views(new PreviewList(browser)).at(-1), { device: "ipad9_7" });
    for (const { id } of [...list.previews]) list.remove(id);
    assert.deepEqual(views(new PreviewList(browser)), []);
});

test("a preview that shows something else has another name, so that pictures that are late aren't taken for it", () => {
    const list = new PreviewList(storage());
    const [{ id }] = list.previews;
    assert.notEqual(list.change(id, { language: "de" })?.id, id);
    assert.equal(new Set(list.previews.map(({ id }) => id)).size, 3);
    assert.equal(list.change("nothing", {}), null);
});

test("no more previews are made than a page shows, and what was kept damaged is left out", () => {
    const list = new PreviewList(storage({ previews: JSON.stringify(Array(40).fill({ device: "retina4_0" })) }));
    assert.equal(list.previews.length, MOST_PREVIEWS);
    assert.equal(list.add({}), null);
    assert.deepEqual(views(new PreviewList(storage({ previews: '[{"device": 3, "language": "de", "more": 1}]' }))), [{ language: "de" }]);
    for (const damaged of ["{", "7", "[null]"]) assert.equal(new PreviewList(storage({ previews: damaged })).previews.length, 3);
});

test("languages have names; the document's own comes first and is the one without a choice", () => {
    assert.equal(languageTitle("pt-BR"), "Portuguese (Brazil)");
    assert.equal(languageTitle("zh_Hans"), "Chinese (Simplified)");
    assert.equal(languageTitle("x-longer"), "Longer Texts");
    assert.equal(languageTitle("?"), "?");
    /** @type {(string | undefined)[]} */
    const chosen = [];
    const items = languageItems({ own: "en", others: ["ar", "de"] }, "de", code => chosen.push(code));
    assert.deepEqual(items.map(({ title }) => title), ["The Document's Own (English)", undefined, "Arabic", "German", undefined, "Longer Texts", "Accented Texts", "Right to Left"]);
    assert.deepEqual(items.filter(({ isChecked }) => isChecked).map(({ title }) => title), ["German"]);
    items[0].run?.();
    items[2].run?.();
    assert.deepEqual(chosen, [undefined, "ar"]);
    assert.equal(languageItems(null, undefined, () => {}).length, 5);
});

test("a preview shows a state of sample data in each of its scenes, and is kept with its name", () => {
    const browser = storage();
    const list = new PreviewList(browser);
    list.change(list.previews[0].id, { sample: "Empty" });
    assert.deepEqual(views(new PreviewList(browser))[0], { device: "retina4_0", sample: "Empty" });
    assert.deepEqual(askedView({ device: "retina4_0", sample: "Empty" }, ["a", "b"]), { device: "retina4_0", states: { a: "Empty", b: "Empty" } });
    assert.deepEqual(askedView({ device: "retina4_0" }, ["a"]), { device: "retina4_0" });
    assert.deepEqual(askedView({ id: "preview-3", device: "retina4_0" }, ["a"]), { device: "retina4_0" }, "a preview itself, as a double-click shows it");
    assert.deepEqual(stateNames({ a: [{ name: "Loaded" }, { name: "Empty" }], b: [{ name: "Empty" }], c: [{ name: "Error" }] }, ["a", "b", "d"]), ["Loaded", "Empty"]);
});
