import { element, replaceChildren, symbol } from "../elements/dom.js";
import { readStage } from "../model/document.js";
import { ComparedPicture } from "./compared-picture.js";
import { choiceTitle, endTitle, nextOpen, openCount } from "./conflicts.js";
import { FrontView } from "./front-view.js";

/**
 * @typedef {import("./conflicts.js").Choice} Choice
 * @typedef {import("./conflicts.js").Conflict} Conflict
 */

/** @type {Record<Choice, string>} */
const CHOICE_TITLES = { ours: "Take Ours", theirs: "Take Theirs", both: "Take Both", asIs: "Keep As It Is" };

/**
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const view = new MergeView(app);
    app.commands.add(
        {
            id: "merge.show", title: () => view.front.isShown ? "Hide Conflicts" : "Resolve Conflicts", menu: "Editor", group: "merge", shortcut: "mod+alt+M", inFields: true,
            isEnabled: () => !!app.store.current?.merge, isChecked: () => view.front.isShown, run: () => view.front.isShown ? view.front.hide() : view.front.show(),
        },
        ...Object.entries(CHOICE_TITLES).map(([choice, title]) => ({
            id: `merge.${choice}`, title, help: "decides the chosen conflict",
            isEnabled: () => view.front.isShown && view.canTake(/** @type {Choice} */ (choice)), run: () => view.decide(/** @type {Choice} */ (choice)),
        })),
        { id: "merge.next", title: "Next Open Conflict", shortcut: "mod+alt+ArrowDown", inFields: true, isEnabled: () => view.front.isShown, run: () => view.goToNext() },
        {
            id: "merge.end", title: () => app.store.current?.merge ? endTitle(app.store.current.merge) : "Mark as Resolved", menu: "Editor", group: "merge",
            isEnabled: () => !!app.store.current?.merge, run: () => view.end(),
        });
}

/** The conflicts of a merge: both sides of each beside the result, and what is chosen. */
class MergeView {
    number = 0;
    /** What the server said about the chosen conflict. */
    #compared = /** @type {any} */ (null);
    #asked = 0;
    #path = "";

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        this.store = app.store;
        this.front = new FrontView("merge-view", "Merge", isShown => {
            if (isShown) this.#begin();
            this.store.tell("merge");
        });
        this.title = element("h2");
        this.detail = element("span.detail");
        this.endButton = element("button.button", { type: "button", onclick: () => app.commands.run("merge.end") });
        const next = element("button.button", { type: "button", title: "Next Open Conflict", onclick: () => this.goToNext() }, "Next Open");
        this.nextButton = next;
        this.columns = { ours: this.#column("Ours", ["ours"]), result: this.#column("Result", ["both", "asIs"]), theirs: this.#column("Theirs", ["theirs"]) };
        this.list = element("div.conflict-list", { role: "listbox", tabIndex: 0, "aria-label": "Conflicts", onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) });
        this.front.element.append(
            element("header.front-head", symbol("sign-merge-left"), this.title, this.detail, element("span.spacer"), next, this.endButton, this.front.closeButton("Close the Merge View")),
            element("div.compared", this.columns.ours.element, this.columns.result.element, this.columns.theirs.element),
            this.list);
        this.store.on("document", () => this.#documentChanged());
        this.store.on(["merge", "view"], () => this.#update());
        this.store.on("stages", ({ scene }) => {
            if (this.front.isShown && scene === this.#compared?.scene) this.#showPictures();
        });
        this.store.onCalm("scenes", () => {
            if (this.front.isShown && !this.merge?.hasSides) this.#compare();
        });
    }

    get merge() { return this.store.current?.merge ?? null; }

    /** @returns {Conflict | undefined} */
    get conflict() { return this.merge?.conflicts[this.number]; }

    /** @param {string} title @param {Choice[]} choices */
    #column(title, choices) {
        const picture = new ComparedPicture();
        const says = element("span.compared-says");
        /** @type {Partial<Record<Choice, HTMLButtonElement>>} */
        const buttons = {};
        for (const choice of choices) buttons[choice] = element("button.button", { type: "button", "aria-pressed": "false", onclick: () => this.decide(choice) });
        return { picture, says, buttons, element: element("figure", { "aria-label": title }, element("figcaption", element("strong", title), says), picture.element, element("div.compared-choices", Object.values(buttons))) };
    }

    // MARK: Choosing

    /** @param {Choice} choice */
    canTake(choice) { return !!this.conflict && !this.conflict.obstacles[choice]; }

    /** @param {Choice} choice */
    async decide(choice) {
        if (!this.canTake(choice) || this.conflict?.choice === choice) return;
        await this.store.attempt("decide", { conflict: this.number, choice });
    }

    goToNext() {
        const next = this.merge && nextOpen(this.merge, this.number);
        if (next !== null) this.#goTo(next);
    }

    async end() {
        const { merge } = this;
        if (!merge) return;
        if (openCount(merge) && !this.front.isShown) this.front.show();
        if (await this.store.attempt("resolve", {})) this.app.say(merge.isUnmerged ? "the document is saved, and git has it as resolved" : "the document is saved without conflicts");
        else this.goToNext();
    }

    // MARK: Showing

    #begin() {
        const { merge } = this;
        if (merge && !this.conflict) this.number = 0;
        if (merge && this.conflict?.choice) this.number = nextOpen(merge, this.number) ?? this.number;
        this.#update();
        this.#goTo(this.number);
        this.list.focus();
    }

