"""Several storyboards of a folder: refactored into others and inlined again, searched, changed everywhere at once, seen on one
board, and written as code; and a screen of the running app that becomes a scene.

    project.py STORYBOARD SAMPLE PICTURES [PAGE]

STORYBOARD is the command. SAMPLE is the folder of an app, of which a copy is changed. PICTURES takes a picture of each
step. PAGE is a folder with the page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from stage import Editor

DOCUMENT = "DailyBuzz.storyboard"


def references(editor):
    return editor.run(
        "() => editor.store.current.board.items.filter(item => item.isReference).map(item => [item.storyboard, item.scene])"
    )


def on_page(editor, expression, argument=None):
    """Waits until the page says so."""
    editor.page.wait_for_function(expression, arg=argument, timeout=20000)


def refactor(editor):
    """The scene at the end of a segue moves to a storyboard of its own."""
    on_page(editor, f"() => editor.store.current?.path === '{DOCUMENT}'")
    scenes = editor.run(
        """() => {
            const { scenes, segues, state } = editor.store.current;
            const shown = new Set([...scenes.values()].flatMap(scene => scene.segues.filter(segue => segue.kind === 'show' || segue.kind === 'presentation').map(segue => segue.to)));
            return [...scenes.values()].filter(scene => shown.has(scene.controller) && scene.controller !== state.initial).map(scene => [scene.controller, scene.title]);
        }"""
    )
    controller, title = scenes[0]
    editor.show_all()
    editor.shot("The storyboard before")
    editor.show(controller)
    editor.page.locator("#toolbar >> text='Editor'").first.click()
    editor.page.locator("[role^=menuitem] >> text='Refactor to Storyboard…'").last.wait_for()
    editor.shot("Refactor to Storyboard in the menu")
    editor.page.locator("[role^=menuitem] >> text='Refactor to Storyboard…'").last.click()
    field = editor.page.locator("dialog input")
    field.wait_for()
    field.fill("Details")
    editor.shot("The name of the new storyboard")
    editor.press("Enter")
    on_page(editor, "() => editor.store.current?.path === 'Details.storyboard'")
    on_page(editor, "id => editor.store.selection.includes(id)", controller)
    editor.shot("The scene in its own storyboard")
    editor.run(f"() => editor.store.open('{DOCUMENT}')")
    on_page(editor, f"() => editor.store.current?.path === '{DOCUMENT}'")
    on_page(editor, "() => editor.store.current.board.items.some(item => item.storyboard === 'Details')")
    editor.show_all()
    editor.shot("A reference in its place")
    return controller


def undo_and_redo(editor, controller):
    editor.press("Control+z")
    on_page(editor, "id => editor.store.current.has(id)", controller)
    on_page(editor, "() => !editor.store.current.board.items.some(item => item.storyboard === 'Details')")
    editor.run("() => editor.store.open('Details.storyboard')")
    on_page(editor, "() => editor.store.current?.path === 'Details.storyboard' && !editor.store.current.board.items.length")
    editor.shot("Undone in both documents")
    editor.press("Control+Shift+Z")
    on_page(editor, "id => editor.store.current.has(id)", controller)
    editor.shot("Done again in both documents")


def reference_back(editor, folder):
    """Following the reference leads to the scene; both files are saved by one save."""
    editor.run(f"() => editor.store.open('{DOCUMENT}')")
    on_page(editor, f"() => editor.store.current?.path === '{DOCUMENT}'")
    scene = next(scene for name, scene in references(editor) if name == "Details")
    controller = editor.run("scene => editor.store.current.scenes.get(scene).controller", scene)
    editor.show(controller)
    editor.command("Open Referenced Storyboard")
    on_page(editor, "() => editor.store.current?.path === 'Details.storyboard'")
    editor.shot("Followed to the scene")
    editor.press("Control+s")
    on_page(editor, "() => editor.store.openDocuments.every(document => !document.state.isDirty)")
    assert 'storyboardName="Details"' in (folder / DOCUMENT).read_text()
    assert "</scene>" in (folder / "Details.storyboard").read_text()


def search_and_replace(editor):
    editor.press("Control+Alt+Shift+f")
    panel = editor.page.locator(".find-panel")
    panel.wait_for()
    panel.get_by_label("Kind").select_option("font")
    panel.locator(".find-list[data-kind=font] .find-hit").first.wait_for()
    editor.shot("All fonts of the folder")
    panel.get_by_label("Kind").select_option("color")
    panel.locator(".find-list[data-kind=color] .find-hit").first.wait_for()
    value = panel.locator(".find-value").first.inner_text().strip()
    panel.get_by_label("Find", exact=True).fill(value)
    on_page(editor, "value => document.querySelector('.find-list').dataset.value === value", value)
    panel.get_by_label("Replace with").fill("systemTealColor")
    panel.locator(".find-value ins").first.wait_for()
    editor.shot("What would change")
    before = editor.run("() => editor.store.current.revision")
    count = panel.locator(".find-row").count()
    documents = editor.run("() => document.querySelectorAll('.find-list h3').length")
    panel.locator("button.primary").click()
    if documents > 1:
        editor.page.locator("dialog .primary").wait_for()
        editor.shot("Several documents at once")
        editor.page.locator("dialog .primary").click()
    on_page(editor, "() => document.querySelector('.find-summary').textContent.startsWith('Replaced')")
    editor.shot("Replaced everywhere")
    panel.get_by_label("Find", exact=True).fill("systemTealColor")
    on_page(editor, "count => document.querySelectorAll('.find-row').length >= count", count)
    panel.locator(".find-hit").first.click()
    editor.shot("One of the results is shown")
    panel.get_by_label("Close").click()
    return before


def inline(editor, controller):
    editor.run(f"() => editor.store.open('{DOCUMENT}')")
    on_page(editor, f"() => editor.store.current?.path === '{DOCUMENT}'")
    scene = next(scene for name, scene in references(editor) if name == "Details")
    editor.show(editor.run("scene => editor.store.current.scenes.get(scene).controller", scene))
    editor.command("Inline Storyboard")
    on_page(editor, "id => editor.store.current.has(id)", controller)
    editor.show_all()
    editor.shot("Inlined again")
    editor.press("Control+s")
    on_page(editor, "() => editor.store.openDocuments.every(document => !document.state.isDirty)")


def whole_board(editor):
    """All storyboards on one board, walked through by keyboard, and one opened from there."""
    editor.run(f"() => editor.store.open('{DOCUMENT}')")
    editor.command("Show All Storyboards")
    editor.page.locator(".project-board[data-is-complete]").wait_for(timeout=20000)
    on_page(editor, "() => document.querySelectorAll('.project-storyboard').length >= 4")
    on_page(editor, "() => document.querySelectorAll('.project-links > path').length > 0")
    on_page(
        editor,
        "() => ![...document.querySelectorAll('.project-storyboard .scene:not(.reference)')].some(scene => scene.querySelector('.picture.loading'))",
    )
    editor.shot("All storyboards on one board")
    surface = editor.page.locator(".project-surface")
    surface.focus()
    for _ in range(3):
        editor.press("ArrowRight")
    for _ in range(4):
        editor.press("+")
    editor.shot("Zoomed into the board")
    place = editor.run("() => document.querySelector('.project-board').board.current")
    editor.press("Enter")
    on_page(editor, "path => editor.store.current.path === path", place["path"])
    on_page(editor, "() => !document.querySelector('.project-board:not([hidden])')")
    editor.shot("A scene opened from the board")


def code(editor, folder):
    """A scene is shown as Swift, drawn by it beside the storyboard's picture, and saved without replacing anything unasked."""
    scene = editor.one("tableViewController", name="Add Session")
    editor.show(scene)
    editor.select(scene)
    editor.command("Export to Code…")
    sheet = editor.page.locator(".export-sheet")
    sheet.wait_for()
    on_page(editor, "() => document.querySelectorAll('.export-code .code-keyword').length > 10")
    sheet.get_by_role("option", name="AddSessionTableViewController.swift").click()
    on_page(editor, "() => document.querySelector('.paired .compared-stage img, .paired .compared-stage canvas')")
    editor.looks("Export to code")
    sheet.get_by_role("button", name="Draw the Code").click()
    editor.page.wait_for_function("() => document.querySelectorAll('.paired-image').length === 2", timeout=240_000)
    verdict = sheet.locator(".export-verdict").inner_text()
    assert verdict == "The same, pixel for pixel.", verdict
    editor.looks("The code is drawn")
    sheet.get_by_role("radio", name="Whole Storyboard").click()
    on_page(editor, "() => document.querySelectorAll('.export-file').length > 4")
    finding = sheet.locator(".export-finding:enabled").first
    editor.shot("The whole storyboard as code")
    finding.click()
    editor.page.locator(".export-sheet").wait_for(state="detached")
    on_page(editor, "scene => editor.store.selection.length === 1 && editor.store.selection[0] !== scene", scene)
    editor.select(scene)
    for number in range(2):
        editor.command("Export to Code…")
        editor.page.get_by_role("button", name="Save in Folder…").click()
        field = editor.page.locator("dialog input")
        field.wait_for()
        assert field.input_value().endswith("DailyBuzz"), field.input_value()
        field.fill("Screens")
        editor.shot("Save the code")
        editor.press("Enter")
        if number:
            # Another file of the same name is only replaced if that is wanted.
            editor.page.get_by_role("button", name="Replace").wait_for()
            editor.shot("Replace a file")
            editor.page.get_by_role("button", name="Cancel").click()
            assert made.read_text() == "// mine\n"
        else:
            made = folder / "Screens" / "AddSessionTableViewController.swift"
            for _ in range(50):
                if made.exists():
                    break
                editor.page.wait_for_timeout(100)
            assert "func loadView()" in made.read_text()
            made.write_text("// mine\n")
    shutil.rmtree(folder / "Screens")


