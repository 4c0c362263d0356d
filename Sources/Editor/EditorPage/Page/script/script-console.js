import { element, replaceChildren, symbol } from "../elements/dom.js";
import { ask, prompt } from "../popups/dialogs.js";
import { fuzzySearch } from "../popups/fuzzy.js";
import { Recording } from "./recording.js";
import { commandNames, fieldsLeft, isAddress, lineOf, parseLine, placeAt } from "./script-line.js";

/**
 * @typedef {import("./script-line.js").Command} Command
 * @typedef {import("./script-line.js").Completion} Completion
 */

/** The completions that are listed at most. */
const MOST = 12;

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const script = new ScriptConsole(place, app);
    const canWork = () => !!app.store.current && app.store.current.kind !== "text" && app.store.connectionState === "open";
    app.commands.add(
        { id: "script.show", title: () => script.isShown ? "Hide Script" : "Show Script", menu: "View", submenu: "Panels Below", group: "panels", shortcut: "mod+alt+K", inFields: true, help: "commands by name, recorded and run", isChecked: () => script.isShown, run: () => script.toggle() },
        { id: "script.record", title: () => script.isRecording ? "Stop Recording" : "Record Script", menu: "Editor", group: "script", isEnabled: () => script.isRecording || canWork(), isChecked: () => script.isRecording, help: "every edit becomes a line of the script", run: () => script.record() },
        { id: "script.run", title: "Run Script", menu: "Editor", group: "script", isEnabled: () => canWork() && script.commands.length > 0, help: "performs the script on this document, as one step", run: () => script.run() },
        { id: "script.save", title: "Save Script…", menu: "Editor", group: "script", isEnabled: () => script.commands.length > 0, help: "for storyboard apply", run: () => script.save() },
        { id: "script.open", title: "Open Script…", menu: "Editor", group: "script", isEnabled: canWork, run: () => script.open() });
}

/** The commands that are typed or recorded, to be saved, and run again here and by `storyboard apply`. */
class ScriptConsole {
    isRecording = false;
    /** What was typed and recorded. */
    #recording = new Recording();
    /** @type {Command[] | null} The commands of a file, which takes the place of what was typed before. */
    #opened = null;
    /** @type {Completion[]} */
    #completions = [];
    #current = -1;
    /** @type {string[]} The lines that were typed. */
    #typed = [];
    #back = 0;
    #file = "";

