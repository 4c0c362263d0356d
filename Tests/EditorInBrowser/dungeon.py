"""On stage in 2012 (session 407), Tony's part and the container view: Dungeon's inventory, from no storyboard at all.

    dungeon.py STORYBOARD PICTURES [PAGE]

The game and its map are made by code, and so is their tab bar. What was there before the talk is made first: a list of the items in a
navigation controller, and an item. Then, as on stage:

- the list is deleted, and a collection view controller takes its place; an image view in its cell, the cell's class, an outlet
  dragged into it, its identifier; the controller's class
- a section header with a label, its color and font, its class, an outlet dragged into it, its identifier
- the collection becomes the root of the navigation controller and gets a title; a segue from the cell to the item, with an
  identifier for the code that is pasted
- a tab bar controller, whose two scenes get the classes of the game and the map and lose their views, and tab bar items with images;
  the inventory becomes its third tab
- a scene that code shows when the game is over, by a segue from the controller itself
- a button on the item shows the map; a container view embeds another, to which the embed segue's identifier and code pass the place
- the code that made the tab bar is replaced by two lines that load the storyboard.

The app is used as it was shown.
"""

import sys

import demonstration
from examples import sees, tap, tap_text

CELL, GRID, ITEM, APP = (f"Dungeon/{file}.swift" for file in ("Inventory/InventoryCell", "Inventory/InventoryViewController", "Inventory/ItemViewController", "AppDelegate"))

SHOWS_ITEM = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ItemDetail", let detail = segue.destination as? ItemViewController,
            let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell)
        else { return }
        detail.item = item(at: indexPath)
    }
"""

SHOWS_PLACE = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let map = segue.destination as? MapViewController else { return }
        map.place = item?.place
        if segue.identifier == "LocationFound" { map.navigationItem.title = "Location Found" }
    }
"""

LOADS_STORYBOARD = """        let storyboard = UIStoryboard(name: "Main", bundle: nil)
"""

INITIAL = """        window.rootViewController = storyboard.instantiateInitialViewController()
"""

MADE_BY_CODE = """        let game = GameViewController()
        game.tabBarItem = UITabBarItem(title: "Dungeon", image: UIImage(systemName: "flame"), tag: 0)
        let map = MapViewController()
        map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [game, map]
        window.rootViewController = tabs
"""

WRITTEN = {
    CELL: ["    @IBOutlet var imageView: UIImageView!\n", "    @IBOutlet var nameLabel: UILabel!\n", "    @IBOutlet var titleLabel: UILabel!\n"],
    GRID: [SHOWS_ITEM],
    ITEM: [SHOWS_PLACE],
}


#: What another demonstration is about.
OTHERS = [
    f"Dungeon/{file}.swift"
    for file in ("Quests/QuestListViewController", "Quests/QuestViewController", "Account/AccountNameViewController", "Account/AccountHeroViewController", "Account/ConfirmationViewController")
]


def before(editor):
    """A list in a navigation controller, and an item."""
    [navigation, table, *_] = editor.from_library("Navigation Controller", editor.ground())
    [item, *_] = editor.from_library("View Controller", editor.right_of(table))
    editor.show_all()
    editor.connect(f"row:{editor.one('tableViewCell', table)}", item, "Show")
    editor.title(item, "Short Sword")
    editor.name(item, "ItemViewController")
    editor.show(item)
    [stack, *_] = editor.from_library("Vertical Stack View", editor.inside(item, 196, 260))
    editor.pin([stack], top=24, leading=20, trailing=20)
    editor.tab("attributes")
    editor.choose("Alignment", "Center")
    editor.enter("Spacing", 12)
    parts = []
    for kind in ["Image View", "Label", "Label"]:
        [part, *_] = editor.from_library(kind, editor.spot(f"row:{stack}"))
        parts.append(part)
    image, attributes, story = parts
    editor.pin([image], width=96, height=96)
    editor.tab("attributes")
    editor.enter("Image", "Sword")
    for label, text, style in [(attributes, "Attack +4", "Headline"), (story, "Left by a guard who went for help.", "Body")]:
        editor.select(label)
        editor.enter("Text", text, section="Label")
        editor.choose_font(style)
        editor.check("Dynamic Type")
        editor.choose_segment("Alignment", "Center")
        editor.enter("Lines", 0)
    editor.show(item)
    for part, outlet in zip(parts, ["imageView", "attributesLabel", "storyLabel"]):
        editor.connect(f"dock:{item}", part, outlet)
    editor.show_all()
    editor.shot("A list and an item")
    return navigation, table, item, stack


