import { element, svg } from "../elements/dom.js";
import { closeMenus, showMenu } from "../popups/menus.js";
import { boardFrame } from "./board.js";
import { EdgeScroller } from "./edge-scroller.js";
import { ConnectGesture } from "./gestures/connect.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../types.js").ConnectionGroup} ConnectionGroup
 */

/** The Control-drag: a line across the window from an object to another, then the menu of possible connections. */
export class ConnectTool {
    /** @type {AbortController | null} */
    #running = null;
    /** @type {PointerEvent | null} */
    #last = null;

    /**
     * Parts of the window outside the canvas where a line may end.
     * @type {import("../types.js").ConnectPlace[]}
     */
    places = [];
    /** @type {import("../types.js").ConnectPlace | null} The one under the pointer. */
    #place = null;

    /** @param {import("./canvas.js").Canvas} canvas */
    constructor(canvas) {
        this.canvas = canvas;
        this.line = svg("line", { class: "connect-line" });
        this.glow = svg("line", { class: "connect-glow" });
        this.ends = [svg("circle", { r: 4 }), svg("circle", { r: 4 })];
        this.label = element("div.connect-label", { hidden: true });
        this.layer = svg("svg", { class: "connect-layer", "aria-hidden": "true" }, this.glow, this.line, ...this.ends);
        document.body.append(this.layer, this.label);
        this.layer.style.display = "none";
    }

    /**
     * Captures the pointer until it is released.
     * @param {string} from
     * @param {PointerEvent} event
     * @param {string} [trigger] The trigger of a segue or action that exists only once.
     * @param {string} [only] The name of the only outlet or action to connect.
     */
    begin(from, event, trigger, only) {
        this.end();
        const { canvas } = this;
        if (!canvas.document?.has(from)) return;
        const running = new AbortController();
        this.#running = running;
        const origin = this.#origin(event);
        this.#last = null;
        const gesture = new ConnectGesture(canvas.document, from, canvas.locate(event).point, trigger, pointer => this.#listed(pointer.screen));
        const { signal } = running;
        /** @param {PointerEvent} moved */
        const pointer = moved => ({ ...canvas.locate(moved), shift: false, mod: false, alt: false });
        /** @param {PointerEvent} moved */
        const move = moved => {
            // A source gets an outlet of any name.
            const place = this.#enter(trigger === "referencing" || (!trigger && !only) ? moved : null);
            place?.over(from, moved);
            const shown = gesture.move(pointer(moved)).overlay?.line;
            const source = canvas.document && boardFrame(canvas.document, from);
            canvas.view.overlay = { frames: source ? [source] : [], container: shown?.target };
            canvas.view.redraw();
            this.#draw(origin(), [moved.clientX, moved.clientY], shown?.label ?? "");
        };
        const scroller = new EdgeScroller(canvas, () => {
            if (this.#last) move(this.#last);
        }, 250);
        signal.addEventListener("abort", () => scroller.end());
        move(event);
        addEventListener("pointermove", moved => {
            this.#last = moved;
            move(moved);
            scroller.follow(canvas.locate(moved).screen);
        }, { signal, capture: true });
        addEventListener("pointerup", released => {
            released.stopPropagation();
            const place = this.#place;
            if (place) {
                this.#place = null;
                this.end();
                return place.drop(from, released);
            }
            const { connect } = gesture.up(pointer(released));
            running.abort();
            if (connect) this.#ask({ ...connect, only }, [released.clientX, released.clientY], released.altKey);
            else this.end();
        }, { signal, capture: true });
        addEventListener("pointercancel", () => this.end(), { signal, capture: true });
        addEventListener("keydown", key => {
            if (key.key !== "Escape") return;
            key.stopPropagation();
            key.preventDefault();
            this.end();
        }, { signal, capture: true });
    }

    /**
     * Returns the start of the line in the window: a point of the board, which may scroll, or of another part of the
     * window.
     * @param {PointerEvent} event
     * @returns {() => Point}
     */
    #origin(event) {
        const { canvas } = this;
        const { point, screen } = canvas.locate(event);
        const box = canvas.place.getBoundingClientRect();
        if (screen[0] < 0 || screen[1] < 0 || screen[0] > box.width || screen[1] > box.height) return () => [event.clientX, event.clientY];
        return () => {
            const [x, y] = canvas.viewport.toScreen(point);
            return [x + box.left, y + box.top];
        };
    }

    /**
     * Returns the part of the window under the pointer, if a line may end there.
     * @param {PointerEvent | null} event
     */
    #enter(event) {
        const place = event && this.places.find(place => place.contains(event)) || null;
        if (this.#place !== place) this.#place?.leave();
        this.#place = place;
        return place;
    }

    /** Removes the line. */
    end() {
        this.#running?.abort();
        this.#running = null;
        this.#enter(null);
        this.layer.style.display = "none";
        this.label.hidden = true;
        this.#highlight(null);
        this.canvas.view.overlay = null;
        this.canvas.view.redraw();
    }

    /**
     * Returns the object of an element outside the canvas.
     * @param {Point} screen
     * @returns {string | null}
     */
    #listed(screen) {
        const box = this.canvas.place.getBoundingClientRect();
        const under = document.elementFromPoint(screen[0] + box.left, screen[1] + box.top);
        if (!under || this.canvas.place.contains(under)) {
            this.#highlight(null);
            return null;
        }
        const row = /** @type {HTMLElement | null} */ (under.closest("[data-object-id]"));
        this.#highlight(row);
        return row?.dataset.objectId ?? "";
    }

