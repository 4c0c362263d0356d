"""What hands used to Interface Builder do without thinking: titles and the entry point at each zoom, a dark document, panels side by
side, menus, undo.

    veteran.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command, PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those that came
with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

SAMPLES = pathlib.Path(__file__).parents[2] / "Samples"

# The face of a scene's title: its left, top, right and bottom on the page.
TITLE = """controller => {
    const scene = editor.store.current.sceneOf(controller);
    const box = document.querySelector(`.scene[data-scene="${scene}"] .scene-title`).getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
}"""

# Shows a scene's title in the middle of the canvas, at a scale.
SHOW_TITLE = """([controller, zoom]) => {
    const { canvas, store } = editor;
    const [x, y, w] = store.current.boardItem(store.current.sceneOf(controller)).frame;
    canvas.zoom(zoom);
    Object.assign(canvas.viewport, { x: x + w / 2 - canvas.viewport.width / zoom / 2, y: y - canvas.viewport.height / zoom / 2 });
    canvas.moved();
}"""

ENTRY = """() => {
    const box = document.querySelector("#canvas .initial").getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def opened(editor, path):
    editor.run("path => editor.store.open(path)", path)
    editor.until("path => editor.store.current?.path === path", path)
    editor.calm()


def titles(editor, controllers):
    """A title selects its scene over its whole face, at each zoom; a double click shows the scene large, and all again."""
    for zoom in (0.2, 0.34, 0.5, 1):
        for controller in controllers:
            editor.run(SHOW_TITLE, [controller, zoom])
            editor.calm()
            left, top, right, bottom = editor.run(TITLE, controller)
            assert bottom - top >= 11, (zoom, bottom - top)
            for x in (left + 2, (left + right) / 2, right - 2):
                for y in (top + 1, (top + bottom) / 2, bottom - 1):
                    editor.run("() => editor.store.select([])")
                    editor.page.mouse.click(x, y)
                    assert editor.selection == [controller], (zoom, controller, editor.selection)
                    # Two clicks of a person aren't a double one.
                    editor.page.mouse.click(5, 5)
        editor.shot(f"Titles at {zoom}")
    controller = controllers[0]
    editor.show_all()
    small = editor.scale
    left, top, right, bottom = editor.run(TITLE, controller)
    editor.page.mouse.dblclick((left + right) / 2, (top + bottom) / 2)
    editor.calm()
    assert editor.scale > small, "the scene is shown large"
    editor.shot("A scene shown large by its title")
    left, top, right, bottom = editor.run(TITLE, controller)
    editor.page.mouse.dblclick((left + right) / 2, (top + bottom) / 2)
    editor.calm()
    assert editor.scale < 1, "and all of the board again"


def entry(editor, first, second):
    """The arrow at the initial scene is selected on the canvas and in the outline, dragged to another scene, deleted and undone."""
    editor.show_all()
    editor.page.mouse.click(*editor.run(ENTRY))
    assert editor.run("() => editor.store.current.isEntrySelected") and editor.selection == []
    row = editor.page.locator("#outline .outline-row.entry")
    editor.until("() => document.querySelector('#outline .outline-row.entry')?.getAttribute('aria-selected') === 'true'")
    assert "Storyboard Entry Point" in editor.page.locator("#jumpbar").inner_text()
    editor.shot("The entry point selected")
    before = editor.revision
    x, y, w, h = editor.place(second)
    editor.drag(editor.run(ENTRY), (x + w / 2, y + h / 2))
    editor.changed(before)
    assert editor.run("() => editor.store.current.state.initial") == second
    editor.shot("The entry point at another scene")
    before = editor.revision
    editor.page.mouse.click(*editor.run(ENTRY))
    editor.press("Delete")
    editor.changed(before)
    assert not editor.run("() => editor.store.current.state.initial")
    assert editor.page.locator("#canvas .initial").count() == 0
    for _ in range(2):
        before = editor.revision
        editor.press("Control+z")
        editor.changed(before)
    assert editor.run("() => editor.store.current.state.initial") == first
    editor.run("() => editor.store.select([])")
    editor.run("() => { document.querySelector('#outline .outline-rows').scrollTop = 0; }")
    editor.settle()
    row.first.click()
    assert editor.run("() => editor.store.current.isEntrySelected")
    editor.press("Escape")


def looks(editor, path):
    """A document that was saved with a dark canvas is dark at once, and a click on the moon makes it light."""
    opened(editor, path)
    editor.settle()
    dark = """async () => {
        const frames = [...document.querySelectorAll('.scene .picture canvas, .scene .picture img')];
        const picture = frames.find(each => (each.width || each.naturalWidth) > 10);
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [8, 8];
        const context = canvas.getContext('2d');
        context.drawImage(picture, 0, 0, 8, 8);
        const data = context.getImageData(0, 0, 8, 8).data;
        return data.filter((_, index) => index % 4 < 3).reduce((sum, value) => sum + value, 0) / 192 < 96;
    }"""
    assert editor.run(dark), "it is drawn dark"
    editor.shot("A dark document")
    editor.page.get_by_role("button", name="Light Appearance").click()
    editor.settle()
    assert not editor.run(dark), "it is drawn light"
    editor.page.get_by_role("button", name="Dark Appearance").click()
    editor.settle()
    assert editor.run(dark), "it is drawn dark again"


def panels(editor):
    """Source and running app beside the canvas leave it room, and the bar below it one row."""
    editor.run("() => editor.commands.run('view.source')")
    editor.run("() => editor.commands.run('run.play')")
    editor.page.locator("#play .device-screen").first.wait_for()
    for width, height in ((1280, 800), (1440, 900), (2560, 1440)):
        editor.page.set_viewport_size({"width": width, "height": height})
        editor.page.wait_for_timeout(300)
        canvas = editor.page.locator("#canvas").bounding_box()
        bar = editor.page.locator("#viewbar").bounding_box()
        assert canvas["width"] >= 340, (width, canvas)
        assert bar["height"] < 40, (width, bar)
        for panel in ("#toolbar", "#viewbar", "#source .source-head", "#play .device-toolbar"):
            cut = editor.page.locator(panel).evaluate("bar => bar.scrollWidth > bar.clientWidth")
            assert not cut, (width, panel)
        left = editor.page.locator("#viewbar .is-left-out").count()
        more = editor.page.locator("#viewbar .view-more")
        assert more.is_visible() == (left > 1 or left == 1 and "View as" not in editor.page.locator("#viewbar .is-left-out").inner_text()), (width, left)
        for look in ("light", "dark"):
            editor.page.emulate_media(color_scheme=look)
            editor.shot(f"Source and app at {width} {look}")
        if more.is_visible():
            more.click()
            editor.page.locator("[role=menu]").wait_for()
            assert editor.page.locator("[role=menu] [role^=menuitem]").count() > 0
            editor.press("Escape")
    wide = editor.page.locator("#inspectors").bounding_box()["width"]
    editor.page.set_viewport_size({"width": 1280, "height": 800})
    editor.page.emulate_media(color_scheme="light")
    editor.page.wait_for_timeout(300)
    assert wide > 1.2 * editor.page.locator("#inspectors").bounding_box()["width"], "the inspectors grow with the window"
    for title in ("File", "Edit", "Editor", "View"):
        button = editor.page.locator(f"#toolbar [role=menuitem]:text-is('{title}')")
        button.click()
        menu = editor.page.locator("[role=menu]").first.bounding_box()
        below = button.bounding_box()
        assert menu["y"] >= below["y"] + below["height"], f"{title} covers its own title"
        assert menu["y"] + menu["height"] <= 800
        if title == "View":
            assert editor.page.locator("[role=menu]").first.locator("> [role^=menuitem]").count() <= 20
            editor.shot("The View menu")
        editor.press("Escape")
    editor.run("() => editor.commands.run('view.source')")
    editor.run("() => editor.commands.run('run.run')")


def undoing(editor, label):
    """The toolbar's Undo is that of the menu, wherever the focus is."""
    same = "() => document.querySelector('#toolbar [aria-label^=Undo]').disabled === !editor.commands.isEnabled('edit.undo')"
    assert editor.run(same)
    editor.select(label)
    before = editor.revision
    editor.page.locator("#canvas").focus()
    editor.press("ArrowRight")
    editor.changed(before)
    editor.run("() => editor.commands.run('view.source')")
    editor.page.locator(".code-text").first.wait_for()
    for focus in (lambda: editor.page.locator(".code-text").first.focus(), lambda: editor.page.locator("#canvas").focus(),
                  lambda: editor.page.locator("#outline .outline-rows").focus(), lambda: editor.press("Escape")):
        focus()
        editor.calm()
        assert editor.run(same)
    editor.page.locator("#canvas").focus()
    editor.calm()
    undo = editor.page.locator("#toolbar [aria-label^=Undo]")
    assert undo.is_enabled()
    before = editor.revision
    undo.click()
    editor.changed(before)
    # Undo at its end is silent.
    for _ in range(3):
        editor.press("Control+z")
    editor.calm()
    assert editor.page.locator(".message.error").count() == 0
    editor.run("() => editor.commands.run('view.source')")


def typing(editor, label):
    """In the source brackets close themselves, lines are indented and stay in sight, and names are completed."""
    editor.select(label)
    editor.run("() => editor.commands.run('view.source')")
    area = editor.page.locator(".code-text").first
    area.wait_for()
    editor.until("() => editor.source.source?.text.includes('class SessionCell')")
    # The names come with the members.
    editor.page.wait_for_timeout(1500)
    area.focus()
    editor.run("""() => {
        const area = document.querySelector('.code-text');
        const at = area.value.lastIndexOf('}') - 1;
        area.setSelectionRange(at, at);
    }""")
    editor.press("Enter")
    editor.type("func tidy(")
    editor.type(") {")
    editor.press("Enter")
    editor.type("coffeeN")
    editor.page.locator(".code-completion").first.wait_for()
    editor.shot("A name to be completed")
    editor.press("Enter")
    editor.type(".tex")
    editor.page.locator(".code-completion").first.wait_for()
    names = editor.page.locator(".code-completion-name").all_inner_texts()
    assert names[0] == "text", names
    editor.shot("The members of a label")
    editor.press("Tab")
    editor.type(' = "Mocha (')
    editor.type("tall)")
    editor.type('"')
    editor.press("Enter")
    editor.type("}")
    text = area.input_value()
    assert '    func tidy() {\n        coffeeNameLabel.text = "Mocha (tall)"\n    }\n' in text, text
    for _ in range(60):
        editor.press("Enter")
    seen = editor.run("""() => {
        const box = document.querySelector('.code-editor').getBoundingClientRect(), line = document.querySelector('.code-line.is-current').getBoundingClientRect();
        return line.top >= box.top && line.bottom <= box.bottom;
    }""")
    assert seen, "the new line is in sight"
    editor.type("    // " + "a long line " * 12)
    assert editor.run("() => document.querySelector('.code-editor').scrollLeft") > 0
    editor.press("Enter")
    assert editor.run("() => document.querySelector('.code-editor').scrollLeft") == 0, "a new line begins in sight"
    editor.shot("A new line in sight")
    editor.page.wait_for_timeout(500)
    while editor.run("() => !!editor.source.source.state.undo"):
        editor.press("Control+z")
        editor.page.wait_for_timeout(60)
    editor.run("() => editor.commands.run('view.source')")


def constraints(editor, label):
    """A double click on a constraint shows what it is beside its line, and the Size inspector shows it, too."""
    editor.show(label)
    editor.run("zoom => editor.canvas.zoom(zoom)", 2)
    editor.run("id => { editor.store.select([id]); editor.canvas.reveal(); }", label)
    editor.settle()
    point = editor.run("""async id => {
        const { constraintLines } = await import('./canvas/constraints.js');
        const line = constraintLines(editor.store.current, id).find(line => line.kind === 'beam' && Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) > 6);
        const [x, y] = editor.canvas.viewport.toScreen([(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2]);
        const box = editor.canvas.place.getBoundingClientRect();
        return [x + box.x, y + box.y, line.id];
    }""", label)
    editor.page.mouse.dblclick(point[0], point[1])
    sheet = editor.page.locator(".constraint-sheet")
    sheet.wait_for()
    assert editor.selection == [point[2]]
    titles = sheet.locator(".row-title").all_inner_texts()
    assert [title for title in titles if title in ("Relation", "Constant", "Priority", "Multiplier")] == ["Relation", "Constant", "Priority", "Multiplier"], titles
    box = editor.page.locator(".popover").bounding_box()
    assert not (box["x"] <= point[0] <= box["x"] + box["width"] and box["y"] <= point[1] <= box["y"] + box["height"]), "beside the label, not on it"
    editor.shot("A constraint beside its line")
    before = editor.revision
    editor.press("Control+a")
    editor.type("27")
    editor.press("Enter")
    editor.changed(before)
    assert editor.run("id => editor.store.current.object(id).constraint.constant", point[2]) == 27
    editor.press("Escape")
    sheet.wait_for(state="detached")
    editor.tab("size")
    editor.inspected()
    assert editor.page.locator("#inspector-panel .row-title", has_text="Constant").count() == 1
    editor.shot("A constraint in the Size inspector")
    editor.run("() => editor.store.undo()")
    editor.calm()


def connections(editor):
    """The right button shows the connections of an object in a panel, which stays while lines are drawn from it."""
    cell = editor.one("tableViewCell")
    label = editor.find("label")[1]
    editor.show(cell)
    x, y, w, h = editor.place(cell)
    editor.page.mouse.click(x + w - 60 * editor.scale, y + h / 2, button="right")
    panel = editor.page.locator(".connections-panel")
    panel.wait_for()
    editor.settle()
    assert editor.selection == [cell], editor.selection
    assert "Outlets" in panel.inner_text() and "Triggered Segues" in panel.inner_text(), panel.inner_text()
    editor.shot("The connections of a cell")
    editor.page.emulate_media(color_scheme="dark")
    editor.shot("The connections of a cell, dark")
    editor.page.emulate_media(color_scheme="light")
    outlet = panel.locator(".connection", has_text="temperatureLabel")
    outlet.hover()
    before = editor.revision
    outlet.get_by_role("button", name="Disconnect temperatureLabel", include_hidden=True).click()
    editor.changed(before)
    assert panel.is_visible(), "it stays"
    before = editor.revision
    box = editor.frame(panel.locator(".connection", has_text="temperatureLabel").locator(".circle"))
    editor.drag((box[0] + box[2] / 2, box[1] + box[3] / 2), editor.middle(label))
    editor.page.locator("[role=menu]").first.wait_for()
    assert panel.is_visible(), "it stays while one draws"
    editor.pick("temperatureLabel")
    editor.changed(before)
    assert panel.is_visible(), "it stays while one draws"
    assert "203 °F" in panel.locator(".connection", has_text="temperatureLabel").inner_text()
    head = panel.locator(".connections-head h3").bounding_box()
    editor.drag((head["x"] + 20, head["y"] + 8), (head["x"] - 60, head["y"] + 60))
    assert abs(panel.locator(".connections-head h3").bounding_box()["x"] - head["x"] + 80) < 12, "it is carried by its head"
    editor.press("Escape")
    panel.wait_for(state="hidden")
    assert editor.selection == [cell], "Escape closed the panel only"
    editor.select(label)
    editor.press("Control+Alt+6")
    panel.wait_for()
    editor.until("() => document.activeElement?.matches('.connections-panel .connection')")
    editor.press("Escape")
    for _ in range(2):
        editor.run("() => editor.store.undo()")
        editor.calm()


def neighbors(editor):
    """Each pin names its neighbor, which can be another one; the panel stays beside the view."""
    field = editor.one("textField", scene=None)
    editor.show(field)
    editor.select(field)
    editor.press("Control+Alt+c")
    sheet = editor.page.locator(".pin-sheet")
    sheet.wait_for()
    x, y, w, h = editor.place(field)
    box = editor.page.locator(".popover").bounding_box()
    assert box["x"] >= x + w or box["x"] + box["width"] <= x or box["y"] >= y + h or box["y"] + box["height"] <= y, "it covers the view"
    choice = sheet.locator(".pin-neighbor").first
    choice.click()
    menu = editor.page.locator("[role=menu]")
    menu.wait_for()
    titles = menu.locator(".menu-title").all_inner_texts()
    assert len(titles) >= 2 and "Container Margin" in titles, titles
    editor.shot("The neighbors of a pin")
    before = editor.revision
    menu.locator(".menu-title:text-is('Container Margin')").click()
    assert sheet.locator("[aria-label='Top neighbor: Container Margin']").count() == 1
    sheet.locator("button.primary").click()
    editor.changed(before)
    made = editor.run("id => editor.store.current.object(editor.store.current.parentOf(id)).children.filter(child => child.constraint && [child.constraint.first, child.constraint.second].includes(id)).map(child => child.constraint)", field)
    assert any("topMargin" in (each.get("secondAttribute"), each.get("firstAttribute")) for each in made), made
    editor.run("() => editor.store.undo()")
    editor.calm()


def tidied(editor):
    """Scenes are tidied as segues lead, and safe areas and margins are shown."""
    before = editor.revision
    editor.run("() => editor.commands.run('editor.tidyScenes')")
    editor.changed(before)
    editor.run("() => editor.commands.run('view.guides')")
    frames = editor.run("() => editor.store.current.board.items.map(({ frame }) => frame)")
    for index, (x, y, w, h) in enumerate(frames):
        for left, top, width, height in frames[:index]:
            assert x >= left + width or left >= x + w or y >= top + height or top >= y + h, "scenes lie apart"
    editor.shot("Scenes tidied up")
    editor.run("() => editor.commands.run('view.guides')")
    editor.run("() => editor.store.undo()")
    editor.calm()


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place, "DailyBuzz")
        shutil.copytree(SAMPLES / "DailyBuzz", folder)
        document = folder / "DailyBuzz.storyboard"
        dark = document.read_text().replace('appearance="light"', 'appearance="dark"', 1)
        assert 'appearance="dark"' in dark
        (folder / "Dark.storyboard").write_text(dark)
        with Editor(command, folder, pictures, size=(1280, 800), page=page) as editor:
            opened(editor, "DailyBuzz.storyboard")
            editor.one("label")
            controllers = editor.run("() => editor.store.current.order.map(id => editor.store.current.scenes.get(id)).filter(scene => editor.store.current.boardItem(scene.id).dock.length).map(scene => scene.controller)")
            initial = editor.run("() => editor.store.current.state.initial")
            titles(editor, controllers[:3])
            entry(editor, initial, next(each for each in controllers if each != initial))
            panels(editor)
            undoing(editor, editor.one("label"))
            typing(editor, editor.one("label"))
            constraints(editor, editor.one("label"))
            connections(editor)
            neighbors(editor)
            tidied(editor)
            looks(editor, "Dark.storyboard")
            assert not editor.complaints, editor.complaints


main(*sys.argv[1:])
