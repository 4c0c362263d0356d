import { isTextField } from "./commands.js";

/**
 * Returns the commands of the document as a whole.
 * @param {import("../types.js").App} app
 */
export function documentCommands({ store, commands }) {
    const hasDocument = () => !!store.current;
    commands.add(
        {
            id: "file.save", title: "Save", menu: "File", group: "save", shortcut: "mod+S", inFields: true,
            isEnabled: () => !!store.current && store.current.kind !== "text",
            run: () => {
                // Text that is being edited is saved too.
                if (isTextField(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
                store.save();
            },
        },
        {
            id: "file.saveAll", title: "Save All", menu: "File", group: "save", shortcut: "mod+alt+S", inFields: true, isEnabled: hasDocument,
            run: () => store.openDocuments.filter(open => open.state.isDirty).forEach(open => store.attempt("save", { document: open.path })),
        },
        {
            id: "file.reload", title: "Revert to the File", menu: "File", group: "save", isEnabled: () => !!store.current?.state.isDirty,
            run: () => store.attempt("reload"),
        },
        {
            id: "edit.undo", title: () => named("Undo", store.current?.state.undo), menu: "Edit", group: "undo", shortcut: "mod+Z",
            isEnabled: () => !!store.current?.state.undo, run: () => store.undo(),
        },
        {
            id: "edit.redo", title: () => named("Redo", store.current?.state.redo), menu: "Edit", group: "undo", shortcut: ["mod+shift+Z", "mod+Y"],
            isEnabled: () => !!store.current?.state.redo, run: () => store.redo(),
        });
}

/**
 * @param {string} verb
 * @param {string | undefined | null} name
 */
function named(verb, name) { return name ? `${verb} ${name}` : verb; }
