"""On stage in 2015 (session 215): Road Trip, from no storyboard at all.

    road_trip.py STORYBOARD PICTURES [PAGE]

What was there before the talk is made first, in one storyboard: a container of four tabs; events; the journal, with a form for an
entry; a map; photos, one of them large, with a menu in its dock. Then, as on stage:

- the three scenes of the photos are refactored to a storyboard of their own, and the reference in their place is followed;
- a reference back to the form, by storyboard and identifier, which the journal button of the menu presents;
- a scene whose view is made by code, a segue to it from the controller itself, an action of the delete button dragged into the
  source, its code pasted, the segue's identifier, and its own class, which scales what it presents;
- an unwind segue from the form's done button to the journal, through the sheet, a navigation stack and the container.

The app is used as it was shown.
"""

import sys

import demonstration
from examples import road_trip as used

MAIN, PHOTOS = "RoadTrip/Main.storyboard", "RoadTrip/Photos.storyboard"

OUTLETS = {
    "RoadTrip/Container/SlidingTabsViewController.swift": ["closedHeights: [NSLayoutConstraint]"],
    "RoadTrip/Journal/JournalViewController.swift": ["titleLabel: UILabel", "dateLabel: UILabel", "bodyLabel: UILabel"],
    "RoadTrip/Journal/NewEntryViewController.swift": ["titleField: UITextField", "bodyView: UITextView", "photoView: UIImageView", "doneButton: UIBarButtonItem"],
}

DELETE_PHOTO = """        guard let photo = photo else { return }
        if Trip.shared.entry(showing: photo) != nil {
            performSegue(withIdentifier: "ConfirmDelete", sender: self)
        } else {
            deleteAndLeave()
        }
"""

#: What is written on stage, by file.
WRITTEN = {file: [f"    @IBOutlet private var {outlet}!\n" for outlet in outlets] for file, outlets in OUTLETS.items()}
WRITTEN["RoadTrip/Photos/PhotoViewController.swift"] = [f"    @IBAction private func deletePhoto(_ sender: Any) {{\n{DELETE_PHOTO}    }}\n\n"]


def container(editor):
    """The controller of the tabs, with a container view for each."""
    [tabs, *_] = editor.from_library("View Controller", editor.ground())
    editor.name(tabs, "SlidingTabsViewController")
    editor.select(editor.one("view", tabs))
    editor.tab("attributes")
    editor.choose("Background", "Photos")
    editor.show(tabs)
    containers, scenes = [], []
    for number in range(4):
        [view] = editor.from_library("Container View", editor.inside(tabs, 196, 170 + 170 * number))
        containers.append(view)
        scenes.append(editor.embedded(view))
    editor.show_all()
    editor.shot("Container views, and a scene for each")
    # The tabs are navigation controllers.
    editor.delete(*scenes)
    editor.show(tabs)
    editor.pin(containers, top=0, leading=0, trailing=0, height=44, picture="Four views are constrained at once")
    # A closed tab shows no more than its bar.
    editor.tab("attributes")
    editor.check("Clip to Bounds")
    heights = editor.find("constraint", tabs, "height = 44")
    editor.together(heights)
    editor.tab("attributes")
    editor.enter("Priority", 999)
    editor.select(heights[0])
    editor.enter("Priority", 250)
    editor.pin(containers[-1:], bottom=0)
    editor.shot("Four tabs, of which the first is open")
    return tabs, containers, heights


def list_in_tab(editor, container, place, title, class_name):
    """A navigation controller with a table, embedded in a tab. The controller of the table."""
    [navigation, table, *_] = editor.from_library("Navigation Controller", place)
    editor.show_all()
    editor.title(table, title)
    editor.name(table, class_name)
    editor.show_all()
    editor.connect(f"row:{container}", navigation, "Embed")
    return navigation, table


def events(editor, tabs, containers):
    navigation, table = list_in_tab(editor, containers[0], editor.right_of(tabs), "Events", "EventListViewController")
    cell = editor.one("tableViewCell", table)
    editor.select(cell)
    editor.tab("attributes")
    editor.choose("Style", "Subtitle")
    editor.enter("Identifier", "EventCell")
    editor.tab("size")
    editor.enter("Row Height", 60)
    name, detail = editor.find("label", table)
    editor.retitle_all([(name, "Lantern Bay"), (detail, "Jun 8 · Breakfast at the pier")])
    editor.shot("The events")
    return navigation


