"""Sheets of a running app are swiped away by a mouse: from their middle, their upper edge, with a flick, one over the other, and by a
list at its upper edge.

    sheets.py STORYBOARD PICTURES

STORYBOARD is the command, PICTURES takes a picture of each step.
"""

import pathlib
import sys
import tempfile

from playwright.sync_api import expect

from app_page import AppPage, Served, chromium

SCENE = """
        <scene sceneID="{id}-scene">
            <objects>
                <viewController id="{id}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="{id}-view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>{views}</subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
            </objects>
        </scene>"""

BUTTON = """<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="{id}-button">
    <rect key="frame" x="100" y="120" width="175" height="44"/><state key="normal" title="{title}"/>
    <connections><segue destination="{to}" kind="presentation" id="{id}-segue"/></connections></button>"""

LIST = """<textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" selectable="NO" id="list">
    <rect key="frame" x="0.0" y="200" width="393" height="500"/><color key="backgroundColor" systemColor="systemYellowColor"/>
    <string key="text">{text}</string></textView>"""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="one">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>{scenes}
    </scenes>
</document>
"""


def document():
    text = "A line of a long text that is scrolled. " * 80
    scenes = [
        ("one", BUTTON.format(id="one", title="First", to="two")), ("two", BUTTON.format(id="two", title="Second", to="three")),
        ("three", BUTTON.format(id="three", title="Third", to="one") + LIST.format(text=text)),
    ]
    return DOCUMENT.format(scenes="".join(SCENE.format(id=id, views=views) for id, views in scenes))


def drag(app, x, start, end, steps=30, pause=12, lifts=True):
    """A finger, in points of the screen."""
    box = app.screen.bounding_box()
    scale = box["width"] / app.device["width"]
    mouse = app.page.mouse
    mouse.move(box["x"] + x * scale, box["y"] + start * scale)
    mouse.down()
    for step in range(1, steps + 1):
        mouse.move(box["x"] + x * scale, box["y"] + (start + (end - start) * step / steps) * scale)
        app.page.wait_for_timeout(pause)
    if lifts:
        mouse.up()


def shown(app, title):
    """The button that is on top."""
    app.button(title).wait_for()
    app.rest(900)
    for other in {"First", "Second", "Third"} - {title}:
        expect(app.element("button", other)).to_have_count(0)


def tap(app, title, next_title):
    app.button(title).click()
    shown(app, next_title)


def main(command, pictures):
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        file = pathlib.Path(place, "Sheets.storyboard")
        file.write_text(document())
        served = Served(command, "play", file)
        try:
            app = AppPage(browser, served.address, folder=pictures)
            app.wait_for("running")
            shown(app, "First")
            tap(app, "First", "Second")
            app.picture("A sheet with a white status bar")
            drag(app, 200, 450, 600, lifts=False)
            app.picture("A finger holds the sheet", rests=False)
            app.page.mouse.up()
            shown(app, "Second")
            # More than half of the sheet's height: a busy machine sees no speed at the end.
            for name, move in (("middle", (200, 300, 830)), ("edge", (200, 72, 640))):
                drag(app, *move)
                shown(app, "First")
                app.picture(f"Away from the {name}")
                tap(app, "First", "Second")
            drag(app, 200, 300, 830, steps=4, pause=4)
            shown(app, "First")
            tap(app, "First", "Second")
            tap(app, "Second", "Third")
            app.picture("A sheet over a sheet")
            # The list scrolls, and hands over at its upper edge.
            drag(app, 200, 600, 400)
            app.rest(1500)
            app.picture("The list scrolled")
            drag(app, 200, 400, 520)
            shown(app, "Third")
            for _ in range(3):
                drag(app, 200, 300, 830, steps=8)
                app.rest(1200)
                if app.element("button", "Second").count():
                    break
            shown(app, "Second")
            app.picture("Back at the first sheet")
            assert not app.problems, app.problems
        finally:
            served.end()


main(*sys.argv[1:])
