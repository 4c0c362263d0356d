import { PicturePatches } from "./picture-patches.js";
import { Connection, RequestError } from "./connection.js";
import { KeptDocuments } from "./kept-documents.js";
import { OpenDocuments } from "./open-documents.js";
import { People } from "./people.js";
import { REQUESTS } from "./message-lists.js";
import { Topics } from "./topics.js";
import { originOf } from "./version-name.js";

/** The time in milliseconds after which the layout of a scene isn't waited for any more. */
const LATEST_STAGE = 4000;

/**
 * @typedef {import("../types.js").Command} Command
 * @typedef {import("../types.js").DocumentEntry} DocumentEntry
 * @typedef {import("../types.js").Device} Device
 * @typedef {import("./document.js").OpenDocument} OpenDocument
 * @typedef {"documents" | "document" | "scenes" | "board" | "stages" | "selection" | "state" | "problems" | "outside" | "merge" | "wall" | "differences" | "staged" | "view" | "connection" | "failure" | "playing" | "source" | "performed" | "people" | "presence" | "comments" | "noted"} Topic
 *
 * The page's view settings; an absent value is the document's.
 * @typedef {{device?: string, orientation?: "portrait" | "landscape", appearance?: "light" | "dark", contentSize?: string, language?: string, states?: Record<string, string>}} View
 */

/**
 * The state that the parts of the page share: the open documents, the selection, and the connection to the server.
 *
 * Add listeners with `on`. The topics and their values:
 * - `documents`: the folder's documents, or the open ones, have changed.
 * - `document`: another document is `current`, or the current one was replaced: discard all state of the last one.
 * - `scenes` `{changed: Set<sceneID>, removed: Set<sceneID>}`: scenes of the current document; objects have been replaced by new values.
 * - `board`, `state`, `problems`, `outside`, `merge`, `view`: that part of the current document.
 * - `wall`: an event about the wall that the page shows.
 * - `stages` `{scene}`: the layout of a scene. `staged` `{document, scene}`: that of any document.
 * - `differences`: what differs from the last commit, or whether that is marked.
 * - `source` `{file}`: an event about a source, or that an edit of it has arrived.
 * - `selection`: the selection, or the selected objects.
 * - `connection`: `connectionState` has changed.
 * - `people` `{came, left}`: who else is here. `presence` person: what one of them does. `comments`: those of a document.
 * - `failure` `{message, hint}`: a request resulted in an error.
 *
 * @extends {Topics<Topic>}
 */
export class Store extends Topics {
    /** @type {OpenDocuments} */
    #open = new OpenDocuments(this, path => this.#reopen(path));
    /** @type {Promise<any>} */
    #last = Promise.resolve();

    people = new People(this);
    /** The folder's name. */
    folder = "";
    /**
     * All documents of the folder.
     * @type {DocumentEntry[]}
     */
    documents = [];
    /** @type {Device[]} */
    devices = [];
    /** @type {import("../types.js").Trait[]} What variations may be for. */
    traits = [];
    /** @type {{value: string, title: string, icon: string}[]} The system's symbols that an image may be. */
    symbols = [];
    /**
     * The path of the document that is being opened.
     * @type {string | null}
     */
    opening = null;
    /** Whether the server's first message has arrived. */
    isReady = false;

    /**
     * @param {Connection} connection
     * @param {KeptDocuments} [kept]
     */
    constructor(connection, kept = new KeptDocuments(null)) {
        super();
        this.connection = connection;
        this.kept = kept;
        connection.onevent = event => this.#receive(event);
        connection.onbytes = bytes => this.patches.take(bytes);
        connection.onstate = () => this.tell("connection");
    }

    get connectionState() { return this.connection.state; }

