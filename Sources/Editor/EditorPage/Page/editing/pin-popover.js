import { element, symbol } from "../elements/dom.js";
import { checkBox } from "../inspectors/fields.js";
import { numberField } from "../inspectors/number-field.js";
import { selectionInWindow } from "./beside-selection.js";
import { showMenuBelow } from "../popups/menus.js";
import { showPopover } from "../popups/popover.js";
import { performOn } from "./perform-on.js";
import { countPins } from "./pins.js";
import { viewsInside } from "./selected-views.js";

/** @typedef {import("./pins.js").Pins} Pins */
/** @typedef {import("./pins.js").PinnedView} PinnedView */
/** @typedef {import("./pins.js").Side} Side */

/** @type {[Side, string][]} */
const SIDES = [["top", "Top"], ["leading", "Leading"], ["trailing", "Trailing"], ["bottom", "Bottom"]];

/**
 * Shows the Add New Constraints popover: spacing to the nearest neighbors, sizes, equal sizes and aspect ratio.
 * @param {import("../types.js").App} app
 * @param {Element} anchor
 */
export async function showPinPopover(app, anchor) {
    const objects = viewsInside(app.store.current, app.store.selection);
    /** @type {(toMargins: boolean) => Promise<PinnedView[] | undefined>} */
    const ask = async toMargins => (await app.store.attempt("neighbors", { objects, toMargins }))?.views;
    const views = await ask(false);
    if (!views) return;
    /** @type {Pins} */
    const pins = {};
    const add = element("button.button.primary", { type: "button", onclick: () => {
        const count = countPins(objects.length, pins);
        close();
        performOn(app, count === 1 ? "Add Constraint" : "Add Constraints", [{ pin: { objects, ...pins } }]);
    } });
    const update = () => {
        const count = countPins(objects.length, pins);
        add.disabled = count === 0;
        add.textContent = count === 0 ? "Add Constraints" : count === 1 ? "Add 1 Constraint" : `Add ${count} Constraints`;
    };
    const spacing = spacingDiagram(pins, update);
    const margins = checkBox({ label: "Constrain to margins", onchange: async isOn => {
        margins.update(isOn);
        pins.toMargins = isOn;
        spacing.show(await ask(isOn) ?? views);
        update();
    } });
    margins.update(false);
    const isOne = objects.length < 2;
    const rows = element("div.pin-rows",
        sizeRow("Width", "width", views, pins, update), sizeRow("Height", "height", views, pins, update),
        flagRow("Equal Widths", "equalWidths", pins, update, isOne), flagRow("Equal Heights", "equalHeights", pins, update, isOne),
        flagRow("Aspect Ratio", "aspectRatio", pins, update, false));
    const sheet = element("div.pin-sheet", element("h3", "Add New Constraints"), spacing.element,
        element("p.pin-caption", "Spacing to nearest neighbor"), margins.element, rows, add);
    spacing.show(views);
    update();
    const close = showPopover(anchor, sheet, { label: "Add New Constraints", avoid: () => selectionInWindow(app) });
}

/**
 * Returns the value that all have in common, or null.
 * @template T
 * @param {T[]} values
 */
const shared = values => new Set(values).size === 1 ? values[0] : null;

/** @param {Side} side @returns {"topTo" | "leadingTo" | "trailingTo" | "bottomTo"} */
const toSide = side => `${side}To`;

/**
 * Returns what the side of all views can be pinned to, the nearest first. Of several views only what is around all of them.
 * @param {PinnedView[]} views
 * @param {Side} side
 * @returns {{item: string, to: string, distance: number | null}[]}
 */
export function choicesOf([first, ...others], side) {
    const choices = first?.[side].choices ?? [];
    const common = choices.filter(({ item }) => others.every(view => view[side].choices?.some(choice => choice.item === item)));
    return common.map(({ item, to }) => ({ item, to, distance: shared([first, ...others].map(view => view[side].choices?.find(choice => choice.item === item)?.distance ?? null)) }));
}

/**
 * Returns four fields around a square, each with a strut that enables it.
 * @param {Pins} pins
 * @param {() => void} update
 */
