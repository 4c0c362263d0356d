import { element, replaceChildren, symbol } from "../elements/dom.js";
import { sentence } from "../model/words.js";
import { ask, prompt, submitted } from "../popups/dialogs.js";
import { chosenScenes, tellNotes } from "../projects/refactoring.js";
import { CodeEditor } from "../source/code-editor.js";
import { PicturePair, verdictOf } from "./picture-pair.js";

/**
 * @typedef {{name: string, text: string, scene?: string}} CodeFile
 * @typedef {{severity: string, message: string, hint?: string, object?: string, name?: string, scene?: string, line: number}} Finding
 * @typedef {{files: CodeFile[], findings: Finding[], folder: string, canDraw: boolean}} ExportedCode
 * @typedef {{scene: string, title?: string, pixels: number, frames: string[], document?: string, code?: string}} DrawnScene
 */

/**
 * Adds the command that shows scenes as Swift.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    commands.add({
        id: "editor.exportCode", title: "Export to Code…", menu: "Editor", group: "storyboards",
        help: "Shows the selected scenes, or the whole document, as Swift",
        isEnabled: () => !!store.current && store.current.kind !== "text" && store.connectionState === "open", run: () => { open(app); },
    });
}

/** @param {import("../types.js").App} app */
async function open(app) {
    const current = app.store.current;
    if (!current) return;
    const sheet = new ExportSheet(app, current, chosenScenes(current));
    if (await sheet.load()) await sheet.show();
}

/** The code of scenes, what isn't in it, and both pictures. */
class ExportSheet {
    /** @type {ExportedCode} */
    #code = { files: [], findings: [], folder: "", canDraw: false };
    #chosen = "";
    /** @type {Map<string, DrawnScene> | null} */
    #drawn = null;
    #isDrawing = false;
    /** Why the code couldn't be drawn. */
    #problem = "";
    /** A number that tells answers about other scopes. */
    #asked = 0;
    /** @type {HTMLDialogElement | null} */
    #dialog = null;

