import { element, replaceChildren, symbol } from "../elements/dom.js";
import { showMenuBelow } from "../popups/menus.js";
import { colorControl } from "./color-control.js";
import { comboField } from "./combo.js";
import { checkBox, popUpButton, textField } from "./fields.js";
import { runtimeTypes, shownValue, typedValue } from "./runtime-attribute.js";

/** @typedef {import("./runtime-attribute.js").RuntimeAttribute} RuntimeAttribute */

/**
 * A control for a runtime attribute: key path, type and value; the row without one adds attributes.
 * @param {import("./row-edit.js").Setting} setting
 * @returns {import("./row-edit.js").Control}
 */
export function attributeControl(setting) {
    return setting.row.value ? editor(setting) : adder(setting);
}

/** @param {import("./row-edit.js").Setting} setting @returns {import("./row-edit.js").Control} */
function adder({ commit }) {
    const button = element("button.link.add", {
        type: "button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => showMenuBelow(runtimeTypes.map(({ value, title, initial }) => ({
            title, run: () => commit(["keyPath", value, initial]),
        })), button, { title: "Type of the attribute" }),
    }, symbol("plus-circle"), "Add Attribute");
    return { element: button, isWide: true, ownsTitle: true, update() {} };
}

/** @param {import("./row-edit.js").Setting} setting @returns {import("./row-edit.js").Control} */
function editor({ row: first, app, commit, reset }) {
    let row = first;
    /** @returns {RuntimeAttribute} */
    const shown = () => row.value;
    /** @param {Partial<RuntimeAttribute>} change */
    const take = change => {
        const next = { ...shown(), ...change };
        if (change.type) next.value = runtimeTypes.find(type => type.value === change.type)?.initial ?? null;
        // A color is shown with its title and look.
        else if (next.type === "color" && !("value" in change)) next.value = /** @type {any} */ (next.value)?.color ?? runtimeTypes.find(type => type.value === "color")?.initial;
        // After an error, the attribute keeps its value.
        commit([next.keyPath, next.type, next.value]).then(reply => reply ?? show());
    };
    const keyPath = textField({ label: "Key path", oncommit: text => take({ keyPath: text }) });
    const type = popUpButton({ label: "Type", onchoose: value => take({ type: value }) });
    const value = textField({ label: "Value", oncommit: text => take({ value: typedValue(shown().type, text) }) });
    const image = comboField({ label: "Value", options: () => [...row.options ?? [], ...app.store.symbols], oncommit: text => take({ value: text }) });
    const color = colorControl({ label: "Value", onchoose: chosen => take({ value: chosen }), onreset: () => {} });
    const flag = checkBox({ label: "On", onchange: isOn => take({ value: isOn }) });
    const remove = element("button.bare", { type: "button", title: "Delete", "aria-label": "Delete the attribute", onclick: reset }, symbol("x-lg"));
    const line = element("div.runtime-attribute");
    const last = () => {
        switch (shown().type) {
            case "boolean": return flag.element;
            case "color": return color.element;
            case "image": return image.element;
            default: return value.element;
        }
    };
    const show = () => {
        const attribute = shown();
        const isKnown = runtimeTypes.some(known => known.value === attribute.type);
        type.setOptions(isKnown ? runtimeTypes : [...runtimeTypes, { value: attribute.type, title: attribute.type }]);
        keyPath.update(attribute.keyPath, { isDisabled: !row.set });
        keyPath.element.title = attribute.keyPath;
        type.update(attribute.type, { isDisabled: !row.set });
        value.update(shownValue(attribute.value), { isDisabled: !row.set || !isKnown || attribute.type === "nil", placeholder: runtimeTypes.find(known => known.value === attribute.type)?.title });
        image.update(shownValue(attribute.value), { isDisabled: !row.set, placeholder: "Image" });
        if (attribute.type === "color") color.update({ title: "Value", control: "color", value: attribute.value, options: row.options, set: row.set });
        flag.update(attribute.value === true);
        if (line.children[3] !== last()) replaceChildren(line, keyPath.element, remove, type.element, last());
    };
    return {
        element: line, isWide: true, ownsTitle: true,
        update(given) {
            row = given;
            show();
        },
    };
}
