import { element } from "../elements/dom.js";
import { fill, submitted } from "../popups/dialogs.js";
import { originOf } from "../model/version-name.js";
import { isPath, UNNAMED, withEnding } from "../projects/path-rules.js";
import { tellNotes } from "../projects/refactoring.js";
import { folderOf, joined, stepsOf } from "./folders.js";

/** The kinds of new documents, with the names that are suggested. */
export const NEW = [
    { kind: "storyboard", title: "Storyboard", name: "Main", ending: "storyboard" }, { kind: "view", title: "View", name: "View", ending: "xib" },
    { kind: "empty", title: "Empty Xib", name: "Empty", ending: "xib" }, { kind: "launchScreen", title: "Launch Screen", name: "LaunchScreen", ending: "storyboard" },
];

/**
 * Asks for the name and folder of a new document, creates and opens it.
 * @param {import("../types.js").App} app
 * @param {typeof NEW[0]} kind
 */
export async function createDocument(app, { kind, title, name: usual, ending }) {
    const { store } = app;
    /** @type {{folders: string[]} | null} */
    const known = await store.attempt("documents", {});
    if (!known) return;
    const { folders } = known;
    const taken = new Set(store.documents.map(({ path }) => path));
    const first = folderOfNew(store.current ? [originOf(store.current.path)] : [...taken]);
    let suggestion = freeName(usual, first, ending, taken);
    /** @type {HTMLInputElement} */
    const name = element("input.field", { type: "text", value: suggestion, spellcheck: false, autocomplete: "off" });
    // A folder in the opened one may have its name.
    const home = store.folder || "This folder";
    /** @type {HTMLSelectElement} */
    const folder = element("select.field", {
        onchange: () => {
            if (name.value !== suggestion) return;
            name.value = suggestion = freeName(usual, folder.value, ending, taken);
        },
    }, folders.map(path => element("option", { value: path, selected: path === first }, path ? joined(home, path) : home)));
    const path = () => newPath(name.value, folder.value, ending);
    const made = fill({
        title: `New ${title}`, button: "Create",
        content: element("div.dialog-field.several", element("label", element("span", "Name"), name), element("label", element("span", "Where"), folder)),
        check: () => newDocumentProblem(path(), taken, folders),
        submit: () => submitted(app, "create", { document: path(), kind }),
    });
    name.focus();
    name.select();
    const reply = await made;
    if (!reply) return;
    await store.open(path());
    tellNotes(app, reply.notes);
}

/**
 * Returns the folder of a new document: the one that others are in, without their languages.
 * @param {string[]} paths
 */
export function folderOfNew(paths) {
    const others = paths.map(stepsOf);
    const first = others[0] ?? [];
    const end = first.findIndex((step, index) => others.some(other => other[index] !== step));
    return first.slice(0, end < 0 ? first.length : end).join("/");
}

/**
 * Returns a name that no other document in a folder has.
 * @param {string} usual
 * @param {string} folder
 * @param {string} ending
 * @param {Set<string>} taken
 */
export function freeName(usual, folder, ending, taken) {
    let name = usual;
    for (let number = 2; taken.has(newPath(name, folder, ending)); number++) name = `${usual} ${number}`;
    return name;
}

/**
 * Returns the path of a new document, with the ending of its kind.
 * @param {string} name
 * @param {string} folder
 * @param {string} ending
 */
export function newPath(name, folder, ending) {
    return joined(folder, withEnding(name, ending));
}

/**
 * Returns what is wrong with the path of a new document, or null.
 * @param {string} path
 * @param {Set<string>} taken
 * @param {string[]} folders
 */
export function newDocumentProblem(path, taken, folders) {
    if (!isPath(path)) return UNNAMED;
    if (taken.has(path)) return `“${path}” already exists`;
    return folders.includes(folderOf(path)) ? null : `There is no folder “${folderOf(path)}”`;
}
