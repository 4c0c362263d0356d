"""Several people in one document, each in a browser of their own: the one who shares it, an editor, and a guest.

    people.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command, PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those that came
with the command.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from accessibility import Audit
from large import storyboard
from stage import SIZES, Editor

GHOSTS = "() => [...document.querySelectorAll('.person-pointer')].map(each => each.innerText.trim())"
POINTER = "() => { const box = document.querySelector('.person-pointer')?.getBoundingClientRect(); return box ? [box.x, box.y] : null; }"
MARKUP = "<b>Ben</b>"
FIRST, SECOND, THIRD = (f"lab-00-{number:03}" for number in range(3))


def addresses(editor):
    """What the command has printed below the page's address: those for editors, then those for guests."""
    found = []
    while len(found) < 2:
        line = editor.server.stdout.readline()
        assert line, "the addresses for others aren't printed"
        if line.startswith("  http://") and (not found or secret(line) != secret(found[-1])):
            found.append(line.strip())
    # Any number of this computer leads there.
    return ["http://127.0.0.1:" + address.split(":", 2)[2] for address in found]


def secret(address):
    return address.strip().split("/")[3]


class Shared(Editor):
    """The editor of the one who shares it."""

    def serve(self):
        self.launch.append("--share")
        super().serve()
        self.addresses = addresses(self)


