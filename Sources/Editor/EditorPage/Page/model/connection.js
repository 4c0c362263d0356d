import { LastingSocket } from "./lasting-socket.js";
import { faultOf } from "./protocol.js";

/** An error of the server, or of the connection. */
export class RequestError extends Error {
    /**
     * @param {string} message
     * @param {string} [hint]
     * @param {boolean} [isLost] Whether the connection was lost, so that it isn't known whether the request was performed.
     * @param {boolean} [isElsewhere] Whether a step can be undone in its document, but not in others that have it.
     * @param {boolean} [isOthers] Whether a step is somebody else's.
     */
    constructor(message, hint, isLost = false, isElsewhere = false, isOthers = false) {
        super(message);
        this.name = "RequestError";
        this.hint = hint;
        this.isLost = isLost;
        this.isElsewhere = isElsewhere;
        this.isOthers = isOthers;
    }
}

/** After how many milliseconds without a reply the server counts as slow. */
const PATIENCE = 4000;

/** The code with which the server closes a socket whose message is too large. */
const TOO_LARGE = 1009;

/** The connection to the editor's server: requests with responses, and events. */
export class Connection extends LastingSocket {
    /** @type {Map<number, {resolve: (reply: any) => void, reject: (error: Error) => void}>} */
    #waiting = new Map();
    #nextID = 1;
    /** @type {any} */
    #patience = 0;
    /** Whether a request has been waiting for its reply for long. */
    isSlow = false;
    /** @type {(event: any) => void} */
    onevent = () => {};
    ontext = (/** @type {string} */ text) => this.#receive(text);

    /**
     * @template {import("./protocol.js").Verb} V
     * @param {V} verb
     * @param {import("./protocol.js").Request<V>} fields
     * @returns {Promise<any>} The response; rejects with a `RequestError`.
     */
    request(verb, fields) {
        const fault = faultOf(verb, fields);
        if (fault) return Promise.reject(new Error(fault));
        return new Promise((resolve, reject) => {
            const id = this.#nextID++;
            if (!this.send({ id, do: verb, ...fields })) {
                reject(new RequestError("not connected to the editor's server", undefined, true));
                return;
            }
            this.#waiting.set(id, { resolve, reject });
            if (this.#waiting.size === 1) this.#watchWaiting();
        });
    }

    /** @param {string} text */
    #receive(text) {
        const message = JSON.parse(text);
        // A reply may have a member of any name.
        if (message.reply === undefined && message.event) {
            this.onevent(message);
            return;
        }
        const waiting = this.#waiting.get(message.reply);
        this.#waiting.delete(message.reply);
        this.#watchWaiting();
        if (message.error) waiting?.reject(new RequestError(message.error.message, message.error.hint, false, message.error.isElsewhere === true, message.error.isOthers === true));
        else waiting?.resolve(message);
    }

    /** @param {CloseEvent} [event] */
    wasLost(event) {
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        this.#watchWaiting();
        const error = event?.code === TOO_LARGE
            ? new RequestError("this is too large for the editor's server", event.reason)
            : new RequestError("the connection to the editor's server was lost", undefined, true);
        for (const { reject } of waiting) reject(error);
    }

    /** Waits again for the next reply, if there is one to wait for. */
    #watchWaiting() {
        clearTimeout(this.#patience);
        if (this.#waiting.size) this.#patience = setTimeout(() => this.#setSlow(true), PATIENCE);
        this.#setSlow(false);
    }

    /** @param {boolean} isSlow */
    #setSlow(isSlow) {
        if (isSlow === this.isSlow) return;
        this.isSlow = isSlow;
        this.onstate(this.state);
    }
}
