"""Everything of the editor by the keyboard alone, with the focus always visible and never lost.

    keyboard.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command. PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those
that came with the command.
"""

import pathlib
import sys
import tempfile
import time

from source import CELL, DOCUMENT, FORM, INFO, LIST
from stage import SIZES, Editor

#: Remembers what is heard by whom, before the page begins.
LISTENERS = """
    window.pressable = new WeakSet();
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function(name, ...more) {
        if (['click', 'dblclick'].includes(name) && this instanceof Element) window.pressable.add(this);
        return add.call(this, name, ...more);
    };
"""

# What a person can use on the page now, and what of it the keys don't reach: `visited` are the elements that Tab went to.
UNREACHED = """() => {
    const visited = window.visited;
    const seen = element => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert], [aria-hidden=true], [hidden]');
    };
    const controls = 'button, input, select, textarea, a[href], summary, [tabindex], [contenteditable=true]';
    const parts = '[role=tab], [role=option], [role=treeitem], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=radio], [role=checkbox], [role=switch], [role=slider], [role=spinbutton], [role=link]';
    // The arrow keys reach the parts of these.
    const composites = '[role=tree], [role=listbox], [role=grid], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], [role=toolbar], [role=application], [role=spinbutton]';
    const name = element => `${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''}.${element.className} “${(element.getAttribute('aria-label') ?? element.title ?? element.textContent ?? '').trim().slice(0, 50)}” in ${element.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? element.parentElement?.className}`;
    const reached = element => {
        if (visited.has(element) || element.hasAttribute('aria-keyshortcuts')) return true;
        if (element.matches('label') && [...element.querySelectorAll('input')].some(input => visited.has(input))) return true;
        const composite = element.parentElement?.closest(composites);
        if (composite) return visited.has(composite) || [...visited].some(each => each.getAttribute('aria-controls') === composite.id) || [...composite.querySelectorAll('*')].some(each => visited.has(each)) || composite.contains(document.activeElement);
        // It may have been drawn again since.
        return [...visited].some(each => !each.isConnected && each.tagName === element.tagName && name(each).split(' in ')[0] === name(element).split(' in ')[0]);
    };
    const faults = [];
    // What is open in front of everything has the keys to itself.
    const front = document.activeElement?.closest('dialog, .popover, .search-panel, [role=menu]') ?? document.body;
    for (const element of front.querySelectorAll('*')) {
        if (element.tabIndex > 0) faults.push(`a positive tabindex: ${name(element)}`);
        if (!seen(element) || element.disabled || element.closest('[aria-disabled=true], fieldset:disabled')) continue;
        const isControl = element.matches(controls) && !(element.getAttribute('tabindex') === '-1' && !element.matches(parts + ', button, input, select, textarea'));
        const isUsed = isControl || element.matches(parts);
        const isOnlyPressed = window.pressable.has(element) && !isUsed && !element.querySelector(controls) && !element.closest(composites) && element.tagName !== 'LABEL';
        if (isOnlyPressed) faults.push(`heard by a click only: ${name(element)}`);
        else if (isUsed && !reached(element)) faults.push(`never reached: ${name(element)}`);
    }
    return faults;
}"""

