"""Outlets and actions dragged into source, as on stage: a cell's labels, the form that adds a session, renamed and gone to.

    source.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command. PICTURES takes a picture of each step. PAGE is a folder with the page's files, in place of those
that came with the command.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from author import Author
from stage import SIZES


LABEL = """<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="{text}" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
    <rect key="frame" x="{x}" y="{y}" width="{w}" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
</label>"""

DOCUMENT = f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="list">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="list-scene">
            <objects>
                <tableViewController title="Sessions" id="list" customClass="SessionListViewController" customModule="Buzz" customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="72" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <prototypes>
                            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Session" rowHeight="72" id="cell" customClass="SessionCell" customModule="Buzz" customModuleProvider="target">
                                <rect key="frame" x="0.0" y="50" width="393" height="72"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="72"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <subviews>
                                        {LABEL.format(text="Coffee", id="coffee", x=20, y=8, w=160)}
                                        {LABEL.format(text="93 degrees", id="degrees", x=20, y=38, w=160)}
                                        {LABEL.format(text="Today", id="date", x=300, y=24, w=73)}
                                    </subviews>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="list" id="list-source"/>
                            <outlet property="delegate" destination="list" id="list-delegate"/>
                        </connections>
                    </tableView>
                </tableViewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="list-first" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        <scene sceneID="form-scene">
            <objects>
                <viewController storyboardIdentifier="Add" title="Add Session" id="form" customClass="AddSessionViewController" customModule="Buzz" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="form-view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            {LABEL.format(text="Temperature", id="caption", x=20, y=100, w=160)}
                            <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                                <rect key="frame" x="20" y="140" width="353" height="34"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                <textInputTraits key="textInputTraits"/>
                            </textField>
                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="publish">
                                <rect key="frame" x="150" y="220" width="93" height="34"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Publish"/>
                            </button>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="form-safe"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="form-first" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="700" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""

CELL = """import UIKit

/// A row of the list of sessions.
class SessionCell: UITableViewCell {

}
"""

LIST = """import UIKit

class SessionListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
"""

FORM = """import UIKit

class AddSessionViewController: UIViewController {

}
"""

INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Buzz</string></dict></plist>
"""


def cell(editor):
    """Three labels of a prototype become outlets of the cell's class."""
    editor.select("cell")
    editor.press("Control+Alt+u")
    editor.source_is("SessionCell.swift")
    editor.show("cell")
    editor.looks("The source of the cell")
    # The bar below a canvas that is left narrow has one line, with the rest behind a button.
    assert editor.frame(editor.page.locator("#viewbar"))[3] < 40 and editor.page.locator("#viewbar .view-more").is_visible()
    editor.drag_into("coffee", 5, "coffeeNameLabel", picture="An outlet of the cell")
    editor.until_text("@IBOutlet weak var coffeeNameLabel: UILabel!")
    assert editor.connection("coffeeNameLabel") == [["cell", "coffee"]], editor.connection("coffeeNameLabel")
    editor.drag_into("degrees", editor.line_of("coffeeNameLabel", 1), "temperatureLabel")
    editor.drag_into("row:date", editor.line_of("temperatureLabel", 1), "dateLabel", picture="From the outline")
    editor.until("() => document.querySelectorAll('.code-number .circle.is-filled').length === 4")
    assert "".join(editor.text().split("\n")[4:7]).count("@IBOutlet weak var") == 3, editor.text()
    editor.shot("Three outlets")


def form(editor):
    """The source follows the selection: a field becomes an outlet, a button an outlet and an action."""
    editor.select("form")
    editor.source_is("AddSessionViewController.swift")
    editor.show("field", "publish")
    editor.drag_into("field", 4, "temperatureField")
    editor.drag_into("publish", editor.line_of("temperatureField", 1), "publishButton")
    editor.drag_into("publish", editor.line_of("publishButton", 1), "publish", kind="Action", type="UIButton", picture="An action")
    editor.until_text("@IBAction func publish(_ sender: UIButton) {\n    }")
    assert editor.connection("publish:") == [["publish", "form"]], editor.connection("publish:")
    editor.shot("An action is connected")


