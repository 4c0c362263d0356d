import { element, replaceChildren } from "../elements/dom.js";
import { sentence } from "../model/words.js";

/**
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    app.commands.add({
        id: "help.shortcuts", title: "Keyboard Shortcuts", menu: "View", group: "help", shortcut: "mod+/", inFields: true,
        run: () => showShortcuts(app),
    });
    askAboutWork(app);
    app.store.asksAlone = async (verb, message) => await ask({
        title: `${verb === "undo" ? "Undo" : "Redo"} in this document only?`, text: `${sentence(message)}. The other document stays as it is.`,
        buttons: [{ title: "Cancel", value: "" }, { title: verb === "undo" ? "Undo Here Only" : "Redo Here Only", value: "alone", isPrimary: true }],
    }) === "alone";
    app.store.asksOthers = async (verb, message) => await ask({
        title: `${verb === "undo" ? "Undo" : "Redo"} somebody else’s step?`, text: `${sentence(message)}. Steps go back in their order, whoever made them.`,
        buttons: [{ title: "Cancel", value: "" }, { title: verb === "undo" ? "Undo It" : "Redo It", value: "others", isPrimary: true }],
    }) === "others";
}

/**
 * Asks about recovered unsaved changes, except those of this page, which only lost its server.
 * @param {import("../types.js").App} app
 */
function askAboutWork(app) {
    const { store, say } = app;
    /** @type {Set<string>} */
    const known = new Set();
    let wasLost = false;
    store.on("connection", () => { wasLost ||= store.connectionState === "lost"; });
    store.on("document", () => {
        const document = store.current;
        if (!document) return;
        const isKnown = known.has(document.path);
        known.add(document.path);
        if (document.recovered && (!isKnown || document.leftOut)) askAboutRecovered(app, document);
        else if (document.recovered && wasLost) say("the editor was restarted", { hint: "your changes are kept, but earlier ones cannot be undone" });
        if (document.recovered) wasLost = false;
    });
}

/**
 * Shows a modal dialog.
 * @param {{title: string, text?: string, content?: Node, buttons: {title: string, value: string, isPrimary?: boolean, isDestructive?: boolean}[]}} options
 * @returns {Promise<string | null>} the value of the button, null if it was dismissed or the button has none
 */
