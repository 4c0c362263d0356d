import { element, symbol } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";
import { showMenu } from "../popups/menus.js";
import { objectMenu } from "../popups/object-menu.js";
import { beginOutlineDrag } from "./outline-drag.js";
import { OutlineKeys } from "./outline-keys.js";
import { renameSelected } from "./outline-rename.js";
import { keysAbove, outlineRows, sceneKey } from "./outline-tree.js";
import { layoutBadge } from "../doctor/scene-badges.js";
import { DocumentMark } from "../history/document-mark.js";
import { outlineMark } from "../history/outline-marks.js";
import { outlinePeople } from "../people/outline-people.js";
import { shortSentence } from "../model/short-names.js";
import { originOf } from "../model/version-name.js";
import { worstProblems } from "../panels/problem-list.js";
import { VirtualList } from "./virtual-list.js";

/** @typedef {import("./outline-tree.js").Row} Row */

const ROW_HEIGHT = 22;
/** The number of objects above which documents begin with closed scenes. */
const MANY_OBJECTS = 400;
/** The time in milliseconds after which a second click on a selected row renames it, unless it is a double-click. */
const SLOW_CLICK = 500;
/** The number of characters of an object's name in the row of a constraint, whose attributes are seen as well. */
const MOST_OF_NAME = 14;

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    new Outline(place, app);
}

