"""Ten tasks of everyday work on a large document, by mouse and keyboard, with the number of gestures beside Xcode's.

    tasks.py STORYBOARD PICTURES [PAGE] [DOCUMENT.storyboard ...]

STORYBOARD is the command. PICTURES takes a picture of each task. PAGE is a folder with the page's files, in place of those
that came with the command. The DOCUMENTs are storyboards of at least five scenes, which are copied; without one, it is that
of `shop.py`.

A click, a drag, a key chord, a typed text, and a menu choice with the opening of the menu are one gesture each, in both
editors; scrolling and zooming are none. Xcode's steps are those of its menus and panels, in the fewest gestures known to us.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from hands import Worker
from shop import shop
from stage import SIZES

#: Elements of views that a person clicks.
LEAVES = ["label", "button", "textField", "imageView", "switch", "slider"]
VIEWS = [*LEAVES, "view", "stackView", "scrollView", "containerView", "textView", "tableView", "pickerView", "visualEffectView"]

#: The document in its project.
PATH = "Base.lproj/Main.storyboard"

ASSET = {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.2", "green": "0.4", "blue": "0.7", "alpha": "1"}}}]}
SOURCE = """import UIKit

class TaskViewController: UIViewController {

}
"""
INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
"""


class Project:
    """A folder with a document and what the tasks need beside it."""

    def __init__(self, command, folder, document):
        self.command = command
        self.folder = pathlib.Path(folder)
        self.file = self.folder / PATH
        self.file.parent.mkdir()
        self.file.write_bytes(pathlib.Path(document).read_bytes() if document else shop().encode())
        color = self.folder / "Assets.xcassets" / "Brand.colorset"
        color.mkdir(parents=True)
        (color / "Contents.json").write_text(json.dumps(ASSET))
        (self.folder / "Assets.xcassets" / "Contents.json").write_text('{"info": {"author": "xcode", "version": 1}}')
        (self.folder / "TaskViewController.swift").write_text(SOURCE)
        (self.folder / "Info.plist").write_text(INFO)

    def storyboard(self, *arguments, text=None):
        done = subprocess.run([self.command, *map(str, arguments)], capture_output=True, text=True, input=text)
        assert done.returncode == 0, (arguments, done.stdout[-2000:], done.stderr[-2000:])
        return done.stdout

    def apply(self, *commands):
        """Performs commands on the file; the ids of what they make."""
        return json.loads(self.storyboard("apply", self.file, "-", "-o", self.file, text=json.dumps(commands)) or "{}").get("created", [])

    def scenes(self):
        """The scenes of controllers with views."""
        outline = json.loads(self.storyboard("outline", "--json", self.file))
        return [Scene(scene) for scene in outline["scenes"] if Scene.views_of(scene)]

    def values(self, of):
        """How often each value of a kind is in the documents, the most frequent first."""
        return collections.Counter(hit["value"] for hit in self.hits("", of))

    def free_views(self):
        """The lengths of views that nothing but their content or one constraint says, with those that make a conflict of it, which is
        part of no other."""
        found = {}
        tree = ElementTree.parse(self.file)
        constraints = list(tree.iter("constraint"))

        def walk(subviews, is_arranged):
            for view in subviews:
                said = [each for each in constraints if view.get("id") in (each.get("firstItem"), each.get("secondItem"))]
                attributes = [each.get("firstAttribute" if each.get("firstItem") == view.get("id") else "secondAttribute") or "" for each in said]
                own = [each.get("firstAttribute") for each in view.findall("constraints/constraint")]
                for length, others in [("width", "leading|trailing|left|right|centerX"), ("height", "top|bottom|centerY|first|last|baseline")]:
                    places = [each for each in attributes if re.match(others, each)]
                    if view.tag in VIEWS and not is_arranged and len(places) <= 1 and own.count(length) <= 1 and len(set(own)) == len(own):
                        found[view.get("id"), length] = [261, 287][own.count(length):]
                inner = view.find("subviews")
                if inner is not None:
                    walk(inner, view.tag == "stackView")

        for subviews in tree.iterfind("scenes/scene/objects/*/view/subviews"):
            walk(subviews, False)
        return found

    def hits(self, value, of):
        return json.loads(self.storyboard("find", value, self.folder, "--of", of, "--json"))

    def issues(self, editor, kind, scene=None):
        return editor.run("([kind, scene]) => editor.store.current.problems.filter(problem => problem.layout?.kind === kind && (!scene || problem.scene === scene)).length", [kind, scene])


