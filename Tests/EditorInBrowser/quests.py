"""On stage in 2012 (session 407), Joshua's parts: a list of events with a map and details, and a sheet that is reset and done, from
no storyboard at all.

    quests.py STORYBOARD PICTURES [PAGE]

The events are Dungeon's quests. What was there before the talk is made first: a list of quests in a navigation controller, whose
cell shows a map. Then, as on stage:

- a table view controller, and a segue to it from the cell's accessory; its title, static cells of a style, two rows of which have
  names, grouped; the controller's class, outlets dragged into it; the segue's identifier, and code that is pasted
- the sheet of an account, which an item of the bar presents: a name, a hero, a confirmation; the unwind actions reset and done,
  pasted into the first step and the list, and unwind segues to them from the confirmation.

The app is used as it was shown.
"""

import sys

import demonstration
from examples import hero, sees, tap, tap_text

LIST, QUEST, NAME, CHOICE, CONFIRMATION, APP = (
    f"Dungeon/{file}.swift"
    for file in ("Quests/QuestListViewController", "Quests/QuestViewController", "Account/AccountNameViewController", "Account/AccountHeroViewController", "Account/ConfirmationViewController", "AppDelegate")
)

SHOWS_DETAILS = """        if segue.identifier == "ShowDetails", let details = segue.destination as? QuestViewController {
            details.quest = quest
        }
"""

RESET = """
    @IBAction func reset(_ segue: UIStoryboardSegue) {
        account = Account()
        nameField.text = nil
        update()
    }
"""

DONE = """
    @IBAction func done(_ segue: UIStoryboardSegue) {
        guard let confirmation = segue.source as? ConfirmationViewController else { return }
        account = confirmation.account
        tableView.reloadData()
    }
"""


def outlets(**types):
    return {name: f"    @IBOutlet var {name}: {type}!\n" for name, type in types.items()}


QUEST_OUTLETS = outlets(giverLabel="UILabel", rewardLabel="UILabel", storyLabel="UILabel")
NAME_OUTLETS = outlets(nameField="UITextField", nextButton="UIBarButtonItem")
CHOICE_OUTLETS = outlets(heroControl="UISegmentedControl", scoresSwitch="UISwitch")
CONFIRMATION_OUTLETS = outlets(nameLabel="UILabel", heroLabel="UILabel", scoresLabel="UILabel")

WRITTEN = {
    LIST: [SHOWS_DETAILS, DONE],
    QUEST: list(QUEST_OUTLETS.values()),
    NAME: [*NAME_OUTLETS.values(), RESET],
    CHOICE: list(CHOICE_OUTLETS.values()),
    CONFIRMATION: list(CONFIRMATION_OUTLETS.values()),
}


def static(editor, controller, rows):
    """Static cells in inset groups: a list of rows for each section."""
    editor.select(editor.one("tableView", controller))
    editor.tab("attributes")
    editor.choose("Content", "Static Cells")
    editor.choose("Style", "Inset Grouped")
    if len(rows) > 1:
        editor.enter("Sections", len(rows))
    for section, count in zip(editor.all("tableViewSection", controller, len(rows)), rows):
        editor.select(section)
        editor.enter("Rows", count)
    cells = editor.all("tableViewCell", controller, sum(rows))
    editor.together(cells)
    editor.choose("Selection", "None")
    return cells


#: What another demonstration is about.
OTHERS = [f"Dungeon/{file}.swift" for file in ("Game/GameViewController", "Inventory/InventoryCell", "Inventory/InventoryViewController", "Inventory/ItemViewController")]


def before(editor):
    """Quests in a navigation controller, each of which shows its place."""
    [navigation, list_, *_] = editor.from_library("Navigation Controller", editor.ground())
    editor.title(list_, "Quests")
    editor.name(list_, "QuestListViewController")
    cell = editor.one("tableViewCell", list_)
    editor.select(cell)
    editor.tab("attributes")
    editor.choose("Style", "Subtitle")
    editor.enter("Identifier", "QuestCell")
    editor.choose("Accessory", "Detail Disclosure")
    [map_, *_] = editor.from_library("View Controller", editor.right_of(list_))
    editor.name(map_, "MapViewController")
    editor.delete(editor.one("view", map_))
    editor.show_all()
    editor.connect(f"row:{cell}", map_, "Show")
    editor.identify(editor.segue(cell), "ShowPlace")
    editor.show_all()
    editor.shot("Quests, each with a map")
    return list_, cell


