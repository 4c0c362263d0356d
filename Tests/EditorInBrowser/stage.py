"""A person at the editor: mouse and keyboard in a real browser, and a picture after each step."""

import os
import pathlib
import re
import subprocess
import sys
import time

from playwright.sync_api import Error, TimeoutError, expect, sync_playwright

# A machine with other work is several times slower.
expect.set_options(timeout=30_000)

#: The sizes in which a window is looked at.
SIZES = [(1280, 800), (1920, 1080)]

#: The size of the windows of films, and how their pictures look, in place of what each chooses: FILM_SIZE=1920x1080
#: FILM_LOOKS=light,dark.
SIZE = tuple(int(length) for length in os.environ.get("FILM_SIZE", "").split("x") if length)
LOOKS = [look for look in os.environ.get("FILM_LOOKS", "").split(",") if look]

PLACE = """async id => {
    const { boardFrame } = await import('./canvas/board.js');
    const frame = boardFrame(editor.store.current, id);
    if (!frame) return null;
    const [x, y, w, h] = editor.canvas.viewport.frameToScreen(frame);
    const box = editor.canvas.place.getBoundingClientRect();
    return [x + box.x, y + box.y, w, h];
}"""

FIND = """([scene, element, name]) => {
    const document = editor.store.current;
    const found = [];
    const walk = (object, inside) => {
        if (object.element === element && (!name || object.name === name) && inside) found.push(object.id);
        for (const child of object.children) walk(child, inside);
    };
    for (const id of document.order) {
        const each = document.scenes.get(id);
        for (const object of each.objects) walk(object, !scene || each.controller === scene);
    }
    return found;
}"""


DOCK = """async id => {
    const { dockPlaces } = await import('./canvas/board.js');
    const place = editor.store.current.board.items.flatMap(item => dockPlaces(item)).find(icon => icon.id === id);
    const [x, y] = editor.canvas.viewport.toScreen([place.x, place.y]);
    const box = editor.canvas.place.getBoundingClientRect();
    return [x + box.x, y + box.y];
}"""

# The frame of an element that stands still: two frames of the browser agree on it. Nothing if it moves, or is no longer shown.
STILL = """element => {
    const frame = () => {
        const box = element.getBoundingClientRect();
        return box.width && box.height ? [box.x, box.y, box.width, box.height] : null;
    };
    const before = frame();
    return before && new Promise(done => requestAnimationFrame(() => {
        const now = frame();
        done(now && now.every((value, index) => value === before[index]) ? now : null);
    }));
}"""

# Waits until the server has answered, the layout that follows a change has arrived, and both are drawn; no longer than a second,
# since some requests are answered only when something happens.
CALM = """async () => {
    const { store } = editor;
    if (!window.server) {
        const server = window.server = { asked: 0, heard: 0 };
        store.on(['document', 'scenes', 'board', 'stages', 'staged'], () => { server.heard = performance.now(); });
        const { connection } = store, { request } = connection;
        connection.request = (...words) => {
            const reply = request.apply(connection, words);
            const answered = () => { server.asked -= 1; server.heard = performance.now(); };
            server.asked += 1;
            reply.then(answered, answered);
            return reply;
        };
    }
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const end = performance.now() + 1000;
    do {
        await frame();
        await frame();
    } while ((window.server.asked || performance.now() - window.server.heard < 50) && performance.now() < end);
}"""


# Scrolls the board until a point of the page is in the canvas, as a person does; nothing if it is.
IN_SIGHT = """([x, y]) => {
    const box = editor.canvas.place.getBoundingClientRect(), edge = 40;
    const beyond = (at, from, to) => at < from + edge ? at - from - edge : at > to - edge ? at - to + edge : 0;
    const hidden = (at, from, to) => at < from || at > to;
    if (!hidden(x, box.left, box.right) && !hidden(y, box.top, box.bottom)) return false;
    editor.canvas.viewport.pan(beyond(x, box.left, box.right), beyond(y, box.top, box.bottom));
    editor.canvas.moved();
    return true;
}"""