function spacingDiagram(pins, update) {
    /** @param {Side} side @param {number | true | undefined} value */
    const turn = (side, value) => {
        pins[side] = value;
        struts[side].setAttribute("aria-pressed", `${value !== undefined}`);
        update();
    };
    /** @type {any} */
    const fields = Object.fromEntries(SIDES.map(([side, title]) => [side, numberField({ label: `${title} space`, oncommit: value => turn(side, value) })]));
    /** @type {any} */
    const struts = Object.fromEntries(SIDES.map(([side, title]) => [side, element("button.strut", {
        type: "button", class: side, "aria-pressed": "false", "aria-label": `${title} space to nearest neighbor`,
        onclick: () => turn(side, pins[side] === undefined ? true : undefined),
    })]));
    // What is typed is wanted, also if it is the distance that there is.
    for (const [side] of SIDES) fields[side].element.addEventListener("input", () => { if (pins[side] === undefined) turn(side, true); });
    /** @type {PinnedView[]} */
    let shown = [];
    /** @type {Record<string, HTMLButtonElement>} */
    const neighbors = Object.fromEntries(SIDES.map(([side, title]) => {
        /** @type {HTMLButtonElement} */
        const button = element("button.bare.pin-neighbor", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => showMenuBelow([
            { heading: `${title} space to` },
            ...choicesOf(shown, side).map(({ item, to, distance }, index) => ({
                title: to, detail: distance === null ? "" : `${distance}`, isChecked: item === (pins[toSide(side)] ?? choicesOf(shown, side)[0]?.item), run: () => {
                    pins[toSide(side)] = index ? item : undefined;
                    if (typeof pins[side] === "number") pins[side] = true;
                    turn(side, pins[side] ?? true);
                    show(shown);
                },
            })),
        ], button) }, symbol("chevron-down"));
        return [side, button];
    }));
    /** @param {PinnedView[]} views */
    const show = views => {
        shown = views;
        for (const [side, title] of SIDES) {
            const chosen = pins[side];
            const choices = choicesOf(views, side);
            if (pins[toSide(side)] && !choices.some(({ item }) => item === pins[toSide(side)])) pins[toSide(side)] = undefined;
            const target = choices.find(({ item }) => item === pins[toSide(side)]);
            const distance = target ? target.distance : shared(views.map(view => view[side].distance));
            const to = target?.to ?? shared(views.map(view => view[side].to)) ?? "different neighbors";
            fields[side].update(typeof chosen === "number" ? chosen : distance, { placeholder: "Multiple" });
            fields[side].element.title = `To ${to}`;
            neighbors[side].title = `${title} neighbor: ${to}`;
            neighbors[side].setAttribute("aria-label", neighbors[side].title);
            neighbors[side].hidden = choices.length < 2;
        }
    };
    return {
        element: element("div.pin-diagram", SIDES.map(([side]) => element("span.pin-field", { class: side }, fields[side].element, neighbors[side])),
            SIDES.map(([side]) => struts[side]), element("span.pin-square")),
        show,
    };
}

/**
 * @param {string} title
 * @param {"width" | "height"} key
 * @param {PinnedView[]} views
 * @param {Pins} pins
 * @param {() => void} update
 */
function sizeRow(title, key, views, pins, update) {
    /** @param {number | true | undefined} value */
    const turn = value => {
        pins[key] = value;
        box.update(value !== undefined);
        update();
    };
    const box = checkBox({ label: title, onchange: isOn => turn(isOn || undefined) });
    const field = numberField({ label: title, minimum: 0, oncommit: turn });
    field.update(shared(views.map(view => view[key])), { placeholder: "Multiple" });
    field.element.addEventListener("input", () => { if (pins[key] === undefined) turn(true); });
    return [box.element, field.element];
}

/**
 * @param {string} title
 * @param {"equalWidths" | "equalHeights" | "aspectRatio"} key
 * @param {Pins} pins
 * @param {() => void} update
 * @param {boolean} isDisabled
 */
function flagRow(title, key, pins, update, isDisabled) {
    const box = checkBox({ label: title, onchange: isOn => {
        pins[key] = isOn;
        update();
    } });
    box.update(false, { isDisabled });
    return [box.element, element("span")];
}