    /** The current document. */
    get current() { return this.#open.current; }

    /** The open documents, in the order they were opened or arranged. */
    get openDocuments() { return this.#open.all; }

    /**
     * The documents with unsaved changes that have no tab: steps of several documents have changed them.
     * @returns {string[]}
     */
    get editedBehind() {
        const shown = new Set(this.openDocuments.map(({ path }) => path));
        return this.documents.filter(({ path, isDirty }) => !shown.has(path) && (this.#open.get(path)?.state.isDirty ?? isDirty)).map(({ path }) => path);
    }

    /**
     * The selection, in the order it was made: ids of objects and segues.
     * @returns {string[]}
     */
    get selection() { return this.current?.selection ?? []; }

    // MARK: Documents

    /**
     * Opens a document, or switches to it.
     * @param {string} path
     * @returns {Promise<OpenDocument | null>} Null if it could not be opened.
     */
    async open(path) {
        const known = this.#open.get(path);
        if (known) {
            this.#open.show(known);
            return known;
        }
        this.opening = path;
        this.tell("documents");
        try {
            return await this.#load(path);
        } catch (error) {
            this.#fail(error);
            return null;
        } finally {
            if (this.opening === path) this.opening = null;
            this.tell("documents");
        }
    }

    /**
     * Opens a version of a document without showing it.
     * @param {string} path
     * @returns {Promise<OpenDocument>} Rejects with a `RequestError`.
     */
    async version(path) {
        const known = this.#open.get(path);
        if (known) return known;
        const { snapshot } = await this.connection.request("open", { document: path });
        const document = this.#open.get(path) ?? this.#open.take(snapshot, path);
        this.#view(document, this.#open.get(originOf(path))?.view ?? {});
        return document;
    }

    /**
     * Gives a document that was opened the view settings of another one.
     * @param {OpenDocument} document
     * @param {View} view
     */
    #view(document, view) {
        if (!Object.keys(view).length || document.kind === "text") return;
        document.view = view;
        this.request("view", { document: document.path, ...view }).catch(error => this.#fail(error));
    }

    /**
     * Shows an open document or version.
     * @param {OpenDocument} document
     */
    show(document) { this.#open.show(document); }

    /**
     * Closes the versions except for these paths.
     * @param {string[]} [kept]
     */
    closeVersions(kept = []) {
        for (const { path, version } of this.#open.behind) if (version && path !== this.current?.path && !kept.includes(path)) this.close(path);
    }

    /**
     * Opens a document without a tab, for its pictures.
     * @param {string} path
     * @returns {Promise<OpenDocument>} Rejects with a `RequestError`.
     */
    async openBehind(path) {
        const known = this.#open.get(path);
        if (known) return known;
        const { snapshot } = await this.connection.request("open", { document: path });
        return this.#open.get(path) ?? this.#open.take(snapshot, path, true);
    }

    /** Closes the documents without a tab. */
    closeBehind() {
        for (const { path, version } of this.#open.behind) if (!version) this.close(path);
    }

    /**
     * Requests the layout of scenes of any open document, now and whenever it changes.
     * @param {OpenDocument} document
     * @param {string[]} scenes
     */
    watchBehind(document, scenes) {
        const missing = scenes.filter(id => !document.watched.has(id));
        if (!missing.length) return;
        missing.forEach(id => document.watched.add(id));
        this.request("stage", { document: document.path, scenes: [...document.watched] }).catch(() => missing.forEach(id => document.watched.delete(id)));
    }

    /** @param {string} path Of a document or version. */
    opened(path) { return this.#open.get(path) ?? null; }

    /**
     * Returns the layout of a scene of any open document.
     * @param {OpenDocument} document
     * @param {string} scene
     * @returns {Promise<import("../types.js").Stage | null>} Null if it has none.
     */
    async stageOf(document, scene) {
        const known = document.stages.get(scene);
        if (known || document.kind === "text") return known ?? null;
        const arrived = new Promise(resolve => {
            const stop = this.on("staged", told => {
                if (told.document.path !== document.path || told.scene !== scene) return;
                stop();
                resolve(null);
            });
            setTimeout(() => { stop(); resolve(null); }, LATEST_STAGE);
        });
        document.watched.add(scene);
        await this.request("stage", { document: document.path, scenes: [...document.watched] });
        if (!document.stages.has(scene) && document.scenes.has(scene)) await arrived;
        return this.#open.get(document.path)?.stages.get(scene) ?? null;
    }

    /** @param {string} path */
    async #load(path) {
        const { snapshot } = await this.connection.request("open", { document: path });
        const isShown = this.opening === path || this.current?.path === path;
        const document = this.#open.take(snapshot, path);
        if (isShown) this.#open.show(document, true);
        return document;
    }

    /**
     * Requests an open document again.
     * @param {string} path
     */
    #reopen(path) {
        this.#load(path).then(document => {
            if (Object.keys(document.view).length) this.request("view", { document: path, ...document.view });
        }).catch(error => this.#fail(error));
    }

    /**
     * Closes a document, even with unsaved changes.
     * @param {string} path
     */
    async close(path) {
        const entry = this.documents.find(entry => entry.path === path);
        // The server tells it of documents that are open here only in their own events.
        if (entry) entry.isDirty = this.#open.get(path)?.state.isDirty;
        if (this.#open.remove(path)) await this.request("close", { document: path }).catch(() => {});
    }

    /**
     * Follows a document that was moved, in the same tab.
     * @param {{document: string, to: string}} move
     */
    async #follow({ document: from, to }) {
        const former = this.#open.get(from);
        if (!former) return;
        const place = this.openDocuments.indexOf(former);
        if (place < 0) return this.close(from);
        /** @type {OpenDocument | null} */
        const document = await this.#load(to).catch(error => this.#fail(error));
        if (document) {
            document.selection = former.selection.filter(id => document.has(id));
            this.#view(document, former.view);
            if (this.current === former) this.show(document);
        }
        await this.close(from);
        this.arrange(to, place);
    }

    /**
     * Moves an open document among the others.
     * @param {string} path
     * @param {number} index The nearest index if there is no such index.
     */
    arrange(path, index) { this.#open.arrange(path, index); }

    /**
     * Opens the documents of the last session, or the one that the server names.
     * @param {string | undefined} first
     */
    async #begin(first) {
        const there = new Set(this.documents.map(({ path }) => path));
        const { paths, current } = this.kept.read(this.folder);
        const known = paths.filter(path => there.has(path));
        const isKept = current !== null && known.includes(current) && (!first || known.includes(first));
        const shown = isKept ? current : first;
        if (shown) await this.open(shown);
        // A document that can't be opened any more is omitted.
        for (const path of known) if (!this.#open.get(path)) await this.#load(path).catch(() => {});
        known.forEach((path, index) => this.arrange(path, index));
        this.on(["documents", "document"], () => this.kept.write(this.folder, this.openDocuments.map(({ path }) => path), this.current ? originOf(this.current.path) : null));
        this.tell("documents");
    }

    // MARK: Requests

    /**
     * Sends a request, for the current document unless `fields` name another.
     * @template {import("./protocol.js").Verb} V
     * @param {V} verb
     * @param {import("./protocol.js").Asked<V>} [fields]
     * @returns {Promise<any>} Rejects with a `RequestError`; nothing is shown.
     */
    request(verb, fields = /** @type {any} */ ({})) {
        return this.connection.request(verb, this.#completed(verb, fields));
    }

    /**
     * @template {import("./protocol.js").Verb} V
     * @param {V} verb
     * @param {import("./protocol.js").Asked<V>} fields
     * @returns {import("./protocol.js").Request<V>}
     */
    #completed(verb, fields) {
        const isAbout = this.current && "document" in (REQUESTS[verb] ?? {}) && !("document" in fields);
        return /** @type {any} */ (isAbout ? { document: this.current?.path, ...fields } : fields);
    }

    /**
     * Performs commands on the current document, as one step with a name. Errors are shown as messages.
     * @param {string} name Such as "Move Label": the menu item is "Undo Move Label".
     * @param {Command[]} commands
     * @returns {Promise<{revision: number, created: string[], isUnchanged?: boolean} | null>} Null after an error.
     */
    perform(name, commands) {
        if (!commands.length) return Promise.resolve(null);
        const path = this.current?.path;
        return this.attempt("perform", { name, commands }).then(reply => {
            if (reply && !reply.isUnchanged) this.tell("performed", { path, commands, created: reply.created, revision: reply.revision });
            return reply;
        });
    }

    /**
     * Sends requests one after another, and shows errors as messages, unless they are refusals that `onrefusal` shows.
     * @template {import("./protocol.js").Verb} V
     * @param {V} verb
     * @param {import("./protocol.js").Asked<V>} fields
     * @param {(error: RequestError) => void} [onrefusal]
     * @returns {Promise<any>} Null after an error.
     */
    attempt(verb, fields, onrefusal) {
        const completed = this.#completed(verb, fields);
        const asked = this.#last.then(() => this.connection.request(verb, completed));
        const told = asked.catch(error => {
            if (!onrefusal || !(error instanceof RequestError)) return this.#fail(error);
            onrefusal(error);
            return null;
        });
        this.#last = told;
        return told;
    }

    undo() { return this.current?.state.undo ? this.step("undo", { document: this.current.path }) : Promise.resolve(null); }
    redo() { return this.current?.state.redo ? this.step("redo", { document: this.current.path }) : Promise.resolve(null); }

    /**
     * Goes back to the file, also in others with the same unsaved steps.
     * @param {string} [path]
     */
    async revert(path) {
        const reply = await this.attempt("reload", path === undefined ? {} : { document: path });
        const others = (reply?.others ?? []).map((/** @type {string} */ name) => `“${name}”`);
        if (others.length) this.tell("noted", {
            message: `${others.join(others.length === 2 ? " and " : ", ")} went back to ${others.length > 1 ? "their files" : "the file"}, too`,
            hint: "they had steps together; Undo brings these back in all of them",
        });
        return reply;
    }

    /**
     * Asks what to do if other documents that have the step were changed since.
     * @type {((verb: "undo" | "redo", message: string) => Promise<boolean>) | null}
     */
    asksAlone = null;

    /**
     * Asks whether to undo or redo somebody else's step.
     * @type {((verb: "undo" | "redo", message: string) => Promise<boolean>) | null}
     */
    asksOthers = null;

    /**
     * Undoes or redoes a step of a document, or of a source.
     * @param {"undo" | "redo"} verb
     * @param {{document: string, file?: string}} fields
     */
    step(verb, fields) {
        const told = this.#last.then(() => this.#step(verb, fields)).catch(error => this.#fail(error));
        this.#last = told;
        return told.then(reply => {
            if (reply && fields.file === undefined) this.tell("performed", { path: fields.document, step: verb, revision: reply.revision });
            return reply;
        });
    }

    /**
     * Asks as long as the server says that a step is more than what somebody may expect.
     * @param {"undo" | "redo"} verb
     * @param {{document: string, file?: string, alone?: boolean, others?: boolean}} fields
     * @returns {Promise<any>} Null if it isn't meant.
     */
    async #step(verb, fields) {
        try {
            return await this.connection.request(verb, fields);
        } catch (error) {
            if (!(error instanceof RequestError)) throw error;
            if (error.isOthers && this.asksOthers && !fields.others) return await this.asksOthers(verb, error.message) ? this.#step(verb, { ...fields, others: true }) : null;
            if (error.isElsewhere && this.asksAlone && !fields.alone) return await this.asksAlone(verb, error.message) ? this.#step(verb, { ...fields, alone: true }) : null;
            throw error;
        }
    }

    /**
     * Saves a document, with what has unsaved steps together with it.
     * @param {{document?: string, overwrite?: boolean}} [fields]
     */
    async save(fields = {}) {
        const reply = await this.attempt("save", fields);
        for (const note of reply?.notes ?? []) this.tell("noted", { message: note });
        return reply;
    }

    /** Saves all documents with unsaved changes, with a tab or without. Some are saved together with others. */
    async saveAll() {
        for (const path of [...this.openDocuments.map(({ path }) => path), ...this.editedBehind]) {
            if (this.#open.get(path)?.state.isDirty ?? this.editedBehind.includes(path)) await this.save({ document: path });
        }
    }

    /**
     * Changes the view settings; undefined is the document's value.
     * @param {View} fields
     */
    setView(fields) {
        if (!this.current) return;
        const view = { ...this.current.view, ...fields };
        // A version is seen as its document is, and leaves what was chosen to it.
        const origin = this.#open.get(originOf(this.current.path));
        if (origin && origin !== this.current) {
            origin.view = view;
            this.attempt("view", { document: origin.path, ...view });
        }
        this.current.view = view;
        this.tell("view");
        return this.attempt("view", view);
    }

    /**
     * Requests the layout of these scenes, now and whenever it changes. Watched scenes stay watched.
     * @param {string[]} scenes
     */
    watch(scenes) {
        const document = this.current;
        const missing = scenes.filter(id => document && !document.watched.has(id));
        if (!document || !missing.length) return;
        missing.forEach(id => document.watched.add(id));
        this.request("stage", { document: document.path, scenes: [...document.watched] }).catch(error => {
            missing.forEach(id => document.watched.delete(id));
            if (!error.isLost) this.#fail(error);
        });
    }

    // MARK: Selection

    /**
     * Selects objects and segues, in this order. Missing ones are ignored.
     * @param {string[]} ids
     */
    select(ids) {
        const document = this.current;
        if (!document) return;
        const wanted = [...new Set(ids)].filter(id => document.has(id));
        if (wanted.join("\n") === document.selection.join("\n") && !document.isEntrySelected) return;
        document.isEntrySelected = false;
        document.selection = wanted;
        this.tell("selection");
    }

    /** Selects the arrow at the initial scene in place of objects. */
    selectEntry() {
        const document = this.current;
        if (!document?.state.initial || document.isEntrySelected) return;
        document.isEntrySelected = true;
        document.selection = [];
        this.tell("selection");
    }

    // MARK: Events

    patches = new PicturePatches();

    /** @type {import("./protocol.js").EventHandlers} Of no document. */
    #handlers = {
        hello: event => this.#greet(event),
        documents: event => {
            this.documents = event.documents;
            this.tell("documents");
        },
        moved: event => this.#follow(event),
        people: event => this.people.meet(event),
        presence: event => this.people.follow(event),
        malformed: event => console.error(event.message),
    };

    /**
     * Returns whether an event is handled.
     * @param {string} name
     */
    understands(name) { return name in this.#handlers || this.#open.understands(name); }

    /** @param {any} event */
    #receive(event) {
        const handler = /** @type {Record<string, (event: any) => void>} */ (this.#handlers)[event.event];
        if (handler) handler(event);
        else this.#open.receive(event);
    }

    /** @param {import("./protocol.js").Events["hello"]} event */
    #greet(event) {
        this.folder = event.folder;
        this.documents = event.documents;
        this.devices = event.devices;
        this.traits = event.traits ?? [];
        this.symbols = (event.symbols ?? []).map(symbol => ({ ...symbol, title: symbol.value }));
        this.people.greet(event);
        const isFirst = !this.isReady;
        this.isReady = true;
        this.tell("documents");
        if (isFirst) this.#begin(event.open);
        for (const { path } of [...this.openDocuments, ...this.#open.behind]) this.#reopen(path);
    }

    /**
     * @param {any} error
     * @returns {null}
     */
    #fail(error) {
        const isKnown = error instanceof RequestError;
        if (!isKnown) console.error(error);
        this.tell("failure", { message: error.message, hint: isKnown ? error.hint : undefined, isLost: isKnown && error.isLost });
        return null;
    }
}