class Editor:
    """The editor in a window of its own, on one folder. `with` ends it, and shows where something went wrong."""

    def __init__(self, command, folder, pictures, size=(1440, 900), page=None, rest=0):
        size = SIZE or size
        self.pictures = pathlib.Path(pictures)
        self.pictures.mkdir(parents=True, exist_ok=True)
        for old in self.pictures.glob("*.png"):
            old.unlink()
        self.steps = 0
        self.complaints = []
        self.launch = [command, "edit", str(folder), "--no-browser", *(["--page", page] if page else [])]
        self.serve()
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        self.page = self.browser.new_page(viewport={"width": size[0], "height": size[1]})
        # A machine with other work is several times slower.
        self.page.set_default_timeout(30000)
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        self.page.on(
            "console",
            lambda message: message.type == "error" and self.complaints.append(f"{message.text} {message.location['url']}"),
        )
        # The browser's own start takes both cores for a while.
        self.page.wait_for_timeout(1000 * rest)
        self.enter_page()

    def serve(self):
        self.server = subprocess.Popen(self.launch, stdout=subprocess.PIPE, text=True)
        self.address = self.server.stdout.readline().strip()

    def enter_page(self):
        self.page.goto(self.address)
        self.page.wait_for_function("() => window.editor?.store.connectionState === 'open'")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            if kind:
                print(self.complaints)
                self.shot("Broken off")
        except Error as error:
            # What broke it off is more than that there is no picture of it.
            print(f"There is no picture of it: {error}")
        finally:
            self.close()

    def close(self):
        self.browser.close()
        self.playwright.stop()
        self.server.terminate()
        self.server.wait()

    # What is there

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    @property
    def selection(self):
        return self.run("() => editor.store.selection")

    @property
    def revision(self):
        return self.run("() => editor.store.current.revision")

    def find(self, element, scene=None, name=None):
        """The ids of objects, in the order of the outline."""
        return self.run(FIND, [scene, element, name])

    def all(self, element, scene, count):
        """The ids of so many objects, when they are there."""
        self.until(f"argument => ({FIND})(argument).length === {count}", [scene, element, None])
        return self.find(element, scene)

    def one(self, element, scene=None, name=None):
        self.until(f"argument => ({FIND})(argument).length > 0", [scene, element, name])
        return self.find(element, scene, name)[0]

    def embedded(self, container):
        """The scene in a container view."""
        return self.run("id => [...editor.store.current.scenes.values()].flatMap(scene => scene.segues).find(segue => segue.kind === 'embed' && segue.from === id).to", container)

    def place(self, object_id):
        """Where an object is on the page: x, y, width, height."""
        for _ in range(300):
            place = self.run(PLACE, object_id)
            if place:
                return place
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{object_id} has no place on the canvas")

    def frame(self, locator):
        """Where an element of the page is: x, y, width, height. What draws it may replace it at any moment, so it is looked up
        until it stands still."""
        for _ in range(300):
            frame = locator.first.evaluate(STILL)
            if frame:
                return frame
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{locator} doesn't stand still")

    def middle(self, object_id, dx=0, dy=0):
        x, y, w, h = self.place(object_id)
        return x + w / 2 + dx, y + h / 2 + dy

    # Pictures

    def shot(self, title):
        """One step of the film."""
        self.settle()
        self.steps += 1
        name = f"{self.steps:02}-" + "".join(c if c.isalnum() else "-" for c in title.lower())
        if LOOKS:
            before = self.run("() => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'")
            for look in LOOKS:
                self.page.emulate_media(color_scheme=look)
                self.settle()
                self.page.screenshot(path=str(self.pictures / f"{name}-{look}.png"))
            self.page.emulate_media(color_scheme=before)
        else:
            self.page.screenshot(path=str(self.pictures / f"{name}.png"))
        print(f"{self.steps:3}  {title}", flush=True)

    def looks(self, title):
        """One step of the film, in each size, light and dark."""
        for size in SIZES:
            for scheme in ["light", "dark"]:
                self.page.set_viewport_size({"width": size[0], "height": size[1]})
                self.page.emulate_media(color_scheme=scheme)
                self.page.wait_for_timeout(250)
                self.shot(f"{title} {size[0]} {scheme}")
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        self.page.emulate_media(color_scheme="light")
        self.page.wait_for_timeout(250)

    def until(self, condition, argument=None):
        if not condition.startswith("async"):
            return self.page.wait_for_function(condition, arg=argument)
        # For the browser, the promise of an answer holds already.
        end = time.monotonic() + 30
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, f"never: {condition}"
            self.page.wait_for_timeout(50)

    def settle(self):
        """Waits until pictures are sharp, too."""
        self.calm()
        self.page.wait_for_timeout(300)

    def calm(self):
        """Waits until the page shows what the document is."""
        self.run(CALM)

    # Mouse and keyboard

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    def click(self, object_id, **options):
        x, y = self.middle(object_id)
        self.page.mouse.click(x, y, **options)

    def drag(self, start, end, button="left", steps=6):
        self.page.mouse.move(*start)
        self.page.mouse.down(button=button)
        self.page.mouse.move(start[0] + 6, start[1] + 4)
        self.page.mouse.move(*end, steps=steps)
        self.page.wait_for_timeout(60)
        self.page.mouse.up(button=button)

    def menu(self, *titles):
        """A command of the menu bar, by the names on the way to it."""
        before = self.revision
        self.page.locator(f"#toolbar >> text='{titles[0]}'").first.click()
        for title in titles[1:]:
            self.page.wait_for_timeout(60)
            self.page.locator(f"[role^=menuitem] >> text='{title}'").last.click()
            self.page.wait_for_timeout(60)
        return before

    def turn_to(self, path):
        """Turns to an open document by its tab."""
        self.page.locator("#tabs").get_by_role("tab").filter(has_text=path.split("/")[-1]).first.click()
        self.until("path => editor.store.current?.path === path", path)

    def command(self, title):
        """A command by its name, as a person finds it in the palette."""
        self.press("Control+k")
        self.page.keyboard.type(title)
        self.page.wait_for_timeout(80)
        self.press("Enter")
        self.page.wait_for_timeout(120)

    def from_library(self, query, point):
        """Drags something out of the library. The ids of what it made."""
        before = self.revision
        self.press("Control+Shift+L")
        self.page.keyboard.type(query)
        rows = self.page.locator(".search-panel [role=option]")
        row = rows.filter(has_text=re.compile("^" + re.escape(query), re.IGNORECASE)).first
        row.wait_for()
        self.calm()
        x, y, _, height = self.frame(row)
        self.drag((x + 30, y + height / 2), point)
        self.changed(before)
        return self.selection

    def changed(self, before):
        """Waits until the document has been changed since."""
        self.page.wait_for_function(f"() => editor.store.current.revision > {before}")
        self.calm()

    def select(self, object_id):
        """Selects by the outline, where everything can be found."""
        self.run("id => editor.store.select([id])", object_id)
        row = self.page.locator(f"#outline [data-object-id='{object_id}'] .outline-name").first
        row.wait_for()
        row.click()
        self.page.wait_for_timeout(250)

    def inspected(self):
        """Waits until the inspectors show the selection."""
        self.until("() => { const panel = document.getElementById('inspector-panel'); return !panel.offsetParent || panel.dataset.objects === editor.store.selection.join(' '); }")

    def together(self, object_ids):
        """Selects several in the outline."""
        # What is inside of closed rows is shown first.
        for each in reversed(object_ids):
            self.select(each)
        for each in object_ids[1:]:
            self.page.locator(f"#outline [data-object-id='{each}'] .outline-name").first.click(modifiers=["Control"])
        self.until("ids => [...editor.store.selection].sort().join() === ids.join()", sorted(object_ids))
        self.inspected()

    def delete(self, *object_ids):
        before = self.revision
        self.together(list(object_ids))
        self.press("Delete")
        self.changed(before)

    def pin(self, object_ids, picture=None, margins=False, **distances):
        """Adds constraints by their popover: `top`, `leading`, `trailing` and `bottom` are distances to the nearest neighbor,
        or its `margins`; `width` and `height` are sizes."""
        self.together(object_ids)
        self.press("Control+Alt+c")
        sheet = self.page.locator(".pin-sheet")
        sheet.wait_for()
        if margins:
            sheet.locator("label.check", has_text="Constrain to margins").click()
        for side, distance in distances.items():
            label = side.capitalize() if side in ("width", "height") else f"{side.capitalize()} space"
            field = sheet.locator(f"input:not([type=checkbox])[aria-label='{label}']")
            field.click()
            self.press("Control+a")
            self.type(str(distance))
            self.press("Tab")
        if picture:
            self.shot(picture)
        before = self.revision
        button = sheet.locator("button.primary")
        count = len(object_ids) * len(distances)
        assert button.inner_text() == (f"Add {count} Constraints" if count > 1 else "Add 1 Constraint"), button.inner_text()
        button.click()
        self.changed(before)

    def align(self, object_ids, *titles):
        """Adds alignment constraints by their popover."""
        self.together(object_ids)
        self.press("Control+Alt+a")
        sheet = self.page.locator(".pin-sheet")
        sheet.wait_for()
        for title in titles:
            sheet.locator("label.check", has_text=title).click()
        before = self.revision
        sheet.locator("button.primary").click()
        self.changed(before)

    def tab(self, name):
        self.page.locator(f"#tab-{name}").click()
        self.inspected()

    def row(self, title, section=None):
        """A row of the inspector, which shows the selection by now."""
        self.inspected()
        scope = self.page.locator("#inspector-panel")
        if section:
            scope = scope.locator(f"section[aria-label='{section}']")
        return scope.locator(".inspector-row", has=self.page.locator(f".row-title:text-is('{title}')")).first

    def enter(self, title, text, section=None, field=0):
        """Types a value into a row of the inspector, unless it is there already; a row of several fields has them counted from 0."""
        before = self.revision
        field = self.row(title, section).locator("input, textarea").nth(field)
        if field.input_value() == str(text):
            return
        field.click()
        self.press("Control+a", "Delete")
        self.page.keyboard.type(str(text))
        self.press("Enter")
        if field.evaluate("field => field.tagName") == "TEXTAREA":
            self.press("Tab")
        self.changed(before)

    def enter_all(self, title, *texts):
        """Types the values of a row of several fields."""
        for number, text in enumerate(texts):
            self.enter(title, text, field=number)

    def choose(self, title, option, section=None):
        """Chooses from a pop-up of the inspector."""
        before = self.revision
        self.open_menu(self.row(title, section).locator("button.pop-up").first)
        self.pick(option)
        self.changed(before)

    def open_menu(self, button, times=5):
        """Clicks a button of the inspector until its menu is open: rows that are behind the selection refuse clicks."""
        for _ in range(times):
            self.inspected()
            button.click()
            try:
                return self.page.locator("[role^=menuitem]").first.wait_for(timeout=3000)
            except TimeoutError:
                continue
        raise AssertionError("the menu doesn't open")

    def pick(self, option):
        """Chooses from the menu that is open."""
        self.page.locator(f"[role^=menuitem] >> text='{option}'").last.click()

    def choose_segment(self, title, option, section=None):
        """Presses one of the joined buttons of a row."""
        before = self.revision
        self.row(title, section).get_by_role("radio", name=option, exact=True).click()
        self.changed(before)

    def choose_font(self, style):
        before = self.revision
        self.row("Font").locator("button.pop-up, .font button").first.click()
        self.page.locator(".font-sheet button.pop-up").first.click()
        self.pick(style)
        self.changed(before)
        self.press("Escape")
        self.page.wait_for_timeout(120)

    def check(self, title):
        """Ticks a box of the inspector, or takes the tick away."""
        self.inspected()
        before = self.revision
        self.page.locator("#inspector-panel label.check", has_text=title).first.click()
        self.changed(before)

    def add_runtime_attribute(self, key_path, kind, value):
        """Adds an attribute that is set when the object is loaded, in the identity inspector."""
        self.inspected()
        before = self.revision
        self.page.locator("#inspector-panel").get_by_text("Add Attribute").click()
        self.pick(kind)
        self.changed(before)
        section = self.page.locator("#inspector-panel section[aria-label='User Defined Runtime Attributes']")
        for number, text in [(-2, key_path), (-1, value)]:
            before = self.revision
            field = section.locator("input:not([type=checkbox])").nth(number)
            field.click()
            self.press("Control+a")
            self.type(str(text))
            self.press("Enter")
            self.changed(before)

    def connect(self, start, end, *titles, under="", picture=None):
        """Control-drags from one object to another and chooses from the menu what it makes, under a heading; several with Shift."""
        before = self.revision
        # The second may scroll the first.
        self.spot(end)
        a, b = self.spot(start), self.spot(end)
        self.page.keyboard.down("Control")
        self.drag(a, b)
        self.page.keyboard.up("Control")
        self.page.locator("[role=menu]").first.wait_for()
        if picture:
            self.shot(picture)
        for number, title in enumerate(titles):
            shift = ["Shift"] if number < len(titles) - 1 else []
            self.page.locator(f".menu-heading:has-text('{under}') ~ .menu-item:has(:text-is('{title}'))").first.click(modifiers=shift)
        self.changed(before)

    def connect_event(self, object_id, event, end, title):
        """Drags from an event's circle in the connections inspector, for another event than the usual one."""
        self.select(object_id)
        self.tab("connections")
        self.inspected()
        circle = self.page.locator(f".connection[data-connection='new {event}'] .circle")
        circle.scroll_into_view_if_needed()
        x, y, width, height = self.frame(circle)
        before = self.revision
        self.drag((x + width / 2, y + height / 2), self.spot(end))
        self.page.locator("[role=menu]").first.wait_for()
        self.pick(title)
        self.changed(before)

    def show(self, *object_ids):
        """Brings objects large into the window."""
        self.run("ids => editor.store.select(ids)", list(object_ids))
        self.press("Control+2")
        self.calm()

    def show_all(self):
        self.press("Control+9")
        self.calm()

    def spot(self, target):
        """A point of the page: of an object, an outline row, or as given."""
        if isinstance(target, str):
            if target.startswith("row:"):
                row = self.page.locator(f"#outline [data-object-id='{target[4:]}']")
                if row.count():
                    row.first.evaluate("row => row.scrollIntoView({ block: 'nearest' })")
                else:
                    self.select(target[4:])
                x, y, _, height = self.frame(row)
                return x + 90, y + height / 2
            point = self.board_point(target)
            # A drag that stays at the canvas's edge for a while scrolls the board.
            if self.run(IN_SIGHT, list(point)):
                self.calm()
                point = self.board_point(target)
            return point
        return target

    def board_point(self, target):
        return self.run(DOCK, target[5:]) if target.startswith("dock:") else self.middle(target)

    # What a person does again and again

    def title(self, controller, text):
        """Types the title of a scene over its navigation bar."""
        self.show(controller)
        x, y, w, _ = self.place(controller)
        self.type_at(x + w / 2, y + 81 * self.scale, text)

    def name(self, controller, class_name=None, identifier=None):
        self.select(controller)
        self.tab("identity")
        if class_name:
            self.enter("Class", class_name)
        if identifier:
            self.enter("Storyboard ID", identifier)

    def retitle(self, object_id, text):
        """Types a new text in place of the one on the canvas."""
        self.type_at(*self.middle(object_id), text)

    def type_at(self, x, y, text):
        """Types a text where it stands on the canvas."""
        before = self.revision
        self.page.mouse.dblclick(x, y)
        self.page.wait_for_function("() => document.activeElement?.matches('input.canvas-editor')")
        self.press("Control+a")
        self.type(text)
        self.press("Enter")
        self.changed(before)

    def retitle_all(self, texts):
        for object_id, text in texts:
            self.show(object_id)
            self.retitle(object_id, text)

    def segue(self, source):
        return self.run(
            "id => [...editor.store.current.scenes.values()].flatMap(scene => scene.segues).filter(segue => segue.from === id).at(-1).id",
            source,
        )

    def identify(self, segue, text):
        self.run("id => editor.store.select([id])", segue)
        self.calm()
        self.tab("attributes")
        self.enter("Identifier", text)

    def ground(self):
        """The middle of the canvas."""
        x, y, width, height = self.frame(self.page.locator("#canvas"))
        return x + width / 2, y + height / 2

    @property
    def scale(self):
        return self.run("() => editor.canvas.viewport.scale")

    def inside(self, object_id, dx, dy):
        """A point of an object, in points from its corner."""
        x, y, w, h = self.place(object_id)
        return x + dx * self.scale, y + dy * self.scale

    def right_of(self, object_id):
        """A free place beside an object's scene; the window shows less first, so that there is one."""
        return self.beside(object_id, 1.6, 0)

    def above(self, object_id):
        return self.beside(object_id, -1.5, -2)

    def below(self, object_id):
        return self.beside(object_id, 0.4, 1.35)

    def far_below(self, object_id):
        return self.beside(object_id, 0.4, 2.7)

    def beside(self, object_id, dx, dy):
        self.show_all()
        self.press("Control+-", "Control+-", "Control+-", "Control+-")
        self.calm()
        scene = self.run("id => { const d = editor.store.current; return d.scenes.get(d.sceneOf(id)).controller; }", object_id)
        left, top, width, height = self.frame(self.page.locator("#canvas"))
        for _ in range(4):
            x, y, w, h = self.place(scene)
            point = x + w / 2 + dx * w, y + h / 2 + dy * h
            if left < point[0] < left + width and top < point[1] < top + height:
                break
            self.press("Control+-")
            self.calm()
        return point

    def new_storyboard(self, path):
        """Makes a storyboard from the list of documents."""
        folder, _, name = path.rpartition("/")
        self.page.get_by_role("button", name="New Storyboard").click()
        home = self.run("() => editor.store.folder")
        self.page.get_by_label("Where").select_option(label=f"{home}/{folder}" if folder else home)
        self.page.get_by_label("Name").fill(name)
        self.press("Enter")
        self.until("() => editor.store.current?.order.length === 0")

    def save_all(self):
        """Saves all documents and the source."""
        self.press("Control+Alt+s")
        self.until("() => editor.store.openDocuments.every(document => !document.state.isDirty) && !editor.source?.source?.state.isDirty")
        # Sources that aren't shown are saved, too.
        self.until("async () => (await editor.store.request('sources')).files.every(({ isDirty }) => !isDirty)")

    def save(self):
        self.press("Control+s")
        self.page.wait_for_function("() => !editor.store.current.state.isDirty")