def grid(editor, table):
    """The collection in place of the table, and its cell."""
    place = editor.middle(table)
    editor.delete(table)
    [grid, *_] = editor.from_library("Collection View Controller", place)
    editor.shot("A collection in place of the table")
    cell = editor.one("collectionViewCell", grid)
    editor.select(editor.one("collectionView", grid))
    editor.tab("size")
    editor.enter_all("Cell Size", 112, 128)
    editor.enter_all("Section Insets", 0, 16, 16, 16)
    editor.enter("Min Spacing For Cells", 12)
    editor.enter("Min Spacing For Lines", 12)
    editor.show(cell)
    [image, *_] = editor.from_library("Image View", editor.middle(cell))
    editor.pin([image], top=14, width=64, height=64)
    editor.align([image], "Horizontally in Container")
    [label, *_] = editor.from_library("Label", editor.inside(cell, 56, 105))
    editor.pin([label], top=8, leading=8, trailing=8)
    editor.retitle(label, "Short Sword")
    editor.tab("attributes")
    editor.choose_font("Caption 1")
    editor.check("Dynamic Type")
    editor.choose_segment("Alignment", "Center")
    editor.enter("Lines", 2)
    editor.select(editor.one("collectionViewCellContentView", grid))
    editor.choose("Background", "Slab")
    editor.shot("An image view in the cell")
    editor.select(cell)
    editor.tab("identity")
    editor.enter("Class", "InventoryCell")
    editor.press("Control+Alt+u")
    editor.source_is(CELL)
    editor.show(cell)
    line = editor.line_of("class InventoryCell", 1)
    editor.drag_into(image, line, "imageView", picture="An outlet of the cell")
    editor.drag_into(label, line + 1, "nameLabel")
    editor.press("Control+Alt+u")
    editor.select(cell)
    editor.tab("attributes")
    editor.enter("Identifier", "InventoryCell")
    editor.name(grid, "InventoryViewController")
    return grid, cell


def header(editor, grid):
    """A header of the sections."""
    editor.select(editor.one("collectionView", grid))
    editor.tab("attributes")
    editor.check("Section Header")
    header = editor.one("collectionReusableView", grid)
    editor.select(header)
    editor.tab("identity")
    editor.enter("Class", "InventoryHeader")
    editor.tab("attributes")
    editor.enter("Identifier", "InventoryHeader")
    editor.show(header)
    [label, *_] = editor.from_library("Label", editor.middle(header))
    editor.retitle(label, "Weapons")
    editor.tab("attributes")
    editor.choose("Color", "White Color")
    editor.choose_font("Title 3")
    editor.check("Dynamic Type")
    editor.pin([label], leading=16, bottom=8)
    editor.shot("A header of sections")
    editor.press("Control+Alt+u")
    editor.source_is(CELL)
    editor.show(header)
    editor.drag_into(label, editor.line_of("class InventoryHeader", 1), "titleLabel", picture="An outlet of the header")
    editor.press("Control+Alt+u")


def connected(editor, navigation, grid, cell, item):
    """The collection is the root, and its cell shows the item."""
    editor.show_all()
    editor.connect(navigation, grid, "root view controller", picture="A relationship")
    editor.title(grid, "Inventory")
    editor.show_all()
    editor.connect(f"row:{cell}", item, "Show")
    editor.select(grid)
    editor.press("Control+Alt+u")
    editor.source_is(GRID)
    editor.paste_at_end_of("class InventoryViewController", SHOWS_ITEM)
    editor.shot("What the segue passes on")
    editor.press("Control+Alt+u")
    editor.identify(editor.segue(cell), "ItemDetail")
    editor.shot("The inventory is connected")


def tabs(editor, navigation):
    """A tab bar controller with the game and the map, whose views are made by code, and the inventory."""
    [bar, game, map_, *_] = editor.from_library("Tab Bar Controller", editor.above(navigation))
    editor.show_all()
    editor.shot("A tab bar controller with two scenes")
    editor.connect(bar, navigation, "view controllers")
    for controller, name, title, image in [(game, "GameViewController", "Dungeon", "flame"), (map_, "MapViewController", "Map", "map"), (navigation, None, "Inventory", "bag")]:
        if name:
            editor.name(controller, name)
            editor.delete(editor.one("view", controller))
        editor.select(editor.one("tabBarItem", controller))
        editor.tab("attributes")
        editor.enter("Title", title, section="Bar Item")
        editor.enter("Image", image, section="Bar Item")
    editor.select(bar)
    editor.check("Is Initial View Controller")
    editor.show_all()
    editor.shot("Three tabs")
    return game, map_


