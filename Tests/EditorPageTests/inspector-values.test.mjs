import assert from "node:assert/strict";
import { test } from "node:test";
import { withAutoresizing } from "../../Sources/Editor/EditorPage/Page/inspectors/autoresizing.js";
import { colorFromCSS, colorFromHex, componentsIn, hexOf } from "../../Sources/Editor/EditorPage/Page/inspectors/color-value.js";
import { dateText, secondsOf } from "../../Sources/Editor/EditorPage/Page/inspectors/date-control.js";
import { withSize } from "../../Sources/Editor/EditorPage/Page/inspectors/font-value.js";
import { formatNumber, parseNumber, stepped, tidyNumber } from "../../Sources/Editor/EditorPage/Page/inspectors/numbers.js";
import { menuItems } from "../../Sources/Editor/EditorPage/Page/inspectors/menu-control.js";
import { RecentColors } from "../../Sources/Editor/EditorPage/Page/inspectors/recent-colors.js";
import { withGroups } from "../../Sources/Editor/EditorPage/Page/inspectors/row-groups.js";
import { withPages } from "../../Sources/Editor/EditorPage/Page/inspectors/row-pages.js";
import { commandsFor, fittingControl } from "../../Sources/Editor/EditorPage/Page/inspectors/row-edit.js";
import { shownValue, typedValue } from "../../Sources/Editor/EditorPage/Page/inspectors/runtime-attribute.js";

test("a field takes numbers and sums", () => {
    const cases = { "12": 12, " -4.5 ": -4.5, "12,5": 12.5, "20+4*2": 28, "(20 + 4) * 2": 48, "393/2": 196.5, "2 − 5": -3, ".5": 0.5, "1e2": 100, "--3": 3 };
    for (const [text, value] of Object.entries(cases)) assert.equal(parseNumber(text), value, text);
});

test("a field refuses what is no number", () => {
    for (const text of ["", "abc", "12px", "3+", "(2", "2)", "1/0", "4 5", "0x10"]) assert.equal(parseNumber(text), null, text);
});

test("numbers are shown short and sent whole", () => {
    assert.equal(formatNumber(129.66666666666666), "129.67");
    assert.equal(formatNumber(-0.001), "0");
    assert.equal(formatNumber(-12.5), "-12.5");
    assert.equal(tidyNumber(0.1 + 0.2), 0.3);
    assert.equal(tidyNumber(129.66666666666666), 129.666666666667);
});

test("steps go by one, by ten, and stop at limits", () => {
    assert.equal(stepped(4, 1), 5);
    assert.equal(stepped(4, -1, { large: true }), -6);
    assert.equal(stepped(0.1, 1, { step: 0.2 }), 0.3);
    assert.equal(stepped(0, -1, { minimum: 0 }), 0);
});

