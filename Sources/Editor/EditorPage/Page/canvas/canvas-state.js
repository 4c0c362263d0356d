import { byFolder } from "../documents/folders.js";
import { element, replaceChildren, symbol } from "../elements/dom.js";

/** The placeholder of the canvas while a document is loading, none is open, or it is empty. */
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
     * @param {import("../model/store.js").Store} store
     * @param {import("../model/document.js").OpenDocument | null} document
     */
    #content(store, document) {
        if (document?.kind === "text") return null;
        if (document && !document.board.items.length) return this.#empty();
        if (document) return null;
        if (store.opening) return message(null, `Opening ${store.opening}`, "");
        if (!store.isReady) return store.connectionState === "lost" ? message("wifi-off", "Not Connected", "The editor's server is not responding. If it has ended, run “storyboard edit” again and open the address that it prints.") : message(null, "Connecting", "");
        return this.#nothingOpen(store);
    }

    #empty() {
        const { commands } = this.app;
        const shortcut = commands.shortcutText("library.show");
        return message("plus-square-dotted", "No Scenes", `Add a view controller from the library${shortcut ? ` (${shortcut})` : ""}: drag it here, or press Return.`,
            commands.get("library.show") && element("button.button.primary", { onclick: () => commands.run("library.show") }, "Open Library"));
    }

    /** @param {import("../model/store.js").Store} store */
    #nothingOpen(store) {
        const { commands } = this.app;
        const folders = byFolder(store.documents);
        const listed = folders.flatMap(({ folder, entries }) => [
            folders.length > 1 && folder && element("h3.document-folder", { title: folder }, symbol("folder"), element("span", folder)),
            ...entries.map(entry => element("button.document-entry", { title: entry.path, onclick: () => store.open(entry.path) },
                symbol(entry.kind === "xib" ? "square" : "collection"), element("span", entry.path.split("/").pop()))),
        ]);
        const create = commands.get("file.new") && element("button.button", { onclick: () => commands.run("file.new") }, "New Storyboard…");
        const folder = store.folder.replace(/^\.$/, "") ? `“${store.folder}”` : "this folder";
        if (!listed.length) return message("collection", "No Storyboards", `There is no storyboard in ${folder} yet.`, create);
        const count = store.documents.length === 1 ? "" : `${store.documents.length} documents in ${folder}`;
        const shown = message("collection", "Open a Document", count, create);
        shown.insertBefore(element("div.document-entries", listed), shown.lastChild);
        return shown;
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
