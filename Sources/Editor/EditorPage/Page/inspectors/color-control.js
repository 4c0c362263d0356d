import { element, symbol } from "../elements/dom.js";
import { showMenuBelow } from "../popups/menus.js";
import { showPopover } from "../popups/popover.js";
import { colorPicker } from "./color-picker.js";
import { colorFromCSS, componentsIn, cssOf } from "./color-value.js";
import { recentColors } from "./recent-colors.js";

/** @typedef {import("./color-value.js").Components} Components */
/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */
/** @typedef {import("./color-value.js").Color} Color */
/** @typedef {{css?: string, title: string, color?: Color}} ShownColor */

/**
 * A control for a color: its swatch opens hex value and opacity, its name shows a menu of system and named colors.
 * @param {{label: string, onchoose: (color: Color) => void, onreset: () => void}} options
 * @returns {{element: HTMLElement, update: (row: InspectorRow) => void}}
 */
export function colorControl({ label, onchoose: oncommit, onreset }) {
    /** @type {InspectorRow} */
    let row = { title: label, control: "color" };
    /** @param {Color} color */
    const onchoose = color => {
        const components = componentsIn(color);
        const known = row.options?.find(option => JSON.stringify(option.value) === JSON.stringify(color));
        const css = components ? cssOf(components) : known?.css;
        recentColors.add({ title: known?.title ?? css ?? "Color", css, value: color });
        oncommit(color);
    };
    const swatch = element("button.swatch", { type: "button", "aria-label": `${label}: color picker`, onclick: () => openPicker() }, element("span"));
    const title = element("span.pop-up-title");
    const button = element("button.pop-up", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" }, title, symbol("chevron-expand"));
    const openMenu = () => showMenuBelow(menuItems(row, onchoose, onreset, openPicker), button, { title: label, over: true });
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
    /** @type {((row: InspectorRow, color: Components) => void) | null} */
    let updatePicker = null;
    const openPicker = () => {
        const picker = colorPicker(row, componentsOf(row), onchoose);
        updatePicker = picker.update;
        showPopover(swatch, picker.element, { label: `${label}: color picker`, onclose: () => { updatePicker = null; } });
    };
    return {
        element: element("span.color", swatch, button),
        update(given) {
            row = given;
            const color = shownColor(row);
            updatePicker?.(row, componentsOf(row));
            // All of them are colors, so the word is omitted.
            title.textContent = row.isMixed ? "Multiple Values" : color?.title.replace(/ Color$/, "") ?? (row.usual ? `Default (${row.usual.title})` : row.placeholder ?? "Default");
            title.title = title.textContent ?? "";
            button.setAttribute("aria-label", `${label}: ${title.textContent}`);
            button.classList.toggle("is-default", !!row.isDefault);
            button.classList.toggle("is-mixed", !!row.isMixed);
            swatch.disabled = button.disabled = !row.set;
            showSwatch(swatch.firstElementChild, color ?? (row.isMixed ? null : row.usual ?? null));
        },
    };
}

/**
 * @param {InspectorRow} row
 * @returns {ShownColor | null}
 */
const shownColor = row => row.isMixed || !row.value ? null : row.value;

/**
 * Returns the initial components of a custom color.
 * @param {InspectorRow} row
 * @returns {Components}
 */
function componentsOf(row) {
    const color = shownColor(row);
    return (color && (componentsIn(color.color) ?? colorFromCSS(color.css ?? ""))) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
}

/**
 * @param {HTMLElement} target
 * @param {{css?: string} | null} color
 */
function showSwatch(target, color) {
    target.style.background = color?.css ?? "";
    target.className = !color ? "is-none" : color.css ? "" : "is-unknown";
}

/**
 * @param {InspectorRow} row
 * @param {(color: Color) => void} choose
 * @param {() => void} reset
 * @param {() => void} openPicker
 * @returns {import("../popups/menu-model.js").MenuItem[]}
 */
function menuItems(row, choose, reset, openPicker) {
    const current = shownColor(row);
    /** @param {string} title @param {{css?: string} | null} color @param {boolean} isChecked @param {() => void} run */
    const item = (title, color, isChecked, run) => {
        const icon = element("span.swatch-icon", element("span"));
        showSwatch(icon.firstElementChild, color);
        return { title, icon, isChecked, run };
    };
    const options = row.options ?? [];
    const name = JSON.stringify(current?.color);
    /** @param {import("./row-edit.js").Option} option */
    const isCurrent = option => current !== null && JSON.stringify(option.value) === name;
    const isOwn = current !== null && !options.some(isCurrent);
    /** @param {import("./row-edit.js").Option[]} some */
    const items = some => some.map(option => item(option.title, option, isCurrent(option), () => choose(option.value)));
    const recent = recentColors.all.map(color => item(color.title, color, false, () => choose(color.value)));
    const named = options.filter(option => option.value.name !== undefined);
    const system = options.filter(option => !named.includes(option));
    return [
        ...(row.reset ? [item(row.usual ? `Default (${row.usual.title})` : row.placeholder ?? "Default", row.usual ?? null, !row.isMixed && !current, reset)] : []),
        ...(isOwn && current ? [item(current.title, current, true, () => {})] : []),
        { title: "Custom…", icon: element("span.swatch-icon.wheel", element("span")), run: openPicker },
        ...(recent.length ? [{ heading: "Recent Colors" }, ...recent.slice(0, 6)] : []),
        ...(named.length ? [{ heading: "Named Colors" }, ...items(named)] : []),
        ...(system.length ? [{ heading: "System Colors" }, ...items(system)] : []),
    ];
}
