/**
 * Listeners by what they want to hear of.
 * @template {string} Topic
 */
export class Topics {
    /** @type {Map<Topic, Set<(detail: any) => void>>} */
    #listeners = new Map();
    /**
     * What has to be seen before others have their turn.
     * @type {Set<Promise<void>>}
     */
    #urgent = new Set();

    /**
     * @param {Topic | Topic[]} topics
     * @param {(detail: any) => void} listener
     * @returns {() => void} Ends it.
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
     * Like `on`, but once for all that happens until the next frame, and after it and what is urgent: what the canvas shows
     * comes first.
     * @param {Topic | Topic[]} topics
     * @param {() => void} listener
     * @returns {() => void} Ends it.
     */
    onCalm(topics, listener) {
        let isPlanned = false;
        return this.on(topics, () => {
            if (isPlanned) return;
            isPlanned = true;
            afterFrame(this.#urgent, () => {
                isPlanned = false;
                listener();
            });
        });
    }

    /**
     * Those who listen calmly wait for this, a moment at most.
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
            // A part that fails must not keep the others from what they have to know.
            try {
                listener(detail);
            } catch (error) {
                console.error(error);
            }
        }
    }
}

/** How long urgent work is waited for, in milliseconds. */
const PATIENCE = 100;

/**
 * Calls after the next frame has been drawn, and what is urgent has been done; soon, too, where no frames are drawn because
 * nobody looks.
 * @param {Set<Promise<void>>} urgent
 * @param {() => void} call
 */
function afterFrame(urgent, call) {
    let isDone = false;
    const once = () => {
        if (isDone) return;
        isDone = true;
        call();
    };
    const drawn = () => {
        if (!urgent.size) return once();
        Promise.allSettled(urgent).then(once);
        setTimeout(once, PATIENCE);
    };
    if ("requestAnimationFrame" in globalThis) requestAnimationFrame(() => setTimeout(drawn, 0));
    setTimeout(drawn, 60);
}
