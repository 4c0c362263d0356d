import { element, replaceChildren, symbol } from "../elements/dom.js";
import { showIssues } from "../doctor/issue-popover.js";
import { KeptRows } from "../elements/kept-rows.js";
import { shortSentence } from "../model/short-names.js";
import { filteredProblems, placeOf } from "./problem-list.js";
import { sentence } from "../model/words.js";

/** @typedef {import("../types.js").Problem} Problem */

/** @type {Record<string, [string, string]>} symbols and tones of severities */
const PICTURES = { error: ["x-octagon-fill", "red"], warning: ["exclamation-triangle-fill", "yellow"], note: ["info-circle", "gray"] };

/**
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    new Problems(place, app);
}

/** The list of the document's problems, with their objects and fixes. */
class Problems {
    severity = "";
    filter = "";
    /** @type {Problem[]} */
    shown = [];
    /** The key of the current problem. */
    current = "";

    /**
     * @param {HTMLElement} place
     * @param {import("../types.js").App} app
     */
    constructor(place, app) {
        this.app = app;
        this.store = app.store;
        /** @type {HTMLElement} */
        this.kinds = element("div.segmented", { role: "radiogroup", "aria-label": "Which problems" });
        /** @type {HTMLInputElement} */
        this.search = element("input.field", { type: "search", placeholder: "Filter", "aria-label": "Filter the problems", spellcheck: false, oninput: () => {
            this.filter = this.search.value;
            this.update();
        } });
        /** @type {HTMLElement} */
        this.list = element("div.problem-list", {
            role: "grid", tabIndex: 0, "aria-label": "Problems", onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
        });
        this.rows = new KeptRows(this.list);
        const hide = element("button.tool", {
            type: "button", title: "Hide the problems", "aria-label": "Hide the problems", onclick: () => app.commands.run("view.problems"),
        }, symbol("x"));
        const head = element("header.problem-head", element("h2", "Problems"), this.kinds, element("span.spacer"), this.search, hide);
        place.append(element("div.problems", head, this.list));
        this.store.onCalm(["document", "problems"], () => this.update());
        // Names of objects may be others.
        this.store.onPause("scenes", () => this.update());
        this.update();
    }

    update() {
        const problems = this.store.current?.problems ?? [];
        this.shown = filteredProblems(problems, this.severity, this.filter);
        this.showKinds(problems);
        // A grid without rows is none.
        this.list.setAttribute("role", this.shown.length ? "grid" : "region");
        if (this.shown.length) this.rows.show(this.shown.map((problem, index) => this.item(problem, index)));
        else replaceChildren(this.list, this.emptyState(problems.length));
        // What is new stays in sight above what is selected.
        this.mark(this.shown.findIndex(problem => problem.key === this.current));
    }

    /** @param {number} count */
    emptyState(count) {
        if (!this.store.current) return null;
        if (count) return element("div.problems-empty", "No matching problems");
        return element("div.problems-empty", symbol("check-circle"), element("div", "No problems"));
    }

    /** @param {Problem[]} problems */
    showKinds(problems) {
        /** @param {string} severity */
        const count = severity => problems.filter(problem => problem.severity === severity).length;
        const kinds = [["", "All", problems.length], ["error", "Errors", count("error")], ["warning", "Warnings", count("warning")], ["note", "Notes", count("note")]];
        // Beside other panes there is space for symbols only.
        replaceChildren(this.kinds, kinds.map(([value, title, number]) => element("button", {
            type: "button", role: "radio", "aria-checked": `${value === this.severity}`, "aria-label": `${title} ${number}`, title, onclick: () => {
                this.severity = /** @type {string} */ (value);
                this.update();
            },
        }, value && symbol(...PICTURES[value]), element("span", { class: value && "problem-kind" }, title), number)));
    }

    /** @param {Problem} problem @param {number} index */
    item(problem, index) {
        const place = placeOf(problem, this.store.current);
        return { key: `${index}`, look: JSON.stringify([problem, place]), make: () => this.row(problem, index, place) };
    }

    /** @param {Problem} problem @param {number} index @param {string} place */
    row(problem, index, place) {
        const [picture, tone] = PICTURES[problem.severity] ?? PICTURES.note;
        return element(`div#problem-${index}.problem`, {
            role: "row", "aria-label": `${problem.severity}: ${sentence(problem.message, this.store.current)}`, title: `${problem.rule}${problem.hint ? `\n${problem.hint}` : ""}`,
            onclick: () => this.goTo(index), ondblclick: () => this.app.canvas.focus(),
        }, symbol(picture, tone),
        element("div.problem-text", { role: "gridcell" }, element("span.problem-message", sentence(problem.message, this.store.current)),
            problem.hint && element("span.problem-hint", sentence(problem.layout ? shortSentence(problem.hint) : problem.hint, this.store.current))),
        element("span.problem-place", { role: "gridcell" }, place),
        problem.layout && this.button("Resolve…", () => this.resolve(index)),
        problem.source && this.button("Show Source", () => { if (problem.source) this.app.source?.jump(problem.source); }),
        problem.fix && this.button(sentence(problem.fix, this.store.current), () => this.store.attempt("fix", { problem: problem.key })));
    }

    /** @param {string} title @param {() => void} run */
    button(title, run) {
        return element("span", { role: "gridcell" }, element("button.button", { type: "button", onclick: (/** @type {Event} */ event) => {
            event.stopPropagation();
            run();
        } }, title));
    }

    /** @param {number} index */
    goTo(index) {
        const problem = this.shown[index];
        if (!problem) return;
        this.current = problem.key;
        this.mark(index)?.scrollIntoView({ block: "nearest" });
        if (problem.object && this.store.current?.has(problem.object)) {
            this.store.select([problem.object]);
            this.app.canvas.reveal([problem.object]);
        }
        document.dispatchEvent(new CustomEvent("problem-shown", { detail: problem }));
    }

    /**
     * Shows what resolves an issue of the layout.
     * @param {number} index
     */
    resolve(index) {
        this.goTo(index);
        const problem = this.shown[index];
        const row = document.getElementById(`problem-${index}`);
        if (row && problem.scene !== undefined) showIssues(this.app, row.querySelector(".button") ?? row, problem.scene, problem.key);
    }

    /**
     * Shows a problem as the selected one.
     * @param {number} index
     */
    mark(index) {
        this.list.querySelector("[aria-selected='true']")?.removeAttribute("aria-selected");
        const row = document.getElementById(`problem-${index}`);
        row?.setAttribute("aria-selected", "true");
        if (row) this.list.setAttribute("aria-activedescendant", row.id);
        else this.list.removeAttribute("aria-activedescendant");
        return row;
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        if (event.target !== this.list) return;
        const index = this.shown.findIndex(problem => problem.key === this.current);
        if (event.key === "ArrowDown") this.goTo(Math.min(this.shown.length - 1, index + 1));
        else if (event.key === "ArrowUp") this.goTo(Math.max(0, index - 1));
        else if (event.key === "Enter" && this.shown[index]?.layout) this.resolve(index);
        else if (event.key === "Enter" && this.shown[index]?.fix) this.store.attempt("fix", { problem: this.current });
        else return;
        event.preventDefault();
        event.stopPropagation();
    }
}
