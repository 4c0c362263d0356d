/** The minimum time between two messages, in milliseconds: a frame of the browser or two. */
const INTERVAL = 24;

/** Sends what somebody does: at once if nothing was sent lately, and otherwise the latest state as soon as it may be. */
export class PresenceSender {
    /** @type {Record<string, any>} */
    #state = {};
    /** @type {Set<string>} */
    #changed = new Set();
    #isWaiting = false;
    #timer = 0;
    #last = -Infinity;

    /**
     * @param {(fields: Record<string, any>) => Promise<any>} send
     * @param {() => number} [now]
     */
    constructor(send, now = () => performance.now()) {
        this.send = send;
        this.now = now;
    }

    /** @param {Record<string, any>} fields Those that are equal to what was sent aren't sent again. */
    set(fields) {
        for (const [name, value] of Object.entries(fields)) {
            if (name in this.#state && JSON.stringify(this.#state[name]) === JSON.stringify(value)) continue;
            this.#state[name] = value;
            this.#changed.add(name);
        }
        this.#plan();
    }

    /**
     * Forgets what was sent, which a server doesn't know any more.
     * @param {string[]} [names] By default all.
     */
    forget(names = Object.keys(this.#state)) {
        for (const name of names) {
            delete this.#state[name];
            this.#changed.delete(name);
        }
    }

    #plan() {
        if (!this.#changed.size || this.#isWaiting || this.#timer) return;
        const wait = this.#last + INTERVAL - this.now();
        if (wait <= 0) this.#flush();
        else this.#timer = /** @type {any} */ (setTimeout(() => { this.#timer = 0; this.#flush(); }, wait));
    }

    async #flush() {
        const fields = Object.fromEntries([...this.#changed].map(name => [name, this.#state[name]]));
        this.#changed.clear();
        this.#last = this.now();
        this.#isWaiting = true;
        // What is refused is replaced by what comes next.
        await this.send(fields).catch(() => {});
        this.#isWaiting = false;
        this.#plan();
    }
}