/** The document outline. */
export class Outline {
    /** @type {Row[]} */
    rows = [];
    /**
     * The rows that were opened or closed by hand, by document.
     * @type {Map<string, Map<string, boolean>>}
     */
    toggled = new Map();
    filter = "";
    /**
     * The key of the current row.
     * @type {string | null}
     */
    current = null;
    /**
     * The row at which a selection with Shift began.
     * @type {string | null}
     */
    anchor = null;
    renameTimer = 0;
    isRenaming = false;
    shownSelection = "";

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        this.keys = new OutlineKeys(this);
        /** @type {HTMLElement} */
        this.scroller = element("div.outline-rows", {
            role: "tree", tabIndex: 0, "aria-label": "Document outline", "aria-multiselectable": "true",
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.keys.press(event),
            onpointerdown: (/** @type {PointerEvent} */ event) => this.press(event),
            onfocus: () => this.#beginAtFirst(),
            ondblclick: (/** @type {MouseEvent} */ event) => this.doubleClick(event),
        });
        /** @type {HTMLElement} */
        this.message = element("div.outline-message");
        /** @type {HTMLInputElement} */
        this.search = element("input.field", {
            type: "search", placeholder: "Filter", "aria-label": "Filter the outline", spellcheck: false,
            oninput: () => this.setFilter(this.search.value),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.searchKey(event),
        });
        this.lost = new DocumentMark(this.app);
        place.append(this.scroller, this.message, this.lost.element, element("div.outline-foot", symbol("funnel"), this.search));
        this.list = new VirtualList(this.scroller, ROW_HEIGHT, index => this.makeRow(index));
        this.store.on("document", () => this.revealSelection());
        this.store.onCalm(["scenes", "problems", "state", "differences"], () => this.update());
        this.store.onCalm("selection", () => this.selectionChanged());
        this.store.onCalm("people", () => this.update());
        let selected = "";
        this.store.onCalm("presence", () => {
            const now = JSON.stringify(this.store.people.others.map(person => [person.document, person.color, person.selection]));
            if (now !== selected) this.update();
            selected = now;
        });
        this.addCommands();
        this.update();
    }

    addCommands() {
        const one = () => this.store.selection.length === 1 && !!this.store.current?.object(this.store.selection[0]) && !this.store.current.isFixture(this.store.selection[0]);
        this.app.commands.add(
            { id: "outline.rename", title: "Rename", menu: "Edit", group: "objects", shortcut: "F2", isEnabled: one, run: () => renameSelected(this) },
            { id: "outline.filter", title: "Filter the Outline", menu: "View", submenu: "Go To", group: "help", shortcut: "mod+alt+J", inFields: true, run: () => this.search.focus() },
            { id: "outline.focus", title: "Go to the Outline", menu: "View", submenu: "Go To", group: "help", shortcut: "mod+alt+O", run: () => this.scroller.focus() });
    }

    get document() { return this.store.current; }

    get hasFocus() { return document.activeElement === this.scroller; }

    get scenes() { return this.document?.order.flatMap(id => this.document?.scenes.get(id) ?? []) ?? []; }

    // MARK: Rows

    update() {
        // Updating would remove the field; changes are shown after editing.
        if (this.isRenaming) return;
        this.worst = worstProblems(this.document?.problems ?? []);
        const open = this.toggled.get(originOf(this.document?.path ?? ""));
        const isLarge = [...(this.document?.places ?? [])].length > MANY_OBJECTS;
        this.rows = outlineRows(this.scenes, {
            filter: this.filter, initial: this.document?.state.initial,
            isOpen: (key, type) => open?.get(key) ?? (type !== "constraints" && !(isLarge && type === "scene")),
        });
        this.list.update(this.rows.length);
        this.showMessage();
        this.lost.update();
        this.showCurrent();
    }

    showMessage() {
        const text = this.rows.length ? "" : this.filter ? `No object is named “${this.filter}”` : this.document?.kind === "storyboard" ? "No Scenes" : "";
        this.message.textContent = text;
        this.message.hidden = !text;
    }

    /** @param {number} index */
    makeRow(index) {
        const row = this.rows[index];
        const isSelected = row.type === "entry" ? !!this.document?.isEntrySelected : row.id !== null && this.isSelectable(row) && this.store.selection.includes(row.id);
        const problem = row.id && row.type === "object" ? this.worst?.get(row.id) : undefined;
        return element(`div#outline-row-${index}.outline-row`, {
            role: "treeitem", class: `${row.type} ${isSelected ? "is-selected" : ""} ${row.matches ? "is-match" : ""}`,
            "aria-label": row.object && row.object.title !== row.name ? `${row.name}, ${row.object.title}` : row.name, "aria-level": row.depth + 1, "aria-selected": `${isSelected}`, "aria-expanded": row.canOpen ? `${row.isOpen}` : null,
            "aria-setsize": row.siblings, "aria-posinset": row.position, "data-index": index, "data-object-id": row.type === "object" ? row.id : null, "data-scene": row.type === "scene" ? row.key.slice(sceneKey("").length) : null,
            style: { paddingLeft: `${6 + row.depth * 14}px` },
        },
        element("span.disclosure", { class: row.isOpen ? "is-open" : "" }, row.canOpen && symbol("chevron-right")),
        row.type === "entry" ? symbol("arrow-right", "gray") : iconElement(row.icon, row.kind),
        element("span.outline-name", { title: row.detail && row.detail !== row.name ? `${row.name} — ${row.detail}` : row.name }, row.kind === "constraint" ? shortSentence(row.name, MOST_OF_NAME) : row.name),
        problem && symbol(problem === "error" ? "x-octagon-fill" : "exclamation-triangle-fill", problem === "error" ? "red" : "yellow"),
        row.type === "scene" && layoutBadge(this.app, row.scene),
        outlinePeople(this.app, row),
        outlineMark(this.app, row));
    }

    /**
     * Returns whether a row shows the selection: a scene's controller has its own row.
     * @param {Row} row
     */
    isSelectable(row) { return row.type === "object" || row.type === "segue"; }

    /** Marks the first row for keys where none is marked yet. */
    #beginAtFirst() {
        if (this.rows.some(row => row.key === this.current)) return;
        this.current = this.rows[0]?.key ?? null;
        this.showCurrent();
    }

    showCurrent() {
        const index = this.rows.findIndex(row => row.key === this.current);
        if (index >= 0) this.scroller.setAttribute("aria-activedescendant", `outline-row-${index}`);
        else this.scroller.removeAttribute("aria-activedescendant");
        this.scroller.querySelector(".is-current")?.classList.remove("is-current");
        this.list.row(index)?.classList.add("is-current");
    }

    selectionChanged() {
        const shown = this.document?.isEntrySelected ? "entry" : this.store.selection.join(" ");
        if (shown === this.shownSelection) return;
        this.shownSelection = shown;
        this.revealSelection();
    }

    /** Opens the ancestors of the selection and scrolls to its first object. */
    revealSelection() {
        const first = this.store.selection[0];
        const entry = this.document?.isEntrySelected ? this.rows.find(row => row.type === "entry") : undefined;
        if (entry) this.current = entry.key;
        const path = first ? keysAbove(this.scenes, first) : null;
        for (const key of path ?? []) this.remember(key, true);
        if (first && !this.store.selection.some(id => id === this.current)) this.current = first;
        this.update();
        const index = this.rows.findIndex(row => entry ? row.key === entry.key : row.id === first && this.isSelectable(row));
        if (index >= 0) this.list.reveal(index);
        this.showCurrent();
    }

    /**
     * @param {string} key
     * @param {boolean} isOpen
     */
    remember(key, isOpen) {
        const path = originOf(this.document?.path ?? "");
        const toggled = this.toggled.get(path) ?? new Map();
        this.toggled.set(path, toggled.set(key, isOpen));
    }

    /**
     * @param {Row} row
     * @param {boolean} isOpen
     * @param {boolean} [deep] whether its descendants do the same
     */
    setOpen(row, isOpen, deep = false) {
        this.remember(row.key, isOpen);
        if (deep) this.remembersBelow(row.object?.children ?? this.scenes.find(scene => sceneKey(scene.id) === row.key)?.objects ?? [], isOpen);
        this.update();
    }

    /**
     * @param {import("../types.js").SceneObject[]} objects
     * @param {boolean} isOpen
     */
    remembersBelow(objects, isOpen) {
        for (const object of objects) {
            this.remember(object.id, isOpen);
            this.remembersBelow(object.children, isOpen);
        }
    }

    // MARK: Filter

    /** @param {string} text */
    setFilter(text) {
        this.filter = text;
        this.update();
        this.scroller.scrollTop = 0;
    }

    /** @param {KeyboardEvent} event */
    searchKey(event) {
        if (event.key === "Escape") {
            this.search.value = "";
            this.setFilter("");
            this.scroller.focus();
        } else if (event.key === "ArrowDown" || event.key === "Enter") {
            const match = this.rows.find(row => row.matches);
            if (match) this.goTo(match, {});
            this.scroller.focus();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    // MARK: Selection

    /**
     * Makes a row the current one and selects it: alone, in addition, or with all rows between it and the last one.
     * @param {Row} row
     * @param {{shift?: boolean, toggle?: boolean}} modifiers
     */
    goTo(row, { shift, toggle }) {
        const selection = this.store.selection;
        if (toggle && row.id) this.store.select(selection.includes(row.id) ? selection.filter(id => id !== row.id) : [...selection, row.id]);
        else if (shift && this.anchor) this.store.select(this.idsBetween(this.anchor, row.key));
        else if (row.type === "entry") this.store.selectEntry();
        else this.store.select(row.id ? [row.id] : []);
        if (row.id && !toggle && !shift) this.app.canvas.reveal([row.id]);
        if (!shift) this.anchor = row.key;
        this.current = row.key;
        this.list.reveal(this.rows.findIndex(other => other.key === row.key));
        this.showCurrent();
    }

    /**
     * @param {string} from
     * @param {string} to
     */
    idsBetween(from, to) {
        const ends = [from, to].map(key => this.rows.findIndex(row => row.key === key)).sort((a, b) => a - b);
        return this.rows.slice(ends[0], ends[1] + 1).filter(row => this.isSelectable(row)).map(row => row.id ?? "");
    }

    /** @param {Event} event */
    rowAt(event) {
        const found = event.target instanceof Element ? event.target.closest(".outline-row") : null;
        return found instanceof HTMLElement ? this.rows[Number(found.dataset.index)] : undefined;
    }

    /** @param {PointerEvent} event */
    press(event) {
        clearTimeout(this.renameTimer);
        const row = this.rowAt(event);
        if (event.target instanceof HTMLInputElement) return;
        this.scroller.focus();
        event.preventDefault();
        if (!row) {
            if (event.button === 0) this.store.select([]);
            return;
        }
        if (event.target instanceof Element && event.target.closest(".disclosure") && row.canOpen) this.setOpen(row, !row.isOpen, event.altKey);
        else this.pressRow(row, event);
    }

    /**
     * @param {Row} row
     * @param {PointerEvent} event
     */
    pressRow(row, event) {
        const isMac = this.app.commands.isMac;
        const toggle = isMac ? event.metaKey : event.ctrlKey;
        const connects = event.button === 2 || (event.button === 0 && event.ctrlKey);
        const wasSelected = row.type === "entry" ? !!this.document?.isEntrySelected : row.id !== null && this.store.selection.includes(row.id);
        const wasAlone = wasSelected && this.store.selection.length === 1 && this.current === row.key;
        if (!wasSelected && !connects) this.goTo(row, { shift: event.shiftKey, toggle });
        beginOutlineDrag(this, row, event, connects, () => {
            if (event.button === 2) return this.showMenuOf(row, event);
            if (connects) return this.goTo(row, { toggle });
            if (wasSelected) this.goTo(row, { shift: event.shiftKey, toggle });
            if (wasAlone && !toggle && !event.shiftKey) this.renameTimer = window.setTimeout(() => this.hasFocus && renameSelected(this), SLOW_CLICK);
        });
    }

    /** @param {MouseEvent} event */
    doubleClick(event) {
        clearTimeout(this.renameTimer);
        const row = this.rowAt(event);
        if (row?.id && !(event.target instanceof HTMLInputElement)) this.app.canvas.reveal([row.id]);
    }

    /**
     * @param {Row} row
     * @param {{clientX: number, clientY: number}} point
     */
    showMenuOf(row, point) {
        if (row.type === "entry" || (row.id && !this.store.selection.includes(row.id))) this.goTo(row, {});
        this.current = row.key;
        showMenu([{ title: "Show Connections", isDisabled: !this.app.commands.isEnabled("editor.connections"), run: () => { this.app.commands.run("editor.connections"); } }, { separator: true }, ...objectMenu(this.app)], { x: point.clientX, y: point.clientY });
    }
}
