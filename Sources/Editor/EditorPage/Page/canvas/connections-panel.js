import { element, replaceChildren, symbol } from "../elements/dom.js";
import { iconElement } from "../elements/icons.js";
import { withoutChanges } from "../people/guests.js";
import { ConnectionsView } from "../inspectors/connections-view.js";
import { showMenuBelow } from "../popups/menus.js";
import { placed, placedBeside } from "../popups/menu-model.js";
import { objectMenu } from "../popups/object-menu.js";
import { boardFrame } from "./board.js";

/**
 * The connections of one object in a panel beside it, from whose circles lines are drawn. It stays while that is done, until it is
 * closed.
 */
export class ConnectionsPanel {
    /** @type {{id: string, document: import("../model/document.js").OpenDocument} | null} */
    #shown = null;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        this.app = canvas.app;
        this.view = new ConnectionsView(canvas.app);
        /** @type {HTMLElement} */
        this.head = element("div.connections-head", { onpointerdown: (/** @type {PointerEvent} */ event) => this.#carry(event) });
        /** @type {HTMLElement} */
        this.element = element("section.connections-panel", { role: "dialog", "aria-label": "Connections", tabIndex: -1, hidden: true }, this.head, element("div.connections-body", this.view.element));
        document.body.append(this.element);
        const { store } = canvas;
        store.onCalm(["document", "scenes", "state"], () => this.#update());
        addEventListener("keydown", event => {
            const isTyped = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
            if (event.key !== "Escape" || !this.#shown || isTyped || document.querySelector(".menu, dialog[open], .popover")) return;
            event.preventDefault();
            event.stopPropagation();
            this.close();
        }, { capture: true });
        canvas.app.commands.add({
            id: "editor.connections", title: "Show Connections", menu: "Editor", group: "connect", shortcut: "mod+alt+6", isEnabled: () => store.selection.length === 1,
            run: async () => {
                canvas.reveal();
                const frame = canvas.document && boardFrame(canvas.document, store.selection[0]);
                const box = canvas.place.getBoundingClientRect();
                const [x, y] = frame ? canvas.viewport.toScreen([frame[0] + frame[2], frame[1]]) : [box.width / 2, box.height / 4];
                await this.show(store.selection[0], { clientX: box.left + x, clientY: box.top + y });
                /** @type {HTMLElement | null} */ (this.element.querySelector(".connection"))?.focus();
            },
        });
    }

    get isShown() { return this.#shown !== null; }

    /**
     * Shows the connections of an object beside it, or at a point of the window.
     * @param {string} id
     * @param {{clientX: number, clientY: number}} point
     */
    async show(id, point) {
        const { document: opened } = this.canvas;
        if (!opened || opened.kind === "text") return;
        this.#shown = { id, document: opened };
        await this.#update();
        if (this.#shown?.id !== id) return;
        this.element.hidden = false;
        this.#place(id, point);
    }

    close() {
        if (!this.#shown) return;
        const hadFocus = this.element.contains(document.activeElement);
        this.#shown = null;
        this.view.leave();
        this.element.hidden = true;
        if (hadFocus) this.canvas.focus();
    }

    async #update() {
        const shown = this.#shown;
        if (!shown) return;
        const { store } = this.canvas;
        if (store.current !== shown.document || !shown.document.has(shown.id)) return this.close();
        try {
            const { inspection } = await store.request("inspect", { objects: [shown.id] });
            if (this.#shown !== shown) return;
            const { tabs } = store.people.canChange ? inspection : withoutChanges(inspection);
            this.#showHead(shown);
            this.view.update(tabs.connections);
            if (!tabs.connections.length) replaceChildren(this.view.element, element("p.connections-none", "Nothing can be connected with it."));
        } catch (error) {
            if (!(/** @type {any} */ (error).isLost)) this.close();
        }
    }

    /** @param {{id: string, document: import("../model/document.js").OpenDocument}} shown */
    #showHead({ id, document: opened }) {
        const object = opened.object(id);
        const name = opened.nameOf(id);
        this.element.setAttribute("aria-label", `Connections of ${name}`);
        /** @type {HTMLButtonElement} */
        const menu = element("button.bare", { type: "button", title: "Menu", "aria-label": "Menu of the object", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => {
            if (!this.canvas.store.selection.includes(id)) this.canvas.store.select([id]);
            showMenuBelow(objectMenu(this.app), menu);
        } }, symbol("three-dots"));
        replaceChildren(this.head,
            element("button.bare", { type: "button", title: "Close", "aria-label": "Close the connections", onclick: () => this.close() }, symbol("x-lg")),
            iconElement(object?.icon ?? "segue", object?.kind), element("h3", { title: name }, name), menu);
    }

    /** @param {string} id @param {{clientX: number, clientY: number}} point */
    #place(id, { clientX, clientY }) {
        const { document: opened, viewport, place } = this.canvas;
        const frame = opened && boardFrame(opened, id);
        const box = place.getBoundingClientRect();
        const { width, height } = this.element.getBoundingClientRect();
        const size = { width, height };
        const room = { width: innerWidth, height: innerHeight };
        const [x, y, w, h] = frame ? viewport.frameToScreen(frame) : [clientX - box.left, clientY - box.top, 0, 0];
        // A scene is too large to stay beside.
        const isSmall = !!frame && w < 400 && h < 300;
        const at = isSmall && placedBeside([x + box.left, y + box.top, w, h], size, room) || placed({ x: clientX + 12, y: clientY + 4 }, size, room);
        this.element.style.left = `${Math.round(at.x)}px`;
        this.element.style.top = `${Math.round(at.y)}px`;
    }

    /**
     * Carries the panel by its head.
     * @param {PointerEvent} press
     */
    #carry(press) {
        if (press.button !== 0 || press.target instanceof Element && press.target.closest("button")) return;
        press.preventDefault();
        const { left, top } = this.element.getBoundingClientRect();
        this.head.setPointerCapture(press.pointerId);
        /** @param {PointerEvent} event */
        const move = event => {
            this.element.style.left = `${Math.max(8 - this.element.offsetWidth / 2, Math.min(innerWidth - 60, left + event.clientX - press.clientX))}px`;
            this.element.style.top = `${Math.max(0, Math.min(innerHeight - 40, top + event.clientY - press.clientY))}px`;
        };
        this.head.addEventListener("pointermove", move);
        this.head.addEventListener("lostpointercapture", () => this.head.removeEventListener("pointermove", move), { once: true });
    }
}
