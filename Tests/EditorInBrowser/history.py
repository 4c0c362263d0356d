"""What differs from the last commit, and the versions of a document, seen and used by hand.

    history.py STORYBOARD SAMPLE PICTURES [PAGE]

STORYBOARD is the command, SAMPLE a folder with DailyBuzz.storyboard, which is copied into a repository of git. PICTURES takes
a picture of each step, in two sizes, light and dark. PAGE is a folder with the page's files, in place of those that came with
the command.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from stage import SIZES, Editor

DOCUMENT = "DailyBuzz.storyboard"
# A label, the cell's title, a button's scene.
TITLE = "Co1-gL-1rC"
NAME = "lqZ-z9-2sw"


class Repository:
    """The sample in git: written under another name, renamed, then changed."""

    def __init__(self, sample, folder):
        self.folder = pathlib.Path(folder)
        shutil.copytree(sample, self.folder, dirs_exist_ok=True)
        self.git("init", "-q", "-b", "main")
        (self.folder / DOCUMENT).rename(self.folder / "Main.storyboard")
        self.commit("A list of brews")
        self.git("mv", "Main.storyboard", DOCUMENT)
        self.commit("The storyboard has the name of the app")
        self.change('text="Date" text', 'text="Brewed" text')
        self.change('title="Details"', 'title="Brew"', isOptional=True)
        self.commit("Say what the date is")

    def git(self, *arguments):
        names = ["-c", "user.name=Ada Lovelace", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", "-C", str(self.folder), *names, *arguments], check=True, stdout=subprocess.DEVNULL)

    def commit(self, subject):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", subject)

    def change(self, old, new, isOptional=False):
        path = self.folder / DOCUMENT
        text = path.read_text()
        assert isOptional or old in text, old
        path.write_text(text.replace(old, new))


class ChangeReader(Editor):
    """Reads what the page tells of changes."""

    def sentences(self):
        return self.run("() => editor.store.current.differences.changes.map(change => change.sentence)")

    def row(self, object_id):
        return self.page.locator(f'.outline-row[data-object-id="{object_id}"]')

    def text(self):
        return self.run("async () => (await editor.store.request('text')).text")

    def state(self):
        return self.run("() => [editor.store.current.path, editor.store.selection, editor.canvas.viewport.x, editor.canvas.viewport.y, editor.canvas.viewport.scale]")

    def choose(self, *titles):
        for title in titles:
            self.page.locator(".menu-item", has_text=title).last.click()


def no_changes(editor):
    editor.until("() => !!editor.store.current?.differences && editor.store.current.stages.size > 0")
    assert editor.sentences() == []
    assert editor.page.locator(".change-mark").count() == 0
    editor.shot("As it was committed")


def marks(editor):
    """Edits by hand are marked in outline, canvas and inspectors."""
    committed = editor.text()
    editor.run("id => editor.store.select([id])", TITLE)
    editor.run("() => editor.canvas.reveal()")
    field = editor.page.locator(".inspector-row", has=editor.page.get_by_text("Text", exact=True)).locator("textarea, input").first
    field.fill("Roasted")
    field.press("Tab")
    editor.until("() => editor.store.current.differences.changes.length === 1")
    assert editor.sentences() == ["label 'Brewed' text → 'Roasted'"], editor.sentences()
    editor.page.locator(".row-change").first.wait_for()
    assert editor.row(TITLE).locator(".change-mark").inner_text() == "M"
    editor.run("() => editor.store.perform('Add Switch', [{ addObject: { item: 'switch', into: editor.store.current.parentOf('Wki-mO-XER'), x: 200, y: 20 } }])")
    editor.run("() => editor.store.perform('Delete', [{ delete: { object: 'Y1t-ak-jlJ' } }])")
    editor.until("() => editor.store.current.differences.changes.some(change => change.kind === 'deleted')")
    editor.run("id => editor.store.select([id])", TITLE)
    editor.run("() => editor.canvas.reveal()")
    assert editor.page.locator(".scene-title[data-change='changed']").count() >= 2
    editor.looks("Marked changes")
    return committed


def cards(editor):
    """A mark tells in words and with the picture from before what differs."""
    editor.row(TITLE).locator(".change-mark").hover()
    editor.page.locator(".change-card .cropped-picture img").wait_for()
    assert "label 'Brewed' text → 'Roasted'" in editor.page.locator(".change-card").inner_text()
    editor.until("() => document.querySelector('.change-card img').naturalWidth > 0")
    editor.looks("Hovered mark")
    editor.page.mouse.move(640, 400)
    assert editor.page.locator(".change-card").count() == 0
    # The badge of the label on the canvas.
    x, y, w, _ = editor.place(TITLE)
    editor.page.mouse.move(x + w, y)
    editor.page.locator(".change-card").wait_for()
    editor.shot("Hovered badge")
    editor.page.mouse.move(5, 5)


def reverts(editor, committed):
    """A change is taken back in outline and inspector, and all of them; undo brings them back."""
    editor.run("id => editor.store.select([id])", TITLE)
    editor.row(TITLE).click(button="right")
    editor.shot("Menu of a changed object")
    editor.choose("Revert This Change")
    editor.until("() => !editor.store.current.differences.changes.some(change => change.sentence.includes('Roasted'))")
    assert editor.run("() => editor.store.current.state.undo") == "Revert Change"
    editor.press("Control+z")
    editor.until("() => editor.store.current.differences.changes.some(change => change.sentence.includes('Roasted'))")
    editor.page.locator(".inspector-row.is-changed").first.wait_for()
    editor.page.locator(".inspector-row.is-changed .row-title").first.click(button="right")
    editor.shot("Menu of a changed row")
    editor.choose("Revert This Change")
    editor.until("() => !editor.store.current.differences.changes.some(change => change.sentence.includes('Roasted'))")
    keys = editor.run("() => editor.store.current.differences.changes.map(change => change.key)")
    editor.run("changes => editor.store.attempt('revert', { changes })", keys)
    editor.until("() => editor.store.current.differences.changes.length === 0")
    assert editor.text() == committed
    editor.press("Control+z")
    editor.until("() => editor.store.current.differences.changes.length > 0")


def removed_scene(editor):
    """A scene that is gone stands below the outline, and comes back from there with the segues to it."""
    before = editor.text()
    scene = editor.run("() => [...editor.store.current.scenes.values()].find(scene => scene.title === 'Coffees')")
    editor.run("id => editor.store.perform('Delete', [{ delete: { object: id } }])", scene["controller"])
    mark = editor.page.locator(".document-mark")
    mark.wait_for()
    assert "1 removed scene" in mark.inner_text(), mark.inner_text()
    mark.hover()
    editor.page.locator(".change-card .cropped-picture img").wait_for()
    editor.until("() => document.querySelector('.change-card img').naturalWidth > 0")
    editor.shot("A removed scene")
    mark.click()
    editor.shot("Menu of a removed scene")
    editor.choose("Revert This Change")
    editor.until("() => document.querySelector('.document-mark').hidden")
    assert editor.text() == before
    editor.press("Control+z")
    editor.until("() => !document.querySelector('.document-mark').hidden")
    editor.press("Control+z")
    editor.until("() => document.querySelector('.document-mark').hidden")
    assert editor.text() == before


def toggles(editor):
    editor.run("() => editor.commands.run('view.changes')")
    editor.until("() => document.querySelectorAll('.outline-row .change-mark').length === 0")
    editor.run("() => editor.commands.run('view.changes')")
    editor.until("() => document.querySelectorAll('.outline-row .change-mark').length > 0")


def history(editor):
    """The commits are stepped through on the canvas; Escape leads back to where one was."""
    editor.run("id => editor.store.select([id])", TITLE)
    editor.run("() => editor.canvas.reveal()")
    before = editor.state()
    editor.press("Control+Alt+h")
    editor.until("() => document.querySelectorAll('.history-row').length === 4 && document.querySelectorAll('.history-row .change-list, .history-row .is-quiet').length >= 4")
    subjects = editor.page.locator(".history-subject").all_inner_texts()
    assert subjects == ["The Document Now", "Say what the date is", "The storyboard has the name of the app", "A list of brews"], subjects
    assert "renamed from Main.storyboard" in editor.page.locator(".history-row").nth(2).inner_text()
    editor.press("ArrowDown")
    editor.until("() => editor.store.current.version && editor.store.current.stages.size > 0 && editor.store.current.differences")
    assert "label 'Date' text → 'Brewed'" in editor.sentences(), editor.sentences()
    assert editor.run("id => editor.store.current.object(id).name", TITLE) == "Brewed"
    editor.looks("A version")
    assert editor.run("() => editor.store.attempt('perform', { name: 'Delete', commands: [{ delete: { object: 'Co1-gL-1rC' } }] })") is None
    editor.page.locator(".message").click()
    editor.press("ArrowDown", "ArrowDown")
    editor.until("id => editor.store.current.version && editor.store.current.object(id)?.name === 'Date'", TITLE)
    editor.shot("The first version")
    editor.press("Escape")
    editor.until("() => !editor.store.current.version")
    assert editor.state() == before, (editor.state(), before)


def compares(editor):
    """Two versions are beside each other, with the words linked to the objects."""
    editor.page.locator(".history-button").click()
    editor.until("() => document.querySelectorAll('.history-row').length === 4")
    editor.page.locator(".history-row").nth(3).click(modifiers=["Control"])
    editor.until("() => document.querySelectorAll('.compare-picture img').length >= 4 && [...document.querySelectorAll('.compare-picture img')].every(image => image.complete && image.naturalWidth > 0)")
    assert editor.page.locator(".compare-outline").count() >= 3
    words = editor.page.locator(".compare-body .change-line", has_text="'Date' text")
    editor.run("() => { document.querySelector('.compare-body').scrollTop = [...document.querySelectorAll('.compare-scene')].find(scene => scene.innerText.startsWith('Brew')).offsetTop - 50; }")
    words.hover()
    assert editor.page.locator(".compare-outline.is-lit").count() == 2
    editor.looks("Two versions")
    editor.press("Escape")
    editor.until("() => document.querySelector('.compare-pane').hidden")
    editor.press("Escape")
    editor.until("() => !document.body.classList.contains('shows-history')")


def restores(editor):
    """The content of a version becomes that of the document, in one step."""
    before = editor.text()
    editor.press("Control+Alt+h")
    editor.until("() => document.querySelectorAll('.history-row').length === 4")
    editor.page.locator(".history-row").nth(3).click()
    editor.until("() => !!editor.store.current.version")
    editor.page.locator(".history-foot .button", has_text="Restore").click()
    editor.shot("Asked before restoring")
    editor.page.locator("dialog .button", has_text="Restore").click()
    editor.until("() => editor.store.current.state.undo === 'Restore Version'")
    assert 'text="Date"' in editor.text()
    editor.press("Control+z")
    editor.until("() => editor.store.current.state.undo !== 'Restore Version'")
    assert editor.text() == before


def outside(command, sample, pictures, page):
    """A document outside of git shows no marks, and the command says why."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(pathlib.Path(sample) / DOCUMENT, folder)
        with ChangeReader(command, pathlib.Path(folder) / DOCUMENT, pictures, size=SIZES[0], page=page) as editor:
            editor.until("() => !!editor.store.current?.differences")
            title = editor.run("() => editor.commands.titleOf(editor.commands.get('view.changes'))")
            assert title == "Hide Changes Since the Last Commit (this document is not in a git repository)", title
            assert not editor.run("() => editor.commands.isEnabled('view.history')")
            assert editor.page.locator(".history-button").is_disabled()
            assert not editor.complaints, editor.complaints


def main(command, sample, pictures, page=None):
    with tempfile.TemporaryDirectory() as folder:
        repository = Repository(sample, pathlib.Path(folder) / "DailyBuzz")
        with ChangeReader(command, repository.folder / DOCUMENT, pictures, size=SIZES[0], page=page) as editor:
            no_changes(editor)
            committed = marks(editor)
            cards(editor)
            reverts(editor, committed)
            removed_scene(editor)
            toggles(editor)
            history(editor)
            compares(editor)
            restores(editor)
            assert not editor.complaints, editor.complaints
    outside(command, sample, pathlib.Path(pictures) / "outside", page)


main(*sys.argv[1:])