    /** @param {HTMLElement} place @param {import("../types.js").App} app */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        /** @param {string} title @param {string} picture @param {string} id */
        const tool = (title, picture, id) => element("button.tool", { type: "button", title, "aria-label": title, onclick: () => app.commands.run(id) }, symbol(picture));
        this.detail = element("span.detail", { role: "status" });
        this.recordTool = tool("Record Script", "record-circle", "script.record");
        this.recordTool.classList.add("record");
        this.tools = [this.recordTool, tool("Run Script", "play", "script.run"), tool("Save Script…", "download", "script.save"), tool("Open Script…", "folder2-open", "script.open")];
        this.clear = element("button.tool", { type: "button", title: "Clear Script", "aria-label": "Clear Script", onclick: () => this.#clear() }, symbol("trash"));
        this.lines = element("ol.script-lines", { tabIndex: 0, "aria-label": "Commands" });
        this.entry = element("input.field", {
            type: "text", role: "combobox", "aria-label": "Command", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "script-completions", spellcheck: false, autocomplete: "off",
            placeholder: "set object=selected attribute=text value=\"Hello\"", oninput: () => this.#complete(), onclick: () => this.#complete(),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event), onblur: () => this.#closeCompletions(),
        });
        this.fault = element("span.script-fault", { role: "alert" });
        this.list = element("div#script-completions.completions.script-completions", { role: "listbox", "aria-label": "Completions" });
        place.append(element("div.script",
            element("header.script-head", element("h2", "Script"), this.detail, element("span.spacer"), this.tools, this.clear,
                element("button.tool", { type: "button", title: "Hide the Script", "aria-label": "Hide the Script", onclick: () => this.toggle() }, symbol("x"))),
            this.lines, element("div.script-entry", element("span", { "aria-hidden": "true" }, "›"), this.entry, this.fault)));
        this.store.on("performed", done => this.#performed(done));
        this.store.on(["document", "connection"], () => this.#showState());
        this.#show();
    }

    get isShown() { return document.body.classList.contains("shows-script"); }

    toggle() {
        const isShown = document.body.classList.toggle("shows-script");
        if (isShown) this.entry.focus();
        else this.app.canvas.focus();
    }

    get commands() { return this.#opened ?? this.#recording.commands; }

    // MARK: Recording

    record() {
        this.isRecording = !this.isRecording;
        if (this.isRecording && !this.isShown) this.toggle();
        this.#show();
    }

    /** @param {any} done */
    #performed({ path, commands, created, revision, step }) {
        if (step) this.#recording.step(step, path, revision);
        else if (this.isRecording) this.#add({ path, commands, created, revision });
        this.#show();
    }

    /** @param {import("./recording.js").Performed} performed */
    #add(performed) {
        // What a file's commands create isn't known, so that what comes after them is another script.
        if (this.#opened) this.#file = "";
        this.#opened = null;
        this.#recording.add(performed);
        this.#show();
    }

    // MARK: Typing

    async #enter() {
        const line = this.entry.value.trim();
        if (!line || !this.store.current) return;
        /** @type {Command} */
        let command;
        try {
            command = parseLine(line, this.store.selection);
            this.fault.textContent = "";
        } catch (error) {
            this.fault.textContent = error instanceof Error ? error.message : String(error);
            this.fault.title = this.fault.textContent;
            return;
        }
        this.#typed.push(line);
        this.#back = 0;
        const { path } = this.store.current;
        try {
            const reply = await this.store.request("perform", { commands: [command] });
            this.entry.value = "";
            if (reply.isUnchanged) this.detail.textContent = "Nothing changed";
            else this.#add({ path, commands: [command], created: reply.created, revision: reply.revision });
            if (reply.created?.length) this.store.select(reply.created);
        } catch (error) {
            this.fault.textContent = error instanceof Error ? error.message : String(error);
            this.fault.title = this.fault.textContent;
        }
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        event.stopPropagation();
        const isOpen = this.#completions.length > 0;
        const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
        if (step && isOpen) this.#mark((this.#current + step + this.#completions.length) % this.#completions.length);
        else if (step) this.#recall(-step);
        else if ((event.key === "Tab" && !event.shiftKey || event.key === "Enter") && isOpen && this.#current >= 0) this.#take(this.#completions[this.#current]);
        else if (event.key === "Enter") this.#enter();
        else if (event.key === "Escape" && isOpen) this.#closeCompletions();
        else if (event.key === " " && event.ctrlKey) this.#complete(true);
        else {
            if (event.ctrlKey || event.metaKey) this.app.commands.handleKey(event);
            return;
        }
        event.preventDefault();
    }

    /** @param {number} step */
    #recall(step) {
        this.#back = Math.max(0, Math.min(this.#typed.length, this.#back + step));
        this.entry.value = this.#back ? this.#typed[this.#typed.length - this.#back] : "";
        this.entry.setSelectionRange(this.entry.value.length, this.entry.value.length);
    }

    // MARK: Completion

    /** @param {boolean} [isAsked] Whether completions are wanted though nothing is typed. */
    #complete(isAsked = false) {
        this.fault.textContent = "";
        const line = this.entry.value;
        const place = placeAt(line, this.entry.selectionStart ?? line.length);
        if (!line.trim() && !isAsked) return this.#closeCompletions();
        const all = place.kind === "command" ? commandNames() : place.kind === "field" ? fieldsLeft(place.command ?? "", line) : this.#values(place);
        const found = fuzzySearch(all, place.typed.replace(/^"/, ""), ({ title, value }) => [title, value]).slice(0, MOST).map(({ item }) => item);
        if (found.length === 1 && found[0].value === line.slice(place.from, place.to)) return this.#closeCompletions();
        this.#completions = found;
        if (!found.length) return this.#closeCompletions();
        replaceChildren(this.list, found.map((completion, index) => element("div.completion", {
            role: "option", id: `script-completion-${index}`, onpointerdown: (/** @type {Event} */ event) => {
                event.preventDefault();
                this.#take(completion);
            },
        }, completion.title, completion.detail && element("span", completion.detail))));
        document.body.append(this.list);
        const box = this.entry.getBoundingClientRect();
        Object.assign(this.list.style, { left: `${box.left}px`, top: "auto", bottom: `${innerHeight - box.top + 4}px`, width: `${Math.min(560, box.width)}px` });
        this.entry.setAttribute("aria-expanded", "true");
        this.#mark(place.typed ? 0 : -1);
    }

    /** @param {import("./script-line.js").Place} place @returns {Completion[]} */
    #values({ command = "", field = "" }) {
        const open = this.store.current;
        if (isAddress(command, field) && open) {
            const objects = [...open.places].map(({ object, scene }) => ({ value: object.id, title: `${object.name} — ${object.id}`, detail: [object.title, open.scenes.get(scene)?.title].filter(Boolean).join(", ") }));
            return [{ value: "selected", title: "selected", detail: "what is selected" }, ...objects];
        }
        if (field === "attribute") return this.#attributes();
        return [];
    }

    /** The attributes that the document's commands and rows have named. */
    #attributes() {
        const rows = [...document.querySelectorAll("#inspector-panel [data-attribute]")].map(row => /** @type {HTMLElement} */ (row).dataset.attribute ?? "");
        return [...new Set(["text", "title", "hidden", "alpha", "customClass", "userLabel", "placeholder", "image", ...rows])].filter(Boolean).map(name => ({ value: name, title: name }));
    }

    /** @param {number} index */
    #mark(index) {
        this.#current = index;
        [...this.list.children].forEach((row, number) => row.setAttribute("aria-selected", String(number === index)));
        if (index >= 0) this.entry.setAttribute("aria-activedescendant", `script-completion-${index}`);
        else this.entry.removeAttribute("aria-activedescendant");
    }

