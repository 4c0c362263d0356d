import { element, symbol } from "../elements/dom.js";
import { attributeControl } from "./attribute-control.js";
import { autoresizingControl } from "./autoresizing.js";
import { colorControl } from "./color-control.js";
import { comboField } from "./combo.js";
import { constraintRow } from "./constraint-row.js";
import { dateControl } from "./date-control.js";
import { checkBox, popUpButton, segments, textField } from "./fields.js";
import { flagsControl } from "./flags-control.js";
import { fieldMenu, menuControl } from "./menu-control.js";
import { numberField } from "./number-field.js";
import { fontControl } from "./font-control.js";
import { richTextControl } from "./rich-text.js";
import { fittingControl, segmentSymbol } from "./row-edit.js";
import { textsControl } from "./texts-control.js";

/** @typedef {import("./row-edit.js").InspectorRow} InspectorRow */
/** @typedef {import("./row-edit.js").Value} Value */

/** @typedef {import("./row-edit.js").Setting} Setting */
/** @typedef {import("./row-edit.js").Control} Control */

/** @param {InspectorRow} row */
const lookOf = row => ({ isMixed: row.isMixed, isDefault: row.isDefault, placeholder: row.placeholder, isDisabled: !row.set });

/** @type {Record<string, (setting: Setting) => Control>} */
const makers = {
    text: setting => textControl(setting, false),
    multiline: setting => textControl(setting, true),
    reuse: setting => textControl(setting, false),
    class: classControl,
    module: completedControl,
    image: completedControl,
    number: setting => {
        const { row, commit, reset } = setting;
        const field = numberField({ label: row.title, oncommit: commit, onclear: row.reset && reset, ...(isShare(row) ? { step: 0.1, minimum: 0, maximum: 1 } : {}) });
        /** @type {Control | undefined} */
        let menu;
        return {
            element: field.element, update: given => {
                field.update(numberOf(given.value), lookOf(given));
                if (!given.options?.length) return menu?.element.remove();
                menu ??= fieldMenu(setting);
                menu.update(given);
                if (menu.element.parentElement !== field.element) field.element.append(menu.element);
            },
        };
    },
    checkbox: ({ row, commit }) => {
        const field = checkBox({ label: row.title, onchange: commit });
        return { element: field.element, ownsTitle: true, update: given => field.update(given.value === true, lookOf(given)) };
    },
    choice: choiceControl,
    page: setting => {
        const control = choiceControl(setting);
        return { ...control, update: given => control.update({ ...given, set: /** @type {any} */ ([{}]) }) };
    },
    flags: flagsControl,
    menu: menuControl,
    texts: textsControl,
    date: dateControl,
    richText: richTextControl,
    segments: ({ row, commit }) => {
        const options = (row.options ?? []).map(option => ({ ...option, symbol: segmentSymbol(row, option.value) }));
        const field = segments({ label: row.title, options, onchoose: commit });
        return { element: field.element, update: given => field.update(`${given.value ?? ""}`, lookOf(given)) };
    },
    color: ({ row, commit, reset }) => colorControl({ label: row.title, onchoose: commit, onreset: reset }),
    font: ({ row, commit, reset }) => fontControl({ label: row.title, onchoose: commit, onreset: reset }),
    list: partsControl,
    constraint: constraintRow,
    attribute: attributeControl,
    autoresizing: autoresizingControl,
    action: actionControl,
    readonly: () => {
        const text = element("span.readonly");
        return {
            element: text, update: given => {
                text.textContent = given.isMixed ? "Multiple Values" : `${given.value ?? ""}` || "—";
                text.title = text.textContent ?? "";
            },
        };
    },
};

/**
 * Returns the control of a row; an unknown one is read-only.
 * @param {Setting} setting
 * @returns {Control}
 */
export function makeControl(setting) {
    const control = (makers[fittingControl(setting.row)] ?? makers.readonly)(setting);
    control.update(setting.row);
    return control;
}

/**
 * Returns a key for the value of an option.
 * @param {any} value
 */
const nameOf = value => typeof value === "string" ? value : JSON.stringify(value ?? null);

/**
 * Returns whether a number ranges from 0 to 1.
 * @param {InspectorRow} row
 */
