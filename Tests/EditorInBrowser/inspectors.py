"""What the inspectors offer: states, configurations, attributed texts, colors, appearances of bars, sizes, sections of collections.

    inspectors.py STORYBOARD PICTURES [PAGE]

STORYBOARD is the command. PICTURES takes a picture of each step, in two sizes, light and dark. PAGE is a folder with the
page's files, in place of those that came with the command.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from stage import SIZES, Editor

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="navigator">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>"""

SCENE = """
        <scene sceneID="{id}-scene">
            <objects>
                {controller}
                <placeholder placeholderIdentifier="IBFirstResponder" id="{id}-first" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{x}" y="0.0"/>
        </scene>"""

NAVIGATOR = """<navigationController id="navigator" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                        <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <connections>
                        <segue destination="shop" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>"""

SHOP = """<viewController id="shop" customClass="ShopController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="ground">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Two beans a day" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                                <rect key="frame" x="40" y="160" width="300" height="40"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="24"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                                <rect key="frame" x="40" y="240" width="200" height="44"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Brew"/>
                                <connections>
                                    <segue destination="grid" kind="popoverPresentation" popoverAnchorView="label" id="popover"/>
                                </connections>
                            </button>
                            <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cup" customClass="CupView" customModule="Shop" customModuleProvider="target">
                                <rect key="frame" x="40" y="320" width="200" height="120"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <color key="backgroundColor" name="Roast"/>
                            </view>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                    <navigationItem key="navigationItem" title="Shop" id="item"/>
                </viewController>"""

GRID = """<collectionViewController id="grid" sceneMemberID="viewController">
                    <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="collection">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
                            <size key="itemSize" width="120" height="120"/>
                            <size key="headerReferenceSize" width="0.0" height="0.0"/>
                            <size key="footerReferenceSize" width="0.0" height="0.0"/>
                            <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
                        </collectionViewFlowLayout>
                        <cells>
                            <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Bean" id="cell">
                                <rect key="frame" x="0.0" y="0.0" width="120" height="120"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="120" height="120"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                </collectionViewCellContentView>
                            </collectionViewCell>
                        </cells>
                    </collectionView>
                </collectionViewController>"""

REFERENCE = '<viewControllerPlaceholder storyboardName="Other" id="reference" sceneMemberID="viewController"/>'

TAIL = """
    </scenes>
    <resources>
        <namedColor name="Roast">
            <color red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""

OTHER = HEAD.replace(' initialViewController="navigator"', "") + SCENE.format(
    id="other", x=0, controller='<viewController storyboardIdentifier="Beans" id="other" sceneMemberID="viewController"/>'
) + "\n    </scenes>\n</document>\n"

SOURCE = """import UIKit

class ShopController: UIViewController {
    @IBOutlet var badge: UIView!
}

