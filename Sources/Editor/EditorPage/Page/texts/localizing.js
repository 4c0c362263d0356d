import { folderOf, nameOf } from "../documents/folders.js";
import { ask } from "../popups/dialogs.js";
import { tellNotes } from "../projects/refactoring.js";

/**
 * Adds the command that moves a document to where translations can be beside it.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    app.commands.add({
        id: "file.localize", title: "Localize…", menu: "File", group: "localize", help: "Moves the document to the folder Base.lproj, next to its translations",
        isEnabled: () => canLocalize(app.store.current), run: () => { localize(app); },
    });
}

/**
 * Returns whether a document is in no language's folder yet.
 * @param {import("../model/document.js").OpenDocument | null} document
 */
export function canLocalize(document) {
    return !!document && !document.version && document.kind !== "text" && !folderOf(document.path).endsWith(".lproj");
}

/** @param {import("../types.js").App} app */
async function localize(app) {
    const { store } = app;
    const document = store.current;
    if (!document) return;
    const answer = await ask({
        title: `Localize “${nameOf(document.path)}”?`,
        text: `The file moves to the folder “Base.lproj”, where translations can be beside it. ${document.state.isDirty ? "It is saved before. " : ""}This can’t be undone.`,
        buttons: [{ title: "Cancel", value: "" }, { title: "Localize", value: "localize", isPrimary: true }],
    });
    if (!answer || (document.state.isDirty && !await store.save({ document: document.path }))) return;
    const done = await store.attempt("localize", { document: document.path });
    if (done) tellNotes(app, done.notes);
}
