"""Conflicts, ambiguity and misplacement of a layout, found and resolved by hand.

    doctor.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command. PICTURES takes a picture of each step, in two sizes, light and dark. PAGE is a folder with the
page's files, in place of those that came with the command.
"""

import pathlib
import sys
import tempfile

from stage import SIZES, Editor


LABEL = """<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="{text}" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                    <rect key="frame" x="{x}" y="{y}" width="{w}" height="21"/>
                                    <color key="backgroundColor" systemColor="systemYellowColor"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>"""

STACK = """<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                    <rect key="frame" x="20" y="79" width="353" height="200"/>
                                    <subviews>{views}</subviews>
                                </stackView>"""

SCENE = """<scene sceneID="{id}-scene">
                <objects>
                    <viewController title="{title}" id="{id}" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="{id}-view">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>{views}</subviews>
                            <viewLayoutGuide key="safeArea" id="{id}-safe"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>{constraints}</constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="{id}-first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="{x}" y="0.0"/>
            </scene>"""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>{scenes}</scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
        <systemColor name="systemYellowColor">
            <color red="1" green="0.80000000000000004" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
    </resources>
</document>
"""

PICTURE = """scene => {
    const shown = document.querySelector(`.scene[data-scene='${scene}'] .picture :is(img, canvas)`);
    const copy = Object.assign(document.createElement('canvas'), { width: 393, height: 852 });
    copy.getContext('2d').drawImage(shown, 0, 0, 393, 852);
    return copy.toDataURL();
}"""


def constraint(id, first, attribute, constant, second=None, to=None, **more):
    other = f'secondItem="{second}" secondAttribute="{to or attribute}" ' if second else ""
    rest = "".join(f' {name}="{value}"' for name, value in more.items())
    return f'<constraint firstItem="{first}" firstAttribute="{attribute}" {other}constant="{constant}" id="{id}"{rest}/>'


def document():
    wide = [
        LABEL.format(text="Guide to brewing every kind of coffee", id="title", x=20, y=79, w=353),
        LABEL.format(text="Free", id="loose", x=20, y=200, w=100),
    ]
    conflict = [
        constraint("title-top", "title", "top", 20, "start-safe"), constraint("title-leading", "title", "leading", 20, "start-safe"),
        constraint("title-trailing", "start-safe", "trailing", 20, "title"), constraint("title-width", "title", "width", 100),
        constraint("loose-top", "loose", "top", 60, "title", "bottom"),
    ]
    moved = [LABEL.format(text="Grind", id="grind", x=60, y=300, w=90), LABEL.format(text="Water", id="water", x=20, y=400, w=90)]
    places = [
        constraint("grind-top", "grind", "top", 20, "second-safe"), constraint("grind-leading", "grind", "leading", 20, "second-safe"),
        constraint("grind-width", "grind", "width", 160, priority=999),
        constraint("water-top", "water", "top", 30, "grind", "bottom"), constraint("water-leading", "water", "leading", 20, "second-safe"),
    ]
    column = [LABEL.format(text="Bloom", id="bloom", x=0, y=0, w=353), LABEL.format(text="Pour", id="pour", x=0, y=21, w=353)]
    pinned = [
        constraint("stack-top", "stack", "top", 20, "third-safe"), constraint("stack-leading", "stack", "leading", 20, "third-safe"),
        constraint("stack-width", "stack", "width", 353), constraint("stack-height", "stack", "height", 200),
    ]
    scenes = [
        SCENE.format(id="start", title="Brew", views="".join(wide), constraints="".join(conflict), x=0),
        SCENE.format(id="second", title="Grind", views="".join(moved), constraints="".join(places), x=700),
        SCENE.format(id="third", title="Pour", views=STACK.format(id="stack", views="".join(column)), constraints="".join(pinned), x=1400),
    ]
    return DOCUMENT.format(scenes="".join(scenes))


class IssueReader(Editor):
    def expect(self, kinds):
        self.until("kinds => editor.store.current.problems.filter(problem => problem.layout).map(problem => problem.layout.kind).sort().join() === kinds.join()", kinds)

    def until_picture(self, scene, other=None, same=None):
        """Waits until the picture of a scene is another one, or the same again."""
        self.until(f"([scene, other, same]) => {{ const now = ({PICTURE})(scene); return same ? now === same : now !== other; }}", [scene, other, same])


def problems(editor):
    """The panel, the outline and the canvas tell of all three kinds."""
    editor.expect(["ambiguous", "ambiguous", "ambiguous", "conflicting", "misplaced", "misplaced"])
    editor.run("() => editor.commands.run('view.problems')")
    editor.until("() => document.querySelectorAll('.problem').length >= 3 && document.querySelectorAll('.scenes > .scene > .layout-badge').length === 3 && document.querySelectorAll('.outline-row .layout-badge').length === 3")
    # A long name takes no lines of its own.
    hint = editor.page.locator(".problem-hint").first.inner_text()
    assert "Guide to bre…d of coffee.leading = Safe Area.leading + 20" in hint, hint
    message = editor.page.locator(".problem-message").first.inner_text()
    assert message.startswith("These three constraints of “Guide to brewing every kind of coffee” cannot all be satisfied"), message
    editor.looks("Problems")
    # Beside the source there is less space.
    editor.page.locator(".problem").last.click()
    editor.run("() => editor.store.select(['water'])")
    editor.run("() => editor.commands.run('view.source')")
    for width in (1280, 1440):
        editor.page.set_viewport_size({"width": width, "height": 800})
        editor.shot(f"Problems beside the source {width}")
        assert editor.frame(editor.page.locator(".problem-head .field"))[2] >= 80
        # What is selected is still in sight.
        x, _, across, _ = editor.place("water")
        left, _, room, _ = editor.frame(editor.page.locator("#canvas"))
        assert x >= left and x + across <= left + room, (x, across, left, room)
        cut = editor.run("() => [...document.querySelectorAll('.problem-head button, .problem-text, .problem .button')].filter(each => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > document.getElementById('problems').getBoundingClientRect().right)")
        assert not cut, cut
    editor.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    # A list that is updated doesn't go back to what is selected.
    editor.run("() => { document.querySelector('.problem-list').scrollTop = 0; editor.store.tell('problems', {}); }")
    editor.settle()
    assert editor.run("() => document.querySelector('.problem-list').scrollTop") == 0
    editor.run("() => editor.commands.run('view.source')")


def resolves(editor):
    """A conflict's choices are previewed while the pointer is over them, and then performed."""
    before = editor.run(PICTURE, "start-scene")
    editor.page.locator(".problem", has_text="cannot all be satisfied").locator("button", has_text="Resolve").click()
    editor.until("() => document.querySelectorAll('.issue-line').length === 3 && document.querySelectorAll('.issue-line .button').length === 9")
    assert sorted(editor.selection) == ["title-leading", "title-trailing", "title-width"], editor.selection
    editor.page.locator(".issue-line[data-object-id='title-width'] .issue-name").hover()
    editor.looks("A conflict")
    revision = editor.revision
    button = editor.page.locator(".issue-line[data-object-id='title-leading'] .button", has_text="Delete")
    button.hover()
    editor.until_picture("start-scene", other=before)
    editor.page.wait_for_timeout(300)
    editor.shot("Delete one is previewed")
    assert editor.revision == revision
    editor.page.locator(".issue-sheet h3").hover()
    editor.until_picture("start-scene", same=before)
    editor.page.locator(".issue-line[data-object-id='title-width'] .button", has_text="Lower").click()
    editor.until("revision => editor.store.current.revision === revision + 1", revision)
    editor.expect(["ambiguous", "ambiguous", "ambiguous", "misplaced", "misplaced"])
    editor.page.wait_for_timeout(300)
    editor.shot("Resolved")
    editor.press("Escape")
    editor.run("() => editor.store.select(['title'])")
    editor.page.wait_for_timeout(200)
    editor.shot("An optional constraint is dashed")