export function ask({ title, text, content, buttons }) {
    return new Promise(resolve => {
        /** @type {HTMLDialogElement} */
        const dialog = element("dialog.dialog", { "aria-labelledby": "dialog-title" },
            element("form", { method: "dialog" }, element("h2#dialog-title", title), text && element("p", text), content,
                element("div.dialog-buttons", buttons.map(button => element("button.button", {
                    value: button.value, class: button.isPrimary ? "primary" : button.isDestructive ? "destructive" : "", autofocus: button.isPrimary ? true : null,
                }, button.title)))));
        // Shortcuts of the page don't apply in a dialog.
        dialog.addEventListener("keydown", event => event.stopPropagation());
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(dialog.returnValue || null);
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}

/**
 * Shows a dialog with fields. `check` returns what is wrong with them, if anything. `submit` does what the dialog is for: if
 * something was wrong with that, the dialog stays open with what was typed.
 * @param {{title: string, text?: string, content: HTMLElement, button: string, check?: () => string | null, submit: () => Promise<Submission>}} options
 * @returns {Promise<any>} The reply, null if it was dismissed.
 */
export async function fill({ title, text, content, button, check, submit }) {
    const complaint = element("p.complaint", { role: "alert" });
    content.append(complaint);
    const answer = ask({ title, text, content, buttons: [{ title: "Cancel", value: "" }, { title: button, value: "ok", isPrimary: true }] });
    const form = /** @type {HTMLFormElement} */ (content.parentElement);
    const primary = /** @type {HTMLButtonElement} */ (form.querySelector(".primary"));
    const judge = (wrong = check?.() ?? null) => {
        complaint.textContent = wrong ?? "";
        primary.disabled = wrong !== null;
    };
    content.addEventListener("input", () => judge());
    content.addEventListener("keydown", event => {
        if (event.key !== "Enter" || event.target instanceof HTMLSelectElement) return;
        event.preventDefault();
        if (!primary.disabled) primary.click();
    });
    let done = null;
    form.addEventListener("submit", async event => {
        if (event.submitter !== primary) return;
        event.preventDefault();
        primary.disabled = true;
        const { reply, wrong } = await submit();
        done = reply;
        judge(wrong);
        // What was refused may be possible after a change elsewhere.
        primary.disabled = false;
        if (wrong === null) form.closest("dialog")?.close();
    });
    judge();
    await answer;
    return done;
}

/**
 * Shows a dialog for entering text. `check` and `submit` are those of `fill`, for the text; `choices` are suggestions. `selects` is the part of
 * the value that typing replaces, all of it by default.
 * @param {{title: string, text?: string, label: string, value?: string, selects?: string, button: string, check?: (text: string) => string | null, submit?: (text: string) => Promise<Submission>, choices?: string[]}} options
 * @returns {Promise<any>} The text or, with `submit`, its reply; null if it was dismissed.
 */
export function prompt({ title, text, label, value = "", selects = value, button, check, submit, choices = [] }) {
    /** @type {HTMLInputElement} */
    const input = element("input.field", { type: "text", value, spellcheck: false, autocomplete: "off", list: choices.length ? "dialog-choices" : null });
    const list = choices.length ? element("datalist#dialog-choices", choices.map(choice => element("option", { value: choice }))) : null;
    const reply = fill({
        title, text, button, content: element("div.dialog-field", element("label", element("span", label), input), list),
        check: () => check?.(input.value) ?? null, submit: async () => submit?.(input.value) ?? { reply: input.value, wrong: null },
    });
    input.focus();
    const start = value.lastIndexOf(selects);
    input.setSelectionRange(start, start + selects.length);
    return reply;
}

/**
 * What became of a dialog: `wrong` is why it was refused, or null.
 * @typedef {{reply: any, wrong: string | null}} Submission
 */

/**
 * Sends a request for a dialog.
 * @param {import("../types.js").App} app
 * @template {import("../model/protocol.js").Verb} V
 * @param {V} verb
 * @param {import("../model/protocol.js").Asked<V>} fields
 * @returns {Promise<Submission>}
 */
export async function submitted({ store }, verb, fields) {
    /** @type {string | null} */
    let wrong = null;
    const reply = await store.attempt(verb, fields, ({ message, hint }) => { wrong = `${sentence(message)}${hint ? `; ${hint}` : ""}`; });
    return { reply, wrong };
}

/**
 * @param {import("../types.js").App} app
 * @param {import("../model/document.js").OpenDocument} document
 */
async function askAboutRecovered({ store }, { path, leftOut, outside }) {
    const file = outside === "changed" ? "Another program has changed the file; you can merge the changes above the canvas."
        : "The file itself has not changed.";
    const steps = leftOut === 1 ? "The last step is omitted" : `The last ${leftOut} steps are omitted`;
    const answer = await ask({
        title: "Unsaved changes were found",
        text: `“${path.split("/").pop()}” has unsaved changes of an earlier session, which are shown here. ${file}${
            leftOut ? ` ${steps}, because the editor crashed when it showed ${leftOut === 1 ? "it" : "them"}.` : ""}`,
        buttons: [
            { title: "Discard Changes", value: "discard", isDestructive: true },
            ...(leftOut ? [{ title: "Try With All Steps", value: "all" }] : []),
            { title: "Keep Changes", value: "keep", isPrimary: true },
        ],
    });
    if (answer === "discard") await store.revert(path);
    if (answer === "all") await store.attempt("recover", { document: path });
}

/** @param {import("../types.js").App} app */
function showShortcuts({ commands }) {
    const groups = new Map();
    for (const command of commands.all()) {
        const shortcut = commands.shortcutText(command.id);
        if (!shortcut) continue;
        const name = command.menu ?? "Other";
        groups.set(name, [...(groups.get(name) ?? []), [commands.titleOf(command), shortcut]]);
    }
    const columns = element("div");
    const sheet = element("div.shortcuts", { tabIndex: 0 }, columns);
    replaceChildren(columns, [...groups].map(([name, rows]) => element("section", element("h3", name),
        element("dl", rows.map((/** @type {[string, string]} */ [title, shortcut]) => [element("dt", title), element("dd", element("kbd", shortcut))]).flat()))));
    ask({ title: "Keyboard Shortcuts", content: sheet, buttons: [{ title: "Done", value: "", isPrimary: true }] });
}
