import { element } from "../elements/dom.js";
import { checkBox } from "../inspectors/fields.js";
import { numberField } from "../inspectors/number-field.js";
import { showPopover } from "../popups/popover.js";
import { performOn } from "./perform-on.js";
import { pinnedViews } from "./pinned-views.js";
import { SIDES, pinCommands } from "./pins.js";

/** @typedef {import("./pins.js").PinChoices} PinChoices */
/** @typedef {import("./pins.js").Side} Side */

/** @type {Record<Side, string>} */
const TITLES = { top: "Top", leading: "Leading", trailing: "Trailing", bottom: "Bottom" };

/**
 * New constraints for what is selected: spacing to the nearest neighbours, sizes, equal sizes and aspect ratio.
 * @param {import("../types.js").App} app
 * @param {Element} anchor
 */
export function showPinPopover(app, anchor) {
    const document = app.store.current;
    if (!document) return;
    let views = pinnedViews(document, app.store.selection, false);
    /** @type {PinChoices} */
    const choices = { sides: {} };
    const add = element("button.button.primary", { type: "button", onclick: () => {
        const commands = pinCommands(views, choices);
        close();
        performOn(app, commands.length === 1 ? "Add Constraint" : "Add Constraints", commands);
    } });
    const update = () => {
        const count = pinCommands(views, choices).length;
        add.disabled = count === 0;
        add.textContent = count === 0 ? "Add Constraints" : count === 1 ? "Add 1 Constraint" : `Add ${count} Constraints`;
    };

    const spacing = spacingDiagram(choices, update);
    const margins = checkBox({ label: "Constrain to margins", onchange: isOn => {
        margins.update(isOn);
        views = pinnedViews(document, views.map(view => view.id), isOn);
        spacing.show(views);
        update();
    } });
    margins.update(false);
    const isOne = views.length < 2;
    const rows = element("div.pin-rows",
        sizeRow("Width", "width", views, choices, update), sizeRow("Height", "height", views, choices, update),
        flagRow("Equal Widths", "equalWidths", choices, update, isOne), flagRow("Equal Heights", "equalHeights", choices, update, isOne),
        flagRow("Aspect Ratio", "aspect", choices, update, false));
    const sheet = element("div.pin-sheet", element("h3", "Add New Constraints"), spacing.element,
        element("p.pin-caption", "Spacing to nearest neighbor"), margins.element, rows, add);
    spacing.show(views);
    update();
    const close = showPopover(anchor, sheet, { label: "Add New Constraints" });
}

/**
 * Four fields around a square, each with a strut that says whether it is meant.
 * @param {PinChoices} choices
 * @param {() => void} update
 */
function spacingDiagram(choices, update) {
    /** @param {Side} side @param {boolean} isOn */
    const turn = (side, isOn) => {
        if (isOn) choices.sides[side] = choices.sides[side] ?? null;
        else delete choices.sides[side];
        struts[side].setAttribute("aria-pressed", `${isOn}`);
        update();
    };
    /** @type {any} */
    const fields = Object.fromEntries(SIDES.map(side => [side, numberField({ label: `${TITLES[side]} space`, oncommit: value => {
        choices.sides[side] = value;
        turn(side, true);
    } })]));
    /** @type {any} */
    const struts = Object.fromEntries(SIDES.map(side => [side, element("button.strut", {
        type: "button", class: side, "aria-pressed": "false", "aria-label": `${TITLES[side]} space to nearest neighbor`,
        onclick: () => turn(side, !(side in choices.sides)),
    })]));
    return {
        element: element("div.pin-diagram", SIDES.map(side => element("span.pin-field", { class: side }, fields[side].element)),
            SIDES.map(side => struts[side]), element("span.pin-square")),
        /** @param {import("./pins.js").PinnedView[]} views */
        show(views) {
            for (const side of SIDES) {
                const distances = new Set(views.map(view => Math.round(view.sides[side].distance * 100) / 100));
                fields[side].update(choices.sides[side] ?? (distances.size === 1 ? [...distances][0] : null), { placeholder: "Multiple" });
            }
        },
    };
}

/**
 * @param {string} title
 * @param {"width" | "height"} key
 * @param {import("./pins.js").PinnedView[]} views
 * @param {PinChoices} choices
 * @param {() => void} update
 */
function sizeRow(title, key, views, choices, update) {
    const values = new Set(views.map(view => Math.round(view.frame[key === "width" ? 2 : 3] * 100) / 100));
    /** @param {boolean} isOn @param {number | null} [value] */
    const turn = (isOn, value = null) => {
        if (isOn) choices[key] = value;
        else delete choices[key];
        box.update(isOn);
        update();
    };
    const box = checkBox({ label: title, onchange: isOn => turn(isOn) });
    const field = numberField({ label: title, minimum: 0, oncommit: value => turn(true, value) });
    field.update(values.size === 1 ? [...values][0] : null, { placeholder: "Multiple" });
    return [box.element, field.element];
}

/**
 * @param {string} title
 * @param {"equalWidths" | "equalHeights" | "aspect"} key
 * @param {PinChoices} choices
 * @param {() => void} update
 * @param {boolean} isDisabled
 */
function flagRow(title, key, choices, update, isDisabled) {
    const box = checkBox({ label: title, onchange: isOn => {
        choices[key] = isOn;
        update();
    } });
    box.update(false, { isDisabled });
    return [box.element, element("span")];
}