    /** @param {Completion} completion */
    #take({ value }) {
        const line = this.entry.value;
        const place = placeAt(line, this.entry.selectionStart ?? line.length);
        const [before, after] = [line.slice(0, place.from), line.slice(place.to)];
        const ending = place.kind === "value" && !after.startsWith(" ") ? " " : "";
        this.entry.value = before + value + ending + after;
        const caret = before.length + value.length + ending.length;
        this.entry.setSelectionRange(caret, caret);
        this.#complete(true);
    }

    #closeCompletions() {
        this.#completions = [];
        this.#current = -1;
        this.list.remove();
        this.entry.setAttribute("aria-expanded", "false");
        this.entry.removeAttribute("aria-activedescendant");
    }

    // MARK: The script

    async run() {
        const isRecording = this.isRecording;
        this.isRecording = false;
        const { commands } = this;
        const reply = commands.length ? await this.store.perform("Run Script", /** @type {any} */ (commands)) : null;
        this.isRecording = isRecording;
        this.#show();
        if (reply) this.detail.textContent = reply.isUnchanged ? "Nothing changed" : `${count(commands.length)} performed as one step`;
    }

    async save() {
        const path = await prompt({
            title: "Save Script", text: "A list of commands for storyboard apply.", label: "File", value: this.#file || "steps.json", button: "Save",
            check: path => /^[^/.][^]*\.json$/.test(path) ? null : "a file of this folder that ends with .json",
        });
        if (!path) return;
        const { commands } = this;
        const write = (/** @type {boolean} */ overwrite) => this.store.connection.request("saveScript", { path, commands, ...(overwrite ? { overwrite } : {}) });
        try {
            await write(path === this.#file).catch(async error => {
                if (!String(error.message).includes("already exists") || await ask({ title: `Replace “${path}”?`, text: "There is another script with this name.", buttons: [{ title: "Replace", value: "yes", isDestructive: true }, { title: "Cancel", value: "" }] }) !== "yes") throw error;
                await write(true);
            });
            this.#file = path;
            this.detail.textContent = `Saved as ${path}`;
        } catch (error) {
            this.#fail(error);
        }
    }

    async open() {
        const path = await prompt({ title: "Open Script", text: "A list of commands, as storyboard apply reads it.", label: "File", value: this.#file || "steps.json", button: "Open", check: path => path.endsWith(".json") ? null : "a file that ends with .json" });
        if (!path) return;
        try {
            const { commands } = await this.store.connection.request("script", { path });
            this.isRecording = false;
            this.#recording = new Recording();
            this.#opened = commands;
            this.#file = path;
            if (!this.isShown) this.toggle();
            this.#show();
        } catch (error) {
            this.#fail(error);
        }
    }

    #clear() {
        this.#recording = new Recording();
        this.#opened = null;
        this.#file = "";
        this.#show();
        this.entry.focus();
    }

    /** @param {any} error */
    #fail(error) { this.store.tell("failure", { message: error.message, hint: error.hint }); }

    // MARK: Showing

    #show() {
        const { commands } = this;
        replaceChildren(this.lines, commands.length ? commands.map(command => this.#line(command))
            : element("li.script-none", "Type a command, or record what you do. The script can be run on other documents, here and by storyboard apply."));
        this.lines.scrollTop = this.lines.scrollHeight;
        this.#showState();
    }

    #showState() {
        const { commands, tools: [record, ...rest] } = this;
        const ids = ["script.run", "script.save", "script.open"];
        rest.forEach((tool, index) => { tool.disabled = !this.app.commands.isEnabled(ids[index]) && !(ids[index] === "script.save" && commands.length); });
        this.clear.disabled = commands.length === 0;
        record.disabled = !this.isRecording && !this.store.current;
        record.classList.toggle("is-on", this.isRecording);
        record.title = this.isRecording ? "Stop Recording" : "Record Script";
        record.setAttribute("aria-label", record.title);
        replaceChildren(record, symbol(this.isRecording ? "stop-circle" : "record-circle"));
        this.detail.textContent = this.isRecording ? `Recording, ${count(commands.length)}` : commands.length ? count(commands.length) : "";
    }

    /** @param {Command} command */
    #line(command) {
        const [name, ...rest] = lineOf(command).split(" ");
        return element("li.script-line", element("span", element("b", name), ` ${rest.join(" ")}`));
    }
}

/** @param {number} number */
const count = number => number === 1 ? "1 command" : `${number} commands`;
