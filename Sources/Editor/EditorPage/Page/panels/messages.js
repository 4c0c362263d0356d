import { element, replaceChildren, symbol } from "../elements/dom.js";
import { barText, endTitle, openCount } from "../review/conflicts.js";
import { sentence } from "../model/words.js";

/** The minimum time that a message is shown, in milliseconds; longer texts are shown longer. */
const STAY = 5000;

/**
 * Messages that are shown for a short time above the canvas, and a notice below the toolbar while the connection is
 * lost.
 * @param {import("../types.js").App} app
 * @returns {import("../types.js").App["say"]}
 */
export function mountMessages(app) {
    const list = element("div#messages", { role: "status", "aria-live": "polite" });
    document.body.append(list);
    mountNotice(app);

    /** @type {import("../types.js").App["say"]} */
    const say = (text, { kind = "info", hint } = {}) => {
        const shown = element(`div.message.${kind}`,
            symbol(kind === "error" ? "exclamation-octagon-fill" : "info-circle"),
            element("div", element("div", sentence(text, app.store.current)), hint && element("div.hint", sentence(hint, app.store.current))));
        list.replaceChildren(shown);
        setTimeout(() => shown.remove(), STAY + 40 * (text.length + (hint?.length ?? 0)));
        shown.addEventListener("click", () => shown.remove());
    };
    app.store.on("failure", ({ message, hint, isLost }) => {
        if (!isLost) say(message, { kind: "error", hint });
    });
    app.store.on("noted", ({ message, hint }) => say(message, { hint }));
    return say;
}

/**
 * @param {import("../types.js").App} app
 */
function mountNotice({ store, commands }) {
    const bar = /** @type {HTMLElement} */ (document.getElementById("notice"));
    // Loaded while the server is still available.
    const [offline, busy] = [symbol("wifi-off"), symbol("hourglass-split")];
    document.body.append(element("div.visually-hidden", offline.cloneNode(), busy.cloneNode()));
    /** @param {string} kind @param {...any} children */
    const show = (kind, ...children) => {
        bar.hidden = !kind;
        bar.className = kind;
        replaceChildren(bar, ...children);
    };
    /** @param {string} title @param {() => void} onclick */
    const button = (title, onclick) => element("button.button", { onclick }, title);

    const update = () => {
        const current = store.current;
        if (store.connectionState === "lost") {
            show("error", offline, "The editor’s server is not responding. If it has ended, run “storyboard edit” again: unsaved changes are kept and offered there.",
                button("Try Again", () => store.connection.open()));
        } else if (store.connection.isSlow) {
            show("warning", busy, "The editor is still working. After a minute it stops and restarts with your unsaved work.");
        } else if (current?.outside === "changed") {
            show("warning", symbol("exclamation-triangle"), "Another program has changed this file, which has unsaved changes.",
                button("Merge", async () => {
                    if ((await store.attempt("merge", {}))?.conflicts) commands.run("merge.show");
                }),
                button("Revert to File", () => store.revert()), button("Overwrite File", () => store.save({ overwrite: true })));
        } else if (current?.outside === "deleted") {
            show("warning", symbol("exclamation-triangle"), "Another program has deleted this file. Its content exists only here.",
                button("Save Again", () => store.save({ overwrite: true })));
        } else if (current?.merge && !commands.get("merge.show")?.isChecked?.()) {
            const isOpen = openCount(current.merge) > 0;
            show(isOpen ? "warning" : "done", symbol(isOpen ? "exclamation-triangle" : "check-circle"), barText(current.merge),
                current.merge.conflicts.length && button(isOpen ? "Resolve…" : "Review…", () => commands.run("merge.show")),
                !isOpen && button(endTitle(current.merge), () => commands.run("merge.end")));
        } else if (current?.state.unkept) {
            const { message, hint } = current.state.unkept;
            show("error", symbol("exclamation-triangle"), `${sentence(message, current)}${hint ? `; ${hint}` : ""}.`,
                ...(current.state.isDirty ? [button("Save Now", () => store.save())] : []));
        } else {
            show("");
        }
    };
    store.on(["connection", "document", "outside", "merge", "state"], update);
}
