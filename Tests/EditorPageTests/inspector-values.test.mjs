import assert from "node:assert/strict";
import { test } from "node:test";
import { colorFromHex, cssColor, hexOf, parseColor, spelledColor, titleOfColor, withAlpha } from "../../Sources/EditorServer/Page/inspectors/color-value.js";
import { parseFont, spelledFont, titleOfFont, withSize } from "../../Sources/EditorServer/Page/inspectors/font-value.js";
import { formatNumber, parseNumber, spelledNumber, stepped } from "../../Sources/EditorServer/Page/inspectors/numbers.js";
import { commandsFor, fittingControl, partTitles, resetCommands } from "../../Sources/EditorServer/Page/inspectors/row-edit.js";

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

test("colours survive being read and spelled", () => {
    for (const xml of [
        '<color systemColor="labelColor"/>', '<color name="Roast"/>',
        '<color red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>', "",
    ]) assert.equal(spelledColor(parseColor(xml)), xml);
    assert.deepEqual(parseColor('<color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>'), { kind: "components", red: 0.5, green: 0.5, blue: 0.5, alpha: 1 });
    assert.deepEqual(parseColor('<nil key="textColor"/>'), { kind: "none" });
    assert.equal(spelledColor(parseColor('<color name="A &quot;b&quot;"/>')), '<color name="A &quot;b&quot;"/>');
});

test("colours are shown as hex, with alpha and by name", () => {
    assert.deepEqual(colorFromHex("#f80"), { kind: "components", red: 1, green: 136 / 255, blue: 0, alpha: 1 });
    assert.equal(colorFromHex("12345"), null);
    const half = withAlpha(colorFromHex("ff8800"), 0.5);
    assert.equal(hexOf(half), "#FF8800");
    assert.equal(cssColor(half), "#FF880080");
    assert.equal(titleOfColor(half), "#FF8800 50%");
    assert.equal(titleOfColor({ kind: "system", name: "secondaryLabelColor" }), "Secondary Label Color");
    assert.equal(titleOfColor({ kind: "system", name: "systemGray2Color" }), "System Gray 2 Color");
    assert.equal(cssColor({ kind: "system", name: "systemRedColor" }, true), "#ff453a");
    assert.equal(cssColor({ kind: "named", name: "Roast" }), null);
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
    const edit = { commands: [{ set: { object: "a", attribute: "x", value: "$0" } }, { set: { object: "a", attribute: "y", value: "$1" } }] };
    assert.deepEqual(commandsFor({ title: "Offset", control: "size", value: [0, 0], edit }, [2, -0.5]), [
        { set: { object: "a", attribute: "x", value: "2" } }, { set: { object: "a", attribute: "y", value: "-0.5" } },
    ]);
    const flag = { title: "Hidden", control: "checkbox", value: false, edit: { commands: [{ set: { object: "$b", attribute: "hidden", value: "$value" } }] } };
    assert.deepEqual(commandsFor(flag, true), [{ set: { object: "$b", attribute: "hidden", value: "YES" } }]);
    assert.equal(resetCommands(flag), null);
});

test("segments that are too long become a pop-up", () => {
    const options = titles => titles.map(title => ({ value: title.toLowerCase(), title }));
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["None", "Line", "Bezel"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Left", "Center", "Right", "Justified", "Natural"]) }), "segments");
    assert.equal(fittingControl({ title: "", control: "segments", value: "", options: options(["Prominent", "Whole Screen", "Nothing Special"]) }), "choice");
});

test("parts of lists have names", () => {
    assert.deepEqual(partTitles({ title: "", control: "rect", value: [] }), ["X", "Y", "Width", "Height"]);
    assert.deepEqual(partTitles({ title: "", control: "size", value: [], parts: ["Horizontal", "Vertical"] }), ["Horizontal", "Vertical"]);
});
