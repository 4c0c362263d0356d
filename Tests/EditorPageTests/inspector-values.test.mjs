import assert from "node:assert/strict";
import { test } from "node:test";
import { withAutoresizing } from "../../Sources/Editor/EditorPage/Page/inspectors/autoresizing.js";
import { colorFromCSS, colorFromHex, hexOf, parseColor, spelledColor } from "../../Sources/Editor/EditorPage/Page/inspectors/color-value.js";
import { parseFont, spelledFont, titleOfFont, withSize } from "../../Sources/Editor/EditorPage/Page/inspectors/font-value.js";
import { formatNumber, parseNumber, spelledNumber, stepped } from "../../Sources/Editor/EditorPage/Page/inspectors/numbers.js";
import { commandsFor, fittingControl } from "../../Sources/Editor/EditorPage/Page/inspectors/row-edit.js";
import { spelledAttribute } from "../../Sources/Editor/EditorPage/Page/inspectors/runtime-attribute.js";

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
    assert.equal(spelledNumber(0.1 + 0.2), "0.3");
    assert.equal(spelledNumber(129.66666666666666), "129.666666666667");
});

test("steps go by one, by ten, and stop at limits", () => {
    assert.equal(stepped(4, 1), 5);
    assert.equal(stepped(4, -1, { large: true }), -6);
    assert.equal(stepped(0.1, 1, { step: 0.2 }), 0.3);
    assert.equal(stepped(0, -1, { minimum: 0 }), 0);
});

test("colours of one's own survive being read and spelled", () => {
    const xml = '<color red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>';
    assert.equal(spelledColor(parseColor(xml)), xml);
    assert.deepEqual(parseColor('<color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>'), { red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
    for (const other of ['<color systemColor="labelColor"/>', '<color name="Roast"/>', '<nil key="textColor"/>', ""]) assert.equal(parseColor(other), null);
});

test("colours are typed as hex and read from style sheets", () => {
    assert.deepEqual(colorFromHex("#f80"), { red: 1, green: 136 / 255, blue: 0, alpha: 1 });
    assert.equal(colorFromHex("12345"), null);
    assert.equal(hexOf({ ...colorFromHex("ff8800"), alpha: 0.5 }), "#FF8800");
    assert.deepEqual(colorFromCSS("rgba(255, 0, 51, 0.5)"), { red: 1, green: 0, blue: 0.2, alpha: 0.5 });
    assert.deepEqual(colorFromCSS("rgb(100% 0% 20% / 50%)"), { red: 1, green: 0, blue: 0.2, alpha: 0.5 });
    assert.equal(colorFromCSS("red"), null);
});

test("fonts survive being read and spelled", () => {
    for (const xml of [
        '<fontDescription style="UICTFontTextStyleHeadline"/>', '<fontDescription type="system" pointSize="17"/>',
        '<fontDescription type="system" weight="semibold" pointSize="12.5"/>', '<fontDescription type="boldSystem" pointSize="15"/>',
        '<fontDescription type="italicSystem" pointSize="15"/>', '<fontDescription name="Georgia-Bold" family="Georgia" pointSize="20"/>', "",
    ]) assert.equal(spelledFont(parseFont(xml)), xml);
});

test("fonts are told as people know them", () => {
    assert.equal(titleOfFont(parseFont('<fontDescription key="f" style="UICTFontTextStyleTitle0"/>')), "Large Title");
    assert.equal(titleOfFont(parseFont('<fontDescription type="system" weight="semibold" pointSize="17"/>')), "System Semibold 17.0");
    assert.equal(titleOfFont(withSize(parseFont('<fontDescription style="UICTFontTextStyleBody"/>'), 19)), "System 19.0");
    assert.equal(titleOfFont({ kind: "none" }), "Default");
});

test("a new value is put into the commands wherever they name it", () => {
    const frame = { title: "Frame", control: "list", set: [{ setFrame: { object: "a", x: "#0", y: "#1" } }] };
    assert.deepEqual(commandsFor(frame, [2, -0.5]), [{ setFrame: { object: "a", x: 2, y: -0.5 } }]);
    const text = { title: "Text", control: "text", set: [{ set: { object: "$b", attribute: "text", value: "$value" } }] };
    assert.deepEqual(commandsFor(text, 'a < "b"'), [{ set: { object: "$b", attribute: "text", value: 'a < "b"' } }]);
});

test("a value that becomes part of XML is escaped, one that is XML is not", () => {
    const hint = { title: "Hint", control: "text", set: [{ insert: { into: "a", xml: '<accessibility hint="$value"/>' } }] };
    assert.equal(commandsFor(hint, 'a < "b"')[0].insert.xml, '<accessibility hint="a &lt; &quot;b&quot;"/>');
    const size = { title: "Offset", control: "list", set: [{ setValue: { object: "a", key: "o", xml: '<size width="$0" height="$1"/>' } }] };
    assert.equal(commandsFor(size, [0.1 + 0.2, 4])[0].setValue.xml, '<size width="0.3" height="4"/>');
    const color = { title: "Color", control: "color", set: [{ setValue: { object: "a", key: "c", xml: "$value" } }] };
    assert.equal(commandsFor(color, '<color name="A"/>')[0].setValue.xml, '<color name="A"/>');
});

test("runtime attributes are spelled by their type, or refused", () => {
    const spelled = (type, value) => spelledAttribute({ keyPath: "layer.x", type, value });
    const head = 'keyPath="layer.x"';
    assert.equal(spelled("number", "5"), `<userDefinedRuntimeAttribute type="number" ${head}><integer key="value" value="5"/></userDefinedRuntimeAttribute>`);
    assert.equal(spelled("number", "0,5"), `<userDefinedRuntimeAttribute type="number" ${head}><real key="value" value="0.5"/></userDefinedRuntimeAttribute>`);
    assert.equal(spelled("size", "4 x 5"), `<userDefinedRuntimeAttribute type="size" ${head}><size key="value" width="4" height="5"/></userDefinedRuntimeAttribute>`);
    assert.equal(spelled("string", '"'), `<userDefinedRuntimeAttribute type="string" ${head} value="&quot;"/>`);
    for (const [type, value] of [["number", "x"], ["number", ""], ["rect", "1 2 3"], ["boolean", "maybe"]]) assert.equal(spelled(type, value), null);
});

test("segments that are too long become a pop-up", () => {
    const options = titles => titles.map(title => ({ value: title.toLowerCase(), title }));
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["None", "Line", "Bezel"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Left", "Center", "Right", "Justified", "Natural"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Prominent", "Whole Screen", "Nothing Special"]) }), "choice");
});

test("the six rows of an autoresizing mask become one, where the first of them was", () => {
    const flexible = ["Left Margin", "Width", "Right Margin", "Top Margin", "Height", "Bottom Margin"].map((name, index) => ({ title: `Flexible ${name}`, control: "checkbox", value: "NO", isDefault: index > 0 }));
    const frame = { title: "Frame", control: "list", value: [] };
    const other = { title: "Other", control: "text", value: "" };
    const rows = withAutoresizing([frame, ...flexible, other]);
    assert.deepEqual(rows.map(row => row.title), ["Frame", "Autoresizing", "Other"]);
    assert.equal(rows[1].value.length, 6);
    assert.equal(rows[1].isDefault, false);
    assert.deepEqual(withAutoresizing([frame, ...flexible.slice(1)]).length, 6, "a mask of fewer parts stays as it is");
});
