import { element, symbol } from "../elements/dom.js";
import { textField } from "./fields.js";
import { formatNumber, parseNumber, stepped } from "./numbers.js";

/** The delay in milliseconds after the last step of a stepper before its value is committed. */
const STEP_PAUSE = 250;

/**
 * A number field, which accepts calculations, with a stepper.
 * @param {{label: string, oncommit: (value: number) => void, onclear?: () => void, minimum?: number, maximum?: number, step?: number, unit?: string}} options
 * @returns {import("./fields.js").Field<number | null>}
 */
export function numberField({ label, oncommit, onclear, minimum, maximum, step, unit = "" }) {
    /** @type {number | null} */
    let value = null;
    let timer = 0;
    let isStepping = false;
    const text = textField({
        label, oncommit: typed => {
            const number = parseNumber(unit ? typed.replace(unit, "") : typed);
            if (number === null) return typed.trim() === "" && onclear ? onclear() : showValue();
            value = Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, number));
            showValue();
            oncommit(value);
        },
    });
    /** @type {import("./fields.js").Look} */
    let look = {};
    const showValue = () => {
        text.update(value === null ? "" : formatNumber(value) + unit, look);
        // All that there is room for.
        if (look.isMixed) text.input.placeholder = "Multiple";
    };
    const take = () => {
        clearTimeout(timer);
        if (isStepping && value !== null) oncommit(value);
        isStepping = false;
    };
    /** @param {number} direction @param {boolean} large */
    const go = (direction, large) => {
        const typed = parseNumber(unit ? text.input.value.replace(unit, "") : text.input.value);
        value = stepped(typed ?? value ?? 0, direction, { large, step, minimum, maximum });
        isStepping = true;
        look = { ...look, isMixed: false };
        text.input.value = formatNumber(value) + unit;
        clearTimeout(timer);
        timer = window.setTimeout(take, STEP_PAUSE);
    };
    text.input.inputMode = "decimal";
    text.input.setAttribute("role", "spinbutton");
    text.input.addEventListener("keydown", event => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        go(event.key === "ArrowUp" ? 1 : -1, event.shiftKey);
    });
    text.input.addEventListener("blur", take);
    return {
        element: element("span.number", text.element, stepper(go)),
        update(given, newLook = {}) {
            look = newLook;
            if (isStepping) return;
            value = given;
            if (given !== null) text.input.setAttribute("aria-valuenow", `${given}`);
            showValue();
        },
    };
}

/** @param {(direction: number, large: boolean) => void} go */
function stepper(go) {
    /** @param {number} direction @param {string} picture */
    const half = (direction, picture) => element("span", {
        onpointerdown: (/** @type {PointerEvent} */ event) => {
            event.preventDefault();
            go(direction, event.shiftKey);
            let timer = window.setTimeout(function repeat() {
                go(direction, event.shiftKey);
                timer = window.setTimeout(repeat, 60);
            }, 400);
            addEventListener("pointerup", () => clearTimeout(timer), { once: true });
        },
    }, symbol(picture));
    return element("span.stepper", { "aria-hidden": "true" }, half(1, "chevron-up"), half(-1, "chevron-down"));
}
