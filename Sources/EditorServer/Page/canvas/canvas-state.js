import { element, replaceChildren, symbol } from "../dom.js";

/** What the canvas's place shows when there is no board to show: that something is loading, that nothing is open, or a document's text. */
export class CanvasState {
    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.app = app;
        this.element = element("div.canvas-state");
        place.append(this.element);
        app.store.on(["document", "documents", "connection", "board", "problems"], () => this.update());
        this.update();
    }

    update() {
        const { store } = this.app;
        const document = store.current;
        const content = this.#content(store, document);
        this.element.hidden = !content;
        replaceChildren(this.element, content);
    }

    /**
     * @param {import("../store.js").Store} store
     * @param {import("../document.js").OpenDocument | null} document
     */
    #content(store, document) {
        if (document?.kind === "text") return text(document);
        if (document && !document.board.items.length) return this.#empty();
        if (document) return null;
        if (store.opening) return message(null, `Opening ${store.opening}`, "");
        if (!store.isReady) return store.connectionState === "lost" ? message("wifi-off", "Not Connected", "The editor's server does not answer. Start it again with “storyboard edit”; this page finds it by itself as long as its address stays the same.") : message(null, "Connecting", "");
        return this.#nothingOpen(store);
    }

    #empty() {
        const { commands } = this.app;
        const shortcut = commands.shortcutText("library.show");
        return message("plus-square-dotted", "No Scenes", `Add a view controller from the library${shortcut ? ` (${shortcut})` : ""}: drag it here, or press Enter.`,
            commands.get("library.show") && element("button.button.primary", { onclick: () => commands.run("library.show") }, "Open Library"));
    }

    /** @param {import("../store.js").Store} store */
    #nothingOpen(store) {
        const { commands } = this.app;
        const listed = store.documents.slice(0, 6).map(entry => element("button.button", { onclick: () => store.open(entry.path) }, entry.path));
        const create = commands.get("file.new") && element("button.button.primary", { onclick: () => commands.run("file.new") }, "New Storyboard…");
        return message("collection", listed.length ? "Open a Document" : "No Storyboards", listed.length ? `The storyboards and xibs of “${store.folder}”.` : `There is no storyboard in “${store.folder}” yet.`, ...listed, create);
    }
}

/**
 * @param {string | null} picture
 * @param {string} title
 * @param {string} detail
 * @param {...any} actions
 */
function message(picture, title, detail, ...actions) {
    return element("div.empty", picture ? symbol(picture) : element("div.spinner"), element("h2", title), detail && element("p", detail), actions.length ? element("div.actions", actions) : null);
}

/**
 * A document that cannot be read, as its text, with what is wrong where it is wrong.
 * @param {import("../document.js").OpenDocument} document
 */
function text(document) {
    /** @type {Map<number, import("../types.js").Problem[]>} */
    const problems = new Map();
    for (const problem of document.problems) problems.set(problem.line, [...(problems.get(problem.line) ?? []), problem]);
    const rows = (document.text ?? "").split("\n").map((line, index) => {
        const notes = problems.get(index + 1) ?? [];
        return element("tr", { class: notes.length ? "error" : "" }, element("td.number", index + 1),
            element("td.line", line, notes.map(problem => element("span.note", problem.message, problem.hint ? ` — ${problem.hint}` : ""))));
    });
    return element("div.canvas-text", { tabIndex: 0, role: "document", "aria-label": "The document's text" },
        element("div.banner", "This file cannot be read as a storyboard. It is shown as text and stays as it is; when it is mended, it opens by itself."), element("table", rows));
}
