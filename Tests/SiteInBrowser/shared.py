"""Reads a shared site as a person does, from the disk: board, search, scenes, comments, and the prototype.

    python shared.py STORYBOARD FOLDER PICTURES

STORYBOARD is the command, FOLDER the sample that is shared, PICTURES takes the site and a picture of each step.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

command, folder, pictures = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
pictures.mkdir(parents=True, exist_ok=True)
site = pictures / "site"
# The sample presents over the full screen; here it is a sheet.
app = pictures / "app"
shutil.rmtree(app, ignore_errors=True)
shutil.copytree(folder, app)
document = app / "DailyBuzz.storyboard"
document.write_text(document.read_text().replace(' modalPresentationStyle="fullScreen"', ""))
subprocess.run([command, "share", app, "-o", site, "--title", "Daily Buzz"], check=True, stderr=subprocess.DEVNULL)
steps = 0
complaints = []


def expect(found, wanted, what):
    if found != wanted:
        page.screenshot(path=pictures / "failed.png")
        sys.exit(f"{what}: found {found!r}, expected {wanted!r}")


def shows(selector, wanted, what):
    """Waits until an element has a text: the page follows its address in an event of its own."""
    found = page.locator(selector)
    deadline = time.monotonic() + 5
    while found.inner_text() != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    expect(found.inner_text(), wanted, what)


def picture(name):
    global steps
    steps += 1
    page.screenshot(path=pictures / f"{steps:02d}-{name}.png")


def settle():
    """Waits until nothing moves any more."""
    page.wait_for_function("document.getAnimations().every(animation => animation.playState !== 'running')")
    page.wait_for_function("[...document.images].every(image => image.complete || image.loading === 'lazy')")


def plays(wanted, what):
    shows("#play-title", wanted, what)


def tap(name):
    page.locator(f"#screen .page:last-of-type [aria-label='{name}']").last.click()
    settle()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1280, "height": 860}, color_scheme="light", accept_downloads=True)
    page = context.new_page()
    page.set_default_timeout(5000)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    begin = time.monotonic()
    page.goto((site / "index.html").as_uri())
    page.wait_for_selector(".tile")
    print(f"usable after {time.monotonic() - begin:.2f} s")
    settle()

    # The board: documents, zoom, pan.
    files = page.locator("#document option").all_inner_texts()
    expect("Main.storyboard" in files and "DailyBuzz.storyboard" in files, True, f"documents {files}")
    page.select_option("#document", label="DailyBuzz.storyboard")
    page.wait_for_selector("[aria-label='Details'].tile")
    settle()
    picture("board")
    before = page.locator("[aria-label='Details'].tile").bounding_box()
    page.keyboard.press("Tab")
    page.locator("#larger").click()
    after = page.locator("[aria-label='Details'].tile").bounding_box()
    expect(round(after["width"] / before["width"], 2), 1.25, "zoom")
    page.mouse.move(900, 700)
    page.mouse.down()
    page.mouse.move(960, 740, steps=5)
    page.mouse.up()
    moved = page.locator("[aria-label='Details'].tile").bounding_box()
    expect((round(moved["x"] - after["x"]), round(moved["y"] - after["y"])), (60, 40), "pan")
    expect(page.locator("#board").is_visible(), True, "a drag opens nothing")
    page.locator("#fit").click()
    page.locator("[data-value=dark]").click()
    settle()
    picture("board-dark")
    page.locator("[data-value=light]").click()

    # Search finds texts in all documents.
    page.fill("#search", "temper")
    expect(page.locator("#results li").count() > 0, True, "results")
    picture("search")
    page.keyboard.press("Enter")
    expect(page.locator(".found-object").count(), 1, "found object")
    settle()
    picture("found")
    page.fill("#search", "no such text")
    shows("#results", "Nothing found", "no results")
    page.fill("#search", "")

    # A scene, its address, its objects, and a comment.
    page.locator("[aria-label='Details'].tile").click()
    expect("/scene/" in page.url, True, "address of a scene")
    shows("#scene-title", "Details", "scene")
    page.locator(".thing[title='Label Temperature']").click()
    page.fill("#author", "Ada")
    page.fill("#words", "Please say °C <b>here</b>.")
    page.click("#add-comment")
    expect(page.locator("#comment-list .words").all_inner_texts(), ["Please say °C <b>here</b>."], "comment")
    expect(page.locator("#comment-count").inner_text(), "1", "number of comments")
    settle()
    picture("scene")
    page.reload()
    shows("#scene-title", "Details", "scene after a reload")
    page.click("#comments-button")
    expect(page.locator("#comment-list .words").count(), 1, "comments are kept")
    with page.expect_download() as download:
        page.click("#export")
    exported = json.loads(pathlib.Path(download.value.path()).read_text())
    expect([comment["name"] for comment in exported["comments"]], ["Temperature"], "exported")
    expect(exported["comments"][0]["author"], "Ada", "author")
    page.locator("#comment-list [aria-label=Delete]").click()
    expect(page.locator("#comment-list li").count(), 0, "deleted")
    page.set_input_files("#import", files=[{"name": "c.json", "mimeType": "application/json", "buffer": json.dumps(exported).encode()}])
    page.wait_for_selector("#comment-list .words")
    page.set_input_files("#import", files=[{"name": "c.json", "mimeType": "application/json", "buffer": json.dumps(exported).encode()}])
    expect(page.locator("#comment-list li").count(), 1, "imported once")
    page.locator("#comment-list [aria-label=Done]").click()
    expect(page.locator("#comment-count").is_visible(), False, "done comments don't count")
    page.click("#scene-back")
    page.click("#comments-button")

    # The prototype: tabs of another storyboard, a cell, back, a sheet, and back again.
    page.select_option("#document", label="Main.storyboard")
    page.locator("#view [data-value=play]").click()
    settle()
    plays("Daily Buzz", "the first tab's first scene")
    picture("prototype")
    tap("Session Cell → Details")
    plays("Details", "a cell shows its details")
    picture("pushed")
    tap("Back")
    plays("Daily Buzz", "back")
    tap("Recipes")
    plays("Recipes", "another tab")
    picture("tab")
    tap("Diary")
    tap("Add → Add Session")
    plays("Add Session", "a sheet")
    expect(page.locator(".sheet-page").count(), 1, "sheets leave room above")
    picture("sheet")
    page.locator(".dim").first.click(position={"x": 20, "y": 10})
    settle()
    plays("Daily Buzz", "a tap beside a sheet dismisses it")
    tap("Add → Add Session")
    tap("Table View Cell → Coffees")
    plays("Coffees", "a push inside of a sheet")
    expect(page.locator(".sheet-page").count(), 2, "what is pushed in a sheet stays in it")
    tap("Back")
    plays("Add Session", "back inside of a sheet")
    tap("Cancel → Unwind")
    plays("Daily Buzz", "unwinding goes to the controller whose class has the action")
    expect(page.locator("#screen .page").count(), 1, "what was presented is gone")
    page.check("#spots")
    picture("spots")
    page.uncheck("#spots")
    address = page.url
    tap("Session Cell → Details")
    page.reload()
    plays("Details", "the address of a scene in the prototype")
    page.goto(address)
    settle()
    plays("Daily Buzz", "an address opens its scene")
    page.set_viewport_size({"width": 390, "height": 780})
    settle()
    picture("narrow")
    expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True, "nothing is wider than a phone")
    browser.close()

if complaints:
    sys.exit("the page complained: " + "; ".join(complaints))
print(f"{steps} pictures in {pictures}")
