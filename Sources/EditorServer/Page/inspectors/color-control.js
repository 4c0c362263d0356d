import { element, symbol } from "../dom.js";
import { showMenuBelow } from "../menus.js";
import { showPopover } from "../popover.js";
import { colorFromHex, cssColor, hexOf, parseColor, spelledColor, systemColors, titleOfColor, withAlpha } from "./color-value.js";
import { numberField, textField } from "./fields.js";

/** @typedef {import("./color-value.js").ColorValue} ColorValue */
/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

/** Colours without a name that everybody uses. */
const BASICS = [["Black", "#000000"], ["White", "#FFFFFF"], ["Clear", "#00000000"]];

/**
 * A colour: its swatch opens hex and alpha, its name pops up the system's colours and those of asset catalogues.
 * @param {{label: string, onchoose: (xml: string) => void, onreset: () => void}} options
 * @returns {{element: HTMLElement, update: (row: InspectorRow) => void}}
 */
export function colorControl({ label, onchoose, onreset }) {
    /** @type {InspectorRow} */
    let row = { title: label, control: "color", value: "" };
    const swatch = element("button.swatch", { type: "button", "aria-label": `${label}: hex and alpha`, onclick: () => openPicker() }, element("span"));
    const title = element("span.pop-up-title");
    const button = element("button.pop-up", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" }, title, symbol("chevron-expand"));
    /** @param {ColorValue} color */
    const choose = color => color.kind === "none" ? onreset() : onchoose(spelledColor(color));
    const openMenu = () => showMenuBelow(menuItems(row, choose, openPicker), button, { title: label, over: true });
    button.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        button.focus();
        openMenu();
    });
    button.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
        if (!["Enter", " ", "ArrowDown", "ArrowUp"].includes(event.key)) return;
        event.preventDefault();
        openMenu();
    });
    /** @type {((color: ColorValue) => void) | null} */
    let updatePicker = null;
    const openPicker = () => {
        const picker = colorPicker(colorOf(row), choose);
        updatePicker = picker.update;
        showPopover(swatch, picker.element, { label: `${label}: hex and alpha`, onclose: () => { updatePicker = null; } });
    };
    return {
        element: element("span.color", swatch, button),
        update(given) {
            row = given;
            const color = colorOf(row);
            updatePicker?.(color);
            title.textContent = row.isMixed ? "Multiple Values" : color.kind === "none" ? row.placeholder || "Default" : titleIn(row, color);
            button.setAttribute("aria-label", `${label}: ${title.textContent}`);
            button.classList.toggle("is-default", !!row.isDefault);
            button.classList.toggle("is-mixed", !!row.isMixed);
            showSwatch(swatch.firstElementChild, row, color);
        },
    };
}

/** @param {InspectorRow} row */
const colorOf = row => row.isMixed ? /** @type {ColorValue} */ ({ kind: "none" }) : parseColor(`${row.value ?? ""}`);

/** @param {InspectorRow} row @param {ColorValue} color */
const titleIn = (row, color) => row.options?.find(option => spelledColor(parseColor(option.value)) === spelledColor(color))?.title ?? titleOfColor(color);

/**
 * @param {HTMLElement} target
 * @param {InspectorRow} row
 * @param {ColorValue} color
 */
function showSwatch(target, row, color) {
    const css = cssFor(row, color);
    target.style.background = css ?? "";
    target.className = color.kind === "none" ? "is-none" : css ? "" : "is-unknown";
}

/**
 * What only an asset catalogue knows, the row's options may tell.
 * @param {InspectorRow} row
 * @param {ColorValue} color
 */
const cssFor = (row, color) => cssColor(color, isDark()) ?? row.options?.find(option => spelledColor(parseColor(option.value)) === spelledColor(color))?.color ?? null;

/**
 * @param {InspectorRow} row
 * @param {(color: ColorValue) => void} choose
 * @param {() => void} openPicker
 * @returns {import("../menu-model.js").MenuItem[]}
 */
function menuItems(row, choose, openPicker) {
    const current = spelledColor(colorOf(row));
    /** @param {ColorValue} color @param {string} [title] */
    const item = (color, title) => {
        const icon = element("span.swatch-icon", element("span"));
        showSwatch(icon.firstElementChild, row, color);
        return { title: title ?? titleOfColor(color), icon, isChecked: !row.isMixed && spelledColor(color) === current, run: () => choose(color) };
    };
    const options = (row.options ?? []).map(option => ({ option, color: parseColor(option.value) })).filter(({ color }) => color.kind !== "none");
    const named = options.filter(({ color }) => color.kind === "named").map(({ option, color }) => item(color, option.title));
    const offered = options.filter(({ color }) => color.kind === "system").map(({ option, color }) => item(color, option.title));
    const system = offered.length ? offered : systemColors.map(name => item({ kind: "system", name }));
    const own = colorOf(row).kind === "components" ? [item(colorOf(row))] : [];
    return [
        item({ kind: "none" }, "Default"), ...own, { title: "Custom…", icon: element("span.swatch-icon.wheel", element("span")), isChecked: false, run: openPicker },
        ...(named.length ? [{ heading: "Named Colors" }, ...named] : []),
        { heading: "Basic" }, ...BASICS.flatMap(([title, hex]) => { const color = colorFromHex(hex); return color ? [item(color, title)] : []; }),
        { heading: "System Colors" }, ...system,
    ];
}

/**
 * Hue and lightness by hand, hex and alpha in numbers.
 * @param {ColorValue} color
 * @param {(color: ColorValue) => void} choose
 */
function colorPicker(color, choose) {
    let current = color;
    const base = () => /** @type {ColorValue} */ (current.kind === "components" ? current : colorFromHex(hexOf(current, isDark()) ?? "#000000"));
    const alphaOf = () => current.kind === "components" ? current.alpha : 1;
    /** @param {ColorValue | null} next */
    const set = next => {
        if (!next) return show();
        current = next;
        choose(current);
        show();
    };
    /** @type {HTMLInputElement} */
    const wheel = element("input.color-wheel", {
        type: "color", "aria-label": "Color", onchange: () => { const picked = colorFromHex(wheel.value); set(picked && withAlpha(picked, alphaOf())); },
    });
    const hex = textField({ label: "Hex", oncommit: text => {
        const typed = colorFromHex(text);
        set(typed && (text.replace("#", "").length === 8 ? typed : withAlpha(typed, alphaOf())));
    } });
    const alpha = numberField({ label: "Opacity", unit: "%", minimum: 0, maximum: 100, step: 5, oncommit: value => set(withAlpha(base(), value / 100)) });
    const show = () => {
        wheel.value = (hexOf(current, isDark()) ?? "#000000").toLowerCase();
        hex.update(hexOf(current, isDark()) ?? "");
        alpha.update(Math.round(alphaOf() * 100));
    };
    show();
    /** @param {string} title @param {HTMLElement} field */
    const labelled = (title, field) => [element("span.row-title", title), field];
    const sheet = element("div.color-picker", labelled("Color", wheel), labelled("Hex", hex.element), labelled("Opacity", alpha.element));
    return {
        element: sheet,
        /** @param {ColorValue} given */
        update(given) {
            current = given;
            show();
        },
    };
}