class CupView: UIView {
    @IBInspectable var isHot: Bool = true
    @IBInspectable var milliliters: Double = 250
    @IBInspectable var caption: String = ""
    @IBInspectable var rimColor: UIColor?
    @IBInspectable var handleSize: CGSize = .zero
}
"""


def app(folder):
    """An app folder: the storyboard, another one, a class with inspectable properties, and colors."""
    scenes = "".join(
        SCENE.format(id=name, controller=controller, x=x)
        for name, controller, x in [("navigator", NAVIGATOR, 0), ("shop", SHOP, 700), ("grid", GRID, 1400), ("reference", REFERENCE, 2100)]
    )
    pathlib.Path(folder, "Shop.storyboard").write_text(HEAD + scenes + TAIL)
    pathlib.Path(folder, "Other.storyboard").write_text(OTHER)
    pathlib.Path(folder, "CupView.swift").write_text(SOURCE)
    info = {"info": {"author": "xcode", "version": 1}}
    catalog = pathlib.Path(folder, "Assets.xcassets")
    for name, (red, green, blue) in {"Roast": ("0.420", "0.260", "0.150"), "Crema": ("0.850", "0.680", "0.450"), "AccentColor": ("0.700", "0.250", "0.100")}.items():
        place = catalog / f"{name}.colorset"
        place.mkdir(parents=True)
        color = {"color-space": "srgb", "components": {"red": red, "green": green, "blue": blue, "alpha": "1.000"}}
        place.joinpath("Contents.json").write_text(json.dumps({"colors": [{"idiom": "universal", "color": color}], **info}))
    catalog.joinpath("Contents.json").write_text(json.dumps(info))


class Inspected(Editor):
    def inspect(self, object_id, tab="attributes"):
        self.run("id => editor.store.select([id])", object_id)
        self.tab(tab)
        self.until("id => editor.store.selection[0] === id && document.querySelector('#inspector-panel .inspector-row')", object_id)
        self.settle()

    def xml(self):
        return self.run("async () => (await editor.store.request('text')).text")

    def until_xml(self, part, is_there=True):
        for _ in range(200):
            if (part in self.xml()) == is_there:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{'no' if is_there else 'still'} {part} in\n{self.xml()}")

    def titles(self):
        return self.page.locator("#inspector-panel .row-title, #inspector-panel .check > span").all_inner_texts()

    def see(self, title):
        self.row(title).scroll_into_view_if_needed()


def buttons(editor):
    """A button's states are pages; with a style it has the rows of its configuration instead."""
    editor.inspect("button")
    editor.looks("Button")
    editor.row("State Config").locator("button.pop-up").click()
    editor.pick("Highlighted")
    editor.until("() => [...document.querySelectorAll('#inspector-panel .inspector-row')].some(row => row.textContent.includes('State Config') && row.textContent.includes('Highlighted'))")
    editor.enter("Title", "Brewing")
    editor.until_xml('<state key="highlighted" title="Brewing"/>')
    editor.shot("The title of a state")
    editor.choose("Style", "Filled")
    editor.until_xml('<buttonConfiguration key="configuration" style="filled" title="Brew"/>')
    assert editor.titles().count("Title") == 1, editor.titles()
    editor.shot("Configuration")
    editor.enter("Subtitle", "Fresh")
    editor.choose("Style", "Default")
    editor.until_xml("buttonConfiguration", False)


def texts(editor):
    """A text with attributes is written as it looks."""
    editor.inspect("label")
    editor.row("Text Kind").locator("button", has_text="Attributed").click()
    editor.until_xml('<fragment content="Two beans a day">')
    text = editor.page.locator(".rich-text")
    text.wait_for()
    text.dblclick(position={"x": 45, "y": 14})
    before = editor.revision
    editor.page.locator("button[aria-label='Bold']").click()
    editor.changed(before)
    before = editor.revision
    editor.page.locator("button[aria-label='Underline']").click()
    editor.changed(before)
    xml = editor.xml()
    assert 'metaFont="systemBold"' in xml and 'key="NSUnderline"' in xml and xml.count("<fragment ") >= 2, xml
    lines(editor)
    editor.looks("Attributed text")
    before = editor.revision
    text.click()
    editor.press("End")
    editor.type("!")
    editor.page.locator("#tab-size").click()
    editor.changed(before)
    assert "!" in editor.xml()
    editor.tab("attributes")
    editor.row("Text Kind").locator("button", has_text="Plain").click()
    editor.until_xml("attributedString", False)


def lines(editor):
    """What is selected gets a link, kerning, another baseline, and a line of another style."""
    def choose(label, option):
        before = editor.revision
        editor.page.locator(f"button.pop-up[aria-label^='Text: {label}']").click()
        editor.pick(option)
        editor.changed(before)

    def enter(label, value):
        before = editor.revision
        editor.page.locator(f"input[aria-label='Text: {label}']").fill(value)
        editor.press("Tab")
        editor.changed(before)

    choose("underline: Single", "Double")
    choose("underline: pattern: Solid", "Dashed")
    choose("strikethrough: None", "Thick")
    enter("kerning", "2")
    enter("baseline offset", "4")
    for part in ['key="NSUnderline" value="521"', 'key="NSStrikethrough" value="2"', '<real key="NSKern" value="2"/>', '<real key="NSBaselineOffset" value="4"/>']:
        editor.until_xml(part)
    editor.shot("Lines of a text")
    choose("strikethrough: Thick", "None")
    enter("link", "https://example.com/beans")
    editor.until_xml('<url key="NSLink" string="https://example.com/beans"/>')


