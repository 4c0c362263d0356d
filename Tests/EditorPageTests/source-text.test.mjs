import assert from "node:assert/strict";
import { test } from "node:test";
import { patchBetween, patched, rebased, shifted, SourceText } from "../../Sources/Editor/EditorPage/Page/source/source-text.js";

/** A server for one source: it accepts edits of its latest revision. */
class Server {
    revision = 0;
    /** @type {{text: SourceText, isAuthor: () => boolean}[]} */
    constructor(text) { this.text = text; this.pages = []; }

    page() {
        const waiting = [];
        const page = { inbox: [], waiting };
        page.text = new SourceText({ text: this.text, revision: this.revision }, (revision, patch) => new Promise((resolve, reject) => waiting.push({ revision, patch, resolve, reject })), () => assert.fail("nothing is taken back"));
        this.pages.push(page);
        return page;
    }

    /** Handles the next edit of a page. */
    async handle(page) {
        const edit = page.waiting.shift();
        if (!edit) return;
        if (edit.revision !== this.revision) {
            page.inbox.push(() => edit.reject(new Error("stale")));
        } else {
            this.text = patched(this.text, edit.patch);
            this.revision += 1;
            const { revision } = this;
            page.inbox.push(() => edit.resolve({ revision }));
            for (const other of this.pages) if (other !== page) other.inbox.push(() => other.text.receive({ from: revision - 1, revision, patch: edit.patch }));
        }
    }

    async deliver(page) {
        page.inbox.shift()?.();
        await Promise.resolve();
        await new Promise(setImmediate);
    }
}

test("a patch is what differs, between whole characters", () => {
    assert.deepEqual(patchBetween("hello", "help"), { at: 3, remove: 2, insert: "p" });
    assert.deepEqual(patchBetween("a🙂b", "a🙃b"), { at: 1, remove: 2, insert: "🙃" });
    assert.deepEqual(patchBetween("aa", "aaa"), { at: 2, remove: 0, insert: "a" });
    for (const [from, to] of [["", "x"], ["x", ""], ["same", "same"], ["🙂", "🙃🙂"]]) assert.equal(patched(from, patchBetween(from, to)), to);
});

test("an offset stays where it is in the text", () => {
    const patch = { at: 5, remove: 2, insert: "abc" };
    assert.deepEqual([0, 5, 6, 7, 9].map(offset => shifted(offset, patch)), [0, 5, 8, 8, 10]);
});

test("edits of several pages at once end in one text, and every inserted word stays", async () => {
    const seed = Math.floor(Math.random() * 100000);
    let state = seed;
    const random = limit => { state = (state * 1103515245 + 12345) % 2147483648; return state % limit; };
    for (let round = 0; round < 60; round += 1) {
        const server = new Server("one two three four five");
        const pages = [server.page(), server.page(), server.page()];
        const words = [];
        for (let step = 0; step < 40; step += 1) {
            const page = pages[random(3)];
            const action = random(3);
            if (action === 0 && !page.isBusy) {
                const at = random(page.text.text.length + 1);
                // Nothing is removed within words that were inserted.
                const word = `<${words.length}>`;
                words.push(word);
                page.text.edit(patched(page.text.text, { at: safe(page.text.text, at), remove: 0, insert: word }));
                // Several edits on their way are one, in which those of others may land.
                page.isBusy = true;
                page.text.settled().then(() => { page.isBusy = false; });
            } else if (action === 1) await server.handle(page);
            else await server.deliver(page);
        }
        for (let more = 0; more < 200; more += 1) for (const page of pages) { await server.handle(page); await server.deliver(page); if (!pages.some(each => each.waiting.length || each.inbox.length)) more = 200; }
        for (const page of pages) assert.equal(page.text.text, server.text, `seed ${seed}`);
        for (const word of words) assert.ok(server.text.includes(word), `seed ${seed}: ${word} is lost from ${server.text}`);
    }
});

/** An offset that isn't within a word in brackets. */
function safe(text, at) {
    const open = text.lastIndexOf("<", at - 1);
    const close = text.indexOf(">", open);
    return open >= 0 && open < at && at <= close ? close + 1 : at;
}

test("of what is removed by both, nothing is removed twice", () => {
    const text = "abcdefghij";
    for (let at = 0; at < 10; at += 1) for (let remove = 0; at + remove <= 10; remove += 1) for (let other = 0; other < 10; other += 1) for (let removed = 0; other + removed <= 10; removed += 1) {
        const first = { at: other, remove: removed, insert: "X" };
        const then = rebased({ at, remove, insert: "Y" }, first);
        const result = patched(patched(text, first), then);
        assert.ok(result.includes("X") && result.includes("Y"), `${at} ${remove} ${other} ${removed}: ${result}`);
        const kept = [...text].filter((_, index) => !(index >= at && index < at + remove) && !(index >= other && index < other + removed)).join("");
        assert.equal(result.replace(/[XY]/g, ""), kept, `${at} ${remove} ${other} ${removed}: ${result}`);
    }
});

test("an edit that is refused is taken back; one that finds no connection stays, and is sent with the next", async () => {
    const sent = [];
    let answer = () => Promise.reject(Object.assign(new Error("no"), { isLost: false }));
    let refusals = 0;
    const text = new SourceText({ text: "a", revision: 0 }, (revision, patch) => { sent.push(patch); return answer(); }, () => { refusals += 1; });
    text.edit("ab");
    await text.settled();
    assert.deepEqual([text.text, refusals, sent.length], ["a", 1, 1]);
    answer = () => Promise.reject(Object.assign(new Error("lost"), { isLost: true }));
    text.edit("ac");
    await text.settled();
    assert.deepEqual([text.text, refusals, sent.length], ["ac", 1, 2]);
    answer = () => Promise.resolve({ revision: 4 });
    text.renew({ text: "// new\na", revision: 3 });
    await text.settled();
    assert.equal(text.text, "// new\nac");
    assert.deepEqual(sent[2], { at: 8, remove: 0, insert: "c" });
});
