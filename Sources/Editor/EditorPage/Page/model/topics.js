import { afterFrame } from "./after-frame.js";

/**
 * Listeners by topic.
 * @template {string} Topic
 */
export class Topics {
    /** @type {Map<Topic, Set<(detail: any) => void>>} */
    #listeners = new Map();
    /**
     * The work that must be shown before other listeners are called.
     * @type {Set<Promise<void>>}
     */
    #urgent = new Set();

    /**
     * @param {Topic | Topic[]} topics
     * @param {(detail: any) => void} listener
     * @returns {() => void} Removes it.
     */
    on(topics, listener) {
        const all = /** @type {Topic[]} */ ([topics].flat());
        for (const topic of all) {
            const listeners = this.#listeners.get(topic) ?? new Set();
            this.#listeners.set(topic, listeners.add(listener));
        }
        return () => all.forEach(topic => this.#listeners.get(topic)?.delete(listener));
    }

    /**
     * Like `on`, but once for all events until the next frame, after it and urgent work: the canvas is updated first.
     * @param {Topic | Topic[]} topics
     * @param {() => void} listener
     * @returns {() => void} Removes it.
     */
    onCalm(topics, listener) {
        let isPlanned = false;
        return this.on(topics, () => {
            if (isPlanned) return;
            isPlanned = true;
            afterWork(this.#urgent, () => {
                isPlanned = false;
                listener();
            });
        });
    }

    /**
     * Like `on`, but in a pause between the events, or from time to time if there is none: for what is made of a whole
     * document and may be a little late.
     * @param {Topic | Topic[]} topics
     * @param {() => void} listener
     * @returns {() => void} Removes it.
     */
    onPause(topics, listener) {
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let timer;
        let begun = 0;
        return this.on(topics, () => {
            const now = performance.now();
            if (timer === undefined) begun = now;
            else if (now - begun > LONGEST_WAIT) return;
            clearTimeout(timer);
            timer = setTimeout(() => {
                timer = undefined;
                listener();
            }, PAUSE);
        });
    }

    /**
     * Delays calm listeners until work is done, for a short time at most.
     * @param {Promise<void>} work
     */
    hurry(work) {
        this.#urgent.add(work);
        const end = () => { this.#urgent.delete(work); };
        work.then(end, end);
    }

    /**
     * @param {Topic} topic
     * @param {any} [detail]
     */
    tell(topic, detail) {
        for (const listener of [...(this.#listeners.get(topic) ?? [])]) {
            // An error in one part must not affect others.
            try {
                listener(detail);
            } catch (error) {
                console.error(error);
            }
        }
    }
}

/** A pause between events, longer than that between two keys of somebody who types, and the longest wait for one, in milliseconds. */
const PAUSE = 250;
const LONGEST_WAIT = 10_000;

/** The maximum delay for urgent work, in milliseconds. */
const PATIENCE = 100;

/**
 * Calls a function after the next frame was drawn and urgent work is done.
 * @param {Set<Promise<void>>} urgent
 * @param {() => void} call
 */
function afterWork(urgent, call) {
    afterFrame(() => {
        if (!urgent.size) return call();
        const late = new Promise(resolve => setTimeout(resolve, PATIENCE));
        Promise.race([Promise.allSettled(urgent), late]).then(call);
    });
}