def colors(editor):
    """Asset and system colors, colors of one's own, and those chosen last."""
    editor.inspect("cup")
    editor.see("Background")
    editor.row("Background").locator("button.swatch").click()
    editor.page.locator(".color-picker button", has_text="Assets").click()
    editor.page.locator(".color-choice", has_text="Crema").wait_for()
    swatch = editor.page.locator(".color-choice", has_text="Crema").locator(".color-field").evaluate("swatch => getComputedStyle(swatch).backgroundColor")
    assert swatch == "rgb(217, 173, 115)", swatch
    editor.shot("Asset colors")
    editor.page.locator(".color-choice", has_text="Crema").click()
    editor.until_xml('<color key="backgroundColor" name="Crema"/>')
    editor.page.locator(".color-picker button", has_text="System").first.click()
    editor.shot("System colors")
    editor.page.locator(".color-picker button", has_text="Custom").click()
    slider = editor.page.locator(".color-picker input[aria-label='red']")
    before = editor.revision
    slider.focus()
    editor.press("Home")
    editor.changed(before)
    editor.until_xml('red="0.0"')
    editor.page.locator(".color-recent .color-choice[aria-label='Crema']").wait_for()
    editor.looks("A color of one's own")
    editor.press("Escape")
    editor.run("() => editor.store.select([])")
    editor.tab("file")
    editor.row("Global Tint").wait_for()
    editor.shot("Tint")


def classes(editor):
    """Inspectable properties have fields of their types, other runtime attributes all types, views their traits."""
    editor.inspect("cup")
    editor.enter("Milliliters", "330")
    editor.until_xml('<userDefinedRuntimeAttribute type="number" keyPath="milliliters">')
    editor.row("Rim Color").locator("button.pop-up").click()
    editor.pick("Roast")
    editor.until_xml('<userDefinedRuntimeAttribute type="color" keyPath="rimColor">')
    editor.shot("Inspectables")
    editor.tab("identity")
    editor.page.locator(".link.add").click()
    editor.pick("Localized String")
    editor.until_xml('type="localizedString" keyPath="keyPath"')
    before = editor.revision
    editor.page.locator("#inspector-panel label.check", has_text="Summary Element").click()
    editor.changed(before)
    editor.until_xml('<accessibilityTraits key="traits" summaryElement="YES"/>')
    editor.looks("Identity")


def bars(editor):
    """The appearances of a navigation bar, and the title of a back button."""
    editor.inspect("bar")
    editor.check("Scroll Edge")
    editor.until_xml('<navigationBarAppearance key="scrollEdgeAppearance"/>')
    section = "Scroll Edge Appearance"
    editor.row("Background", section).locator("button.pop-up").click()
    editor.pick("Roast")
    editor.until_xml('<color key="backgroundColor" name="Roast"/>')
    editor.row("Title Color", section).locator("button.pop-up").click()
    editor.pick("Crema")
    editor.until_xml('<textAttributes key="titleTextAttributes">')
    editor.see("Title Color")
    editor.run("() => editor.store.select(['bar'])")
    editor.row("Large Title Font", section).scroll_into_view_if_needed()
    editor.looks("Bar appearance")
    editor.inspect("item")
    editor.enter("Back Button", "Beans")
    editor.until_xml('<barButtonItem key="backBarButtonItem"')
    editor.shot("Back button")


def collections(editor):
    """Headers and footers of sections by a checkbox; the kind of layout; estimated sizes."""
    editor.inspect("collection")
    editor.check("Section Header")
    editor.check("Section Footer")
    editor.until_xml('key="sectionFooterView"')
    editor.enter("Items", "4")
    editor.until("() => editor.store.current.object('collection').children.filter(child => child.element === 'collectionViewCell').length === 4")
    editor.show("collection")
    editor.looks("Sections")
    editor.tab("size")
    editor.choose("Estimate Size", "Automatic")
    editor.until_xml('automaticEstimatedItemSize="YES"')
    editor.shot("Sizes")
    editor.tab("attributes")
    editor.choose("Layout", "Custom")
    editor.until_xml("<collectionViewLayout key=")
    editor.shot("A layout of one's own")
    editor.choose("Layout", "Flow")
    editor.until_xml("<collectionViewFlowLayout key=")


