import { element, replaceChildren } from "../elements/dom.js";
import { SIGNS } from "../model/differences.js";
import { showMenu } from "../popups/menus.js";
import { attachCard } from "./change-card.js";
import { shownDifferences } from "./marks.js";
import { itemsOf } from "./revert-menu.js";

/** A line below the outline for changes that no row shows: deleted scenes, and what the document itself says. */
export class DocumentMark {
    /** @type {import("../model/differences.js").Change[]} */
    #changes = [];

    /** @param {import("../types.js").App} app */
    constructor(app) {
        this.app = app;
        /** @type {HTMLButtonElement} */
        this.element = element("button.document-mark", {
            type: "button", hidden: true, "aria-haspopup": "menu", onclick: () => this.#showMenu(), oncontextmenu: () => this.#showMenu(),
        });
        attachCard(app, this.element, () => ({ changes: this.#changes, object: this.#changes[0]?.object ?? null, scene: this.#changes[0]?.scene ?? "" }));
    }

    update() {
        this.#changes = shownDifferences(this.app)?.rest ?? [];
        this.element.hidden = !this.#changes.length;
        if (!this.#changes.length) return;
        const isLoss = this.#changes.every(({ kind }) => kind === "deleted");
        replaceChildren(this.element, element("span", restTitle(this.#changes)),
            element("span.change-mark", { class: isLoss ? "is-removed" : "is-changed", "aria-hidden": "true" }, isLoss ? SIGNS.removed : SIGNS.changed));
    }

    #showMenu() {
        if (this.app.store.current?.version) return;
        const { left, top } = this.element.getBoundingClientRect();
        showMenu(itemsOf(this.app, this.#changes), { x: left + 12, y: top - 8 });
    }
}

/**
 * Returns what the changes are about: "2 removed scenes, 1 change of the document".
 * @param {import("../model/differences.js").Change[]} changes
 */
export function restTitle(changes) {
    const scenes = new Set(changes.filter(({ kind, scene }) => kind === "deleted" && scene !== undefined).map(({ scene }) => scene)).size;
    const others = changes.filter(({ kind, scene }) => kind !== "deleted" || scene === undefined).length;
    return [scenes && `${scenes} removed scene${scenes === 1 ? "" : "s"}`, others && `${others} change${others === 1 ? "" : "s"} of the document`].filter(Boolean).join(", ");
}
