import { element, replaceChildren, symbol } from "../elements/dom.js";
import { shortSentence } from "../model/short-names.js";
import { showPopover } from "../popups/popover.js";
import { issueGroups, issueLines, issueObjects, layoutIssues, updateOfAll } from "./layout-issues.js";
import { sentence } from "../model/words.js";

/**
 * @typedef {import("../types.js").App} App
 * @typedef {import("../types.js").Problem} Problem
 * @typedef {import("./layout-issues.js").Choice} Choice
 */

/**
 * Shows the layout issues of a scene, each with what resolves it, until there are none.
 * @param {App} app
 * @param {Element} anchor
 * @param {string} scene
 * @param {string} [key] The issue that is open first.
 */
export function showIssues(app, anchor, scene, key) {
    new IssuePopover(app, anchor, scene, key);
}

class IssuePopover {
    /** @type {string | null} */
    #open;
    #choices = /** @type {Choice[]} */ ([]);
    #text = "";

    /**
     * @param {App} app
     * @param {Element} anchor
     * @param {string} scene
     * @param {string} [key]
     */
    constructor(app, anchor, scene, key) {
        this.app = app;
        this.scene = scene;
        this.document = app.store.current;
        this.#open = key ?? this.issues[0]?.key ?? null;
        /** @type {HTMLElement} */
        this.list = element("div.issue-list");
        const title = this.document?.scenes.get(scene)?.title ?? "";
        const sheet = element("div.issue-sheet", element("h3", title ? `Layout Issues of ${title}` : "Layout Issues"), this.list);
        // The row or badge may be replaced while the popover is open.
        const box = anchor.getBoundingClientRect();
        const holder = element("div.popover-anchor", { style: { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` } });
        document.body.append(holder);
        const forget = app.store.on(["problems", "document", "scenes"], () => this.#update());
        this.#update();
        // What a choice would change is seen in the scene.
        const avoid = anchor.closest("#canvas") ? () => app.canvas.sceneFrame(scene) : undefined;
        this.close = showPopover(holder, sheet, { label: "Layout issues", avoid, onclose: () => {
            forget();
            holder.remove();
            app.canvas.point(null);
            app.canvas.preview([]);
        } });
    }

    get issues() { return layoutIssues(this.document?.problems ?? [], this.scene); }

    #update() {
        const { issues, app } = this;
        const isGone = app.store.current !== this.document || !issues.length;
        if (isGone) return this.close?.();
        const text = JSON.stringify(issues.map(({ key, message }) => [key, message]));
        if (text === this.#text) return;
        this.#text = text;
        if (!issues.some(({ key }) => key === this.#open)) this.#open = issues[0].key;
        this.#choices = [];
        this.#show();
        this.#ask();
    }

    /** Asks for what resolves the open issue. */
    async #ask() {
        const key = this.#open;
        const issue = this.issues.find(issue => issue.key === key);
        if (!issue) return;
        this.app.store.select(issueObjects(issue).filter(id => this.document?.has(id)));
        try {
            const reply = await this.app.store.request("choices", { problem: issue.key });
            if (key !== this.#open) return;
            this.#choices = reply.choices;
            this.#show();
        } catch {
            // The issue is gone; the list will be as well.
        }
    }

    #show() {
        const hadFocus = this.list.contains(document.activeElement);
        this.app.canvas.point(null);
        replaceChildren(this.list, issueGroups(this.issues).flatMap(({ title, issues }) => [element("h4", title), ...issues.map(issue => this.#issue(issue)), this.#all(issues)]));
        if (hadFocus) /** @type {HTMLElement | null} */ (this.list.querySelector("[aria-expanded='true']"))?.focus({ preventScroll: true });
    }

    /** @param {Problem} issue */
    #issue(issue) {
        const isOpen = issue.key === this.#open;
        const isError = issue.severity === "error";
        return element("section.issue", { class: isOpen ? "is-open" : "" },
            element("button.issue-head", { type: "button", "aria-expanded": `${isOpen}`, onclick: () => this.#toggle(issue) },
                symbol(isError ? "x-octagon-fill" : "exclamation-triangle-fill", isError ? "red" : "yellow"),
                element("span", sentence(issue.message, this.document))),
            isOpen && element("div.issue-lines", issueLines(issue, this.#choices, id => this.document?.nameOf(id) ?? "").map(line => this.#line(line))));
    }

    /** @param {Problem} issue */
    #toggle(issue) {
        if (issue.key === this.#open) return;
        this.#open = issue.key;
        this.#choices = [];
        this.#show();
        this.#ask();
        const first = issueObjects(issue)[0];
        if (first) this.app.canvas.reveal([first]);
    }

    /** @param {import("./layout-issues.js").Line} line */
    #line({ object, name, choices }) {
        return element("div.issue-line", {
            "data-object-id": object,
            onpointerenter: () => this.app.canvas.point(object), onpointerleave: () => this.app.canvas.point(null),
        }, element("span.issue-name", { title: name }, this.document?.object(object)?.kind === "constraint" ? shortSentence(name) : name), element("span.issue-choices", choices.map(choice => this.#button(choice, `${choice.title}: ${name}`))));
    }

    /** @param {Problem[]} issues */
    #all(issues) {
        const all = updateOfAll(issues);
        return all && element("div.issue-all", this.#button(all, all.title));
    }

    /** @param {{title: string, commands: import("../types.js").Command[]}} choice @param {string} label */
    #button({ title, commands }, label) {
        const { canvas } = this.app;
        const preview = () => canvas.preview(commands);
        const end = () => canvas.preview([]);
        return element("button.button", {
            type: "button", "aria-label": label, onpointerenter: preview, onpointerleave: end, onfocus: (/** @type {FocusEvent} */ event) => {
                if (event.target instanceof Element && event.target.matches(":focus-visible")) preview();
            }, onblur: end, onclick: () => { canvas.commit(title, commands); },
        }, title);
    }
}