    /**
     * @param {import("../types.js").App} app
     * @param {import("../model/document.js").OpenDocument} document
     * @param {string[]} selected The selected scenes.
     */
    constructor(app, document, selected) {
        this.app = app;
        this.document = document;
        this.selected = selected;
        this.isWhole = selected.length === 0;
        this.segues = "methods";
        this.editor = new CodeEditor({
            label: "Code", isSwift: true, onedit: () => {}, onkey: () => false, onundo: () => {}, onmark: () => {}, onmarkdown: () => {}, onmenu: () => {},
        });
        this.editor.area.readOnly = true;
        this.files = element("div.export-files", { role: "listbox", "aria-label": "Files", tabIndex: 0, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
        this.findings = element("div.export-findings", { role: "list", "aria-label": "Not in the code" });
        this.pair = new PicturePair("Storyboard", "Code");
        this.verdict = element("p.export-verdict", { role: "status" });
        this.pictures = element("div.export-pictures", this.pair.element, this.verdict);
    }

    get #scope() {
        return { document: this.document.path, ...this.isWhole ? {} : { scenes: this.selected }, ...this.segues === "methods" ? {} : { segues: this.segues } };
    }

    /** @returns {Promise<boolean>} Whether there is code. */
    async load() {
        const number = ++this.#asked;
        const code = await this.app.store.attempt("exportCode", this.#scope);
        if (!code || number !== this.#asked) return false;
        this.#code = code;
        [this.#drawn, this.#isDrawing, this.#problem] = [null, false, ""];
        const kept = code.files.find((/** @type {CodeFile} */ { name }) => name === this.#chosen);
        this.#showFiles();
        this.#choose((kept ?? code.files[0])?.name ?? "");
        this.#showFindings();
        return true;
    }

    async show() {
        const content = element("div.export-sheet", this.#head(), element("div.export-body", this.files, element("div.export-code", this.editor.element), this.pictures), this.findings);
        const answer = ask({
            title: "Export to Code", content,
            buttons: [{ title: "Save in Folder…", value: "save" }, { title: "Done", value: "", isPrimary: true }],
        });
        this.#dialog = content.closest("dialog");
        this.#dialog?.classList.add("wide");
        this.editor.setText(this.editor.text);
        this.#showPictures();
        if (await answer === "save") await this.#save();
    }

    #head() {
        const copy = element("button.button", { type: "button", onclick: () => this.#copy() }, "Copy");
        const scope = this.document.kind === "storyboard" && this.selected.length ? element("div.segmented", { role: "radiogroup", "aria-label": "What is exported" },
            /** @type {[boolean, string][]} */ ([[false, this.selected.length === 1 ? "Selected Scene" : `${this.selected.length} Scenes`], [true, "Whole Storyboard"]]).map(([isWhole, title]) => element("button", {
                type: "button", role: "radio", "aria-checked": String(isWhole === this.isWhole), onclick: (/** @type {MouseEvent} */ event) => {
                    this.isWhole = isWhole;
                    this.#mark(event);
                    this.load();
                },
            }, title))) : null;
        const segues = this.document.kind === "storyboard" ? element("div.segmented", { role: "radiogroup", "aria-label": "Where segues are" },
            [["methods", "Segues in Controllers"], ["coordinator", "In a Coordinator"]].map(([value, title]) => element("button", {
                type: "button", role: "radio", "aria-checked": String(value === this.segues), onclick: (/** @type {MouseEvent} */ event) => {
                    this.segues = value;
                    this.#mark(event);
                    this.load();
                },
            }, title))) : null;
        return element("div.export-head", scope, segues, element("span.spacer"), copy);
    }

    /** Marks the button of a group that was clicked. */
    #mark(/** @type {MouseEvent} */ event) {
        const clicked = /** @type {HTMLElement} */ (event.currentTarget);
        for (const button of clicked.parentElement?.children ?? []) button.setAttribute("aria-checked", String(button === clicked));
    }

    // MARK: Files

    #showFiles() {
        replaceChildren(this.files, this.#code.files.map(({ name }) => element("div.export-file", {
            role: "option", "data-name": name, title: name, onclick: () => this.#choose(name),
        }, symbol("file-code"), element("span", name))));
    }

    /** @param {string} name */
    #choose(name) {
        this.#chosen = name;
        for (const row of this.files.children) row.setAttribute("aria-selected", String(/** @type {HTMLElement} */ (row).dataset.name === name));
        this.editor.setText(this.#file?.text ?? "");
        this.editor.element.scrollTo(0, 0);
        this.#showPictures();
    }

    get #file() { return this.#code.files.find(({ name }) => name === this.#chosen); }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const { files } = this.#code;
        const next = files[files.findIndex(({ name }) => name === this.#chosen) + step];
        if (!next) return;
        this.#choose(next.name);
        this.files.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    }

    async #copy() {
        const text = this.#file?.text ?? "";
        await navigator.clipboard.writeText(text).then(() => this.app.say(`${this.#chosen} is copied`), () => this.app.say("the browser doesn’t let the page copy", { kind: "error" }));
    }

    // MARK: What isn't in the code

    #showFindings() {
        const { findings } = this.#code;
        this.findings.hidden = findings.length === 0;
        replaceChildren(this.findings, findings.map(finding => {
            const [picture, tone] = finding.severity === "note" ? ["info-circle-fill", "blue"] : ["exclamation-triangle-fill", "yellow"];
            const where = [finding.scene, finding.name].filter(Boolean).join(" › ") || `Line ${finding.line}`;
            return element("div", { role: "listitem" }, element("button.export-finding", {
                type: "button", disabled: !finding.object || !this.document.has(finding.object), title: "Select the object", onclick: () => this.#goTo(finding.object ?? ""),
            }, symbol(picture, tone), element("span.export-where", where), element("span.export-message", sentence(finding.message), finding.hint && ` — ${finding.hint}`)));
        }));
    }

    /** @param {string} object */
    #goTo(object) {
        this.#dialog?.close();
        this.app.store.select([object]);
        this.app.canvas.reveal([object]);
    }

    // MARK: Pictures

