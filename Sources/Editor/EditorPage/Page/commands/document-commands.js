import { isTextField } from "./commands.js";

/**
 * Returns the commands of the document as a whole.
 * @param {import("../types.js").App} app
 */
export function documentCommands(app) {
    const { store, commands } = app;
    /** The source, while it has the focus. */
    const source = () => app.source?.hasFocus ? app.source : null;
    /** @param {"undo" | "redo"} verb */
    const step = verb => {
        const focused = source();
        return focused ? focused.source?.state[verb] : store.current?.state[verb];
    };
    commands.add(
        {
            id: "file.save", title: "Save", menu: "File", group: "save", shortcut: "mod+S", inFields: true,
            isEnabled: () => !!store.current && store.current.kind !== "text",
            run: () => {
                if (source()) return source()?.save();
                // Text that is being edited is saved too.
                if (isTextField(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur();
                store.save();
            },
        },
        {
            id: "file.saveAll", title: "Save All", menu: "File", group: "save", shortcut: "mod+alt+S", inFields: true,
            isEnabled: () => !!store.current || store.editedBehind.length > 0,
            run: async () => {
                await app.source?.source?.model.settled();
                await Promise.all([store.saveAll(), app.source?.saveAll()]);
            },
        },
        {
            id: "file.reload", title: "Revert to the File", menu: "File", group: "save", isEnabled: () => !!store.current?.state.isDirty,
            run: () => store.revert(),
        },
        {
            id: "edit.undo", title: () => named("Undo", step("undo")), menu: "Edit", group: "undo", shortcut: "mod+Z",
            isEnabled: () => !!step("undo"), run: () => source()?.undo() ?? store.undo(),
        },
        {
            id: "edit.redo", title: () => named("Redo", step("redo")), menu: "Edit", group: "undo", shortcut: ["mod+shift+Z", "mod+Y"],
            isEnabled: () => !!step("redo"), run: () => source()?.redo() ?? store.redo(),
        });
}

/**
 * @param {string} verb
 * @param {string | undefined | null} name
 */
function named(verb, name) { return name ? `${verb} ${name}` : verb; }