def journal(editor, containers, events):
    navigation, table = list_in_tab(editor, containers[1], editor.below(events), "Journal", "JournalViewController")
    cell = editor.one("tableViewCell", table)
    editor.select(cell)
    editor.tab("attributes")
    editor.enter("Identifier", "EntryCell")
    editor.choose("Selection", "None")
    editor.tab("identity")
    editor.enter("Class", "EntryCell")
    editor.tab("size")
    editor.enter("Row Height", 100)
    editor.show(cell)
    labels = []
    for dx, dy in [(60, 24), (330, 24), (60, 60)]:
        [label, *_] = editor.from_library("label", editor.inside(cell, dx, dy))
        labels.append(label)
    title, date, body = labels
    for label, text, style in zip(labels, ["Dunes at dusk", "Jun 7", "We stopped for five minutes and stayed for two hours."], ["Headline", "Subhead", "Body"]):
        editor.retitle(label, text)
        editor.tab("attributes")
        editor.choose_font(style)
        editor.check("Dynamic Type")
    editor.enter("Lines", 0)
    editor.pin([title], top=0, leading=0, margins=True)
    editor.pin([date], trailing=0, margins=True)
    editor.connect(f"row:{date}", f"row:{title}", "First Baseline")
    editor.connect(f"row:{date}", f"row:{title}", "Horizontal Spacing")
    editor.select(editor.find("constraint", table)[-1])
    editor.tab("attributes")
    editor.choose("Relation", "Greater Than or Equal")
    editor.enter("Constant", 8)
    editor.pin([body], top=4, leading=0, trailing=0, bottom=0, margins=True)
    editor.shot("The cell of an entry")
    # The outlets of the cell are dragged into its class.
    editor.press("Control+Alt+u")
    editor.source_is("RoadTrip/Journal/JournalViewController.swift")
    editor.show(cell)
    line = editor.line_of("class EntryCell", 1)
    for number, (label, outlet) in enumerate(zip(labels, ["titleLabel", "dateLabel", "bodyLabel"])):
        editor.drag_into(label, line + number, outlet, picture=None if number else "An outlet of the cell")
    editor.press("Control+Alt+u")
    return navigation, table


def new_entry(editor, journal):
    """A form for an entry of the journal, which the plus button presents."""
    item = editor.one("navigationItem", journal)
    [add, *_] = editor.from_library("bar button item", editor.middle(item, dx=60))
    editor.tab("attributes")
    editor.choose("System Item", "Add")
    [navigation, form, *_] = editor.from_library("Navigation Controller", editor.right_of(journal))
    editor.show_all()
    editor.title(form, "New Entry")
    editor.name(form, "NewEntryViewController")
    editor.name(navigation, identifier="NewJournalEntry")
    editor.show(journal, navigation)
    editor.connect(add, navigation, "Present Modally")
    editor.identify(editor.segue(add), "NewEntry")
    table = editor.one("tableView", form)
    editor.select(table)
    editor.tab("attributes")
    editor.choose("Content", "Static Cells")
    editor.choose("Style", "Inset Grouped")
    editor.enter("Sections", 3)
    for section in editor.all("tableViewSection", form, 3):
        editor.select(section)
        editor.enter("Rows", 1)
    cells = editor.all("tableViewCell", form, 3)
    editor.together(cells)
    editor.choose("Selection", "None")
    for cell, height in zip(cells[1:], [132, 180]):
        editor.select(cell)
        editor.tab("size")
        editor.enter("Row Height", height)
    editor.show(form)
    parts = []
    for cell, kind in zip(cells, ["text field", "text view", "image view"]):
        [part, *_] = editor.from_library(kind, editor.middle(cell))
        parts.append(part)
    field, text, photo = parts
    editor.shot("Static cells")
    return form, parts


