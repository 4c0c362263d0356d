import { element } from "../dom.js";
import { boardFrame, hitsAt } from "./board.js";
import { contains } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */

/**
 * Which attribute of an element is the text that is seen, as `set` addresses it from the object on.
 * @type {Record<string, {attribute: string, inside?: string}>}
 */
const TEXTS = {
    label: { attribute: "text" }, button: { attribute: "title", inside: "state[normal]" }, textField: { attribute: "placeholder" }, searchBar: { attribute: "placeholder" },
    navigationItem: { attribute: "title" }, barButtonItem: { attribute: "title" }, tabBarItem: { attribute: "title" }, textView: { attribute: "text" },
    tableViewSection: { attribute: "headerTitle" },
};

/** Edits the text of an object where it is seen. */
export class TextEditor {
    /** @type {{input: HTMLInputElement, id: string, end: (isKept: boolean) => void} | null} */
    #open = null;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
    }

    /**
     * What of an object can be edited in place, or null.
     * @param {string} id
     * @param {Point} [point] On the board, for segments.
     */
    #target(id, point) {
        const { document } = this.canvas;
        const object = document?.object(id);
        if (!document || !object) return null;
        if (object.element === "segmentedControl") return this.#segment(object, point);
        if (object.element === "navigationBar" || object.element === "viewController" || object.element === "tableViewController") {
            const item = object.children.find(child => child.element === "navigationItem");
            return item && point ? { id: item.id, ...TEXTS.navigationItem } : null;
        }
        const text = TEXTS[object.element];
        return text ? { id, ...text } : null;
    }

    /**
     * @param {import("../types.js").SceneObject} object
     * @param {Point} [point]
     */
    #segment(object, point) {
        const frame = this.canvas.document && boardFrame(this.canvas.document, object.id);
        if (!frame || !point || !contains(frame, point)) return { id: object.id, attribute: "title", inside: "segments/segment[0]" };
        return { id: object.id, attribute: "title", inside: "segments/segment", share: (point[0] - frame[0]) / frame[2] };
    }

    /** @param {string} id */
    canEdit(id) { return this.#target(id) !== null; }

    /**
     * @param {string} id
     * @param {Point} [point]
     */
    async begin(id, point) {
        const { canvas } = this;
        const target = this.#target(id, point) ?? this.#titleUnder(point);
        const { document } = canvas;
        if (!target || !document) return;
        this.close(true);
        const reply = await canvas.store.request("inspect", { objects: [target.id] }).catch(() => null);
        if (!reply || canvas.document !== document) return;
        const rows = (reply.tabs ?? reply.inspection?.tabs)?.attributes?.flatMap(/** @param {any} section */ section => section.rows) ?? [];
        const row = findRow(rows, target.attribute);
        if (!row) return;
        this.#show(target.id, row);
    }

    /**
     * The bar of a scene has a title of its own although it is no object.
     * @param {Point} [point]
     */
    #titleUnder(point) {
        const { document } = this.canvas;
        if (!document || !point) return null;
        for (const hit of hitsAt(document, point, 0)) {
            const target = hit.id === null ? null : document.object(hit.id)?.element === "navigationBar" ? this.#target(hit.id, point) : null;
            if (target) return target;
        }
        return null;
    }

    /**
     * @param {string} id
     * @param {any} row
     */
    #show(id, row) {
        const { canvas } = this;
        const input = /** @type {HTMLInputElement} */ (element("input.canvas-editor", { type: "text", value: String(row.value ?? ""), "aria-label": row.title, spellcheck: false }));
        let isOver = false;
        /** @param {boolean} isKept */
        const end = isKept => {
            if (isOver) return;
            isOver = true;
            this.#open = null;
            const hadFocus = document.activeElement === input;
            input.remove();
            if (hadFocus) canvas.focus();
            if (isKept && input.value !== String(row.value ?? "")) {
                canvas.store.perform(`Change ${row.title}`, filled(row.set, input.value));
            }
        };
        input.addEventListener("keydown", event => {
            event.stopPropagation();
            if (event.key === "Enter" || event.key === "Tab") {
                event.preventDefault();
                end(true);
            } else if (event.key === "Escape") {
                end(false);
            }
        });
        input.addEventListener("blur", () => end(true));
        input.addEventListener("pointerdown", event => event.stopPropagation());
        this.#open = { input, id, end };
        canvas.place.append(input);
        this.follow();
        input.focus({ preventScroll: true });
        input.select();
    }

    /** @param {boolean} isKept */
    close(isKept) { this.#open?.end(isKept); }

    /** Stays where its object is. */
    follow() {
        const open = this.#open;
        const { document, viewport } = this.canvas;
        if (!open || !document) return;
        const isBar = document.object(open.id)?.element === "navigationItem";
        const frame = isBar ? this.#barFrame(open.id) : boardFrame(document, open.id);
        if (!frame) return;
        open.input.style.textAlign = isBar ? "center" : "";
        const [x, y, w, h] = viewport.frameToScreen(frame);
        const height = Math.max(h, 22);
        Object.assign(open.input.style, {
            left: `${Math.round(x) - 4}px`, top: `${Math.round(y + (h - height) / 2)}px`, width: `${Math.max(Math.round(w) + 8, 90)}px`, height: `${Math.round(height)}px`,
            fontSize: `${Math.max(11, Math.min(32, 17 * viewport.scale))}px`,
        });
    }

    /**
     * Where a navigation item is edited: in the bar of its scene.
     * @param {string} id
     * @returns {import("./geometry.js").Frame | null}
     */
    #barFrame(id) {
        const { document } = this.canvas;
        const scene = document?.sceneOf(id) ?? null;
        const item = scene === null ? null : document?.boardItem(scene);
        if (!item || scene === null) return null;
        const own = document && boardFrame(document, id);
        const top = document?.stage(scene)?.safeArea[0] ?? 64;
        const [x, y, w, h] = own ?? [item.frame[0], item.frame[1] + Math.max(0, top - 44), item.frame[2], 44];
        return [x + w * 0.22, y + h / 2 - 14, w * 0.56, 28];
    }
}

/**
 * The row that sets an attribute: by what its commands say.
 * @param {any[]} rows
 * @param {string} attribute
 */
function findRow(rows, attribute) {
    const editable = rows.filter(row => row.set && (row.control === "text" || row.control === "multiline"));
    return editable.find(row => JSON.stringify(row.set).includes(`"attribute":"${attribute}"`)) ?? editable.find(row => JSON.stringify(row.set).includes(attribute));
}

/**
 * The commands of a row with a new value in them.
 * @param {any} commands
 * @param {string} value
 * @returns {any}
 */
function filled(commands, value) {
    if (Array.isArray(commands)) return commands.map(part => filled(part, value));
    if (typeof commands === "string") return commands === "$value" ? value : commands === "#value" ? Number(value) : commands.replaceAll("$value", escaped(value));
    if (commands && typeof commands === "object") return Object.fromEntries(Object.entries(commands).map(([key, part]) => [key, filled(part, value)]));
    return commands;
}

/** @param {string} text */
const escaped = text => text.replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;" }[sign] ?? sign)).replaceAll("$", "$$$$");
