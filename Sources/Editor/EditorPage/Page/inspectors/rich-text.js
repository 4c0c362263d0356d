import { element, replaceChildren, symbol } from "../elements/dom.js";
import { colorControl } from "./color-control.js";
import { isCustom, isSystem, withSize } from "./font-value.js";
import { segments, textField } from "./fields.js";
import { numberField } from "./number-field.js";
import { lineLooks, textLineControl } from "./text-line.js";
import { runsIn, textOf, withLook, withText } from "./text-runs.js";

/** @typedef {import("./text-runs.js").TextRun} TextRun */
/** @typedef {{run: TextRun, color?: string, background?: string, underlineColor?: string, strikethroughColor?: string}} ShownRun */

const ALIGNMENTS = [
    { value: "left", title: "Left", symbol: "text-left" }, { value: "center", title: "Center", symbol: "text-center" },
    { value: "right", title: "Right", symbol: "text-right" }, { value: "justified", title: "Justified", symbol: "justify" },
    { value: "natural", title: "Natural", symbol: "text-paragraph" },
];
/** @type {Record<string, string>} */
const WEIGHTS = { ultraLight: "200", thin: "200", light: "300", regular: "400", medium: "500", semibold: "600", bold: "700", heavy: "800", black: "900" };

/**
 * A control for a text with attributes: the text as it looks, with a toolbar for what is selected in it, or for all of it.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function richTextControl({ row: first, app, commit }) {
    let row = first;
    /** @type {TextRun[]} */
    let runs = [];
    /** @type {ShownRun[]} */
    let shown = [];
    let isTyping = false;
    /** The selected part of the text. @type {[number, number]} */
    let selected = [0, 0];
    /** @type {HTMLElement} */
    const text = element("div.rich-text.field", {
        contentEditable: "plaintext-only", role: "textbox", "aria-multiline": "true", "aria-label": row.title, spellcheck: false,
        oninput: () => {
            isTyping = true;
            runs = withText(runs, text.textContent ?? "");
        },
        onblur: () => finish(),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[biu]$/i.test(event.key)) {
                event.preventDefault();
                toggle(event.key.toLowerCase() === "b" ? "bold" : event.key.toLowerCase() === "i" ? "italic" : "underline");
            }
            // What isn't typed is a step of the document already.
            if (!isTyping && (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key)) {
                event.preventDefault();
                app.commands.run(event.shiftKey || event.key.toLowerCase() === "y" ? "edit.redo" : "edit.undo");
            }
            if (event.key !== "Escape" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        },
    });
    const finish = () => {
        if (isTyping) send();
    };
    const send = () => {
        isTyping = false;
        return commit(runs);
    };
    /** @returns {[number, number]} The offsets of what is selected; of all if nothing is. */
    const range = () => /** @type {[number, number]} */ (selected[0] === selected[1] ? [0, textOf(runs).length] : selected);
    const readSelection = () => {
        const chosen = getSelection();
        if (!chosen?.rangeCount || !text.contains(chosen.anchorNode)) return;
        const part = chosen.getRangeAt(0);
        const before = part.cloneRange();
        before.selectNodeContents(text);
        before.setEnd(part.startContainer, part.startOffset);
        const start = before.toString().length;
        selected = [start, start + part.toString().length];
        showLook();
    };
    document.addEventListener("selectionchange", () => {
        if (text.isConnected) readSelection();
    });
    /** @param {Partial<TextRun>} look */
    const change = look => {
        runs = withLook(runs, ...range(), look);
        send();
    };
    /** @param {(run: TextRun) => Partial<TextRun>} look */
    const changeEach = look => {
        const [start, end] = range();
        let at = 0;
        for (const run of [...runs]) {
            const [begin, stop] = [at, at + run.text.length];
            at = stop;
            if (begin < end && stop > start) runs = withLook(runs, Math.max(begin, start), Math.min(stop, end), look(run));
        }
        send();
    };
    /** @param {"bold" | "italic" | "underline" | "strike"} kind */
    const toggle = kind => {
        const on = lookAt();
        if (kind === "underline") return change({ underline: on.underline ? undefined : { style: "single" } });
        if (kind === "strike") return change({ strikethrough: on.strikethrough ? undefined : { style: "single" } });
        const isOn = kind === "bold" ? isBold(on) : isItalic(on);
        changeEach(run => ({ font: kind === "bold" ? withBold(run, !isOn) : withItalic(run, !isOn) }));
    };
    /** @param {"bold" | "italic" | "underline" | "strike"} kind @param {string} label @param {string} name */
    const button = (kind, label, name) => element("button.tool.text-tool", {
        type: "button", title: label, "aria-label": label, "aria-pressed": "false",
        // The text keeps its selection.
        onpointerdown: (/** @type {Event} */ event) => event.preventDefault(), onclick: () => toggle(kind),
    }, symbol(name));
    const tools = {
        bold: button("bold", "Bold", "type-bold"), italic: button("italic", "Italic", "type-italic"),
        underline: button("underline", "Underline", "type-underline"), strike: button("strike", "Strikethrough", "type-strikethrough"),
    };
    const size = numberField({ label: `${row.title}: size`, minimum: 1, oncommit: value => changeEach(run => ({ font: withSize(fontOf(run), value) })) });
    const color = colorControl({ label: `${row.title}: color`, onchoose: chosen => change({ color: chosen }), onreset: () => change({ color: undefined }) });
    const back = colorControl({ label: `${row.title}: background`, onchoose: chosen => change({ background: chosen }), onreset: () => change({ background: undefined }) });
    const alignment = segments({ label: `${row.title}: alignment`, options: ALIGNMENTS, onchoose: value => change({ alignment: value }) });
    const underline = textLineControl({ label: `${row.title}: underline`, onchange: next => changeEach(run => ({ underline: next(run.underline) })) });
    const strikethrough = textLineControl({ label: `${row.title}: strikethrough`, onchange: next => changeEach(run => ({ strikethrough: next(run.strikethrough) })) });
    const link = textField({ label: `${row.title}: link`, oncommit: value => change({ link: value.trim() || undefined }) });
    const kerning = numberField({ label: `${row.title}: kerning`, step: 0.5, oncommit: value => change({ kerning: value }), onclear: () => change({ kerning: undefined }) });
    const baseline = numberField({ label: `${row.title}: baseline offset`, oncommit: value => change({ baselineOffset: value || undefined }), onclear: () => change({ baselineOffset: undefined }) });
    const spacing = numberField({ label: `${row.title}: line spacing`, minimum: 0, oncommit: value => change({ lineSpacing: value || undefined }) });
    const lookAt = () => {
        const isOutside = selected[0] === selected[1] && document.activeElement !== text;
        return runsIn(runs, isOutside ? 0 : selected[0], isOutside ? 1 : selected[1])[0] ?? { text: "" };
    };
    const showLook = () => {
        const look = lookAt();
        tools.bold.setAttribute("aria-pressed", `${isBold(look)}`);
        tools.italic.setAttribute("aria-pressed", `${isItalic(look)}`);
        tools.underline.setAttribute("aria-pressed", `${!!look.underline}`);
        tools.strike.setAttribute("aria-pressed", `${!!look.strikethrough}`);
        const font = fontOf(look);
        size.update(isSystem(font) || isCustom(font) ? font.size : 17);
        const drawn = shown.find(each => each.run.text === look.text && JSON.stringify(each.run.color) === JSON.stringify(look.color));
        color.update(colorRow("Color", look.color, drawn?.color));
        back.update(colorRow("Background", look.background, drawn?.background, "None"));
        underline.update(look.underline, colorRow("Underline Color", look.underline?.color, drawn?.underlineColor, "Text Color"));
        strikethrough.update(look.strikethrough, colorRow("Strikethrough Color", look.strikethrough?.color, drawn?.strikethroughColor, "Text Color"));
        link.update(look.link ?? "", { placeholder: "None" });
        kerning.update(look.kerning ?? null, { placeholder: "Default" });
        baseline.update(look.baselineOffset ?? 0);
        alignment.update(look.alignment ?? "natural");
        spacing.update(look.lineSpacing ?? 0);
    };
    /**
     * @param {string} title @param {import("./color-value.js").Color | undefined} given @param {string | undefined} css @param {string} [placeholder]
     * @returns {import("./row-edit.js").InspectorRow}
     */
    const colorRow = (title, given, css, placeholder) => ({
        title, control: "color", value: given ? { css, title: nameOf(given, css), color: given } : null, options: row.options, set: row.set, reset: [], isDefault: !given, placeholder,
    });
    /** @param {import("./color-value.js").Color} given @param {string} [css] */
    const nameOf = (given, css) => row.options?.find(option => JSON.stringify(option.value) === JSON.stringify(given))?.title ?? css ?? "Color";
    const draw = () => {
        replaceChildren(text, shown.map(({ run, color: own, background, ...colors }) => element("span", {
            style: {
                color: run.link ? "var(--accent)" : own ?? "", background: background ?? "", ...lineLooks(run, colors),
                letterSpacing: run.kerning ? `${run.kerning * 0.75}px` : "", position: run.baselineOffset ? "relative" : "", bottom: run.baselineOffset ? `${run.baselineOffset * 0.75}px` : "",
                fontWeight: isSystem(run.font ?? null) ? WEIGHTS[/** @type {any} */ (run.font).weight] ?? "" : isBold(run) ? "700" : "", fontStyle: isItalic(run) ? "italic" : "",
                fontSize: `${Math.min(22, Math.max(9, sizeOf(run) * 0.75))}px`, fontFamily: isCustom(run.font ?? null) ? `"${/** @type {any} */ (run.font).family}"` : "",
            },
        }, run.text)));
        text.style.textAlign = { left: "left", center: "center", right: "right", justified: "justify" }[runs[0]?.alignment ?? ""] ?? "";
        const [start, end] = selected;
        if (document.activeElement === text) select(text, start, end);
    };
    /** @param {string} title @param {HTMLElement} field */
    const labeled = (title, field) => element("label.rich-field", element("span", title), field);
    /** @param {string} title @param {HTMLElement} fields */
    const grouped = (title, fields) => element("div.rich-field", { role: "group", "aria-label": title }, element("span", title), fields);
    return {
        isWide: true, ownsTitle: true,
        element: element("div.rich", text, element("div.rich-tools", { role: "toolbar", "aria-label": "Text" }, tools.bold, tools.italic, tools.underline, tools.strike, size.element),
            alignment.element, labeled("Color", color.element), labeled("Background", back.element), labeled("Line Spacing", spacing.element),
            labeled("Link", link.element), labeled("Kerning", kerning.element), labeled("Baseline", baseline.element),
            grouped("Underline", underline.element), grouped("Strikethrough", strikethrough.element)),
        update(given) {
            row = given;
            if (isTyping) return;
            shown = given.isMixed ? [] : given.value ?? [];
            runs = shown.map(each => each.run);
            const length = textOf(runs).length;
            selected = [Math.min(selected[0], length), Math.min(selected[1], length)];
            draw();
            showLook();
        },
    };
}