def fields(editor, form, parts):
    """The parts of the form are laid out, and become outlets of its class."""
    field, text, photo = parts
    editor.select(field)
    editor.tab("attributes")
    editor.enter("Placeholder", "Title")
    editor.choose("Border Style", "None")
    editor.tab("identity")
    editor.enter("Label", "Title", section="Accessibility")
    editor.pin([field], leading=0, trailing=0, margins=True)
    editor.align([field], "Vertically in Container")
    editor.select(text)
    editor.tab("attributes")
    editor.enter("Text", "", section="Text View")
    editor.choose("Background", "Clear Color")
    editor.choose_font("Body")
    editor.check("Dynamic Type")
    editor.tab("identity")
    editor.enter("Label", "Text", section="Accessibility")
    editor.pin([text], top=4, leading=12, trailing=12, bottom=4)
    editor.pin([photo], top=0, leading=0, trailing=0, bottom=0)
    editor.select(photo)
    editor.tab("attributes")
    editor.choose("Content Mode", "Aspect Fill", "View")
    editor.show(form)
    item = editor.one("navigationItem", form)
    buttons = []
    for system in ["Done", "Cancel"]:
        [button, *_] = editor.from_library("bar button item", editor.middle(item, dx=-60 if buttons else 60))
        editor.tab("attributes")
        editor.choose("System Item", system)
        buttons.append(button)
    done, cancel = buttons
    editor.select(form)
    editor.press("Control+Alt+u")
    editor.source_is("RoadTrip/Journal/NewEntryViewController.swift")
    editor.show(form)
    line = editor.line_of("class NewEntryViewController", 1)
    for number, (part, outlet) in enumerate([(field, "titleField"), (text, "bodyView"), (photo, "photoView"), (done, "doneButton")]):
        editor.drag_into(part, line + number, outlet)
    editor.connect(cancel, f"dock:{form}", "cancel:")
    editor.shot("The form and its outlets")
    editor.press("Control+Alt+u")
    editor.connect_event(field, "Editing Changed", f"dock:{form}", "titleChanged:")
    return done


def map_(editor, containers, above):
    """A map that moves and zooms, with a card for the next stop."""
    navigation, table, *_ = editor.from_library("Navigation Controller", editor.below(above))
    editor.delete(table)
    [controller, *_] = editor.from_library("View Controller", editor.right_of(navigation))
    editor.show_all()
    editor.connect(navigation, controller, "root view controller")
    editor.title(controller, "Map")
    editor.name(controller, "RouteViewController")
    editor.show_all()
    editor.connect(f"row:{containers[2]}", navigation, "Embed")
    editor.show(controller)
    [scroll, *_] = editor.from_library("Scroll View", editor.inside(controller, 196, 300))
    editor.pin([scroll], top=0, leading=0, trailing=0, bottom=0)
    [map_, *_] = editor.from_library("View", editor.inside(controller, 196, 300))
    editor.tab("identity")
    editor.enter("Class", "RouteView")
    editor.tab("attributes")
    editor.choose("Content Mode", "Redraw")
    editor.pin([map_], top=0, leading=0, trailing=0, bottom=0, width=600, height=800)
    editor.select(scroll)
    editor.tab("attributes")
    editor.enter("Zoom Minimum", 0.75)
    editor.enter("Zoom Maximum", 3)
    editor.choose("Content Insets", "Never")
    editor.shot("A map in a scroll view")
    editor.show(controller)
    # On the canvas it would go into the map.
    [card, *_] = editor.from_library("View", editor.spot(f"row:{editor.one('view', controller)}"))
    editor.pin([card], leading=16, trailing=16, bottom=16, height=52)
    editor.show(card)
    [label, *_] = editor.from_library("Label", editor.inside(card, 80, 26))
    editor.retitle(label, "Lantern Bay · Jun 8")
    editor.tab("attributes")
    editor.choose_font("Headline")
    editor.check("Dynamic Type")
    [button, *_] = editor.from_library("Tinted Button", editor.inside(card, 290, 26))
    editor.retitle(button, "Next Stop")
    editor.pin([label], leading=16)
    editor.pin([button], trailing=8)
    editor.align([label, button], "Vertically in Container")
    editor.select(card)
    editor.tab("identity")
    editor.add_runtime_attribute("layer.cornerRadius", "Number", 14)
    editor.show(controller)
    for target, outlet in [(f"row:{scroll}", "scrollView"), (f"row:{map_}", "routeView"), (label, "stopLabel")]:
        editor.connect(f"dock:{controller}", target, outlet)
    editor.connect(f"row:{scroll}", f"dock:{controller}", "delegate")
    editor.connect(button, f"dock:{controller}", "showNext:")
    editor.shot("The map, its card and their outlets")
    return navigation