test("colors of one's own have components, those that are named have none", () => {
    assert.deepEqual(componentsIn({ red: 1, green: 0.5, blue: 0, alpha: 0.25 }), { red: 1, green: 0.5, blue: 0, alpha: 0.25 });
    assert.deepEqual(componentsIn({ white: 0.5 }), { red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
    for (const other of [{ system: "labelColor" }, { name: "Roast" }, undefined]) assert.equal(componentsIn(other), null);
});

test("colors are typed as hex and read from style sheets", () => {
    assert.deepEqual(colorFromHex("#f80"), { red: 1, green: 136 / 255, blue: 0, alpha: 1 });
    assert.equal(colorFromHex("12345"), null);
    assert.equal(hexOf({ ...colorFromHex("ff8800"), alpha: 0.5 }), "#FF8800");
    assert.deepEqual(colorFromCSS("rgba(255, 0, 51, 0.5)"), { red: 1, green: 0, blue: 0.2, alpha: 0.5 });
    assert.deepEqual(colorFromCSS("rgb(100% 0% 20% / 50%)"), { red: 1, green: 0, blue: 0.2, alpha: 0.5 });
    assert.equal(colorFromCSS("red"), null);
});

test("a font gets another size, and a text style becomes the system font", () => {
    assert.deepEqual(withSize({ weight: "bold", isItalic: true, size: 17 }, 19), { weight: "bold", isItalic: true, size: 19 });
    assert.deepEqual(withSize({ name: "Georgia-Bold", family: "Georgia", size: 20 }, 19), { name: "Georgia-Bold", family: "Georgia", size: 19 });
    assert.deepEqual(withSize({ style: "UICTFontTextStyleBody" }, 19), { weight: "regular", size: 19 });
});

test("a new value is put into the commands wherever they name it, as what it is", () => {
    const frame = { title: "Frame", control: "list", set: [{ setFrame: { object: "a", x: "$0", y: "$1" } }] };
    assert.deepEqual(commandsFor(frame, [0.1 + 0.2, -0.5]), [{ setFrame: { object: "a", x: 0.3, y: -0.5 } }]);
    const text = { title: "Text", control: "text", set: [{ set: { object: "$b", attribute: "text", value: "$value" } }] };
    assert.deepEqual(commandsFor(text, 'a < "$1"'), [{ set: { object: "$b", attribute: "text", value: 'a < "$1"' } }]);
    const flag = { title: "Hidden", control: "checkbox", set: [{ set: { object: "b", attribute: "hidden", value: "$value" } }] };
    assert.equal(commandsFor(flag, true)[0].set.value, true);
    const insets = { title: "Margins", control: "list", set: [{ setValue: { object: "a", key: "m", value: { insets: ["$0", "$1", "$2", "$3"] } } }] };
    assert.deepEqual(commandsFor(insets, [1, 2, 3, 4])[0].setValue.value, { insets: [1, 2, 3, 4] });
    const color = { title: "Color", control: "color", set: [{ setValue: { object: "a", key: "c", value: { color: "$value" } } }] };
    assert.deepEqual(commandsFor(color, { name: "Roast" })[0].setValue.value, { color: { name: "Roast" } });
});

test("no value is the way back to the default", () => {
    const reset = [{ setValue: { object: "a", key: "c" } }];
    assert.deepEqual(commandsFor({ title: "Bar", control: "choice", set: [{ setValue: { object: "a", key: "c", value: "$value" } }], reset }, null), reset);
    assert.deepEqual(commandsFor({ title: "Bar", control: "choice", set: [] }, null), []);
});

test("the value of a runtime attribute is typed as its type wants it, and shown again", () => {
    assert.equal(typedValue("number", "0,5"), 0.5);
    assert.deepEqual(typedValue("size", "4 x 5"), [4, 5]);
    assert.equal(typedValue("string", '"'), '"');
    for (const [type, text] of [["number", "x"], ["rect", "1 2 3"]]) assert.equal(typedValue(type, text), text, "what is none is left for the server to refuse");
    assert.equal(shownValue([4, 5.5]), "4 5.5");
    assert.equal(shownValue(null), "");
});

test("segments that are too long become a pop-up", () => {
    const options = titles => titles.map(title => ({ value: title.toLowerCase(), title }));
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["None", "Line", "Bezel"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Left", "Center", "Right", "Justified", "Natural"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Prominent", "Whole Screen", "Nothing Special"]) }), "choice");
});

test("the six rows of an autoresizing mask become one, where the first of them was", () => {
    const flexible = ["Left Margin", "Width", "Right Margin", "Top Margin", "Height", "Bottom Margin"].map((name, index) => ({ title: `Flexible ${name}`, control: "checkbox", value: false, isDefault: index > 0 }));
    const frame = { title: "Frame", control: "list", value: [] };
    const other = { title: "Other", control: "text", value: "" };
    const rows = withAutoresizing([frame, ...flexible, other]);
    assert.deepEqual(rows.map(row => row.title), ["Frame", "Autoresizing", "Other"]);
    assert.equal(rows[1].value.length, 6);
    assert.equal(rows[1].isDefault, false);
    assert.deepEqual(withAutoresizing([frame, ...flexible.slice(1)]).length, 6, "a mask of fewer parts stays as it is");
});