def segues(editor):
    """The kinds that fit; anchor and directions of a popover; references with choices; simulated sizes."""
    editor.inspect("popover")
    editor.row("Kind").locator("button.pop-up").click()
    kinds = editor.page.locator(".menu [role^=menuitem]").all_inner_texts()
    assert len(kinds) == 5, kinds
    editor.shot("Kinds")
    editor.press("Escape")
    editor.check("Down")
    editor.until_xml('<popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES" right="YES"/>')
    editor.choose("Anchor View", "Brew")
    editor.until_xml('popoverAnchorView="button"')
    editor.shot("Popover")
    editor.inspect("reference")
    field = editor.row("Referenced ID").locator("input")
    field.click()
    editor.press("ArrowDown")
    editor.page.locator(".completion", has_text="Beans").wait_for()
    editor.shot("Identifiers of another storyboard")
    editor.page.locator(".completion", has_text="Beans").click()
    editor.until_xml('referencedIdentifier="Beans"')
    editor.inspect("shop", "size")
    editor.choose("Simulated Size", "Form Sheet")
    editor.until_xml("modalFormSheetSimulatedSizeMetrics")
    editor.shot("A sheet")
    editor.choose("Simulated Size", "Freeform")
    before = editor.revision
    editor.row("Size", "View Controller").locator("input").nth(1).fill("600")
    editor.press("Enter")
    editor.changed(before)
    editor.until_xml('<size key="freeformSize" width="393" height="600"/>')
    editor.show("shop")
    editor.shot("Freeform")
    editor.choose("Simulated Size", "Fixed")
    editor.until_xml("freeform", False)


def slow(editor):
    """While the server is slow to tell of what is selected, a click on a row of the earlier selection changes nothing."""
    editor.inspect("button")
    editor.run("""() => {
        const { connection } = editor.store, { request } = connection;
        const held = new Promise(done => { window.letGo = done; });
        connection.request = (...words) => words.includes("inspect") ? held.then(() => request.apply(connection, words)) : request.apply(connection, words);
    }""")
    before = editor.revision
    box = editor.page.locator("#inspector-panel label.check").first
    box.scroll_into_view_if_needed()
    editor.run("() => editor.store.select(['label'])")
    editor.until("() => document.querySelector('#inspector-panel.is-outdated[aria-busy]')")
    box.click(force=True)
    box.locator("input").focus()
    editor.press("Space")
    editor.shot("Waiting for the server")
    assert editor.revision == before
    editor.run("() => window.letGo()")
    editor.inspected()
    editor.until("() => !document.querySelector('#inspector-panel.is-outdated, #inspector-panel[aria-busy]')")
    assert editor.revision == before
    editor.check("Enabled")


def docks(editor):
    """A view dropped on a dock is shown above it, takes others, is resized and connected, and looked at by the doctor."""
    editor.inspect("shop")
    editor.show("shop")
    x, y = editor.spot("dock:shop")
    [view] = editor.from_library("view", (x + 60, y))
    editor.until_xml(f'<view contentMode="scaleToFill" id="{view}"')
    editor.until("id => document.querySelector(`.dock-view[data-object-id='${id}'] img`)", view)
    editor.show(view)
    editor.shot("A view in the dock")
    left, top, width, height = editor.place(view)
    [label] = editor.from_library("label", (left + width / 2, top + height / 2))
    assert editor.run("([id, view]) => editor.store.current.parentOf(id) === view", [label, view])
    before = editor.revision
    editor.run("id => editor.store.select([id])", view)
    editor.settle()
    left, top, width, height = editor.place(view)
    editor.drag((left + width, top + height), (left + width + 30 * editor.scale, top + height + 20 * editor.scale))
    editor.changed(before)
    frame = editor.run("id => editor.store.current.frameOf(id)", view)
    assert frame[2] > 250 and frame[1] < -44, frame
    editor.connect("dock:shop", (left + 12, top + 12), "badge")
    editor.until_xml(f'<outlet property="badge" destination="{view}"')
    editor.run("id => editor.store.select([id])", label)
    editor.looks("Edited above the dock")
    editor.page.locator(f".dock-view[data-object-id='{view}'] .dock-close").click()
    editor.until("() => !document.querySelector('.dock-view')")
    assert editor.selection == ["shop"], editor.selection
    editor.run("id => editor.store.select([id])", view)
    editor.until("() => document.querySelector('.dock-view')")
    editor.run("() => editor.store.select(['grid'])")
    editor.until("() => !document.querySelector('.dock-view')")


def main(command, pictures, page=None):
    with tempfile.TemporaryDirectory() as folder:
        app(folder)
        document = pathlib.Path(folder, "Shop.storyboard")
        with Inspected(command, folder, pictures, size=SIZES[0], page=page) as editor:
            editor.run("() => editor.store.open('Shop.storyboard')")
            editor.until("() => editor.store.current?.stages.size >= 3")
            for part in [buttons, texts, colors, classes, bars, collections, segues, slow, docks]:
                part(editor)
            editor.save()
            assert not editor.complaints, editor.complaints
        subprocess.run([command, "compile", str(document), "-o", str(pathlib.Path(folder, "compiled"))], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
