import CoreGraphics
import DocumentEdits
import Foundation
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneRenderer

/// Documents for the Mac, which are drawn at their own frames.
@MainActor
@Suite("Macs' documents")
struct MacTests {
    private static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
            <objects>\(objects)</objects></document>
        """
    }

    private static func window(_ content: String, _ more: String = "", attributes: String = "") -> String {
        xib(
            """
            <window title="Settings" \(attributes) id="win"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <rect key="contentRect" x="196" y="240" width="480" height="270"/><view key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="480" height="270"/><subviews>\(content)</subviews></view>\(more)</window>
            """)
    }

    private func stage(_ text: String, dark: Bool = false) throws -> SceneStage {
        var settings = StageSettings()
        if dark { settings.appearance = .dark }
        return SceneStage(try SmallStoryboard.document(text), settings: settings)
    }

    private func canvas(_ text: String, dark: Bool = false) throws -> UIView {
        try #require(try stage(text, dark: dark).xibCanvas())
    }

    /// The frame of an object on the canvas.
    private func frame(_ id: String, in canvas: UIView) throws -> CGRect {
        let view = try #require(all(canvas).first { $0.documentID == id })
        return view.convert(view.bounds, to: canvas)
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func words(_ view: UIView) -> [String] { all(view).compactMap { ($0 as? UILabel)?.text } }

    /// The red, green and blue of a canvas at a point, in 0 to 255.
    private func color(_ canvas: UIView, at point: CGPoint) throws -> [Int] {
        let image = try #require(SceneStage.draw(canvas, scale: 1))
        return image.withPixels { bytes, rowLength in
            let start = Int(point.y) * rowLength + Int(point.x) * 4
            return [2, 1, 0].map { Int(bytes[start + $0]) }
        }
    }

    @Test("a window has its title over its content, whose views count from the bottom")
    func window() throws {
        let button = """
            <button id="save"><rect key="frame" x="391" y="13" width="76" height="32"/>
            <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" borderStyle="border" id="cell"/></button>
            """
        let canvas = try canvas(Self.window(button))
        #expect(try frame("win", in: canvas) == CGRect(x: 0, y: 0, width: 480, height: 298))
        #expect(try frame("content", in: canvas) == CGRect(x: 0, y: 28, width: 480, height: 270))
        #expect(try frame("save", in: canvas) == CGRect(x: 391, y: 28 + 270 - 45, width: 76, height: 32))
        #expect(words(canvas) == ["Save", "Settings"])
    }

    @Test(
        "a toolbar makes the bar higher, by the style of the window",
        arguments: [("", 52), ("compact", 38), ("expanded", 80)])
    func toolbars(_ style: String, _ height: Double) throws {
        let toolbar = """
            <toolbar key="toolbar" displayMode="iconAndLabel" id="bar"><allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="X" label="Add" image="NSAddTemplate" id="add"/>
            <toolbarItem implicitItemIdentifier="Y" label="Unused" id="unused"/></allowedToolbarItems>
            <defaultToolbarItems><toolbarItem reference="add"/></defaultToolbarItems></toolbar>
            """
        let attribute = style.isEmpty ? "" : #"toolbarStyle="\#(style)""#
        let canvas = try canvas(Self.window("", toolbar, attributes: attribute))
        #expect(try frame("content", in: canvas).minY == height)
        let item = try frame("add", in: canvas)
        #expect(item.maxY <= height && item.width >= 38)
        #expect(!all(canvas).contains { $0.documentID == "unused" })
    }

    @Test("views in tables, scroll views, splits and tabs count from the top")
    func flipped() throws {
        let scroll = """
            <scrollView id="scroll"><rect key="frame" x="20" y="20" width="200" height="100"/>
            <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="198" height="98"/><subviews>
            <tableView headerView="head" id="table"><rect key="frame" x="0" y="0" width="198" height="75"/><tableColumns>
            <tableColumn width="150" id="column"><tableHeaderCell key="headerCell" title="Name"/><prototypeCellViews>
            <tableCellView identifier="cell" id="row"><rect key="frame" x="1" y="1" width="150" height="24"/><subviews>
            <textField id="label"><rect key="frame" x="4" y="2" width="100" height="16"/><textFieldCell key="cell" title="Row" id="c"/></textField>
            </subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>
            <tableHeaderView key="headerView" id="head"><rect key="frame" x="0" y="0" width="198" height="23"/></tableHeaderView></scrollView>
            """
        let canvas = try canvas(Self.window(scroll))
        let top = 28.0 + 270 - 120
        #expect(try frame("head", in: canvas) == CGRect(x: 21, y: top + 1, width: 198, height: 23))
        #expect(try frame("row", in: canvas).minY == top + 24 + 1)
        // The text in a cell counts from its bottom again.
        #expect(try frame("label", in: canvas).minY == top + 24 + 1 + 24 - 18)
        #expect(words(canvas).contains("Name") && words(canvas).contains("Row"))
    }

    @Test("the button that Return presses, and what is on, have the color of the accent")
    func accents() throws {
        let controls = """
            <button id="a"><rect key="frame" x="0" y="0" width="100" height="32"/>
            <buttonCell key="cell" type="push" title="" bezelStyle="rounded" borderStyle="border" id="ac"><string key="keyEquivalent">\r</string></buttonCell></button>
            <button id="b"><rect key="frame" x="100" y="0" width="100" height="32"/>
            <buttonCell key="cell" type="push" title="" bezelStyle="rounded" borderStyle="border" id="bc"/></button>
            <button id="on"><rect key="frame" x="200" y="0" width="20" height="18"/>
            <buttonCell key="cell" type="check" state="on" imagePosition="only" id="onc"/></button>
            <button id="off"><rect key="frame" x="230" y="0" width="20" height="18"/>
            <buttonCell key="cell" type="check" imagePosition="only" id="offc"/></button>
            """.replacing("\r", with: "&#13;")
        let canvas = try canvas(Self.window(controls))
        func blue(_ id: String, _ dx: CGFloat, _ dy: CGFloat) throws -> Bool {
            let frame = try frame(id, in: canvas)
            let found = try color(canvas, at: CGPoint(x: frame.minX + dx, y: frame.minY + dy))
            return found[2] > 200 && found[0] < 100
        }
        #expect(try blue("a", 50, 15))
        #expect(try !blue("b", 50, 15))
        #expect(try blue("on", 4, 5))
        #expect(try !blue("off", 4, 5))
    }

    @Test("windows are dark in dark mode")
    func dark() throws {
        let point = CGPoint(x: 240, y: 150)
        #expect(try color(canvas(Self.window("")), at: point)[0] > 220)
        #expect(try color(canvas(Self.window(""), dark: true), at: point)[0] < 70)
    }

    @Test("the main menu is a bar with its menus open, and items have their keys")
    func menus() throws {
        let menu = """
            <menu title="Main Menu" systemMenu="main" id="main"><items>
            <menuItem title="App" id="app"><menu key="submenu" title="App" systemMenu="apple" id="appMenu"><items>
            <menuItem title="Settings…" keyEquivalent="," id="settings"/><menuItem isSeparatorItem="YES" id="line"/>
            <menuItem title="Hide Others" keyEquivalent="h" id="hide"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
            </items></menu></menuItem>
            <menuItem title="File" id="file"/></items></menu>
            """
        let canvas = try canvas(Self.xib(menu))
        #expect(words(canvas) == ["App", "Settings…", "⌘,", "Hide Others", "⌥⌘H", "File"])
        let (app, file) = (try frame("app", in: canvas), try frame("file", in: canvas))
        #expect(app.minY == 0 && file.minX == app.maxX)
        #expect(try frame("settings", in: canvas).minY > app.maxY)
        #expect(try frame("line", in: canvas).height < frame("hide", in: canvas).height)
    }

    @Test("a window of a storyboard shows the title of its content, also when that changes")
    func contents() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
            <scenes><scene sceneID="s1"><objects><windowController id="wc"><window key="window" title="Window" id="win">
            <windowStyleMask key="styleMask" titled="YES"/><rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
            <connections><segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="seg"/></connections></windowController></objects></scene>
            <scene sceneID="s2"><objects><viewController title="Editor" id="vc"><view key="view" id="v"><rect key="frame" x="0" y="0" width="450" height="300"/></view></viewController></objects></scene>
            <scene sceneID="s3"><objects><splitViewController id="split"><connections><segue destination="vc" kind="relationship" relationship="splitItems" id="item"/></connections></splitViewController></objects></scene></scenes></document>
            """
        var document = try SmallStoryboard.document(text)
        let stage = SceneStage(document)
        func shown(_ stage: SceneStage, _ scene: String) throws -> [String] {
            let scene = try #require(stage.document.scenes.first { $0.id == scene })
            return words(try #require(stage.drawing(of: scene)))
        }
        #expect(try shown(stage, "s1") == ["Editor", "Window"])
        #expect(try shown(stage, "s3") == ["Editor"])
        let editor = try #require(document.object("vc"))
        try document.apply(.setAttribute(editor.id, name: "title", to: AttributeSpelling("Reader")))
        let changed = try #require(document.object("vc")?.scene?.node.id)
        let next = SceneStage(stage, document: document, changed: [changed], surroundings: nil)
        #expect(try shown(next, "s1") == ["Reader", "Window"])
    }

    @Test(
        "every view of every fixture is drawn inside of its document's picture",
        arguments: ["MacXib.xib", "MacStoryboard.storyboard"])
    func fixtures(_ name: String) throws {
        let stage = try stage(Fixture(name).text)
        let canvases = stage.topLevelViews().map(\.canvas) + stage.document.scenes.compactMap(stage.drawing)
        #expect(!canvases.isEmpty)
        for canvas in canvases { #expect(SceneStage.picture(of: canvas, scale: 1)?.isEmpty == false) }
        #expect(stage.messages.isEmpty)
    }
}
