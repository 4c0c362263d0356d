"""On stage in 2011 (session 309), Joshua's part: Daily Buzz made from an empty document, by mouse and keyboard alone.

    daily_buzz.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command, PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those that
came with the command.

- a list of sessions, embedded in a navigation controller, its title; a prototype cell with three labels, their looks and layout, its
  class and identifier, and its outlets
- details in static cells, which the cell shows; their outlets, dragged into the source; the segue's identifier, and the code that is
  pasted
- a form for a session, which a button of the bar presents, and which unwinds to the list; its outlets, dragged into the source
- a list of coffees, which relays what is chosen to its delegate: the protocol, the property and the methods are pasted.

The app is used as it was shown.
"""

import sys

import demonstration
from examples import daily_buzz as used

NAME = "DailyBuzz"

LIST, DETAIL, ADD, COFFEES = (f"Sources/{name}ViewController.swift" for name in ("SessionList", "SessionDetail", "AddSession", "CoffeeList"))

SHOWS_SESSION = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSession",
            let detail = segue.destination as? SessionDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.session = sessions.object(at: indexPath)
    }
"""

SHOWS_COFFEES = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowCoffees", let coffees = segue.destination as? CoffeeListViewController else {
            return
        }
        coffees.delegate = self
    }

    func coffeeList(_ list: CoffeeListViewController, didChoose coffee: Coffee) {
        self.coffee = coffee
        coffeeNameLabel.text = coffee.name
        updateDoneButton()
        navigationController?.popViewController(animated: true)
    }
"""

PROTOCOL = """protocol CoffeeListViewControllerDelegate: AnyObject {
    func coffeeList(_ list: CoffeeListViewController, didChoose coffee: Coffee)
}

"""

PROPERTY = """    weak var delegate: (any CoffeeListViewControllerDelegate)?

"""

CHOOSES = """
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.coffeeList(self, didChoose: Coffee.all[indexPath.row])
    }
"""

CONFORMS = "class AddSessionViewController: UITableViewController, UITextFieldDelegate, CoffeeListViewControllerDelegate {\n"

DETAIL_OUTLETS = {name: f"    @IBOutlet weak var {name}: UILabel!\n" for name in ("coffeeNameLabel", "temperatureLabel", "dateLabel")}
ADD_OUTLETS = {
    name: f"    @IBOutlet weak var {name}: {kind}!\n" for name, kind in {"coffeeNameLabel": "UILabel", "temperatureField": "UITextField", "doneButton": "UIBarButtonItem"}.items()
}

BROUGHT = {
    LIST: [(SHOWS_SESSION, "")],
    DETAIL: [(outlet, "") for outlet in DETAIL_OUTLETS.values()],
    ADD: [(CONFORMS, CONFORMS.replace(", CoffeeListViewControllerDelegate", "")), (SHOWS_COFFEES, ""), *((outlet, "") for outlet in ADD_OUTLETS.values())],
    COFFEES: [(part, "") for part in (PROTOCOL, PROPERTY, CHOOSES)],
}


def begin(editor):
    editor.shot("An app without a storyboard for it")
    editor.new_storyboard(NAME)
    editor.shot("An empty storyboard")


def list_of_sessions(editor):
    editor.press("Control+Shift+L")
    editor.type("table view contr")
    editor.shot("The library")
    editor.press("Escape")
    [sessions, *_] = editor.from_library("table view controller", editor.ground())
    editor.shot("A table view controller")
    editor.changed(editor.menu("Editor", "Embed In", "Navigation Controller"))
    [navigation, *_] = editor.selection
    editor.show_all()
    editor.shot("Embedded in a navigation controller")
    editor.tab("identity")
    editor.enter("Storyboard ID", "Sessions")
    editor.title(sessions, "Daily Buzz")
    editor.shot("The title")
    editor.name(sessions, "SessionListViewController", "SessionList")
    editor.shot("The class, completed from the sources")
    return sessions


def prototype_cell(editor, sessions):
    cell = editor.one("tableViewCell", sessions)
    editor.select(cell)
    editor.tab("attributes")
    editor.enter("Identifier", "SessionCell")
    editor.choose("Accessory", "Disclosure Indicator")
    editor.tab("identity")
    editor.enter("Class", "SessionCell")
    editor.tab("size")
    editor.enter("Row Height", 64)
    editor.show(cell)
    editor.shot("A prototype cell")
    labels = []
    for dx, dy in [(41, 22), (41, 46), (320, 22)]:
        [label, *_] = editor.from_library("label", editor.inside(cell, dx, dy))
        labels.append(label)
    editor.shot("Three labels dragged in")
    for label, text in zip(labels, ["Ethiopia Sidamo", "203 °F", "Jun 7"]):
        editor.retitle(label, text)
    editor.shot("Their texts, typed in place")
    return cell, labels