    /** @type {HTMLElement | null} */
    #row = null;

    /** @param {HTMLElement | null} row */
    #highlight(row) {
        if (this.#row === row) return;
        this.#row?.classList.remove("connect-target");
        row?.classList.add("connect-target");
        this.#row = row;
    }

    /**
     * @param {Point} from
     * @param {Point} to
     * @param {string} label
     */
    #draw(from, to, label) {
        this.layer.style.display = "";
        for (const line of [this.line, this.glow]) {
            for (const [name, value] of Object.entries({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] })) line.setAttribute(name, String(value));
        }
        for (const [end, [x, y]] of /** @type {[SVGElement, Point][]} */ ([[this.ends[0], from], [this.ends[1], to]])) {
            end.setAttribute("cx", String(x));
            end.setAttribute("cy", String(y));
        }
        this.label.hidden = !label;
        if (!label) return;
        this.label.textContent = label;
        const left = Math.min(to[0] + 14, innerWidth - this.label.offsetWidth - 8);
        this.label.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.min(to[1] + 14, innerHeight - 30))}px)`;
    }

    /**
     * @param {{from: string, to: string, trigger?: string, only?: string}} connect
     * @param {Point} at
     * @param {boolean} [isAlternate] whether Option is pressed
     */
    async #ask({ from, to, trigger, only }, at, isAlternate = false) {
        const { store } = this.canvas;
        try {
            const { groups } = await store.request("connections", { from, to, ...(trigger ? { trigger } : {}), ...(only ? { only } : {}) });
            this.label.hidden = true;
            if (groups.length) await this.#choose(groups, at, isAlternate);
            else this.canvas.app.say(`${store.current?.nameOf(from)} cannot be connected to ${store.current?.nameOf(to)}`);
        } catch (error) {
            const { message, hint } = /** @type {any} */ (error);
            this.canvas.app.say(message, { kind: "error", hint });
        } finally {
            this.end();
        }
    }

    /**
     * @param {ConnectionGroup[]} groups
     * @param {Point} at
     * @param {boolean} isAlternate
     */
    async #choose(groups, at, isAlternate) {
        const { store } = this.canvas;
        /**
         * The selected items when several are allowed: one step, when the menu is closed.
         * @type {Set<import("../types.js").ConnectionItem>}
         */
        const ticked = new Set();
        /** @type {import("../popups/menu-model.js").MenuItem[]} */
        const items = groups.flatMap(group => [{ heading: group.title }, ...group.items.map(item => ({
            title: item.title, detail: item.detail, isChecked: item.isConnected, isOneOfSeveral: item.isOneOfSeveral, isAlternate: item.isAlternate,
            run: () => {
                if (!item.isOneOfSeveral) store.perform(`Connect ${item.title}`, item.commands);
                else if (!ticked.delete(item)) ticked.add(item);
            },
        }))]);
        const hints = [groups.some(group => group.items.some(item => item.isOneOfSeveral)) && "Shift for several", groups.some(group => group.items.some(item => item.isAlternate)) && "Option for margins"];
        if (hints.some(Boolean)) items.push({ heading: `Hold ${hints.filter(Boolean).join(", ")}` });
        const chosen = await showMenu(items, { x: at[0] + 6, y: at[1] + 6, style: "hud", isAlternate });
        const [first, ...more] = ticked;
        // Return or a click performs the selected items; Escape cancels.
        if (chosen && first) await store.perform(more.length ? "Add Constraints" : `Connect ${first.title}`, [...ticked].flatMap(item => item.commands));
    }

    /**
     * Connects two objects without a pointer: shows the menu of possible connections.
     * @param {string} from
     * @param {string} to
     */
    connect(from, to) {
        const { canvas } = this;
        const frame = canvas.document && boardFrame(canvas.document, to);
        const box = canvas.place.getBoundingClientRect();
        const [x, y] = frame ? canvas.viewport.toScreen([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]) : [box.width / 2, box.height / 2];
        closeMenus();
        return this.#ask({ from, to }, [box.left + x, box.top + y]);
    }
}
