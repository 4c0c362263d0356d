import assert from "node:assert/strict";
import { test } from "node:test";
import { LibraryTool } from "../../Sources/Editor/EditorPage/Page/canvas/library-tool.js";
import { containerFor, placeForScene, placeInside } from "../../Sources/Editor/EditorPage/Page/canvas/placing.js";
import { Viewport } from "../../Sources/Editor/EditorPage/Page/canvas/viewport.js";
import { object, openStore, settle } from "./fixture.mjs";

const everything = [-1000, -1000, 4000, 4000];

/**
 * Places several of a size, each with those before it in their places.
 * @param {any} document @param {string} container @param {[number, number]} size @param {number} count
 */
function placed(document, container, size, count, visible = everything) {
    const [left, top] = document.frameOf(container);
    return Array.from({ length: count }, (_, number) => {
        const { x, y } = placeInside(document, container, size, visible);
        document.object(container).children.push(object(`new${number}`));
        document.change({ revision: 2, scenes: [...document.scenes.values()], state: {} });
        document.stage("s1").frames.set(`new${number}`, [left + x, top + y, ...size]);
        return [x, y];
    });
}

test("what is placed without a pointer lies in the middle, the next ones below, then above, then a little off", async () => {
    const { store } = await openStore();
    store.current.object("box").children = [];
    assert.deepEqual(placed(store.current, "box", [100, 60], 5), [[50, 70], [50, 138], [50, 2], [70, 90], [90, 110]]);
});

test("the middle is that of what is seen of a container", async () => {
    const { store } = await openStore();
    assert.deepEqual(placeInside(store.current, "v1", [100, 40], [-100, 500, 800, 100]), { x: 138, y: 530 });
    store.current.object("v1").children = [];
    assert.deepEqual(placeInside(store.current, "v1", [100, 40], [-100, 640, 800, 100]), { x: 138, y: 324 }, "not where too little of it is seen");
});

test("what has no room but under a bar goes elsewhere", async () => {
    const { store } = await openStore();
    store.current.object("v1").children = [];
    assert.deepEqual(placed(store.current, "v1", [100, 300], 3), [[138, 194], [158, 214], [178, 234]]);
});

test("what fills its container is ground to lie on, and what is scrolled is counted from the content's corner", async () => {
    const { store } = await openStore();
    store.current.stage("s1").frames.set("inner", [50, 200, 200, 190]);
    assert.deepEqual(placed(store.current, "box", [100, 60], 1), [[50, 70]]);
    store.current.stage("s1").scrolled = [["box", 0, 30]];
    store.current.object("box").children = [];
    assert.deepEqual(placeInside(store.current, "box", [100, 60], everything), { x: 50, y: 100 });
});

test("a scene stands in line with the nearest one, and goes right until it lies on no other", async () => {
    const { store } = await openStore();
    assert.deepEqual(placeForScene(store.current, [375, 667], [100, 300]), [1142.5, 333.5]);
    assert.deepEqual(placeForScene(store.current, [375, 500], [1400, 600]), [1400, 250], "their tops are in line");
    assert.deepEqual(placeForScene(store.current, [375, 667], [100, 2000]), [100, 2000]);
});

test("the container is the selected one, the one around the selection, or one that is seen", async () => {
    const { store } = await openStore();
    const container = ids => {
        store.select(ids);
        return containerFor(store.current, [0, 0, 375, 667]);
    };
    assert.deepEqual([container(["box"]), container(["label"]), container(["c2"]), container([])], ["box", "v1", "v2", "box"]);
});

test("items placed one after another go beside each other, also where each could take the next", async () => {
    const { store, socket } = await openStore();
    store.select(["box"]);
    const viewport = Object.assign(new Viewport(), { width: 800, height: 800 });
    const canvas = { store, viewport, app: { say() {} }, reveal() {}, get document() { return store.current; } };
    const tool = new LibraryTool(/** @type {any} */ (canvas));
    const item = { id: "view", title: "View", size: [50, 50] };
    tool.place(item);
    tool.place(item);
    await settle();
    assert.equal(socket.sent.filter(message => message.do === "perform").length, 1, "the second waits for the first");
    store.select(["inner"]);
    store.current.object("inner").accepts = true;
    socket.answer("perform", { revision: 2, created: ["inner"] });
    await settle();
    assert.equal(socket.last("perform").commands[0].addObject.into, "box");
    socket.answer("perform", { revision: 3, created: ["inner"] });
    await settle();
    store.select(["v1"]);
    tool.place(item);
    await settle();
    assert.equal(socket.last("perform").commands[0].addObject.into, "v1");
});