const isShare = row => /^(alpha|opacity|progress)$/i.test(row.title);

/** @param {any} value */
const numberOf = value => value === "" || value === null || value === undefined || Number.isNaN(Number(value)) ? null : Number(value);

/**
 * A statement, with a button for what can be done about it.
 * @param {Setting} setting
 * @returns {Control}
 */
function actionControl({ app }) {
    const text = element("span.statement");
    const button = element("button.button", { type: "button" });
    return {
        element: element("div.action-row", text, button), isWide: true, ownsTitle: true,
        update({ title, value, isMixed, options, set }) {
            text.textContent = isMixed ? `${title} other values` : `${title} ${value}`;
            const [action] = options ?? [];
            button.textContent = action?.title ?? "";
            button.hidden = !set;
            button.onclick = () => { app.store.perform(action?.title ?? "", set ?? []); };
        },
    };
}

/**
 * @param {Setting} setting
 * @param {boolean} isMultiline
 * @returns {Control}
 */
function textControl(setting, isMultiline) {
    const { row, commit, reset } = setting;
    if (row.options?.length) return completedControl(setting);
    // A multiline text may be empty; an empty name means none.
    const field = textField({ label: row.title, oncommit: text => text === "" && !isMultiline && row.reset ? reset() : commit(text), isMultiline });
    return { element: field.element, update: given => field.update(`${given.value ?? ""}`, lookOf(given)) };
}

/** @param {Setting} setting @returns {Control} */
function choiceControl({ row, commit }) {
    let options = row.options ?? [];
    const field = popUpButton({ label: row.title, onchoose: name => commit(options.find(option => nameOf(option.value) === name)?.value ?? null) });
    return {
        element: field.element, update: given => {
            options = given.options ?? [];
            field.setOptions(options.map(option => ({ ...option, value: nameOf(option.value) })));
            field.update(nameOf(given.value), lookOf(given));
        },
    };
}

/** @param {Setting} setting @returns {Control} */
function completedControl({ row, app, commit, reset }) {
    /** @param {InspectorRow} given */
    const completions = given => given.control === "image" ? [...given.options ?? [], ...app.store.symbols] : given.options ?? [];
    let options = completions(row);
    const field = comboField({ label: row.title, options: () => options, oncommit: text => text === "" && row.reset ? reset() : commit(text) });
    return {
        element: field.element, update: given => {
            options = completions(given);
            field.update(`${given.value ?? ""}`, lookOf(given));
        },
    };
}

/**
 * A class, with a button that goes to its source, or creates it if there is none.
 * @param {Setting} setting
 * @returns {Control}
 */
function classControl(setting) {
    const field = completedControl(setting);
    const { app } = setting;
    const jump = element("button.bare.class-jump", {
        type: "button", title: "Jump to the class", "aria-label": "Jump to the class", onclick: () => app.source?.jump({ object: app.store.selection[0] }),
    }, symbol("arrow-right-circle"));
    const create = element("button.bare.class-jump", {
        type: "button", title: "Create the class", "aria-label": "Create the class", onclick: () => app.commands.run("file.newClass"),
    }, symbol("plus-circle"));
    return {
        ...field, element: element("span.class-field", field.element, jump, create), update: given => {
            field.update(given);
            field.element.title = `${given.value ?? ""}`;
            const isOne = !!given.value && !given.isMixed;
            jump.hidden = !isOne || !!given.isMissing;
            create.hidden = !isOne || !given.isMissing;
        },
    };
}

/** @param {Setting} setting @returns {Control} */
function partsControl({ row, commit }) {
    const titles = row.parts ?? [];
    /** @type {number[]} */
    let values = [];
    const fields = titles.map((title, index) => numberField({
        label: `${row.title}: ${title}`, oncommit: value => {
            values = values.map((old, at) => at === index ? value : old);
            commit(values);
        },
    }));
    const cells = fields.map((field, index) => element("label.part", field.element, element("span.part-title", { "aria-hidden": "true" }, titles[index])));
    return {
        element: element("div.parts", cells), update: given => {
            values = titles.map((_, index) => Number(given.value?.[index] ?? 0));
            fields.forEach((field, index) => field.update(given.isMixed || !given.value ? null : values[index], lookOf(given)));
        },
    };
}