    #showPictures() {
        const scene = this.#file?.scene ?? (this.document.kind === "storyboard" ? "" : undefined);
        const stage = scene === undefined ? null : this.document.stages.get(scene);
        const drawn = scene ? this.#drawn?.get(scene) : undefined;
        const { left, right } = this.pair;
        this.pictures.hidden = this.document.kind !== "storyboard";
        if (drawn?.document) left.showImage(drawn.document);
        else if (stage) left.showScene(stage);
        else left.showWords(scene ? "The canvas hasn’t drawn this scene yet." : "This file has no scene.");
        if (drawn?.code) right.showImage(drawn.code);
        else if (this.#isDrawing) right.showWaiting("The app is built with the code…");
        else if (this.#problem) right.showWords(this.#problem, this.#drawButton("Try Again"));
        else if (!this.#code.canDraw) right.showWords("The app around the storyboard draws the code, but this storyboard isn’t in an app’s folder.");
        else if (this.#drawn) right.showWords("");
        else right.showWords("The app is built with this code and draws its scenes; its files stay as they are.", this.#drawButton("Draw the Code"));
        this.verdict.textContent = drawn ? verdictOf(drawn) : this.#summary;
        this.verdict.title = drawn?.frames.join("\n") ?? "";
        this.verdict.classList.toggle("is-same", drawn ? drawn.pixels === 0 && !drawn.frames.length : this.#areAllSame);
    }

    get #areAllSame() { return !!this.#drawn && [...this.#drawn.values()].every(({ pixels, frames }) => pixels === 0 && !frames.length); }

    get #summary() {
        if (!this.#drawn) return "";
        const all = [...this.#drawn.values()];
        const same = all.filter(({ pixels, frames }) => pixels === 0 && !frames.length).length;
        return `${same} of ${all.length} scenes ${all.length === 1 ? "looks" : "look"} the same.`;
    }

    /** @param {string} title */
    #drawButton(title) { return element("button.button", { type: "button", onclick: () => this.#draw() }, title); }

    async #draw() {
        const number = this.#asked;
        [this.#isDrawing, this.#problem] = [true, ""];
        this.#showPictures();
        const done = await this.app.store.attempt("codePictures", this.#scope, ({ message, hint }) => { this.#problem = `${hint ? `${sentence(hint)}: ` : ""}${message}`; });
        if (number !== this.#asked) return;
        this.#isDrawing = false;
        if (done) this.#drawn = new Map(done.scenes.map((/** @type {DrawnScene} */ scene) => [scene.scene, scene]));
        this.#showPictures();
    }

    // MARK: Saving

    async #save() {
        const { store, say } = this.app;
        const count = this.#code.files.length;
        /** @param {string} text */
        const fields = text => ({ ...this.#scope, folder: text.trim().replace(/\/+$/, "") });
        let folder = "";
        let done = await prompt({
            title: "Save the Code", label: "Folder", value: `${this.#code.folder}${nameOf(this.document.path)}`, button: "Save",
            text: `${count === 1 ? "One file is" : `${count} files are`} written to a folder of the project. The storyboard and the app’s sources stay as they are; “storyboard export --sources” changes these to match.`,
            submit: text => {
                folder = text;
                return submitted(this.app, "saveCode", fields(text));
            },
        });
        if (done?.existing) {
            const names = done.existing.slice(0, 5).map((/** @type {string} */ path) => `“${nameOf(path)}.swift”`).join(", ");
            const more = done.existing.length > 5 ? ` and ${done.existing.length - 5} others` : "";
            const choice = await ask({
                title: done.existing.length === 1 ? "Replace a file?" : `Replace ${done.existing.length} files?`, text: `${names}${more} ${done.existing.length === 1 ? "is" : "are"} there with other content.`,
                buttons: [{ title: "Cancel", value: "" }, { title: "Replace", value: "replace", isPrimary: true }],
            });
            done = choice === "replace" ? await store.attempt("saveCode", { ...fields(folder), overwrite: true }) : null;
        }
        if (!done) return;
        const written = done.files.length;
        say(written === 0 ? "the files have this code already" : `${written} ${written === 1 ? "file is" : "files are"} written to “${fields(folder).folder || "the project"}”`);
        tellNotes(this.app, done.notes);
    }
}

/** @param {string} path @returns {string} The name without its ending. */
function nameOf(path) { return (path.split("/").pop() ?? path).replace(/\.[^.]*$/, ""); }
