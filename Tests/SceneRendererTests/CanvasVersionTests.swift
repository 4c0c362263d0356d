import Foundation
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneRenderer

/// What differed between the canvases of Xcode's versions.
@MainActor
@Suite("Canvases of other versions")
struct CanvasVersionTests {
    private func stage(_ text: String) throws -> SceneStage { SceneStage(try SmallStoryboard.document(text)) }

    private func frames(_ text: String) throws -> [String: CGRect] {
        Dictionary(try stage(text).frames().map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func metrics(_ text: String, of id: String = "one") throws -> SimulatedMetrics {
        let stage = try stage(text)
        let scene = try #require(stage.document.scenes.first { $0.controller?["id"] == id })
        return try #require(stage.stage(scene)).metrics
    }

    private func plain(_ device: String?, tools: Int) -> String {
        SmallStoryboard.storyboard(device: device, tools: tools, SmallStoryboard.scene("one"))
    }

    /// A label, button or the like that only its own size and one corner place.
    private func loose(_ element: String, _ attributes: String = "", _ content: String = "") -> String {
        SmallStoryboard.scene(
            "one",
            view: SmallStoryboard.view(
                "root", 375, 667,
                subviews: """
                    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="it">\
                    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(content)</\(element)>
                    """
            ).replacing(
                "<viewLayoutGuide",
                with: """
                    <constraints><constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>\
                    <constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>\
                    </constraints><viewLayoutGuide
                    """))
    }

    private func size(_ element: String, _ attributes: String = "", _ content: String = "", tools: Int) throws -> CGSize
    {
        let text = SmallStoryboard.storyboard(device: "retina4_7", tools: tools, loose(element, attributes, content))
        return try #require(try frames(text)["it"]?.size)
    }

    @Test(
        "phones with a home button keep nothing free for the status bar in some versions",
        arguments: [(14_490, 20.0), (14_750, 0), (21_507, 0), (23_504, 20)])
    func homeButton(_ tools: Int, _ top: Double) throws {
        #expect(
            try metrics(plain("retina4_7", tools: tools)).safeArea
                == UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        #expect(
            try metrics(plain("ipad9_7", tools: tools)).safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(try metrics(plain(nil, tools: tools)).safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test(
        "status bars of phones without a home button grew, and one version counts them twice",
        arguments: [
            ("retina6_1", 18_122, 44.0, 34.0), ("retina6_1", 19_162, 48, 34), ("retina6_1", 24_127, 96, 68),
            ("retina5_9", 15_400, 44, 34), ("retina5_9", 22_505, 50, 34), ("retina4_7", 24_127, 20, 0),
        ])
    func notch(_ device: String, _ tools: Int, _ top: Double, _ bottom: Double) throws {
        #expect(
            try metrics(plain(device, tools: tools)).safeArea
                == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    @Test("a root between opaque bars has nothing over it", arguments: [(64.0, 603.0), (0, 603)])
    func opaqueBars(_ y: Double, _ height: Double) throws {
        let text = SmallStoryboard.storyboard(
            initial: "nav", device: "retina4_7", tools: 14_109,
            SmallStoryboard.scene(
                "nav", controller: "navigationController", view: "",
                connections: #"<segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>"#
            )
                + SmallStoryboard.scene("one", view: SmallStoryboard.view("v", y: y, 375, height)))
        #expect(try metrics(text).safeArea == .zero)
        let whole = text.replacing(
            #"y="\#(y)" width="375.0" height="603.0""#, with: #"y="0.0" width="375.0" height="667.0""#)
        #expect(try metrics(whole).safeArea.top == 64)
    }

    @Test(
        "a root that is stored below a simulated opaque bar has nothing over it, whatever its width",
        arguments: [375.0, 700])
    func simulatedOpaqueBar(_ width: Double) throws {
        let bar = """
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
            """
        let scene = SmallStoryboard.scene("one", view: SmallStoryboard.view("v", y: 64, width, 667))
            .replacing("</viewController>", with: "\(bar)</viewController>")
        let text = SmallStoryboard.storyboard(device: "retina4_7", tools: 11_542, scene)
        #expect(try metrics(text).safeArea.top == 0)
        let translucent = text.replacing(#"translucent="NO""#, with: #"translucent="YES""#)
        #expect(try metrics(translucent).safeArea.top == (width == 375 ? 0 : 64))
    }

    @Test("a device that a beta of Xcode 8 named as a simulated screen is the canvas")
    func simulatedScreen() throws {
        let text = SmallStoryboard.storyboard(
            device: "retina4_7", tools: 11_542, SmallStoryboard.scene("one", view: SmallStoryboard.view("v", 375, 667)))
        let old = SmallStoryboard.storyboard(
            device: nil, tools: 11_542,
            root: """
                <simulatedMetricsContainer key="defaultSimulatedMetrics">
                    <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
                </simulatedMetricsContainer>
                """, SmallStoryboard.scene("one", view: SmallStoryboard.view("v", 375, 667)))
        let document = try Document(Array(old.utf8))
        #expect(DocumentDevice(of: document) == DocumentDevice(of: try Document(Array(text.utf8))))
        let stage = SceneStage(document)
        #expect(stage.resources.traits.displayScale == 2)
        #expect(stage.resources.traits.horizontalSizeClass == .compact)
    }

    @Test("a toolbar that is not covered stays over a root below an opaque bar, and extends below its container")
    func toolbar() throws {
        let text = SmallStoryboard.storyboard(
            initial: "nav", device: "retina4_7", tools: 14_109,
            SmallStoryboard.scene(
                "nav", controller: "navigationController", view: "",
                connections: #"<segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>"#
            ).replacing("<navigationController", with: #"<navigationController toolbarHidden="NO""#)
                + SmallStoryboard.scene("one", view: SmallStoryboard.view("v", 375, 603)))
        #expect(try metrics(text).safeArea == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    }

    @Test("the first scene of a page sheet is lower, and its bar higher")
    func pageSheet() throws {
        let text = SmallStoryboard.storyboard(
            device: "retina4_7", tools: 16_097,
            SmallStoryboard.scene(
                "one", view: SmallStoryboard.view("first", 375, 667),
                connections: #"<segue destination="nav" kind="presentation" id="p"/>"#)
                + SmallStoryboard.scene(
                    "nav", controller: "navigationController", view: "",
                    connections:
                        #"<segue destination="sheet" kind="relationship" relationship="rootViewController" id="r"/>"#)
                + SmallStoryboard.scene("sheet", view: SmallStoryboard.view("v", 375, 647)))
        #expect(try metrics(text, of: "sheet").safeArea == UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
    }

    @Test("an empty label was as high as a line", arguments: [(14_113, 20.5), (14_490, 0)])
    func emptyLabel(_ tools: Int, _ height: Double) throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        #expect(try size("label", #"text="""#, font, tools: tools) == CGSize(width: 0, height: height))
    }

    @Test("pickers were lower", arguments: [(7706, 162.0), (9532, 162), (10_117, 216), (23_504, 216)])
    func picker(_ tools: Int, _ height: Double) throws {
        #expect(try size("pickerView", tools: tools).height == height)
    }

    @Test("text styles were drawn at M", arguments: [(9532, 19.5), (10_117, 20.5)])
    func textStyles(_ tools: Int, _ height: Double) throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        #expect(try size("label", #"text="Body""#, font, tools: tools).height == height)
    }

    @Test(
        "a field without a border has room above and below its line",
        arguments: [(12_120, 21.0, 17.0), (24_506, 22, 18.5)])
    func field(_ tools: Int, _ large: Double, _ small: Double) throws {
        for (size, height) in [(17, large), (14, small)] {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
            #expect(try self.size("textField", "", font, tools: tools).height == height)
        }
    }

    @Test(
        "an empty button is as high as with a title in its font, and a custom one's is larger",
        arguments: [(15, 30.0), (50, 72)])
    func button(_ size: Int, _ height: Double) throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
        #expect(try self.size("button", #"buttonType="system""#, font, tools: 14_109).height == height)
        #expect(try self.size("button", "", #"<state key="normal" title="T"/>"#, tools: 14_109).height == 34)
    }

    @Test("margins of a wide root were narrow in Xcode 6", arguments: [(7706, 16.0), (8191, 20)])
    func margins(_ tools: Int, _ side: Double) throws {
        let scene = loose("view").replacing("375.0", with: "600.0").replacing(
            #"secondAttribute="leading""#, with: #"secondAttribute="leadingMargin""#)
        let text = SmallStoryboard.storyboard(device: nil, tools: tools, scene)
        #expect(try frames(text)["it"]?.minX == CGFloat(side))
    }

    @Test("views in the dock are laid out at their own size")
    func dock() throws {
        let dock = """
            <view contentMode="scaleToFill" id="docked"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\
            <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view></subviews><constraints>\
            <constraint firstItem="inner" firstAttribute="top" secondItem="docked" secondAttribute="top" constant="8" id="a"/>\
            <constraint firstItem="inner" firstAttribute="leading" secondItem="docked" secondAttribute="leading" constant="8" id="b"/>\
            <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="8" id="c"/>\
            <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="8" id="d"/>\
            </constraints></view>
            """
        let scene = SmallStoryboard.scene("one").replacing("<placeholder", with: dock + "<placeholder")
        let frames = try frames(SmallStoryboard.storyboard(scene))
        #expect(frames["docked"]?.size == CGSize(width: 240, height: 128))
        #expect(frames["inner"] == CGRect(x: 8, y: 8, width: 224, height: 112))
    }

    @Test("a root with constraints keeps the canvas's size")
    func rootInAutoLayout() throws {
        let scene = loose("label", #"text="Hi""#).replacing(
            #"contentMode="scaleToFill" id="root""#,
            with: #"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="root""#)
        let text = SmallStoryboard.storyboard(device: "retina4_7", scene)
        #expect(try frames(text)["root"]?.size == CGSize(width: 375, height: 667))
    }

    @Test(
        "a text style keeps its distance from line to line, and its first line its own height",
        arguments: [
            ("Body", 2, 42.5), ("Caption1", 5, 78.5), ("Subhead", 2, 38), ("Headline", 3, 64.5), ("Caption2", 1, 13.5),
        ])
    func lineDistance(_ style: String, _ lines: Int, _ height: Double) throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#
        let text = repeatElement("Line", count: lines).joined(separator: "&#10;")
        let size = try size("label", #"numberOfLines="0" text="\#(text)""#, font, tools: 24_506)
        #expect(size.height == CGFloat(height))
        let first = try self.size("label", #"text="Line""#, font, tools: 24_506).height
        let plain = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        #expect(first <= CGFloat(height))
        #expect(
            try self.size("label", #"numberOfLines="0" text="Line&#10;Line""#, plain, tools: 24_506).height == 41)
    }

    @Test("a required width wins over contents that resist with 1000")
    func requiredSize() throws {
        let scene = loose(
            "label",
            #"horizontalCompressionResistancePriority="1000" horizontalHuggingPriority="1000" text="Some long text""#,
            #"<constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>"#)
        let stage = try stage(SmallStoryboard.storyboard(device: "retina4_7", scene))
        let frames = Dictionary(uniqueKeysWithValues: stage.frames().map { ($0.id, $0.frame) })
        #expect(frames["it"]?.width == 30)
        #expect(stage.problems(of: try #require(stage.document.scenes.first)).isEmpty)
    }

    @Test("a margin relative to its own view does not grow without limit")
    func marginOfPlacedView() throws {
        let scene = loose("view").replacing(
            #"firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top""#,
            with: #"firstItem="it" firstAttribute="topMargin" secondItem="safe-root" secondAttribute="top""#)
        let text = SmallStoryboard.storyboard(device: "retina6_12", scene)
        #expect(try frames(text)["it"]?.minY == 59 - 8)
    }

    private func table(_ attributes: String, _ content: String) -> String {
        SmallStoryboard.storyboard(
            SmallStoryboard.scene(
                "one", controller: "tableViewController",
                view: """
                    <tableView key="view" \(attributes) id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
                    \(content)</tableView>
                    """))
    }

    @Test("a table sets the width of its header, and a cell without a frame is a row high")
    func tableParts() throws {
        let content = """
            <view key="tableHeaderView" id="header"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/></view>\
            <prototypes><tableViewCell reuseIdentifier="a" id="cell"><tableViewCellContentView key="contentView" id="content">\
            <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes>
            """
        let frames = try frames(table(#"dataMode="prototypes" rowHeight="70""#, content))
        #expect(frames["header"] == CGRect(x: 0, y: 0, width: 393, height: 60))
        #expect(frames["cell"]?.size == CGSize(width: 393, height: 70))
        #expect(frames["content"]?.size == CGSize(width: 393, height: 70))
    }

    @Test("the content of a cell may have an inset frame, or be a plain view")
    func oldCells() throws {
        for (element, frame) in [
            ("tableViewCellContentView", #"<frame key="frameInset" width="393" height="43"/>"#),
            ("view", #"<rect key="frame" x="0.0" y="0.0" width="393" height="43"/>"#),
        ] {
            let content = """
                <sections><tableViewSection id="section"><cells><tableViewCell id="cell">\
                <rect key="frame" x="0.0" y="22" width="393" height="44"/>\
                <\(element) key="contentView" contentMode="TopLeft" id="content">\(frame)<subviews>\
                <switch id="it"><rect key="frame" x="300" y="6" width="51" height="31"/>\
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></switch></subviews>\
                </\(element)></tableViewCell></cells></tableViewSection></sections>
                """
            let frames = try frames(table(#"dataMode="static""#, content))
            #expect(frames["content"]?.width == 393, "\(element)")
            #expect(frames["it"] == CGRect(x: 300, y: 6, width: 51, height: 31), "\(element)")
        }
    }
}
