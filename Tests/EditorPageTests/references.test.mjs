import assert from "node:assert/strict";
import { test } from "node:test";
import { followReference, pathOf, referencedController } from "../../Sources/Editor/EditorPage/Page/canvas/references.js";
import { openStore, scenes, settle, snapshot } from "./fixture.mjs";

const other = () => {
    const [first, second] = scenes();
    return snapshot({ document: "App/Home.storyboard", scenes: [first, { ...second, identifier: "Details" }], state: { isDirty: false, initial: "c1" } });
};

/** An editor with a folder of storyboards, what it revealed and what it said. */
async function editor() {
    const { store, socket } = await openStore();
    socket.tell({ event: "documents", documents: ["Main.storyboard", "App/Home.storyboard"].map(path => ({ path, kind: "storyboard", isOpen: false })) });
    const said = [];
    const revealed = [];
    const app = { store, say: text => said.push(text), canvas: { reveal: () => revealed.push(...store.selection) } };
    const follow = async item => {
        const followed = followReference(/** @type {any} */ (app), item);
        await settle();
        if (socket.sent.some(message => message.do === "open" && message.document === "App/Home.storyboard") && !store.openDocuments.some(document => document.path === "App/Home.storyboard")) socket.answer("open", { snapshot: other() });
        await followed;
    };
    return { store, said, revealed, follow };
}

test("a reference leads to the scene that it names, in a document that is opened for it", async () => {
    const { store, revealed, follow } = await editor();
    await follow({ storyboard: "Home", referenced: "Details" });
    assert.deepEqual([store.current.path, store.selection, revealed], ["App/Home.storyboard", ["c2"], ["c2"]]);
});

test("without an identifier it leads to the initial scene, without a storyboard to one of its own", async () => {
    const { store, follow } = await editor();
    await follow({ storyboard: "Home" });
    assert.deepEqual(store.selection, ["c1"]);
    await follow({ referenced: "Details" });
    assert.deepEqual([store.current.path, store.selection], ["App/Home.storyboard", ["c2"]]);
});

test("what there is not is said", async () => {
    const { store, said, follow } = await editor();
    await follow({ storyboard: "Nowhere" });
    await follow({ storyboard: "Home", referenced: "Nobody" });
    await follow({ referenced: "Nobody" });
    assert.deepEqual(said, ["“Nowhere” is not in this folder", "“App/Home.storyboard” has no scene with the identifier “Nobody”", "“App/Home.storyboard” has no scene with the identifier “Nobody”"]);
    assert.deepEqual(store.selection, []);
    store.current.state = { isDirty: false };
    assert.equal(referencedController(store.current, undefined), null);
});

test("of several files of a name the nearest is meant", () => {
    const paths = ["Home.storyboard", "A/Home.storyboard", "A/B/Home.storyboard", "A/B/AtHome.storyboard"];
    assert.deepEqual(["Main.storyboard", "A/Main.storyboard", "A/B/Main.storyboard", "A/C/Main.storyboard"].map(from => pathOf(paths, "Home", from)), ["Home.storyboard", "A/Home.storyboard", "A/B/Home.storyboard", "A/Home.storyboard"]);
    assert.equal(pathOf(paths, "Away", "Main.storyboard"), null);
});