def game_over(editor, game):
    """A scene that code shows, by a segue from the controller itself, and that leads back."""
    [over, *_] = editor.from_library("View Controller", editor.right_of(game))
    editor.show(over)
    [label, *_] = editor.from_library("Label", editor.inside(over, 196, 400))
    editor.retitle(label, "Game Over")
    editor.tab("attributes")
    editor.choose_font("Large Title")
    editor.check("Dynamic Type")
    editor.align([label], "Horizontally in Container", "Vertically in Container")
    [button, *_] = editor.from_library("Tinted Button", editor.inside(over, 196, 480))
    editor.retitle(button, "Play Again")
    editor.pin([button], top=24)
    editor.align([button], "Horizontally in Container")
    editor.show(over)
    editor.connect(button, f"dock:{editor.one('exit', over)}", "playAgain:")
    editor.show_all()
    editor.connect(f"dock:{game}", over, "Present Modally", picture="A segue without a trigger")
    editor.identify(editor.segue(game), "GameOver")
    editor.choose("Presentation", "Full Screen")


def place(editor, item, stack, map_):
    """A button shows the map, and a container view has one of its own."""
    editor.show(item)
    [button, *_] = editor.from_library("Gray Button", editor.spot(f"row:{stack}"))
    editor.tab("attributes")
    editor.enter("Title", "Location Found")
    editor.show(item)
    [container] = editor.from_library("Container View", editor.inside(item, 196, 640))
    embedded = editor.embedded(container)
    editor.pin([container], top=20, leading=20, trailing=20, bottom=20)
    editor.shot("A container view")
    editor.name(embedded, "MapViewController")
    editor.delete(editor.one("view", embedded))
    editor.identify(editor.segue(container), "EmbedMap")
    editor.show_all()
    editor.connect(f"row:{button}", map_, "Show")
    editor.identify(editor.segue(button), "LocationFound")
    editor.select(item)
    editor.press("Control+Alt+u")
    editor.source_is(ITEM)
    editor.paste_at_end_of("class ItemViewController", SHOWS_PLACE)
    editor.shot("Both segues pass the place on")
    editor.press("Control+Alt+u")
    editor.show_all()
    editor.shot("The whole storyboard")


def loaded(editor):
    """The storyboard is loaded in place of what code made."""
    editor.show_source(APP)
    editor.replace(MADE_BY_CODE, INITIAL)
    editor.paste("-> Bool {", LOADS_STORYBOARD)
    editor.shot("Two lines in place of the code")
    editor.hide_source()


def make(editor):
    editor.new_storyboard("Dungeon/Main")
    navigation, table, item, stack = before(editor)
    controller, cell = grid(editor, table)
    header(editor, controller)
    connected(editor, navigation, controller, cell, item)
    game, map_ = tabs(editor, navigation)
    game_over(editor, game)
    place(editor, item, stack, map_)
    loaded(editor)


def used(app):
    """The hero walks; an item is looked at, and where it was found, in a map of its own and in a copy of the game's."""
    app.picture("The dungeon")
    tap(app, "button", "North")
    sees(app, "You walk on.")
    for _ in range(23):
        app.element("button", "West").click()
    sees(app, "Game Over")
    app.picture("The game is over")
    tap(app, "button", "Play Again")
    sees(app, "♥ 20")
    tap(app, "tab", "Map")
    app.picture("The map")
    tap(app, "tab", "Inventory")
    sees(app, "Weapons")
    sees(app, "Potions")
    app.picture("The inventory")
    tap_text(app, "Battle Axe")
    sees(app, "Attack +7")
    app.picture("An axe, and where it was found")
    tap(app, "button", "Location Found")
    app.picture("The place on the map")
    tap(app, "button", "Battle Axe")
    tap(app, "button", "Inventory")
    sees(app, "Weapons")


if __name__ == "__main__":
    demonstration.film(make, "Dungeon", [used], sys.argv[1:], written=WRITTEN, brought={APP: [(LOADS_STORYBOARD, ""), (INITIAL, MADE_BY_CODE)]}, without=OTHERS)