    #documentChanged() {
        const path = this.store.current?.path ?? "";
        if (path !== this.#path) this.number = 0;
        this.#path = path;
        this.#compared = null;
        if (!this.merge) this.front.hide();
        this.#update();
        if (this.front.isShown) this.#compare();
    }

    #update() {
        const { merge } = this;
        if (!merge) this.front.hide();
        if (!merge || !this.front.isShown) return;
        const [all, open] = [merge.conflicts.length, openCount(merge)];
        this.number = Math.max(0, Math.min(this.number, all - 1));
        this.title.textContent = all === 1 ? "1 Conflict" : `${all} Conflicts`;
        this.detail.textContent = open ? `${all - open} decided, ${open} open` : "all decided";
        this.endButton.textContent = endTitle(merge);
        this.endButton.classList.toggle("primary", !open);
        this.nextButton.disabled = nextOpen(merge, this.number) === null;
        replaceChildren(this.list, merge.conflicts.map((conflict, number) => this.#row(conflict, number)));
        this.#mark();
        this.#showChoices();
        if (this.#compared?.number !== this.number || this.#compared.hasSides !== merge.hasSides || this.#compared.view !== this.store.current?.view) this.#compare();
        else this.#showPictures();
    }

    /** @param {Conflict} conflict @param {number} number */
    #row(conflict, number) {
        const isDecided = !!conflict.choice;
        const place = conflict.scene && !conflict.name.endsWith(`'${conflict.scene}'`) ? `${conflict.scene} › ` : "";
        return element(`div#conflict-${number}.conflict`, { role: "option", class: isDecided ? "is-decided" : "", onclick: () => this.#goTo(number) },
            symbol(isDecided ? "check-circle-fill" : "circle", isDecided ? "green" : "gray"),
            element("span.conflict-text", element("span.conflict-name", `${place}${conflict.name}`), element("span.conflict-message", conflict.message),
                conflict.suggestion && element("span.conflict-suggestion", `Suggested: ${CHOICE_TITLES[conflict.suggestion.choice]}, which ${conflict.suggestion.reason}`)),
            element("span.conflict-choice", choiceTitle(conflict)));
    }

    #mark() {
        this.list.querySelector("[aria-selected='true']")?.removeAttribute("aria-selected");
        const row = document.getElementById(`conflict-${this.number}`);
        row?.setAttribute("aria-selected", "true");
        row?.scrollIntoView({ block: "nearest" });
        if (row) this.list.setAttribute("aria-activedescendant", row.id);
    }

    /** @param {number} number */
    #goTo(number) {
        this.number = number;
        this.#mark();
        this.#showChoices();
        const object = this.conflict?.object;
        if (object && this.store.current?.has(object)) this.store.select([object]);
        this.#compare();
    }

    #showChoices() {
        const { conflict, merge, columns } = this;
        if (!conflict || !merge) return;
        this.nextButton.disabled = nextOpen(merge, this.number) === null;
        columns.ours.says.textContent = conflict.ours ?? "";
        columns.theirs.says.textContent = conflict.theirs ?? "";
        columns.result.says.textContent = choiceTitle(conflict);
        for (const column of Object.values(columns)) {
            for (const [name, button] of Object.entries(column.buttons)) {
                const choice = /** @type {Choice} */ (name);
                const isTaken = conflict.choice === choice;
                const obstacle = conflict.obstacles[choice];
                const isSuggested = conflict.suggestion?.choice === choice;
                button.disabled = !!obstacle;
                button.title = obstacle ? `Not possible: ${obstacle}` : isSuggested ? `Suggested: ${conflict.suggestion?.reason}` : "";
                button.setAttribute("aria-pressed", String(isTaken));
                button.classList.toggle("primary", isTaken);
                button.classList.toggle("is-suggested", isSuggested);
                replaceChildren(button, isTaken && symbol("check-lg"), CHOICE_TITLES[choice]);
            }
        }
    }

    async #compare() {
        const { merge, number } = this;
        const document = this.store.current;
        if (!merge || !document || !this.conflict) return this.#showPictures();
        const asked = ++this.#asked;
        const answer = await this.store.request("compare", { conflict: number }).catch(() => null);
        if (asked !== this.#asked || document !== this.store.current) return;
        const side = (/** @type {any} */ sent) => sent && { stage: sent.stage ? readStage(sent.stage) : null, objects: sent.objects };
        this.#compared = answer && { number, hasSides: merge.hasSides, view: document.view, scene: answer.scene, objects: answer.objects, ours: side(answer.ours), theirs: side(answer.theirs) };
        if (answer?.scene !== undefined && answer?.scene !== null) this.store.watch([answer.scene]);
        this.#showPictures();
    }

    #showPictures() {
        const { columns } = this;
        const compared = this.#compared;
        const none = compared && (compared.scene ?? null) === null ? "This concerns the document as a whole, which no picture shows." : "";
        for (const name of /** @type {const} */ (["ours", "theirs"])) {
            const side = compared?.[name];
            columns[name].picture.show(side?.stage ?? null, side?.objects ?? [], none || (compared ? "The scene isn’t in this version." : ""));
        }
        const stage = compared && this.store.current?.stage(compared.scene ?? "");
        columns.result.picture.show(stage ?? null, compared?.objects ?? [], none || (compared ? "The scene isn’t in the result." : ""));
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const count = this.merge?.conflicts.length ?? 0;
        if (event.key === "ArrowDown") this.#goTo(Math.min(count - 1, this.number + 1));
        else if (event.key === "ArrowUp") this.#goTo(Math.max(0, this.number - 1));
        else return;
        event.preventDefault();
        event.stopPropagation();
    }
}