def photos(editor, containers, above):
    """A collection of photos, one of them large, and its menu in the dock."""
    navigation, table, *_ = editor.from_library("Navigation Controller", editor.below(above))
    editor.delete(table)
    [grid, *_] = editor.from_library("Collection View Controller", editor.right_of(navigation))
    editor.show_all()
    editor.connect(navigation, grid, "root view controller")
    editor.title(grid, "Photos")
    editor.name(grid, "PhotoGridViewController")
    editor.show_all()
    editor.connect(f"row:{containers[3]}", navigation, "Embed")
    collection, cell = editor.one("collectionView", grid), editor.one("collectionViewCell", grid)
    editor.select(collection)
    editor.tab("size")
    editor.enter_all("Section Insets", 12, 12, 12, 12)
    editor.enter("Min Spacing For Cells", 9)
    editor.enter("Min Spacing For Lines", 9)
    editor.enter_all("Cell Size", 180, 180)
    editor.select(cell)
    editor.tab("attributes")
    editor.enter("Identifier", "PhotoCell")
    editor.tab("identity")
    editor.enter("Class", "PhotoCell")
    editor.show(cell)
    [picture, *_] = editor.from_library("Image View", editor.middle(cell))
    editor.pin([picture], top=0, leading=0, trailing=0, bottom=0)
    editor.tab("attributes")
    editor.choose("Content Mode", "Aspect Fill", "View")
    editor.enter("Image", "Dunes")
    editor.connect(f"row:{cell}", picture, "imageView")
    editor.show(grid)
    editor.shot("The grid of photos")
    return navigation, grid, cell


def photo(editor, grid, cell):
    """One photo, large, with a menu that stands in the dock of its scene."""
    [controller, *_] = editor.from_library("View Controller", editor.right_of(grid))
    editor.show_all()
    editor.connect(f"row:{cell}", controller, "Show")
    editor.identify(editor.segue(cell), "ShowPhoto")
    editor.title(controller, "Dunes")
    editor.name(controller, "PhotoViewController")
    editor.show(controller)
    [picture, *_] = editor.from_library("Image View", editor.inside(controller, 196, 400))
    editor.pin([picture], top=0, leading=0, trailing=0, bottom=0)
    editor.tab("attributes")
    editor.enter("Image", "Dunes")
    editor.select(editor.one("view", controller))
    editor.choose("Background", "Black Color")
    item = editor.one("navigationItem", controller)
    [menu, *_] = editor.from_library("bar button item", editor.middle(item, dx=60))
    editor.tab("attributes")
    editor.enter("Title", "Menu", section="Bar Item")
    editor.enter("Image", "ellipsis.circle", section="Bar Item")
    editor.connect(menu, f"dock:{controller}", "toggleMenu:")
    editor.connect(f"dock:{controller}", picture, "imageView")
    editor.shot("A photo")
    return controller


def menu(editor, controller):
    """A view in the dock with two buttons."""
    editor.show(controller)
    x, y = editor.spot(f"dock:{editor.one('exit', controller)}")
    [menu, *_] = editor.from_library("View", (x + 20, y))
    editor.tab("size")
    editor.enter_all("Frame", 0, 0, 200, 100)
    editor.show(menu)
    editor.shot("A view in the dock")
    buttons = []
    for name, dy in [("Journal", 25), ("Delete", 75)]:
        [button, *_] = editor.from_library("Button", editor.inside(menu, 100, dy))
        editor.retitle(button, name)
        buttons.append(button)
    first, second = buttons
    editor.pin([first], top=0, leading=0, trailing=0)
    editor.pin([second], top=0, leading=0, trailing=0, bottom=0)
    editor.connect(second, first, "Equal Heights")
    editor.show(menu, controller)
    # In its middle are its buttons.
    editor.connect(f"dock:{controller}", f"dock:{menu}", "menuView")
    editor.shot("Its buttons")
    return menu, first, second


def refactor(editor, navigation, grid, controller):
    """The three scenes of the photos move to a storyboard of their own, and back leads to where they were."""
    editor.show_all()
    editor.together([navigation, grid, controller])
    editor.menu("Editor", "Refactor to Storyboard…")
    field = editor.page.locator("dialog input")
    field.wait_for()
    field.fill("RoadTrip/Photos")
    editor.shot("Refactor to Storyboard")
    editor.press("Enter")
    editor.until("path => editor.store.current?.path === path", PHOTOS)
    editor.show_all()
    editor.shot("The photos in their own storyboard")
    editor.turn_to(MAIN)
    editor.until("() => editor.store.current.board.items.some(item => item.storyboard === 'Photos')")
    editor.show_all()
    editor.shot("A reference in their place")
    reference = editor.one("viewControllerPlaceholder")
    editor.show(reference)
    editor.page.mouse.dblclick(*editor.middle(reference))
    editor.until("path => editor.store.current?.path === path", PHOTOS)
    editor.shot("A double-click follows it")


