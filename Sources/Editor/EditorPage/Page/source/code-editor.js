import { element, replaceChildren } from "../elements/dom.js";
import { patched, shifted } from "./source-text.js";
import { completionsAt } from "./completion.js";
import { CompletionList } from "./completion-list.js";
import { TokenizedLines } from "./tokens.js";
import { newLine, removed, startOfLine, typed } from "./typing-rules.js";

/** The height of a line in pixels. */
export const LINE_HEIGHT = 18;
/** The space above the first line. */
const TOP = 6;
/** The space between the numbers and the text. */
const LEADING = 8;
/** The number of columns of a tab. */
const TAB = 4;
/** The number of lines that are drawn above and below the visible ones. */
const SPARE = 12;

/**
 * A circle beside a line.
 * @typedef {{line: number, label: string, isFilled: boolean, kind: string}} LineMark
 */

/** A text editor with line numbers, colors, and circles beside lines. The text itself is a text area, above its colored picture. */
export class CodeEditor {
    #drawn = "";
    /** @type {LineMark[]} */
    #marks = [];
    /** Whether Tab leaves the text, after Escape. */
    #leaves = false;
    /**
     * The brackets behind the insertion point that were added by themselves, the nearest last.
     * @type {string[]}
     */
    #closers = [];
    /** The width of a character in pixels, when it is known. */
    #pace = 0;

    /**
     * @param {{label: string, isSwift: boolean, onedit: (text: string) => void, onkey: (event: KeyboardEvent) => boolean,
     *   onundo: (isRedo: boolean) => void, onmark: (mark: LineMark, circle: HTMLElement) => void, onmarkdown: (mark: LineMark, event: PointerEvent) => void,
     *   onmenu: (point: {x: number, y: number}) => void, types?: () => readonly import("./completion.js").KnownType[]}} options
     */
    constructor(options) {
        this.options = options;
        this.tokens = new TokenizedLines(options.isSwift);
        /** @type {HTMLTextAreaElement} */
        this.area = element("textarea.code-text", {
            spellcheck: false, autocomplete: "off", autocapitalize: "off", wrap: "off", "aria-label": options.label,
            "aria-description": "Tab indents; after Escape it leaves the text",
            oninput: (/** @type {InputEvent} */ event) => {
                this.#changed();
                this.#revealCaret();
                if (event.inputType?.startsWith("insertText") || event.inputType === "deleteContentBackward" && this.completions.isOpen) this.#complete();
                else this.completions.close();
            }, onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
            onbeforeinput: (/** @type {InputEvent} */ event) => this.#before(event), onblur: () => {
                this.#leaves = false;
                this.completions.close();
            },
            onpointerdown: () => {
                this.#leaves = false;
                this.#closers = [];
                this.completions.close();
            }, oncontextmenu: (/** @type {MouseEvent} */ event) => this.#showMenu(event),
        });
        this.area.style.tabSize = `${TAB}`;
        this.completions = new CompletionList(this.area, (completion, from) => this.#replace(completion.name, from, this.area.selectionStart));
        /** @type {HTMLElement} */
        this.picture = element("div.code-picture", { "aria-hidden": "true" });
        /** @type {HTMLElement} */
        this.gutter = element("div.code-gutter");
        /** @type {HTMLElement} */
        this.gap = element("div.code-gap", { hidden: true }, element("span.code-gap-label"));
        /** @type {HTMLElement} */
        this.content = element("div.code-content", this.gutter, this.picture, this.area, this.gap, this.completions.element);
        /** @type {HTMLElement} */
        this.element = element("div.code-editor", this.content);
        this.element.addEventListener("scroll", () => this.#draw(), { passive: true });
        document.addEventListener("selectionchange", () => {
            if (document.activeElement === this.area) this.#draw();
        });
        new ResizeObserver(() => this.#draw(true)).observe(this.element);
    }

    get text() { return this.area.value; }

    get lines() { return this.tokens.lines; }

    /** The line with the insertion point, from 1. */
    get line() { return this.#lineAt(this.area.selectionStart); }

    /** @param {number} offset */
    #lineAt(offset) {
        let count = 1;
        for (let at = this.text.indexOf("\n"); at >= 0 && at < offset; at = this.text.indexOf("\n", at + 1)) count += 1;
        return count;
    }

    /** @param {string} text */
    setText(text) {
        this.#closers = [];
        this.area.value = text;
        this.#update();
    }

    /**
     * Applies an edit from elsewhere, and selects what it inserted if it is wanted.
     * @param {import("./source-text.js").TextPatch} patch
     * @param {boolean} selects
     */
    apply(patch, selects) {
        const { selectionStart, selectionEnd, selectionDirection } = this.area;
        const { scrollTop, scrollLeft } = this.element;
        this.area.value = patched(this.text, patch);
        const [start, end] = selects ? [patch.at, patch.at + patch.insert.length] : [shifted(selectionStart, patch), shifted(selectionEnd, patch)];
        this.area.setSelectionRange(start, end, selectionDirection);
        this.element.scrollTo(scrollLeft, scrollTop);
        this.#update();
        if (selects) this.reveal(this.#lineAt(start));
    }

    #changed() {
        this.#update();
        this.options.onedit(this.text);
    }

    #update() {
        const lines = this.text.split("\n");
        this.tokens.update(lines);
        this.#measure(lines);
        this.#draw(true);
    }

    /** @param {string[]} lines */
    #measure(lines) {
        let longest = 0;
        for (const line of lines) if (line.length > longest || line.includes("\t") || /[^\0-\x7f]/.test(line)) longest = Math.max(longest, columnsOf(line));
        this.gutterWidth = Math.max(3, `${lines.length}`.length) * 7 + 30;
        const { style } = this.content;
        style.setProperty("--gutter", `${this.gutterWidth}px`);
        style.height = `${lines.length * LINE_HEIGHT + 2 * TOP + 80}px`;
        style.minWidth = `calc(${this.gutterWidth + LEADING + 24}px + ${longest}ch)`;
    }