def adds(editor):
    """What is missing is added from the outline's badge."""
    editor.page.locator(".outline-row .layout-badge").first.click()
    editor.until("() => document.querySelectorAll('.issue-line .button').length === 1")
    message = editor.page.locator(".issue.is-open .issue-head").inner_text()
    assert message == "“Free” needs constraints for: x position", message
    editor.shot("Ambiguous")
    editor.page.locator(".issue-line .button", has_text="Add Missing Constraints").click()
    editor.expect(["ambiguous", "ambiguous", "misplaced", "misplaced"])
    editor.until("() => !document.querySelector('.issue-sheet')")


def lowers(editor):
    """Of labels with equal priorities in a stack view, one is made to take the room that there is too much."""
    editor.page.locator(".scenes > .scene[data-scene='third-scene'] > .layout-badge").click()
    editor.until("() => document.querySelectorAll('.issue-line .button').length === 2")
    before = editor.run(PICTURE, "third-scene")
    editor.shot("Equal priorities")
    button = editor.page.locator(".issue-line[data-object-id='bloom'] .button", has_text="Lower Vertical Hugging of “Bloom” to 250")
    button.hover()
    editor.until_picture("third-scene", other=before)
    button.click()
    editor.expect(["misplaced", "misplaced"])
    editor.until("() => !document.querySelector('.issue-sheet')")
    editor.shot("One is taller")


def inspects(editor):
    """A misplaced view is orange, with its constraints, and the Size inspector says which frame the canvas shows."""
    editor.select("grind")
    editor.tab("size")
    editor.until("() => document.querySelector('.statement')?.textContent === 'The canvas shows 20, 79, 160 × 20.33'")
    editor.looks("A misplaced view")
    editor.page.locator(".action-row .button").click()
    editor.expect(["misplaced"])
    editor.until("() => !document.querySelector('.statement')")
    editor.press("Control+z")
    editor.expect(["misplaced", "misplaced"])


def updates(editor):
    """The badge on the canvas leads to the misplaced views, whose frames are updated at once."""
    editor.page.locator(".scenes > .scene[data-scene='second-scene'] > .layout-badge").click()
    editor.until("() => document.querySelectorAll('.issue-all .button').length === 1")
    # What the buttons preview is seen beside them.
    editor.page.wait_for_timeout(200)
    x, _, width, _ = editor.frame(editor.page.locator(".popover:has(.issue-sheet)"))
    left, _, across, _ = editor.place("second-view")
    assert x >= left + across or x + width <= left, (x, width, left, across)
    editor.looks("Misplaced")
    editor.page.locator(".issue-all .button").click()
    editor.expect([])
    editor.until("() => !document.querySelector('.layout-badge')")
    editor.shot("No issues")


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Brew.storyboard").write_text(document())
        with IssueReader(command, pathlib.Path(folder) / "Brew.storyboard", pictures, size=SIZES[0], page=page) as editor:
            editor.until("() => editor.store.current?.stages.size === 3")
            problems(editor)
            resolves(editor)
            adds(editor)
            lowers(editor)
            inspects(editor)
            updates(editor)
            assert not editor.complaints, editor.complaints


if __name__ == "__main__":
    main(*sys.argv[1:])
