import { PicturePatches } from "./picture-patches.js";
import { Connection, RequestError } from "./connection.js";
import { KeptDocuments } from "./kept-documents.js";
import { OpenDocuments } from "./open-documents.js";
import { Topics } from "./topics.js";

/**
 * @typedef {import("../types.js").Command} Command
 * @typedef {import("../types.js").DocumentEntry} DocumentEntry
 * @typedef {import("../types.js").Device} Device
 * @typedef {import("./document.js").OpenDocument} OpenDocument
 * @typedef {"documents" | "document" | "scenes" | "board" | "stages" | "selection" | "state" | "problems" | "outside" | "view" | "connection" | "failure"} Topic
 *
 * How this page wants to see scenes; what is absent is the document's own.
 * @typedef {{device?: string, orientation?: "portrait" | "landscape", appearance?: "light" | "dark", contentSize?: string, language?: string}} View
 */

/**
 * Everything that the parts of the page share: the open documents, what is selected, and the way to the server.
 *
 * Listen with `on`; topics and what they bring:
 * - `documents`: the folder's documents, or which of them are open, differ.
 * - `document`: another document is `current`, or the current one was taken anew as a whole: forget all about the last one.
 * - `scenes` `{changed: Set<sceneID>, removed: Set<sceneID>}`: scenes of the current document; objects have been replaced by new values.
 * - `board`, `state`, `problems`, `outside`, `view`: that part of the current document.
 * - `stages` `{scene}`: how a scene looks.
 * - `selection`: which objects are selected, or what they are.
 * - `connection`: `connectionState` is another.
 * - `failure` `{message, hint}`: something that was asked for was refused.
 *
 * @extends {Topics<Topic>}
 */
export class Store extends Topics {
    /** @type {OpenDocuments} */
    #open = new OpenDocuments(this, path => this.#reopen(path));
    /** @type {Promise<any>} */
    #last = Promise.resolve();

    /** The folder's name. */
    folder = "";
    /**
     * Every document of the folder.
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
     * The path of a document that is being opened.
     * @type {string | null}
     */
    opening = null;
    /** Whether the server has told what there is. */
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

