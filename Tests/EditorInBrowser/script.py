"""Commands typed by name with completions, recorded while hands work, saved, and run again here and by `storyboard apply`.

    script.py STORYBOARD SAMPLE PICTURES [PAGE]

STORYBOARD is the command, SAMPLE a storyboard, PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place
of those that came with the command.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

from stage import Editor

LINES = "() => [...document.querySelectorAll('.script-line')].map(line => line.innerText.trim())"


def lines(editor, count):
    editor.page.wait_for_function(f"count => ({LINES})().length === count", arg=count)
    return editor.run(LINES)


def typed(editor, label):
    editor.press("Control+Alt+k")
    entry = editor.page.get_by_role("combobox", name="Command", exact=True)
    entry.wait_for()
    editor.select(label)
    entry.click()
    editor.type("se")
    editor.page.locator("#script-completions [role=option]").first.wait_for()
    editor.shot("Commands to complete")
    editor.press("Enter")
    editor.type("ob")
    editor.press("Enter")
    editor.type("sel")
    editor.page.locator("#script-completions [role=option]", has_text="selected").first.wait_for()
    editor.shot("Objects to complete")
    editor.press("Enter")
    before = editor.revision
    editor.type('attribute=text value="Good evening"')
    editor.press("Escape")
    editor.press("Enter")
    editor.changed(before)
    assert lines(editor, 1) == [f'set object={label} attribute=text value="Good evening"'], lines(editor, 1)
    editor.type("delete object=nothing")
    editor.press("Escape")
    editor.press("Enter")
    editor.page.locator(".script-fault", has_text="there is no object 'nothing'").wait_for()
    editor.shot("An error in words")
    editor.press("Control+a", "Backspace")


def recorded(editor, view):
    editor.page.get_by_role("button", name="Record Script").click()
    before = editor.revision
    editor.run("view => editor.store.perform('Add Label', [{ addObject: { item: 'label', into: view, x: 40, y: 400 } }])", view)
    editor.changed(before)
    [made] = [each for each in editor.find("label") if each not in editor.known]
    editor.select(made)
    editor.tab("attributes")
    editor.enter("Text", "Recorded", "Label")
    editor.enter("Tag", 4, "View")
    lines(editor, 4)
    editor.page.locator("#canvas").focus()
    editor.press("Control+z")
    found = lines(editor, 3)
    assert found[1].startswith("addObject item=label") and found[2] == "set object=$1 attribute=text value=Recorded", found
    editor.shot("What was done by hand")
    editor.page.get_by_role("button", name="Stop Recording").click()
    return made


def saved(editor, folder):
    editor.page.get_by_role("button", name="Save Script…").click()
    editor.page.locator("dialog input").wait_for()
    editor.shot("Saving")
    editor.press("Enter")
    editor.page.locator(".script-head .detail", has_text="Saved as steps.json").wait_for()
    return folder / "steps.json"


def run_again(editor, command, script, fresh):
    count = len(editor.find("label"))
    before = editor.revision
    editor.page.get_by_role("button", name="Run Script").click()
    editor.changed(before)
    assert editor.revision == before + 1 and len(editor.find("label")) == count + 1
    assert editor.run("() => editor.store.current.state.undo") == "Run Script"
    editor.shot("Run again as one step")
    result = subprocess.run([command, "apply", fresh, script, "-o", fresh], capture_output=True, text=True, check=True)
    assert len(json.loads(result.stdout)["created"]) == 1, result.stdout
    text = pathlib.Path(fresh).read_text()
    assert 'text="Recorded"' in text and 'text="Good evening"' in text


def main(command, sample, pictures, page=None):
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "app"
        folder.mkdir()
        shutil.copy(sample, folder / "Main.storyboard")
        shutil.copy(sample, folder / "Fresh.storyboard")
        with Editor(command, folder, pictures, page=page) as editor:
            editor.run("() => editor.store.open('Main.storyboard')")
            editor.page.wait_for_function("() => editor.store.current?.stages.size > 0")
            editor.show_all()
            editor.known = editor.find("label")
            typed(editor, editor.known[0])
            recorded(editor, editor.find("view")[0])
            script = saved(editor, folder)
            run_again(editor, command, script, str(folder / "Fresh.storyboard"))
            for scheme in ["light", "dark"]:
                editor.page.emulate_media(color_scheme=scheme)
                for size in [(1280, 800), (1920, 1080)]:
                    editor.page.set_viewport_size({"width": size[0], "height": size[1]})
                    editor.shot(f"{scheme} {size[0]}")
            assert not editor.complaints, editor.complaints
    print("Commands were typed, recorded, saved and run again, here and by the command.")


if __name__ == "__main__":
    main(*sys.argv[1:])
