import { prompt, submitted } from "../popups/dialogs.js";
import { refactoringProblem, withEnding } from "./path-rules.js";
import { sentence } from "../model/words.js";

/**
 * Adds the commands that move scenes from one storyboard to another.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    commands.add(
        {
            id: "editor.refactor", title: "Refactor to Storyboard…", menu: "Editor", group: "storyboards",
            help: "Moves the selected scenes to another storyboard and puts references in their place",
            isEnabled: () => chosenScenes(store.current).length > 0, run: () => { refactor(app); },
        },
        {
            id: "editor.inline", title: "Inline Storyboard", menu: "Editor", group: "storyboards",
            help: "Moves the scene that the reference leads to, and those that follow from it, into this storyboard",
            isEnabled: () => chosenReference(store.current) !== null, run: () => { inline(app); },
        });
}

/**
 * Returns the scenes of the selection that can be moved: those with a controller of their own.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @returns {string[]}
 */
export function chosenScenes(document) {
    if (document?.kind !== "storyboard") return [];
    const scenes = new Set(document.selection.flatMap(id => document.sceneOf(id) ?? []));
    return [...scenes].filter(scene => document.boardItem(scene)?.isReference === false);
}

/**
 * Returns the controller of the selected storyboard reference.
 * @param {import("../model/document.js").OpenDocument | null} document
 * @returns {string | null}
 */
export function chosenReference(document) {
    const scenes = new Set(document?.selection.map(id => document?.sceneOf(id)) ?? []);
    const [scene] = scenes;
    if (!document || scenes.size !== 1 || !scene || !document.boardItem(scene)?.isReference) return null;
    return document.scenes.get(scene)?.controller ?? null;
}

/** @param {import("../types.js").App} app */
async function refactor(app) {
    const { store } = app;
    const document = store.current;
    if (!document) return;
    const scenes = chosenScenes(document);
    const steps = document.path.split("/").slice(0, -1);
    // What is translated stays beside its translations.
    const { others } = await store.attempt("languages", { document: document.path }) ?? { others: [] };
    const folder = steps.filter(step => others.length || !step.endsWith(".lproj")).map(step => `${step}/`).join("");
    const storyboards = new Set(store.documents.filter(({ path }) => path.endsWith(".storyboard")).map(({ path }) => path));
    const first = document.scenes.get(scenes[0])?.title ?? "Scenes";
    let suggestion = first.replace(/[/.]/g, "").replace(/ (Scene|View Controller|Controller)$/, "") || "Scenes";
    for (let number = 2; storyboards.has(withEnding(folder + suggestion)); number++) suggestion = `${first} ${number}`;
    let to = "";
    const done = await prompt({
        title: "Refactor to Storyboard", label: "Name", value: `${folder}${suggestion}.storyboard`, selects: suggestion, button: "Refactor",
        text: `${scenes.length === 1 ? `“${first}” moves` : `${scenes.length} scenes move`} to a new storyboard, or to one that exists. References take their place.`,
        check: text => refactoringProblem(text, document.path),
        submit: text => {
            to = withEnding(text);
            return submitted(app, "refactor", { document: document.path, scenes, to });
        },
        choices: [...storyboards].filter(path => path !== document.path),
    });
    if (!done) return;
    const opened = await store.open(to);
    if (opened && store.current === opened) {
        store.select(done.created[to] ?? []);
        app.canvas.reveal();
    }
    tellNotes(app, done.notes);
}

/** @param {import("../types.js").App} app */
async function inline(app) {
    const { store } = app;
    const document = store.current;
    const reference = chosenReference(document);
    if (!document || !reference) return;
    const done = await store.attempt("inline", { document: document.path, reference });
    if (!done) return;
    store.select(done.created[document.path] ?? []);
    tellNotes(app, done.notes);
}

/** @param {import("../types.js").App} app @param {string[]} notes What a step leaves to somebody. */
export function tellNotes({ say }, notes) {
    for (const note of notes) say(sentence(note));
}
