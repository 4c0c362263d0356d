import { element } from "../elements/dom.js";
import { parseNumber } from "../inspectors/numbers.js";
import { commandsFor } from "../inspectors/row-edit.js";
import { inShownLanguage, translate } from "../inspectors/translations.js";
import { languageTitle } from "../model/languages.js";
import { boardFrame, hitsAt } from "./board.js";
import { constraintFrame } from "./constraints.js";
import { isDark } from "./viewbar.js";

/** @typedef {import("./geometry.js").Point} Point */

/**
 * The attribute of an element whose text is visible.
 * @type {Record<string, {attribute: string}>}
 */
const TEXTS = {
    label: { attribute: "text" }, button: { attribute: "title" }, textField: { attribute: "placeholder" }, searchBar: { attribute: "placeholder" },
    navigationItem: { attribute: "title" }, barButtonItem: { attribute: "title" }, tabBarItem: { attribute: "title" }, textView: { attribute: "text" },
    tableViewSection: { attribute: "headerTitle" },
};

/**
 * The text that is being edited. `part` is the part of the object's frame that shows it: the start and length.
 * @typedef {import("../inspectors/row-edit.js").InspectorRow & {part?: [number, number]}} Row
 */

/** What is typed from a double-click until the field is there: people type at once. */
export class EarlyKeys {
    /** @type {string[]} */
    #keys = [];
    #listening = new AbortController();