class Scene:
    """A scene of the outline with its views."""

    def __init__(self, scene):
        self.id = scene["id"]
        self.controller = scene["controller"]
        self.title = scene["title"]
        self.place = scene.get("canvas") or {"x": 0, "y": 0}
        self.is_plain = next(each for each in scene["objects"] if each["id"] == self.controller)["element"] == "viewController"
        self.views = self.views_of(scene)

    @staticmethod
    def views_of(scene):
        """The ids and elements of the views in a scene, its own first."""
        found = []

        def walk(each):
            if each["element"] in VIEWS:
                found.append((each["id"], each["element"]))
            for child in each.get("objects", []):
                walk(child)

        for each in scene["objects"]:
            if each["id"] == scene.get("controller"):
                walk(each)
        return found

    def count(self, *elements):
        return sum(element in elements for _, element in self.views)


class Day:
    """The tasks, one after another in one window. Each asserts what the file says at its end."""

    def __init__(self, project):
        """Makes the document as the tasks find it."""
        self.project = project
        scenes = project.scenes()
        plain = [scene for scene in scenes if scene.is_plain]
        project.apply(*[{"updateFrames": {"objects": [scene.views[0][0]], "all": True}} for scene in scenes])
        self.drawn = next(scene for scene in plain if 4 <= len(scene.views) <= 24 and not scene.count("scrollView", "containerView"))
        coded = [scene for scene in plain if scene.count("button") and len(scene.views) > 4 and not scene.count("scrollView")]
        self.coded = next((scene for scene in coded if scene is not self.drawn), coded[0])
        # The one next to the free ground at the end of the board.
        self.last = max((scene for scene in plain if scene.count("button")), key=lambda scene: (-scene.count("scrollView"), scene.place["x"] + scene.place["y"]))
        self.text = next(scene for scene in scenes if scene.count("label"))
        self.moved = [scene for scene in plain if scene is not self.coded][:3]
        free = project.free_views()
        pairs = [(scene, each) for scene in scenes if scene is not self.drawn for each in free if each[0] in dict(scene.views)]
        firsts = [next(pair for pair in pairs if pair[0] is scene) for scene in dict.fromkeys(scene for scene, _ in pairs)]
        self.conflicting = sorted(firsts + [pair for pair in pairs if pair not in firsts], key=lambda pair: -len(free[pair[1]]))[:5]
        assert len(self.conflicting) == 5, "there aren't five views to make conflicts of"
        project.apply({"clearConstraints": {"objects": [self.drawn.views[0][0]], "all": True}},
                      {"set": {"object": self.coded.controller, "attribute": "customClass", "value": "TaskViewController"}},
                      {"set": {"object": self.coded.controller, "attribute": "customModule", "value": "Shop"}},
                      {"set": {"object": self.coded.controller, "attribute": "customModuleProvider", "value": "target"}})
        lengths = [[{"addConstraint": {"first": view, "firstAttribute": length, "constant": constant}} for constant in free[view, length]] for _, (view, length) in self.conflicting]
        #: The constraint that is one too many of each.
        self.too_many = [project.apply(*commands)[-1] for commands in lengths]

    def perform(self, editor, task):
        self.editor = editor
        self.name = task.__doc__
        # Each begins with nothing selected, and the attributes inspector.
        editor.run("() => { editor.store.select([]); editor.commands.run('inspector.attributes'); editor.canvas.focus(); }")
        editor.begin()
        task(self)
        return self.gestures

    def saved(self):
        """The file after saving, which is no part of a task."""
        self.editor.run("() => editor.commands.run('file.saveAll')")
        self.editor.until("() => editor.store.openDocuments.every(document => !document.state.isDirty)")
        return self.project.file.read_text()

    def finish(self):
        """The task is done; what follows is looking at what came of it."""
        self.gestures = self.editor.end()
        self.editor.shot(self.name)

    def leaves(self, scene, count, *elements, skip=()):
        """Views of a scene that a click meets, looked at."""
        self.editor.look(scene.views[0][0])
        found = [view for view, element in scene.views if element in elements and view not in skip and self.editor.can_tap(view)]
        assert len(found) >= count, (scene.title, elements, found)
        return found[:count]

    def field(self, title, text, section=None):
        """Types into a field of the inspector: three gestures."""
        editor = self.editor
        before = editor.revision
        editor.tap(editor.row(title, section).locator("input, textarea").first, f"click into {title}", click_count=3)
        editor.write(str(text))
        editor.chord("Enter", "Return")
        editor.changed(before)

    # The tasks

    def conflicts(self):
        """Resolve five conflicts"""
        editor = self.editor
        editor.until("() => editor.store.current.problems.filter(problem => problem.layout?.kind === 'conflicting').length >= 5")
        count = self.project.issues(editor, "conflicting")
        editor.chord("Control+Shift+Y", "show the problems")
        for number, constraint in enumerate(self.too_many):
            problem = editor.page.locator(".problem", has_text="cannot").filter(has=editor.page.locator("button", has_text="Resolve"))
            key = editor.run("id => editor.store.current.problems.findIndex(problem => problem.layout?.kind === 'conflicting' && JSON.stringify(problem.layout).includes(id))", constraint)
            assert key >= 0, f"nothing is said about {constraint}"
            row = editor.page.locator(f"#problem-{self.shown(constraint)}")
            row.scroll_into_view_if_needed()
            editor.tap(row.locator("button", has_text="Resolve"), f"Resolve… in the row of conflict {number + 1}")
            delete = editor.page.locator(f".issue-line[data-object-id='{constraint}'] .button", has_text="Delete")
            delete.wait_for()
            if number == 0:
                editor.shot("A conflict")
            before = editor.revision
            editor.tap(delete, "Delete")
            editor.changed(before)
            editor.until("id => !JSON.stringify(editor.store.current.problems).includes(id)", constraint)
            if editor.page.locator(".issue-sheet").count():
                editor.chord("Escape", "close the list")
        self.finish()
        editor.run("() => editor.commands.run('view.problems')")
        text = self.saved()
        assert not any(f'id="{constraint}"' in text for constraint in self.too_many)
        assert self.project.issues(editor, "conflicting") <= count - 5

    def shown(self, constraint):
        """The row of the problem that names a constraint."""
        return self.editor.run("""id => {
            const { problems } = editor.store.current;
            const rows = [...document.querySelectorAll('.problem')];
            const problem = problems.find(problem => problem.layout?.kind === 'conflicting' && JSON.stringify(problem.layout).includes(id));
            return rows.findIndex(row => row.getAttribute('aria-label')?.toLowerCase().endsWith(problem.message.toLowerCase()) && row.title.endsWith(problem.hint ?? ''));
        }""", constraint)

    def adaptive(self):
        """Make a scene adaptive"""
        editor = self.editor
        editor.look(self.drawn.controller)
        editor.tap(self.drawn.controller, "select the scene")
        before = editor.revision
        editor.main_menu("Editor", "Resolve Auto Layout Issues", "Add Missing Constraints to All Views in Scene")
        editor.changed(before)
        editor.pop_up(editor.page.locator("#viewbar [data-label=Device]"), "iPad Pro", "look at it on an iPad")
        editor.tap(editor.page.locator("#viewbar [aria-label^='Rotate']"), "turn it")
        editor.look(self.drawn.controller)
        self.finish()
        # Nothing conflicts there, and only what stack views arrange by equal priorities may be ambiguous, as in the document.
        editor.until("""scene => {
            const { current } = editor.store;
            const isArranged = id => current.object(current.parentOf(id) ?? "")?.element === "stackView";
            return !current.problems.some(problem => problem.scene === scene && (problem.layout?.kind === "conflicting" || problem.layout?.kind === "ambiguous" && !isArranged(problem.object)));
        }""", self.drawn.id)
        editor.run("() => editor.store.setView({ device: undefined, orientation: undefined })")
        assert self.saved().count("<constraint ") > 0

    def font(self):
        """Find a font and change it everywhere"""
        editor = self.editor
        font, count = next((name, count) for name, count in self.project.values("font").most_common() if re.match(r"System [\d.]+$", name))
        self.replace("font", font, "Subhead")
        self.finish()
        editor.page.locator(".find-panel [aria-label=Close]").dispatch_event("click")
        self.saved()
        after = self.project.values("font")
        assert not after[font] and after["Subhead"] >= count, after

    def color(self):
        """Change a color everywhere to one of the asset catalog"""
        editor = self.editor
        color, count = next((name, count) for name, count in self.project.values("color").most_common() if re.match(r"#[0-9A-F]{6}$", name))
        self.replace("color", color, "Brand")
        self.finish()
        editor.page.locator(".find-panel [aria-label=Close]").dispatch_event("click")
        text = self.saved()
        after = self.project.values("color")
        assert not after[color] and after["Brand"] >= count and '<namedColor name="Brand"' in text, after

    def replace(self, kind, old, new):
        editor = self.editor
        before = editor.revision
        editor.chord("Control+Alt+Shift+F", "Find in All Documents")
        editor.page.locator(".find-panel select").select_option(kind)
        editor.did(f"choose {kind.capitalize()}")
        editor.page.locator(".find-panel [aria-label=Find]").focus()
        editor.chord("Control+a", "into Find")
        editor.write(old)
        editor.until("value => document.querySelector('.find-list').dataset.value === value", old)
        editor.chord("Tab", "to Replace with")
        editor.write(new)
        editor.chord("Enter", "replace all")
        editor.changed(before)

    def form(self):
        """Add a form with stack views"""
        editor = self.editor
        [controller, *_] = editor.from_library("View Controller", self.free_ground(), "drag a View Controller out")
        editor.look(controller)
        [label] = editor.from_library("Label", editor.inside(controller, 80, 160), "drag a Label out")
        [field] = editor.from_library("Text Field", editor.inside(controller, 230, 160), "drag a Text Field out")
        editor.tap(label, "select the label as well", keys=["Shift"])
        before = editor.revision
        editor.main_menu("Editor", "Embed In", "Stack View")
        editor.changed(before)
        for _ in range(2):
            before = editor.revision
            editor.chord("Control+d", "duplicate the row")
            editor.changed(before)
        editor.pull(editor.inside(controller, 6, 130), editor.inside(controller, 386, 330), "drag around the three rows")
        before = editor.revision
        editor.main_menu("Editor", "Embed In", "Stack View")
        editor.changed(before)
        [form] = editor.selection
        self.field("Spacing", 12)
        editor.chord("Control+Alt+c", "Add New Constraints")
        for side in ["Top", "Leading", "Trailing"]:
            editor.tap(editor.page.locator(f".strut[aria-label^='{side}']"), f"the {side.lower()} strut")
        before = editor.revision
        editor.tap(editor.page.locator(".pin-sheet .primary"), "Add 3 Constraints")
        editor.changed(before)
        labels = editor.find("label", controller)
        for each, text in zip(labels, ["Name", "Street", "City"]):
            before = editor.revision
            editor.tap(each, f"double-click a label", click_count=2)
            editor.write(text)
            editor.chord("Enter", "Return")
            editor.changed(before)
        editor.look(controller)
        self.finish()
        text = self.saved()
        assert all(f'text="{each}"' in text for each in ["Name", "Street", "City"])
        rows = editor.run("id => editor.store.current.object(id).children.map(child => child.element)", form)
        assert rows.count("stackView") == 3, rows
        frames = editor.run("ids => ids.map(id => editor.store.current.frameOf(id))", labels)
        assert len({round(frame[1]) for frame in frames}) == 3, f"the rows are below each other: {frames}"

    def free_ground(self):
        """A free place of the board, looked at."""
        editor = self.editor
        editor.run("() => { const [x, y, w, h] = editor.canvas.bounds; editor.canvas.fit([x + w - 1400, y + h - 800, 2800, 2200]); }")
        editor.settle()
        return editor.run("""() => {
            const [x, y, w, h] = editor.canvas.bounds;
            const [left, top] = editor.canvas.viewport.toScreen([x + w + 500, y + h + 400]);
            const box = editor.canvas.place.getBoundingClientRect();
            return [left + box.x, top + box.y];
        }""")

    def table(self):
        """Add a table with a cell of one's own, and push it from a button"""
        editor = self.editor
        [button] = self.leaves(self.last, 1, "button")
        [controller, *_] = editor.from_library("Table View Controller", self.free_ground(), "drag a Table View Controller out")
        editor.look(controller)
        [cell] = editor.find("tableViewCell", controller)
        editor.tap(cell, "select the cell")
        self.field("Identifier", "Item")
        [label] = editor.from_library("Label", editor.middle(cell), "drag a Label into the cell")
        editor.tap(f"row:{cell}", "select the cell")
        editor.chord("Control+Alt+2", "the identity inspector")
        self.field("Class", "ItemCell")
        editor.look(button, controller)
        editor.pull(button, editor.middle(controller), "Control-drag from the button to the table", keys=["Control"])
        before = editor.revision
        editor.choice("Show", "Show")
        editor.changed(before)
        self.finish()
        text = self.saved()
        assert re.search(r'<tableViewCell [^>]*reuseIdentifier="Item"[^>]*customClass="ItemCell"', text)
        assert re.search(rf'<segue destination="{controller}" kind="show"', text)
        assert editor.run("([cell, label]) => editor.store.current.isInside(label, cell)", [cell, label])

    def variation(self):
        """Give a label another font where there is more room"""
        editor = self.editor
        [label] = self.leaves(self.text, 1, "label")
        editor.tap(label, "select the label")
        editor.tap(editor.page.locator("[aria-label='Introduce Variation: Font']"), "+ beside Font")
        sheet = editor.page.locator(".variation-sheet")
        editor.pop_up(sheet.locator("[aria-label^='Width:']"), "Regular", "Width: Regular")
        editor.pop_up(sheet.locator("[aria-label^='Height:']"), "Any", "Height: Any")
        before = editor.revision
        editor.tap(sheet.locator(".primary"), "Add Variation")
        editor.changed(before)
        editor.tap(editor.page.locator(".inspector-row.is-variation[aria-label^='Font'] .font-button"), "the font of the variation")
        before = editor.revision
        editor.pop_up(editor.page.locator(".font-sheet button.pop-up"), "Title 1", "Title 1")
        editor.changed(before)
        self.finish()
        editor.page.keyboard.press("Escape")
        text = self.saved()
        assert re.search(r'<variation key="widthClass=regular">\s*<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>', text)

    def connect(self):
        """Connect three outlets and an action to the source"""
        editor = self.editor
        [button] = self.leaves(self.coded, 1, "button")
        others = self.leaves(self.coded, 3, *VIEWS, skip=[button, self.coded.views[0][0]])
        editor.tap(self.coded.controller, "select the scene")
        editor.chord("Control+Alt+u", "the source beside the canvas")
        editor.until("() => editor.source?.source?.file === 'TaskViewController.swift' && !!editor.source.editor")
        editor.look(self.coded.views[0][0])
        for number, each in enumerate([*others, button]):
            is_action = each == button
            before = editor.revision
            editor.pull(each, self.line(4 + number), "Control-drag into the source", keys=["Control"])
            sheet = editor.page.locator(".member-sheet")
            sheet.wait_for()
            if is_action:
                editor.pop_up(sheet.locator("button[aria-label^='Connection:']"), "Action", "Connection: Action")
                sheet.locator("[aria-label=Name]").focus()
            editor.write("proceed" if is_action else f"part{number}")
            editor.chord("Enter", "Return")
            editor.changed(before)
            sheet.wait_for(state="detached")
        self.finish()
        text = self.saved()
        source = (self.project.folder / "TaskViewController.swift").read_text()
        assert len(re.findall("@IBOutlet weak var part[012]", source)) == 3 and "@IBAction func proceed" in source, source
        assert len(re.findall('property="part[012]"', text)) == 3 and 'selector="proceed:"' in text
        editor.run("() => editor.commands.run('view.source')")

    def line(self, line):
        """A point of the source between a line and the one before."""
        return self.editor.run("""line => {
            const { editor: code } = editor.source;
            code.reveal(line);
            const box = code.content.getBoundingClientRect();
            return [box.left + 160, box.top + 6 + (line - 1) * 18];
        }""", line)

    def localize(self):
        """Add a language, and translate five texts"""
        editor = self.editor
        editor.chord("Control+Alt+t", "show the texts")
        editor.until("() => document.querySelector('#texts header .button')?.disabled === false")
        editor.pop_up(editor.page.locator("#texts button", has_text="Add Language"), "German", "Add Language… ▸ German")
        editor.until("() => document.querySelectorAll('#texts .texts-cell').length >= 5")
        words = ["Eins", "Zwei", "Drei", "Vier", "Sechs"]
        # What is being typed into is no cell meanwhile.
        keys = editor.run("count => [...document.querySelectorAll('#texts .texts-cell')].slice(0, count).map(cell => cell.dataset.cell)", len(words))
        for word, key in zip(words, keys):
            cell = editor.page.locator(f"#texts .texts-cell[data-cell='{key}']")
            cell.scroll_into_view_if_needed()
            editor.tap(cell, "click a text")
            editor.page.locator("#texts input.texts-field").wait_for()
            editor.write(word)
        editor.chord("Enter", "Return")
        editor.until("count => [...document.querySelectorAll('#texts .texts-cell')].filter(cell => cell.classList.contains('is-translated')).length >= count", len(words))
        self.finish()
        self.saved()
        editor.run("() => editor.commands.run('texts.show')")
        tables = "".join(file.read_text() for file in self.project.folder.rglob("*") if file.suffix in (".strings", ".xcstrings") and ("de" in file.parent.name or file.suffix == ".xcstrings"))
        assert all(f'"{word}"' in tables for word in words), tables

    def extract(self):
        """Move three scenes to a storyboard of their own"""
        editor = self.editor
        controllers = [scene.controller for scene in self.moved]
        editor.look(*controllers)
        for number, controller in enumerate(controllers):
            editor.tap(controller, f"{'Shift-c' if number else 'C'}lick the title of a scene", keys=["Shift"] if number else [])
        editor.main_menu("Editor", "Refactor to Storyboard…")
        editor.page.locator("dialog input").wait_for()
        editor.write("Extracted")
        editor.chord("Enter", "Return")
        editor.until("() => editor.store.current?.path.endsWith('Extracted.storyboard')")
        self.finish()
        self.saved()
        # It is beside the document, in the folder of its language, so that its texts stay translated.
        [path] = self.project.folder.rglob("Extracted.storyboard")
        assert path.parent == (self.project.folder / PATH).parent, path
        extracted = self.project.storyboard("outline", path)
        assert all(controller in extracted for controller in controllers)
        editor.run("path => editor.store.open(path)", PATH)