def looks(editor, labels):
    name, temperature, date = labels
    for label, style in [(name, "Headline"), (temperature, "Subhead"), (date, "Subhead")]:
        editor.select(label)
        editor.tab("attributes")
        editor.choose_font(style)
        editor.check("Dynamic Type")
    editor.select(temperature)
    editor.page.keyboard.down("Shift")
    editor.page.keyboard.up("Shift")
    for label, color in [(temperature, "Roast"), (date, "Secondary Label Color")]:
        editor.select(label)
        editor.choose("Color", color)
    editor.shot("Fonts and colors")


def layout(editor, cell, labels):
    """Constraints, by control-drags within the cell."""
    name, temperature, date = labels
    content = editor.one("tableViewCellContentView", None)
    for label, kinds in [
        (name, ["Leading Space to Container", "Top Space to Container"]),
        (date, ["Trailing Space to Container"]),
    ]:
        for kind in kinds:
            editor.connect(f"row:{label}", f"row:{content}", kind)
    editor.connect(f"row:{temperature}", f"row:{name}", "Leading")
    editor.connect(f"row:{temperature}", f"row:{name}", "Vertical Spacing", picture="Constraints between two labels")
    editor.connect(f"row:{date}", f"row:{name}", "First Baseline")
    editor.connect(f"row:{temperature}", f"row:{content}", "Bottom Space to Container")
    editor.shot("The cell laid out")


def outlets(editor, cell, labels):
    for label, outlet in zip(labels, ["coffeeNameLabel", "temperatureLabel", "dateLabel"]):
        editor.connect(f"row:{cell}", label, outlet, picture=f"Control-drag to {outlet}" if outlet == "coffeeNameLabel" else None)
    editor.select(cell)
    editor.tab("connections")
    editor.shot("Outlets of the cell")


def details(editor, cell):
    editor.show_all()
    [scene, *_] = editor.from_library("table view controller", editor.right_of(cell))
    editor.show_all()
    editor.connect(f"row:{cell}", f"row:{scene}", "Show", picture="A segue from the cell")
    editor.title(scene, "Details")
    editor.name(scene, "SessionDetailViewController", "SessionDetail")
    static_table(editor, scene, 1)
    rows(editor, scene, [("Coffee", "Ethiopia Sidamo"), ("Temperature", "203 °F"), ("Date", "Jun 7")])
    editor.show_all()
    editor.shot("Static rows of the details")
    editor.identify(editor.segue(cell), "ShowSession")
    editor.shot("The segue and its identifier")
    editor.drag_outlets(scene, DETAIL, dict(zip(DETAIL_OUTLETS, editor.find("label", scene)[1::2])))
    editor.shot("Outlets of the details, dragged into the source")
    editor.show_source(LIST)
    editor.paste_before("@IBAction func cancelAddSession", SHOWS_SESSION)
    editor.shot("What the segue passes on")
    editor.hide_source()
    return scene


def static_table(editor, scene, sections):
    table = editor.one("tableView", scene)
    editor.select(table)
    editor.tab("attributes")
    editor.choose("Content", "Static Cells")
    editor.choose("Style", "Grouped")


def rows(editor, scene, texts):
    section = editor.one("tableViewSection", scene)
    editor.select(section)
    editor.tab("attributes")
    editor.enter("Rows", 1)
    first = editor.find("tableViewCell", scene)[0]
    editor.select(first)
    editor.choose("Style", "Right Detail")
    editor.choose("Selection", "None")
    editor.select(section)
    editor.enter("Rows", len(texts))
    labels = editor.all("label", scene, 2 * len(texts))
    for number, (title, value) in enumerate(texts):
        for label, text in zip(labels[2 * number : 2 * number + 2], (title, value)):
            editor.select(label)
            editor.enter("Text", text, "Label")