class Other(Editor):
    """Somebody else in a browser context of their own, as on another computer. All take pictures for one film."""

    @property
    def steps(self):
        return self.first.steps

    @steps.setter
    def steps(self, count):
        self.first.steps = count

    def __init__(self, first, address, pictures, size=(1280, 800)):
        self.first, self.pictures, self.complaints = first, pathlib.Path(pictures), first.complaints
        self.address = address
        self.context = first.browser.new_context(viewport={"width": size[0], "height": size[1]})
        self.page = self.context.new_page()
        self.page.set_default_timeout(30000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.enter_page()
        self.until("() => editor.store.current?.stages.size > 0")


def called(other, name):
    other.page.locator(".people-button").click()
    field = other.page.get_by_role("textbox", name="Your name")
    field.fill(name)
    field.press("Enter")
    other.press("Escape")


def presence(ada, ben, gus):
    called(ada, "Ada")
    called(ben, "Ben")
    called(gus, "Gus Guest")
    ada.until("() => editor.store.people.others.map(person => person.name).sort().join() === 'Ben,Gus Guest'")
    ben.until("() => editor.store.people.others.length === 2")
    ben.select(SECOND)
    x, y = ben.middle(FIRST)
    ben.page.mouse.move(x, y)
    ada.until(f"() => ({GHOSTS})().includes('Ben')")
    # The pointer is at the same place of the board, however each sees it.
    there = ben.run("([x, y]) => editor.canvas.locate({ clientX: x, clientY: y }).point", [x, y])
    ada.until("([x, y]) => { const p = editor.store.people.others.find(o => o.name === 'Ben').pointer; return p?.length && Math.hypot(p[0] - x, p[1] - y) < 1; }", there)
    ada.until("id => editor.store.people.others.some(person => person.selection?.includes(id))", SECOND)
    ada.page.locator(f"#outline [data-object-id='{SECOND}'] .outline-people").wait_for()
    ada.run("id => { editor.canvas.reveal([id]); }", SECOND)
    ada.looks("Others' pointers and selections")


def audit(editor, title):
    """Axe has nothing serious to say about what is shown, in light and dark."""
    for scheme in ["dark", "light"]:
        found = Audit(editor, scheme)
        found.look(title)
        assert not found.found, "\n".join(found.found.values())


def live(ada, ben):
    ada.select(SECOND)
    ada.tab("attributes")
    field = ben.row("Text").locator("textarea, input").first
    field.click()
    ben.press("Control+a")
    ben.type("Flat whi")
    ada.page.locator(".live-field", has_text="Flat whi").wait_for()
    ada.shot("What somebody types")
    # Both are at the same field: what is typed isn't overwritten, and shows who types.
    mine = ada.row("Text").locator("textarea, input").first
    mine.click()
    ada.press("Control+a")
    ada.type("Mocha")
    ben.press("Enter")
    ada.page.locator(".message", has_text="Ben has changed").wait_for()
    assert mine.input_value() == "Mocha", mine.input_value()
    ada.shot("A field that somebody else has changed")
    before = ben.revision
    ada.press("Enter")
    ben.changed(before)
    ben.until("id => editor.store.current.nameOf(id) === 'Mocha'", SECOND)
    ada.page.locator("#canvas").focus()
    # One's own step goes back at once, that of another only when it is meant.
    before = ada.revision
    ada.press("Control+z")
    ada.changed(before)
    ada.press("Control+z")
    ada.page.locator("dialog", has_text="is Ben’s").wait_for()
    ada.shot("A step of somebody else")
    ada.page.locator("dialog button", has_text="Cancel").click()
    assert ada.run("id => editor.store.current.nameOf(id)", SECOND) == "Flat whi"


def deleted(ada, ben):
    """What is typed into an object that somebody deletes isn't lost without a word."""
    ben.select(THIRD)
    x, y = ben.middle(THIRD)
    ben.page.mouse.dblclick(x, y)
    ben.page.locator(".canvas-editor").wait_for()
    ben.press("Control+a")
    ben.type("Almost done")
    before = ada.revision
    ada.run("id => editor.store.perform('Delete Label', [{ delete: { object: id } }])", THIRD)
    ada.changed(before)
    ben.page.locator(".message", has_text="Almost done").wait_for()
    ben.shot("What was typed into a deleted object")
    ada.page.locator("#canvas").focus()
    ada.press("Control+z")
    ben.until("id => editor.store.current.has(id)", THIRD)


def dragging(ada, ben):
    x, y = ben.middle(FIRST)
    ben.page.mouse.move(x, y)
    ben.page.mouse.down()
    ben.page.mouse.move(x + 8, y + 8)
    ben.page.mouse.move(x + 30, y + 26, steps=4)
    ada.until("() => editor.store.people.others.some(person => person.frames?.length)")
    ada.shot("What somebody drags")
    before = ben.revision
    ben.page.mouse.up()
    ben.changed(before)
    ada.until("() => editor.store.people.others.every(person => !person.frames?.length)")


def stays_in_place(ada):
    """In a larger window a popover is still at its button, and what a row of the outline says still stands together at its end."""
    ada.page.set_viewport_size({"width": SIZES[1][0], "height": SIZES[1][1]})
    x, _, width, _ = ada.frame(ada.page.locator(".people-button"))
    ada.until("x => { const box = document.querySelector('.popover').getBoundingClientRect(); return box.left < x && x < box.right; }", x + width / 2)
    sign, _, size, _ = ada.frame(ada.page.locator(".outline-row:has(.outline-people) > .symbol:nth-last-child(2)"))
    people = ada.frame(ada.page.locator(".outline-people"))[0]
    assert people - sign - size < 12, (sign, size, people)
    ada.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def following(ada, ben):
    ada.page.locator(".people-button").click()
    ada.page.locator(".people-sheet").wait_for()
    ada.looks("People and addresses")
    stays_in_place(ada)
    audit(ada, "People")
    if not ada.page.locator(".people-sheet").count():
        ada.page.locator(".people-button").click()
    ada.page.get_by_role("button", name="Follow Ben").click()
    ada.press("Escape")
    ben.show("lab-01-000")
    ada.until("id => { const v = editor.canvas.viewport.visible, p = editor.store.people.others.find(o => o.name === 'Ben').view; return p.length && Math.abs(v[0] + v[2] / 2 - p[0] - p[2] / 2) < 2; }")
    ada.shot("Following")
    x, y = ada.ground()
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, 40)
    ada.page.locator(".following-frame").wait_for(state="hidden")


