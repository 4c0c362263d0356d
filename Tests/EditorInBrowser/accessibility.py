"""The editor as assistive technology finds it: axe has nothing serious to say about any part, in light and dark.

    accessibility.py STORYBOARD APP PICTURES [PAGE]

STORYBOARD is the command, APP a folder with an app, PICTURES takes a picture of each part. PAGE is a folder with the page's files, in
place of those that came with the command.
"""

import shutil
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from stage import Editor

# Words that can't be read to their end, except for names that somebody has given, which may be of any length.
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter(each => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest("#outline, .tabs, #jumpbar, .problem-place, .world, .device-screen, .visually-hidden, .code-editor, .text-view, input, select")) return false;
    if (![...each.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())) return false;
    const style = getComputedStyle(each);
    return style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll" && each.scrollWidth > each.clientWidth + 1;
}).map(each => `${each.className} “${each.textContent.trim().slice(0, 60)}”`)"""

#: What is drawn by an app or a storyboard, whose author answers for its colors.
DRAWN = [".wall-stage", ".device-screen"]


class Audit:
    def __init__(self, editor, scheme):
        self.editor = editor
        self.scheme = scheme
        self.found = {}
        editor.page.emulate_media(color_scheme=scheme)

    def look(self, title):
        """Asks axe about the page as it is now."""
        self.editor.shot(f"{title} {self.scheme}")
        response = Axe().run(self.editor.page, context={"exclude": DRAWN}, options={"resultTypes": ["violations"]}).response
        for cut in self.editor.run(CUT_OFF):
            self.found.setdefault(cut, f"{title}: cut off: {cut}")
        for violation in response["violations"]:
            if violation["impact"] not in ("serious", "critical"):
                continue
            for node in violation["nodes"]:
                said = (violation["id"], node["html"][:120])
                self.found.setdefault(said, f"{title}: {violation['id']} at {node['target']}: {node.get('failureSummary', '')} {node['html'][:160]}")


def parts(editor, audit):
    page = editor.page
    page.locator(".start, .front-list, #canvas").first.wait_for()
    audit.look("Start list")
    editor.run("() => editor.store.open('DailyBuzz.storyboard')")
    page.wait_for_function("() => editor.store.current?.stages.size > 0")
    editor.show_all()
    audit.look("Document")
    editor.select(editor.find("label")[0])
    for tab in ["file", "identity", "attributes", "size", "connections"]:
        editor.tab(tab)
        audit.look(f"Inspector {tab}")
    editor.tab("attributes")
    for title, keys in [("Library", "Control+Shift+l"), ("Palette", "Control+k")]:
        editor.press(keys)
        audit.look(title)
        editor.press("Escape")
    editor.press("Control+Shift+y")
    page.wait_for_function("() => document.querySelector('.problems-empty')")
    audit.look("No problems")
    # Nothing leads to a scene that is just there.
    editor.run("() => editor.store.perform('Add Scene', [{ addScene: { controller: 'viewController' } }])")
    page.wait_for_function("() => document.querySelector('.problem')")
    audit.look("Problems")
    editor.run("() => editor.store.undo()")
    editor.select(editor.find("label")[0])
    editor.press("Control+Alt+Enter")
    page.wait_for_function("() => document.querySelectorAll('#previews .wall-stage img').length === 3")
    audit.look("Previews")
    editor.press("Control+Alt+Enter")
    editor.press("Control+Alt+g")
    page.locator(".wall-problem").first.wait_for()
    audit.look("Wall")
    editor.press("Escape")
    editor.press("Control+Alt+Shift+f")
    page.locator(".find-panel select").select_option("font")
    page.locator(".find-list[data-kind=font] .find-hit").first.wait_for()
    page.get_by_label("Replace with").fill("Headline")
    audit.look("Find in All Documents")
    page.locator(".find-panel").get_by_label("Close").click()
    editor.press("Control+Alt+b")
    page.locator(".project-board[data-is-complete]").wait_for()
    audit.look("All Storyboards")
    page.get_by_label("Close the Board").click()
    page.locator("#toolbar >> text='Editor'").first.click()
    audit.look("Menu")
    editor.press("Escape")
    panels(editor, audit)
    popovers(editor, audit)
    editor.press("Control+Enter")
    page.locator("#play [role=tab]").first.wait_for()
    audit.look("Play")


def panels(editor, audit):
    """What commands show and hide again."""
    for command in ["texts.show", "samples.show", "script.show", "view.comments", "view.people", "view.source", "view.history", "view.text"]:
        editor.run("id => editor.commands.run(id)", command)
        editor.calm()
        audit.look(command)
        editor.run("id => editor.commands.run(id)", command)
        editor.calm()


def popovers(editor, audit):
    """What commands and the controls of an inspector show above the page until Escape."""
    labels = editor.find("label")
    for command in ["editor.pin", "editor.alignConstraints", "editor.layoutIssues", "editor.refactor", "editor.comment", "file.open", "file.new", "help.shortcuts"]:
        editor.select(labels[0])
        editor.run("id => editor.commands.run(id)", command)
        editor.calm()
        audit.look(command)
        editor.press("Escape", "Escape")
    editor.select(labels[0])
    editor.tab("attributes")
    seen = set()
    for button in editor.page.locator("#inspectors button[aria-haspopup]").all():
        kind = button.get_attribute("class")
        if kind not in seen:
            seen.add(kind)
            button.click()
            editor.calm()
            audit.look(f"{(button.get_attribute('aria-label') or kind).split(':')[0]} popover")
            editor.press("Escape")
    editor.page.locator("#inspectors button[aria-label^='Color:']").first.click()
    editor.calm()
    audit.look("Color picker")
    editor.press("Escape")


def main(command, app, pictures, page=None):
    faults = []
    for scheme in ["light", "dark"]:
        with tempfile.TemporaryDirectory() as home:
            folder = shutil.copytree(app, f"{home}/app")
            with Editor(command, folder, f"{pictures}/{scheme}", page=page) as editor:
                audit = Audit(editor, scheme)
                parts(editor, audit)
                faults += [f"{scheme}: {fault}" for fault in audit.found.values()]
                assert not editor.complaints, editor.complaints
    assert not faults, "\n".join(faults)
    print("Nothing serious was found by axe.")


if __name__ == "__main__":
    main(*sys.argv[1:])
