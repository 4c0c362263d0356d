"""A storyboard that is played in the browser, found by role and name, touched, typed into, turned, recorded, looked into; and
played by the editor's Run button, where an edit shows at once.

    running_app.py STORYBOARD DOCUMENT PICTURES [PAGE]

STORYBOARD is the command, DOCUMENT the sample's storyboard, PICTURES takes a picture of each step. PAGE is a folder with the
page's files, in place of those that came with the command.
"""

import pathlib
import shutil
import struct
import sys
import tempfile

from playwright.sync_api import expect

sys.path.append(str(pathlib.Path(__file__).parents[1] / "AppInBrowser"))

from app_page import AppPage, Served, chromium
from stage import Editor


def touched(app):
    """A person finds what is on the screen by role and name, and touches it."""
    expect(app.element("button", "Add")).to_be_visible()
    expect(app.screen.get_by_text("Daily Buzz", exact=True)).to_be_visible()
    app.element("button", "Add").click()
    expect(app.element("button", "Done")).to_be_visible()
    app.picture("A sheet")


def typed(app):
    field = app.element("textbox", "Temperature")
    field.click()
    expect(app.page.locator(".device-typing")).to_be_focused()
    app.page.keyboard.type("198")
    app.page.keyboard.press("Backspace")
    expect(field).to_have_value("19")
    app.picture("Typed")
    app.page.get_by_role("tab", name="Steps").click()
    steps = app.page.get_by_role("list", name="Steps").get_by_role("listitem")
    expect(steps.last).to_be_visible()
    app.page.get_by_role("tab", name="Console").click()


def turned(app):
    app.page.keyboard.press("Control+ArrowLeft")
    app.page.wait_for_function("() => app.app.device.width > app.app.device.height")
    app.picture("Turned")
    box = app.screen.bounding_box()
    assert box["width"] > box["height"], box
    # Touches are where they look to be.
    app.element("textbox", "Temperature").click()
    app.tool("Rotate Right").click()
    app.page.wait_for_function("() => app.app.device.width < app.app.device.height")
    app.tool("Dark Appearance").click()
    expect(app.tool("Light Appearance")).to_be_enabled()
    app.picture("Dark")
    app.tool("Light Appearance").click()
    app.tool("Text Size").click()
    app.page.wait_for_timeout(300)
    app.page.get_by_role("menuitemradio", name="Accessibility 1").click()
    app.page.wait_for_function("() => app.app.device.contentSize === 'AX1'")
    app.picture("Large texts")


def kept(app, folder):
    """A screenshot is a picture of the device, a recording an animated one."""
    with app.page.expect_download() as download:
        app.page.keyboard.press("Control+s")
    picture = folder / "picture.png"
    download.value.save_as(picture)
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    scale = width / app.device["width"]
    assert scale == int(scale) and height == app.device["height"] * scale, (width, height)
    app.tool("Record Screen").click()
    # The device keeps the keyboard.
    app.page.keyboard.type("5")
    app.page.wait_for_timeout(600)
    with app.page.expect_download() as download:
        app.tool("Stop Recording").click()
    recording = folder / "recording.png"
    download.value.save_as(recording)
    data = recording.read_bytes()
    frames = struct.unpack(">I", data[data.index(b"acTL") + 4 :][:4])[0]
    assert frames > 1, frames


def looked_into(app):
    app.tool("View Hierarchy").click()
    views = app.page.get_by_role("tree", name="Views")
    expect(views.get_by_role("treeitem").first).to_contain_text("UIWindow")
    views.get_by_role("treeitem").filter(has_text="UITextField").first.click()
    inspector = app.page.get_by_role("complementary", name="Properties of the view")
    expect(inspector).to_contain_text("UITextField")
    app.picture("Views")
    app.page.keyboard.press("Escape")


def came_back(app, served):
    """The tab is closed and opened: the app is where it was. Without its process the page says so."""
    app.page.reload()
    expect(app.element("button", "Done")).to_be_visible()
    app.picture("Opened again")
    served.process.kill()
    expect(app.page.get_by_text("Connection lost").first).to_be_visible()
    app.picture("Lost")


def played_in_editor(command, document, pictures, page):
    with Editor(command, document, pictures, page=page) as editor:
        editor.page.wait_for_function("() => editor.store.current?.stages.size > 0")
        editor.page.get_by_role("button", name="What runs").click()
        editor.page.wait_for_timeout(300)
        editor.page.get_by_role("menuitem", name="Play Storyboard").click()
        screen = editor.page.locator(".device-screen")
        label = editor.one("label", name="Ethiopia Sidamo")
        expect(screen.get_by_text("Ethiopia Sidamo", exact=True)).to_be_visible(timeout=15_000)
        editor.shot("Played beside the canvas")
        before = editor.revision
        editor.select(label)
        field = editor.page.locator("#inspectors textarea").first
        field.fill("Kenya Nyeri")
        field.blur()
        editor.changed(before)
        expect(screen.get_by_text("Kenya Nyeri", exact=True)).to_be_visible()
        editor.shot("An edit in the running scene")
        editor.page.locator("#toolbar").get_by_role("button", name="Stop", exact=True).click()
        expect(screen).to_have_count(0)
        assert not editor.complaints, editor.complaints


def main():
    command, source, pictures = sys.argv[1:4]
    page = sys.argv[4] if len(sys.argv) > 4 else None
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        document = folder / pathlib.Path(source).name
        shutil.copy(source, document)
        served = Served(command, "play", document, *(["--page", page] if page else []))
        try:
            with chromium() as browser:
                app = AppPage(browser, served.address, folder=pictures)
                touched(app)
                typed(app)
                turned(app)
                kept(app, folder)
                looked_into(app)
                assert not app.problems, app.problems
                came_back(app, served)
        finally:
            served.end()
        for picture in folder.glob("*.png"):
            picture.unlink()
        played_in_editor(command, document, pathlib.Path(pictures) / "editor", page)


if __name__ == "__main__":
    main()
