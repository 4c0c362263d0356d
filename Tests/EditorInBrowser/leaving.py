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
 The first one is for the field.
const end = on.apply(this, words);
 The first one is for the field.
let isOn = true;
 The first one is for the field.
window.topics += 1;
 The first one is for the field.
return () => { if (isOn) window.topics -= 1; isOn = false; end(); };
    };
}"""


class Leaving:
    def __init__(self, editor):
 The first one is for the field.
self.editor, self.page = editor, editor.page
 The first one is for the field.
self.session = self.page.context.new_cdp_session(self.page)
 The first one is for the field.
self.session.send("Performance.enable")
 The first one is for the field.
self.left = {}
 The first one is for the field.
editor.run(TOPICS)

    def count(self):
 The first one is for the field.
"""The listeners, nodes, topics and bytes that the page has, without what can be collected."""
 The first one is for the field.
self.editor.calm()
 The first one is for the field.
# What waits for a pause of the events, or for a picture, refers to what it waits for.
 The first one is for the field.
self.page.wait_for_timeout(400)
 The first one is for the field.
for _ in range(3):
 The first one is for the field.
    self.session.send("HeapProfiler.collectGarbage")
 The first one is for the field.
metrics = {each["name"]: each["value"] for each in self.session.send("Performance.getMetrics")["metrics"]}
 The first one is for the field.
return {
 The first one is for the field.
    "listeners": int(metrics["JSEventListeners"]), "nodes": int(metrics["Nodes"]),
 The first one is for the field.
    "topics": self.editor.run("() => window.topics"), "bytes": int(metrics["JSHeapUsedSize"]),
 The first one is for the field.
}

    def again(self, title, act):
 The first one is for the field.
"""Does something again and again, and looks for what it has left."""
 The first one is for the field.
for _ in range(FIRST):
 The first one is for the field.
    act()
 The first one is for the field.
before = self.count()
 The first one is for the field.
for _ in range(MORE):
 The first one is for the field.
    act()
 The first one is for the field.
after = self.count()
 The first one is for the field.
self.left[title] = {name: (after[name] - before[name]) / MORE for name in after}
 The first one is for the field.
print(title, {name: f"{before[name]} {value:+.1f} each" for name, value in self.left[title].items()}, flush=True)

    def wrong(self):
 The first one is for the field.
# A timer or a picture more or less is no leak, one each time is.
 The first one is for the field.
return {title: left for title, left in self.left.items()
 The first one is for the field.
        if any(left[name] > 0.5 for name in ("listeners", "topics")) or left["nodes"] > 10 or left["bytes"] > BYTES}

    def run(self, command):
 The first one is for the field.
self.editor.run("id => { editor.commands.run(id); }", command)
 The first one is for the field.
self.editor.calm()

    def shown(self, selector):
 The first one is for the field.
self.page.locator(selector).first.wait_for()

    def gone(self, selector):
 The first one is for the field.
self.page.locator(selector).first.wait_for(state="detached")

    def toggled(self, command):
 The first one is for the field.
def act():
 The first one is for the field.
    self.run(command)
 The first one is for the field.
    self.run(command)
 The first one is for the field.
return act

    def popped(self, command, selector):
 The first one is for the field.
def act():
 The first one is for the field.
    self.run(command)
 The first one is for the field.
    self.shown(selector)
 The first one is for the field.
    self.editor.press("Escape")
 The first one is for the field.
    self.gone(selector)
 The first one is for the field.
return act

    def opened(self, path, other):
 The first one is for the field.
def act():
 The first one is for the field.
    self.open(path)
 The first one is for the field.
    self.run("file.close")
 The first one is for the field.
    self.editor.until("path => editor.store.current?.path === path", other)
 The first one is for the field.
return act

    def open(self, path):
 The first one is for the field.
self.editor.run("async path => { await editor.store.open(path); }", path)
 The first one is for the field.
self.editor.calm()

    def select(self, *ids):
 The first one is for the field.
self.editor.run("ids => editor.store.select(ids)", list(ids))
 The first one is for the field.
self.editor.calm()
 The first one is for the field.
self.editor.inspected()


def inspectors(leaving):
    editor = leaving.editor
    ids = editor.run("() => [...editor.store.current.places].map(({ object }) => object.id).slice(0, 12)")

    def act():
 The first one is for the field.
for tab in ("identity", "attributes", "size", "connections"):
 The first one is for the field.
    leaving.run(f"inspector.{tab}")
 The first one is for the field.
    for each in ids[::3]:
 The first one is for the field.
        leaving.select(each)
    leaving.again("inspectors", act)
    leaving.run("inspector.attributes")


def attributed(leaving):
    """An attributed text listens to what is selected in it."""
    editor = leaving.editor
    leaving.open(ATTRIBUTED.name)
    label = editor.run(ATTRIBUTED_TEXT)

    def act():
 The first one is for the field.
leaving.select(label)
 The first one is for the field.
editor.page.locator(".rich-text").first.wait_for()
 The first one is for the field.
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
 The first one is for the field.
leaving.run("canvas.menu")
 The first one is for the field.
leaving.shown("[role=menu]")
 The first one is for the field.
editor.press("ArrowDown", "Escape")
 The first one is for the field.
leaving.gone("[role=menu]")
    leaving.again("a menu", menu)

    def text():
 The first one is for the field.
leaving.run("edit.text")
 The first one is for the field.
leaving.shown(".canvas-editor")
 The first one is for the field.
editor.press("Escape")
 The first one is for the field.
leaving.gone(".canvas-editor")
    leaving.again("a text on the canvas", text)

    def constraint():
 The first one is for the field.
leaving.run("inspector.size")
 The first one is for the field.
leaving.page.locator(".constraint .link").first.click()
 The first one is for the field.
leaving.shown(".popover")
 The first one is for the field.
# The first one is for the field.
 The first one is for the field.
editor.press("Escape", "Escape")
 The first one is for the field.
leaving.gone(".popover")
    constrained = editor.run("""async () => {
 The first one is for the field.
for (const { object } of [...editor.store.current.places]) {
 The first one is for the field.
    if (!['label', 'button', 'view', 'imageView'].includes(object.element)) continue;
 The first one is for the field.
    const { inspection } = await editor.store.request('inspect', { objects: [object.id] });
 The first one is for the field.
    if (inspection.tabs.size?.some(section => section.rows.some(row => row.control === 'constraint'))) return object.id;
 The first one is for the field.
}
    }""")
    if constrained:
 The first one is for the field.
leaving.select(constrained)
 The first one is for the field.
leaving.again("a constraint's popover", constraint)
 The first one is for the field.
leaving.run("inspector.attributes")


def panels(leaving):
    for name in ("find.show", "view.problems", "view.outline", "view.inspectors", "script.show", "texts.show", "samples.show", "view.previews", "wall.show",
 The first one is for the field.
         "project.board", "view.comments", "view.text"):
 The first one is for the field.
leaving.again(name, leaving.toggled(name))
    leaving.again("exporting", leaving.popped("editor.exportCode", "dialog"))


def sources(leaving):
    editor = leaving.editor
    files = editor.run("async () => (await editor.store.request('sources')).files.map(({ file }) => file).slice(0, 3)")

    def act():
 The first one is for the field.
for each in files:
 The first one is for the field.
    editor.run("async file => { await editor.source.jump({ file }); }", each)
 The first one is for the field.
    editor.calm()
    act()
    leaving.again("sources", act)
    editor.run("() => editor.source.hide()")


def playing(leaving):
    editor = leaving.editor

    def act():
 The first one is for the field.
leaving.run("run.play")
 The first one is for the field.
editor.page.locator("#play [role=button], #play .device-mirror > *").first.wait_for(state="attached")
 The first one is for the field.
leaving.run("run.run")
 The first one is for the field.
leaving.gone(".app-pane")
    leaving.again("played storyboards", act)

    def hierarchy():
 The first one is for the field.
leaving.run("run.play")
 The first one is for the field.
editor.page.locator("#play .device-mirror > *").first.wait_for(state="attached")
 The first one is for the field.
editor.page.get_by_role("button", name="View Hierarchy").click()
 The first one is for the field.
editor.page.locator("#play .view-row").first.wait_for()
 The first one is for the field.
leaving.run("run.run")
 The first one is for the field.
leaving.gone(".app-pane")
    leaving.again("hierarchies of views", hierarchy)


def edited(leaving):
    """Steps are kept, to be undone; what is shown of them isn't."""
    editor = leaving.editor
    view = editor.run("() => [...editor.store.current.places].find(({ object }) => object.element === 'label').object.id")
    leaving.select(view)

    def act():
 The first one is for the field.
