import { faultOf } from "./protocol.js";

/** What the server refused, or what kept a request from being answered. */
export class RequestError extends Error {
    /**
     * @param {string} message
     * @param {string} [hint]
     * @param {boolean} [isLost] Whether the connection was lost, so that nobody knows if it was done.
     */
    constructor(message, hint, isLost = false) {
        super(message);
        this.name = "RequestError";
        this.hint = hint;
        this.isLost = isLost;
    }
}

/** @typedef {"connecting" | "open" | "lost"} ConnectionState */

/** How long to wait before each new try, in milliseconds; the last one again and again. */
const WAITS = [200, 400, 800, 1500, 3000, 5000];

/** The wire to the server: requests that are answered, events that come by themselves, and one that mends itself. */
export class Connection {
    /** @type {WebSocket | null} */
    #socket = null;
    /** @type {Map<number, {resolve: (reply: any) => void, reject: (error: Error) => void}>} */
    #waiting = new Map();
    #nextID = 1;
    #tries = 0;
    #isClosed = false;
    /** @type {ConnectionState} */
    state = "connecting";
    /** @type {(event: any) => void} */
    onevent = () => {};
    /** @type {(bytes: ArrayBuffer) => void} Told of what is no text. */
    onbytes = () => {};
    /** @type {(state: ConnectionState) => void} */
    onstate = () => {};
    /** When the next try is, as `Date.now()` counts. */
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

    /** Connects now, without waiting for the next try. */
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
        socket.onclose = () => this.#lose(socket);
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
     * @returns {Promise<any>} The reply; refused with a `RequestError`.
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
        if (message.error) waiting?.reject(new RequestError(message.error.message, message.error.hint));
        else waiting?.resolve(message);
    }

    /** @param {WebSocket} socket */
    #lose(socket) {
        if (this.#socket !== socket) return;
        this.#socket = null;
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        for (const { reject } of waiting) reject(new RequestError("the connection to the editor's server was lost", undefined, true));
        if (!this.#isClosed) {
            const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
            this.#tries += 1;
            this.nextTry = Date.now() + wait;
            this.#timer = setTimeout(() => this.open(), wait);
        }
        this.#change("lost");
    }

    /** @param {ConnectionState} state */
    #change(state) {
        this.state = state;
        this.onstate(state);
    }
}
