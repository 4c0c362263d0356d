import { element, replaceChildren } from "../elements/dom.js";
import { personClass } from "./people-colors.js";

/** Shows what somebody else sees, until one moves the canvas oneself. */
export class Following {
    /** @type {number | null} */
    id = null;
    /** @type {() => void} */
    onchange = () => {};
    #isMoving = false;

    /**
     * @param {import("../types.js").App} app
     * @param {import("../canvas/canvas.js").Canvas} canvas
     */
    constructor(app, canvas) {
        this.app = app;
        this.canvas = canvas;
        const { store } = app;
        this.frame = element("div.following-frame", { hidden: true, role: "status" });
        canvas.place.append(this.frame);
        store.on("people", () => {
            if (this.id !== null && !store.people.get(this.id)) this.end();
            else this.#show();
        });
        store.on("presence", person => { if (person.id === this.id) this.#show(); });
        canvas.moves.add(() => { if (!this.#isMoving) this.end(); });
        canvas.place.addEventListener("pointerdown", () => this.end());
        window.addEventListener("keydown", event => {
            if (event.key !== "Escape" || this.id === null || event.defaultPrevented) return;
            event.preventDefault();
            this.end();
        });
    }

    /** @param {number} id Of a person. */
    begin(id) {
        this.id = id;
        this.onchange();
        this.#show();
    }

    end() {
        if (this.id === null) return;
        this.id = null;
        this.frame.hidden = true;
        this.onchange();
    }

    async #show() {
        const { canvas, app: { store } } = this;
        const person = store.people.get(this.id);
        if (!person) return;
        if (person.document && person.document !== store.current?.path) {
            // What another document shows isn't moved by oneself.
            this.#isMoving = true;
            await store.open(person.document);
            this.#isMoving = false;
            if (this.id !== person.id) return;
        }
        this.frame.hidden = false;
        this.frame.className = `following-frame ${personClass(person.color)}`;
        replaceChildren(this.frame, element("span.person-name", `Following ${person.name} — Esc ends it`));
        const [x, y, width, height] = person.view ?? [];
        if (x === undefined || y === undefined || !width || !height) return;
        this.#isMoving = true;
        canvas.viewport.fit([x, y, width, height], 0, 8);
        canvas.moved();
        this.#isMoving = false;
    }
}
