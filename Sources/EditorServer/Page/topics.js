/**
 * Listeners by what they want to hear of.
 * @template {string} Topic
 */
export class Topics {
    /** @type {Map<Topic, Set<(detail: any) => void>>} */
    #listeners = new Map();

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
     * Like `on`, but once for all that happens until the next frame, and after it: what the canvas shows comes first.
     * @param {Topic | Topic[]} topics
     * @param {() => void} listener
     * @returns {() => void} Ends it.
     */
    onCalm(topics, listener) {
        let isPlanned = false;
        return this.on(topics, () => {
            if (isPlanned) return;
            isPlanned = true;
            afterFrame(() => {
                isPlanned = false;
                listener();
            });
        });
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

/**
 * Calls after the next frame has been drawn; soon, too, where no frames are drawn because nobody looks.
 * @param {() => void} call
 */
function afterFrame(call) {
    let isDone = false;
    const once = () => {
        if (isDone) return;
        isDone = true;
        call();
    };
    if ("requestAnimationFrame" in globalThis) requestAnimationFrame(() => setTimeout(once, 0));
    setTimeout(once, 60);
}