#: The tasks, the fewest gestures that we know for Xcode, and these in words.
TASKS = [
    (Day.conflicts, 19, "of each of five scenes: the red arrow in the outline · the red circle · Delete Constraints, with the constraint chosen already · back, but for the last"),
    (Day.adaptive, 4, "click the scene · Editor ▸ Resolve Auto Layout Issues ▸ Add Missing Constraints · choose an iPad below the canvas · turn it"),
    (Day.font, 7, "Open As ▸ Source Code · ⌥⌘F · type the old font's XML · Tab · type the new font's · All · Open As ▸ Interface Builder"),
    (Day.color, 7, "Open As ▸ Source Code · ⌥⌘F · type the old color's XML · Tab · type the asset's · All · Open As ▸ Interface Builder"),
    (Day.form, 32, "⇧⌘L, type, drag, for the scene, a label and a field (9) · Shift-click the label · Embed In ▸ Stack View · ⌘D, ⌘D · drag around the rows · Embed In ▸ Stack View · click, type, Return for the spacing (3) · Add New Constraints, three struts, Add (5) · double-click, type, Return for three labels (9)"),
    (Day.table, 17, "⇧⌘L, type, drag for the table (3) · click the cell · click, type, Return for the identifier (3) · ⇧⌘L, type, drag for the label (3) · click the cell · ⌥⌘4 · click, type, Return for the class (3) · Control-drag from the button · Show"),
    (Day.variation, 8, "click the label · + beside Font · Width: Regular · Height: Any · Add Variation · T in the variation's row · choose the style · Done"),
    (Day.connect, 15, "click the scene · the assistant · Control-drag, type, Return for three outlets (9) · Control-drag, Connection: Action, type, Return for the action (4)"),
    (Day.localize, 15, "click the project · + of Localizations ▸ German · Finish · open the document's translations below it (2) · click and type for five texts (10)"),
    (Day.extract, 6, "click a scene · Shift-click two more (2) · Editor ▸ Refactor to Storyboard… · type the name · Return"),
]


def main(command, pictures, *more):
    page = next((each for each in more if not each.endswith(".storyboard")), None)
    documents = [each for each in more if each.endswith(".storyboard")] or [None]
    for document in documents:
        with tempfile.TemporaryDirectory() as folder:
            work(command, f"{pictures}/{pathlib.Path(document).stem if document else 'Shop'}", Project(command, folder, document), page)


def work(command, pictures, project, page):
    day = Day(project)
    only = os.environ.get("TASKS", "").split()
    with Worker(command, project.folder, pictures, size=SIZES[0], page=page) as editor:
        editor.run("path => editor.store.open(path)", PATH)
        editor.until("() => editor.store.current?.stages.size > 0")
        for task, theirs, steps in TASKS:
            if only and task.__name__ not in only:
                continue
            ours = day.perform(editor, task)
            print(f"    {len(ours)}, Xcode {theirs}: {' · '.join(ours)}", flush=True)
            assert len(ours) <= theirs, f"{task.__doc__}: {len(ours)} gestures; Xcode needs {theirs}: {steps}"
        print("slow:", editor.run("() => window.given.slow"))
        assert not editor.complaints, editor.complaints


if __name__ == "__main__":
    main(*sys.argv[1:])