/** @param {TextRun} run @returns {import("./font-value.js").FontValue} */
const fontOf = run => run.font ?? { weight: "regular", size: 17 };

/** @param {TextRun} run */
const sizeOf = run => /** @type {any} */ (fontOf(run))?.size ?? 17;

/** @param {TextRun} run */
function isBold({ font = null }) {
    if (isSystem(font)) return ["semibold", "bold", "heavy", "black"].includes(font.weight);
    return isCustom(font) && /bold|black|heavy/i.test(font.name);
}

/** @param {TextRun} run */
function isItalic({ font = null }) {
    return isSystem(font) ? !!font.isItalic : isCustom(font) && /italic|oblique/i.test(font.name);
}

/**
 * Returns a run's font in bold or not; one of a family by the names that its faces usually have.
 * @param {TextRun} run
 * @param {boolean} isOn
 * @returns {import("./font-value.js").FontValue}
 */
function withBold(run, isOn) {
    const font = fontOf(run);
    if (isCustom(font)) return { ...font, name: faceName(font, isOn, isItalic(run)) };
    return { weight: isOn ? "bold" : "regular", ...(isItalic(run) ? { isItalic: true } : {}), size: sizeOf(run) };
}

/** @param {TextRun} run @param {boolean} isOn @returns {import("./font-value.js").FontValue} */
function withItalic(run, isOn) {
    const font = fontOf(run);
    if (isCustom(font)) return { ...font, name: faceName(font, isBold(run), isOn) };
    return { weight: isSystem(font) ? font.weight : "regular", ...(isOn ? { isItalic: true } : {}), size: sizeOf(run) };
}

/** @param {import("./font-value.js").CustomFont} font @param {boolean} bold @param {boolean} italic */
function faceName(font, bold, italic) {
    const [base] = font.name.split("-");
    const face = `${bold ? "Bold" : ""}${italic ? "Italic" : ""}`;
    return face ? `${base}-${face}` : base;
}

/**
 * Selects text by its offsets.
 * @param {HTMLElement} place
 * @param {number} start
 * @param {number} end
 */
function select(place, start, end) {
    const range = document.createRange();
    range.selectNodeContents(place);
    let at = 0;
    for (const span of place.children) {
        const node = span.firstChild;
        const length = node?.textContent?.length ?? 0;
        if (node && start >= at && start <= at + length) range.setStart(node, start - at);
        if (node && end >= at && end <= at + length) {
            range.setEnd(node, end - at);
            break;
        }
        at += length;
    }
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
}
