import { element, replaceChildren, symbol } from "../elements/dom.js";

/** The maximum number of lines, for speed. */
const MOST_LINES = 20_000;

/**
 * The document's text with line numbers: in place of the canvas if it can't be read as a document, or on request.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    const lines = element("div.text-lines", { tabIndex: 0, role: "document", "aria-label": "The document's text" });
    const head = element("div.text-head");
    const view = element("section.text-view", { hidden: true, "aria-label": "Text" }, head, lines);
    document.getElementById("canvas")?.append(view);
    /** The path of the document whose text was requested. */
    let asked = "";

    const show = async () => {
        const current = store.current;
        const isText = current?.kind === "text";
        view.hidden = !isText && !(current && current.path === asked);
        if (view.hidden || !current) return;
        const text = isText ? current.text ?? "" : (await store.attempt("text", {}))?.text ?? "";
        if (store.current !== current) return;
        replaceChildren(head, isText ? brokenHead(current) : askedHead(current, () => commands.run("view.text")));
        const isOther = lines.dataset.path !== current.path;
        lines.dataset.path = current.path;
        replaceChildren(lines, lineRows(text, current.problems));
        if (isOther && isText) lines.querySelector(".has-problem")?.scrollIntoView({ block: "center" });
    };
    commands.add({
        id: "view.text", title: () => store.current?.path === asked ? "Show the Canvas" : "Show the Document’s Text", menu: "View", group: "wall",
        isEnabled: () => !!store.current && store.current.kind !== "text",
        run: () => {
            asked = store.current?.path === asked ? "" : store.current?.path ?? "";
            show();
        },
    });
    store.on(["document", "problems", "scenes"], show);
    document.addEventListener("problem-shown", event => {
        const { line } = /** @type {CustomEvent} */ (event).detail;
        if (!view.hidden) lines.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: "center" });
    });
}

/** @param {import("../model/document.js").OpenDocument} current */
function brokenHead(current) {
    if (current.version) {
        return [symbol("exclamation-octagon-fill", "red"), element("div", element("strong", "This version cannot be read as a document."),
            element("p", "It is shown as the text that was committed."))];
    }
    const count = current.problems.length;
    const found = count === 1 ? "One problem was found." : `${count} problems were found.`;
    return [symbol("exclamation-octagon-fill", "red"), element("div", element("strong", "This file cannot be read as a document."),
        element("p", `${found} Mend the file with a text editor; what you save there shows here at once.`))];
}

/** @param {import("../model/document.js").OpenDocument} current @param {() => void} leave */
const askedHead = (current, leave) => [symbol("code-slash"),
    element("div", element("strong", current.path.split("/").pop()), element("p", "The text that would be saved.")),
    element("button.button", { type: "button", onclick: leave }, "Show the Canvas")];

/** @param {string} text @param {import("../types.js").Problem[]} problems */
function lineRows(text, problems) {
    const all = text.split("\n");
    const shown = all.slice(0, MOST_LINES).map((line, index) => {
        const here = problems.filter(problem => problem.line === index + 1);
        const row = element("div.text-line", { "data-line": index + 1, class: here.length ? "has-problem" : "" },
            element("span.line-number", { "aria-hidden": "true" }, index + 1), element("code", line || " "));
        return [row, ...here.map(problemLine)];
    });
    return [...shown.flat(), all.length > MOST_LINES ? element("div.text-line", `… and ${all.length - MOST_LINES} more lines`) : null];
}

/** @param {import("../types.js").Problem} problem */
function problemLine({ severity, message, hint }) {
    const [picture, tone] = severity === "error" ? ["x-octagon-fill", "red"] : ["exclamation-triangle-fill", "yellow"];
    return element("div.line-problem", symbol(picture, tone), element("span", hint ? `${message} — ${hint}` : message));
}