def details(editor, list_, cell):
    """The details of a quest, which its accessory shows."""
    [quest, *_] = editor.from_library("Table View Controller", editor.below(list_))
    editor.show_all()
    editor.connect(f"row:{cell}", quest, "Show", picture="A segue of the selection or of the accessory", under="Accessory Action")
    segue = editor.segue(cell)
    editor.title(quest, "Details")
    cells = static(editor, quest, [3])
    editor.delete(cells[2])
    editor.together(cells[:2])
    editor.choose("Style", "Right Detail")
    labels = editor.all("label", quest, 4)
    for label, text in zip(labels, ["From", "Mirela the Warden", "Reward", "120 gold"]):
        editor.select(label)
        editor.enter("Text", text, section="Label")
    editor.shot("Static cells with two columns")
    editor.select(editor.one("tableView", quest))
    editor.enter("Sections", 2)
    second = editor.all("tableViewSection", quest, 2)[1]
    editor.select(second)
    editor.enter("Rows", 1)
    editor.enter("Header", "Story")
    cell = editor.all("tableViewCell", quest, 3)[2]
    editor.show(quest)
    for old in editor.find("label", quest)[4:]:
        editor.delete(old)
    editor.select(cell)
    editor.choose("Style", "Custom")
    [story, *_] = editor.from_library("Label", editor.middle(cell))
    editor.pin([story], top=0, leading=0, trailing=0, bottom=0, margins=True)
    editor.tab("attributes")
    editor.enter("Text", "Find the brass key.", section="Label")
    editor.enter("Lines", 0)
    editor.name(quest, "QuestViewController")
    editor.drag_outlets(quest, QUEST, dict(zip(QUEST_OUTLETS, [labels[1], labels[3], story])))
    editor.shot("Three outlets")
    editor.identify(segue, "ShowDetails")
    editor.show_source(LIST)
    editor.paste("map.navigationItem.title = quest.title", SHOWS_DETAILS, below=1)
    editor.shot("What the second segue passes on")
    editor.hide_source()
    return quest


def account(editor, list_):
    """A sheet with three steps, which an item of the bar presents."""
    item = editor.one("navigationItem", list_)
    editor.show(list_)
    [button, *_] = editor.from_library("bar button item", editor.middle(item, dx=60))
    editor.tab("attributes")
    editor.enter("Title", "Account", section="Bar Item")
    [navigation, name, *_] = editor.from_library("Navigation Controller", editor.far_below(list_))
    editor.title(name, "Account")
    editor.name(name, "AccountNameViewController")
    editor.show_all()
    editor.connect(f"row:{button}", navigation, "Present Modally")
    editor.identify(editor.segue(button), "AddAccount")
    editor.choose("Presentation", "Form Sheet")
    [cell] = static(editor, name, [1])
    editor.show(name)
    [field, *_] = editor.from_library("Text Field", editor.middle(cell))
    editor.tab("attributes")
    editor.enter("Placeholder", "Name of your hero")
    editor.choose("Border Style", "None")
    editor.tab("identity")
    editor.enter("Label", "Name", section="Accessibility")
    editor.pin([field], leading=0, trailing=0, margins=True)
    editor.align([field], "Vertically in Container")
    editor.show(name)
    next_ = bar_button(editor, name, "Next")
    editor.drag_outlets(name, NAME, dict(zip(NAME_OUTLETS, [field, next_])))
    editor.hide_source()
    editor.show(name)
    editor.connect_event(field, "Editing Changed", f"dock:{name}", "nameChanged:")
    [choice, *_] = editor.from_library("Table View Controller", editor.right_of(name))
    editor.show_all()
    editor.connect(f"row:{next_}", choice, "Show")
    editor.title(choice, "Hero")
    editor.name(choice, "AccountHeroViewController")
    first, second = static(editor, choice, [1, 1])
    editor.show(choice)
    [heroes, *_] = editor.from_library("Segmented Control", editor.middle(first))
    editor.tab("attributes")
    editor.enter("Segments", 3)
    for segment, title in [("Segment 0 – First", "Knight"), ("Segment 1 – Second", "Ranger"), ("Segment 2", "Mage")]:
        editor.row("Segment").locator("button.pop-up").click()
        editor.pick(segment)
        editor.enter("Title", title)
    editor.pin([heroes], leading=0, trailing=0, margins=True)
    editor.align([heroes], "Vertically in Container")
    editor.show(choice)
    [switch, *_] = editor.from_library("Switch", editor.middle(second, dx=60))
    editor.tab("identity")
    editor.enter("Label", "Share Scores", section="Accessibility")
    editor.pin([switch], trailing=0, margins=True)
    editor.align([switch], "Vertically in Container")
    next_ = bar_button(editor, choice, "Next")
    editor.drag_outlets(choice, CHOICE, dict(zip(CHOICE_OUTLETS, [heroes, switch])))
    editor.hide_source()
    [confirmation, *_] = editor.from_library("Table View Controller", editor.right_of(choice))
    editor.show_all()
    editor.connect(f"row:{next_}", confirmation, "Show")
    editor.title(confirmation, "Confirm")
    editor.name(confirmation, "ConfirmationViewController")
    cells = static(editor, confirmation, [3, 1])
    editor.together(cells[:3])
    editor.choose("Style", "Right Detail")
    labels = editor.all("label", confirmation, 6)
    for label, text in zip(labels, ["Name", "Ada", "Hero", "Knight", "Scores", "Shared"]):
        editor.select(label)
        editor.enter("Text", text, section="Label")
    editor.show(confirmation)
    [reset, *_] = editor.from_library("Button", editor.middle(cells[3]))
    editor.pin([reset], top=0, leading=0, trailing=0, bottom=0)
    editor.tab("attributes")
    editor.enter("Title", "Reset")
    editor.drag_outlets(confirmation, CONFIRMATION, dict(zip(CONFIRMATION_OUTLETS, labels[1::2])))
    editor.hide_source()
    editor.show_all()
    editor.shot("Three steps in a sheet")
    return name, confirmation, reset


