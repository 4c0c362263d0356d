import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { VirtualList } from "../../Sources/Editor/EditorPage/Page/outline/virtual-list.js";

/** What of an element a list needs: its children, its size, and that removing it takes the focus from what it contains. */
class FakeElement {
    children = [];
    style = {};
    scrollTop = 0;
    clientHeight = 100;
    #listeners = [];
    append(child) { this.children.push(child); child.parent = this; }
    replaceChildren() { this.children = []; }
    addEventListener(_, listener) { this.#listeners.push(listener); }
    setAttribute() {}
    contains(other) { return other === this; }
    remove() { this.parent.children = this.parent.children.filter(child => child !== this); }
    scroll(top) { this.scrollTop = top; this.#listeners.forEach(listener => listener()); }
}

const own = { document: globalThis.document, Node: globalThis.Node, ResizeObserver: globalThis.ResizeObserver };
afterEach(() => Object.assign(globalThis, own));

function list(count) {
    Object.assign(globalThis, {
        document: { activeElement: null, createElement: () => new FakeElement() }, Node: FakeElement, ResizeObserver: class { observe() {} },
    });
    const scroller = new FakeElement();
    const made = new VirtualList(scroller, 10, index => Object.assign(new FakeElement(), { index }));
    made.update(count);
    return { scroller, list: made, shown: () => made.content.children.map(row => row.index).sort((a, b) => a - b) };
}

test("only rows that are seen, and a few beside them, are in the page", () => {
    const { scroller, shown } = list(1000);
    assert.deepEqual(shown(), [...Array(16).keys()]);
    scroller.scroll(5000);
    assert.deepEqual(shown(), Array.from({ length: 22 }, (_, index) => 494 + index));
});

test("a row that is being edited stays in the page while it is scrolled away, and goes when the focus is elsewhere", () => {
    const { scroller, list: rows, shown } = list(1000);
    const edited = rows.row(3);
    globalThis.document.activeElement = edited;
    scroller.scroll(5000);
    assert.equal(rows.row(3), edited);
    assert.equal(shown()[0], 3);
    scroller.scroll(0);
    assert.equal(shown().filter(index => index === 3).length, 1);
    scroller.scroll(5000);
    globalThis.document.activeElement = null;
    scroller.scroll(6000);
    assert.equal(shown()[0], 594);
});
