import { element } from "../elements/dom.js";
import { showMemberPopover } from "./member-popover.js";
import { sentence } from "../model/words.js";

/** @type {Record<string, string>} */
const CONNECTS = { outlet: "Connect Outlet", outletCollection: "Connect Outlet Collection", action: "Connect Action" };

/** The source as a place where the line of a Control-drag may end: between lines it makes a member, on one it connects that. */
export class SourceDrop {
    /** The lines that were last asked about. */
    #asked = "";
    /** @type {Promise<any>} */
    #answer = Promise.resolve(null);

    /** @param {import("./source-pane.js").SourcePane} pane */
    constructor(pane) { this.pane = pane; }

    /** @param {{clientX: number, clientY: number}} point */
    contains({ clientX, clientY }) {
        const { editor } = this.pane;
        const box = editor?.element.getBoundingClientRect();
        return !!box?.width && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
    }

    /**
     * Shows what releasing the pointer here would do.
     * @param {string} from
     * @param {{clientX: number, clientY: number}} point
     */
    over(from, { clientY }) {
        const { editor } = this.pane;
        if (!editor) return;
        editor.scrollNear(clientY);
        const { gap, line } = editor.gapAt(clientY);
        const asked = `${from} ${gap} ${line} ${editor.text.length}`;
        if (asked === this.#asked) return;
        this.#asked = asked;
        this.#answer = this.#find(from, gap, line).then(found => {
            if (this.#asked === asked) this.#show(found);
            return found;
        });
    }

    /** @param {string} from @param {number} gap @param {number | null} line */
    async #find(from, gap, line) {
        const { source } = this.pane;
        if (!source) return null;
        const current = this.pane.app.store.current?.path;
        await source.model.settled();
        try {
            // A declaration under the pointer is connected; otherwise something new goes between the lines.
            const on = line && await source.request("placement", { document: current, from, line });
            if (on?.existing) return { ...on, onLine: line };
            return await source.request("placement", { document: current, from, line: gap, isNew: true });
        } catch (error) {
            return { error };
        }
    }

    /** @param {any} found */
    #show(found) {
        const { editor } = this.pane;
        if (!found || found.error) return editor?.showGap(found && { line: this.#lineAsked, column: 0, label: found.error.hint ? `${sentence(found.error.message)}; ${found.error.hint}` : sentence(found.error.message), isRefused: true });
        if (found.existing) return editor?.showGap({ line: found.onLine, column: 0, label: CONNECTS[found.existing.kind] ?? "Connect", isOnLine: true });
        const kinds = [found.holds && "Outlet", found.sends && "Action", found.holds && "Outlet Collection"].filter(Boolean);
        const list = kinds.length > 1 ? `${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1)}` : kinds[0];
        editor?.showGap({ line: found.line, column: found.column, label: list ? `Insert ${list}` : `${found.class} cannot hold it`, isRefused: !list });
    }

    get #lineAsked() { return Number(this.#asked.split(" ")[1]); }

    leave() {
        this.#asked = "";
        this.pane.editor?.showGap(null);
    }

    /**
     * Makes or connects what was shown.
     * @param {string} from
     * @param {{clientX: number, clientY: number}} point
     */
    async drop(from, point) {
        this.over(from, point);
        await this.#finish(from, await this.#answer);
    }

    /**
     * Makes a member at a line, or connects the one that is declared there, without a pointer.
     * @param {string} from
     * @param {number} line
     */
    async insert(from, line) {
        const asked = this.#asked = `${from} ${line} ${line}`;
        const found = await this.#find(from, line, line);
        if (this.#asked !== asked) return;
        this.#show(found);
        await this.#finish(from, found, true);
    }

    /** @param {string} from @param {any} found @param {boolean} [isTyped] Whether the keys return to the source. */
    async #finish(from, found, isTyped = false) {
        if (!found || found.error) {
            this.leave();
            if (found) this.pane.app.say(found.error.message, { kind: "error", hint: found.error.hint });
        } else if (found.existing) {
            this.leave();
            await this.#connect(from, found.existing);
        } else if (found.holds || found.sends) this.#ask(from, found, isTyped);
        else this.leave();
    }

    /**
     * Connects an object with a member that exists.
     * @param {string} from
     * @param {{name: string, kind: string, owner: string}} existing
     */
    async #connect(from, { name, kind, owner }) {
        const { app } = this.pane;
        const isAction = kind === "action";
        const ends = isAction ? { from, to: owner } : { from: owner, to: from };
        const { groups } = await app.store.attempt("connections", ends) ?? { groups: [] };
        const titles = isAction ? ["Sent Events"] : ["Outlets", "Outlet Collections"];
        const item = groups.filter((/** @type {any} */ { title }) => titles.includes(title)).flatMap((/** @type {any} */ group) => group.items).find((/** @type {any} */ { title }) => title === name);
        if (!item) app.say(`“${name}” cannot be connected with ${app.store.current?.nameOf(from)}`, { kind: "error", hint: "its type is another one" });
        else if (item.isConnected) app.say(`“${name}” is connected with ${app.store.current?.nameOf(from)} already`);
        else await app.store.perform(`Connect ${name}`, item.commands);
    }

    /**
     * @param {string} from
     * @param {import("./member-popover.js").Placement} place
     * @param {boolean} isTyped
     */
    #ask(from, place, isTyped) {
        const { editor, source, app } = this.pane;
        if (!editor || !source) return;
        const box = editor.gap.getBoundingClientRect();
        // The popover says what is inserted; the line says where.
        editor.showGap({ line: place.line, column: place.column, label: "" });
        // The pane may be drawn again while the popover is open.
        const anchor = element("div.popover-anchor", { style: { left: `${box.left}px`, top: `${box.top}px`, width: "120px", height: "2px" } });
        document.body.append(anchor);
        const document_ = app.store.current?.path;
        showMemberPopover(anchor, place, {
            object: place.owner ? app.store.current?.nameOf(place.owner) ?? place.class : place.class,
            onclose: () => {
                anchor.remove();
                this.leave();
                if (isTyped) this.pane.editor?.focus();
            },
            insert: async choice => {
                await source.model.settled();
                try {
                    await source.request("insertMember", { document: document_, from, line: place.line, ...choice });
                    return null;
                } catch (error) {
                    return /** @type {any} */ (error);
                }
            },
        });
    }
}
