/**
 * What is shown until it is taken away, with what it listens to and contains meanwhile: nothing of it is left behind.
 * What listens to the window, to the document or to a store, or watches a size, does so by one of these; what lasts as
 * long as the page does, too.
 * @template {Element} [E=HTMLElement]
 */
export class Shown {
    #ended = new AbortController();
    /** @type {Set<Part>} */
    #parts = new Set();

    /** @param {E} [element] What is removed in the end, if it isn't a part of something else. */
    constructor(element) {
        this.element = /** @type {E} */ (element);
    }

    /** Aborted when it is taken away. */
    get signal() { return this.#ended.signal; }

    /**
     * Listens until it is taken away.
     * @template {keyof Events} Name
     * @param {EventTarget} target
     * @param {Name | readonly Name[]} names
     * @param {(event: Events[Name]) => void} listener
     * @param {AddEventListenerOptions} [options]
     */
    listen(target, names, listener, options) {
        const call = /** @type {EventListener} */ (listener);
        for (const name of [names].flat()) target.addEventListener(name, call, { ...options, signal: this.signal });
        return this;
    }

    /**
     * Calls a function at first and when the size of an element changes.
     * @param {Element} element
     * @param {() => void} call
     */
    measure(element, call) {
        const observer = new ResizeObserver(call);
        observer.observe(element);
        return this.ends(() => observer.disconnect());
    }

    /**
     * Calls functions when it is taken away: those that end what was begun, such as what `on` of a store returns.
     * @param {...(() => void)} calls
     */
    ends(...calls) {
        for (const call of calls) this.signal.addEventListener("abort", call, { once: true });
        return this;
    }

    /**
     * Takes something else away with it.
     * @template {Part} P
     * @param {P} part
     * @returns {P}
     */
    contain(part) {
        this.#parts.add(part);
        part.ends(() => this.#parts.delete(part));
        return part;
    }

    /** Ends all that it has begun, and removes it. */
    takeAway() {
        if (this.signal.aborted) return;
        for (const part of [...this.#parts]) part.takeAway();
        this.#ended.abort();
        this.element?.remove();
    }
}

/** What lasts as long as the page does. */
export const page = new Shown();

/**
 * @typedef {Shown<any>} Part
 * @typedef {WindowEventMap & DocumentEventMap & {"problem-shown": CustomEvent, "field-outdated": CustomEvent}} Events
 */