def refusals(editor):
    """A name that is taken is refused where it is typed; Escape takes nothing back but the popover."""
    before = editor.revision
    editor.page.keyboard.down("Control")
    editor.drag(editor.spot("caption"), editor.line_start(4))
    editor.page.keyboard.up("Control")
    editor.page.locator(".member-sheet").wait_for()
    editor.type("publishButton")
    editor.press("Enter")
    editor.until("() => document.querySelector('.member-sheet .complaint')?.textContent.includes('already has')")
    # The line stays; what it said is now in the popover, and doesn't look out from behind it.
    assert not editor.run("() => editor.source.editor.gap.hidden") and not editor.page.locator(".code-gap-label").is_visible()
    editor.shot("A name that is taken")
    editor.press("Escape")
    editor.until("() => !document.querySelector('.member-sheet') && editor.source.editor.gap.hidden")
    assert editor.revision == before


def one_step(editor):
    """Undo takes the action out of both files, redo brings it back."""
    editor.page.locator("#canvas").click(position={"x": 20, "y": 40})
    editor.press("Control+z")
    editor.until("() => !editor.source.source.text.includes('func publish')")
    assert editor.connection("publish:") == []
    editor.shot("Undone in both files")
    editor.press("Control+Shift+z")
    editor.until_text("func publish")
    editor.until("() => editor.store.current.state.undo?.includes('publish')")
    assert editor.connection("publish:") == [["publish", "form"]]


def connects(editor):
    """An outlet that exists is connected by a drag onto its line, and by one from its circle."""
    editor.run("() => editor.source.editor.focus()")
    line = editor.line_of("publishButton", 1)
    editor.run("line => { const code = editor.source.editor; code.reveal(line, true); code.area.setSelectionRange(code.area.selectionStart, code.area.selectionStart); }", line)
    editor.type("@IBOutlet weak var caption: UILabel!")
    editor.press("Enter")
    editor.until("() => document.querySelector('.circle[aria-label^=\"Outlet caption: not connected\"]')")
    editor.shot("An outlet is typed")
    before = editor.revision
    editor.page.keyboard.down("Control")
    start, end = editor.spot("caption"), editor.line_middle(editor.line_of("var caption"))
    editor.page.mouse.move(*start)
    editor.page.mouse.down()
    editor.page.mouse.move(*end, steps=8)
    editor.until("() => document.querySelector('.code-gap.is-on-line:not([hidden])')")
    editor.shot("Onto an outlet that exists")
    editor.page.mouse.up()
    editor.page.keyboard.up("Control")
    editor.changed(before)
    assert editor.connection("caption") == [["form", "caption"]]
    editor.until("() => document.querySelector('.circle[aria-label=\"Outlet caption: connected to Temperature\"]')")
    before = editor.revision
    editor.run("() => editor.store.undo()")
    editor.changed(before)
    editor.until("() => document.querySelector('.circle[aria-label^=\"Outlet caption: not connected\"]')")
    before = editor.revision
    circle = editor.page.locator(".circle[aria-label^='Outlet caption']")
    box = circle.bounding_box()
    editor.drag((box["x"] + 6, box["y"] + 6), editor.spot("caption"))
    editor.page.locator("[role=menu]").wait_for()
    editor.shot("From the circle to an object")
    editor.pick("caption")
    editor.changed(before)
    assert editor.connection("caption") == [["form", "caption"]]


