import assert from "node:assert/strict";
import { test } from "node:test";
import { rowKey } from "../../Sources/Editor/EditorPage/Page/inspectors/row-edit.js";
import { hasVariation, seenTraits, traitKey, variedCommands } from "../../Sources/Editor/EditorPage/Page/inspectors/varying.js";

const alpha = { title: "Alpha", control: "number", vary: [{ set: { object: "a", attribute: "alpha", value: "$value" } }, { set: { object: "b", attribute: "alpha", value: "1" } }] };

test("traits are spelled in the order of their names, and any of one is left out", () => {
    assert.equal(traitKey({ widthClass: "compact", heightClass: "regular" }), "heightClass=regular-widthClass=compact");
    assert.equal(traitKey({ widthClass: "", displayGamut: "P3" }), "displayGamut=P3");
    assert.equal(traitKey({ widthClass: "" }), "");
});

test("a row varies by its own commands, for the traits, with the values as they are", () => {
    assert.deepEqual(variedCommands(alpha, "widthClass=compact"), [
        { set: { object: "a", attribute: "alpha", value: "$value", traits: "widthClass=compact" } },
        { set: { object: "b", attribute: "alpha", value: "1", traits: "widthClass=compact" } },
    ]);
    assert.equal(alpha.vary[0].set.traits, undefined, "the row itself stays");
    assert.deepEqual(variedCommands({ title: "Tag", control: "number" }, "widthClass=compact"), []);
});

test("a new variation begins with what is seen", () => {
    const devices = [
        { id: "phone", title: "Phone", width: 1, height: 2, traits: [{ widthClass: "compact", heightClass: "regular" }, { widthClass: "compact", heightClass: "compact" }] },
        { id: "pad", title: "Pad", width: 1, height: 2, traits: [{ widthClass: "regular", heightClass: "regular" }, { widthClass: "regular", heightClass: "regular" }] },
    ];
    const state = { device: "phone", orientation: "portrait" };
    assert.deepEqual(seenTraits(devices, state, {}), { widthClass: "compact", heightClass: "regular" });
    assert.deepEqual(seenTraits(devices, state, { orientation: "landscape" }), { widthClass: "compact", heightClass: "compact" });
    assert.deepEqual(seenTraits(devices, state, { device: "pad" }), { widthClass: "regular", heightClass: "regular" });
    assert.deepEqual(seenTraits(devices, { device: "watch" }, {}), {});
    assert.notEqual(seenTraits(devices, state, {}), devices[0].traits[0], "what is chosen then is not the device's");
});

test("one row has one variation for the same traits", () => {
    const key = "widthClass=compact";
    const rows = [alpha, { title: "Alpha", control: "number", variation: { key, title: "wC" } }, { title: "Hidden", control: "checkbox" }];
    assert.equal(hasVariation(alpha, rows, key), true);
    assert.equal(hasVariation(alpha, rows, "widthClass=regular"), false);
    assert.equal(hasVariation(rows[2], rows, key), false);
    assert.notEqual(rowKey("View", rows[0], 0), rowKey("View", rows[1], 0));
});
