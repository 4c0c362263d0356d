/** @typedef {"connecting" | "open" | "lost"} ConnectionState */

/** The delays before reconnecting, in milliseconds; the last one is repeated. */
const WAITS = [200, 400, 800, 1500, 3000, 5000];

/** A socket that is opened again when it is lost. */
export class LastingSocket {
    /** @type {WebSocket | null} */
    #socket = null;
    #tries = 0;
    #isClosed = false;
    /** @type {any} */
    #timer = 0;
    /** @type {ConnectionState} */
    state = "connecting";
    /** The time of the next attempt, as in `Date.now()`. */
    nextTry = 0;
    /** @type {(text: string) => void} */
    ontext = () => {};
    /** @type {(bytes: ArrayBuffer) => void} Told of what is no text. */
    onbytes = () => {};
    /** @type {(state: ConnectionState) => void} */
    onstate = () => {};

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
            // A socket that was given up may still have messages.
            if (this.#socket !== socket) return;
            if (message.data instanceof ArrayBuffer) this.onbytes(message.data);
            else this.ontext(String(message.data));
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
     * Sends a message, if the socket is open.
     * @param {Record<string, any>} message
     * @returns {boolean} Whether it was sent.
     */
    send(message) {
        // One that is closing (above 1, which is open), whose end isn't told yet, would lose the message.
        if (!this.#socket || this.state !== "open" || this.#socket.readyState > 1) return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    /**
     * Is called when the socket is lost, before others learn of it; for subclasses.
     * @param {CloseEvent} [_event]
     */
    wasLost(_event) {}

    /**
     * @param {WebSocket} socket
     * @param {CloseEvent} [event]
     */
    #lose(socket, event) {
        if (this.#socket !== socket) return;
        this.#socket = null;
        this.wasLost(event);
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
