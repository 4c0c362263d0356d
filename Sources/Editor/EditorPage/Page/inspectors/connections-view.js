import { brokenAtWords, element, replaceChildren, symbol } from "../elements/dom.js";
import { showMenu } from "../popups/menus.js";

/** @typedef {import("./row-edit.js").Connection} Connection */
/** @typedef {import("./row-edit.js").ConnectionGroup} ConnectionGroup */

/** The connections of an object, with circles to drag new ones from. */
export class ConnectionsView {
    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        /** @type {HTMLElement} */
        this.element = element("div.connections");
        /** @type {string | undefined} */
        this.highlighted = undefined;
    }

    /** @param {ConnectionGroup[]} groups */
    update(groups) {
        this.leave();
        const had = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.connection;
        replaceChildren(this.element, groups.map(group => element("section.inspector-section", { "aria-label": group.title },
            element("h3.section-head", element("span", group.title)),
            element("div.connection-list", { role: "list" }, group.items.map(item => this.#row(item, isSettled(group) && !!item.target))))));
        const again = had && this.element.querySelector(`[data-connection="${CSS.escape(had)}"]`);
        if (again instanceof HTMLElement) again.focus();
    }

    /**
     * @param {Connection} item
     * @param {boolean} isSettled whether a drag can't begin from it
     */
    #row(item, isSettled) {
        const { target } = item;
        const text = target ? `${item.name}, connected to ${target.name}` : `${item.name}, not connected`;
        return element("div.connection", {
            role: "listitem", tabIndex: 0, "aria-label": text, "data-connection": item.id ?? `new ${item.name}`, class: target ? "is-connected" : "",
            // During a drag the canvas highlights the target.
            onpointerenter: (/** @type {PointerEvent} */ event) => event.buttons || this.#highlight(target?.id),
            onpointerleave: (/** @type {PointerEvent} */ event) => event.buttons || this.#highlight(undefined),
            onfocus: () => this.#highlight(target?.id), onblur: () => this.#highlight(undefined),
            ondblclick: () => target && this.app.store.select([target.id]),
            oncontextmenu: (/** @type {MouseEvent} */ event) => this.#menu(event, item),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, item),
        },
        element("span.connection-name", { title: item.name }, brokenAtWords(item.name)),
        target && element("span.connection-target", item.remove?.length && this.#removeButton(item), element("span", { title: target.name }, brokenAtWords(target.name))),
        isSettled ? element("span.circle.is-still", { "aria-hidden": "true" }) : this.#circle(item));
    }

    /** @param {MouseEvent} event @param {Connection} item */
    #menu(event, item) {
        const { target, member } = item;
        event.preventDefault();
        event.stopPropagation();
        showMenu([
            { title: `Jump to “${member?.name ?? item.name}” in the Source`, isDisabled: !member, run: () => { if (member) this.app.source?.jump({ object: member.object, member: member.name }); } },
            { title: target ? `Select ${target.name}` : "Select the Other Object", isDisabled: !target, run: () => { if (target) this.app.store.select([target.id]); } },
            { title: "Disconnect", isDisabled: !item.remove?.length, run: () => this.#remove(item) },
        ], { x: event.clientX, y: event.clientY });
    }

    /** @param {Connection} item */
    #removeButton(item) {
        return element("button.bare", {
            type: "button", tabIndex: -1, title: "Disconnect", "aria-label": `Disconnect ${item.name}`, "aria-keyshortcuts": "Delete", onclick: () => this.#remove(item),
        }, symbol("x"));
    }

    /** @param {Connection} item */
    #circle(item) {
        return element("button.circle", {
            type: "button", tabIndex: -1, title: "Drag to connect", "aria-label": `Connect ${item.name}`, "aria-keyshortcuts": "Enter",
            onpointerdown: (/** @type {PointerEvent} */ event) => {
                if (event.button !== 0) return;
                event.preventDefault();
                this.app.connectTool.begin(item.from, event, item.trigger, item.name);
            },
        });
    }

    /** @param {Connection} item */
    #remove(item) { if (item.remove) this.app.store.perform("Disconnect", item.remove); }

    /** @param {KeyboardEvent} event @param {Connection} item */
    #key(event, item) {
        const rows = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(".connection")]);
        const at = rows.indexOf(/** @type {HTMLElement} */ (event.currentTarget));
        if (event.key === "ArrowDown") rows[at + 1]?.focus();
        else if (event.key === "ArrowUp") rows[at - 1]?.focus();
        else if ((event.key === "Delete" || event.key === "Backspace") && item.remove?.length) this.#remove(item);
        else if (event.key === "Enter" && item.target) this.app.store.select([item.target.id]);
        else if (event.key === "Enter") this.app.commands.run("editor.connect");
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** @param {string | undefined} id */
    #highlight(id) {
        if (this.highlighted === id) return;
        this.highlighted = id;
        this.app.canvas.highlight(id ?? null);
    }

    /** Must be called when the view is removed from the page. */
    leave() { this.#highlight(undefined); }
}

/**
 * Returns whether the connections of a group begin elsewhere or can't be changed, so that they can't be dragged.
 * @param {ConnectionGroup} group
 */
const isSettled = group => /^Referencing|Segue/.test(group.title);
