"""A person whose gestures are counted: a click, a drag, a key chord, a typed text and a menu choice are one each."""

import re

from stage import Editor

#: Counts what the page is really given, so that no gesture is left out. Scrolling and zooming are looking, and aren't counted.
WATCH = """() => {
    window.given = { presses: 0, keys: 0, slow: [] };
    const count = (name, kinds) => addEventListener(name, event => {
        if (event.isTrusted && !['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) window.given[kinds] += 1;
    }, true);
    count('pointerdown', 'presses');
    count('keydown', 'keys');
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (entry.duration > 200 && !/^(pointer(over|out|enter|leave|move)|mouse(over|out|enter|leave))$/.test(entry.name)) window.given.slow.push([entry.name, entry.duration, entry.startTime]);
        }
    }).observe({ type: 'event', durationThreshold: 200 });
}"""

# Shows a frame of the board that holds objects, as by scrolling and zooming.
LOOK = """async ids => {
    const { boardFrame } = await import('./canvas/board.js');
    const { union } = await import('./canvas/geometry.js');
    const frames = ids.map(id => boardFrame(editor.store.current, id)).filter(Boolean);
    if (!frames.length) return false;
    const [x, y, w, h] = union(frames);
    editor.canvas.fit([x - 20, y - 60, w + 40, h + 80]);
    return true;
}"""

# A point of the page where a click meets just this object.
POINT = """async id => {
    const { boardFrame } = await import('./canvas/board.js');
    const { constraintAt } = await import('./canvas/constraints.js');
    const document = editor.store.current;
    const frame = boardFrame(document, id);
    if (!frame) return null;
    const [x, y, w, h] = frame;
    const box = editor.canvas.place.getBoundingClientRect();
    const spots = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95].flatMap(v => [0.5, 0.3, 0.7, 0.12, 0.88, 0.04, 0.96].map(u => [x + w * u, y + h * v]));
    for (const spot of spots) {
        if (editor.canvas.hit(spot).id !== id || constraintAt(document, spot, editor.canvas.reach) !== null) continue;
        const [left, top] = editor.canvas.viewport.toScreen(spot);
        if (left < 4 || top < 4 || left > box.width - 4 || top > box.height - 4) continue;
        if (editor.canvas.place.contains(window.document.elementFromPoint(left + box.x, top + box.y))) return [left + box.x, top + box.y];
    }
    return null;
}"""

# The title of a scene, by which it is selected.
TITLE = """async controller => {
    const document = editor.store.current;
    const item = document.boardItem(document.sceneOf(controller));
    const [x, y] = editor.canvas.viewport.toScreen([item.frame[0] + item.frame[2] / 2, item.frame[1]]);
    const box = editor.canvas.place.getBoundingClientRect();
    for (let up = 4; up < 40; up += 2) {
        const hit = editor.canvas.hit(editor.canvas.viewport.toCanvas([x, y - up]));
        if (hit.id === controller && window.document.elementFromPoint(x + box.x, y + box.y - up)?.closest('#canvas')) return [x + box.x, y + box.y - up];
    }
    return null;
}"""


class Worker(Editor):
    """A person at the editor, whose gestures are counted."""

    def begin(self):
        """Begins to count again."""
        self.gestures = []
        self.presses = self.keys = 0
        if not self.run("() => !!window.given"):
            self.run(WATCH)
        self.run("() => Object.assign(window.given, { presses: 0, keys: 0 })")

    def end(self):
        """Returns the gestures in words, if the page was given just these."""
        given = self.run("() => [window.given.presses, window.given.keys]")
        assert given == [self.presses, self.keys], (given, [self.presses, self.keys], self.gestures)
        return self.gestures

    def did(self, words, presses=0, keys=0):
        self.gestures.append(words)
        self.presses += presses
        self.keys += keys

    # Looking

    def look(self, *ids):
        """Scrolls and zooms until objects are large."""
        self.page.wait_for_function(f"async ids => await ({LOOK})(ids)", arg=list(ids))
        self.settle()

    def can_tap(self, object_id):
        return self.run(POINT, object_id) is not None

    def point(self, object_id):
        for script in (POINT, TITLE):
            found = self.run(script, object_id) if script is POINT or self.is_controller(object_id) else None
            if found:
                return found
        raise AssertionError(f"nothing of {object_id} can be clicked")

    def is_controller(self, object_id):
        return self.run("id => editor.store.current.object(id)?.kind === 'controller'", object_id)

    def target(self, target):
        """A point of the page: of an object on the canvas, of an element, or as given."""
        if isinstance(target, str):
            return self.spot(target) if ":" in target else self.point(target)
        if isinstance(target, (tuple, list)):
            return tuple(target)
        x, y, width, height = self.frame(target)
        return x + width / 2, y + height / 2

    # Gestures

    def tap(self, target, words, keys=(), **options):
        """A click, with keys held down for it."""
        x, y = self.target(target)
        for key in keys:
            self.page.keyboard.down(key)
        self.page.mouse.click(x, y, **options)
        for key in keys:
            self.page.keyboard.up(key)
        self.did(words, presses=1 if options.get("click_count", 1) == 1 else options["click_count"])
        self.page.wait_for_timeout(60)

    def pull(self, start, end, words, keys=()):
        """A drag."""
        a, b = self.target(start), self.target(end)
        for key in keys:
            self.page.keyboard.down(key)
        self.drag(a, b)
        for key in keys:
            self.page.keyboard.up(key)
        self.did(words, presses=1)

    def chord(self, key, words):
        self.press(key)
        self.did(words, keys=1)
        self.page.wait_for_timeout(60)

    def write(self, text):
        """A typed text; what is there is selected."""
        self.type(text)
        self.did(f"type “{text}”", keys=len(text))

    def main_menu(self, *titles):
        """A choice of the menu bar."""
        for title in titles[:-1]:
            where = "#toolbar" if title is titles[0] else "[role^=menuitem]"
            self.page.locator(f"{where} >> text='{title}'").last.click()
            self.presses += 1
            self.page.wait_for_timeout(80)
        self.page.locator("[role^=menuitem]", has=self.page.locator(f".menu-title:text-is('{titles[-1]}')")).last.click()
        self.did(" ▸ ".join(titles), presses=1)
        self.page.wait_for_timeout(80)

    def pop_up(self, button, option, words):
        """A choice of a menu that a button has."""
        button.first.click()
        self.presses += 1
        self.choice(option, words)

    def choice(self, option, words):
        """A choice of the menu that is open: the item of that name, or the first that begins with it."""
        self.page.locator("[role=menu]").first.wait_for()
        self.page.wait_for_timeout(300)
        rows = self.page.locator("[role^=menuitem] .menu-title")
        row = rows.filter(has_text=re.compile(f"^{re.escape(option)}$"))
        (row if row.count() else rows.filter(has_text=re.compile(f"^{re.escape(option)}"))).first.click()
        self.did(words, presses=1)
        self.page.wait_for_timeout(80)

    def from_library(self, query, point, words):
        """Something out of the library: three gestures."""
        before = self.revision
        self.chord("Control+Shift+L", "open the library")
        self.write(query)
        row = self.page.locator(".search-panel [role=option]").filter(has_text=re.compile("^" + re.escape(query), re.IGNORECASE)).first
        row.wait_for()
        x, y, _, height = self.frame(row)
        self.pull((x + 30, y + height / 2), point, words)
        self.changed(before)
        return self.selection
