import { Connection, RequestError } from "./connection.js";
import { OpenDocument, readStage } from "./document.js";
import { KeptDocuments } from "./kept-documents.js";

/**
 * @typedef {import("./types.js").Snapshot} Snapshot
 * @typedef {import("./types.js").Command} Command
 * @typedef {import("./types.js").DocumentEntry} DocumentEntry
 * @typedef {import("./types.js").Device} Device
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
 */
export class Store {
    /** @type {Map<Topic, Set<(detail: any) => void>>} */
    #listeners = new Map();
    /** @type {Map<string, OpenDocument>} */
    #open = new Map();
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
    /**
     * The document that is seen.
     * @type {OpenDocument | null}
     */
    current = null;
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
        this.connection = connection;
        this.kept = kept;
        connection.onevent = event => this.#receive(event);
        connection.onstate = () => this.#connectionChanged();
    }

    get connectionState() { return this.connection.state; }

    /** The open documents, in the order in which they were opened or arranged. */
    get openDocuments() { return [...this.#open.values()]; }

    /**
     * What is selected, in the order in which it was: ids of objects and segues.
     * @returns {string[]}
     */
    get selection() { return this.current?.selection ?? []; }

    // MARK: Listening

    /**
     * @param {Topic | Topic[]} topics
     * @param {(detail: any) => void} listener
     * @returns {() => void} Ends it.
     */
    on(topics, listener) {
        for (const topic of [topics].flat()) {
            const listeners = this.#listeners.get(topic) ?? new Set();
            this.#listeners.set(topic, listeners.add(listener));
        }
        return () => [topics].flat().forEach(topic => this.#listeners.get(topic)?.delete(listener));
    }

    /**
     * Like `on`, but once for all that happens until the next frame, and after it: what the canvas shows comes first.
     * @param {Topic | Topic[]} topics
     * @param {() => void} listener
     * @returns {() => void} Ends it.
     */
    onCalm(topics, listener) {
        let isPlanned = false;
        return this.on(topics, () => {
            if (isPlanned) return;
            isPlanned = true;
            afterFrame(() => {
                isPlanned = false;
                listener();
            });
        });
    }

    /**
     * @param {Topic} topic
     * @param {any} [detail]
     */
    #tell(topic, detail) {
        for (const listener of [...(this.#listeners.get(topic) ?? [])]) {
            // A part that fails must not keep the others from what they have to know.
            try {
                listener(detail);
            } catch (error) {
                console.error(error);
            }
        }
    }

    // MARK: Documents

    /**
     * Opens a document, or turns to it if it is open, and shows it.
     * @param {string} path
     * @returns {Promise<OpenDocument | null>} Null when it could not be opened.
     */
    async open(path) {
        const known = this.#open.get(path);
        if (known) {
            this.#show(known);
            return known;
        }
        this.opening = path;
        this.#tell("documents");
        try {
            return await this.#load(path);
        } catch (error) {
            this.#fail(error);
            return null;
        } finally {
            if (this.opening === path) this.opening = null;
            this.#tell("documents");
        }
    }

    /** @param {string} path */
    async #load(path) {
        const { snapshot } = unwrapped(await this.connection.request("open", { document: path }));
        const isShown = this.opening === path || this.current?.path === path;
        this.#take(snapshot, path);
        const document = /** @type {OpenDocument} */ (this.#open.get(path));
        if (isShown) this.#show(document, true);
        return document;
    }

    /**
     * Closes it, whatever is unsaved.
     * @param {string} path
     */
    async close(path) {
        const document = this.#open.get(path);
        if (!document) return;
        const paths = [...this.#open.keys()];
        const neighbour = paths[paths.indexOf(path) + 1] ?? paths[paths.indexOf(path) - 1];
        this.#open.delete(path);
        if (this.current === document) {
            this.current = neighbour ? this.#open.get(neighbour) ?? null : null;
            this.#tell("document");
        }
        this.#tell("documents");
        await this.request("close", { document: path }).catch(() => {});
    }

    /**
     * Takes an open document to another place among them.
     * @param {string} path
     * @param {number} index The nearest there is, if there is no such place.
     */
    arrange(path, index) {
        const document = this.#open.get(path);
        if (!document) return;
        const others = this.openDocuments.filter(other => other !== document);
        others.splice(Math.max(0, index), 0, document);
        if (others.every((other, place) => other === this.openDocuments[place])) return;
        this.#open = new Map(others.map(other => [other.path, other]));
        this.#tell("documents");
    }

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
        for (const path of known) if (!this.#open.has(path)) await this.#load(path).catch(() => {});
        known.forEach((path, index) => this.arrange(path, index));
        this.on(["documents", "document"], () => this.kept.write(this.folder, [...this.#open.keys()], this.current?.path ?? null));
        this.#tell("documents");
    }

    /**
     * @param {OpenDocument} document
     * @param {boolean} [isNew]
     */
    #show(document, isNew = false) {
        if (this.current === document && !isNew) return;
        this.current = document;
        this.#tell("document");
        this.#tell("documents");
    }

    // MARK: Asking

    /**
     * Asks the server, for the current document unless `fields` name another.
     * @param {string} verb
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
     * @returns {Promise<{revision: number, created: string[]} | null>} Null when it was refused.
     */
    perform(name, commands) {
        if (!commands.length) return Promise.resolve(null);
        return this.attempt("perform", { name, commands });
    }

    /**
     * Asks in turn, one after another, and shows what is refused.
     * @param {string} verb
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
        this.#tell("view");
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
        this.#tell("selection");
    }

    // MARK: Events

    /** @param {any} event */
    #receive(event) {
        const handler = this.#handlers[event.event];
        if (handler) handler(event);
    }

    /** @type {Record<string, (event: any) => void>} */
    #handlers = {
        hello: event => this.#greet(event),
        documents: event => {
            this.documents = event.documents;
            this.#tell("documents");
        },
        snapshot: ({ snapshot }) => {
            this.#take(snapshot, snapshot.document);
            if (this.current?.path === snapshot.document) this.#show(/** @type {OpenDocument} */ (this.#open.get(snapshot.document)), true);
        },
        changed: event => this.#change(event),
        board: event => this.#set(event, "board", document => { document.board = event.board; }),
        problems: event => this.#set(event, "problems", document => { document.problems = event.problems; }),
        outside: event => this.#set(event, "outside", document => { document.outside = event.kind; }),
        state: event => {
            this.#set(event, "state", document => {
                document.state = event.state;
                if (!event.state.isDirty) document.outside = null;
            });
            this.#tell("documents");
        },
        stage: event => {
            const document = this.#open.get(event.document);
            if (!document) return;
            document.stages.set(event.stage.scene, readStage(event.stage));
            if (document === this.current) this.#tell("stages", { scene: event.stage.scene });
        },
    };

    /**
     * @param {any} event
     * @param {Topic} topic
     * @param {(document: OpenDocument) => void} body
     */
    #set(event, topic, body) {
        const document = this.#open.get(event.document);
        if (!document) return;
        body(document);
        if (document === this.current) this.#tell(topic);
    }

    /** @param {any} event */
    #greet(event) {
        this.folder = event.folder;
        this.documents = event.documents;
        this.devices = event.devices;
        const isFirst = !this.isReady;
        this.isReady = true;
        this.#tell("documents");
        if (isFirst) this.#begin(event.open);
        for (const path of this.#open.keys()) this.#reopen(path);
    }

    /** @param {string} path */
    #reopen(path) {
        this.#load(path).then(document => {
            if (Object.keys(document.view).length) this.request("view", { document: path, ...document.view });
        }).catch(error => this.#fail(error));
    }

    /**
     * @param {Snapshot} snapshot
     * @param {string} path
     */
    #take(snapshot, path) {
        const document = new OpenDocument(path, snapshot);
        const last = this.#open.get(path);
        if (last) {
            document.selection = last.selection.filter(id => document.has(id));
            document.view = last.view;
            document.stages = last.stages;
        }
        this.#open.set(path, document);
        if (this.current === last && last) this.current = document;
    }

    /** @param {any} event */
    #change(event) {
        const document = this.#open.get(event.document);
        if (!document) return;
        if (document.revision !== event.from) {
            // Something was missed: the whole is asked for again.
            if (event.revision !== document.revision) this.#reopen(event.document);
            return;
        }
        const selected = document.selection.join("\n");
        document.change(event);
        /** @param {string[]} ids */
        const known = ids => ids.filter(id => document.has(id));
        // What was made may be nothing that can be selected, such as an outlet; then the selection stays.
        const made = known(event.selection ?? []);
        document.selection = made.length ? made : known(document.selection);
        if (document !== this.current) return;
        this.#tell("scenes", { changed: new Set((event.scenes ?? []).map(/** @param {{id: string}} scene */ scene => scene.id)), removed: new Set(event.removed ?? []) });
        if (selected !== document.selection.join("\n") || this.#touchesSelection(event, document)) this.#tell("selection");
        this.#tell("state");
        this.#tell("documents");
    }

    /**
     * @param {any} event
     * @param {OpenDocument} document
     */
    #touchesSelection(event, document) {
        const changed = new Set((event.scenes ?? []).map(/** @param {{id: string}} scene */ scene => scene.id));
        return document.selection.some(id => changed.has(document.sceneOf(id) ?? ""));
    }

    #connectionChanged() {
        this.#tell("connection");
    }

    /**
     * @param {any} error
     * @returns {null}
     */
    #fail(error) {
        const isKnown = error instanceof RequestError;
        if (!isKnown) console.error(error);
        this.#tell("failure", { message: error.message, hint: isKnown ? error.hint : undefined, isLost: isKnown && error.isLost });
        return null;
    }
}

/**
 * The reply to `open` is a snapshot, alone or by its name.
 * @param {any} reply
 * @returns {{snapshot: Snapshot}}
 */
function unwrapped(reply) { return reply.snapshot ? reply : { snapshot: reply }; }

/**
 * Calls after the next frame has been drawn; soon, too, where no frames are drawn because nobody looks.
 * @param {() => void} call
 */
function afterFrame(call) {
    let isDone = false;
    const once = () => {
        if (isDone) return;
        isDone = true;
        call();
    };
    if ("requestAnimationFrame" in globalThis) requestAnimationFrame(() => setTimeout(once, 0));
    setTimeout(once, 60);
}
