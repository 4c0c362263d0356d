"""Sample data of a table: rows pasted and typed, states chosen on the canvas, and played.

    samples.py STORYBOARD DOCUMENT PICTURES [PAGE]

STORYBOARD is the command, DOCUMENT the storyboard of Samples/DailyBuzz, PICTURES takes a picture of each step. PAGE is a folder with
the page's files, in place of those that came with the command.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

from stage import Editor

NAME = "lqZ-z9-2sw"
ROWS = "\n".join(["Ethiopia Sidamo\t203 °F\tJun 7", "Kenya Nyeri\t199 °F\tJun 6", "Colombia Huila\t201 °F\tJun 4", "Sumatra Mandheling\t198 °F\tMay 30"])


def states(editor):
    return editor.run("async () => (await editor.store.request('samples')).scenes")


def panel(editor, *titles):
    for title in titles:
        editor.page.locator(f"#samples button:has-text('{title}')").first.click()


def add_state(editor, name):
    editor.page.locator("#samples [aria-label='Add State']").click()
    editor.pick(name)
    editor.page.locator("#samples [role=radio][aria-checked=true]", has_text=name).wait_for()


def drawn(editor, scene):
    return editor.run("id => editor.store.current.stage(id)?.key", scene)


def redrawn(editor, scene, before):
    editor.until("([id, old]) => editor.store.current.stage(id)?.key !== old", [scene, before])


def previews(editor):
    """A preview beside the canvas shows another state than the canvas, and follows its rows."""
    drawn = "() => [...document.querySelectorAll('#previews .wall-stage :is(img, canvas)')].map(picture => picture.src ?? picture.dataset.key ?? '')"
    editor.press("Control+Alt+Enter")
    editor.until("() => document.querySelectorAll('#previews figure img').length === 3 && [...document.querySelectorAll('#previews figure img')].every(image => image.complete && image.naturalWidth)")
    before = editor.run(drawn)
    editor.page.locator("#previews figure button").first.click(force=True)
    editor.pick("Sample Data")
    editor.pick("Empty")
    editor.until("() => document.querySelector('#previews figcaption').textContent.includes('Empty')")
    editor.until(f"old => {{ const now = ({drawn})(); return now.length === 3 && now[0] !== old[0]; }}", before)
    editor.looks("A preview of the empty state beside the others")
    # A state that changes is drawn again.
    editor.page.locator("#previews figure button").first.click(force=True)
    editor.pick("Sample Data")
    editor.pick("Loaded")
    editor.until("() => document.querySelector('#previews figcaption').textContent.includes('Loaded') && document.querySelectorAll('#previews figure img').length === 3")
    editor.page.wait_for_timeout(1000)
    before = editor.run(drawn)
    field = editor.page.locator("#samples .sample-row").nth(1).locator("input").first
    field.fill("Uganda Bugisu")
    field.press("Enter")
    editor.until(f"old => ({drawn})()[0] !== old[0]", before)
    editor.press("Control+Alt+Enter")
    editor.press("Control+z")


def film(editor, folder):
    document = folder / "DailyBuzz.storyboard"
    before = document.read_bytes()
    editor.run("() => editor.store.open('DailyBuzz.storyboard')")
    editor.until("() => editor.store.current?.stages.size > 2")
    scene = editor.run("id => editor.store.current.sceneOf(id)", NAME)
    editor.show(editor.run("id => editor.store.current.scenes.get(id).controller", scene))
    editor.press("Control+Alt+d")
    editor.page.locator("#samples .samples-empty").wait_for()
    editor.shot("No sample data yet")

    key = drawn(editor, scene)
    add_state(editor, "Loaded")
    redrawn(editor, scene, key)
    editor.page.locator("#samples button", has_text="Paste Rows").click()
    editor.page.locator(".sample-paste").fill(ROWS)
    editor.shot("Rows are pasted")
    editor.page.locator("dialog button", has_text="Replace").click()
    editor.until("async id => (await editor.store.request('samples')).scenes[id]?.[0].lists && Object.values((await editor.store.request('samples')).scenes[id][0].lists)[0][0].rows.length === 4", scene)
    editor.page.locator("#samples .sample-row").nth(4).wait_for()
    editor.looks("Four rows on the canvas")

    # One more, with another text; a section gets a title.
    editor.page.locator("#samples button", has_text="Add Row").click()
    editor.page.locator("#samples .sample-row").nth(5).wait_for()
    key = drawn(editor, scene)
    field = editor.page.locator("#samples .sample-row").nth(5).locator("input").first
    field.fill("Guatemala Antigua with a very long name")
    field.press("Enter")
    redrawn(editor, scene, key)
    key = drawn(editor, scene)
    title = editor.page.locator("#samples [aria-label='Title of section 1']")
    title.fill("This Week")
    title.press("Enter")
    redrawn(editor, scene, key)
    editor.shot("A section with a title")
    assert editor.run("() => editor.store.current.state.undo") == "Change Rows"

    # An empty table, and a view of the scene that is hidden then.
    add_state(editor, "Empty")
    editor.settle()
    editor.looks("The empty state")
    panel(editor, "Design")
    editor.until("() => !Object.keys(editor.store.current.view.states ?? {}).length")
    editor.shot("The design again")
    panel(editor, "Loaded")
    editor.until("() => Object.values(editor.store.current.view.states)[0] === 'Loaded'")

    previews(editor)

    found = states(editor)[scene]
    assert [state["name"] for state in found] == ["Loaded", "Empty"], found
    section = next(iter(found[0]["lists"].values()))[0]
    assert section["title"] == "This Week" and len(section["rows"]) == 5
    assert section["rows"][1]["values"][NAME] == {"text": "Kenya Nyeri"}
    editor.press("Control+z")
    editor.until("async id => (await editor.store.request('samples')).scenes[id].length === 1", scene)
    editor.press("Control+Shift+z")
    editor.until("async id => (await editor.store.request('samples')).scenes[id].length === 2", scene)

    # It isn't part of the document.
    assert not (folder / "DailyBuzz.storyboard.samples.json").exists()
    editor.page.locator("#canvas").click(position={"x": 12, "y": 12})
    editor.save()
    assert document.read_bytes() == before
    saved = json.loads((folder / "DailyBuzz.storyboard.samples.json").read_text())
    assert saved == {"scenes": states(editor)}, saved
    return scene


def outside(command, folder, pictures, scene):
    """The command draws and plays the same."""
    for state in ["Loaded", "Empty"]:
        subprocess.run([command, "render", "--scene", scene, "--samples", state, str(folder / "DailyBuzz.storyboard"), "-o", f"{pictures}/{state}"], check=True)
    assert (pathlib.Path(pictures) / f"Loaded/{scene}.png").read_bytes() != (pathlib.Path(pictures) / f"Empty/{scene}.png").read_bytes()
    for state in ["Loaded", "Empty"]:
        picture = f"{pictures}/{state}/played.png"
        subprocess.run([command, "play", "--headless", "--samples", state, "--picture", picture, str(folder / "DailyBuzz.storyboard")], check=True, stdout=subprocess.DEVNULL)


def main(command, document, pictures, page=None):
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "app"
        folder.mkdir()
        shutil.copy(document, folder)
        with Editor(command, folder, pictures, size=(1280, 800), page=page) as editor:
            scene = film(editor, folder)
            assert not editor.complaints, editor.complaints
        outside(command, folder, pictures, scene)
    print("Rows and states were shown on the canvas, saved beside the document, drawn by the command, and played.")


if __name__ == "__main__":
    main(*sys.argv[1:])
