"""What comes and goes leaves nothing behind: documents, inspectors, popovers, menus, panels, sources and played storyboards are
shown and taken away again and again, and the page then has as many listeners, nodes and bytes as before.

    leaving.py STORYBOARD SAMPLE PICTURES [PAGE]

STORYBOARD is the command, SAMPLE an app's folder, PICTURES takes a picture of each step. PAGE is a folder with the page's files,
in place of those that came with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

ROOT = pathlib.Path(__file__).parents[2]
ATTRIBUTED = ROOT / "Tests/Fixtures/Documents/AttributedText.xib"

#: How often each is done after what it does the first times: caches are filled, and the last one may still be referred to.
FIRST, MORE = 3, 6

#: What a round may leave in bytes: compiled code, and the lists of what the server was asked.
BYTES = 60_000

ATTRIBUTED_TEXT = """() => [...editor.store.current.places].find(({ object }) => object.element === 'label')?.object.id"""

#: The number of the page's own listeners for its topics. They are private, and counted by what asks for them.
TOPICS = """() => {
    const { prototype } = Object.getPrototypeOf(editor.store.constructor);
    const { on } = prototype;
    window.topics = 0;
    prototype.on = function (...words) {
        const end = on.apply(this, words);
        let isOn = true;
        window.topics += 1;
        return () => { if (isOn) window.topics -= 1; isOn = false; end(); };
    };
}"""


class Leaving:
    def __init__(self, editor):
        self.editor, self.page = editor, editor.page
        self.session = self.page.context.new_cdp_session(self.page)
        self.session.send("Performance.enable")
        self.left = {}
        editor.run(TOPICS)

    def count(self):
        """The listeners, nodes, topics and bytes that the page has, without what can be collected."""
        self.editor.calm()
        # What waits for a pause of the events, or for a picture, refers to what it waits for.
        self.page.wait_for_timeout(400)
        for _ in range(3):
            self.session.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in self.session.send("Performance.getMetrics")["metrics"]}
        return {
            "listeners": int(metrics["JSEventListeners"]), "nodes": int(metrics["Nodes"]),
            "topics": self.editor.run("() => window.topics"), "bytes": int(metrics["JSHeapUsedSize"]),
        }

    def again(self, title, act):
        """Does something again and again, and looks for what it has left."""
        for _ in range(FIRST):
            act()
        before = self.count()
        for _ in range(MORE):
            act()
        after = self.count()
        self.left[title] = {name: (after[name] - before[name]) / MORE for name in after}
        print(title, {name: f"{before[name]} {value:+.1f} each" for name, value in self.left[title].items()}, flush=True)

    def wrong(self):
        # A timer or a picture more or less is no leak, one each time is.
        return {title: left for title, left in self.left.items()
                if any(left[name] > 0.5 for name in ("listeners", "topics")) or left["nodes"] > 10 or left["bytes"] > BYTES}

    def run(self, command):
        self.editor.run("id => { editor.commands.run(id); }", command)
        self.editor.calm()

    def shown(self, selector):
        self.page.locator(selector).first.wait_for()

    def gone(self, selector):
        self.page.locator(selector).first.wait_for(state="detached")

    def toggled(self, command):
        def act():
            self.run(command)
            self.run(command)
        return act

    def popped(self, command, selector):
        def act():
            self.run(command)
            self.shown(selector)
            self.editor.press("Escape")
            self.gone(selector)
        return act

    def opened(self, path, other):
        def act():
            self.open(path)
            self.run("file.close")
            self.editor.until("path => editor.store.current?.path === path", other)
        return act

    def open(self, path):
        self.editor.run("async path => { await editor.store.open(path); }", path)
        self.editor.calm()

    def select(self, *ids):
        self.editor.run("ids => editor.store.select(ids)", list(ids))
        self.editor.calm()
        self.editor.inspected()


def inspectors(leaving):
    editor = leaving.editor
    ids = editor.run("() => [...editor.store.current.places].map(({ object }) => object.id).slice(0, 12)")

    def act():
        for tab in ("identity", "attributes", "size", "connections"):
            leaving.run(f"inspector.{tab}")
            for each in ids[::3]:
                leaving.select(each)
    leaving.again("inspectors", act)
    leaving.run("inspector.attributes")


def attributed(leaving):
    """An attributed text listens to what is selected in it."""
    editor = leaving.editor
    leaving.open(ATTRIBUTED.name)
    label = editor.run(ATTRIBUTED_TEXT)

    def act():
        leaving.select(label)
        editor.page.locator(".rich-text").first.wait_for()
        leaving.select()
    leaving.again("attributed texts", act)
    editor.page.locator("#inspectors").click(position={"x": 100, "y": 600})
    leaving.run("file.close")


def popovers(leaving):
    editor = leaving.editor
    view = editor.run("() => [...editor.store.current.places].find(({ object }) => object.element === 'label' || object.element === 'button').object.id")
    leaving.select(view)
    leaving.again("constraints' popover", leaving.popped("editor.pin", ".popover"))
    leaving.again("library", leaving.popped("library.show", ".search-panel"))
    leaving.again("palette", leaving.popped("palette.show", ".search-panel"))
    leaving.again("a dialog", leaving.popped("help.shortcuts", "dialog"))

    def menu():
        leaving.run("canvas.menu")
        leaving.shown("[role=menu]")
        editor.press("ArrowDown", "Escape")
        leaving.gone("[role=menu]")
    leaving.again("a menu", menu)

    def text():
        leaving.run("edit.text")
        leaving.shown(".canvas-editor")
        editor.press("Escape")
        leaving.gone(".canvas-editor")
    leaving.again("a text on the canvas", text)

    def constraint():
        leaving.run("inspector.size")
        leaving.page.locator(".constraint .link").first.click()
        leaving.shown(".popover")
        #                # Escape would be for the field.
        editor.page.locator("#inspector-panel").click(position={"x": 4, "y": 4})
        leaving.gone(".popover")
    constrained = editor.run("""async () => {
        for (const { object } of [...editor.store.current.places]) {
            if (!['label', 'button', 'view', 'imageView'].includes(object.element)) continue;
            const { inspection } = await editor.store.request('inspect', { objects: [object.id] });
            if (inspection.tabs.size?.some(section => section.rows.some(row => row.control === 'constraint'))) return object.id;
        }
    }""")
    if constrained:
        leaving.select(constrained)
        leaving.again("a constraint's popover", constraint)
        leaving.run("inspector.attributes")


def panels(leaving):
    leaving.again("finding", leaving.popped("find.show", ".find-panel"))
    for name in ("view.problems", "view.outline", "view.inspectors", "script.show", "texts.show", "samples.show", "view.previews", "wall.show",
                 "project.board", "view.comments", "view.text"):
        leaving.again(name, leaving.toggled(name))
    leaving.again("exporting", leaving.popped("editor.exportCode", "dialog"))


def sources(leaving):
    editor = leaving.editor
    files = editor.run("async () => (await editor.store.request('sources')).files.map(({ file }) => file).slice(0, 3)")

    def act():
        for each in files:
            editor.run("async file => { await editor.source.jump({ file }); }", each)
            editor.calm()
    act()
    leaving.again("sources", act)
    editor.run("() => editor.source.hide()")


def playing(leaving):
    editor = leaving.editor

    def act():
        leaving.run("run.play")
        editor.page.locator("#play [role=button], #play .device-mirror > *").first.wait_for(state="attached")
        leaving.run("run.run")
        leaving.gone(".app-pane")
    leaving.again("played storyboards", act)

    def hierarchy():
        leaving.run("run.play")
        editor.page.locator("#play .device-mirror > *").first.wait_for(state="attached")
        editor.page.get_by_role("button", name="View Hierarchy").click()
        editor.page.locator("#play .view-row").first.wait_for()
        leaving.run("run.run")
        leaving.gone(".app-pane")
    leaving.again("hierarchies of views", hierarchy)


def edited(leaving):
    """Steps are kept, to be undone; what is shown of them isn't."""
    editor = leaving.editor
    view = editor.run("() => [...editor.store.current.places].find(({ object }) => object.element === 'label').object.id")
    leaving.select(view)

    def act():
        editor.run("async id => { await editor.store.perform('Hide', [{ set: { object: id, attribute: 'hidden', value: 'YES' } }]); }", view)
        editor.calm()
        leaving.run("edit.undo")
    leaving.again("steps", act)


PARTS = {"documents": None, "inspectors": inspectors, "attributed": attributed, "popovers": popovers, "panels": panels, "edited": edited, "sources": sources, "playing": playing}


def main(command, sample, pictures, page=None, only=None):
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "App"
        shutil.copytree(sample, folder, symlinks=True)
        shutil.copy(ATTRIBUTED, folder)
        names = sorted((each for each in folder.glob("*.storyboard") if "Launch" not in each.name), key=lambda each: -each.stat().st_size)
        main, other = names[0].name, names[1].name
        with Editor(command, folder, pictures, size=(1440, 900), page=page or None) as editor:
            leaving = Leaving(editor)
            leaving.open(main)
            editor.shot("Before")
            if not only or "documents" in only:
                leaving.again("documents", leaving.opened(other, main))
            for name, part in PARTS.items():
                if part and (not only or name in only):
                    part(leaving)
                    editor.shot(name)
            assert not editor.complaints, editor.complaints
            wrong = leaving.wrong()
            assert not wrong, "left behind: " + ", ".join(f"{title} {left}" for title, left in wrong.items())


if __name__ == "__main__":
    main(*sys.argv[1:])