def bar_button(editor, controller, title):
    editor.show(controller)
    [button, *_] = editor.from_library("bar button item", editor.middle(editor.one("navigationItem", controller), dx=60))
    editor.tab("attributes")
    editor.enter("Title", title, section="Bar Item")
    return button


def unwinding(editor, list_, name, confirmation, reset):
    """Reset leads back to the first step, and done to the list."""
    editor.show(confirmation)
    [done, *_] = editor.from_library("bar button item", editor.middle(editor.one("navigationItem", confirmation), dx=60))
    editor.tab("attributes")
    editor.choose("System Item", "Done")
    editor.show_source(NAME)
    editor.paste_before("private func update", RESET)
    editor.shot("An unwind action of the first step")
    editor.show_source(LIST)
    editor.paste_before("@IBAction func cancel", DONE)
    editor.shot("An unwind action of the list")
    editor.hide_source()
    editor.show(confirmation)
    editor.connect(reset, f"dock:{editor.one('exit', confirmation)}", "reset:", picture="The unwind actions")
    editor.identify(editor.segue(reset), "Reset")
    editor.show(confirmation)
    editor.connect(done, f"dock:{editor.one('exit', confirmation)}", "done:")
    editor.identify(editor.segue(done), "Done")
    editor.show(name)
    [cancel, *_] = editor.from_library("bar button item", editor.middle(editor.one("navigationItem", name), dx=-60))
    editor.tab("attributes")
    editor.choose("System Item", "Cancel")
    editor.connect(cancel, f"dock:{editor.one('exit', name)}", "cancel:")
    editor.show_all()
    editor.shot("The whole storyboard")


def make(editor):
    editor.new_storyboard("Dungeon/Main")
    list_, cell = before(editor)
    details(editor, list_, cell)
    name, confirmation, reset = account(editor, list_)
    unwinding(editor, list_, name, confirmation, reset)


def used(app):
    """A quest is looked at on the map and read; the sheet is reset, and then done."""
    app.picture("The quests")
    tap_text(app, "Lost Patrol")
    app.picture("Its place")
    tap(app, "button", "Quests")
    tap(app, "button", "More Info")
    sees(app, "Mirela the Warden")
    app.picture("Its details")
    tap(app, "button", "Quests")
    tap(app, "button", "Account")
    hero(app, "Ada", "Mage")
    app.picture("To be confirmed")
    tap(app, "button", "Reset")
    app.picture("Reset")
    hero(app, "Grace", "Ranger")
    tap(app, "button", "Done")
    sees(app, "Playing as Grace, Ranger")
    app.picture("Done")


if __name__ == "__main__":
    demonstration.film(make, "Dungeon", [used], sys.argv[1:], written=WRITTEN, without=OTHERS)
