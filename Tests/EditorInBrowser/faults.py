"""What becomes of the work when the server is killed in the middle of a drag.

    faults.py STORYBOARD DOCUMENT PICTURES [PAGE]

STORYBOARD is the command, DOCUMENT a storyboard to be copied, PICTURES takes a picture of each step. PAGE is a folder with
the page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import sys
import tempfile

from stage import Editor

FRAME = "id => editor.store.current.frameOf(id)"
STATE = "() => editor.store.connectionState"


def text(editor):
    return editor.run("async () => (await editor.store.request('text')).text")


def change(editor, label):
    """A piece of work that is not saved."""
    editor.show(label)
    editor.retitle(label, "Kept")
    editor.shot("Unsaved work")
    return text(editor)


def killed_while_dragging(editor, label):
    revision, frame = editor.revision, editor.run(FRAME, label)
    x, y = editor.middle(label)
    mouse = editor.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y + 10, steps=4)
    editor.server.kill()
    editor.server.wait()
    mouse.move(x + 60, y + 30, steps=8)
    editor.page.wait_for_function(f"() => ({STATE})() !== 'open'")
    mouse.up()
    notice = editor.page.locator("#notice")
    notice.wait_for()
    assert "does not answer" in notice.inner_text(), notice.inner_text()
    assert "storyboard edit" in notice.inner_text(), notice.inner_text()
    editor.shot("The server is gone")
    assert editor.revision == revision, "what the server never had was not done"
    assert editor.run(FRAME, label) == frame
    # Everything can still be looked at and asked for; nothing breaks.
    editor.press("Control+z", "ArrowRight", "Control+Shift+l", "Escape", "Control+9", "Control+s")
    editor.click(label)
    notice.get_by_role("button", name="Try Again").click()
    editor.settle()
    assert editor.run(STATE) != "open"
    assert editor.revision == revision


def served_again(editor, label, kept):
    editor.serve()
    editor.page.on("dialog", lambda dialog: dialog.accept())
    editor.enter_page()
    dialog = editor.page.get_by_role("dialog", name="Unsaved work was found")
    dialog.wait_for()
    editor.shot("The work is offered")
    dialog.get_by_role("button", name="Keep It").click()
    assert text(editor) == kept, "the work is as it was before the server was killed"
    assert editor.run("id => editor.store.current.nameOf(id)", label) == "Kept"
    assert editor.run("() => editor.store.current.state.isDirty")


def main():
    command, source, pictures = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        document = pathlib.Path(folder) / pathlib.Path(source).name
        shutil.copy(source, document)
        saved = document.read_text()
        with Editor(command, document, pictures, page=sys.argv[4] if len(sys.argv) > 4 else None) as editor:
            editor.page.wait_for_function("() => editor.store.current?.stages.size > 0")
            label = editor.one("label")
            kept = change(editor, label)
            killed_while_dragging(editor, label)
            assert document.read_text() == saved, "the file is as it was saved"
            served_again(editor, label, kept)
            editor.save()
            assert document.read_text() == kept
            assert [path.name for path in document.parent.iterdir()] == [document.name], "no journal is left"
            editor.shot("Saved")
            # That there is no server, or that it ended in the middle of an answer, is the browser's to complain of.
            complaints = [text for text in editor.complaints if "net::ERR_" not in text]
            assert not complaints, complaints


if __name__ == "__main__":
    main()
