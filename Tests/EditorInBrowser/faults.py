"""What becomes of the work when the server is killed in the middle of a drag, when it crashes, when the file is changed before
it is opened again, and when two editors are at it or unsaved work cannot be kept.

    faults.py STORYBOARD DOCUMENT PICTURES [PAGE]

STORYBOARD is the command, DOCUMENT a storyboard to be copied, PICTURES takes a picture of each step. PAGE is a folder with
the page's files, in place of those that came with the command.
"""

import os
import pathlib
import shutil
import signal
import subprocess
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
    assert "is not responding" in notice.inner_text(), notice.inner_text()
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
    dialog = editor.page.get_by_role("dialog", name="Unsaved changes were found")
    dialog.wait_for()
    editor.shot("The work is offered")
    dialog.get_by_role("button", name="Keep Changes").click()
    assert text(editor) == kept, "the work is as it was before the server was killed"
    assert editor.run("id => editor.store.current.nameOf(id)", label) == "Kept"
    assert editor.run("() => editor.store.current.state.isDirty")


def retitle(editor, label, title):
    editor.show(label)
    editor.retitle(label, title)


def crashed(editor, label):
    """The server crashes, and another one takes its place: the page goes on by itself."""
    retitle(editor, label, "Outlived")
    kept = text(editor)
    pid = editor.server.pid
    [server] = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    os.kill(int(server), signal.SIGKILL)
    editor.page.locator("#messages").get_by_text("The editor was restarted").wait_for()
    assert editor.run(STATE) == "open"
    editor.shot("Another server took over")
    assert text(editor) == kept
    editor.save()


def busy(editor, label):
    """The server is at something that takes long, and says nothing meanwhile."""
    editor.show(label)
    pid = editor.server.pid
    [server] = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    os.kill(int(server), signal.SIGSTOP)
    editor.press("ArrowRight")
    notice = editor.page.locator("#notice")
    notice.get_by_text("The editor is still working").wait_for()
    editor.shot("The editor is still working")
    os.kill(int(server), signal.SIGCONT)
    notice.wait_for(state="hidden")
    editor.save()


def end(editor):
    editor.server.kill()
    editor.server.wait()
    editor.page.wait_for_function(f"() => ({STATE})() !== 'open'")


def changed_meanwhile(editor, label, document):
    """The file is changed between the end of the server and the next opening."""
    retitle(editor, label, "Mine")
    end(editor)
    before, after = document.read_text().rsplit(' text="', 1)
    document.write_text(f'{before} text="Theirs"{after[after.index(chr(34)) + 1:]}')
    theirs = document.read_text()
    editor.serve()
    editor.enter_page()
    dialog = editor.page.get_by_role("dialog", name="Unsaved changes were found")
    dialog.wait_for()
    assert "has changed the file" in dialog.inner_text()
    editor.shot("The file was changed meanwhile")
    dialog.get_by_role("button", name="Keep Changes").click()
    notice = editor.page.locator("#notice")
    notice.get_by_role("button", name="Merge").wait_for()
    editor.shot("Both can be brought together")
    assert document.read_text() == theirs
    notice.get_by_role("button", name="Merge").click()
    notice.wait_for(state="hidden")
    editor.save()
    saved = document.read_text()
    assert 'text="Theirs"' in saved and "Mine" in saved


def crashes_again(editor, label, document):
    """The process ends each time as soon as the document is open."""
    retitle(editor, label, "Harmful")
    end(editor)
    journal = document.with_name(f".{document.name}.unsaved")
    for crash in range(1, 3):
        editor.serve()
        # The server opens the document by itself. After three seconds it counts as harmless.
        while journal.read_text().count('"opened"') < crash:
            editor.page.wait_for_timeout(10)
        end(editor)
    editor.serve()
    editor.enter_page()
    dialog = editor.page.get_by_role("dialog", name="Unsaved changes were found")
    dialog.wait_for()
    assert "omitted" in dialog.inner_text(), dialog.inner_text()
    editor.shot("What crashed the editor is left out")
    dialog.get_by_role("button", name="Try With All Steps").click()
    editor.page.wait_for_function("id => editor.store.current.nameOf(id) === 'Harmful'", arg=label)
    editor.save()


SET = "([id, value]) => editor.store.perform('Edit', [{ set: { object: id, attribute: 'text', value } }])"


def two_editors(editor, label, document):
    retitle(editor, label, "Here")
    server = subprocess.Popen(editor.launch, stdout=subprocess.PIPE, text=True)
    try:
        page = editor.browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(30000)
        page.goto(server.stdout.readline().strip())
        notice = page.locator("#notice")
        notice.get_by_text("Another editor has unsaved changes in this document").wait_for()
        page.evaluate(SET, [label, "There"])
        page.locator("#messages .error").wait_for()
        page.wait_for_function("() => editor.store.current.stages.size > 0")
        page.screenshot(path=str(editor.pictures / "the-second-editor-looks-on.png"))
        editor.save()
        notice.wait_for(state="hidden")
        page.evaluate(SET, [label, "There"])
        page.wait_for_function("() => editor.store.current.state.isDirty")
        page.keyboard.press("Control+s")
        page.wait_for_function("() => !editor.store.current.state.isDirty")
        assert "There" in document.read_text()
        page.close()
    finally:
        server.terminate()
        server.wait()
    editor.page.wait_for_function("id => editor.store.current.nameOf(id) === 'There'", arg=label)


def not_kept(editor, label, document):
    """A folder in the journal's place stands for all that can keep it from being written."""
    journal = document.parent / f".{document.name}.unsaved"
    journal.mkdir()
    retitle(editor, label, "Not kept")
    notice = editor.page.locator("#notice")
    notice.get_by_text("Unsaved changes are not kept").wait_for()
    editor.shot("Unsaved changes are not kept")
    retitle(editor, label, "Still not kept")
    assert notice.is_visible()
    journal.rmdir()
    retitle(editor, label, "Kept again")
    notice.wait_for(state="hidden")
    assert journal.is_file()
    editor.save()


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
            crashed(editor, label)
            busy(editor, label)
            changed_meanwhile(editor, label, document)
            crashes_again(editor, label, document)
            two_editors(editor, label, document)
            not_kept(editor, label, document)
            assert [path.name for path in document.parent.iterdir()] == [document.name], "no journal is left"
            # That there is no server, or that it ended in the middle of an answer, is the browser's to complain of.
            complaints = [text for text in editor.complaints if "net::ERR_" not in text]
            assert not complaints, complaints


if __name__ == "__main__":
    main()
