import { element, replaceChildren, symbol } from "../elements/dom.js";
import { ask } from "../popups/dialogs.js";
import { dateTitle } from "../model/dates.js";
import { originOf, shortHash, versionPath } from "../model/version-name.js";
import { changeLine, hideCard } from "./change-card.js";
import { ComparePane } from "./compare-pane.js";
import { HistoryList, WORKING } from "./history-list.js";

/** The number of changes of a commit that are listed. */
const MOST = 6;
/** The number of commits that are listed first, and more each time. */
const PAGE = 100;

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) { new HistoryPanel(place, app); }

/** The commits of the current document; the chosen one is shown on the canvas, or two are beside each other. */
class HistoryPanel {
    list = new HistoryList();
    /** The path of the document whose history is shown; empty if none is. */
    origin = "";
    /** @type {{selection: string[], focus: Element | null}} Where one was. */
    before = { selection: [], focus: null };
    /**
     * The words of commits by hash, once they were asked for.
     * @type {Map<string, {changes: any[], reason?: {message: string}, noise?: string} | null>}
     */
    words = new Map();
    /** The number of the last asked version, so that a late answer doesn't replace a newer one. */
    asked = 0;
    count = PAGE;
    /** @type {string[]} */
    #waiting = [];

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.place = place;
        this.app = app;
        this.store = app.store;
        /** @type {HTMLElement} */
        this.title = element("h2");
        /** @type {HTMLElement} */
        this.rows = element("div.history-rows", {
            role: "listbox", tabIndex: 0, "aria-label": "Commits", onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
            onpointerdown: (/** @type {PointerEvent} */ event) => this.press(event),
        });
        /** @type {HTMLButtonElement} */
        this.compareButton = element("button.button", { type: "button", onclick: () => this.toggleComparing() });
        /** @type {HTMLButtonElement} */
        this.restoreButton = element("button.button", { type: "button", onclick: () => this.restore() }, "Restore…");
        const close = element("button.bare.history-close", { type: "button", title: "Close the History (Esc)", "aria-label": "Close the History", onclick: () => this.close() }, symbol("x"));
        place.append(element("div.history-head", symbol("clock-history"), this.title, close), this.rows,
            element("div.history-foot", this.compareButton, this.restoreButton));
        this.pane = new ComparePane(app);
        this.watcher = new IntersectionObserver(entries => {
            for (const entry of entries) if (entry.isIntersecting) this.want(/** @type {HTMLElement} */ (entry.target).dataset.hash ?? "");
        }, { root: this.rows, rootMargin: "120px" });
        app.commands.add({
            id: "view.history", title: () => this.origin ? "Close the History" : this.reason ? `Show the History (${this.reason})` : "Show the History", menu: "View", submenu: "Changes and Comments", group: "zoom",
            shortcut: "mod+alt+H", inFields: true, isChecked: () => !!this.origin, isEnabled: () => !!this.origin || !!this.store.current?.differences && !this.isOutside,
            run: () => { if (this.origin) this.close(); else this.open(); },
        });
        this.store.on("document", () => this.documentChanged());
        this.store.onCalm("differences", () => this.differencesChanged());
        window.addEventListener("keydown", event => {
            if (!this.origin || event.defaultPrevented || document.querySelector(".menu, .popover, dialog[open], .search-panel")) return;
            // A version can't be nudged, so the arrow keys step here as well.
            if (this.store.current?.version && [document.body, document.getElementById("canvas")].includes(/** @type {HTMLElement} */ (document.activeElement))) this.key(event);
            if (event.key !== "Escape") return;
            event.preventDefault();
            if (this.list.other !== null) this.compareWith(null); else this.close();
        });
    }

    /** Why the document has no history, in words, or nothing. */
    get reason() { return this.isOutside ? this.store.current?.differences?.reason?.message ?? "" : ""; }

    /** Whether git doesn't have the document, rather than its last version being unreadable. */
    get isOutside() {
        const differences = this.store.current?.differences;
        return !!differences?.reason && !differences.base && !this.store.current?.version;
    }

    // MARK: Opening and closing

    async open() {
        const current = this.store.current;
        if (!current) return;
        this.origin = originOf(current.path);
        this.before = { selection: [...current.selection], focus: document.activeElement };
        this.list = new HistoryList();
        this.words.clear();
        this.count = PAGE;
        this.place.hidden = false;
        document.body.classList.add("shows-history");
        this.update();
        this.store.tell("documents");
        await this.load();
        this.rows.focus();
    }

    async load() {
        const { origin } = this;
        const answer = await this.store.attempt("history", { document: origin, count: this.count });
        if (this.origin !== origin) return;
        if (answer) this.list.take(answer); else return this.close();
        this.update();
    }

    /** Goes back to where one was. */
    close() {
        const { origin } = this;
        if (!origin) return;
        this.origin = "";
        this.asked++;
        this.#waiting = [];
        hideCard();
        this.pane.hide();
        this.place.hidden = true;
        document.body.classList.remove("shows-history");
        const own = this.store.opened(origin);
        if (own && this.store.current?.version?.origin === origin) {
            this.store.show(own);
            this.store.select(this.before.selection);
        }
        this.store.closeVersions();
        this.store.tell("documents");
        if (this.before.focus instanceof HTMLElement && this.before.focus.isConnected) this.before.focus.focus({ preventScroll: true });
        else this.app.canvas.focus();
    }

    /** Another document has no place in this history. */
    documentChanged() {
        if (this.origin && originOf(this.store.current?.path ?? "") !== this.origin) this.close();
    }

    differencesChanged() {
        if (!this.origin) return;
        const own = this.store.opened(this.origin);
        const latest = own?.differences?.base?.hash;
        // Somebody may have committed meanwhile.
        if (latest && latest !== this.latest) {
            const isNew = this.latest !== undefined;
            this.latest = latest;
            if (isNew) this.load();
        }
        this.update();
        if (this.list.pair?.newer === WORKING) this.showPair();
    }

    /** @type {string | undefined} */
    latest;

    // MARK: Rows

    update() {
        const own = this.store.opened(this.origin);
        this.title.textContent = `History of ${own?.name ?? ""}`;
        const hadFocus = document.activeElement === this.rows;
        const { scrollTop } = this.rows;
        this.watcher.disconnect();
        const working = own?.differences;
        replaceChildren(this.rows,
            this.row(WORKING, "The Document Now", own?.state.isDirty ? "with unsaved changes" : "as it is in the file", working ? this.wordsOf(working) : null),
            this.list.commits.map(commit => this.row(commit.hash, commit.subject || "(no message)", `${commit.author} · ${dateTitle(commit.date)} · ${shortHash(commit.hash)}`,
                this.wordsOf(this.words.get(commit.hash)), commit.renamedFrom)),
            !this.list.isWhole && element("button.button.history-more", { type: "button", onclick: () => this.more() }, "Show Older Commits"));
        for (const row of this.rows.querySelectorAll("[data-hash]")) this.watcher.observe(row);
        this.rows.scrollTop = scrollTop;
        if (hadFocus) this.rows.focus();
        const { current, other, pair } = this.list;
        this.compareButton.textContent = pair ? "Show One Version" : current === WORKING ? "Compare With Commit" : "Compare With Now";
        this.compareButton.disabled = !this.list.commits.length;
        this.restoreButton.disabled = current === WORKING || other !== null;
        this.restoreButton.title = "Gives the document the content of this version, as one step that can be undone";
        this.rows.setAttribute("aria-activedescendant", `history-${current || "now"}`);
    }

    /**
     * @param {string} key
     * @param {string} title
     * @param {string} detail
     * @param {any} words
     * @param {string} [renamedFrom]
     */
    row(key, title, detail, words, renamedFrom) {
        const { current, other } = this.list;
        const isChosen = key === current || key === other;
        return element(`div#history-${key || "now"}.history-row`, {
            role: "option", "data-key": key, "data-hash": key === WORKING ? null : key, "aria-selected": `${isChosen}`,
            class: `${key === current ? "is-current" : ""} ${key === other ? "is-other" : ""}`,
        }, element("div.history-subject", title), element("div.history-detail", detail),
        renamedFrom && element("div.history-detail", `renamed from ${renamedFrom}`), words);
    }

    /** @param {{changes: any[], reason?: {message: string} | null, noise?: string} | null | undefined} differences */
    wordsOf(differences) {
        if (!differences) return null;
        const { changes, reason, noise } = differences;
        if (reason) return element("div.history-detail.is-quiet", reason.message);
        if (!changes.length) return element("div.history-detail.is-quiet", noise ? `nothing but ${noise}` : "no changes");
        const more = changes.length - MOST;
        return element("ul.change-list", changes.slice(0, MOST).map(changeLine), more > 0 && element("li.is-quiet", `and ${more} more`));
    }

    more() {
        this.count += PAGE;
        this.load();
    }

    // MARK: Words

    /**
     * Asks for the words of a commit, one after another.
     * @param {string} hash
     */
    want(hash) {
        if (!hash || this.words.has(hash) || this.#waiting.includes(hash)) return;
        this.#waiting.push(hash);
        if (this.#waiting.length === 1) this.askForWords();
    }

    async askForWords() {
        const { origin } = this;
        while (this.#waiting.length && this.origin === origin) {
            const [hash] = this.#waiting;
            const answer = await this.store.request("differences", { document: versionPath(origin, hash) })
                .catch(error => ({ differences: { changes: [], reason: { message: error.message } } }));
            if (this.origin !== origin) return;
            this.words.set(hash, answer.differences);
            this.#waiting.shift();
            const old = this.rows.querySelector(`[data-hash="${hash}"]`);
            const commit = this.list.commit(hash);
            // Without the others, whose places stay.
            const words = this.wordsOf(answer.differences);
            if (old && commit && words) old.append(words);
        }
    }

    // MARK: Choosing

    /** @param {PointerEvent} event */
    press(event) {
        const row = event.target instanceof Element ? event.target.closest(".history-row") : null;
        if (!(row instanceof HTMLElement) || event.button !== 0) return;
        event.preventDefault();
        this.rows.focus();
        const key = row.dataset.key ?? WORKING;
        if (event.shiftKey || (this.app.commands.isMac ? event.metaKey : event.ctrlKey)) this.compareWith(key);
        else this.choose(key);
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity }[event.key];
        if (step === undefined) return;
        const next = this.list.neighbor(step === Infinity ? 1e9 : step === -Infinity ? -1e9 : step);
        if (event.shiftKey) {
            const from = this.list.other ?? this.list.current;
            const keys = this.list.keys;
            this.compareWith(keys[Math.max(0, Math.min(keys.length - 1, keys.indexOf(from) + step))]);
        } else {
            this.choose(next);
        }
        event.preventDefault();
        event.stopPropagation();
        this.rows.querySelector(event.shiftKey ? ".is-other" : ".is-current")?.scrollIntoView({ block: "nearest" });
    }

    /**
     * Shows a version on the canvas.
     * @param {string} key
     */
    async choose(key) {
        this.list.choose(key);
        this.pane.hide();
        this.update();
        const { origin } = this;
        const number = ++this.asked;
        const document = await this.documentOf(key);
        if (!document || number !== this.asked || this.origin !== origin) return;
        const selection = this.store.selection;
        this.store.show(document);
        this.store.select(selection);
        const [first] = document.version ? document.differences?.marked ?? [] : [];
        if (first) this.app.canvas.reveal([first]);
        if (key !== WORKING) this.store.closeVersions(document.differences?.base ? [versionPath(origin, document.differences.base.hash)] : []);
    }

    /** @param {string} key @returns {Promise<import("../model/document.js").OpenDocument | null>} */
    async documentOf(key) {
        if (key === WORKING) return this.store.opened(this.origin);
        return this.store.version(versionPath(this.origin, key)).catch(error => {
            this.app.say(error.message, { kind: "error", hint: error.hint });
            return null;
        });
    }

    // MARK: Two versions

    toggleComparing() {
        const { current, other, commits } = this.list;
        this.compareWith(other !== null ? null : current === WORKING ? commits[0]?.hash ?? null : WORKING);
    }

    /** @param {string | null} key Null ends comparing. */
    compareWith(key) {
        if (key === null) this.list.other = null; else this.list.compareWith(key);
        this.update();
        if (this.list.pair) this.showPair();
        else this.choose(this.list.current);
    }

    async showPair() {
        const { pair } = this.list;
        if (!pair) return;
        const { origin } = this;
        const number = ++this.asked;
        const newer = pair.newer === WORKING ? origin : versionPath(origin, pair.newer);
        const [answer, ...documents] = await Promise.all([
            this.store.attempt("differences", { document: newer, from: pair.older }), this.documentOf(pair.older), this.documentOf(pair.newer),
        ]);
        const [before, after] = documents;
        if (!answer || !before || !after || number !== this.asked || this.origin !== origin) return;
        this.pane.show(before, after, answer.differences, this.titleOf(pair.older), this.titleOf(pair.newer));
    }

    /** @param {string} key */
    titleOf(key) {
        const commit = this.list.commit(key);
        return commit ? { title: commit.subject || "(no message)", detail: `${shortHash(key)} · ${dateTitle(commit.date)} · ${commit.author}` } : { title: "The Document Now", detail: "" };
    }

    // MARK: Restoring

    async restore() {
        const commit = this.list.commit(this.list.current);
        if (!commit) return;
        const answer = await ask({
            title: "Restore this version?", text: `The document gets the content of “${commit.subject}” (${shortHash(commit.hash)}), as one step that can be undone.`,
            buttons: [{ title: "Cancel", value: "" }, { title: "Restore", value: "restore", isPrimary: true }],
        });
        if (!answer) return;
        const { origin } = this;
        const restored = await this.store.attempt("restore", { document: origin, commit: commit.hash });
        if (!restored) return;
        this.close();
        this.app.say(restored.isUnchanged ? "the document is this version already" : `the document is as in ${shortHash(commit.hash)} again`);
    }
}
