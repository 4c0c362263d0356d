import { AppPane } from "../device/app-pane.js";
import { documentAt } from "./places.js";

/** @typedef {"play" | "run"} PlayKind The storyboard without its app's code, or the app around it. */

/**
 * The current storyboard, or the app around it, as it runs beside the canvas.
 * @param {HTMLElement} place
 * @param {import("../types.js").App} app
 */
export function mount(place, app) {
    const { store, commands } = app;
    /** @type {{pane: AppPane, kind: PlayKind, path: string} | null} */
    let running = null;

    const stop = () => {
        if (!running) return;
        running.pane.app.send("stop");
        running.pane.close();
        running = null;
        document.body.classList.remove("shows-play");
        store.tell("playing");
    };

    /** @param {PlayKind} kind @param {string} path */
    const start = (kind, path) => {
        stop();
        const address = new URL(`${kind}/${path.split("/").map(encodeURIComponent).join("/")}`, location.href.replace(/^http/, "ws")).href;
        document.body.classList.add("shows-play");
        const pane = new AppPane(place, { address, name: kind, padding: 16, openPlace: (file, line, column) => openPlace(app, file, line, column), onclose: stop, oncapture: kind === "run" ? () => { commands.run("editor.captureScreen"); } : undefined });
        running = { pane, kind, path };
        // One that was stopped a moment ago is started again.
        const forget = pane.app.on("session", session => {
            forget();
            if (["ended", "crashed", "failed"].includes(session.state)) pane.app.restart();
        });
        pane.open();
        pane.focus();
        store.tell("playing");
    };

    /** @param {PlayKind} [wanted] */
    const run = async wanted => {
        const path = store.current?.path;
        if (!path) return;
        const { isPlayable, app: name } = await store.attempt("runnable", {}) ?? {};
        const kind = wanted ?? (name ? "run" : "play");
        if (kind === "run" && !name) app.say("there is no app around this storyboard", { kind: "error", hint: "an app's folder has its Swift sources and a project or package" });
        else if (kind === "play" && !isPlayable) app.say("this storyboard has no initial scene", { kind: "error", hint: "choose “Is Initial View Controller” for a view controller in the attributes inspector" });
        else start(kind, path);
    };

    app.running = () => running?.kind === "run" && running.pane.app.isRunning ? running.pane.app : null;
    const isStoryboard = () => store.current?.kind === "storyboard" && store.connectionState === "open";
    commands.add(
        { id: "run.run", title: () => running ? "Stop" : "Run", menu: "Editor", group: "run", shortcut: "mod+Enter", inFields: true, isEnabled: () => !!running || isStoryboard(), isChecked: () => !!running, run: () => running ? stop() : run() },
        { id: "run.app", title: "Run App", menu: "Editor", group: "run", isEnabled: isStoryboard, help: "builds and runs the app around the storyboard", run: () => run("run") },
        { id: "run.play", title: "Play Storyboard", menu: "Editor", group: "run", isEnabled: isStoryboard, help: "runs the storyboard without the app's code; edits show at once", run: () => run("play") });
}

/**
 * Shows a place of a source that a build has named: a document is opened, any other is copied.
 * @param {import("../types.js").App} app
 * @param {string} file
 * @param {number} line
 * @param {number} column
 */
async function openPlace({ store, canvas, say }, file, line, column) {
    const found = documentAt(file, store.documents.map(({ path }) => path));
    if (!found) {
        await navigator.clipboard.writeText(`${file}:${line}:${column}`).then(() => say(`${file}:${line}:${column} is copied`), () => say(`${file}:${line}:${column}`));
        return;
    }
    await store.open(found);
    const problem = store.current?.problems.find(problem => problem.line === line && problem.object);
    if (!problem?.object) return;
    store.select([problem.object]);
    canvas.reveal([problem.object]);
}
