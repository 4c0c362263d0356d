"""Random hands in the editor: clicks, drags, keys and words where they happen to be, on copies of documents. Nothing that hands do
may end the process, break the page, leave a request without an answer, or a step that can't be undone: in the end everything is
undone, and the document is its file again, byte for byte.

    random_hands.py STORYBOARD DOCUMENT PICTURES [SEED] [STEPS] [PAGE]

DOCUMENT may be an app's folder, of which all documents and sources are within reach; only what must not happen is looked for then.
The seed is printed, and repeats what was tried as far as the page takes the same time.
"""

import contextlib
import difflib
import os
import pathlib
import random
import shutil
import sys
import tempfile

from playwright.sync_api import Error
from stage import Editor

# What can be pressed, where it is seen.
TARGETS = """() => {
    const all = [...document.querySelectorAll("button, [role=button], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=tab], [role=option], [role=treeitem], input, select, textarea, [contenteditable]")];
    return all.filter(each => !each.disabled && each.checkVisibility({ visibilityProperty: true })).map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2, (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 40)];
    }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
}"""
# What is asked and not answered yet, watched from the first call on.
WAITING = """() => {
    if (!window.waiting) {
        const waiting = window.waiting = new Map();
        const { connection } = editor.store, { request } = connection;
        let number = 0;
        connection.request = (name, ...words) => {
            const own = ++number;
            // Steps end with the document that is closed, or read again.
            if (["close", "reload", "resolve"].includes(name)) window.closed = true;
            const reply = request.call(connection, name, ...words);
            waiting.set(own, [name, performance.now()]);
            const answered = () => waiting.delete(own);
            reply.then(answered, answered);
            return reply;
        };
    }
    return [...window.waiting.values()].filter(([, since]) => performance.now() - since > 15000).map(([name]) => name);
}"""
ROW = """(rows, index) => {
    const { x, y, width, height } = rows[index]?.getBoundingClientRect() ?? {};
    return width ? { x, y, width, height } : null;
}"""
KEYS = (
    "Enter Escape Tab Delete Backspace ArrowUp ArrowDown ArrowLeft ArrowRight Space F2 Control+z Control+z Control+Shift+z Control+a Control+c "
    "Control+v Control+x Control+d Control+f Control+Shift+f Control+e Control+Shift+o Control+0 Control+Alt+u Control+Shift+l Alt+ArrowUp "
    "Shift+ArrowRight Home End PageDown Control+Alt+1 Control+Alt+2 Control+Alt+3 Control+Alt+4 Control+Alt+5 Control+g Control+Shift+p"
).split()
WORDS = ["Save", "0", "-1", "12.5", "1e9", "", "a & <b> \"c\" 'd'", "Müller 🙂", "UIButton", "system red", "100000", "Title", "#FF3B3080", "viewDidLoad:"]