# Whether the element with the focus shows it: an outline, a ring, or what its composite marks.
SHOWN = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const marks = each => {
        const style = getComputedStyle(each);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none' || each.matches('input, textarea, select, .canvas, [role=application], [role=menu], dialog');
    };
    for (let each = element; each && each !== document.body; each = each.parentElement) {
        if (marks(each)) return true;
        if (getComputedStyle(each, '::after').outlineStyle !== 'none' && each === element) return true;
        if (each.querySelector(':scope > .is-current, [aria-selected=true]') && each === element) return true;
    }
    return false;
}"""


class Typist(Editor):
    """A person without a mouse."""

    def __init__(self, *given, **options):
        self.faults = []
        self.typed = 0
        super().__init__(*given, **options)

    def enter_page(self):
        self.page.add_init_script(LISTENERS)
        super().enter_page()

    @property
    def focus(self):
        return self.run("() => { const e = document.activeElement; return e === document.body ? 'nothing' : `${e.tagName.toLowerCase()}#${e.id}.${e.className} ${e.getAttribute('aria-label') ?? ''}`; }")

    def keys(self, *keys):
        """Presses keys, after each of which something has the focus."""
        for key in keys:
            self.press(key)
            self.page.wait_for_timeout(50)
            self.until("() => document.activeElement && document.activeElement !== document.body")

    def walk(self, title):
        """Goes through everything by Tab and F6, and notes what can't be reached, or doesn't show the focus."""
        self.run("() => { window.visited = new Set([document.activeElement]); }")
        before = self.selection
        count = self.run("() => document.querySelectorAll('*').length")
        for _ in range(400):
            # Tab selects the next object while the canvas has the focus; F6 leaves it.
            where = self.run("() => document.activeElement?.id === 'canvas' ? 'canvas' : document.activeElement?.matches('.code-text') ? 'source' : document.activeElement?.closest('.device-screen') ? 'app' : ''")
            # In a source Tab indents, but for after Escape; an app has the keys that it takes.
            self.press(*{"canvas": ["F6"], "app": ["F6"], "source": ["Escape", "Tab"]}.get(where, ["Tab"]))
            known, hidden = self.run(f"() => {{ const e = document.activeElement, known = window.visited.has(e); window.visited.add(e); return [known, !({SHOWN})()]; }}")
            if hidden and self.focus != "nothing":
                self.faults.append(f"{title}: the focus isn't visible on {self.focus}")
            if known:
                break
        for fault in self.run(UNREACHED):
            self.faults.append(f"{title}: {fault}")
        self.shot(title)


    def has(self, *ids):
        """Waits until just these objects are selected."""
        self.until("ids => editor.store.selection.join() === ids.join()", list(ids))

    def to(self, name, object_id):
        """Selects an object by its name in the outline, and goes to the canvas."""
        self.keys("Control+Alt+o")
        # Letters that come at once belong to one name.
        self.page.wait_for_timeout(max(0, 1000 * (self.typed + 1 - time.monotonic())))
        self.type(name)
        self.has(object_id)
        self.typed = time.monotonic()
        self.keys("Control+Shift+e")

    def frame_of(self, object_id):
        return self.run("id => editor.store.current.frameOf(id)", object_id)

    def focus_in(self, selector):
        self.until("selector => !!document.activeElement?.closest(selector)", selector)

    def name(self, words):
        """A command by its name in the palette."""
        self.keys("Control+k")
        self.focus_in(".palette")
        self.type(words)
        self.until("words => document.querySelector('.palette .is-current .search-title')?.textContent === words", words)
        self.press("Enter")
        self.until("() => !document.querySelector('.palette')")

    def part(self, selector):
        """Goes through the parts of the window to one of them."""
        for _ in range(16):
            self.keys("F6")
            if self.run("selector => !!document.activeElement?.closest(selector)", selector):
                return
        raise AssertionError(f"F6 doesn't go to {selector}")


def opens(editor):
    """The start list has the focus; Return opens a document, and the canvas has it."""
    editor.focus_in(".document-entry")
    editor.walk("Start list")
    editor.run("() => document.querySelector('.document-entry').focus()")
    while "Buzz" not in editor.run("() => document.activeElement.textContent"):
        editor.keys("Tab")
    editor.press("Enter")
    editor.until("() => editor.store.current?.path === 'Buzz.storyboard' && editor.store.current.stages.size === 2")
    editor.focus_in("#canvas")
    editor.shot("Opened")


def selects(editor):
    """Outline and canvas: found by name, walked, moved, resized, and typed into."""
    editor.to("temp", "caption")
    editor.keys("Escape")
    editor.has("form-view")
    editor.keys("Enter")
    editor.has("caption")
    editor.keys("Tab")
    editor.has("field")
    editor.keys("Shift+Tab")
    editor.has("caption")
    x, y, width, height = editor.frame_of("caption")
    editor.keys("ArrowRight", "Shift+ArrowDown", "Alt+ArrowRight", "Alt+Shift+ArrowDown")
    editor.until("([id, frame]) => editor.store.current.frameOf(id).join() === frame.join()", ["caption", [x + 1, y + 10, width + 1, height + 10]])
    editor.keys("Enter")
    editor.type("Water")
    editor.keys("Enter")
    editor.until("() => editor.store.current.nameOf('caption') === 'Water'")
    editor.focus_in("#canvas")
    editor.keys("Escape", "Escape")
    editor.has("form")
    editor.keys("Tab")
    editor.has("list")
    editor.shot("The other scene")
    editor.to("water", "caption")
    editor.keys("Shift+F10")
    editor.focus_in("[role=menu]")
    editor.shot("The menu of an object")
    editor.keys("Escape")
    editor.focus_in("#canvas")


def adds(editor):
    """Something of the library goes into what is selected; constraints are added in their popover."""
    editor.to("add s", "form")
    before = editor.revision
    editor.keys("Control+Shift+l")
    editor.type("switch")
    editor.keys("Enter")
    editor.changed(before)
    [switch] = editor.find("switch", "form")
    editor.has(switch)
    editor.focus_in("#canvas")
    editor.keys("Control+Alt+c")
    editor.focus_in(".pin-sheet")
    editor.walk("Add New Constraints")
    editor.run("() => document.querySelector('.pin-sheet .strut.top').focus()")
    editor.keys("Space")
    while editor.run("() => !document.activeElement.matches('.strut.leading')"):
        editor.keys("Tab")
    editor.keys("Space")
    while editor.run("() => !document.activeElement.matches('.pin-sheet .primary')"):
        editor.keys("Tab")
    editor.shot("Two constraints")
    before = editor.revision
    editor.keys("Enter")
    editor.changed(before)
    editor.focus_in("#canvas")
    return switch


def connects(editor, switch):
    """A segue, a constraint and an outlet without a pointer."""
    for source, name, title in [("publish", "Sessions", "Show"), (switch, "Text Field", "Equal Widths")]:
        editor.run("id => editor.store.select([id])", source)
        before = editor.revision
        editor.keys("Control+Shift+k")
        editor.type(name)
        editor.keys("Enter")
        editor.page.locator("[role=menu]").wait_for()
        editor.type(title)
        editor.until("title => document.querySelector('[role=menu] .is-current .menu-title')?.textContent === title", title)
        editor.shot(f"{title} by the keyboard")
        editor.keys("Enter")
        editor.changed(before)
        editor.focus_in("#canvas")
    segue = editor.run("() => editor.store.current.scenes.get('form-scene').segues[0]")
    assert (segue["from"], segue["to"], segue["kind"]) == ("publish", "list", "show"), segue
    editor.to("text f", "field")
    editor.keys("Control+Alt+e")
    editor.until("() => editor.source?.source?.file === 'AddSessionViewController.swift' && document.activeElement === editor.source.editor?.area")
    editor.keys("Control+Home", "ArrowDown", "ArrowDown", "ArrowDown")
    before = editor.revision
    editor.keys("Control+Alt+i")
    editor.focus_in(".member-sheet")
    editor.walk("A new outlet")
    editor.run("() => document.querySelector('.member-sheet [aria-label=Name]').focus()")
    editor.keys("Control+a")
    editor.type("temperatureField")
    editor.keys("Enter")
    editor.changed(before)
    editor.until("() => editor.source.source.text.includes('@IBOutlet weak var temperatureField: UITextField!')")
    editor.focus_in("#source")
    editor.shot("An outlet by the keyboard")
    editor.walk("Source")
    editor.keys("Control+Shift+e", "Control+Alt+u")
    editor.focus_in("#canvas")


def inspects(editor):
    """Every inspector, with one object and with several, and what their controls open."""
    for number, tab in enumerate(["file", "identity", "attributes", "size", "connections"], 1):
        editor.to("water", "caption")
        editor.keys(f"Control+Alt+{number}")
        editor.page.wait_for_timeout(200)
        editor.walk(f"Inspector {tab}")
    editor.keys("Control+Alt+3")
    editor.part("#inspectors")
    while "Font" not in editor.focus:
        editor.keys("Tab")
    editor.keys("Enter" if "font-button" in editor.focus else "Tab")
    if not editor.page.locator(".font-sheet, .variation-sheet").count():
        editor.keys("Enter")
    editor.focus_in(".popover")
    editor.walk("A popover")
    editor.keys("Escape")
    editor.focus_in("#inspectors")


def panels(editor):
    """Each panel and view is shown, gone through, and left again."""
    for keys, place, title in [
        ("Control+Shift+y", "#problems", "Problems"), ("Control+Alt+Enter", "#previews", "Previews"), ("Control+Alt+k", "#script", "Script"),
    ]:
        editor.keys("Control+Shift+e", keys)
        editor.page.wait_for_timeout(400)
        editor.part(place)
        editor.walk(title)
        editor.keys("Control+Shift+e", keys)
        editor.focus_in("#canvas")
    editor.keys("Control+Alt+Shift+f")
    editor.type("Publish")
    editor.page.locator(".find-hit").first.wait_for()
    editor.walk("Find")
    editor.run("() => document.querySelector('.find-panel [aria-label=Find]').focus()")
    editor.keys("ArrowDown", "Enter")
    editor.has("publish")
    editor.run("() => document.querySelector('.find-panel [aria-label=Find]').focus()")
    editor.keys("Escape")
    editor.focus_in("#canvas")
    for keys, ready, title in [("Control+Alt+g", ".wall-picture, .wall-grid img", "Wall"), ("Control+Alt+b", ".project-board[data-is-complete]", "All storyboards")]:
        editor.keys(keys)
        editor.page.locator(ready).first.wait_for()
        editor.walk(title)
        editor.run("() => document.querySelector('.front-view:not([hidden]) button').focus()")
        editor.keys("Escape")
        editor.until("() => !document.querySelector('.front-view:not([hidden])')")
        editor.focus_in("#canvas")
    for keys, title in [("Control+k", "Palette"), ("Control+Shift+l", "Library"), ("Control+Shift+o", "Open Quickly"), ("Control+/", "Shortcuts"), ("Control+Alt+n", "A dialog")]:
        editor.keys("Control+Shift+e", keys)
        editor.page.wait_for_timeout(150)
        editor.focus_in("[role=dialog], dialog")
        editor.walk(title)
        editor.keys("Escape")
        editor.until("() => !document.querySelector('.search-panel, dialog[open]')")
        editor.focus_in("#canvas")


def menus(editor):
    """The menus one after another, and a choice below the canvas."""
    editor.part("#toolbar")
    while editor.run("() => !document.activeElement.textContent.trim().startsWith('File')"):
        editor.keys("ArrowRight" if editor.run("() => !!document.activeElement.closest('[role=menubar]')") else "Tab")
    editor.keys("ArrowDown")
    seen = []
    for _ in range(4):
        editor.focus_in("[role=menu]")
        seen.append(editor.run("() => document.querySelector('#toolbar [aria-expanded=true]').textContent.trim()"))
        editor.keys("ArrowRight")
    assert seen == ["File", "Edit", "Editor", "View"], seen
    editor.keys("Escape")
    editor.focus_in("#toolbar")
    editor.part("#viewbar")
    while "Language" not in editor.focus:
        editor.keys("Tab")
    editor.keys("Enter")
    editor.focus_in("[role=menu]")
    editor.type("Longer")
    editor.keys("Enter")
    editor.until("() => !!editor.store.current.view.language")
    editor.focus_in("#viewbar")
    editor.shot("Another language")


def names(editor):
    """The palette has every command that can be run, with its shortcut, and the list of shortcuts has every shortcut."""
    editor.keys("Control+Shift+e", "Control+k")
    rows = [tuple(row) for row in editor.run("() => [...document.querySelectorAll('.palette .search-row')].map(row => [row.querySelector('.search-title').textContent, row.querySelector('kbd')?.textContent ?? ''])")]
    wanted = editor.run("() => editor.commands.all().filter(command => !command.isHidden && editor.commands.isEnabled(command.id)).map(command => [editor.commands.titleOf(command), editor.commands.shortcutText(command.id)])")
    missing = [(title, keys) for title, keys in wanted if not any(row[0].endswith(title) and row[1] == keys for row in rows)]
    assert not missing, missing
    editor.keys("Escape", "Control+/")
    listed = editor.run("() => [...document.querySelectorAll('.shortcuts kbd')].map(each => each.textContent)")
    lacking = editor.run("listed => editor.commands.all().map(command => editor.commands.shortcutText(command.id)).filter(text => text && !listed.includes(text))", listed)
    assert not lacking, lacking
    editor.shot("Keyboard shortcuts")
    editor.keys("Escape")


def plays(editor):
    """A running storyboard takes keys, and gives them back, also beside all else there is."""
    editor.to("water", "caption")
    editor.keys("Control+Alt+u", "Control+Shift+e", "Control+Alt+Enter", "Control+Shift+e")
    editor.name("Play Storyboard")
    editor.until("() => !!document.querySelector('#play .device-screen canvas')")
    editor.focus_in("#play")
    editor.shot("Playing")
    editor.walk("The canvas beside all else")
    outside = editor.run("() => [...document.querySelectorAll('#columns > *')].filter(each => each.getBoundingClientRect().right > innerWidth + 1).map(each => each.id)")
    assert not outside, outside
    assert editor.run("() => document.querySelector('#canvas').clientWidth >= 160")
    editor.part("#play")
    editor.keys("Control+Enter")
    editor.until("() => !document.body.classList.contains('shows-play')")
    editor.keys("Control+Shift+e", "Control+Alt+u", "Control+Shift+e", "Control+Alt+Enter", "Control+Shift+e")


def commands(editor):
    """After every command that can be run, something has the focus; Escape leaves what it opened, and Undo takes it back."""
    for object_id in ["caption"]:
        skipped = ["run.", "file.", "palette.", "edit.undo", "edit.redo"]
        editor.run("id => editor.store.select([id])", object_id)
        ids = [each for each in editor.run("() => editor.commands.all().filter(({ id }) => editor.commands.isEnabled(id)).map(({ id }) => id)") if not any(each.startswith(start) for start in skipped)]
        for command_id in ids:
            editor.run("id => { editor.store.select([id]); editor.canvas.focus(); }", object_id)
            before = editor.revision
            editor.run("id => editor.commands.run(id)", command_id)
            editor.page.wait_for_timeout(60)
            for key in ["Shift", "Escape"]:
                editor.press(key)
                editor.page.wait_for_timeout(40)
                if editor.focus == "nothing":
                    editor.faults.append(f"after {command_id} and {key} nothing has the focus")
            if editor.revision != before and editor.run("() => !!editor.store.current?.state.undo"):
                now = editor.revision
                editor.run("() => { editor.store.undo(); }")
                editor.until("now => editor.store.current.revision !== now", now)


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, text in {"Buzz.storyboard": DOCUMENT, "SessionCell.swift": CELL, "SessionListViewController.swift": LIST, "AddSessionViewController.swift": FORM, "Info.plist": INFO}.items():
            (folder / file).write_text(text)
        (folder / "Another.storyboard").write_text(DOCUMENT.replace('"Publish"', '"Send"'))
        with Typist(command, folder, pictures, size=SIZES[0], page=page) as editor:
            opens(editor)
            selects(editor)
            connects(editor, adds(editor))
            inspects(editor)
            panels(editor)
            menus(editor)
            names(editor)
            plays(editor)
            commands(editor)
            assert not editor.faults, "\n".join(dict.fromkeys(editor.faults))
            assert not editor.complaints, editor.complaints
    print("Everything is reached by keys.")


if __name__ == "__main__":
    main(*sys.argv[1:])
