import { ask } from "../popups/dialogs.js";
import { element, replaceChildren, symbol } from "../elements/dom.js";
import { showMenuBelow } from "../popups/menus.js";
import { openQuickly } from "../popups/open-quickly.js";
import { originOf } from "../model/version-name.js";
import { createDocument, NEW } from "./new-document.js";
import { nameOf, stepsOf, wordsApart } from "./folders.js";
import { beginTabDrag } from "./tab-drag.js";

/** The maximum number of the folder's documents in the menu; Open Quickly lists more. */
const MOST_LISTED = 20;

/**
 * The tabs of the open documents, and a menu of others in the folder.
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const { store, commands } = app;
    const quickly = openQuickly(app);
    const list = element("div.tab-list", { role: "tablist", "aria-label": "Open documents" });
    const add = element("button.tool", {
        type: "button", title: "Open or create a document", "aria-label": "Open or create a document", "aria-haspopup": "menu", "aria-expanded": "false",
        onclick: () => showMenuBelow(folderItems(app), add, { title: "Documents" }),
    }, symbol("plus-lg"));
    const behind = element("button.tool.edited-behind", {
        type: "button", hidden: true, title: "Edited documents without a tab", "aria-haspopup": "menu", "aria-expanded": "false",
        onclick: () => showMenuBelow(behindItems(app), behind, { title: "Edited Documents" }),
    });
    place.append(element("div.tabs", list, add, behind));
    /** @type {any[]} */
    let shown = [];
    let scrolled = 0;
    const update = () => {
        const edited = store.editedBehind.length;
        const wanted = [edited, store.opening, store.current, ...store.openDocuments.flatMap(document => [document, document.state.isDirty])];
        if (wanted.length === shown.length && wanted.every((value, index) => value === shown[index])) return;
        shown = wanted;
        behind.hidden = !edited;
        behind.textContent = `${edited} more edited`;
        const apart = wordsApart(store.openDocuments.map(({ path }) => path));
        replaceChildren(list, store.openDocuments.map(document => tab(app, document, apart.get(document.path))),
        store.opening && !store.openDocuments.some(document => document.path === store.opening) && element("div.tab.is-opening", nameOf(store.opening)));
        if (scrolled) list.scrollLeft = scrolled;
    };
    // Reading it from the list would cause layout of the whole page.
    list.addEventListener("scroll", () => { scrolled = list.scrollLeft; }, { passive: true });
    list.addEventListener("wheel", (/** @type {WheelEvent} */ event) => { list.scrollLeft += event.deltaY; }, { passive: true });
    store.on(["documents", "document", "state"], update);
    const reveal = () => list.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    store.onCalm(["document", "documents"], reveal);
    // Where there is less room, it stays in sight, too.
    new ResizeObserver(reveal).observe(list);
    const turning = { menu: "View", submenu: "Documents", group: "zoom", isEnabled: () => store.openDocuments.length > 1 };
    commands.add(
        { id: "file.new", title: "New Storyboard…", menu: "File", group: "documents", shortcut: "mod+alt+N", run: () => createDocument(app, NEW[0]) },
        ...NEW.slice(1).map(kind => ({ id: `file.new.${kind.kind}`, title: `New ${kind.title}…`, menu: "File", group: "documents", run: () => createDocument(app, kind) })),
        { id: "file.open", title: "Open Quickly…", menu: "File", group: "documents", shortcut: "mod+shift+O", inFields: true, run: quickly },
        {
            id: "file.close", title: "Close Document", menu: "File", group: "documents", shortcut: "mod+alt+W", isEnabled: () => !!store.current,
            run: () => { if (store.current) close(app, store.current); },
        },
        { ...turning, id: "view.nextDocument", title: "Next Document", shortcut: "mod+shift+]", run: () => turn(app, 1) },
        { ...turning, id: "view.previousDocument", title: "Previous Document", shortcut: "mod+shift+[", run: () => turn(app, -1) },
        { ...turning, id: "view.moveDocumentRight", title: "Move Document Right", shortcut: "mod+alt+shift+]", run: () => shift(app, 1) },
        { ...turning, id: "view.moveDocumentLeft", title: "Move Document Left", shortcut: "mod+alt+shift+[", run: () => shift(app, -1) });
    update();
}

/**
 * @param {import("../types.js").App} app
 * @param {import("../model/document.js").OpenDocument} document
 * @param {string} [folder] What tells it from others of the same name.
 */
