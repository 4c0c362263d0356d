import { element, replaceChildren, symbol } from "../elements/dom.js";
import { showPopover } from "../popups/popover.js";
import { popUpButton, textField } from "./fields.js";
import { numberField } from "./number-field.js";
import { parseFont, spelledFont, textStyles, titleOfFont, weights, withSize } from "./font-value.js";

/** @typedef {import("./font-value.js").FontValue} FontValue */
/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/** What a font may be, beside the text styles. */
const KINDS = [{ value: "system", title: "System" }, { value: "italic", title: "System Italic" }, { value: "custom", title: "Custom" }];

/**
 * A font: its name opens what it is made of, a stepper changes its size.
 * @param {{label: string, onchoose: (xml: string) => void, onreset: () => void}} options
 * @returns {{element: HTMLElement, update: (row: InspectorRow) => void}}
 */
export function fontControl({ label, onchoose, onreset }) {
    /** @type {FontValue} */
    let font = { kind: "none" };
    /** @param {FontValue} next */
    const choose = next => next.kind === "none" ? onreset() : onchoose(spelledFont(next));
    const title = element("span.pop-up-title");
    /** @type {((font: FontValue) => void) | null} */
    let updateSheet = null;
    const button = element("button.pop-up.font-button", {
        type: "button", "aria-haspopup": "dialog", "aria-expanded": "false",
        onclick: () => {
            const sheet = fontSheet(font, choose);
            updateSheet = sheet.update;
            showPopover(button, sheet.element, { label, onclose: () => { updateSheet = null; } });
        },
    }, title, symbol("type"));
    const size = numberField({ label: `${label}: size`, minimum: 1, oncommit: value => choose(withSize(font, value)) });
    size.element.classList.add("bare-stepper");
    return {
        element: element("span.font", button, size.element),
        update(row) {
            font = row.isMixed ? { kind: "none" } : parseFont(row.value?.xml ?? "");
            updateSheet?.(font);
            title.textContent = row.isMixed ? "Multiple Values" : font.kind === "none" ? row.value?.title ?? row.placeholder ?? "Default" : titleOfFont(font);
            title.title = title.textContent ?? "";
            button.setAttribute("aria-label", `${label}: ${title.textContent}`);
            button.classList.toggle("is-default", !!row.isDefault);
            button.classList.toggle("is-mixed", !!row.isMixed);
            button.disabled = !row.set;
            size.element.hidden = font.kind !== "system" && font.kind !== "custom";
            size.update(font.kind === "system" || font.kind === "custom" ? font.size : 17);
        },
    };
}

/**
 * @param {FontValue} font
 * @param {(font: FontValue) => void} choose
 */
function fontSheet(font, choose) {
    const sheet = element("div.font-sheet");
    let current = font;
    /** @param {FontValue} next */
    const set = next => {
        const isOtherKind = next.kind !== current.kind;
        current = next;
        choose(next);
        if (isOtherKind) rebuild();
        else show();
    };
    const kind = popUpButton({ label: "Font", onchoose: value => set(fontOfKind(value, current)) });
    kind.setOptions([...KINDS, ...textStyles]);
    const weight = popUpButton({ label: "Weight", onchoose: value => current.kind === "system" && set({ ...current, weight: value }) });
    weight.setOptions(weights);
    const family = textField({ label: "Family", oncommit: value => {
        if (current.kind === "custom") set({ ...current, family: value, name: value.replace(/\s/g, "") });
    } });
    const face = textField({ label: "Face", oncommit: value => current.kind === "custom" && set({ ...current, name: value }) });
    const size = numberField({ label: "Size", minimum: 1, oncommit: value => set(withSize(current, value)) });
    const show = () => {
        kind.update(kindOf(current), { placeholder: "Choose a Font" });
        if (current.kind === "system") weight.update(current.weight, { isDisabled: current.isItalic });
        if (current.kind === "custom") {
            family.update(current.family);
            face.update(current.name);
        }
        if (current.kind === "system" || current.kind === "custom") size.update(current.size);
    };
    /** @param {string} title @param {HTMLElement} field */
    const labelled = (title, field) => [element("span.row-title", title), field];
    const rebuild = () => {
        const focused = /** @type {HTMLElement} */ (document.activeElement);
        replaceChildren(sheet, labelled("Font", kind.element), current.kind === "system" && labelled("Weight", weight.element),
            current.kind === "custom" && [...labelled("Family", family.element), ...labelled("Face", face.element)],
            (current.kind === "system" || current.kind === "custom") && labelled("Size", size.element));
        if (sheet.contains(focused)) focused.focus();
        show();
    };
    rebuild();
    return {
        element: sheet,
        /** @param {FontValue} given */
        update(given) {
            const isOtherKind = given.kind !== current.kind;
            current = given;
            if (isOtherKind) rebuild();
            else show();
        },
    };
}

/** @param {FontValue} font */
function kindOf(font) {
    if (font.kind === "style") return font.style;
    if (font.kind === "custom") return "custom";
    if (font.kind === "none") return "";
    return font.kind === "system" && font.isItalic ? "italic" : "system";
}

/**
 * @param {string} kind
 * @param {FontValue} before
 * @returns {FontValue}
 */
function fontOfKind(kind, before) {
    const size = before.kind === "system" || before.kind === "custom" ? before.size : 17;
    if (kind === "custom") return { kind: "custom", family: "Helvetica Neue", name: "HelveticaNeue", size };
    if (kind === "system" || kind === "italic") return { kind: "system", weight: "regular", isItalic: kind === "italic", size };
    return { kind: "style", style: kind };
}
