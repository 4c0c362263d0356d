import { element, symbol } from "../elements/dom.js";
import { showMenuBelow } from "../popups/menus.js";

/**
 * A control with a value. `update` doesn't change a text that is being edited.
 * @template Value
 * @typedef {{element: HTMLElement, update: (value: Value, look?: Look) => void}} Field
 */

/**
 * The look of a field besides its value.
 * @typedef {{isMixed?: boolean, isDefault?: boolean, placeholder?: string, isDisabled?: boolean}} Look
 */

/**
 * @param {HTMLElement} target
 * @param {Look} look
 */
function show(target, look) {
    target.classList.toggle("is-mixed", !!look.isMixed);
    target.classList.toggle("is-default", !!look.isDefault);
}

/**
 * A text field, committed with Return or when it loses the focus, and reset with Escape.
 * @param {{label: string, oncommit: (text: string) => void, isMultiline?: boolean}} options
 * @returns {Field<string> & {input: HTMLInputElement}}
 */
export function textField({ label, oncommit, isMultiline = false }) {
    let shown = "";
    let isMixed = false;
    /** @type {HTMLInputElement} */
    const input = isMultiline
        ? element("textarea.field", { rows: 2, "aria-label": label, spellcheck: false })
        : element("input.field", { type: "text", "aria-label": label, spellcheck: false, autocomplete: "off" });
    let isTouched = false;
    const isEditing = () => isTouched && document.activeElement === input;
    const commit = () => {
        const isNew = isTouched && (input.value !== shown || (isMixed && input.value !== ""));
        isTouched = false;
        if (!isNew) return;
        shown = input.value;
        oncommit(input.value);
    };
    input.addEventListener("input", () => {
        isTouched = true;
        if (isMultiline) fitRows(input);
    });
    input.addEventListener("focus", () => input.select());
    input.addEventListener("blur", commit);
    input.addEventListener("keydown", event => {
        if (event.key === "Enter" && !(isMultiline && (event.altKey || event.shiftKey))) {
            event.preventDefault();
            commit();
            input.select();
        } else if (event.key === "Enter") {
            event.preventDefault();
            input.setRangeText("\n", input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
            input.dispatchEvent(new Event("input"));
        } else if (!isTouched && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
            // The text is committed already: undo applies to the document.
            event.preventDefault();
            event.stopPropagation();
            document.body.dispatchEvent(new KeyboardEvent("keydown", event));
        } else if (event.key === "Escape" && isTouched) {
            event.stopPropagation();
            isTouched = false;
            input.value = shown;
            input.select();
        }
    });
    return {
        element: input, input,
        update(value, look = {}) {
            show(input, look);
            isMixed = !!look.isMixed;
            input.placeholder = look.isMixed ? "Multiple Values" : look.placeholder ?? "";
            input.disabled = !!look.isDisabled;
            const before = shown;
            shown = look.isMixed ? "" : value;
            if (isEditing() && shown !== before && shown !== input.value) {
                input.dispatchEvent(new CustomEvent("field-outdated", { bubbles: true, detail: { label, value: shown } }));
            }
            if (!isEditing() && input.value !== shown) {
                input.value = shown;
                if (document.activeElement === input) input.select();
            }
            if (isMultiline) fitRows(input);
        },
    };
}

/** @param {any} area */
function fitRows(area) { area.rows = Math.min(8, Math.max(2, area.value.split("\n").length)); }

/**
 * A button that shows its value and pops up the others.
 * @param {{label: string, onchoose: (value: string) => void}} options
 * @returns {Field<string> & {setOptions: (options: {value: string, title: string}[]) => void}}
 */
export function popUpButton({ label, onchoose }) {
    /** @type {{value: string, title: string}[]} */
    let options = [];
    let value = "";
    let isMixed = false;
    const title = element("span.pop-up-title");
    /** @type {HTMLButtonElement} */
    const button = element("button.pop-up", {
        type: "button", "aria-label": label, "aria-haspopup": "menu", "aria-expanded": "false",
    }, title, symbol("chevron-expand"));
    const open = () => showMenuBelow(options.map(option => ({
        title: option.title, isChecked: !isMixed && option.value === value, run: () => option.value !== value || isMixed ? onchoose(option.value) : undefined,
    })), button, { over: true, title: label });
    button.addEventListener("pointerdown", event => {
        if (event.button !== 0 || button.disabled) return;
        event.preventDefault();
        button.focus();
        open();
    });
    button.addEventListener("keydown", event => {
        if (!["Enter", " ", "ArrowDown", "ArrowUp"].includes(event.key)) return;
        event.preventDefault();
        open();
    });
    return {
        element: button,
        setOptions(given) { options = given; },
        update(given, look = {}) {
            value = given;
            isMixed = !!look.isMixed;
            show(button, look);
            button.disabled = !!look.isDisabled;
            title.textContent = isMixed ? "Multiple Values" : options.find(option => option.value === given)?.title ?? (given || look.placeholder || "Default");
            button.setAttribute("aria-label", `${label}: ${title.textContent}`);
        },
    };
}

/**
 * A checkbox with a title.
 * @param {{label: string, onchange: (isOn: boolean) => void}} options
 * @returns {Field<boolean>}
 */
export function checkBox({ label, onchange }) {
    /** @type {HTMLInputElement} */
    const input = element("input", { type: "checkbox", onchange: () => onchange(input.checked) });
    const box = element("label.check", input, element("span", label));
    return {
        element: box,
        update(isOn, look = {}) {
            show(box, look);
            input.disabled = !!look.isDisabled;
            input.checked = isOn && !look.isMixed;
            input.indeterminate = !!look.isMixed;
        },
    };
}

/**
 * A segmented control.
 * @param {{label: string, options: {value: string, title: string, symbol?: string}[], onchoose: (value: string) => void}} options
 * @returns {Field<string>}
 */
export function segments({ label, options, onchoose }) {
    /** @type {HTMLButtonElement[]} */
    const buttons = options.map(option => element("button", {
        type: "button", role: "radio", title: option.title, "aria-label": option.title, onclick: () => onchoose(option.value),
    }, option.symbol ? symbol(option.symbol) : option.title));
    const group = element("div.segmented", { role: "radiogroup", "aria-label": label, onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
        const next = step === undefined ? undefined : buttons[(at + step + buttons.length) % buttons.length];
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.click();
    } }, buttons);
    return {
        element: group,
        update(value, look = {}) {
            show(group, look);
            const chosen = look.isMixed ? -1 : options.findIndex(option => option.value === value);
            buttons.forEach((button, index) => {
                button.setAttribute("aria-checked", `${index === chosen}`);
                button.tabIndex = index === Math.max(0, chosen) ? 0 : -1;
                button.disabled = !!look.isDisabled;
            });
        },
    };
}