def comments(ada, ben, gus, command, file):
    for each in [ada, ben, gus]:
        each.show_all()
    ben.select(FIRST)
    ben.press("Control+Alt+Shift+m")
    ben.page.locator(".comment-composer textarea").wait_for()
    ben.type("Is this too close to the edge?\n")
    ada.page.locator(f".comment-marker[data-object-id='{FIRST}']").click()
    thread = ada.page.locator(".comment-thread", has_text="too close")
    thread.locator("textarea").fill("Yes, by 4 points.")
    thread.locator("textarea").press("Enter")
    gus.page.locator(f".comment-marker[data-object-id='{FIRST}']").click()
    gus.page.locator(".comment-text", has_text="by 4 points").wait_for()
    assert gus.page.locator("#comments textarea").count() == 0
    gus.shot("Comments as a guest sees them")
    # The marker follows its object.
    where = ada.frame(ada.page.locator(f".comment-marker[data-object-id='{FIRST}']"))
    before = ben.revision
    ben.run("id => editor.store.perform('Move Scene', [{ setCanvasLocation: { scene: editor.store.current.sceneOf(id), x: 0, y: 120 } }])", FIRST)
    ben.changed(before)
    ada.until("([id, y]) => document.querySelector(`.comment-marker[data-object-id='${id}']`).getBoundingClientRect().y > y + 2", [FIRST, where[1]])
    # What the command says is on the page at once.
    said = subprocess.run([command, "comments", str(file), "--add", "Checked by the build.", "--on", "lab-01-000", "--author", "CI"], check=True, capture_output=True, text=True).stdout.strip()
    ada.page.locator(f".comment-thread[data-thread='{said}']").wait_for()
    listed = json.loads(subprocess.run([command, "comments", "--json", str(file)], check=True, capture_output=True, text=True).stdout)
    assert [len(thread["comments"]) for thread in listed if thread["object"] == FIRST] == [2], listed
    ada.page.locator(".comment-field textarea").first.fill("")
    ada.looks("Comments")
    audit(ada, "Comments")
    # What looks like markup is text.
    ben.run("id => editor.store.request('comment', { object: id, text: '<img src=x onerror=alert(1)>' })", "lab-02-000")
    for each in [ada, gus]:
        each.page.locator(".comment-text", has_text="<img src=x").wait_for()
        assert each.page.locator("#comments img").count() == 0
    # Resolved, and taken back.
    thread = ada.page.locator(".comment-thread", has_text="too close")
    thread.get_by_role("button", name="Resolve").click()
    ben.page.locator(f".comment-marker[data-object-id='{FIRST}']").wait_for(state="detached")
    ada.page.locator(".comment-foot button").click()
    ben.page.locator(f".comment-marker[data-object-id='{FIRST}']").wait_for()
    # An object that goes leaves its thread.
    before = ada.revision
    ben.run("id => editor.store.perform('Delete Label', [{ delete: { object: id } }])", FIRST)
    ada.changed(before)
    ada.page.locator(".comment-lost").wait_for()
    ada.shot("A thread whose object is gone")
    ben.page.locator("#canvas").focus()
    ben.press("Control+z")
    ada.page.locator(".comment-lost").wait_for(state="detached")


def guest(ada, gus):
    gus.page.get_by_role("button", name="Close the Comments").click()
    gus.select(SECOND)
    gus.tab("attributes")
    before = gus.revision
    assert gus.row("Text").locator("textarea, input").first.is_disabled()
    x, y = gus.middle(SECOND)
    gus.drag((x, y), (x + 40, y + 40))
    gus.page.locator("#canvas").focus()
    gus.press("Delete", "Control+z", "ArrowDown", "Control+s")
    refused = gus.run("() => editor.store.request('perform', { name: 'X', commands: [{ delete: { object: editor.store.selection[0] } }] }).catch(error => error.message)")
    assert refused == "guests can look at everything, and change nothing", refused
    assert gus.revision == before == ada.revision
    gus.looks("A guest")


def strangers(editors, guests):
    """Nobody comes in with a wrong secret, under another name, or from another site; guests have no running apps."""
    base = guests.rsplit("/", 2)[0]
    for address, headers in [
        (f"{base}/{'x' * 52}/", {}), (guests, {"Host": "evil.example"}), (guests, {"Origin": "http://evil.example"}),
    ]:
        try:
            urllib.request.urlopen(urllib.request.Request(address, headers=headers))
            raise AssertionError(f"{address} {headers} was answered")
        except urllib.error.HTTPError as error:
            assert error.code == 403, error.code


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Main.storyboard"
        file.write_text(storyboard(3, 6))
        with Shared(command, file, pictures, (1280, 800), page) as ada:
            editors, guests = ada.addresses
            strangers(editors, guests)
            ada.until("() => editor.store.current?.stages.size > 0")
            ben, gus = Other(ada, editors, pictures), Other(ada, guests, pictures)
            presence(ada, ben, gus)
            live(ada, ben)
            deleted(ada, ben)
            dragging(ada, ben)
            following(ada, ben)
            comments(ada, ben, gus, command, file)
            guest(ada, gus)
            called(ben, MARKUP)
            ada.until("name => editor.store.people.others.some(person => person.name === name)", MARKUP)
            assert ada.page.locator("#people-bar b, .people-pointers b").count() == 0
            ben.context.close()
            ada.page.locator(".message", has_text="has left").wait_for()
            ada.shot("Somebody has left")
            assert not ada.complaints, ada.complaints


if __name__ == "__main__":
    main(*sys.argv[1:])
