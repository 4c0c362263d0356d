import { element, replaceChildren, symbol } from "../elements/dom.js";
import { dateTitle } from "../model/dates.js";
import { initials } from "../model/people.js";
import { CommentMarkers } from "./comment-markers.js";
import { ago, groupsOf, isThere, openThreads, subjectOf } from "./threads.js";

/** The most characters of a comment. */
const LONGEST = 4000;

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 * @param {import("../canvas/canvas.js").Canvas} canvas
 */
export function mountComments(place, app, canvas) { new CommentsPanel(place, app, canvas); }

/** What people say about the current document, beside the canvas. */
class CommentsPanel {
    isShown = false;
    /**
     * The texts that aren't sent yet, by thread or object.
     * @type {Map<string, string>}
     */
    #drafts = new Map();
    /** What the last change was, which can be taken back. */
    #undoable = "";
    #showsResolved = false;
    /** What was there when it was last updated. */
    #shown = "";

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     * @param {import("../canvas/canvas.js").Canvas} canvas
     */
    constructor(place, app, canvas) {
        this.place = place;
        this.app = app;
        this.store = app.store;
        this.rows = element("div.comment-rows", { tabIndex: 0, role: "region", "aria-label": "Threads" });
        this.composer = element("div.comment-composer");
        this.foot = element("div.comment-foot", { role: "status" });
        const close = element("button.bare.history-close", { type: "button", title: "Close the Comments", "aria-label": "Close the Comments", onclick: () => this.show(false) }, symbol("x"));
        place.append(element("div.history-head", symbol("chat-left-text"), element("h2", "Comments"), close), this.composer, this.rows, this.foot);
        app.commands.add(
            {
                id: "view.comments", title: () => this.isShown ? "Close the Comments" : this.#title, menu: "View", submenu: "Changes and Comments", group: "zoom", shortcut: "mod+alt+shift+C", inFields: true,
                isChecked: () => this.isShown, isEnabled: () => this.#hasComments, run: () => this.show(!this.isShown),
            },
            {
                id: "editor.comment", title: "Add Comment…", menu: "Editor", group: "comments", shortcut: "mod+alt+shift+M", inFields: true,
                isEnabled: () => this.#hasComments && this.store.people.canChange, run: () => this.#compose(),
            });
        new CommentMarkers(app, canvas, object => this.#choose(object));
        this.store.on("comments", () => this.#update());
        this.store.on("people", () => this.#update());
        this.store.onCalm(["document", "selection", "scenes"], () => this.#follow());
        place.addEventListener("keydown", event => this.#key(event));
    }

    get #hasComments() { return !!this.store.current && this.store.current.kind !== "text" && !this.store.current.version; }

    get #title() {
        const count = this.store.current?.comments.filter(thread => !thread.isResolved).length ?? 0;
        return count ? `Show Comments (${count} Open)` : "Show Comments";
    }

    /** @param {boolean} isShown */
    show(isShown) {
        if (isShown === this.isShown) return;
        this.isShown = isShown;
        this.place.hidden = !isShown;
        document.body.classList.toggle("shows-comments", isShown);
        this.#update();
        if (isShown) (this.rows.querySelector("[data-thread]") ? this.rows : this.composer.querySelector("textarea") ?? this.rows).focus();
        else this.app.canvas.focus();
        this.store.tell("documents");
    }

    /** The object or scene that a new thread would be about; undefined is the document. */
    get #subject() {
        const [id, ...others] = this.store.selection;
        const document = this.store.current;
        return id === undefined || others.length || !document?.has(id) ? undefined : id;
    }

    #compose() {
        this.show(true);
        this.#update();
        this.composer.querySelector("textarea")?.focus();
    }

    /**
     * Shows the threads of an object.
     * @param {string} object
     */
    #choose(object) {
        const { current } = this.store;
        this.show(true);
        this.store.select([current?.scenes.get(object)?.controller ?? object]);
        const [thread] = current ? openThreads(current).get(object) ?? [] : [];
        this.#update();
        const row = /** @type {HTMLElement | null} */ (this.rows.querySelector(`[data-thread="${thread?.id}"]`));
        row?.scrollIntoView({ block: "nearest" });
        row?.classList.add("is-chosen");
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.key === "Escape" && !event.defaultPrevented) {
            event.preventDefault();
            event.stopPropagation();
            this.show(false);
        }
        const isUndo = (this.app.commands.isMac ? event.metaKey : event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === "z";
        // What is being typed has an undo of its own.
        if (isUndo && !(event.target instanceof HTMLTextAreaElement && event.target.value)) {
            event.preventDefault();
            event.stopPropagation();
            this.#undo();
        }
    }

    // MARK: Rows

    /** Updates if the comments, or the names of what they are about, aren't as they are shown. */
    #follow() {
        if (this.isShown && this.#look !== this.#shown) this.#update();
    }

    /** What is shown depends on this, apart from what is typed. */
    get #look() {
        const document = this.store.current;
        if (!document || !this.#hasComments) return "";
        const groups = groupsOf(document).map(({ title, threads }) => [title, threads.map(thread => [thread, subjectOf(document, thread), isThere(document, thread)])]);
        const subject = this.#subject;
        return JSON.stringify([document.path, document.commentProblem, groups, subject, subject !== undefined && document.nameOf(subject), this.store.people.canChange]);
    }

    #update() {
        const document = this.store.current;
        if (!this.isShown) return;
        if (!document || !this.#hasComments) return this.show(false);
        this.#shown = this.#look;
        const { canChange } = this.store.people;
        const held = this.#focused();
        const { scrollTop } = this.rows;
        const groups = groupsOf(document);
        const subject = this.#subject;
        replaceChildren(this.composer, document.commentProblem
            ? element("p.comment-problem", symbol("exclamation-octagon-fill"), element("span", `The comments can’t be read: ${document.commentProblem}`))
            : canChange ? this.#field(subject === undefined ? "" : `on ${subject}`, `Comment on ${subject === undefined ? "the document" : document.nameOf(subject)}…`, "Comment", text => this.#add(text, subject)) : null);
        replaceChildren(this.rows, groups.map(({ title, threads }) => title === "Resolved" ? [
            element("button.comment-group", { type: "button", "data-key": "resolved", "aria-expanded": `${this.#showsResolved}`, onclick: () => { this.#showsResolved = !this.#showsResolved; this.#update(); } },
                symbol(this.#showsResolved ? "chevron-down" : "chevron-right"), `Resolved (${threads.length})`),
            this.#showsResolved && threads.map(thread => this.#thread(document, thread)),
        ].flat() : [title && element("h3.comment-group", title), ...threads.map(thread => this.#thread(document, thread))]).flat(),
        !groups.length && element("div.inspector-empty", "No Comments"));
        this.rows.scrollTop = scrollTop;
        this.#showFoot();
        this.#focus(held);
    }

    /** What has the focus, to give it back to what takes its place. */
    #focused() {
        const focused = /** @type {HTMLElement | null} */ (this.place.contains(document.activeElement) ? document.activeElement : null);
        if (!focused) return null;
        const area = focused instanceof HTMLTextAreaElement ? focused : null;
        return { key: focused.dataset.key ?? "", start: area?.selectionStart, end: area?.selectionEnd };
    }

    /** @param {{key: string, start?: number, end?: number} | null} held */
    #focus(held) {
        if (!held || this.place.contains(document.activeElement)) return;
        const again = /** @type {HTMLElement | null} */ (held.key ? this.place.querySelector(`[data-key="${CSS.escape(held.key)}"]`) : null) ?? this.rows;
        again.focus({ preventScroll: true });
        if (again instanceof HTMLTextAreaElement && held.start !== undefined) again.setSelectionRange(held.start, held.end ?? held.start);
    }

    /**
     * @param {import("../model/document.js").OpenDocument} document
     * @param {import("./threads.js").Thread} thread
     */
    #thread(document, thread) {
        const { canChange } = this.store.people;
        const there = isThere(document, thread);
        const name = subjectOf(document, thread);
        const select = () => {
            const id = document.scenes.get(thread.object ?? "")?.controller ?? thread.object;
            if (id === undefined || !there) return;
            this.store.select([id]);
            this.app.canvas.reveal([id]);
        };
        const verb = thread.isResolved ? "Reopen" : "Resolve";
        return element("section.comment-thread", { "data-thread": thread.id, "aria-label": `Comments on ${name}`, class: thread.isResolved ? "is-resolved" : "" },
            element("div.comment-head",
                there && thread.object !== undefined ? element("button.link.comment-subject", { type: "button", "data-key": `subject ${thread.id}`, title: "Select it", onclick: select }, name)
                    : element("span.comment-subject", name),
                !there && element("span.comment-lost", "no longer there"),
                canChange && element("button.bare", {
                    type: "button", "data-key": `resolve ${thread.id}`, title: verb, "aria-label": `${verb}: ${name}`, onclick: () => this.#resolve(thread),
                }, symbol(thread.isResolved ? "arrow-counterclockwise" : "check-circle"))),
            thread.comments.map((comment, index) => this.#comment(thread, comment, index)),
            canChange && !thread.isResolved && this.#field(`reply ${thread.id}`, "Reply…", "Reply", text => this.#reply(text, thread)));
    }

    /**
     * @param {import("./threads.js").Thread} thread
     * @param {import("./threads.js").Comment} comment
     * @param {number} index
     */
    #comment(thread, comment, index) {
        return element("div.comment", element("span.avatar.comment-avatar", { "aria-hidden": "true" }, initials(comment.author)),
            element("div.comment-body", element("div.comment-by", element("span.comment-author", comment.author), element("time", { dateTime: comment.date, title: dateTitle(comment.date) }, ago(comment.date)),
                this.store.people.canChange && element("button.bare.comment-delete", {
                    type: "button", "data-key": `delete ${thread.id} ${index}`, title: "Delete", "aria-label": `Delete the comment of ${comment.author}`, onclick: () => this.#delete(thread, index),
                }, symbol("trash"))),
            element("div.comment-text", comment.text)));
    }

    /**
     * A field for a comment, whose text stays until it is sent.
     * @param {string} key
     * @param {string} label
     * @param {string} verb
     * @param {(text: string) => Promise<boolean>} send
     */
    #field(key, label, verb, send) {
        /** @type {HTMLTextAreaElement} */
        const area = element("textarea.field", { rows: 1, maxLength: LONGEST, placeholder: label, "aria-label": label, "data-key": key, value: this.#drafts.get(key) ?? "" });
        const button = element("button.button", { type: "button", onclick: () => submit() }, verb);
        const show = () => {
            area.rows = Math.min(6, Math.max(area.value.split("\n").length, Math.ceil(area.value.length / 34), 1));
            button.hidden = !area.value.trim();
        };
        const submit = async () => {
            const text = area.value.trim();
            if (!text) return;
            this.#drafts.delete(key);
            if (await send(text)) return;
            // What wasn't taken isn't lost.
            this.#drafts.set(key, text);
            this.#update();
        };
        area.addEventListener("input", () => {
            this.#drafts.set(key, area.value);
            show();
        });
        area.addEventListener("keydown", event => {
            if (event.key === "Enter" && !event.shiftKey && !event.altKey && !event.isComposing) {
                event.preventDefault();
                submit();
            }
            if (event.key === "Escape" && area.value) {
                event.stopPropagation();
                event.preventDefault();
                area.value = "";
                this.#drafts.delete(key);
                show();
            }
        });
        show();
        return element("div.comment-field", area, button);
    }

    #showFoot() {
        replaceChildren(this.foot, this.#undoable && [element("span", this.#undoable), element("button.link", { type: "button", "data-key": "undo", onclick: () => this.#undo() }, "Undo")]);
        this.foot.hidden = !this.#undoable;
    }

    // MARK: Changes

    /**
     * @template {import("../model/protocol.js").Verb} V
     * @param {V} verb
     * @param {import("../model/protocol.js").Asked<V>} fields
     * @param {string} done What can be taken back, in words.
     */
    async #send(verb, fields, done) {
        const reply = await this.store.attempt(verb, fields);
        if (!reply) return false;
        this.#undoable = done;
        this.#update();
        return true;
    }

    /** @param {string} text @param {string | undefined} object */
    #add(text, object) { return this.#send("comment", { text, ...(object === undefined ? {} : { object }) }, "Comment added."); }

    /** @param {string} text @param {import("./threads.js").Thread} thread */
    #reply(text, thread) { return this.#send("comment", { text, thread: thread.id }, "Reply added."); }

    /** @param {import("./threads.js").Thread} thread */
    #resolve(thread) { return this.#send("resolveComments", { thread: thread.id, isResolved: !thread.isResolved }, thread.isResolved ? "Thread reopened." : "Thread resolved."); }

    /** @param {import("./threads.js").Thread} thread @param {number} comment */
    #delete(thread, comment) { return this.#send("deleteComment", { thread: thread.id, comment }, "Comment deleted."); }

    async #undo() {
        if (!this.store.people.canChange) return;
        await this.store.attempt("undoComment", {});
        this.#undoable = "";
        this.#update();
    }
}