    /** The document that is seen. */
    get current() { return this.#open.current; }

    /** The open documents, in the order in which they were opened or arranged. */
    get openDocuments() { return this.#open.all; }

    /**
     * What is selected, in the order in which it was: ids of objects and segues.
     * @returns {string[]}
     */
    get selection() { return this.current?.selection ?? []; }

    // MARK: Documents

    /**
     * Opens a document, or turns to it if it is open, and shows it.
     * @param {string} path
     * @returns {Promise<OpenDocument | null>} Null when it could not be opened.
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

    /** @param {string} path */
    async #load(path) {
        const { snapshot } = await this.connection.request("open", { document: path });
        const isShown = this.opening === path || this.current?.path === path;
        const document = this.#open.take(snapshot, path);
        if (isShown) this.#open.show(document, true);
        return document;
    }

    /**
     * Asks for a document again that is open, as a whole.
     * @param {string} path
     */
    #reopen(path) {
        this.#load(path).then(document => {
            if (Object.keys(document.view).length) this.request("view", { document: path, ...document.view });
        }).catch(error => this.#fail(error));
    }

    /**
     * Closes it, whatever is unsaved.
     * @param {string} path
     */
    async close(path) {
        if (this.#open.remove(path)) await this.request("close", { document: path }).catch(() => {});
    }

    /**
     * Takes an open document to another place among them.
     * @param {string} path
     * @param {number} index The nearest there is, if there is no such place.
     */
    arrange(path, index) { this.#open.arrange(path, index); }

    /**
     * Opens what was open when the page was last seen, otherwise the one that the server names.
     * @param {string | undefined} first
     */
    async #begin(first) {
        const there = new Set(this.documents.map(({ path }) => path));
        const { paths, current } = this.kept.read(this.folder);
        const known = paths.filter(path => there.has(path));
        const isKept = current !== null && known.includes(current) && (!first || known.includes(first));
        const shown = isKept ? current : first;
        if (shown) await this.open(shown);
        // A document that cannot be opened any more is left out.
        for (const path of known) if (!this.#open.get(path)) await this.#load(path).catch(() => {});
        known.forEach((path, index) => this.arrange(path, index));
        this.on(["documents", "document"], () => this.kept.write(this.folder, this.openDocuments.map(({ path }) => path), this.current?.path ?? null));
        this.tell("documents");
    }

    // MARK: Asking

    /**
     * Asks the server, for the current document unless `fields` name another.
     * @param {import("./protocol.js").Verb} verb
     * @param {Record<string, any>} [fields]
     * @returns {Promise<any>} Refused with a `RequestError`; nothing is shown.
     */
    request(verb, fields = {}) {
        const document = this.current && !("document" in fields) ? { document: this.current.path } : {};
        return this.connection.request(verb, { ...document, ...fields });
    }

    /**
     * Changes the current document by commands, as one step that undo names. What is refused is shown as a failure.
     * @param {string} name Such as "Move Label": the menu says "Undo Move Label".
     * @param {Command[]} commands
     * @returns {Promise<{revision: number, created: string[], isUnchanged?: boolean} | null>} Null when it was refused.
     */
    perform(name, commands) {
        if (!commands.length) return Promise.resolve(null);
        return this.attempt("perform", { name, commands });
    }

    /**
     * Asks in turn, one after another, and shows what is refused.
     * @param {import("./protocol.js").Verb} verb
     * @param {Record<string, any>} [fields]
     * @returns {Promise<any>} Null when it was refused.
     */
    attempt(verb, fields = {}) {
        const document = this.current && !("document" in fields) ? { document: this.current.path } : {};
        const asked = this.#last.then(() => this.connection.request(verb, { ...document, ...fields }));
        const told = asked.catch(error => this.#fail(error));
        this.#last = told;
        return told;
    }

    undo() { return this.current?.state.undo ? this.attempt("undo") : Promise.resolve(null); }
    redo() { return this.current?.state.redo ? this.attempt("redo") : Promise.resolve(null); }

    /** @param {boolean} [overwrite] */
    save(overwrite) { return this.attempt("save", overwrite ? { overwrite } : {}); }

    /**
     * Shows the scenes otherwise; a value that is undefined is the document's own.
     * @param {View} fields
     */
    setView(fields) {
        if (!this.current) return;
        this.current.view = { ...this.current.view, ...fields };
        this.tell("view");
        return this.attempt("view", this.current.view);
    }

    /**
     * Asks for the looks of these scenes, now and whenever they differ. Scenes that were asked for stay so.
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

    // MARK: Selecting

    /**
     * Selects these objects and segues, in this order, and nothing else. Those that there are not are left out.
     * @param {string[]} ids
     */
    select(ids) {
        const document = this.current;
        if (!document) return;
        const wanted = [...new Set(ids)].filter(id => document.has(id));
        if (wanted.join("\n") === document.selection.join("\n")) return;
        document.selection = wanted;
        this.tell("selection");
    }

    // MARK: Events

    patches = new PicturePatches();

    /** @type {Record<string, (event: any) => void>} Of no document. */
    #handlers = {
        hello: event => this.#greet(event),
        documents: event => {
            this.documents = event.documents;
            this.tell("documents");
        },
        malformed: event => console.error(event.message),
    };

    /**
     * Whether something is done with an event.
     * @param {string} name
     */
    understands(name) { return name in this.#handlers || this.#open.understands(name); }

    /** @param {any} event */
    #receive(event) { (this.#handlers[event.event] ?? (() => this.#open.receive(event)))(event); }

    /** @param {any} event */
    #greet(event) {
        this.folder = event.folder;
        this.documents = event.documents;
        this.devices = event.devices;
        this.traits = event.traits ?? [];
        this.symbols = (event.symbols ?? []).map((/** @type {{value: string, icon: string}} */ symbol) => ({ ...symbol, title: symbol.value }));
        const isFirst = !this.isReady;
        this.isReady = true;
        this.tell("documents");
        if (isFirst) this.#begin(event.open);
        for (const { path } of this.openDocuments) this.#reopen(path);
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
