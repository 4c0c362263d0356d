import { element } from "../elements/dom.js";
import { showPopover } from "../popups/popover.js";
import { popUpButton } from "./fields.js";
import { seenTraits, traitKey } from "./varying.js";

/**
 * Shows a popover with the traits for a new variation of a row.
 * @param {import("../types.js").App} app
 * @param {Element} anchor
 * @param {{title: string, isTaken: (key: string) => boolean, choose: (key: string) => void}} options `title` is the row's
 */
export function showVariationPopover(app, anchor, { title, isTaken, choose }) {
    const { devices, traits, current } = app.store;
    const chosen = current ? seenTraits(devices, current.state, current.view) : {};
    const add = element("button.button.primary", { type: "button", onclick: () => {
        close();
        choose(traitKey(chosen));
    } }, "Add Variation");
    const hint = element("p.pin-caption");
    const update = () => {
        const key = traitKey(chosen);
        add.disabled = key === "" || isTaken(key);
        hint.textContent = key === "" ? "Choose the traits" : isTaken(key) ? "This variation already exists" : "";
    };
    const rows = traits.flatMap(trait => {
        const field = popUpButton({ label: trait.title, onchoose: value => {
            chosen[trait.name] = value;
            field.update(value);
            update();
        } });
        field.setOptions([{ value: "", title: "Any" }, ...trait.options]);
        field.update(chosen[trait.name] ?? "");
        return [element("span.row-title", trait.title), field.element];
    });
    update();
    const sheet = element("div.variation-sheet", element("h3", "Introduce Variation"), element("div.variation-traits", rows), hint, add);
    const close = showPopover(anchor, sheet, { label: `Introduce Variation: ${title}` });
}
