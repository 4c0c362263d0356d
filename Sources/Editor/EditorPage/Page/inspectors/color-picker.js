import { element, replaceChildren } from "../elements/dom.js";
import { colorFromHex, cssOf, hexOf } from "./color-value.js";
import { popUpButton, segments, textField } from "./fields.js";
import { numberField } from "./number-field.js";
import { recentColors } from "./recent-colors.js";

/** @typedef {import("./color-value.js").Components} Components */
/** @typedef {import("./color-value.js").Color} Color */
/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */
/** @typedef {{title: string, css?: string, value: Color}} Swatch */

/** The kinds of custom colors: their color space, and whether they are gray. */
const SPACES = [
    { value: "sRGB", title: "sRGB" }, { value: "displayP3", title: "Display P3" }, { value: "genericGamma22GrayColorSpace", title: "Gray Gamma 2.2" },
];

/** The list that was shown last, for the lifetime of the page. */
let shownTab = "custom";

/**
 * Returns a color picker: colors of one's own, of the app's assets and of the system, and those chosen last.
 * @param {InspectorRow} given
 * @param {Components} color
 * @param {(color: Color) => void} choose
 * @returns {{element: HTMLElement, update: (row: InspectorRow, color: Components) => void}}
 */
export function colorPicker(given, color, choose) {
    let row = given;
    const custom = customColor(spaceOf(row), color, choose);
    const panel = element("div.color-panel");
    const recent = element("div.color-recent", { role: "group", "aria-label": "Recent colors" });
    const assets = (row.options ?? []).filter(option => option.value.name !== undefined);
    const tabs = segments({
        label: "Colors", options: [
            { value: "custom", title: "Custom" }, ...(assets.length ? [{ value: "assets", title: "Assets" }] : []), { value: "system", title: "System" },
        ], onchoose: tab => {
            shownTab = tab;
            show();
        },
    });
    /** @param {Swatch} swatch @param {boolean} isNamed */
    const button = (swatch, isNamed) => {
        const isCurrent = JSON.stringify(row.value?.color) === JSON.stringify(swatch.value);
        return element("button.color-choice", {
            type: "button", title: swatch.title, "aria-label": swatch.title, "aria-pressed": `${isCurrent}`, onclick: () => choose(swatch.value),
        }, element("span.color-field", { style: { background: swatch.css ?? "" } }), isNamed && element("span", swatch.title.replace(/ Color$/, "")));
    };
    const show = () => {
        const tab = shownTab === "assets" && !assets.length ? "custom" : shownTab;
        tabs.update(tab);
        const isAsset = tab === "assets";
        if (tab === "custom") {
            if (panel.firstElementChild !== custom.element) replaceChildren(panel, custom.element);
        } else {
            const focused = [...panel.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
            replaceChildren(panel, element("div.color-list", { role: "group", "aria-label": isAsset ? "Asset colors" : "System colors" },
                (row.options ?? []).filter(option => (option.value.name !== undefined) === isAsset).map(option => button(option, true))));
            if (focused >= 0) panel.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
        }
        const last = recentColors.all;
        recent.hidden = !last.length;
        replaceChildren(recent, element("span.row-title", "Recent"), element("div.color-row", last.map(each => button(each, false))));
    };
    show();
    return {
        element: element("div.color-picker", tabs.element, panel, recent),
        update(next, components) {
            row = next;
            custom.update(spaceOf(row), components);
            show();
        },
    };
}

/** @param {InspectorRow} row */
const spaceOf = row => row.value?.color?.white !== undefined ? SPACES[2].value : row.value?.color?.space ?? SPACES[0].value;

/**
 * Returns the controls of a color's components, hex value and opacity.
 * @param {string} space
 * @param {Components} color
 * @param {(color: Color) => void} choose
 */
function customColor(space, color, choose) {
    let current = color;
    let shownSpace = space;
    const isGray = () => shownSpace === SPACES[2].value;
    /** @param {Components | null} next */
    const set = next => {
        if (next) {
            current = next;
            const { red, green, blue, alpha } = next;
            choose(isGray() ? { white: red, alpha } : { red, green, blue, alpha, ...(shownSpace === "sRGB" ? {} : { space: shownSpace }) });
        }
        show();
    };
    const spaces = popUpButton({ label: "Color space", onchoose: name => {
        shownSpace = name;
        const gray = Math.round((0.299 * current.red + 0.587 * current.green + 0.114 * current.blue) * 1000) / 1000;
        set(isGray() ? { ...current, red: gray, green: gray, blue: gray } : current);
    } });
    spaces.setOptions(SPACES);
    /** @type {HTMLInputElement} */
    const wheel = element("input.color-wheel", { type: "color", "aria-label": "Color", onchange: () => {
        const picked = colorFromHex(wheel.value);
        set(picked && { ...picked, alpha: current.alpha });
    } });
    const sliders = ["red", "green", "blue"].map(name => slider(name, value => set(isGray() ? { ...current, red: value, green: value, blue: value } : { ...current, [name]: value })));
    const opacity = slider("opacity", value => set({ ...current, alpha: value }));
    const hex = textField({ label: "Hex", oncommit: text => {
        const typed = colorFromHex(text);
        set(typed && (text.replace("#", "").trim().length === 8 ? typed : { ...typed, alpha: current.alpha }));
    } });
    const grid = element("div.color-custom");
    /** @param {string} title @param {HTMLElement} field */
    const labeled = (title, field) => [element("span.row-title", title), field];
    const show = () => {
        const known = SPACES.some(({ value }) => value === shownSpace) ? SPACES : [...SPACES, { value: shownSpace, title: shownSpace }];
        spaces.setOptions(known);
        spaces.update(shownSpace);
        wheel.value = hexOf(current).toLowerCase();
        hex.update(hexOf(current));
        sliders.forEach((each, index) => each.update([current.red, current.green, current.blue][index], isGray() ? "#000" : cssOf({ ...current, alpha: 1, [["red", "green", "blue"][index]]: 0 }),
            isGray() ? "#fff" : cssOf({ ...current, alpha: 1, [["red", "green", "blue"][index]]: 1 })));
        opacity.update(current.alpha, "transparent", cssOf({ ...current, alpha: 1 }));
        grid.classList.toggle("is-gray", isGray());
        titles.forEach((title, index) => { title.hidden = isGray() && index > 0; });
        sliders.forEach((each, index) => { each.element.hidden = isGray() && index > 0; });
        titles[0].textContent = isGray() ? "White" : "Red";
        wheel.disabled = isGray();
    };
    const titles = ["Red", "Green", "Blue"].map(title => element("span.row-title", title));
    replaceChildren(grid, labeled("Space", spaces.element), labeled("Color", wheel), sliders.flatMap((each, index) => [titles[index], each.element]),
        labeled("Opacity", opacity.element), labeled("Hex", hex.element));
    show();
    return {
        element: grid,
        /** @param {string} name @param {Components} given */
        update(name, given) {
            shownSpace = name;
            current = given;
            show();
        },
    };
}

/**
 * Returns a slider for a component from 0 to 1, with a field: from 0 to 255, or percent for the opacity.
 * @param {string} name
 * @param {(value: number) => void} choose
 */
function slider(name, choose) {
    const isShare = name === "opacity";
    const most = isShare ? 100 : 255;
    /** @type {HTMLInputElement} */
    const range = element("input.color-slider", {
        type: "range", min: 0, max: most, step: 1, "aria-label": name, onchange: () => choose(Number(range.value) / most),
    });
    const field = numberField({ label: `${name} value`, unit: isShare ? " %" : "", minimum: 0, maximum: most, oncommit: value => choose(value / most) });
    return {
        /** @type {HTMLElement} */
        element: element("div.color-component", range, field.element),
        /** @param {number} value @param {string} from @param {string} to */
        update(value, from, to) {
            const whole = Math.round(value * most);
            if (document.activeElement !== range) range.value = `${whole}`;
            range.style.setProperty("--ramp", `linear-gradient(to right, ${from}, ${to})`);
            field.update(whole);
        },
    };
}
