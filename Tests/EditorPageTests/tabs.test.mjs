import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptDocuments } from "../../Sources/Editor/EditorPage/Page/model/kept-documents.js";
import { indexAfter } from "../../Sources/Editor/EditorPage/Page/documents/tab-drag.js";
import { folderOfNew, freeName, newDocumentProblem, newPath } from "../../Sources/Editor/EditorPage/Page/documents/new-document.js";
import { wordsApart } from "../../Sources/Editor/EditorPage/Page/documents/folders.js";
import { makeStore, openStore, settle, snapshot } from "./fixture.mjs";

const names = ["A.storyboard", "B.storyboard", "C.storyboard"];

/** Answers every request to open, as they come. */
async function answerOpens(socket) {
    for (let answered = 0; answered < names.length; answered++) {
        const request = socket.sent.filter(message => message.do === "open")[answered];
        if (!request) return;
        socket.tell({ reply: request.id, snapshot: snapshot({ document: request.document }) });
        await settle();
    }
}

/** A store that greets a server with three documents. @param {any} [kept] @param {string} [first] */
async function greeted(kept, first) {
    const made = makeStore(kept);
    made.connection.open();
    made.socket.connect();
    made.socket.tell({ event: "hello", protocol: 1, folder: "App", documents: names.map(path => ({ path, kind: "storyboard", isOpen: false })), devices: [], open: first });
    await settle();
    await answerOpens(made.socket);
    return made.store;
}

const paths = store => store.openDocuments.map(document => document.path);

/** What a window keeps. */
function memory() {
    const values = new Map();
    return { getItem: key => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

test("a tab goes past a neighbor once it covers half of it, and not beyond the ends", () => {
    const widths = [100, 60, 200];
    assert.deepEqual([0, 29, 31, 130, 161, 900].map(by => indexAfter(widths, 0, by)), [0, 0, 1, 1, 2, 2]);
    assert.deepEqual([-29, -31, -120, -900].map(by => indexAfter(widths, 2, by)), [2, 1, 0, 0]);
});

test("documents take another place among the open ones, and the one that is seen stays", async () => {
    const store = await greeted(new KeptDocuments(memory()), names[0]);
    store.kept.write("App", names, names[1]);
    const all = await greeted(store.kept, names[0]);
    let told = 0;
    all.on("documents", () => told++);
    all.arrange(names[0], 2);
    assert.deepEqual(paths(all), [names[1], names[2], names[0]]);
    all.arrange(names[2], -5);
    assert.deepEqual(paths(all), [names[2], names[1], names[0]]);
    all.arrange(names[0], 9);
    assert.equal(told, 2, "what stays where it is says nothing");
    assert.equal(all.current.path, names[1]);
});

test("a page that is loaded again has the same documents in the same order, and sees the same one", async () => {
    const kept = new KeptDocuments(memory());
    kept.write("App", [names[2], names[0], "Gone.storyboard"], names[0]);
    const store = await greeted(kept, names[2]);
    assert.deepEqual([paths(store), store.current.path], [[names[2], names[0]], names[0]]);
    store.arrange(names[0], 0);
    assert.deepEqual(kept.read("App").paths, [names[0], names[2]]);
});

test("a document that the server names is seen, whatever was open", async () => {
    const kept = new KeptDocuments(memory());
    kept.write("App", [names[2]], names[2]);
    const store = await greeted(kept, names[1]);
    assert.equal(store.current.path, names[1]);
    assert.deepEqual(kept.read("Other"), { paths: [], current: null }, "another folder has its own");
});

test("a record that is none, or cannot be kept, is no trouble", () => {
    const broken = new KeptDocuments({ getItem: () => "{", setItem() { throw new Error("full"); } });
    assert.deepEqual(broken.read("App"), { paths: [], current: null });
    broken.write("App", [], null);
});

test("a new document is in a folder of the project, beside the languages of the others, with a name that is free", () => {
    assert.deepEqual(["Main.storyboard", "App/Base.lproj/Main.storyboard", "App/Views/Row.xib"].map(path => folderOfNew([path])), ["", "App", "App/Views"]);
    assert.deepEqual([folderOfNew(["App/Base.lproj/Main.storyboard", "App/Views/Row.xib"]), folderOfNew(["App/A.xib", "Kit/A.xib"]), folderOfNew([])], ["App", "", ""]);
    const taken = new Set(["Main.storyboard", "App/Main.storyboard", "App/Main 2.storyboard"]);
    assert.deepEqual(["", "App", "Views"].map(folder => freeName("Main", folder, "storyboard", taken)), ["Main 2", "Main 3", "Main"]);
    assert.deepEqual([newPath(" Shop", "", "storyboard"), newPath("Shop.storyboard", "App", "storyboard")], ["Shop.storyboard", "App/Shop.storyboard"]);
    const problem = path => newDocumentProblem(path, taken, ["", "App", "App/Views"]);
    assert.deepEqual(["New.storyboard", "App/Views/New.storyboard"].map(problem), [null, null]);
    assert.equal(problem("App/Main.storyboard"), "“App/Main.storyboard” already exists");
    assert.equal(problem("App/Cells/Row.xib"), "There is no folder “App/Cells”");
    for (const path of [".hidden.storyboard", "App/.storyboard", "App/ /A.storyboard"]) assert.match(problem(path), /begin with a period/);
});

test("what is refused while a dialog is open is for the dialog, and the next request goes on", async () => {
    const { store, socket } = await openStore();
    const told = [], refused = [];
    store.on("failure", ({ message }) => told.push(message));
    const made = store.attempt("create", { document: "A/B.storyboard" }, ({ message }) => refused.push(message));
    await settle();
    socket.answer("create", { error: { message: "there is no folder 'A'" } });
    assert.equal(await made, null);
    assert.deepEqual([told, refused], [[], ["there is no folder 'A'"]]);
    const next = store.attempt("documents", {});
    await settle();
    socket.answer("documents", { folders: [""] });
    assert.deepEqual((await next).folders, [""]);
});

test("documents of the same name are distinguished by the folders in which they differ", () => {
    const words = paths => [...wordsApart(paths)].map(([, words]) => words);
    assert.deepEqual(words(["Mac/Base.lproj/Main.storyboard", "iOS/Base.lproj/Main.storyboard", "iOS/Inspector.storyboard"]), ["Mac", "iOS"]);
    assert.deepEqual(words(["A/Views/Row.xib", "B/Views/Row.xib"]), ["A", "B"]);
    assert.deepEqual(words(["A/X/Row.xib", "A/Y/Row.xib", "B/X/Row.xib"]), ["A/X", "A/Y", "B/X"]);
    assert.deepEqual(words(["Main.storyboard", "Other.storyboard"]), []);
});
