import { Store } from "../../Sources/Editor/EditorPage/Page/model/store.js";
import { Connection } from "../../Sources/Editor/EditorPage/Page/model/connection.js";

/** A socket whose other end is the test. */
export class TestSocket {
    /** @type {any[]} */
    sent = [];
    isClosed = false;

    /** @param {string} text */
    send(text) { this.sent.push(JSON.parse(text)); }

    close() { this.lose(); }

    connect() { this.onopen?.(); }

    /** @param {{code: number, reason: string}} [event] */
    lose(event) {
        if (this.isClosed) return;
        this.isClosed = true;
        this.onclose?.(event);
    }

    /** @param {any} message */
    tell(message) { this.onmessage?.({ data: JSON.stringify(message) }); }

    /** Answers the last request of a verb. @param {string} verb @param {any} [reply] */
    answer(verb, reply = {}) {
        const request = this.last(verb);
        this.tell({ reply: request.id, ...reply });
        return request;
    }

    /** @param {string} verb */
    last(verb) {
        const request = this.sent.filter(message => message.do === verb).pop();
        if (!request) throw new Error(`"${verb}" was not asked for; asked were ${this.sent.map(message => message.do).join(", ")}`);
        return request;
    }

    onopen; onmessage; onclose;
}

/** @param {string} id @param {Record<string, any>} [more] */
export const object = (id, more = {}) => ({ id, element: "view", name: id, title: "View", class: "UIView", icon: "view", kind: "view", children: [], ...more });

/** Two scenes with a segue from a button of the first. */
export const scenes = () => [
    {
        id: "s1", title: "First", controller: "c1",
        objects: [object("c1", { kind: "controller", children: [object("v1", { accepts: true, children: [object("label", { element: "label" }), object("button", { element: "button" }), object("box", { accepts: true, children: [object("inner")] })] })] }), object("exit", { kind: "exit" })],
        segues: [{ id: "g1", kind: "show", from: "button", to: "c2", name: "Show segue" }],
    },
    { id: "s2", title: "Second", controller: "c2", objects: [object("c2", { kind: "controller", children: [object("v2", { accepts: true })] })], segues: [] },
];

export const board = () => ({
    items: [
        { scene: "s1", frame: [0, 0, 375, 667], dock: [{ id: "c1", icon: "viewController", name: "First" }, { id: "exit", icon: "exit", name: "Exit" }], isInitial: true, isReference: false, title: "First" },
        { scene: "s2", frame: [500, 0, 375, 667], dock: [{ id: "c2", icon: "viewController", name: "Second" }], isInitial: false, isReference: false, title: "Second" },
    ],
    arrows: [{ segues: ["g1"], kind: "show", points: [[375, 300], [500, 300]], icon: [437, 300] }],
    perUnit: [1, 1],
});

export const stage = () => ({
    scene: "s1", key: "k1", size: [375, 667], marks: [], safeArea: [20, 0, 0, 0], guides: [["v1", [20, 0, 0, 0], [20, 16, 0, 16], [20, 16, 0, 16]]], wireframe: false,
    frames: [["v1", 0, 0, 375, 667], ["label", 20, 50, 100, 20], ["button", 200, 50, 80, 30], ["box", 50, 200, 200, 200], ["inner", 60, 210, 50, 50]],
});

/** @param {Record<string, any>} [more] */
export const snapshot = (more = {}) => ({
    document: "Main.storyboard", kind: "storyboard", platform: "iOS", revision: 1, scenes: scenes(), board: board(), state: { isDirty: false }, problems: [], recovered: false, ...more,
});

/** Sockets that were made, and a store on them. @param {any} [kept] */
export function makeStore(kept) {
    /** @type {TestSocket[]} */
    const sockets = [];
    const connection = new Connection("ws://test", () => {
        const socket = new TestSocket();
        sockets.push(socket);
        return /** @type {any} */ (socket);
    });
    const store = new Store(connection, kept);
    return { store, connection, sockets, get socket() { return sockets[sockets.length - 1]; } };
}

/** A store with the fixture's document open, its first scene staged. */
export async function openStore() {
    const made = makeStore();
    made.connection.open();
    made.socket.connect();
    made.socket.tell({ event: "hello", protocol: 1, folder: "App", documents: [], devices: [] });
    const opened = made.store.open("Main.storyboard");
    made.socket.answer("open", { snapshot: snapshot() });
    await opened;
    made.socket.tell({ event: "stage", document: "Main.storyboard", stage: stage() });
    return made;
}

/** Lets everything run that waits for promises. */
export const settle = () => new Promise(resolve => setImmediate(resolve));
