"""What hands do in the editor, by mouse, keys and fingers, each held to what comes of it.

    by_hand.py STORYBOARD FIXTURES PICTURES [PAGE]

STORYBOARD is the command, FIXTURES the folder of documents to be copied, PICTURES takes a picture of each step. PAGE is a
folder with the page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

CHILDREN = "id => editor.store.current.object(id).children.map(child => child.id)"
FRAMES = "ids => ids.map(id => editor.store.current.frameOf(id))"
ORDER = "() => editor.store.openDocuments.map(document => document.path)"
DOCUMENTS = ["StaticTable", "CollectionView", "StoryboardReference", "TabBar"]


class Hands(Editor):
    def __init__(self, *given, **options):
        super().__init__(*given, **options)
        self.fingers = self.page.context.new_cdp_session(self.page)

    def turn_to(self, name):
        self.run("path => editor.store.open(path)", f"{name}.storyboard")
        self.page.wait_for_function(f"() => editor.store.current?.path === '{name}.storyboard' && editor.store.current.stages.size > 0")
        self.show_all()

    def pull(self, start, end, picture=None):
        """Drags, and takes a picture before letting go."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 5, start[1] + 5)
        mouse.move(*end, steps=8)
        if picture:
            self.shot(picture)
        mouse.up()

    def touch(self, kind, *points):
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def rows(editor):
    editor.turn_to("StaticTable")
    first, second = editor.find("tableViewSection")
    cell, other = editor.run(CHILDREN, first)
    [last] = editor.run(CHILDREN, second)
    before = editor.revision
    editor.pull(editor.middle(cell, dx=-20), editor.middle(last, dy=8), "A row between others")
    editor.changed(before)
    assert editor.run(CHILDREN, first) == [other] and editor.run(CHILDREN, second) == [last, cell]
    [new, *_] = editor.from_library("table view cell", editor.middle(cell, dy=-8))
    assert editor.run(CHILDREN, second) == [last, new, cell]
    editor.turn_to("CollectionView")
    [collection] = editor.find("collectionView")
    cells = editor.find("collectionViewCell")
    [new, *_] = editor.from_library("collection view cell", editor.middle(cells[1], dx=-10))
    assert editor.find("collectionViewCell") == [cells[0], new, cells[1]]
    lefts = [frame[0] for frame in editor.run(FRAMES, editor.find("collectionViewCell"))]
    assert lefts == sorted(set(lefts)), lefts
    editor.shot("A cell among those of a collection")


def enter(editor):
    editor.turn_to("StoryboardReference")
    view = editor.run("() => [...editor.store.current.places].find(({ object, scene }) => object.accepts && !editor.store.current.boardItem(scene).isReference).object.id")
    editor.show(view)
    made = []
    for _ in range(4):
        before = editor.revision
        editor.press("Control+Shift+l")
        editor.type("label")
        editor.page.locator(".search-panel [role=option]").first.wait_for()
        editor.press("Enter")
        editor.changed(before)
        made += editor.selection
    places = [tuple(frame[:2]) for frame in editor.run(FRAMES, made)]
    assert len(set(places)) == 4, places
    assert set(made) <= set(editor.run(CHILDREN, view)), "beside each other, not inside"
    editor.shot("Four labels by Enter")
    return made, view


def several(editor):
    """Of constraints several are ticked in one menu, and are one step."""
    [label, *_], view = enter(editor)
    before = editor.revision
    start, end = editor.middle(label), editor.middle(view, dx=120, dy=200)
    editor.page.keyboard.down("Control")
    editor.drag(start, end)
    editor.page.keyboard.up("Control")
    menu = editor.page.locator("[role=menu]").first
    menu.wait_for()
    editor.page.wait_for_timeout(300)
    editor.page.keyboard.down("Shift")
    for title in ["Center Horizontally in Safe Area", "Center Vertically in Safe Area"]:
        menu.locator(f"[role^=menuitem] >> text='{title}'").first.click()
    editor.page.keyboard.up("Shift")
    editor.shot("Two constraints ticked")
    assert menu.locator("[aria-checked=true]").count() == 2
    assert editor.revision == before, "nothing is done while the menu is open"
    editor.press("Enter")
    editor.changed(before)
    assert editor.revision == before + 1
    assert editor.run("() => editor.store.current.state.undo") == "Add Constraints"
    editor.press("Control+z")


def shortcuts(editor):
    """No two commands have the same shortcut, unless the focus tells them apart."""
    shared = editor.run("""() => {
        const commands = new Map();
        for (const command of editor.commands.all()) {
            for (const shortcut of [command.shortcut ?? []].flat()) {
                const keys = shortcut.toLowerCase().split("+").sort().join("+");
                commands.set(keys, [...(commands.get(keys) ?? []), command.id]);
            }
        }
        return [...commands.values()].filter(ids => ids.length > 1);
    }""")
    assert sorted(shared) == [["edit.text", "canvas.inside"], ["edit.text", "outline.rename"]], shared


INK = """([x, y, width, height]) => {
    const surface = document.querySelector('#canvas .overlay'), box = surface.getBoundingClientRect(), ratio = surface.width / box.width;
    const { data } = surface.getContext('2d').getImageData((x - box.x) * ratio, (y - box.y) * ratio, width * ratio, height * ratio);
    return new Set(new Uint32Array(data.buffer)).size;
}"""