def captured(editor):
    """What the running app shows becomes a scene of the storyboard, in one step."""
    editor.command("Run App")
    screen = editor.page.locator(".device-screen")
    screen.get_by_role("button", name="Add").wait_for(timeout=240_000)
    screen.get_by_role("button", name="Add").click()
    screen.get_by_role("textbox", name="Temperature").wait_for()
    before, count = editor.revision, editor.run("() => editor.store.current.scenes.size")
    # A narrow pane has the button in its menu.
    editor.page.locator(".device-more").click()
    editor.pick("Capture Screen")
    sheet = editor.page.locator(".capture-sheet")
    sheet.wait_for()
    on_page(editor, "() => document.querySelector('.capture-sheet .paired-image') && document.querySelector('.capture-sheet .compared-stage img, .capture-sheet .compared-stage canvas')")
    editor.looks("Capture the screen")
    sheet.get_by_label("With the controllers around it").check()
    on_page(editor, "() => document.querySelector('.capture-about').textContent.includes(' with ')")
    sheet.get_by_label("With the controllers around it").uncheck()
    on_page(editor, "() => !document.querySelector('.capture-about').textContent.includes(' with ')")
    editor.page.get_by_role("button", name="Add Scene").click()
    editor.changed(before)
    on_page(editor, "count => editor.store.current.scenes.size === count + 1", count)
    editor.shot("A captured scene")
    editor.page.locator("#toolbar").get_by_role("button", name="Stop", exact=True).click()
    editor.run("() => editor.store.undo()")
    on_page(editor, "count => editor.store.current.scenes.size === count", count)


def main(command, sample, pictures, page=None):
    for number, size in enumerate([(1280, 800), (1920, 1080)]):
        place = pathlib.Path(pictures) / f"{size[0]}"
        with tempfile.TemporaryDirectory() as home:
            folder = pathlib.Path(home) / "app"
            shutil.copytree(sample, folder)
            before = subprocess.run([command, "check", str(folder)], capture_output=True, text=True).stdout
            with Editor(command, folder, place, size, page) as editor:
                editor.page.emulate_media(color_scheme="dark" if number else "light")
                editor.run(f"() => editor.store.open('{DOCUMENT}')")
                controller = refactor(editor)
                undo_and_redo(editor, controller)
                reference_back(editor, folder)
                checked = subprocess.run([command, "check", str(folder)], capture_output=True, text=True).stdout
                assert checked.count("error") <= before.count("error"), checked
                search_and_replace(editor)
                whole_board(editor)
                inline(editor, controller)
                if not number:
                    editor.run(f"() => editor.store.open('{DOCUMENT}')")
                    code(editor, folder)
                    captured(editor)
                assert not editor.complaints, editor.complaints


if __name__ == "__main__":
    main(*sys.argv[1:])
