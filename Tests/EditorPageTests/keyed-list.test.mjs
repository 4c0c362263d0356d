import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyedList } from "../../Sources/Editor/EditorPage/Page/elements/keyed-list.js";
import { Shown } from "../../Sources/Editor/EditorPage/Page/elements/shown.js";

/** What of an element the list needs: its children, and how often they were moved. */
class Parent {
    children = [];
    moves = 0;
    get firstElementChild() { return this.children[0] ?? null; }
    insertBefore(child, next) {
        this.moves += 1;
        child.remove();
        const index = next ? this.children.indexOf(next) : this.children.length;
        this.children.splice(index, 0, child);
    }
    get names() { return this.children.map(child => child.name).join(" "); }
}

function row(parent, name) {
    return {
        name,
        get nextElementSibling() { return parent.children[parent.children.indexOf(this) + 1] ?? null; },
        remove() {
            const index = parent.children.indexOf(this);
            if (index >= 0) parent.children.splice(index, 1);
        },
    };
}

/** Shows words like "a" or "a=new": a key, and a look. `make` makes what is shown of one. */
function shown(make = each => each) {
    const parent = new Parent();
    const list = new KeyedList(parent);
    return {
        parent, list, show(words, update) {
            parent.moves = 0;
            list.show(words.split(" ").filter(Boolean)
                .map(word => ({ key: word.split("=")[0], look: word, make: () => make(row(parent, word)), update })));
            assert.equal(parent.names, words);
        },
    };
}

test("what looks the same stays where it is", () => {
    const { parent, show } = shown();
    show("a b c d");
    const before = [...parent.children];
    show("a b=new c d");
    assert.equal(parent.moves, 1);
    assert.deepEqual([0, 2, 3].map(index => parent.children[index] === before[index]), [true, true, true]);
});

test("children come, go and change places", () => {
    const { show } = shown();
    for (const words of ["a b c", "c a", "", "b a c d", "d=2 c b a", "a"]) show(words);
});

test("children with the same key are all shown", () => {
    const { parent, show } = shown();
    show("a a=2 b");
    const before = [...parent.children];
    show("a a=2 b");
    assert.deepEqual(parent.children, before);
});

test("what else was put into the parent goes", () => {
    const { parent, show } = shown();
    show("a b");
    parent.children = [row(parent, "No texts")];
    show("a b");
});

test("what is made and what is kept is updated", () => {
    const { show } = shown();
    const updated = [];
    show("a b", each => updated.push(each.name));
    show("b c", each => updated.push(each.name));
    assert.deepEqual(updated, ["a", "b", "b", "c"]);
});

test("what goes, looks different or belongs to a list that goes stops listening", () => {
    const { list, show } = shown(each => new Shown(each).listen(target, "ping", () => heard.push(each.name)));
    const target = new EventTarget();
    const heard = [];
    const ping = () => {
        heard.length = 0;
        target.dispatchEvent(new Event("ping"));
        return heard.join(" ");
    };
    show("a b c");
    assert.equal(ping(), "a b c");
    show("a=new c");
    assert.equal(ping(), "c a=new");
    list.element.remove = () => {};
    list.takeAway();
    assert.equal(ping(), "");
});
