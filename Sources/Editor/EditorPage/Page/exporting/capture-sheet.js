import { element, replaceChildren, symbol } from "../elements/dom.js";
import { sentence } from "../model/words.js";
import { ask } from "../popups/dialogs.js";
import { tellNotes } from "../projects/refactoring.js";
import { PicturePair } from "./picture-pair.js";

/** @typedef {{document: string, samples?: any, images: any[], findings: {scene: string, object: string, message: string}[], front?: string}} Capture */

/**
 * Adds the command that makes a scene of what the running app shows.
 * @param {HTMLElement} _place
 * @param {import("../types.js").App} app
 */
export function mount(_place, app) {
    const { store, commands } = app;
    commands.add({
        id: "editor.captureScreen", title: "Capture Screen…", menu: "Editor", group: "storyboards",
        help: "Adds what the running app shows to the storyboard, as a scene",
        isEnabled: () => store.current?.kind === "storyboard" && !store.current.version && !!app.running?.(), run: () => { open(app); },
    });
}

/** @param {import("../types.js").App} app */
async function open(app) {
    const running = app.running?.();
    const document = app.store.current;
    if (!running || !document) return;
    const sheet = new CaptureSheet(app, running, document);
    if (await sheet.load()) await sheet.show();
}

/** What the app shows beside the scene that it becomes. */
class CaptureSheet {
    /** @type {Capture | null} */
    #capture = null;
    #asked = 0;

    /**
     * @param {import("../types.js").App} app
     * @param {import("../device/running-app.js").RunningApp} running
     * @param {import("../model/document.js").OpenDocument} document
     */
    constructor(app, running, document) {
        this.app = app;
        this.running = running;
        this.document = document;
        this.withContainers = false;
        this.isStandalone = false;
        this.pair = new PicturePair("App", "Scene");
        this.about = element("p.capture-about");
        this.findings = element("ul.capture-findings");
    }

    get #fields() { return { document: this.document.path, capture: JSON.stringify(this.#capture), withContainers: this.withContainers }; }

    /** @returns {Promise<boolean>} Whether the app has sent something that can be a scene. */
    async load() {
        const number = ++this.#asked;
        const event = await this.running.ask("capture", { isStandalone: this.isStandalone });
        if (number !== this.#asked) return false;
        if (!event?.capture) {
            this.app.say(event?.problem ?? "the app has sent no screen", { kind: "error" });
            return false;
        }
        this.#capture = event.capture;
        if (event.png) this.pair.left.showImage(event.png);
        return this.#showScene();
    }

    /** @returns {Promise<boolean>} */
    async #showScene() {
        const number = ++this.#asked;
        const shown = await this.app.store.attempt("showCapture", this.#fields);
        if (!shown || number !== this.#asked) return !!shown;
        this.pair.right.showScene(shown.stage);
        const [first, ...others] = shown.scenes;
        const also = others.length ? ` with ${others.map((/** @type {string} */ title) => `“${title}”`).join(", ")}` : "";
        this.about.textContent = `“${first}”${also} is added to “${this.document.path.split("/").pop()}”.`;
        this.#showFindings();
        return true;
    }

    #showFindings() {
        const findings = this.#capture?.findings ?? [];
        this.findings.hidden = findings.length === 0;
        replaceChildren(this.findings, findings.map(({ object, message }) => element("li", symbol("exclamation-triangle-fill", "yellow"), element("span", element("strong", object), ` ${sentence(message)}`))));
    }

    async show() {
        /** @param {string} title @param {string} help @param {(isOn: boolean) => void} change */
        const box = (title, help, change) => element("label.capture-choice", { title: help }, element("input", { type: "checkbox", onchange: (/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked) }), title);
        const content = element("div.capture-sheet", this.pair.element, this.about,
            element("div.capture-choices",
                box("With the controllers around it", "The navigation, tab bar or split view controllers that show the screen become scenes as well", isOn => {
                    this.withContainers = isOn;
                    this.#showScene();
                }),
                box("Without the app’s classes", "UIKit’s classes take their place, so that no code of the app runs in the scene", isOn => {
                    this.isStandalone = isOn;
                    this.load();
                })),
            this.findings);
        const answer = ask({ title: "Capture Screen", content, buttons: [{ title: "Cancel", value: "" }, { title: "Add Scene", value: "add", isPrimary: true }] });
        content.closest("dialog")?.classList.add("medium");
        if (await answer === "add") await this.#add();
    }

    async #add() {
        const { store, canvas } = this.app;
        const done = await store.attempt("insertCapture", this.#fields);
        if (!done) return;
        if (store.current === this.document) {
            store.select(done.created.slice(0, 1));
            canvas.reveal(done.created.slice(0, 1));
        }
        tellNotes(this.app, done.notes);
    }
}