    constructor() {
        addEventListener("keydown", event => {
            const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
            if (!isText && !["Enter", "Tab", "Escape", "Backspace"].includes(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
            this.#keys.push(event.key);
        }, { capture: true, signal: this.#listening.signal });
    }

    /** Returns the keys, and leaves further ones to the page. */
    end() {
        this.#listening.abort();
        return this.#keys;
    }
}

/** Edits the text of an object in place. */
export class TextEditor {
    /** @type {{input: HTMLInputElement, sign: HTMLElement | null, id: string, row: Row, part: [number, number], end: (isKept: boolean) => void} | null} */
    #open = null;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        canvas.store.onCalm("scenes", () => this.#look());
    }

    /**
     * Returns the text of an object that can be edited in place, or null.
     * @param {string} id
     * @param {Point} [point] On the board, for segments.
     */
    #target(id, point) {
        const { document } = this.canvas;
        const object = document?.object(id);
        if (!document || !object) return null;
        if (object.kind === "constraint") return { id, attribute: "constant" };
        if (object.element === "segmentedControl") return { id, attribute: "title" };
        if (object.element === "navigationBar" || object.element === "viewController" || object.element === "tableViewController") {
            const item = object.children.find(child => child.element === "navigationItem");
            return item && point ? { id: item.id, ...TEXTS.navigationItem } : null;
        }
        const text = TEXTS[object.element];
        return text ? { id, ...text } : null;
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
        if (!document || !canvas.store.people.canChange) return;
        if (!target) {
            const bare = missingTitle(document, point);
            if (!bare) return;
            this.close(true);
            return this.#show(bare.controller, bare.row);
        }
        this.close(true);
        const isSegmented = document.object(target.id)?.element === "segmentedControl";
        const typed = new EarlyKeys();
        const row = await (isSegmented ? this.#segment(target.id, point) : this.#row(target.id, target.attribute)).catch(() => null);
        const keys = typed.end();
        if (!row || canvas.document !== document) return;
        this.#show(target.id, row);
        this.#type(keys);
    }

    /**
     * Types keys into the field, as if it had been there before them.
     * @param {string[]} keys
     */
    #type(keys) {
        for (const key of keys) {
            const open = this.#open;
            if (!open) return;
            const { input } = open;
            const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
            if (key === "Enter" || key === "Tab") open.end(true);
            else if (key === "Escape") open.end(false);
            else if (key !== "Backspace") input.setRangeText(key, start, end, "end");
            else if (start !== end || start > 0) input.setRangeText("", start === end ? start - 1 : start, end, "end");
            input.dispatchEvent(new Event("input"));
        }
    }

    /**
     * Returns the rows of the Attributes inspector.
     * @param {string} id
     * @returns {Promise<import("../inspectors/row-edit.js").InspectorRow[]>}
     */
    async #rows(id) {
        const { inspection } = await this.canvas.store.request("inspect", { objects: [id] });
        return inspection.tabs.attributes.flatMap(/** @param {any} section */ section => section.rows);
    }

    /**
     * @param {string} id
     * @param {string} attribute
     * @returns {Promise<Row | undefined>}
     */
    async #row(id, attribute) { return findRow(await this.#rows(id), id, attribute); }

    /**
     * Returns the title of the segment under a point.
     * @param {string} id
     * @param {Point} [point]
     * @returns {Promise<Row | undefined>}
     */
    async #segment(id, point) {
        const segments = (await this.#rows(id)).filter(row => /^Segment \d+$/.test(row.title));
        const frame = this.canvas.document && boardFrame(this.canvas.document, id);
        const share = frame && point ? (point[0] - frame[0]) / frame[2] : 0;
        const index = Math.max(0, Math.min(segments.length - 1, Math.floor(share * segments.length)));
        return segments[index] && { ...segments[index], title: "Segment", part: [index / segments.length, 1 / segments.length] };
    }

    /**
     * Returns the title of a scene's navigation bar, which has no object.
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
     * @param {Row} given
     */
    #show(id, given) {
        const { canvas } = this;
        const row = inShownLanguage(canvas.app, given);
        const language = row.translation ? languageTitle(row.translation.language) : null;
        const input = /** @type {HTMLInputElement} */ (element("input.canvas-editor", {
            type: "text", value: String(row.value ?? ""), "data-object-id": id, "aria-label": language ? `${row.title} in ${language}` : row.title, placeholder: row.placeholder ?? "", spellcheck: false,
        }));
        // It looks like what it stands on, however the page looks.
        input.classList.toggle("is-dark", isDark(canvas.app) || canvas.document?.platform === "watchOS");
        const sign = language ? element("span.canvas-editor-language", { "aria-hidden": "true" }, language) : null;
        let isOver = false;
        /** @param {boolean} isKept */
        const end = isKept => {
            if (isOver) return;
            isOver = true;
            this.#open = null;
            const hadFocus = document.activeElement === input;
            input.remove();
            sign?.remove();
            if (hadFocus) canvas.focus();
            const value = row.control === "number" ? parseNumber(input.value) : input.value;
            if (row.translation) {
                if (isKept && input.value !== (row.value ?? "")) translate(canvas.app, row.translations?.key ?? "", row.translation.language, input.value);
            } else if (isKept && value !== null && input.value !== String(row.value ?? "")) canvas.store.perform(`Change ${row.title}`, commandsFor(row, value));
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
        this.#open = { input, sign, id, row, part: row.part ?? [0, 1], end };
        canvas.place.append(input, ...(sign ? [sign] : []));
        this.follow();
        input.focus({ preventScroll: true });
        input.select();
    }

    /** Says when somebody else has changed the text that is being edited, or deleted its object. */
    async #look() {
        const open = this.#open;
        const { document, store, app } = this.canvas;
        if (!open || !document) return;
        const typed = open.input.value;
        if (!document.has(open.id)) {
            open.end(false);
            if (typed !== String(open.row.value ?? "")) app.say("the object that you were editing was deleted meanwhile", { hint: `your text: “${typed}”` });
            return;
        }
        const rows = await this.#rows(open.id).catch(() => []);
        const now = rows.find(row => row.title === open.row.title && row.control === open.row.control);
        if (this.#open !== open || !now || now.value === open.row.value) return;
        open.row.value = now.value;
        if (typed === String(now.value ?? "")) return;
        open.input.dispatchEvent(new CustomEvent("field-outdated", { bubbles: true, detail: { label: open.row.title, value: now.value } }));
    }

    /** @param {boolean} isKept */
    close(isKept) { this.#open?.end(isKept); }

    /** Follows the object's frame. */
    follow() {
        const open = this.#open;
        const { document, viewport } = this.canvas;
        if (!open || !document) return;
        const isConstraint = document.object(open.id)?.kind === "constraint";
        const object = document.object(open.id);
        const isBar = object?.element === "navigationItem" || object?.kind === "controller";
        const frame = isBar ? this.#barFrame(open.id) : boardFrame(document, open.id) ?? constraintFrame(document, open.id);
        if (!frame) return;
        open.input.style.textAlign = isBar || isConstraint ? "center" : "";
        const [left, y, width, h] = viewport.frameToScreen(frame);
        const [x, w] = [left + width * open.part[0], width * open.part[1]];
        const height = Math.max(h, 22);
        Object.assign(open.input.style, {
            left: `${Math.round(x) - 4}px`, top: `${Math.round(y + (h - height) / 2)}px`, width: `${Math.max(Math.round(w) + 8, isConstraint ? 0 : 90)}px`, height: `${Math.round(height)}px`,
            fontSize: isConstraint ? "" : `${Math.max(11, Math.min(32, 17 * viewport.scale))}px`,
        });
        if (open.sign) Object.assign(open.sign.style, { left: open.input.style.left, top: `${Math.round(y + (h - height) / 2) - 20}px` });
    }

    /**
     * Returns the frame of a navigation item's title in the bar of its scene.
     * @param {string} id
     * @returns {import("./geometry.js").Frame | null}
     */
    #barFrame(id) {
        const { document } = this.canvas;
        const scene = document?.sceneOf(id) ?? null;
        const item = scene === null ? null : document?.boardItem(scene);
        if (!item || scene === null) return null;
        const own = document && id !== document.scenes.get(scene)?.controller ? boardFrame(document, id) : null;
        const top = document?.stage(scene)?.safeArea[0] ?? 64;
        const [x, y, w, h] = own ?? [item.frame[0], item.frame[1] + Math.max(0, top - 44), item.frame[2], 44];
        return [x + w * 0.22, y + h / 2 - 14, w * 0.56, 28];
    }
}

/**
 * Returns the title of a scene whose navigation bar is that of another and who has no navigation item yet, which comes
 * with the title.
 * @param {import("../model/document.js").OpenDocument} document
 * @param {Point} [point]
 * @returns {{controller: string, row: Row} | null}
 */
function missingTitle(document, point) {
    const hit = point && hitsAt(document, point, 0).find(({ id }) => id !== null && document.object(id)?.element === "navigationBar");
    const bar = hit?.id ?? null;
    if (!hit || bar === null || hit.scene === null || document.sceneOf(bar) === hit.scene) return null;
    const controller = document.scenes.get(hit.scene)?.controller;
    if (!controller || document.object(controller)?.children.some(child => child.element === "navigationItem")) return null;
    const set = [{ addObject: { item: "navigationItem", into: controller } }, { set: { object: "$1", attribute: "title", value: "$value" } }];
    return { controller, row: { title: "Title", control: "text", value: "", set } };
}

/**
 * Returns the row whose commands set an attribute of an object itself, or else of a part of it.
 * @param {any[]} rows
 * @param {string} id
 * @param {string} attribute
 */
export function findRow(rows, id, attribute) {
    const editable = rows.filter(row => row.set && ["text", "multiline", "number"].includes(row.control));
    /** @param {any} command */
    const isOwn = ({ set }) => set?.object === id && set.attribute === attribute;
    return editable.find(row => row.set.some(isOwn)) ?? editable.find(row => JSON.stringify(row.set).includes(`"attribute":"${attribute}"`))
        ?? editable.find(row => JSON.stringify(row.set).includes(attribute));
}
