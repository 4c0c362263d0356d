/**
 * Returns a function that asks and then shows the answer. While it waits for an answer, at most one more question is
 * queued, and only the last answer is shown.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(answer: Answer) => void} show
 * @returns {() => Promise<void>}
 */
export function askingForLatest(ask, show) {
    let isAsking = false;
    let isStale = false;
    return async () => {
        if (isAsking) {
            isStale = true;
            return;
        }
        isAsking = true;
        /** @type {Answer} */
        let answer;
        try {
            do {
                isStale = false;
                answer = await ask();
            } while (isStale);
        } finally {
            isAsking = false;
        }
        show(answer);
    };
}

/**
 * Returns what the server answers about the current document, or null if it doesn't, or if there is none but a text.
 * @param {import("./store.js").Store} store
 * @param {import("./protocol.js").Verb} verb
 * @returns {Promise<any>}
 */
export async function answerAboutDocument(store, verb) {
    const { current } = store;
    return current && current.kind !== "text" ? store.request(verb, {}).catch(() => null) : null;
}
