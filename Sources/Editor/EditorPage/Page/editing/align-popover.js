import { element } from "../elements/dom.js";
import { checkBox } from "../inspectors/fields.js";
import { numberField } from "../inspectors/number-field.js";
import { selectionInWindow } from "./beside-selection.js";
import { showPopover } from "../popups/popover.js";
import { performOn } from "./perform-on.js";
import { viewsInside } from "./selected-views.js";

/** @type {[string, string, boolean][]} title, attribute, whether it is with what is around a view */
const ALIGNMENTS = [
    ["Leading Edges", "leading", false], ["Trailing Edges", "trailing", false], ["Top Edges", "top", false], ["Bottom Edges", "bottom", false],
    ["Horizontal Centers", "centerX", false], ["Vertical Centers", "centerY", false], ["First Baselines", "firstBaseline", false],
    ["Last Baselines", "baseline", false],
    ["Horizontally in Container", "centerX", true], ["Vertically in Container", "centerY", true],
];

/**
 * Shows the Add New Alignment Constraints popover.
 * @param {import("../types.js").App} app
 * @param {Element} anchor
 */
export function showAlignPopover(app, anchor) {
    const views = viewsInside(app.store.current, app.store.selection);
    const rows = ALIGNMENTS.map(([title, attribute, isToContainer]) => {
        const state = { attribute, isToContainer, offset: 0, isOn: false };
        const isDisabled = views.length < (isToContainer ? 1 : 2);
        const box = checkBox({ label: title, onchange: isOn => {
            state.isOn = isOn;
            update();
        } });
        const field = numberField({ label: `${title}: offset`, oncommit: value => {
            state.offset = value;
            state.isOn = true;
            box.update(true);
            update();
        } });
        box.update(false, { isDisabled });
        field.update(0, { isDisabled });
        return { state, cells: [box.element, field.element] };
    });
    const wanted = () => rows.map(row => row.state).filter(state => state.isOn);
    const count = () => wanted().reduce((sum, { isToContainer }) => sum + views.length - (isToContainer ? 0 : 1), 0);
    const add = element("button.button.primary", { type: "button", onclick: () => {
        const name = count() === 1 ? "Add Constraint" : "Add Constraints";
        close();
        performOn(app, name, wanted().map(({ attribute, isToContainer, offset }) =>
            ({ addAlignment: { objects: views, attribute, inContainer: isToContainer, offset } })));
    } });
    const update = () => {
        const number = count();
        add.disabled = number === 0;
        add.textContent = number === 0 ? "Add Constraints" : number === 1 ? "Add 1 Constraint" : `Add ${number} Constraints`;
    };
    update();
    const title = "Add New Alignment Constraints";
    const sheet = element("div.pin-sheet", element("h3", title), element("div.pin-rows", rows.flatMap(row => row.cells)), add);
    const close = showPopover(anchor, sheet, { label: title, avoid: () => selectionInWindow(app) });
}
