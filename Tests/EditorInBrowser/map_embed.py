"""On stage in 2012 (session 407), Joshua's container view: a map that one scene has made is embedded in another, from no storyboard at all.

    map_embed.py STORYBOARD PICTURES [PAGE]

The app is that beside this script. What was there before the talk is made first: a list of states in a navigation controller, and a
state. Then, as on stage:

- a container view is dragged into the state's scene, and its embedded scene gets the class of the map
- a map view is dragged into the embedded scene, and an outlet from it into the source
- the embed segue gets an identifier, and the code that passes the region on is pasted.

The app is used as it was shown.
"""

import pathlib
import sys

import demonstration
from examples import sees, tap, tap_text

STATE, MAP = (f"States/{file}.swift" for file in ("StateViewController", "RegionMapViewController"))

PASSES_REGION = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "EmbedMap", let map = segue.destination as? RegionMapViewController {
            map.highlighted = state
        }
    }
"""

WRITTEN = {STATE: [PASSES_REGION], MAP: ["    @IBOutlet var mapView: MKMapView!\n"]}


def before(editor):
    """A list in a navigation controller, and a state."""
    [navigation, table, *_] = editor.from_library("Navigation Controller", editor.ground())
    editor.title(table, "States")
    editor.name(table, "StateListViewController")
    cell = editor.one("tableViewCell", table)
    editor.select(cell)
    editor.tab("attributes")
    editor.choose("Style", "Basic")
    editor.enter("Identifier", "StateCell")
    editor.choose("Accessory", "Disclosure Indicator")
    [state, *_] = editor.from_library("View Controller", editor.right_of(table))
    editor.show_all()
    editor.connect(f"row:{cell}", state, "Show")
    editor.identify(editor.segue(cell), "ShowState")
    editor.title(state, "Colorado")
    editor.name(state, "StateViewController")
    editor.show(state)
    [label, *_] = editor.from_library("Label", editor.inside(state, 196, 160))
    editor.retitle(label, "269,601 km²")
    editor.tab("attributes")
    editor.choose_font("Headline")
    editor.check("Dynamic Type")
    editor.pin([label], top=16)
    editor.align([label], "Horizontally in Container")
    editor.connect(f"dock:{state}", label, "areaLabel")
    editor.show_all()
    editor.shot("A list and a state")
    return state, label


def embed(editor, state):
    """A container view, and the class of what it embeds."""
    editor.show(state)
    [container] = editor.from_library("Container View", editor.inside(state, 196, 560))
    embedded = editor.embedded(container)
    editor.pin([container], top=16, leading=0, trailing=0, bottom=0)
    editor.name(embedded, "RegionMapViewController")
    editor.show_all()
    editor.shot("A container view and its scene")
    return container, embedded


def map_view(editor, embedded):
    """A map in the embedded scene, and its outlet."""
    editor.show(embedded)
    [map_, *_] = editor.from_library("Map Kit View", editor.middle(embedded))
    editor.pin([map_], top=0, leading=0, trailing=0, bottom=0)
    editor.shot("A map view")
    editor.drag_outlets(embedded, MAP, {"mapView": map_})
    editor.shot("The map and its outlet")
    editor.hide_source()


def passed_on(editor, state, container):
    """The identifier of the embed segue, and the code that knows it."""
    editor.identify(editor.segue(container), "EmbedMap")
    editor.shot("The identifier of the embed segue")
    editor.show_source(STATE)
    editor.paste_at_end_of("class StateViewController", PASSES_REGION)
    editor.shot("What the embed segue passes on")
    editor.hide_source()
    editor.show_all()
    editor.shot("The whole storyboard")


def make(editor):
    editor.new_storyboard("States/Main")
    state, _ = before(editor)
    container, embedded = embed(editor, state)
    map_view(editor, embedded)
    passed_on(editor, state, container)


def used(app):
    """Two states are looked at, each highlighted on the same map."""
    app.picture("The states")
    for name, area, capital in [("Colorado", "269,601 km²", "Denver"), ("Utah", "219,882 km²", "Salt Lake City")]:
        tap_text(app, name)
        sees(app, area)
        sees(app, capital)
        app.picture(f"{name} on the map")
        tap(app, "button", "States")


if __name__ == "__main__":
    demonstration.film(make, pathlib.Path(__file__).parent / "States", [used], sys.argv[1:], written=WRITTEN, keeps=())
