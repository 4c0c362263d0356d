import { faultOf } from "./protocol.js";

/** An error of the server, or of the connection. */
export class RequestError extends Error {
    /**
     * @param {string} message
     * @param {string} [hint]
     * @param {boolean} [isLost] Whether the connection was lost, so that it isn't known whether the request was performed.
     */
    constructor(message, hint, isLost = false) {
        super(message);
        this.name = "RequestError";
        this.hint = hint;
        this.isLost = isLost;
    }
}

/** @typedef {"connecting" | "open" | "lost"} ConnectionState */

/** After how many milliseconds without a reply the server counts as slow. */
const PATIENCE = 4000;

/** The delays before reconnecting, in milliseconds; the last one is repeated. */
const WAITS = [200, 400, 800, 1500, 3000, 5000];

/** The code with which the server closes a socket whose message is too large. */
const TOO_LARGE = 1009;

/** The connection to the server: requests with responses, and events. It reconnects automatically. */
export class Connection {
    /** @type {WebSocket | null} */
    #socket = null;
    /** @type {Map<number, {resolve: (reply: any) => void, reject: (error: Error) => void}>} */
    #waiting = new Map();
    #nextID = 1;
    #tries = 0;
    #isClosed = false;
    /** @type {any} */
    #patience = 0;
    /** Whether a request has been waiting for its reply for long. */
    isSlow = false;
    /** @type {ConnectionState} */
    state = "connecting";
    /** @type {(event: any) => void} */
    onevent = () => {};
    /** @type {(bytes: ArrayBuffer) => void} Told of what is no text. */
    onbytes = () => {};
    /** @type {(state: ConnectionState) => void} */
    onstate = () => {};
    /** The time of the next attempt, as in `Date.now()`. */
    nextTry = 0;
    /** @type {any} */
    #timer = 0;

    /**
     * @param {string} address
     * @param {(address: string) => WebSocket} [makeSocket]
     */
    constructor(address, makeSocket = given => new WebSocket(given)) {
        this.address = address;
        this.makeSocket = makeSocket;
    }

    /** Connects immediately. */
    open() {
        clearTimeout(this.#timer);
        this.#isClosed = false;
        if (this.#socket) return;
        const socket = this.makeSocket(this.address);
        this.#socket = socket;
        socket.onopen = () => {
            this.#tries = 0;
            this.#change("open");
        };
        socket.binaryType = "arraybuffer";
        socket.onmessage = message => {
            if (message.data instanceof ArrayBuffer) this.onbytes(message.data);
            else this.#receive(String(message.data));
        };
        socket.onclose = event => this.#lose(socket, event);
        socket.onerror = () => {};
    }

    close() {
        this.#isClosed = true;
        clearTimeout(this.#timer);
        this.#socket?.close();
    }

    /**
     * @param {import("./protocol.js").Verb} verb
     * @param {Record<string, any>} [fields]
     * @returns {Promise<any>} The response; rejects with a `RequestError`.
     */
    request(verb, fields = {}) {
        const fault = faultOf(verb, fields);
        if (fault) return Promise.reject(new Error(fault));
        return new Promise((resolve, reject) => {
            if (!this.#socket || this.state !== "open") {
                reject(new RequestError("not connected to the editor's server", undefined, true));
                return;
            }
            const id = this.#nextID++;
            this.#waiting.set(id, { resolve, reject });
            this.#socket.send(JSON.stringify({ id, do: verb, ...fields }));
            if (this.#waiting.size === 1) this.#watchWaiting();
        });
    }

    /** @param {string} text */
    #receive(text) {
        const message = JSON.parse(text);
        if (message.event) {
            this.onevent(message);
            return;
        }
        const waiting = this.#waiting.get(message.reply);
        this.#waiting.delete(message.reply);
        this.#watchWaiting();
        if (message.error) waiting?.reject(new RequestError(message.error.message, message.error.hint));
        else waiting?.resolve(message);
    }

    /**
     * @param {WebSocket} socket
     * @param {CloseEvent} [event]
     */
    #lose(socket, event) {
        if (this.#socket !== socket) return;
        this.#socket = null;
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        this.#watchWaiting();
        const error = event?.code === TOO_LARGE
            ? new RequestError("this is too large for the editor's server", event.reason)
            : new RequestError("the connection to the editor's server was lost", undefined, true);
        for (const { reject } of waiting) reject(error);
        if (!this.#isClosed) {
            const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
            this.#tries += 1;
            this.nextTry = Date.now() + wait;
            this.#timer = setTimeout(() => this.open(), wait);
        }
        this.#change("lost");
    }

    /** Waits anew for the next reply, if there is one to wait for. */
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

    /** @param {ConnectionState} state */
    #change(state) {
        this.state = state;
        this.onstate(state);
    }
}
