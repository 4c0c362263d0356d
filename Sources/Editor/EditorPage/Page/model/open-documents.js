import { OpenDocument, readStage } from "./document.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("./store.js").Topic} Topic
 */

/** The open documents, updated by the server's events; changes are announced by the topics of the store. */
export class OpenDocuments {
    /** @type {Map<string, OpenDocument>} */
    #documents = new Map();
    /**
     * The versions of documents that are shown, or whose pictures are, and the documents that are on the board of all storyboards only.
     * @type {Map<string, OpenDocument>}
     */
    #behind = new Map();
    /**
     * The current document.
     * @type {OpenDocument | null}
     */
    current = null;

    /**
     * @param {import("./topics.js").Topics<Topic>} topics
     * @param {(path: string) => void} onmissed Called for a document after a missed event.
     */
    constructor(topics, onmissed) {
        this.topics = topics;
        this.onmissed = onmissed;
    }

    /** The documents in the order they were opened or arranged. */
    get all() { return [...this.#documents.values()]; }

    /** @param {string} path */
    get(path) { return this.#documents.get(path) ?? this.#behind.get(path); }

    /** The versions of documents, and documents without a tab, which aren't among the others. */
    get behind() { return [...this.#behind.values()]; }

    /**
     * @param {OpenDocument} document
     * @param {boolean} [isNew]
     */
    show(document, isNew = false) {
        if (this.current === document && !isNew) return;
        this.bring(document);
        this.current = document;
        this.topics.tell("document");
        this.topics.tell("documents");
    }

    /**
     * Gives a document a tab.
     * @param {OpenDocument} document
     */
    bring(document) {
        if (!document.version && this.#behind.delete(document.path)) this.#documents.set(document.path, document);
    }

    /**
     * Replaces a document by a new snapshot.
     * @param {Snapshot} snapshot
     * @param {string} path
     * @param {boolean} [isBehind] Whether it gets no tab.
     */
    take(snapshot, path, isBehind = this.#behind.has(path)) {
        const document = new OpenDocument(path, snapshot);
        const last = this.get(path);
        if (last) {
            document.keepDifferences(last);
            document.selection = last.selection.filter(id => document.has(id));
            document.view = last.view;
            document.comments = last.comments;
            document.commentProblem = last.commentProblem;
            document.stages = last.stages;
        }
        (document.version || isBehind ? this.#behind : this.#documents).set(path, document);
        if (last && this.current === last) this.current = document;
        return document;
    }

    /**
     * @param {string} path
     * @returns {boolean} Whether it existed.
     */
    remove(path) {
        if (this.#behind.delete(path)) return true;
        const document = this.#documents.get(path);
        if (!document) return false;
        const index = this.all.indexOf(document);
        const neighbor = this.all[index + 1] ?? this.all[index - 1] ?? null;
        this.#documents.delete(path);
        if (this.current === document) {
            this.current = neighbor;
            this.topics.tell("document");
        }
        this.topics.tell("documents");
        return true;
    }

    /**
     * @param {string} path
     * @param {number} index
     */
    arrange(path, index) {
        const document = this.#documents.get(path);
        if (!document) return;
        const others = this.all.filter(other => other !== document);
        others.splice(Math.max(0, index), 0, document);
        if (others.every((other, place) => other === this.all[place])) return;
        this.#documents = new Map(others.map(other => [other.path, other]));
        this.topics.tell("documents");
    }

    // MARK: Events

    /** @param {string} name */
    understands(name) { return name in this.#handlers; }

    /** @param {any} event Of a document. */
    receive(event) { /** @type {Record<string, (event: any) => void>} */ (this.#handlers)[event.event]?.(event); }

    /** @type {import("./protocol.js").EventHandlers} */
    #handlers = {
        snapshot: ({ snapshot }) => {
            const isShown = this.current?.path === snapshot.document;
            const document = this.take(snapshot, snapshot.document);
            if (isShown) this.show(document, true);
        },
        changed: event => this.#change(event),
        comments: event => {
            const document = this.get(event.document);
            if (!document) return;
            document.comments = event.threads;
            document.commentProblem = event.problem ?? null;
            this.topics.tell("comments");
        },
        board: event => this.#set(event, "board", document => { document.board = event.board; }),
        problems: event => this.#set(event, "problems", document => { document.problems = event.problems; }),
        differences: event => this.#set(event, "differences", document => document.compare(event.differences)),
        outside: event => this.#set(event, "outside", document => { document.outside = event.kind; }),
        conflicts: event => this.#set(event, "merge", document => { document.merge = event.merge ?? null; }),
        source: event => this.topics.tell("source", event),
        wall: event => this.topics.tell("wall", event),
        wallPicture: event => this.topics.tell("wall", event),
        wallFindings: event => this.topics.tell("wall", event),
        state: event => {
            this.#set(event, "state", document => {
                document.state = event.state;
                if (!event.state.isDirty) document.outside = null;
            });
            this.topics.tell("documents");
        },
        stage: event => {
            const document = this.get(event.document);
            if (!document) return;
            document.stages.set(event.stage.scene, readStage(event.stage));
            if (document === this.current) this.topics.tell("stages", { scene: event.stage.scene });
            this.topics.tell("staged", { document, scene: event.stage.scene });
        },
    };

    /**
     * @param {{document: string}} event
     * @param {Topic} topic
     * @param {(document: OpenDocument) => void} body
     */
    #set(event, topic, body) {
        const document = this.get(event.document);
        if (!document) return;
        body(document);
        if (document === this.current || topic === "board") this.topics.tell(topic);
    }

    /** @param {import("./protocol.js").Events["changed"]} event */
    #change(event) {
        const document = this.get(event.document);
        if (!document) return;
        if (document.revision !== event.from) {
            if (event.revision !== document.revision) this.onmissed(event.document);
            return;
        }
        const selected = document.selection.join("\n");
        document.change(event);
        document.compare();
        /** @param {string[]} ids */
        const known = ids => ids.filter(id => document.has(id));
        // The new object may not be selectable, such as an outlet; the selection stays then.
        const made = known(event.selection ?? []);
        document.selection = made.length ? made : known(document.selection);
        if (document !== this.current) return;
        const changed = new Set((event.scenes ?? []).map(scene => scene.id));
        this.topics.tell("scenes", { changed, removed: new Set(event.removed ?? []) });
        const isTouched = document.selection.some(id => changed.has(document.sceneOf(id) ?? ""));
        if (selected !== document.selection.join("\n") || isTouched) this.topics.tell("selection");
        this.topics.tell("state");
        this.topics.tell("documents");
    }
}
