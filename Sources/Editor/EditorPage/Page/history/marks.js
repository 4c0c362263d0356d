/** @typedef {import("../model/differences.js").Differences} Differences */

const KEY = "hides-changes";
let areHidden = false;

/**
 * The command that turns the marks of what differs from the last commit off and on.
 * @param {import("../types.js").App} app
 */
export function mountMarks({ store, commands }) {
    areHidden = localStorage.getItem(KEY) === "yes";
    const reason = () => store.current?.differences?.reason;
    commands.add({
        id: "view.changes", menu: "View", submenu: "Changes and Comments", group: "zoom",
        title: () => {
            const why = reason();
            const title = areHidden ? "Show Changes Since the Last Commit" : "Hide Changes Since the Last Commit";
            return why ? `${title} (${why.message})` : title;
        },
        isEnabled: () => !!store.current?.differences && !reason(),
        run: () => {
            areHidden = !areHidden;
            localStorage.setItem(KEY, areHidden ? "yes" : "no");
            store.tell("differences");
        },
    });
}

/**
 * Returns what differs in the current document, or null if nothing is known or the marks are turned off. In a version
 * they always show what its commit changed.
 * @param {import("../types.js").App} app
 * @returns {Differences | null}
 */
export function shownDifferences({ store }) {
    const document = store.current;
    return areHidden && !document?.version ? null : document?.differences ?? null;
}
