import { element } from "../elements/dom.js";
import { ask, prompt } from "../popups/dialogs.js";

/**
 * Asks for another name of what a line declares, and renames it in all sources and documents.
 * @param {import("./source-pane.js").SourcePane} pane
 * @param {number} line
 */
export async function renameAt({ app, source }, line) {
    if (!source) return;
    const fields = { document: app.store.current?.path, line };
    const found = await source.attempt("rename", { ...fields, to: "", isTrial: true });
    if (!found) return;
    const to = await prompt({ title: found.title, text: "In all sources and documents.", label: "Name", value: found.name, button: "Rename", check: name => name.trim() ? null : "" });
    if (!to || to.trim() === found.name) return;
    const trial = await source.attempt("rename", { ...fields, to: to.trim(), isTrial: true });
    if (!trial) return;
    if (trial.unclear.length && !await confirm(found.name, trial.unclear)) return;
    const done = await source.attempt("rename", { ...fields, to: to.trim() });
    if (done) app.say(`“${found.name}” is “${to.trim()}” in ${counted(done.sources.length, "source")} and ${counted(done.documents.length, "document")}`);
}

/**
 * Tells which lines stay as they are.
 * @param {string} name
 * @param {{file: string, line: number}[]} unclear
 */
function confirm(name, unclear) {
    const shown = unclear.slice(0, 8).map(({ file, line }) => element("li", `${file.split("/").pop()}, line ${line}`));
    const more = unclear.length - shown.length;
    return ask({
        title: "Some uses stay as they are", text: `“${name}” is used there for something whose type isn’t known:`,
        content: element("ul.rename-unclear", shown, more > 0 && element("li", `and ${more} more`)),
        buttons: [{ title: "Cancel", value: "" }, { title: "Rename", value: "rename", isPrimary: true }],
    });
}

/** @param {number} count @param {string} what */
const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
