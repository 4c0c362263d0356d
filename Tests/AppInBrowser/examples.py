"""The examples that ship, used in a browser as on stage: found by role and name, touched, typed into.

    examples.py STORYBOARD SAMPLES PICTURES

STORYBOARD is the command, SAMPLES the folder with the examples, PICTURES takes a picture of each step.
"""

import os
import pathlib
import re
import sys
import tempfile

from playwright.sync_api import expect

from app_page import AppPage, Served, chromium


def tap(app, role, name):
    element = app.element(role, name).first
    expect(element).to_be_visible()
    element.click()
    app.rest(500)


def tap_text(app, text):
    expect(app.text(text)).to_be_visible()
    app.text(text).click()
    app.rest(500)


def type_into(app, name, text):
    app.element("textbox", name).click()
    # The page's keyboard is the device's.
    expect(app.page.locator(".device-typing")).to_be_focused()
    app.page.keyboard.type(text)
    app.rest(300)


def sees(app, text):
    expect(app.screen.get_by_text(re.compile(re.escape(text))).first).to_be_visible()


def daily_buzz(app):
    """A cup is added to the diary and deleted again; a recipe is published."""
    sees(app, "Daily Buzz")
    app.picture("The diary")
    tap(app, "button", "Add")
    app.picture("The sheet")
    type_into(app, "Temperature", "199")
    app.picture("A temperature")
    tap_text(app, "Coffee")
    app.picture("The coffees")
    tap_text(app, "Kenya Nyeri")
    tap(app, "button", "Done")
    sees(app, "199")
    app.picture("In the diary")
    tap_text(app, "Kenya Nyeri")
    app.picture("Details")
    tap(app, "button", "Daily Buzz")
    tap(app, "tab", "Recipes")
    tap_text(app, "French Press")
    app.picture("A recipe")
    tap(app, "button", "Share")
    app.picture("Its popover")
    app.element("button", "Publish").first.click()
    app.page.wait_for_timeout(350)
    app.picture("Sparks", rests=False)
    sees(app, "French Press is on its way.")
    app.rest(600)
    app.picture("Published")
    tap(app, "button", "Done")
    tap(app, "tab", "Diary")


def road_trip(app):
    """Tabs slide open; a photo gets an entry in the journal; another is deleted."""
    sees(app, "Lantern Bay")
    app.picture("The trip")
    tap_text(app, "Events")
    app.picture("Events")
    tap_text(app, "Journal")
    app.picture("The journal")
    tap(app, "button", "Add")
    type_into(app, "Title", "Flat tire")
    type_into(app, "Text", "Somebody stopped and helped.")
    app.picture("An entry is written")
    tap(app, "button", "Done")
    sees(app, "Flat tire")
    app.picture("In the journal")
    tap_text(app, "Map")
    app.picture("The map")
    tap(app, "button", "Next Stop")
    sees(app, "Mirror Lake · Jun 9")
    tap_text(app, "Photos")
    app.picture("Photos")
    tap(app, "img", "Mirror Lake")
    tap(app, "button", "Menu")
    app.picture("The menu of a photo")
    tap(app, "button", "Journal")
    app.picture("An entry about it")
    tap(app, "button", "Done")
    sees(app, "Mirror Lake")
    app.picture("Back in the journal")
    tap_text(app, "Photos")
    tap(app, "img", "Dunes")
    tap(app, "button", "Menu")
    app.element("button", "Delete").click()
    app.page.wait_for_timeout(120)
    app.picture("The question grows", rests=False)
    sees(app, "Delete this photo?")
    app.rest(600)
    app.picture("The question")
    tap(app, "button", "Delete Photo")
    app.picture("A photo less")


def dungeon(app):
    """The hero walks, looks into the inventory as a grid and a list, reads a quest, and gets another name."""
    app.picture("The dungeon")
    tap(app, "button", "North")
    sees(app, "You walk on.")
    tap(app, "tab", "Inventory")
    sees(app, "Weapons")
    app.picture("A grid")
    tap(app, "button", "List")
    app.picture("A list")
    tap_text(app, "Battle Axe")
    sees(app, "Attack +7")
    app.picture("An axe and its map")
    tap(app, "button", "Location Found")
    app.picture("Where it was found")
    tap(app, "button", "Battle Axe")
    tap(app, "button", "Inventory")
    tap(app, "tab", "Quests")
    app.picture("Quests")
    tap_text(app, "Lost Patrol")
    app.picture("A quest")
    tap(app, "button", "Quests")
    tap(app, "button", "Account")
    app.picture("The account")
    hero(app, "Ada", "Mage")
    app.picture("To be confirmed")
    tap(app, "button", "Reset")
    app.picture("Reset")
    hero(app, "Grace", "Ranger")
    tap(app, "button", "Done")
    sees(app, "Playing as Grace, Ranger")
    app.picture("Another hero")


def hero(app, name, kind):
    """Fills in the sheets of the account."""
    type_into(app, "Name", name)
    tap(app, "button", "Next")
    tap(app, "button", kind)
    tap(app, "button", "Next")


EXAMPLES = {"DailyBuzz": daily_buzz, "RoadTrip": road_trip, "Dungeon": dungeon}


def main(command, samples, pictures):
    with tempfile.TemporaryDirectory() as home, chromium() as browser:
        os.environ["XDG_CACHE_HOME"] = str(pathlib.Path(home) / "cache")
        for name, walk in EXAMPLES.items():
            print(name, flush=True)
            served = Served(command, "run", pathlib.Path(samples) / name)
            try:
                app = AppPage(browser, served.address, folder=pathlib.Path(pictures) / name)
                app.wait_for("running", timeout=120_000)
                try:
                    walk(app)
                except BaseException:
                    app.picture("Broken off")
                    raise
                assert not app.problems, app.problems
                app.page.close()
            finally:
                served.end()


if __name__ == "__main__":
    main(*sys.argv[1:4])
