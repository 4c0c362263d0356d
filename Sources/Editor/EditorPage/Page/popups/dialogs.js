import { element, replaceChildren } from "../elements/dom.js";

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
        title: `${verb === "undo" ? "Undo" : "Redo"} in this document only?`, text: `${message[0].toUpperCase()}${message.slice(1)}. The other document stays as it is.`,
        buttons: [{ title: "Cancel", value: "" }, { title: verb === "undo" ? "Undo Here Only" : "Redo Here Only", value: "alone", isPrimary: true }],
    }) === "alone";
    app.store.asksOthers = async (verb, message) => await ask({
        title: `${verb === "undo" ? "Undo" : "Redo"} somebody else’s step?`, text: `${message[0].toUpperCase()}${message.slice(1)}. Steps go back in their order, whoever made them.`,
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
 * Shows a dialog for entering text. `check` returns what is wrong with it, if anything; `choices` are suggestions. `selects` is the part of
 * the value that typing replaces, all of it by default.
 * @param {{title: string, text?: string, label: string, value?: string, selects?: string, button: string, check?: (text: string) => string | null, choices?: string[]}} options
 * @returns {Promise<string | null>}
 */
export async function prompt({ title, text, label, value = "", selects = value, button, check, choices = [] }) {
    /** @type {HTMLInputElement} */
    const input = element("input.field", { type: "text", value, spellcheck: false, autocomplete: "off", list: choices.length ? "dialog-choices" : null });
    const list = choices.length ? element("datalist#dialog-choices", choices.map(choice => element("option", { value: choice }))) : null;
    const complaint = element("p.complaint", { role: "alert" });
    const content = element("div.dialog-field", element("label", element("span", label), input), list, complaint);
    const answer = ask({ title, text, content, buttons: [{ title: "Cancel", value: "" }, { title: button, value: "ok", isPrimary: true }] });
    const submit = /** @type {HTMLButtonElement} */ (content.parentElement?.querySelector(".primary"));
    const judge = () => {
        const wrong = check?.(input.value) ?? null;
        complaint.textContent = wrong ?? "";
        submit.disabled = wrong !== null;
    };
    input.addEventListener("input", judge);
    input.addEventListener("keydown", event => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (!submit.disabled) submit.click();
    });
    judge();
    input.focus();
    const start = value.lastIndexOf(selects);
    input.setSelectionRange(start, start + selects.length);
    return await answer === "ok" ? input.value : null;
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