def goes(editor):
    """From a circle to the object, from the inspector and the class to the line, and back."""
    editor.page.locator(".circle[aria-label^='Outlet temperatureField']").click()
    editor.page.locator("[role=menu]").wait_for()
    editor.shot("What is connected")
    editor.pick("Text Field")
    editor.until("() => editor.store.selection.join() === 'field'")
    editor.tab("connections")
    row = editor.page.locator(".connection", has_text="temperatureField")
    row.click(button="right")
    editor.page.locator("[role=menu]").wait_for()
    editor.pick("Jump to “temperatureField” in the Source")
    editor.until("() => document.activeElement === editor.source.editor.area && editor.source.editor.lines[editor.source.editor.line - 1].includes('temperatureField')")
    editor.shot("The line of a connection")
    editor.select("cell")
    editor.tab("identity")
    editor.page.locator("button[aria-label='Jump to the class']").click()
    editor.source_is("SessionCell.swift")
    editor.until("() => editor.source.editor.lines[editor.source.editor.line - 1].includes('class SessionCell')")
    editor.page.locator("#outline [data-object-id='field'] .outline-name").first.click()
    editor.source_is("AddSessionViewController.swift")
    editor.run("() => editor.source.editor.focus()")
    editor.run("line => editor.source.editor.reveal(line, true)", editor.line_of("func publish"))
    editor.press("Control+Shift+u")
    editor.until("() => editor.store.selection.join() === 'publish'")


def renames(editor):
    """An outlet, an action and a class have another name in the source and in the document, by one step each."""
    for old, new, what in [("publishButton", "shareButton", "Outlet"), ("func publish", "share", "Action"), ("class AddSession", "NewSessionViewController", "Class")]:
        editor.run("() => editor.source.editor.focus()")
        editor.run("line => editor.source.editor.reveal(line, true)", editor.line_of(old))
        editor.until("what => editor.source.members.some(member => member.line === editor.source.editor.line)", what)
        before = editor.revision
        editor.press("Control+Alt+Shift+r")
        field = editor.page.locator("dialog input")
        field.wait_for()
        editor.press("Control+a")
        editor.type(new)
        editor.shot(f"{what} renamed, asked")
        editor.press("Enter")
        editor.changed(before)
    editor.until_text("class NewSessionViewController")
    text = editor.text()
    assert "var shareButton: UIButton!" in text and "func share(_ sender: UIButton)" in text and "publish" not in text, text
    assert editor.connection("shareButton") == [["form", "publish"]] and editor.connection("share:") == [["publish", "form"]]
    editor.looks("Renamed")


def menus(editor):
    """The source has a menu for its text and for what its lines declare, also by the keyboard."""
    editor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    titles = editor.page.locator("[role=menu] .menu-title")
    x, y = editor.line_middle(editor.line_of("var shareButton"))
    editor.page.mouse.click(x, y, button="right")
    titles.first.wait_for()
    assert titles.all_inner_texts() == ["Cut", "Copy", "Paste", "Rename Outlet, Action or Class…", "Jump to the Object of the Line", "Insert Outlet or Action…"]
    editor.shot("The menu of the source")
    editor.pick("Jump to the Object of the Line")
    editor.until("() => editor.store.selection.join() === 'publish'")
    editor.run("() => editor.source.editor.focus()")
    editor.run("line => editor.source.editor.reveal(line, true)", editor.line_of("var shareButton"))
    before = editor.text()
    for keys, title in [("Shift+F10", "Cut"), ("ContextMenu", "Paste")]:
        editor.press(keys)
        titles.first.wait_for()
        editor.shot(f"{title} by the menu")
        editor.pick(title)
        editor.until("before => (editor.source.source.text === before) === " + str(title == "Paste").lower(), before)
        assert ("shareButton" in editor.text()) == (title == "Paste")


def refused(editor):
    """What the class of a source can't have isn't drawn like what it can."""
    editor.page.keyboard.down("Control")
    start, end = editor.spot("row:coffee"), editor.line_start(4)
    editor.page.mouse.move(*start)
    editor.page.mouse.down()
    editor.page.mouse.move(*end, steps=8)
    editor.page.locator(".code-gap.is-refused").wait_for(state="attached")
    editor.looks("A refused drop")
    editor.page.mouse.up()
    editor.page.keyboard.up("Control")
    editor.until("() => editor.source.editor.gap.hidden")


