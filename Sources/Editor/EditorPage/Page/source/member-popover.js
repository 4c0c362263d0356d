import { element } from "../elements/dom.js";
import { comboField } from "../inspectors/combo.js";
import { popUpButton } from "../inspectors/fields.js";
import { showPopover } from "../popups/popover.js";
import { sentence } from "../model/words.js";

/**
 * Where a new member goes, and what it may be.
 * @typedef {{line: number, column: number, class: string, owner?: string, holds: boolean, sends: boolean, isKept: boolean, types: string[], events: string[], usualEvent?: string}} Placement
 * @typedef {{kind: string, name: string, type: string, strong?: boolean, arguments?: string, event?: string}} Choice
 */

const KINDS = [{ value: "outlet", title: "Outlet" }, { value: "action", title: "Action" }, { value: "outletCollection", title: "Outlet Collection" }];
const STORAGE = [{ value: "weak", title: "Weak" }, { value: "strong", title: "Strong" }];
const ARGUMENTS = [{ value: "none", title: "None" }, { value: "sender", title: "Sender" }, { value: "senderAndEvent", title: "Sender and Event" }];

/**
 * Asks what a new member is to be. It stays open until `insert` succeeds.
 * @param {Element} anchor
 * @param {Placement} place
 * @param {{object: string, onclose: () => void, insert: (choice: Choice) => Promise<{message: string, hint?: string} | null>}} options
 */
export function showMemberPopover(anchor, place, { object, onclose, insert }) {
    const kinds = KINDS.filter(({ value }) => value === "action" ? place.sends : place.holds);
    let kind = kinds[0]?.value ?? "outlet";
    let storage = place.isKept ? "weak" : "strong";
    let sending = "sender";
    let event = place.usualEvent ?? place.events[0] ?? "";
    let type = "";

    const complaint = element("p.complaint", { role: "alert" });
    const name = element("input.field", { type: "text", "aria-label": "Name", spellcheck: false, autocomplete: "off", oninput: () => update() });
    const kindButton = popUpButton({ label: "Connection", onchoose: value => { kind = value; type = ""; update(); } });
    kindButton.setOptions(kinds);
    const typeField = comboField({ label: "Type", options: () => types().map(value => ({ value, title: value })), oncommit: text => { type = text; update(); } });
    const storageButton = popUpButton({ label: "Storage", onchoose: value => { storage = value; update(); } });
    storageButton.setOptions(STORAGE);
    const eventButton = popUpButton({ label: "Event", onchoose: value => { event = value; update(); } });
    eventButton.setOptions(place.events.map(value => ({ value, title: spaced(value) })));
    const argumentsButton = popUpButton({ label: "Arguments", onchoose: value => { sending = value; update(); } });
    argumentsButton.setOptions(ARGUMENTS);
    const connect = element("button.button.primary", { type: "submit" }, "Connect");

    const types = () => kind === "action" ? ["Any", ...place.types] : place.types;
    /** @param {string} title @param {HTMLElement} control */
    const row = (title, control) => element("div.member-row", element("span", title), control);
    const rows = {
        kind: row("Connection", kindButton.element), object: row("Object", element("span.member-object", object)), name: row("Name", name), type: row("Type", typeField.element),
        event: row("Event", eventButton.element), arguments: row("Arguments", argumentsButton.element), storage: row("Storage", storageButton.element),
    };
    const update = () => {
        const isAction = kind === "action";
        if (!type) type = types()[0];
        kindButton.update(kind);
        typeField.update(type, { isDisabled: isAction && sending === "none" });
        storageButton.update(storage);
        eventButton.update(event);
        argumentsButton.update(sending);
        rows.storage.hidden = kind !== "outlet";
        rows.event.hidden = !isAction || !place.events.length;
        rows.arguments.hidden = !isAction;
        connect.disabled = !name.value.trim();
        complaint.textContent = "";
    };
    const submit = async (/** @type {Event} */ submitted) => {
        submitted.preventDefault();
        if (connect.disabled) return;
        connect.disabled = true;
        const isAction = kind === "action";
        const wrong = await insert({
            kind, name: name.value.trim(), type: isAction && sending === "none" ? "Any" : type.trim(),
            ...(isAction ? { arguments: sending, ...(place.events.length ? { event } : {}) } : kind === "outlet" && storage === "strong" ? { strong: true } : {}),
        });
        if (!wrong) return close();
        connect.disabled = false;
        complaint.textContent = wrong.hint ? `${sentence(wrong.message)}; ${wrong.hint}.` : `${sentence(wrong.message)}.`;
        name.focus();
        name.select();
    };
    const sheet = element("form.member-sheet", { onsubmit: submit }, Object.values(rows), complaint,
        element("div.member-buttons", element("button.button", { type: "button", onclick: () => close() }, "Cancel"), connect));
    // Return in a field connects, as in a dialog.
    sheet.addEventListener("keydown", (/** @type {KeyboardEvent} */ key) => {
        if (key.key !== "Enter" || !(key.target instanceof HTMLInputElement) || document.querySelector(".completions")) return;
        key.preventDefault();
        key.target.blur();
        sheet.requestSubmit();
    });
    update();
    const close = showPopover(anchor, sheet, { label: "New connection", onclose });
    name.focus();
}

/** @param {string} name Such as "touchUpInside". */
const spaced = name => name.replace(/([A-Z])/g, " $1").replace(/^./, first => first.toUpperCase());