def ghosts(editor):
    """What is dragged is seen over the ground and a dock, too."""
    editor.turn_to("StoryboardReference")
    view = editor.run("() => [...editor.store.current.places].find(({ object, scene }) => object.accepts && !editor.store.current.boardItem(scene).isReference).object.id")
    editor.show(view)
    [switch, *_] = editor.from_library("Switch", editor.middle(view))
    x, y, width, height = editor.place(switch)
    left, top, *_ = editor.place(view)
    mouse = editor.page.mouse
    for end, title in [((left - width - 20, y), "the ground"), ((x, top - 16), "a dock")]:
        mouse.move(x + 10, y + 10)
        mouse.down()
        mouse.move(end[0] + 10, end[1] + 10, steps=6)
        editor.shot(f"A switch over {title}")
        assert editor.run(INK, [end[0] + 2, end[1] + 2, width - 4, height - 4]) > 20, title
        editor.press("Escape")
        mouse.up()
    # Dropped there, it is seen above the scene.
    editor.run("top => { editor.canvas.viewport.pan(0, top - editor.canvas.place.getBoundingClientRect().top - 60); editor.canvas.moved(); }", top)
    editor.settle()
    _, top, *_ = editor.place(view)
    before = editor.revision
    editor.drag(editor.middle(switch), (editor.middle(switch)[0], top - 8))
    editor.changed(before)
    editor.settle()
    editor.shot("A switch in a dock")
    assert editor.place(switch)[1] > editor.run("() => editor.canvas.place.getBoundingClientRect().top"), editor.place(switch)
    editor.press("Control+z")
    editor.settle()
    left, top, *_ = editor.place(view)
    editor.press("Control+Shift+L")
    editor.type("Slider")
    row = editor.page.locator(".search-panel [role=option]").first
    row.wait_for()
    editor.calm()
    a, b, _, h = editor.frame(row)
    mouse.move(a + 30, b + h / 2)
    mouse.down()
    mouse.move(left - 100, y, steps=6)
    editor.page.locator(".library-ghost > canvas").wait_for()
    editor.shot("A slider of the library over the ground")
    editor.press("Escape")
    mouse.up()
    assert editor.page.locator(".library-ghost").count() == 0


def tabs(editor):
    order = editor.run(ORDER)
    x, y, width, height = editor.frame(editor.page.locator(".tab"))
    middle = x + 40, y + height / 2
    editor.pull(middle, (middle[0] + width * 1.2, middle[1]), "A tab on its way")
    moved = [order[1], order[0], *order[2:]]
    assert editor.run(ORDER) == moved, editor.run(ORDER)
    editor.page.locator(".tab[aria-selected=true]").focus()
    editor.press("Control+Shift+ArrowRight")
    editor.settle()
    again = [order[1], order[2], order[0], *order[3:]]
    assert editor.run(ORDER) == again, editor.run(ORDER)
    editor.page.reload()
    editor.page.wait_for_function(f"() => window.editor?.store.openDocuments.length === {len(order)}")
    editor.page.wait_for_function(f"expected => JSON.stringify(({ORDER})()) === JSON.stringify(expected)", arg=again)
    assert editor.run("() => editor.store.current.path") == order[0]


def references(editor):
    editor.turn_to("StoryboardReference")
    item = editor.run("() => editor.store.current.board.items.find(item => item.isReference && item.storyboard === 'Home').scene")
    controller = editor.run("scene => editor.store.current.scenes.get(scene).controller", item)
    x, y = editor.middle(controller)
    editor.page.mouse.dblclick(x, y)
    editor.page.wait_for_function("() => editor.store.current.path === 'Home.storyboard' && editor.store.selection.length === 1")
    assert editor.selection == [editor.run("() => editor.store.current.state.initial")]
    editor.shot("Where a reference leads")


def fingers(editor):
    editor.turn_to("StaticTable")
    label = editor.one("label")
    editor.show(label)
    editor.run("() => editor.store.select([])")
    place = editor.middle(label)
    editor.touch("touchStart", place)
    editor.touch("touchEnd")
    assert editor.selection == [label], editor.selection
    scale, (x, y) = editor.scale, editor.ground()
    editor.touch("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 6):
        editor.touch("touchMove", (x - 40 - step * 4, y), (x + 40 + step * 4, y))
    editor.touch("touchEnd")
    editor.settle()
    assert abs(editor.scale / scale - 1.5) < 0.01, editor.scale
    editor.touch("touchStart", editor.middle(label))
    editor.page.locator("[role=menu]").first.wait_for()
    editor.touch("touchEnd")
    editor.shot("A long press")
    editor.press("Escape")
    assert editor.page.locator("[role=menu]").count() == 0
    assert editor.selection == [label], "the menu heard the key, not the canvas"


def main():
    command, fixtures, pictures = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        for name in DOCUMENTS:
            shutil.copy(pathlib.Path(fixtures) / f"{name}.storyboard", folder)
        shutil.copy(pathlib.Path(fixtures) / "TabBar.storyboard", pathlib.Path(folder) / "Home.storyboard")
        with Hands(command, folder, pictures, page=sys.argv[4] if len(sys.argv) > 4 else None) as editor:
            for part in [shortcuts, rows, several, ghosts, tabs, references, fingers]:
                part(editor)
            assert not editor.complaints, editor.complaints


if __name__ == "__main__":
    main()
