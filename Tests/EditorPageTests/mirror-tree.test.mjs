import assert from "node:assert/strict";
import { test } from "node:test";
import { attributesOf, containersOf, levelsOf, textOf } from "../../Sources/Editor/EditorPage/Page/device/mirror-tree.js";

/** @param {string} role @param {Record<string, any>} [more] @returns {any} */
const element = (role, more = {}) => ({ id: role, role, frame: [0, 0, 10, 10], isEnabled: true, ...more });

/** The attributes that an element has. @param {any} given */
const present = given => Object.fromEntries(Object.entries(attributesOf(given)).filter(([, value]) => value !== null));

test("elements have the names and states of their roles", () => {
    assert.deepEqual(present(element("button", { label: "Add", identifier: "add", isEnabled: false })), { "role": "button", "aria-label": "Add", "aria-disabled": "true", "data-testid": "add" });
    assert.deepEqual(present(element("switch", { label: "Milk", value: "1" })), { "role": "switch", "aria-label": "Milk", "aria-checked": "true" });
    assert.equal(present(element("switch", { value: "0", isSelected: true }))["aria-checked"], "false");
    assert.deepEqual(present(element("slider", { label: "Strength", value: "40%" })), { "role": "slider", "aria-label": "Strength", "aria-valuetext": "40%", "aria-valuenow": "40" });
    assert.equal(present(element("tab", { isSelected: true }))["aria-selected"], "true");
    assert.equal(present(element("tab"))["aria-selected"], "false");
    assert.equal(present(element("button", { isSelected: true }))["aria-pressed"], "true");
    assert.equal(present(element("cell", { isSelected: true }))["aria-current"], "true");
    assert.equal(present(element("cell", { label: "Espresso", value: "12 g", hint: "Opens it" }))["aria-description"], "Opens it, 12 g");
});

test("a text is its own name, and a heading if it says so", () => {
    assert.deepEqual(present(element("text", { label: "Coffees" })), {});
    assert.deepEqual(present(element("text", { label: "Coffees", isHeading: true, level: 1 })), { "role": "heading", "aria-level": "1" });
    assert.equal(present(element("text", { isHeading: true }))["aria-level"], "2");
});

test("a container has what lies inside its frame, in whichever order they come", () => {
    const elements = [
        element("switch", { frame: [80, 12, 15, 15] }), element("list", { frame: [0, 0, 100, 100] }), element("cell", { frame: [0, 10, 100, 20] }),
        element("text", { frame: [0, 60, 50, 10] }), element("img", { frame: [0, 60, 50, 9] }), element("dialog", { frame: [90, 90, 50, 50] }),
    ];
    assert.deepEqual(Object.fromEntries(containersOf(elements)), { switch: "cell", cell: "list", text: "list", img: "list" });
});

test("a button contains its texts, and nothing that can be used by itself", () => {
    const elements = [element("text", { frame: [5, 5, 20, 10] }), element("switch", { frame: [60, 5, 20, 10] }), element("button", { frame: [0, 0, 100, 20] })];
    assert.deepEqual(Object.fromEntries(containersOf(elements)), { text: "button" });
});

test("small elements lie upon large ones, and later ones upon earlier ones", () => {
    const levels = levelsOf([element("cell", { id: "small", frame: [0, 0, 5, 5] }), element("cell", { id: "large", frame: [0, 0, 50, 50] }), element("cell", { id: "other", frame: [0, 0, 5, 5] })]);
    assert.deepEqual(Object.fromEntries(levels), { large: 1, small: 2, other: 3 });
});

test("a text is found once", () => {
    const cell = element("cell", { label: "Espresso, 12 g" });
    assert.equal(textOf(cell, []), "Espresso, 12 g");
    assert.equal(textOf(cell, [element("switch", { label: "Milk" })]), "Espresso, 12 g");
    assert.equal(textOf(cell, [element("text", { label: "12 g" })]), "");
    assert.equal(textOf(element("textbox", { label: "Notes", value: "Hello" }), []), "");
    assert.equal(textOf(element("text", { value: "12 g" }), []), "12 g");
});
