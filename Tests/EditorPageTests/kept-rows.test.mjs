import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptRows } from "../../Sources/Editor/EditorPage/Page/elements/kept-rows.js";

/** What of an element the rows need: its children, and how often they were moved. */
class Parent {
    childNodes = [];
    moves = 0;
    get firstChild() { return this.childNodes[0] ?? null; }
    insertBefore(child, next) {
        this.moves += 1;
        child.remove();
        const index = next ? this.childNodes.indexOf(next) : this.childNodes.length;
        this.childNodes.splice(index, 0, child);
    }
    get names() { return this.childNodes.map(child => child.name).join(" "); }
}

function row(parent, name) {
    return {
        name,
        get nextSibling() { return parent.childNodes[parent.childNodes.indexOf(this) + 1] ?? null; },
        remove() {
            const index = parent.childNodes.indexOf(this);
            if (index >= 0) parent.childNodes.splice(index, 1);
        },
    };
}

/** Shows words like "a" or "a=new": a key, and a look. */
function shown() {
    const parent = new Parent();
    const rows = new KeptRows(parent);
    return {
        parent, show(words) {
            parent.moves = 0;
            rows.show(words.split(" ").filter(Boolean).map(word => ({ key: word.split("=")[0], look: word, make: () => row(parent, word) })));
            assert.equal(parent.names, words);
        },
    };
}

test("rows that look the same stay where they are", () => {
    const { parent, show } = shown();
    show("a b c d");
    const before = [...parent.childNodes];
    show("a b=new c d");
    assert.equal(parent.moves, 1);
    assert.deepEqual([0, 2, 3].map(index => parent.childNodes[index] === before[index]), [true, true, true]);
});

test("rows come, go and change places", () => {
    const { show } = shown();
    for (const words of ["a b c", "c a", "", "b a c d", "d=2 c b a", "a"]) show(words);
});

test("rows with the same key are all shown", () => {
    const { parent, show } = shown();
    show("a a=2 b");
    const before = [...parent.childNodes];
    show("a a=2 b");
    assert.deepEqual(parent.childNodes, before);
});

test("what else was put into the parent goes", () => {
    const { parent, show } = shown();
    show("a b");
    parent.childNodes = [row(parent, "No texts")];
    show("a b");
});