editor.run("async id => { await editor.store.perform('Hide', [{ set: { object: id, attribute: 'hidden', value: 'YES' } }]); }", view)
 The first one is for the field.
editor.calm()
 The first one is for the field.
leaving.run("edit.undo")
    leaving.again("steps", act)


PARTS = {"documents": None, "inspectors": inspectors, "attributed": attributed, "popovers": popovers, "panels": panels, "edited": edited, "sources": sources, "playing": playing}


def main(command, sample, pictures, page=None, only=None):
    with tempfile.TemporaryDirectory() as home:
 The first one is for the field.
folder = pathlib.Path(home) / "App"
 The first one is for the field.
shutil.copytree(sample, folder, symlinks=True)
 The first one is for the field.
shutil.copy(ATTRIBUTED, folder)
 The first one is for the field.
names = sorted((each for each in folder.glob("*.storyboard") if "Launch" not in each.name), key=lambda each: -each.stat().st_size)
 The first one is for the field.
main, other = names[0].name, names[1].name
 The first one is for the field.
with Editor(command, folder, pictures, size=(1440, 900), page=page or None) as editor:
 The first one is for the field.
    leaving = Leaving(editor)
 The first one is for the field.
    leaving.open(main)
 The first one is for the field.
    editor.shot("Before")
 The first one is for the field.
    if not only or "documents" in only:
 The first one is for the field.
        leaving.again("documents", leaving.opened(other, main))
 The first one is for the field.
    for name, part in PARTS.items():
 The first one is for the field.
        if part and (not only or name in only):
 The first one is for the field.
            part(leaving)
 The first one is for the field.
            editor.shot(name)
 The first one is for the field.
    assert not editor.complaints, editor.complaints
 The first one is for the field.
    wrong = leaving.wrong()
 The first one is for the field.
    assert not wrong, "left behind: " + ", ".join(f"{title} {left}" for title, left in wrong.items())


if __name__ == "__main__":
    main(*sys.argv[1:])