def reference_back(editor, controller, menu, journal):
    """The button of the menu presents a scene of the other storyboard."""
    [reference, *_] = editor.from_library("Storyboard Reference", editor.right_of(controller))
    editor.tab("attributes")
    editor.enter("Storyboard", "Main")
    editor.enter("Referenced ID", "NewJournalEntry")
    editor.shot("The storyboard and the identifier of the reference")
    editor.show(menu)
    editor.show(menu, controller, reference)
    editor.connect(journal, reference, "Present Modally", picture="From a view in the dock to the reference")
    editor.identify(editor.segue(journal), "AddToJournal")
    editor.shot("The journal button leads to the other storyboard")


def confirmation(editor, controller, menu, delete):
    """Deleting a photo of which the journal tells presents a sheet, which a segue of the app's own scales up."""
    [sheet, *_] = editor.from_library("View Controller", editor.right_of(controller))
    editor.name(sheet, "ConfirmationViewController")
    # Its class makes its view.
    editor.delete(editor.one("view", sheet))
    editor.show_all()
    editor.shot("A scene whose view is made by its class")
    editor.connect(f"dock:{controller}", sheet, "Present Modally", picture="A segue from the controller itself, for code")
    segue = editor.segue(controller)
    editor.select(controller)
    editor.press("Control+Alt+u")
    editor.source_is("RoadTrip/Photos/PhotoViewController.swift")
    editor.show(menu)
    editor.drag_into(delete, editor.line_of("MARK: Deleting", 2), "deletePhoto", kind="Action", picture="An action of the delete button")
    editor.paste("func deletePhoto", DELETE_PHOTO)
    editor.shot("Its code, pasted")
    editor.press("Control+Alt+u")
    editor.identify(segue, "ConfirmDelete")
    editor.enter("Class", "ScalingAnimationSegue")
    editor.choose("Presentation", "Over Full Screen")
    editor.shot("A segue of the app's own class")


def unwind(editor, done):
    """Done in the form leads back to the journal, wherever that is."""
    editor.turn_to(MAIN)
    form = editor.run("id => { const d = editor.store.current; return d.scenes.get(d.sceneOf(id)).controller; }", done)
    editor.show(form)
    editor.connect(done, f"dock:{editor.one('exit', form)}", "journalEntryAdded:", picture="An unwind segue to the exit")
    editor.identify(editor.segue(done), "JournalEntryAdded")
    editor.show_all()
    editor.shot("The main storyboard")


def heights_outlet(editor, tabs, heights):
    """The heights of the tabs become a collection of outlets: the first makes it, the others are dragged onto it."""
    editor.select(tabs)
    editor.press("Control+Alt+u")
    editor.source_is("RoadTrip/Container/SlidingTabsViewController.swift")
    # The constraints are in closed rows of the outline.
    editor.together(heights)
    line = editor.line_of("The heights of the closed tabs", 1)
    editor.drag_into(f"row:{heights[0]}", line, "closedHeights", kind="Outlet Collection", picture="A constraint")
    for height in heights[1:]:
        editor.drag_onto(f"row:{height}", "var closedHeights")
    editor.shot("Four constraints in a collection")
    editor.press("Control+Alt+u")


def make(editor):
    editor.new_storyboard("RoadTrip/Main")
    tabs, containers, heights = container(editor)
    heights_outlet(editor, tabs, heights)
    above = events(editor, tabs, containers)
    above, list_ = journal(editor, containers, above)
    form, parts = new_entry(editor, list_)
    done = fields(editor, form, parts)
    above = map_(editor, containers, above)
    navigation, grid, cell = photos(editor, containers, above)
    controller = photo(editor, grid, cell)
    menu_, journal_button, delete = menu(editor, controller)
    refactor(editor, navigation, grid, controller)
    reference_back(editor, controller, menu_, journal_button)
    confirmation(editor, controller, menu_, delete)
    unwind(editor, done)


if __name__ == "__main__":
    demonstration.film(make, "RoadTrip", [used], sys.argv[1:], written=WRITTEN)
