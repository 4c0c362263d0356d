import { append, element, replaceChildren, symbol } from "../elements/dom.js";
import { matching, shownText } from "./console-lines.js";
import { stepFile } from "./steps.js";

/**
 * @typedef {import("./running-app.js").RunningApp} RunningApp
 * @typedef {import("./app-protocol.js").ConsoleLine} ConsoleLine
 */

/** How near to its end the console follows it, in pixels. */
const NEAR = 24;
/** The number of lines in the page; the same that the app keeps. */
const MOST = 5000;

/** What the app prints, and the steps that were done. */
export class ConsolePanel {
    /**
     * Lines that come before the next frame of the page.
     * @type {ConsoleLine[]}
     */
    #waiting = [];
    #isPlanned = false;
    #follows = true;
    /** @type {"console" | "steps"} */
    #tab = "console";
    #removers;

    /**
     * @param {HTMLElement} place
     * @param {RunningApp} app
     * @param {{say: (text: string) => void, hide?: () => void}} options
     */
    constructor(place, app, { say, hide }) {
        this.app = app;
        this.say = say;
        /** @type {HTMLInputElement} */
        this.filter = element("input.field", { type: "search", placeholder: "Filter", "aria-label": "Filter the console", spellcheck: false, oninput: () => this.#showAll() });
        /** @type {HTMLElement} */
        this.lines = element("div.console-lines", { role: "log", "aria-label": "Console", tabIndex: 0, onscroll: () => this.#scrolled() });
        /** @type {HTMLElement} */
        this.steps = element("ol.console-steps", { "aria-label": "Steps", tabIndex: 0 });
        /** @type {HTMLElement} */
        this.tabs = element("div.segmented", { role: "tablist", "aria-label": "Console or steps" });
        this.copy = tool("clipboard", "Copy", () => this.#copy());
        this.clear = tool("trash3", "Clear the console", () => app.clearConsole());
        this.end = element("button.console-end", { type: "button", hidden: true, onclick: () => this.#goToEnd() }, symbol("arrow-down"), "Latest");
        const head = element("header.console-head", this.tabs, element("span.spacer"), this.filter, this.copy, this.clear, hide && tool("x", "Hide the console", hide));
        place.append(element("section.console", { "aria-label": "Console" }, head, element("div.console-body", this.lines, this.steps, this.end)));
        this.#removers = [
            app.on("lines", lines => this.#add(lines)),
            app.on("cleared", () => this.#showAll()),
            app.onCalm(["step", "state"], () => this.#showSteps()),
        ];
        this.#show("console");
        this.#showAll();
        this.#showSteps();
    }

    close() { for (const remove of this.#removers) remove(); }

    /** @param {"console" | "steps"} tab */
    #show(tab) {
        this.#tab = tab;
        const isConsole = tab === "console";
        this.lines.hidden = !isConsole;
        this.steps.hidden = isConsole;
        this.filter.hidden = this.clear.hidden = !isConsole;
        this.copy.title = isConsole ? "Copy the console" : "Copy as step file";
        this.copy.setAttribute("aria-label", this.copy.title);
        this.#showTabs();
        this.#scrolled();
    }

    #showTabs() {
        const { steps } = this.app;
        const tabs = /** @type {const} */ ([["console", "Console"], ["steps", steps.length ? `Steps ${steps.length}` : "Steps"]]);
        replaceChildren(this.tabs, tabs.map(([tab, title]) => element("button", {
            type: "button", role: "tab", "aria-selected": String(tab === this.#tab), onclick: () => this.#show(tab),
        }, title)));
    }

    // Lines

    /** @param {ConsoleLine[]} lines */
    #add(lines) {
        this.#waiting.push(...matching(lines, this.filter.value));
        if (this.#isPlanned) return;
        this.#isPlanned = true;
        setTimeout(() => {
            this.#isPlanned = false;
            this.#append(this.#waiting.splice(0));
        }, 30);
    }

    #showAll() {
        this.#waiting = [];
        this.lines.replaceChildren();
        this.#follows = true;
        this.#append(matching(this.app.lines, this.filter.value));
        this.clear.disabled = false;
    }

    /** @param {ConsoleLine[]} lines */
    #append(lines) {
        const made = document.createDocumentFragment();
        append(made, lines.slice(-MOST).map(line => element(`div.console-line.is-${line.stream}`, shownText(line.text))));
        this.lines.append(made);
        while (this.lines.children.length > MOST) this.lines.firstChild?.remove();
        this.lines.classList.toggle("is-empty", !this.lines.children.length);
        this.lines.dataset.empty = this.app.lines.length ? "No line matches the filter" : "What the app prints appears here";
        if (this.#follows) this.#goToEnd();
    }

    #scrolled() {
        const { scrollTop, scrollHeight, clientHeight } = this.lines;
        this.#follows = scrollHeight - clientHeight - scrollTop < NEAR;
        this.end.hidden = this.#follows || this.#tab !== "console";
    }

    #goToEnd() {
        this.#follows = true;
        this.end.hidden = true;
        this.lines.scrollTop = this.lines.scrollHeight;
    }

    // Steps

    #showSteps() {
        this.#showTabs();
        const { steps } = this.app;
        this.steps.classList.toggle("is-empty", !steps.length);
        this.steps.dataset.empty = "What you do with the app appears here, as steps that can be repeated";
        replaceChildren(this.steps, steps.map(step => element("li", JSON.stringify(step))));
        this.steps.scrollTop = this.steps.scrollHeight;
    }

    async #copy() {
        const text = this.#tab === "steps" ? stepFile(this.app.steps) : matching(this.app.lines, this.filter.value).map(line => `${line.text}\n`).join("");
        try {
            await navigator.clipboard.writeText(text);
            this.say(this.#tab === "steps" ? "Copied as a step file, for --steps." : "Copied.");
        } catch {
            this.say("The browser doesn’t allow copying.");
        }
    }
}

/**
 * @param {string} picture
 * @param {string} title
 * @param {() => void} onclick
 * @returns {HTMLButtonElement}
 */
function tool(picture, title, onclick) { return element("button.tool", { type: "button", title, "aria-label": title, onclick }, symbol(picture)); }