test("of several pages of rows one is shown, behind a choice that marks those with values", () => {
    const page = option => ({ title: "State Config", option });
    const rows = [
        { title: "Type", control: "choice" }, { title: "Title", control: "text", page: page("Default"), isDefault: true },
        { title: "Title", control: "text", page: page("Highlighted"), isDefault: false }, { title: "Font", control: "font" },
    ];
    const first = withPages(rows, () => undefined);
    assert.deepEqual(first.map(row => row.title), ["Type", "State Config", "Title", "Font"]);
    assert.equal(first[1].value, "Default");
    assert.deepEqual(first[1].options, [{ value: "Default", title: "Default" }, { value: "Highlighted", title: "Highlighted •" }]);
    assert.equal(withPages(rows, () => "Highlighted")[2].isDefault, false);
    assert.equal(withPages(rows, () => "Gone")[1].value, "Default");
    assert.deepEqual(withPages(rows.slice(0, 1), () => undefined), rows.slice(0, 1));
});

test("a choice with commands of its own takes the place of the row's", () => {
    const own = [{ removeAttribute: { object: "a", attribute: "b" } }];
    const row = { title: "Size", control: "choice", set: [{ set: { object: "a", attribute: "b", value: "$value" } }], options: [{ value: "none", title: "None", set: own }, { value: "x", title: "X" }] };
    assert.deepEqual(commandsFor(row, "none"), own);
    assert.deepEqual(commandsFor(row, "x"), [{ set: { object: "a", attribute: "b", value: "x" } }]);
});

test("the colors chosen last are kept once each, the newest first, whatever the storage holds", () => {
    const kept = new Map([["recent-colors", "{"]]);
    const storage = { getItem: key => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } };
    const colors = new RecentColors(storage);
    assert.deepEqual(colors.all, []);
    for (let index = 0; index < 20; index++) colors.add({ title: `${index}`, css: "#000", value: { white: index / 20 } });
    colors.add({ title: "15", css: "#000", value: { white: 15 / 20 } });
    assert.equal(colors.all.length, 12);
    assert.deepEqual(colors.all.slice(0, 3).map(color => color.title), ["15", "19", "18"]);
    assert.deepEqual(new RecentColors(null).all, []);
});

test("dates are shown in UTC and read back in seconds since 2001", () => {
    assert.equal(dateText(0), "2001-01-01T00:00");
    assert.equal(dateText(null), "");
    for (const seconds of [0, 86400 * 9000, -3600]) assert.equal(secondsOf(dateText(seconds)), seconds);
    assert.equal(secondsOf(""), null);
});

test("a page with a name of its own is shown by it, and stays chosen when the name changes", () => {
    const rows = names => names.map((name, index) => ({ title: "Title", control: "text", page: { title: "Segment", option: `${index}`, name } }));
    const options = withPages(rows(["Segment 0 – First", "Segment 1"]), () => undefined)[0].options;
    assert.deepEqual(options, [{ value: "0", title: "Segment 0 – First" }, { value: "1", title: "Segment 1" }]);
    const [choice, row] = withPages(rows(["Segment 0", "Segment 1 – Tea"]), () => "1");
    assert.equal(choice.value, "1");
    assert.equal(row.page.name, "Segment 1 – Tea");
});

test("checkboxes of a group are named by it once", () => {
    const box = (title, group) => ({ title, group, control: "checkbox" });
    const rows = withGroups([box("Opaque", "Drawing"), box("Hidden", "Drawing"), box("Installed"), box("On Tap", "Hide Bars"), box("Opaque", "Drawing")]);
    assert.deepEqual(rows.map(row => row.group), ["Drawing", undefined, undefined, "Hide Bars", "Drawing"]);
});

test("the items of a row's menu are set apart, marked, and need commands", () => {
    const set = [{ set: { object: "a", attribute: "b", value: "c" } }];
    const options = [{ value: "leading", title: "Leading", set, isOn: true }, { value: "margin", title: "Relative to margin", isOn: false, isApart: true }, { value: "reverse", title: "Reverse", set }];
    const chosen = [];
    const items = menuItems({ title: "First Item", control: "menu", options }, value => chosen.push(value));
    assert.deepEqual(items.map(item => item.separator ? "-" : item.title), ["Leading", "-", "Relative to margin", "Reverse"]);
    assert.deepEqual(items.map(item => item.isChecked), [true, undefined, false, undefined]);
    assert.deepEqual(items.map(item => !!item.isDisabled), [false, false, true, false]);
    items[3].run();
    assert.deepEqual(chosen, ["reverse"]);
    assert.deepEqual(menuItems({ title: "First Item", control: "menu", options, isMixed: true }, () => {})[0].isChecked, false);
});