def add_session(editor, sessions):
    editor.show(sessions)
    item = editor.one("navigationItem", sessions)
    [add, *_] = editor.from_library("bar button item", editor.middle(item, dx=60))
    editor.tab("attributes")
    editor.choose("System Item", "Add")
    editor.shot("An add button in the bar")
    editor.show_all()
    [scene, *_] = editor.from_library("table view controller", editor.below(sessions))
    editor.changed(editor.menu("Editor", "Embed In", "Navigation Controller"))
    [navigation, *_] = editor.selection
    editor.show_all()
    editor.title(scene, "Add Session")
    editor.name(scene, "AddSessionViewController")
    editor.show(sessions, navigation)
    editor.connect(add, navigation, "Present Modally", picture="The add button presents a scene")
    editor.identify(editor.segue(add), "AddSession")
    editor.choose("Presentation", "Full Screen")
    static_table(editor, scene, 1)
    section = editor.one("tableViewSection", scene)
    editor.select(section)
    editor.enter("Rows", 2)
    coffee, temperature = editor.all("tableViewCell", scene, 2)
    editor.select(coffee)
    editor.choose("Style", "Right Detail")
    editor.choose("Accessory", "Disclosure Indicator")
    for label, text in zip(editor.all("label", scene, 2), ["Coffee", "Choose"]):
        editor.select(label)
        editor.enter("Text", text, "Label")
    editor.select(temperature)
    editor.choose("Selection", "None")
    editor.show(temperature)
    [label, *_] = editor.from_library("label", editor.inside(temperature, 37, 22))
    editor.retitle(label, "Temperature")
    [field, *_] = editor.from_library("text field", editor.inside(temperature, 300, 22))
    editor.tab("attributes")
    editor.enter("Placeholder", "203 °F")
    editor.choose("Border Style", "None")
    editor.tab("identity")
    editor.enter("Label", "Temperature", "Accessibility")
    editor.shot("A text field in a row")
    editor.show(scene)
    bar = editor.one("navigationItem", scene)
    buttons = []
    for system in ["Done", "Cancel"]:
        [button, *_] = editor.from_library("bar button item", editor.middle(bar, dx=-60 if buttons else 60))
        editor.tab("attributes")
        editor.choose("System Item", system)
        buttons.append(button)
    done, cancel = buttons
    exit = editor.one("exit", scene)
    editor.connect(cancel, f"dock:{exit}", "cancelAddSession:", picture="Cancel unwinds")
    editor.identify(editor.segue(cancel), "CancelAddSession")
    exit = editor.one("exit", scene)
    editor.show(scene)
    editor.connect(done, f"dock:{exit}", "saveSession:")
    editor.identify(editor.segue(done), "SaveSession")
    editor.drag_outlets(scene, ADD, dict(zip(ADD_OUTLETS, [editor.find("label", scene)[1], field, done])))
    editor.hide_source()
    editor.show(scene)
    editor.connect(field, f"dock:{scene}", "delegate")
    editor.show_all()
    editor.shot("Adding a session")
    return scene, coffee


def coffees(editor, scene, coffee):
    editor.show_all()
    [list_, *_] = editor.from_library("table view controller", editor.right_of(scene))
    editor.show_all()
    editor.connect(f"row:{coffee}", list_, "Show")
    editor.title(list_, "Coffees")
    editor.name(list_, "CoffeeListViewController", "CoffeeList")
    cell = editor.one("tableViewCell", list_)
    editor.select(cell)
    editor.tab("attributes")
    editor.enter("Identifier", "CoffeeCell")
    editor.choose("Style", "Basic")
    editor.select(editor.one("label", list_))
    editor.enter("Text", "Coffee", "Label")
    editor.identify(editor.segue(coffee), "ShowCoffees")
    editor.show_source(COFFEES)
    editor.paste("import UIKit", PROTOCOL, below=1)
    editor.paste("class CoffeeListViewController", PROPERTY)
    editor.paste_at_end_of("class CoffeeListViewController", CHOOSES)
    editor.shot("A protocol, a delegate, and what is relayed")
    editor.show_source(ADD)
    editor.replace(CONFORMS.replace(", CoffeeListViewControllerDelegate", ""), CONFORMS)
    editor.paste_before("func textFieldDidChangeSelection", SHOWS_COFFEES)
    editor.shot("The delegate")
    editor.hide_source()
    editor.show_all()
    editor.shot("The whole storyboard")


def make(editor):
    begin(editor)
    sessions = list_of_sessions(editor)
    cell, labels = prototype_cell(editor, sessions)
    looks(editor, labels)
    layout(editor, cell, labels)
    outlets(editor, cell, labels)
    details(editor, cell)
    scene, coffee = add_session(editor, sessions)
    coffees(editor, scene, coffee)


if __name__ == "__main__":
    demonstration.film(make, "DailyBuzz", [used], sys.argv[1:], brought=BROUGHT, keeps=["LaunchScreen", "Main", "Recipes", "Sharing"])
