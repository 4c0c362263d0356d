import { element } from "../elements/dom.js";
import { fill, submitted } from "../popups/dialogs.js";
import { tellNotes } from "../projects/refactoring.js";

/**
 * Adds the command that creates a class in a source of its own, for the selected object.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    commands.add({
        id: "file.newClass", title: "New Class…", menu: "File", group: "documents", isEnabled: () => !!store.current && store.current.kind !== "text" && !store.current.version,
        help: "Creates a Swift source with a class, which the selected object gets", run: () => { create(app); },
    });
}

/** @param {import("../types.js").App} app */
async function create(app) {
    const { store } = app;
    const path = store.current?.path;
    // Several objects have no class in common that would be theirs.
    const [object] = store.selection.length === 1 ? store.selection : [];
    const target = object === undefined ? { document: path } : { document: path, object };
    const suggestion = await store.attempt("newClass", target);
    if (!suggestion) return;
    const made = await askForClass(suggestion, object === undefined ? null : store.current?.nameOf(object) ?? null, async choice => {
        const { reply, wrong } = await submitted(app, "createClass", { ...target, ...choice });
        return { reply: reply && { ...reply, name: choice.name }, wrong };
    });
    if (!made) return;
    const current = store.current;
    if (object !== undefined && current && current.path === path && current.has(object)) {
        await store.perform("Set Class", [{ set: { object, attribute: "customClass", value: made.name } }]);
    }
    tellNotes(app, made.notes);
    await app.source?.jump({ file: made.file, line: made.line });
}

/** @typedef {{name: string, superclass: string, file: string}} Choice */

/**
 * Asks for the name, superclass and file of a class.
 * @param {{name: string, superclass: string, superclasses: string[], folder: string}} suggestion
 * @param {string | null} object What gets the class.
 * @param {(choice: Choice) => Promise<import("../popups/dialogs.js").Submission>} submit
 * @returns {Promise<any>} The reply.
 */
function askForClass({ name: usual, superclass: base, superclasses, folder }, object, submit) {
    /** Whether the file is still named after the class. */
    let follows = true;
    /** @type {HTMLInputElement} */
    const name = element("input.field", { type: "text", "aria-label": "Class", value: usual, spellcheck: false, autocomplete: "off", oninput: () => {
        if (follows) file.value = fileOf(name.value, folder);
    } });
    /** @type {HTMLInputElement} */
    const parent = element("input.field", { type: "text", "aria-label": "Subclass of", value: base, spellcheck: false, autocomplete: "off", list: "superclasses" });
    /** @type {HTMLInputElement} */
    const file = element("input.field", { type: "text", "aria-label": "File", value: fileOf(usual, folder), spellcheck: false, autocomplete: "off", oninput: () => {
        follows = file.value === fileOf(name.value, folder);
    } });
    /** @returns {Choice} */
    const choice = () => ({ name: name.value.trim(), superclass: parent.value.trim(), file: file.value.trim() });
    const reply = fill({
        title: "New Class", text: object === null ? "A Swift source with a class." : `A Swift source with a class, which ${object} gets.`, button: "Create",
        content: element("div.dialog-field.several.new-class", element("label", element("span", "Class"), name), element("label", element("span", "Subclass of"), parent),
            element("datalist#superclasses", superclasses.map(value => element("option", { value }))), element("label", element("span", "File"), file)),
        check: () => problemOf(choice()), submit: () => submit(choice()),
    });
    name.focus();
    name.select();
    return reply;
}

/**
 * Returns the path of the file that a class is in.
 * @param {string} name
 * @param {string} folder With a slash at the end, unless it is empty.
 */
export const fileOf = (name, folder) => `${folder}${name.trim()}.swift`;

/**
 * Returns what is wrong with a class, as far as that shows without the sources.
 * @param {Choice} choice
 */
export function problemOf({ name, superclass, file }) {
    if (!name) return "A class needs a name";
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return `“${name}” is not a name in Swift`;
    if (!superclass) return "A class needs a superclass";
    if (!file.endsWith(".swift") || /(^|\/)\.|\/$|\/\.swift$/.test(file)) return "The file is a path that ends with .swift";
    return null;
}