def behind(editor):
    """Keys in a dialog don't undo what was typed behind it."""
    editor.run("() => editor.source.editor.focus()")
    editor.run("line => editor.source.editor.reveal(line, true)", editor.line_of("var shareButton"))
    editor.press("End", " ")
    editor.until("() => editor.source.members.some(member => member.line === editor.source.editor.line)")
    before = editor.text()
    editor.press("Control+Alt+Shift+r")
    editor.page.locator("dialog input").wait_for()
    editor.press("Control+z", "Control+z", "Control+z")
    editor.settle()
    assert editor.text() == before
    editor.press("Escape")
    editor.page.locator("dialog").wait_for(state="detached")
    editor.press("Backspace")


def outside(editor, folder):
    """A change by another program is merged with what isn't saved, and what is saved is what all agree about."""
    file = folder / "AddSessionViewController.swift"
    file.write_text("// Added elsewhere.\n" + file.read_text())
    editor.until("() => editor.source.source.state.outside === 'changed' && !document.querySelector('.source-notice').hidden")
    editor.shot("Changed outside")
    editor.page.locator(".source-notice button", has_text="Merge").click()
    editor.until("() => !editor.source.source.state.outside && editor.source.source.text.startsWith('// Added elsewhere.')")
    editor.shot("Merged")
    editor.page.locator("#canvas").click(position={"x": 20, "y": 40})
    editor.press("Control+Alt+s")
    editor.until("() => !editor.store.current.state.isDirty && !editor.source.source.state.isDirty")
    text = file.read_text()
    assert text.startswith("// Added elsewhere.\nimport UIKit") and "func share(_ sender: UIButton)" in text, text
    assert 'selector="share:"' in (folder / "Buzz.storyboard").read_text()


def new_class(editor, folder):
    """A class that is named before there is a source is created beside the others, and opened."""
    [scene, *_] = editor.from_library("view controller", editor.ground())
    editor.tab("identity")
    editor.enter("Class", "AboutViewController")
    editor.shot("A class without a source")
    editor.page.locator("button[aria-label='Create the class']").click()
    editor.page.locator("dialog .new-class").wait_for()
    editor.shot("A new class")
    editor.press("Enter")
    editor.source_is("AboutViewController.swift")
    editor.until("() => !document.querySelector(\"button[aria-label='Create the class']\")?.checkVisibility()")
    editor.shot("Its source")
    assert (folder / "AboutViewController.swift").read_text().startswith("import UIKit\n\nclass AboutViewController: UIViewController {\n")
    editor.press("Control+Alt+s")
    editor.until("() => !editor.store.current.state.isDirty")
    text = (folder / "Buzz.storyboard").read_text()
    assert re.search(r'customClass="AboutViewController" customModule="\w+" customModuleProvider="target"', text), text
    # The keys are the source's until something else is clicked.
    editor.page.locator("#canvas").click(position={"x": 20, "y": 40})
    editor.delete(scene)
    editor.press("Control+Alt+s")
    editor.until("() => !editor.store.current.state.isDirty")


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, text in {"Buzz.storyboard": DOCUMENT, "SessionCell.swift": CELL, "SessionListViewController.swift": LIST, "AddSessionViewController.swift": FORM, "Info.plist": INFO}.items():
            (folder / file).write_text(text)
        with Author(command, folder / "Buzz.storyboard", pictures, size=SIZES[0], page=page) as editor:
            editor.until("() => editor.store.current?.stages.size === 2")
            cell(editor)
            form(editor)
            refusals(editor)
            one_step(editor)
            connects(editor)
            goes(editor)
            renames(editor)
            behind(editor)
            menus(editor)
            refused(editor)
            outside(editor, folder)
            new_class(editor, folder)
            assert not editor.complaints, editor.complaints
        # The result is an app whose documents and sources agree.
        subprocess.run([command, "check", str(folder / "Buzz.storyboard")], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