function tab(app, document, folder) {
    const isCurrent = document.path === originOf(app.store.current?.path ?? "");
    const name = nameOf(document.path);
    const words = folder ? `${name}, ${folder}` : name;
    return element("div.tab", {
        role: "tab", "data-path": document.path, tabIndex: isCurrent ? 0 : -1, "aria-selected": `${isCurrent}`, title: document.path, "aria-keyshortcuts": "Delete", class: document.state.isDirty ? "is-dirty" : "",
        "aria-label": document.state.isDirty ? `${words}, edited` : words,
        onpointerdown: (/** @type {PointerEvent} */ event) => {
            const list = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
            if (event.button === 0) {
                app.store.open(document.path);
                if (list) beginTabDrag(list, app.store, document.path, event);
            } else if (event.button === 1) close(app, document);
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => tabKey(app, document, event),
    },
    element("span.tab-name", name, folder && element("span.tab-folder", folder)),
    // Keys close a tab by Delete.
    element("span.bare", {
        "aria-hidden": "true", title: `Close ${name}`, onpointerdown: (/** @type {Event} */ event) => event.stopPropagation(),
        onclick: () => close(app, document),
    }, element("span.dirty-dot"), symbol("x")));
}

/**
 * @param {import("../types.js").App} app
 * @param {import("../model/document.js").OpenDocument} document
 * @param {KeyboardEvent} event
 */
function tabKey(app, document, event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step && event.shiftKey && (event.ctrlKey || event.metaKey)) shift(app, step);
    else if (step) turn(app, step);
    else if (event.key === "Delete") close(app, document);
    else return;
    event.preventDefault();
    event.stopPropagation();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (window.document.querySelector(".tab[aria-selected='true']"))?.focus());
}

/** @param {import("../types.js").App} app @param {number} step */
function turn({ store }, step) {
    const open = store.openDocuments;
    const next = open[(open.findIndex(document => document === store.current) + step + open.length) % open.length];
    if (next) store.open(next.path);
}

/** @param {import("../types.js").App} app @param {number} step */
function shift({ store }, step) {
    if (store.current) store.arrange(store.current.path, store.openDocuments.indexOf(store.current) + step);
}

/** @param {import("../types.js").App} app @param {import("../model/document.js").OpenDocument} document */
async function close({ store }, document) {
    if (document.state.isDirty) {
        const answer = await ask({
            title: `Save the changes to “${nameOf(document.path)}”?`, text: "Otherwise they are offered when it is opened again.",
            buttons: [
                { title: "Close Without Saving", value: "close", isDestructive: true }, { title: "Cancel", value: "" },
                { title: "Save", value: "save", isPrimary: true },
            ],
        });
        if (!answer) return;
        if (answer === "save" && !await store.save({ document: document.path })) return;
    }
    await store.close(document.path);
}

/** @param {import("../types.js").App} app @returns {import("../popups/menu-model.js").MenuItem[]} */
function folderItems({ store, commands }) {
    const open = new Set(store.openDocuments.map(document => document.path));
    const isShort = store.documents.length > 0 && store.documents.length <= MOST_LISTED;
    const items = documentItems(store, store.documents.map(({ path }) => path), open);
    const listed = isShort ? [{ separator: /** @type {const} */ (true) }, { heading: store.folder || "Folder" }, ...items] : [];
    const making = ["file.new", ...NEW.slice(1).map(({ kind }) => `file.new.${kind}`), "file.newClass"].map(id => commands.item(id));
    return [...making, { separator: /** @type {const} */ (true) }, commands.item("file.open"), ...listed];
}

/**
 * The menu items of documents, with what tells those of the same name apart, or the last step of their folders that isn't a language.
 * @param {import("../model/store.js").Store} store
 * @param {string[]} paths
 * @param {Set<string>} [checked]
 */
function documentItems(store, paths, checked) {
    const apart = wordsApart(paths);
    return paths.map(path => ({ title: nameOf(path), detail: apart.get(path) ?? stepsOf(path).at(-1), isChecked: checked?.has(path), run: () => { store.open(path); } }));
}

/** @param {import("../types.js").App} app @returns {import("../popups/menu-model.js").MenuItem[]} */
function behindItems({ store, commands }) {
    return [...documentItems(store, store.editedBehind), { separator: /** @type {const} */ (true) }, commands.item("file.saveAll")];
}