class Hands:
    def __init__(self, editor, said, seed):
        self.editor, self.said, self.random = editor, said, random.Random(seed)
        self.done = []

    def point(self):
        size = self.editor.page.viewport_size
        return self.random.uniform(245, size["width"] - 290), self.random.uniform(110, size["height"] - 70)

    def spot(self):
        """A point on the canvas, or one of an outline row."""
        rows = self.editor.page.locator("#outline [data-object-id]")
        count = rows.count()
        # A row may go meanwhile.
        box = rows.evaluate_all(ROW, self.random.randrange(count)) if count and self.random.random() < 0.4 else None
        size = self.editor.page.viewport_size
        if not box or not 80 < box["y"] < size["height"] - 40:
            return self.point()
        return box["x"] + 80, box["y"] + box["height"] / 2

    def act(self):
        page, kind = self.editor.page, self.random.random()
        if kind < 0.34:
            targets = page.evaluate(TARGETS)
            if targets:
                x, y, name = self.random.choice(targets)
                self.done.append(f"press {name!r}")
                page.mouse.click(x, y, click_count=2 if self.random.random() < 0.1 else 1)
        elif kind < 0.54:
            x, y = self.spot()
            button = "right" if self.random.random() < 0.2 else "left"
            self.done.append(f"{button} click at {x:.0f}, {y:.0f}")
            page.mouse.click(x, y, button=button, click_count=self.random.choice([1, 1, 1, 2]))
        elif kind < 0.7:
            keys = self.random.choice([[], [], ["Control"], ["Shift"], ["Alt"]])
            (x, y), (to_x, to_y) = self.spot(), self.spot()
            self.done.append(f"{'+'.join(keys)} drag from {x:.0f}, {y:.0f} to {to_x:.0f}, {to_y:.0f}")
            for key in keys:
                page.keyboard.down(key)
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + 6, y + 6)
            page.mouse.move(to_x, to_y, steps=3)
            page.mouse.up()
            for key in keys:
                page.keyboard.up(key)
        elif kind < 0.88:
            key = self.random.choice(KEYS)
            self.done.append(key)
            page.keyboard.press(key)
        else:
            word = self.random.choice(WORDS)
            self.done.append(f"type {word!r}")
            page.keyboard.type(word)
            page.keyboard.press(self.random.choice(["Enter", "Tab", "Escape"]))
        if self.random.random() < 0.3:
            page.wait_for_timeout(self.random.choice([20, 150, 400]))

    def held(self):
        """Whether all is as it must be, in words if it isn't."""
        editor = self.editor
        if editor.server.poll() is not None or "crashed" in self.said.read_text():
            return f"the process ended:\n{self.said.read_text()}"
        if editor.complaints:
            return f"the page complained: {editor.complaints}"
        left = editor.page.evaluate(WAITING)
        return f"not answered: {left}" if left else None

    def undone(self, path):
        """Undoes everything, and returns the text of the document."""
        return self.editor.page.evaluate(
            """async path => {
                const { store } = editor;
                if (window.closed || store.current?.path !== path) return null;
                for (let count = 0; store.current.state.undo && count < 10000; count += 1) await store.connection.request('undo', { document: path, others: true });
                return (await store.connection.request('text', { document: path })).text;
            }""",
            path,
        )


@contextlib.contextmanager
def redirected(stream):
    """What processes say that begin meanwhile goes to a file."""
    usual = os.dup(2)
    os.dup2(stream.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(usual, 2)
        os.close(usual)


def main(command, document, pictures, seed=None, steps="400", page=None):
    seed = int(seed) if seed and seed != "-" else random.randrange(1 << 30)
    print(f"{document}: seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "App"
        isApp = pathlib.Path(document).is_dir()
        if isApp:
            shutil.copytree(document, folder, symlinks=True)
            copy = random.Random(seed).choice(sorted(folder.rglob("*.storyboard")))
        else:
            folder.mkdir()
            copy = folder / pathlib.Path(document).name
            shutil.copy(document, copy)
        original = copy.read_bytes()
        said = pathlib.Path(home) / "said.txt"
        with said.open("w") as stream, redirected(stream), Editor(command, copy, pictures, size=(1280, 800), page=page) as editor:
            editor.page.on("dialog", lambda dialog: dialog.dismiss())
            editor.page.evaluate(WAITING)
            hands = Hands(editor, said, seed)
            for step in range(int(steps)):
                try:
                    hands.act()
                    wrong = hands.held()
                except Error as error:
                    wrong = f"the page doesn't answer: {str(error).splitlines()[0]}"
                if wrong:
                    print("\n".join(hands.done[-12:]))
                    sys.exit(f"step {step}: {wrong}")
            editor.shot("What random hands left")
            if isApp:
                return
            left = hands.undone(copy.name)
            print("Another document is shown." if left is None else "Everything is undone.", flush=True)
            if left is not None and left.encode() != original:
                print("\n".join([*hands.done, *list(difflib.unified_diff(original.decode().splitlines(), left.splitlines(), lineterm=""))[:40]]))
                sys.exit("undoing everything doesn't lead back to the file")


if __name__ == "__main__":
    main(*sys.argv[1:])