    // MARK: Drawing

    /** @param {boolean} [isAnew] */
    #draw(isAnew = false) {
        const { scrollTop, clientHeight } = this.element;
        const { lines } = this;
        const first = Math.max(0, Math.floor((scrollTop - TOP) / LINE_HEIGHT) - SPARE);
        const last = Math.min(lines.length, Math.ceil((scrollTop + clientHeight) / LINE_HEIGHT) + SPARE);
        const current = document.activeElement === this.area ? this.line : 0;
        const drawn = `${first} ${last} ${current}`;
        if (!isAnew && drawn === this.#drawn) return;
        this.#drawn = drawn;
        const rows = [];
        const numbers = [];
        const marks = new Map(this.#marks.filter(({ line }) => line > first && line <= last).map(mark => [mark.line, mark]));
        const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.markLine;
        for (let index = first; index < last; index += 1) {
            const top = `${TOP + index * LINE_HEIGHT}px`;
            rows.push(element("div.code-line", { style: { top }, class: index + 1 === current ? "is-current" : "" },
                this.tokens.tokens(index).map(([kind, text]) => kind === "plain" ? document.createTextNode(text) : element(`span.code-${kind}`, text))));
            const mark = marks.get(index + 1);
            numbers.push(element("div.code-number", { style: { top }, class: index + 1 === current ? "is-current" : "" },
                mark ? this.#circle(mark) : element("span", { "aria-hidden": "true" }, index + 1)));
        }
        replaceChildren(this.picture, rows);
        replaceChildren(this.gutter, numbers);
        if (focused) /** @type {HTMLElement | null} */ (this.gutter.querySelector(`[data-mark-line="${focused}"]`))?.focus({ preventScroll: true });
    }

    /** @param {LineMark} mark */
    #circle(mark) {
        return element("button.circle", {
            type: "button", "data-mark-line": mark.line, "data-kind": mark.kind, class: mark.isFilled ? "is-filled" : "", title: mark.label, "aria-label": mark.label,
            onpointerdown: (/** @type {PointerEvent} */ event) => this.options.onmarkdown(mark, event),
            onclick: (/** @type {MouseEvent} */ event) => this.options.onmark(mark, /** @type {HTMLElement} */ (event.currentTarget)),
        });
    }

    /** @param {LineMark[]} marks */
    setMarks(marks) {
        if (JSON.stringify(marks) === JSON.stringify(this.#marks)) return;
        this.#marks = marks;
        this.#draw(true);
    }

    /**
     * Scrolls to a line, and selects it if it is wanted.
     * @param {number} line
     * @param {boolean} [selects]
     */
    reveal(line, selects = false) {
        const y = TOP + (line - 1) * LINE_HEIGHT;
        const { scrollTop, clientHeight } = this.element;
        if (y < scrollTop + LINE_HEIGHT || y > scrollTop + clientHeight - 2 * LINE_HEIGHT) this.element.scrollTop = Math.max(0, y - clientHeight / 3);
        if (selects) {
            const start = this.#offsetOf(line);
            this.area.setSelectionRange(start, start + (this.lines[line - 1] ?? "").length);
        }
        this.#draw(true);
    }

    /**
     * Returns where a line begins.
     * @param {number} line
     */
    #offsetOf(line) { return this.lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0); }

    /** @param {number} line */
    #goTo(line) {
        const start = this.#offsetOf(line);
        this.area.setSelectionRange(start, start);
        this.#draw(true);
    }

    /** Shows a line as the one that was gone to, for a moment. */
    flash(/** @type {number} */ line) {
        const mark = element("div.code-flash", { style: { top: `${TOP + (line - 1) * LINE_HEIGHT}px` }, onanimationend: () => mark.remove() });
        this.content.append(mark);
    }

    focus() { this.area.focus({ preventScroll: true }); }

    // MARK: Dropping

    /**
     * Returns the line at whose beginning a point is nearest, from 1, and the line that it is on, unless it is near its beginning or end.
     * @param {number} y In the window.
     */
    gapAt(y) {
        const inside = y - this.content.getBoundingClientRect().top - TOP;
        const count = this.lines.length;
        const within = inside - Math.floor(inside / LINE_HEIGHT) * LINE_HEIGHT;
        const isBetween = within < LINE_HEIGHT / 4 || within > LINE_HEIGHT * 3 / 4;
        return {
            gap: Math.max(1, Math.min(count + 1, Math.round(inside / LINE_HEIGHT) + 1)),
            line: isBetween ? null : Math.max(1, Math.min(count, Math.floor(inside / LINE_HEIGHT) + 1)),
        };
    }

    /**
     * Shows where something goes: between lines, or on one; or why it can't go there.
     * @param {{line: number, column: number, label: string, isOnLine?: boolean, isRefused?: boolean} | null} place
     */
    showGap(place) {
        this.gap.hidden = !place;
        if (!place) return;
        const { line, column, label, isOnLine, isRefused } = place;
        this.gap.classList.toggle("is-on-line", !!isOnLine);
        this.gap.classList.toggle("is-refused", !!isRefused);
        this.gap.style.top = `${TOP + (line - 1) * LINE_HEIGHT}px`;
        this.gap.style.left = `calc(var(--gutter) + ${LEADING}px + ${column}ch)`;
        /** @type {HTMLElement} */ (this.gap.firstElementChild).textContent = label;
    }

    /** Scrolls while something is dragged near the upper or lower edge. */
    scrollNear(/** @type {number} */ y) {
        const box = this.element.getBoundingClientRect();
        if (y < box.top + 20) this.element.scrollTop -= LINE_HEIGHT / 2;
        else if (y > box.bottom - 20) this.element.scrollTop += LINE_HEIGHT / 2;
    }

    // MARK: Menu

    /** @param {MouseEvent} event */
    #showMenu(event) {
        event.preventDefault();
        const { selectionStart: start, selectionEnd: end } = this.area;
        const line = Math.max(1, Math.min(this.lines.length, Math.floor((event.clientY - this.content.getBoundingClientRect().top - TOP) / LINE_HEIGHT) + 1));
        // The line under the pointer is meant, unless it is selected.
        if (line < this.#lineAt(start) || line > this.#lineAt(end)) this.#goTo(line);
        this.options.onmenu({ x: event.clientX, y: event.clientY });
    }

    /** The point of the window below the insertion point. */
    get caretPoint() {
        const { selectionStart: at } = this.area;
        const column = columnsOf(this.text.slice(startOfLine(this.text, at), at));
        const probe = element("div.code-caret", { style: { top: `${TOP + this.line * LINE_HEIGHT}px`, left: `calc(var(--gutter) + ${LEADING}px + ${column}ch)` } });
        this.content.append(probe);
        const { left, top } = probe.getBoundingClientRect();
        probe.remove();
        return { x: left, y: top };
    }

    /**
     * Replaces what is selected, as typing does.
     * @param {string} text
     */
    insert(text) {
        this.focus();
        this.#replace(text, this.area.selectionStart, this.area.selectionEnd);
    }

    get selectedText() { return this.text.slice(this.area.selectionStart, this.area.selectionEnd); }

    // MARK: Keys

    /** @param {InputEvent} event */
    #before(event) {
        if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
        event.preventDefault();
        // Browsers send it to the text that was edited last, even from behind a dialog.
        if (document.activeElement !== this.area) return;
        this.options.onundo(event.inputType === "historyRedo");
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.isComposing) return;
        const mod = event.ctrlKey || event.metaKey;
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        if (/^(Arrow|Home|End|Page)/.test(key)) {
            if (!this.completions.isOpen || !/^Arrow(Up|Down)$/.test(key)) this.#closers = [];
        }
        if (this.completions.key(event)) { /* It is handled. */ }
        else if (key === "ContextMenu" || key === "F10" && event.shiftKey) this.options.onmenu(this.caretPoint);
        else if (mod && !event.altKey && (key === "z" || key === "y")) this.options.onundo(event.shiftKey || key === "y");
        else if (this.options.onkey(event)) { /* It is handled. */ }
        else if (key === "Escape") this.#leaves = true;
        else if (key === "Tab" && !mod && !event.altKey) {
            if (this.#leaves) return;
            this.#tab(event.shiftKey);
        } else if (key === " " && event.ctrlKey) this.#complete();
        else if (mod || event.altKey || this.area.readOnly) return;
        else if (key === "Enter") this.#type(newLine(this.#place));
        else {
            const rule = key === "Backspace" ? removed(this.#place) : event.key.length === 1 ? typed(event.key, this.#place) : null;
            if (!rule) return;
            this.#type(rule);
        }
        event.preventDefault();
        event.stopPropagation();
    }

    /** @param {string} text @param {number} start @param {number} end */
    #replace(text, start, end) {
        this.area.setRangeText(text, start, end, "end");
        this.#changed();
        this.reveal(this.line);
    }

    /** What the file adds per level of indentation. */
    get #step() { return this.lines.some(line => line.startsWith("\t")) ? "\t" : "    "; }

    /** @param {boolean} isBack */
    #tab(isBack) {
        const { selectionStart: start, selectionEnd: end } = this.area;
        const step = this.#step;
        const isSeveral = this.text.slice(start, end).includes("\n");
        if (!isSeveral && !isBack) {
            const column = columnsOf(this.text.slice(startOfLine(this.text, start), start));
            return this.#replace(step === "\t" ? step : " ".repeat(TAB - column % TAB), start, end);
        }
        const from = startOfLine(this.text, start);
        const last = isSeveral && this.text[end - 1] === "\n" ? end - 1 : end;
        const to = this.text.indexOf("\n", last) < 0 ? this.text.length : this.text.indexOf("\n", last);
        const old = this.text.slice(from, to);
        const changed = old.split("\n").map(line => isBack ? line.replace(/^(\t| {1,4})/, "") : line && step + line).join("\n");
        if (changed === old) return;
        this.area.setRangeText(changed, from, to, "select");
        if (!isSeveral) this.area.setSelectionRange(Math.max(from, start - (old.length - changed.length)), Math.max(from, end - (old.length - changed.length)));
        this.#changed();
    }

    /** @returns {import("./typing-rules.js").Place} */
    get #place() {
        const { selectionStart: start, selectionEnd: end } = this.area;
        return { text: this.text, start, end, step: this.#step, isCode: this.#isCode(start), closers: this.#closers };
    }

    /**
     * Returns whether an offset is outside of strings and comments.
     * @param {number} offset
     */
    #isCode(offset) {
        let left = offset - startOfLine(this.text, offset);
        const tokens = this.tokens.tokens(this.#lineAt(offset) - 1);
        for (const [index, [kind, text]] of tokens.entries()) {
            // Behind a string or a comment in a line is code; at its end a comment goes on.
            if (left < text.length || left === text.length && (kind === "comment" || index === tokens.length - 1 && kind === "string" && !/"#*$/.test(text))) return kind !== "string" && kind !== "comment";
            left -= text.length;
        }
        return true;
    }

    /** @param {import("./typing-rules.js").Typed} rule */
    #type({ from, to, insert, start, end, closes, overtypes }) {
        if (overtypes) this.#closers.pop();
        if (closes) this.#closers.push(closes);
        this.area.setRangeText(insert, from, to, "end");
        this.area.setSelectionRange(start, end);
        this.#changed();
        this.completions.close();
        this.#revealCaret();
    }

    /** Scrolls as far as it takes to see the insertion point. */
    #revealCaret() {
        const { selectionEnd: at } = this.area;
        const { scrollTop, clientHeight, scrollLeft, clientWidth } = this.element;
        const y = TOP + (this.#lineAt(at) - 1) * LINE_HEIGHT;
        if (y < scrollTop) this.element.scrollTop = Math.max(0, y - LINE_HEIGHT);
        else if (y + 2 * LINE_HEIGHT > scrollTop + clientHeight) this.element.scrollTop = y + 2 * LINE_HEIGHT - clientHeight;
        this.#pace ||= this.#measurePace();
        const x = (this.gutterWidth ?? 0) + LEADING + columnsOf(this.text.slice(startOfLine(this.text, at), at)) * this.#pace;
        if (x < clientWidth - 24) this.element.scrollLeft = 0;
        else if (x < scrollLeft + (this.gutterWidth ?? 0) + 24 || x > scrollLeft + clientWidth - 24) this.element.scrollLeft = x - clientWidth / 2;
        this.#draw(true);
    }

    #measurePace() {
        const probe = element("span.code-line", { style: { width: "100ch", right: "auto", padding: "0" } });
        this.content.append(probe);
        const { width } = probe.getBoundingClientRect?.() ?? { width: 0 };
        probe.remove();
        return width / 100;
    }

    // MARK: Completion

    /** Shows the names that may be meant. */
    #complete() {
        const { selectionStart: at, selectionEnd: end, readOnly } = this.area;
        const isPlain = at === end && !readOnly && this.options.isSwift && this.#isCode(at) && !/[\p{L}\p{N}_]/u.test(this.text[at] ?? "");
        const found = isPlain ? completionsAt(this.text, at, this.options.types?.() ?? []) : null;
        const line = this.#lineAt(at);
        const top = TOP + (line - 1) * LINE_HEIGHT;
        const from = found?.from ?? at;
        const column = columnsOf(this.text.slice(startOfLine(this.text, from), from));
        this.completions.show(found, {
            top, bottom: top + LINE_HEIGHT, left: `calc(var(--gutter) + ${LEADING - 22}px + ${column}ch)`,
            room: this.element.scrollTop + this.element.clientHeight - top - LINE_HEIGHT,
        });
    }
}

/**
 * Returns the number of columns of a line: tabs end at multiples of four, and wide characters take two.
 * @param {string} line
 */
export function columnsOf(line) {
    let columns = 0;
    for (const character of line) {
        const code = character.codePointAt(0) ?? 0;
        columns += character === "\t" ? TAB - columns % TAB : code >= 0x1100 && (code > 0xffff || /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character)) ? 2 : 1;
    }
    return columns;
}
