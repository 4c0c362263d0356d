import { element, replaceChildren, symbol } from "../elements/dom.js";
import { mountSplitter } from "../panels/splitter.js";
import { showMenu, showMenuBelow } from "../popups/menus.js";
import { CodeEditor } from "./code-editor.js";
import { dragOf, marksOf, titleOf } from "./members.js";
import { SourceDrop } from "./source-drop.js";
import { renameAt } from "./renaming.js";
import { SourceFile } from "./source-file.js";

/** @typedef {import("./members.js").Member} Member */
/** @typedef {import("./members.js").Use} Use */

/** The time in milliseconds after typing in which nothing is asked. */
const CALM = 250;
/** The distance from which a press is a drag. */
const SLACK = 4;

/**
 * The source of the selected object's class, beside the canvas.
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const pane = new SourcePane(place, app);
    app.source = pane;
    mountSplitter("source-splitter", { target: "source", property: "width", least: 260, most: 1200, sign: -1 });
    const drop = new SourceDrop(pane);
    app.connectTool.places.push(drop);
    const canJump = () => !!app.store.current && app.store.current.kind !== "text";
    app.commands.add(
        { id: "view.source", title: () => pane.isShown ? "Close the Source" : "Show the Source", menu: "View", group: "parts", shortcut: "mod+alt+U", inFields: true, isEnabled: () => pane.isShown || canJump(), isChecked: () => pane.isShown, run: () => pane.isShown ? pane.hide() : pane.show() },
        { id: "source.class", title: "Jump to the Class", menu: "Editor", group: "source", shortcut: "mod+shift+J", isEnabled: () => canJump() && app.store.selection.length === 1, help: "goes to the line of the source that declares the class of the selection", run: () => { pane.jump({ object: app.store.selection[0] }); } },
        { id: "source.object", title: "Jump to the Object of the Line", menu: "Editor", group: "source", shortcut: "mod+shift+U", inFields: true, isEnabled: () => pane.isShown && !!pane.editor, help: "selects what is connected with the outlet or action at the insertion point", run: () => { pane.goToObject(); } },
        {
            id: "source.insert", title: "Insert Outlet or Action…", menu: "Editor", group: "source", shortcut: "mod+alt+I", inFields: true,
            help: "at the insertion point of the source, for the selected object; connects what the line declares", isEnabled: () => pane.isShown && !!pane.editor && app.store.selection.length === 1,
            run: () => { if (pane.editor) drop.insert(app.store.selection[0], pane.editor.line); },
        },
        { id: "source.rename", title: "Rename Outlet, Action or Class…", menu: "Editor", group: "source", shortcut: "mod+alt+shift+R", inFields: true, isEnabled: () => pane.isShown && !!pane.editor, help: "in all sources and documents: what the line of the insertion point declares", run: () => { if (pane.editor) renameAt(pane, pane.editor.line); } },
        { id: "view.focusSource", title: "Go to the Source", menu: "View", submenu: "Go To", group: "help", shortcut: "mod+alt+E", inFields: true, isEnabled: canJump, run: () => { pane.show().then(() => pane.editor?.focus()); } });
    if (localStorage.getItem("source") === "shown") pane.show();
}

export class SourcePane {
    /** @type {SourceFile | null} */
    source = null;
    /** @type {CodeEditor | null} */
    editor = null;
    /** @type {Member[]} */
    members = [];
    isShown = false;
    /** Whether the file follows the selection. */
    follows = true;
    #asked = 0;
    /**
     * The classes that the source may name.
     * @type {import("./completion.js").KnownType[]}
     */
    #types = [];
    #timer = 0;

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        const { store } = app;
        /** @type {HTMLElement} */
        this.head = element("div.source-head");
        /** @type {HTMLElement} */
        this.notice = element("div.source-notice", { role: "status", hidden: true });
        /** @type {HTMLElement} */
        this.body = element("div.source-body");
        place.append(this.head, this.notice, this.body);
        place.addEventListener("keydown", event => this.#key(event));
        store.onCalm(["selection", "document"], () => this.#follow());
        store.on("source", event => this.#receive(event));
        store.on("connection", () => { if (store.connectionState === "open") this.#renew(); });
        store.onCalm(["scenes", "document", "documents"], () => this.#planMembers());
        this.#showHead();
    }

    /** Whether keys and menus mean the source. */
    get hasFocus() { return !!this.source && this.body.contains(document.activeElement); }

    // MARK: Showing

    async show() {
        if (this.isShown) return;
        this.isShown = true;
        document.body.classList.add("shows-source");
        localStorage.setItem("source", "shown");
        this.app.store.tell("playing");
        await this.#follow(true);
    }

    hide() {
        this.isShown = false;
        document.body.classList.remove("shows-source");
        localStorage.setItem("source", "");
        this.app.store.tell("playing");
    }

    /** Shows the file of the selection. */
    async #follow(isAnew = false) {
        const { store } = this.app;
        if (!this.isShown || !this.follows || !store.current || store.current.kind === "text" || store.current.version) return;
        const object = store.selection[0] ?? (this.source ? null : this.#firstController());
        if (!object || !isAnew && this.hasFocus) return;
        await this.#open({ object }, false);
    }

    #firstController() {
        const { current } = this.app.store;
        const scene = current?.scenes.get(current.order.find(id => current.scenes.get(id)?.controller) ?? "");
        return scene?.controller ?? null;
    }

    /**
     * Goes to the declaration of an object's class or of one of its members, or to a line of a file.
     * @param {{object?: string, member?: string, file?: string, line?: number}} target
     */
    async jump({ line, ...target }) {
        if (!this.isShown) {
            this.isShown = true;
            document.body.classList.add("shows-source");
            localStorage.setItem("source", "shown");
            this.app.store.tell("playing");
        }
        const found = await this.#open(target, true);
        const wanted = line ?? found?.line;
        if (!found || !this.editor) return false;
        if (!wanted) return true;
        this.editor.focus();
        this.editor.reveal(wanted, true);
        this.editor.flash(wanted);
        return true;
    }

    /**
     * Opens a source. Without one, says so if it was asked for.
     * @param {{object?: string, member?: string, file?: string}} target
     * @param {boolean} isWanted
     */
    async #open(target, isWanted) {
        const { store, say } = this.app;
        const asked = ++this.#asked;
        try {
            const reply = await store.request("source", target);
            if (asked !== this.#asked) return null;
            if (reply.source) await this.#take(reply.source);
            else if (isWanted) say(`no source declares ${target.member ? `“${target.member}”` : "its class"}`, { hint: "the app’s folder has Swift or Objective-C files" });
            else if (!this.source) this.#showEmpty();
            return reply.source ? reply : null;
        } catch (error) {
            const { message, hint, isLost } = /** @type {any} */ (error);
            if (!isLost) say(message, { kind: "error", hint });
            return null;
        }
    }

    /** @param {import("./source-file.js").SourceSnapshot} snapshot */
    async #take(snapshot) {
        if (this.source?.file === snapshot.file) return;
        const last = this.source;
        if (last) last.model.settled().then(() => last.file !== this.source?.file && last.request("close")).catch(() => {});
        const source = new SourceFile(this.app.store, snapshot, error => this.#refuse(error));
        this.source = source;
        this.members = [];
        this.editor = new CodeEditor({
            label: `Source: ${source.name}`, isSwift: source.isSwift, onedit: text => this.#edit(text), onkey: event => this.#editorKey(event),
            onundo: isRedo => { source.step(isRedo ? "redo" : "undo"); },
            onmark: (mark, circle) => this.#showUses(mark.line, circle), onmarkdown: (mark, event) => this.#pressCircle(mark.line, event),
            onmenu: point => { this.#showTextMenu(point); }, types: () => this.#types,
        });
        this.editor.area.readOnly = source.isMixed || !this.app.store.people.canChange;
        this.editor.setText(source.text);
        replaceChildren(this.body, this.editor.element);
        this.#showHead();
        if (snapshot.recovered) this.app.say(`“${source.name}” has unsaved changes of an earlier session`, { hint: "they are shown here; undo or revert to the file to discard them" });
        if (source.isMixed) this.app.say(`“${source.name}” is read-only here`, { hint: "its lines end in different ways" });
        // The text is there to be used before its circles are.
        this.#askMembers();
    }

    #showEmpty() {
        replaceChildren(this.body, element("div.empty", symbol("file-earmark-code"), element("h2", "No Source"),
            element("p", "Select an object whose class, or whose view controller’s class, is in the app’s sources.")));
    }

    #showHead() {
        const { source } = this;
        const hadFocus = /** @type {HTMLElement | null} */ (this.head.contains(document.activeElement) ? document.activeElement : null)?.dataset.part;
        const file = element("button.jump-step.source-name", {
            type: "button", "data-part": "file", "aria-haspopup": "menu", "aria-expanded": "false", title: source ? source.file : "Sources",
            onclick: (/** @type {Event} */ event) => this.#showFiles(/** @type {HTMLElement} */ (event.currentTarget)),
        }, symbol(this.follows ? "link-45deg" : "file-earmark-code"), element("span", source?.name ?? "No Source"), source?.state.isDirty && element("span.source-dirty", { "aria-label": "edited" }));
        const members = source && element("button.jump-step", {
            type: "button", "data-part": "members", "aria-haspopup": "menu", "aria-expanded": "false", title: "Outlets and actions", "aria-label": "Outlets and actions",
            onclick: (/** @type {Event} */ event) => this.#showMembers(/** @type {HTMLElement} */ (event.currentTarget)),
        }, symbol("list-ul"));
        const save = source && element("button.tool", { type: "button", "data-part": "save", disabled: !source.state.isDirty, title: "Save", "aria-label": `Save ${source.name}`, onclick: () => this.save() }, symbol("save"));
        const close = element("button.tool", { type: "button", "data-part": "close", title: "Close the source", "aria-label": "Close the source", onclick: () => this.hide() }, symbol("x-lg"));
        replaceChildren(this.head, file, members, element("span.spacer"), save, close);
        if (hadFocus) /** @type {HTMLElement | null} */ (this.head.querySelector(`[data-part="${hadFocus}"]`))?.focus();
        this.#showNotice();
    }

    #showNotice() {
        const state = this.source?.state;
        const isGone = state?.outside === "deleted";
        this.notice.hidden = !state?.outside && !state?.unkept;
        if (this.notice.hidden || !state) return;
        /** @param {string} title @param {() => void} run */
        const button = (title, run) => element("button.button", { type: "button", onclick: run }, title);
        if (!state.outside) return replaceChildren(this.notice, element("span", [state.unkept?.message, state.unkept?.hint].filter(Boolean).join("; ")));
        replaceChildren(this.notice, element("span", isGone ? "Another program has deleted this file." : "Another program has changed this file."), element("span.source-choices",
            !isGone && button("Merge", () => { this.source?.attempt("merge"); }),
            !isGone && button("Reload", () => { this.source?.attempt("reload"); }),
            button(isGone ? "Save Again" : "Overwrite", () => { this.source?.attempt("save", { overwrite: true }); })));
    }

    // MARK: Editing

    /** @param {string} text */
    #edit(text) {
        this.source?.edit(text);
        this.#planMembers();
    }

    /** @param {any} event Of the server, or that an edit has arrived. */
    #receive(event) {
        const { source, editor } = this;
        if (!source || event.file !== source.file) return;
        if ("state" in event) {
            const patch = source.receive(event);
            if (patch === null) this.#renew();
            else if (patch && (patch.remove || patch.insert)) {
                editor?.apply(patch, !!event.selects);
                this.#planMembers();
            }
        }
        this.#showHead();
    }

    /** Asks for the text again, after a missed event or a lost connection. */
    async #renew() {
        const { source } = this;
        if (!source) return;
        try {
            const { source: snapshot } = await source.request("source");
            if (source !== this.source || !snapshot) return;
            const before = source.text;
            source.state = snapshot.state;
            source.model.renew(snapshot);
            if (source.text !== before) this.editor?.setText(source.text);
            this.#showHead();
            this.#planMembers();
        } catch {
            // The next connection tries again.
        }
    }

    /** @param {any} error */
    #refuse({ message, hint }) {
        this.editor?.setText(this.source?.text ?? "");
        this.app.say(message, { kind: "error", hint });
    }

    undo() { return this.source?.step("undo"); }
    redo() { return this.source?.step("redo"); }
    save() { return this.source?.attempt("save"); }

    /** Saves all sources with unsaved changes, shown or not. */
    async saveAll() {
        const { store } = this.app;
        if (!this.source && !store.current) return;
        const { files } = await store.attempt("sources", {}) ?? { files: [] };
        const edited = files.filter((/** @type {{isDirty?: boolean}} */ { isDirty }) => isDirty);
        await Promise.all(edited.map((/** @type {{file: string}} */ { file }) => store.attempt("save", { file })));
    }

    /** @param {KeyboardEvent} event */
    #editorKey(event) {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return false;
        this.save();
        return true;
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.target === this.editor?.area || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
        event.preventDefault();
        event.stopPropagation();
        this.save();
    }

    // MARK: Members

    #planMembers() {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#askMembers(), CALM);
    }

    async #askMembers() {
        const { source } = this;
        if (!source || !this.isShown || !this.app.store.current) return;
        try {
            await source.model.settled();
            const { members } = await source.request("members", { document: this.app.store.current.path });
            if (source !== this.source) return;
            this.members = members;
            this.editor?.setMarks(marksOf(members));
            const { types } = await this.app.store.request("types", { document: this.app.store.current.path });
            this.#types = types;
        } catch (error) {
            if (!(/** @type {any} */ (error).isLost)) console.error(error);
        }
    }

    /** @param {number} line */
    #membersOn(line) { return this.members.filter(member => member.line === line); }

    /**
     * Shows what is connected with the members of a line; a single object is gone to at once.
     * @param {number} line
     * @param {HTMLElement} circle
     */
    #showUses(line, circle) {
        const members = this.#membersOn(line);
        const uses = members.flatMap(member => member.uses);
        const box = circle.getBoundingClientRect();
        const items = uses.map(use => ({ title: titleOf(use, this.app.store.current?.path), run: () => { this.#select(use); } }));
        const heading = members.map(({ name }) => name).join(", ");
        showMenu([
            { heading }, ...(items.length ? items : [{ title: "Not connected", isDisabled: true }]),
            { separator: true }, { title: "Rename…", run: () => { renameAt(this, line); } },
        ], { x: box.left, y: box.bottom + 4 });
    }

    /** Selects what is connected with the line of the insertion point. */
    async goToObject() {
        const { editor } = this;
        if (!editor) return;
        // What was typed a moment ago counts.
        await this.#askMembers();
        const members = this.#membersOn(editor.line);
        const uses = members.flatMap(member => member.uses);
        const around = this.members.filter(({ line, kind }) => kind === "class" && line <= editor.line).at(-1);
        const [first] = uses.length ? uses : around?.uses ?? [];
        if (first) this.#select(first);
        else this.app.say("nothing is connected with this line");
    }

    /** @param {Use} use */
    async #select({ document: path, object }) {
        const { store, canvas } = this.app;
        if (store.current?.path !== path) await store.open(path);
        store.select([object]);
        canvas.reveal([object]);
    }

    /**
     * Begins a connection where a circle is dragged.
     * @param {number} line
     * @param {PointerEvent} press
     */
    #pressCircle(line, press) {
        if (press.button !== 0) return;
        const [member] = this.#membersOn(line);
        const drag = member && dragOf(member, this.#ownerOf(member));
        const ended = new AbortController();
        const { signal } = ended;
        addEventListener("pointermove", event => {
            if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
            ended.abort();
            if (drag) this.app.connectTool.begin(drag.from, event, drag.trigger, drag.only);
            else if (member && member.kind !== "class") this.app.say(`no object of this document is of the class ${member.class}`);
        }, { signal });
        addEventListener("pointerup", () => ended.abort(), { signal });
    }

    /**
     * Returns an object of a member's class in the current document: that of the selected scene if there is one.
     * @param {Member} member
     */
    #ownerOf(member) {
        const { current, selection } = this.app.store;
        const owners = this.members.filter(({ kind, name }) => kind === "class" && name === member.class).flatMap(({ uses }) => uses)
            .filter(({ document }) => document === current?.path).map(({ owner }) => owner);
        const scene = current?.sceneOf(selection[0] ?? "");
        return owners.find(id => current?.sceneOf(id) === scene) ?? owners[0] ?? null;
    }

    // MARK: Menus

    /**
     * Shows what can be done with the selected text, and with the outlet, action or class of its line.
     * @param {{x: number, y: number}} point
     */
    #showTextMenu(point) {
        const { app: { commands }, editor } = this;
        if (!editor) return;
        const { area, selectedText } = editor;
        showMenu([
            { title: "Cut", shortcut: commands.shortcutText("edit.cut"), isDisabled: !selectedText || area.readOnly, run: () => { this.#copy().then(isDone => isDone && editor.insert("")); } },
            { title: "Copy", shortcut: commands.shortcutText("edit.copy"), isDisabled: !selectedText, run: () => { this.#copy(); } },
            { title: "Paste", shortcut: commands.shortcutText("edit.paste"), isDisabled: area.readOnly, run: () => { this.#paste(); } },
            { separator: true }, commands.item("source.rename"),
            { separator: true }, commands.item("source.object"), commands.item("source.insert"),
        ], { ...point, title: "Source" });
    }

    /** Copies the selected text. */
    async #copy() {
        try {
            await navigator.clipboard.writeText(this.editor?.selectedText ?? "");
            return true;
        } catch {
            this.app.say("the browser doesn’t let a menu copy", { hint: `press ${this.app.commands.shortcutText("edit.copy")}` });
            return false;
        }
    }

    async #paste() {
        const { editor } = this;
        try {
            const text = await navigator.clipboard.readText();
            if (editor === this.editor) editor?.insert(text.replaceAll("\r\n", "\n"));
        } catch {
            this.app.say("the browser doesn’t let a menu paste", { hint: `press ${this.app.commands.shortcutText("edit.paste")}` });
        }
    }

    /** @param {HTMLElement} button */
    async #showFiles(button) {
        const { files } = await this.app.store.attempt("sources", {}) ?? { files: [] };
        const isDouble = (/** @type {string} */ name) => files.filter((/** @type {any} */ { file }) => file.endsWith(`/${name}`) || file === name).length > 1;
        showMenuBelow([
            { title: "Automatic", isChecked: this.follows, run: () => {
                this.follows = true;
                this.#showHead();
                this.#follow(true);
            } },
            { separator: true },
            ...files.map((/** @type {{file: string, classes: string[], isDirty?: boolean}} */ { file, classes, isDirty }) => {
                const name = file.split("/").pop() ?? file;
                const others = classes.slice(0, 3).filter(each => !name.startsWith(`${each}.`));
                return { title: isDouble(name) ? file : name, detail: [...others, ...(isDirty ? ["edited"] : [])].join(", "), isChecked: file === this.source?.file, run: () => { this.#choose(file); } };
            }),
        ], button, { title: "Sources" });
    }

    /** @param {string} file */
    async #choose(file) {
        this.follows = false;
        await this.#open({ file }, true);
        this.#showHead();
    }

    /** @param {HTMLElement} button */
    #showMembers(button) {
        const items = this.members.map(({ line, name, kind, uses }) => ({
            title: name, detail: kind === "class" ? "class" : uses.length ? "" : "not connected", run: () => {
                this.editor?.focus();
                this.editor?.reveal(line, true);
            },
        }));
        showMenuBelow(items.length ? items : [{ title: "No outlets or actions", isDisabled: true }], button, { title: "Outlets and actions" });
    }
}
