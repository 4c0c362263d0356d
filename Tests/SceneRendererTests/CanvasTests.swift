import Foundation
import QuartzCore
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneRenderer

/// What a canvas shows of an app around a scene.
@MainActor
@Suite("Canvases")
struct CanvasTests {
    private static func container(_ id: String, _ kind: String, to children: [String], _ content: String = "") -> String
    {
        let relationship = kind == "tabBarController" ? "viewControllers" : "rootViewController"
        return SmallStoryboard.scene(
            id, controller: kind, view: content,
            connections: children.map {
                #"<segue destination="\#($0)" kind="relationship" relationship="\#(relationship)" id="\#(id)-\#($0)"/>"#
            }.joined())
    }

    private static func scene(_ id: String, _ subviews: String = "", more: String = "", pushes: String? = nil) -> String
    {
        SmallStoryboard.scene(
            id, view: SmallStoryboard.view("view-\(id)", subviews: subviews),
            connections: pushes.map { #"<segue destination="\#($0)" kind="show" id="push-\#($0)"/>"# } ?? "",
            more: more + #"<navigationItem key="navigationItem" title="Title \#(id)" id="item-\#(id)"/>"#)
    }

    /// Two tabs, in the second of which one scene pushes another.
    private static let tabs =
        container("tab", "tabBarController", to: ["nav1", "nav2"])
        + container("nav1", "navigationController", to: ["one"], #"<tabBarItem key="tabBarItem" title="A" id="a"/>"#)
        + container("nav2", "navigationController", to: ["two"], #"<tabBarItem key="tabBarItem" title="B" id="b"/>"#)
        + scene("one") + scene("two", pushes: "three") + scene("three")

    private func stage(
        _ scenes: String, root: String = "", of id: String
    ) throws -> (stage: SceneStage, canvas: SceneCanvas, view: UIView) {
        let stage = SceneStage(
            try SmallStoryboard.document(SmallStoryboard.storyboard(initial: "tab", root: root, scenes)))
        let scene = try #require(stage.document.scenes.first { $0.controller?["id"] == id })
        let found = try #require(stage.stage(scene))
        return (stage, found.canvas, try #require(found.controller.view))
    }

    @Test("the tab is lit that leads to a scene", arguments: [("one", "A"), ("two", "B"), ("three", "B")])
    func tab(_ id: String, _ title: String) throws {
        let canvas = try stage(Self.tabs, of: id).canvas
        let bar = try #require(canvas.subviews.compactMap { $0 as? UITabBar }.first)
        #expect(bar.selectedItem?.title == title)
    }

    @Test("a scene that is pushed has a way back, and the first has none")
    func back() throws {
        let bars = try ["two", "three"].map { id in
            try #require(stage(Self.tabs, of: id).canvas.subviews.compactMap { $0 as? UINavigationBar }.first)
        }
        #expect(bars[0].backItem == nil && bars[0].topItem?.title == "Title two")
        #expect(bars[1].backItem?.title == "Title two" && bars[1].topItem?.title == "Title three")
    }

    @Test("a change of what pushes a scene shows in the scene's bar")
    func backAfterChange() throws {
        let first = try stage(Self.tabs, of: "three").stage
        let changed = try SmallStoryboard.document(
            SmallStoryboard.storyboard(initial: "tab", Self.tabs.replacing("Title two", with: "Other")))
        let pusher = try #require(changed.scenes.first { $0.controller?["id"] == "two" }).node.id
        let second = SceneStage(first, document: changed, changed: [pusher], surroundings: nil)
        let scene = try #require(changed.scenes.first { $0.controller?["id"] == "three" })
        let bar = second.stage(scene)?.canvas.subviews.compactMap { $0 as? UINavigationBar }.first
        #expect(bar?.backItem?.title == "Other")
    }

    @Test(
        "a simulated bar is opaque or black if it says so",
        arguments: ["", #" translucent="NO""#, #" barStyle="black""#])
    func simulatedBar(attributes: String) throws {
        let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"\#(attributes) prompted="NO"/>"#
        let canvas = try stage(Self.scene("one", more: metrics, pushes: "two") + Self.scene("two"), of: "one").canvas
        let bar = try #require(canvas.subviews.compactMap { $0 as? UINavigationBar }.first)
        #expect(bar.isTranslucent == !attributes.contains("translucent"))
        #expect((bar.barStyle == .black) == attributes.contains("black"))
        // An opaque bar has a line below it.
        let lines = bar.layer.sublayers?.filter { $0.frame.minY == bar.bounds.height && !$0.isHidden } ?? []
        #expect(lines.isEmpty == attributes.isEmpty)
    }

    @Test("views have the document's tint")
    func tint() throws {
        let color =
            #"<color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let canvas = try stage(Self.tabs, root: color, of: "one")
        #expect(canvas.view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try stage(Self.tabs, of: "one").view.tintColor == .systemBlue)
    }

    @Test("a scene in another's container view has no status bar, and the container shows its name")
    func embedded() throws {
        let holder = """
            <containerView id="holder"><rect key="frame" x="0.0" y="100" width="300" height="200"/>\
            <connections><segue destination="inner" kind="embed" id="embed"/></connections></containerView>
            """
        let scenes = Self.scene("outer", holder) + Self.scene("inner")
        let outer = try stage(scenes, of: "outer")
        #expect(outer.canvas.subviews.contains { $0 is StatusBarView })
        #expect(marks(of: "holder", in: outer.view) == ["Container"])
        #expect(try stage(scenes, of: "inner").canvas.subviews.contains { $0 is StatusBarView } == false)
    }

    @Test("the name of a container can be read on a dark view as on a light one", arguments: ["0.0", "1"])
    func nameOnDark(white: String) throws {
        let holder = """
            <view id="ground"><rect key="frame" x="0.0" y="0.0" width="393" height="400"/><subviews><containerView id="holder">\
            <rect key="frame" x="0.0" y="100" width="300" height="200"/></containerView></subviews>\
            <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
            """
        let view = try stage(Self.scene("outer", holder), of: "outer").view
        func find(_ view: UIView) -> UIView? {
            view.documentID == "holder" ? view : view.subviews.lazy.compactMap(find).first
        }
        let name = find(view)?.layer.sublayers?.compactMap { $0 as? CATextLayer }.first
        let color = try #require(name?.foregroundColor)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(white == "1" ? red < 0.4 : red > 0.6)
    }

    /// The names that a view is marked with.
    private func marks(of id: String, in root: UIView) -> [String] {
        if root.documentID == id {
            return (root.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.string as? String }
        }
        return root.subviews.flatMap { marks(of: id, in: $0) }
    }

    @Test("views that nothing can be seen of are outlined, others are not")
    func emptyViews() throws {
        let frame = #"<rect key="frame" x="0.0" y="0.0" width="200" height="100"/>"#
        let color =
            #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        let view = try stage(
            Self.scene(
                "one",
                """
                <imageView id="empty">\(frame)</imageView><imageView id="colored">\(frame)\(color)</imageView>\
                <imageView hidden="YES" id="hidden">\(frame)</imageView><imageView image="star" id="full">\(frame)</imageView>\
                <view id="plain">\(frame)</view>
                """), of: "one"
        ).view
        #expect(marks(of: "empty", in: view) == ["Image View"])
        for id in ["colored", "hidden", "full", "plain"] { #expect(marks(of: id, in: view) == [], "\(id)") }
    }

    @Test("an empty header or footer of a collection view shows what it is called in the outline")
    func emptySupplements() throws {
        func supplement(_ key: String, _ id: String, _ y: Int, _ attributes: String = "") -> String {
            """
            <collectionReusableView key="\(key)" reuseIdentifier="\(id)" id="\(id)"\(attributes)>\
            <rect key="frame" x="0.0" y="\(y)" width="393" height="50"/></collectionReusableView>
            """
        }
        let collection = """
            <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>\
            <size key="headerReferenceSize" width="50" height="50"/><size key="footerReferenceSize" width="50" height="50"/>\
            </collectionViewFlowLayout><cells/>\(supplement("sectionHeaderView", "head", 0))\
            \(supplement("sectionFooterView", "foot", 50, #" userLabel="Sum""#))</collectionView>
            """
        let view = try stage(
            SmallStoryboard.scene("one", controller: "collectionViewController", view: collection), of: "one"
        ).view
        #expect(marks(of: "head", in: view) == ["Section Header"])
        #expect(marks(of: "foot", in: view) == ["Sum"])
    }

    @Test("a table below a bar begins below it, whether it can be scrolled or not", arguments: ["YES", "NO"])
    func fixedTable(_ scrolls: String) throws {
        let table = """
            <tableView key="view" scrollEnabled="\(scrolls)" id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
            </tableView>
            """
        let scenes =
            Self.container("nav", "navigationController", to: ["list"])
            + SmallStoryboard.scene("list", controller: "tableViewController", view: table)
        let found = try stage(scenes, of: "list")
        let view = try #require(found.view as? UITableView)
        #expect(view.adjustedContentInset.top == view.safeAreaInsets.top)
        #expect(view.safeAreaInsets.top == 103)
        withExtendedLifetime(found.stage) { #expect(view.bounds.minY == -103) }
    }
}
