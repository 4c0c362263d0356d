import { element, replaceChildren, symbol } from "../elements/dom.js";
import { showPopover } from "../popups/popover.js";
import { popUpButton, textField } from "./fields.js";
import { numberField } from "./number-field.js";
import { isCustom, isStyle, isSystem, withSize } from "./font-value.js";

/** @typedef {import("./font-value.js").FontValue} FontValue */
/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

/** The kinds of fonts other than text styles. */
const KINDS = [{ value: "system", title: "System" }, { value: "italic", title: "System Italic" }, { value: "custom", title: "Custom" }];

/**
 * A control for a font: its name opens a popover, a stepper changes its size.
 * @param {{label: string, onchoose: (font: FontValue) => void, onreset: () => void}} options
 * @returns {{element: HTMLElement, update: (row: InspectorRow) => void}}
 */
export function fontControl({ label, onchoose, onreset }) {
    /** @type {FontValue} */
    let font = null;
    /** @type {FontChoices} */
    let choices = { styles: [], weights: [] };
    /** @param {FontValue} next */
    const choose = next => next === null ? onreset() : onchoose(next);
    const title = element("span.pop-up-title");
    /** @type {((font: FontValue) => void) | null} */
    let updateSheet = null;
    const button = element("button.pop-up.font-button", {
        type: "button", "aria-haspopup": "dialog", "aria-expanded": "false",
        onclick: () => {
            const sheet = fontSheet(font, choices, choose);
            updateSheet = sheet.update;
            showPopover(button, sheet.element, { label, onclose: () => { updateSheet = null; } });
        },
    }, title, symbol("type"));
    const size = numberField({ label: `${label}: size`, minimum: 1, oncommit: value => choose(withSize(font, value)) });
    size.element.classList.add("bare-stepper");
    return {
        element: element("span.font", button, size.element),
        update(row) {
            font = row.isMixed ? null : row.value?.font ?? null;
            choices = choicesOf(row);
            updateSheet?.(font);
            title.textContent = row.isMixed ? "Multiple Values" : row.value?.title ?? row.placeholder ?? "Default";
            title.title = title.textContent ?? "";
            button.setAttribute("aria-label", `${label}: ${title.textContent}`);
            button.classList.toggle("is-default", !!row.isDefault);
            button.classList.toggle("is-mixed", !!row.isMixed);
            button.disabled = !row.set;
            size.element.hidden = !isSystem(font) && !isCustom(font);
            size.update(sizeOf(font));
        },
    };
}

/**
 * The text styles and weights that a row offers, by their names in documents.
 * @typedef {{styles: {value: string, title: string}[], weights: {value: string, title: string}[]}} FontChoices
 */

/**
 * @param {InspectorRow} row
 * @returns {FontChoices}
 */
function choicesOf(row) {
    const options = row.options ?? [];
    return {
        styles: options.filter(option => isStyle(option.value)).map(option => ({ value: option.value.style, title: option.title })),
        weights: options.filter(option => isSystem(option.value)).map(option => ({ value: option.value.weight, title: option.title })),
    };
}

/**
 * @param {FontValue} font
 * @param {FontChoices} choices
 * @param {(font: FontValue) => void} choose
 */
function fontSheet(font, { styles, weights }, choose) {
    const sheet = element("div.font-sheet");
    let current = font;
    /** @param {FontValue} next */
    const set = next => {
        const isOtherKind = familyOf(next) !== familyOf(current);
        current = next;
        choose(next);
        if (isOtherKind) rebuild();
        else show();
    };
    const kind = popUpButton({ label: "Font", onchoose: value => set(fontOfKind(value, current)) });
    kind.setOptions([...KINDS, ...styles]);
    const weight = popUpButton({ label: "Weight", onchoose: value => { if (isSystem(current)) set({ ...current, weight: value }); } });
    weight.setOptions(weights);
    const family = textField({ label: "Family", oncommit: value => {
        if (isCustom(current)) set({ ...current, family: value, name: value.replace(/\s/g, "") });
    } });
    const face = textField({ label: "Face", oncommit: value => { if (isCustom(current)) set({ ...current, name: value }); } });
    const size = numberField({ label: "Size", minimum: 1, oncommit: value => set(withSize(current, value)) });
    const show = () => {
        kind.update(kindOf(current), { placeholder: "Choose a Font" });
        if (isSystem(current)) weight.update(current.weight, { isDisabled: !!current.isItalic });
        if (isCustom(current)) {
            family.update(current.family);
            face.update(current.name);
        }
        if (isSystem(current) || isCustom(current)) size.update(current.size);
    };
    /** @param {string} title @param {HTMLElement} field */
    const labeled = (title, field) => [element("span.row-title", title), field];
    const rebuild = () => {
        const focused = /** @type {HTMLElement} */ (document.activeElement);
        replaceChildren(sheet, labeled("Font", kind.element), isSystem(current) && labeled("Weight", weight.element),
            isCustom(current) && [...labeled("Family", family.element), ...labeled("Face", face.element)],
            (isSystem(current) || isCustom(current)) && labeled("Size", size.element));
        if (sheet.contains(focused)) focused.focus();
        show();
    };
    rebuild();
    return {
        element: sheet,
        /** @param {FontValue} given */
        update(given) {
            const isOtherKind = familyOf(given) !== familyOf(current);
            current = given;
            if (isOtherKind) rebuild();
            else show();
        },
    };
}

/** @param {FontValue} font */
const sizeOf = font => isSystem(font) || isCustom(font) ? font.size : 17;

/**
 * Returns the kind that determines the fields of a font.
 * @param {FontValue} font
 */
const familyOf = font => isStyle(font) ? "style" : isCustom(font) ? "custom" : isSystem(font) ? "system" : "none";

/** @param {FontValue} font */
function kindOf(font) {
    if (isStyle(font)) return font.style;
    if (isCustom(font)) return "custom";
    return isSystem(font) ? font.isItalic ? "italic" : "system" : "";
}

/**
 * @param {string} kind
 * @param {FontValue} before
 * @returns {FontValue}
 */
function fontOfKind(kind, before) {
    const size = sizeOf(before);
    if (kind === "custom") return { family: "Helvetica Neue", name: "HelveticaNeue", size };
    if (kind === "system") return { weight: "regular", size };
    return kind === "italic" ? { weight: "regular", isItalic: true, size } : { style: kind };
}
