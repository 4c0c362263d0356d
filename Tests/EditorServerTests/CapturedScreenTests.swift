import FileAccess
import JSONText
import PageServing
import StoryboardModel
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("Screens that become scenes") struct CapturedScreenTests {
    /// A navigation controller with a table and what it pushed, as an app sends them. The ids are those of `shop`.
    private static let captured = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-co-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="sce-na-001">
                    <objects>
                        <navigationController id="nav-co-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001"><rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
                            <connections><segue destination="sho-co-001" kind="relationship" relationship="rootViewController" id="rel-se-001"/></connections>
                        </navigationController>
                    </objects>
                </scene>
                <scene sceneID="sce-li-001">
                    <objects>
                        <tableViewController id="sho-co-001" customClass="ListViewController" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab-le-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <prototypes>
                                    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" textLabel="row-la-001" style="IBUITableViewCellStyleDefault" id="row-ce-001">
                                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="row-ce-001" id="row-co-001">
                                            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                            <subviews><label text="Title" id="row-la-001"><rect key="frame" x="20" y="0.0" width="353" height="44"/></label></subviews>
                                        </tableViewCellContentView>
                                    </tableViewCell>
                                </prototypes>
                            </tableView>
                            <navigationItem key="navigationItem" title="Rows" id="nav-it-001"/>
                            <connections><segue destination="det-co-001" kind="show" identifier="showDetail" id="det-se-001"/></connections>
                        </tableViewController>
                    </objects>
                </scene>
                <scene sceneID="sce-de-001">
                    <objects>
                        <viewController id="det-co-001" customClass="DetailViewController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="det-vi-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews><imageView image="DetailImage1" id="det-im-001"><rect key="frame" x="0.0" y="200" width="40" height="40"/></imageView></subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources><image name="DetailImage1" width="40" height="40"/></resources>
        </document>
        """
    private static let samples =
        #"{"scenes": {"sce-li-001": [{"name": "Captured", "lists": {"tab-le-001": [{"rows": [{"prototype": "row-ce-001", "values": {"row-la-001": {"text": "Espresso"}}}]}]}}]}}"#

    private let files = MemoryFiles(["/app/Shop.storyboard": shop, "/app/DetailImage1.png": "other"])
    private var editor: TestEditor { TestEditor(files) }

    private func capture(front: String = "sce-de-001", document: String = captured) -> String {
        let node = JSONValue.record([
            "document": .string(document), "samples": .written(Self.samples), "findings": .array([]),
            "images": .array([.record(["file": .string("DetailImage1.png"), "png": .string("AQID")])]),
            "front": .string(front),
        ])
        return #""document": "Shop.storyboard", "capture": \#(JSONValue.string(node.line).line)"#
    }

    private func document(_ editor: TestEditor) throws -> Document {
        try #require(editor.editor.open["Shop.storyboard"]?.session.document)
    }

    @Test("the screen at the front becomes a scene, with the bars around it and its images, as one step")
    func front() throws {
        let editor = editor
        let page = editor.page()
        page.open()
        let before = editor.document
        let answer = page.ask("insertCapture", capture())
        #expect(answer["error"] == nil)
        #expect(answer["created"]?.elements?.compactMap(\.string) == ["det-co-001"])
        let document = try document(editor)
        #expect(document.scenes.count == 3)
        let controller = try #require(document.object("det-co-001"))
        #expect(controller["customClass"] == "DetailViewController")
        #expect(controller["storyboardIdentifier"] == "Detail")
        #expect(controller.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics")
        // The name of its image is that of another file.
        #expect(document.object("det-im-001")?["image"] == "DetailImage1-2")
        #expect(try files.read("/app/DetailImage1-2.png").bytes == [1, 2, 3])
        #expect(try files.read("/app/DetailImage1.png").bytes == Array("other".utf8))
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(editor.document == before)
        page.ask("redo", #""document": "Shop.storyboard""#)
        #expect(try self.document(editor).object("det-co-001") != nil)
    }

    @Test("objects whose ids are taken get others, also in the sample data of the rows")
    func rows() throws {
        let editor = editor
        let page = editor.page()
        page.open()
        let answer = page.ask("insertCapture", capture(front: "sce-li-001"))
        let created = answer["created"]?.elements?.compactMap(\.string) ?? []
        let id = try #require(created.count == 1 ? created.first : nil)
        #expect(id != "sho-co-001")
        let document = try document(editor)
        #expect(document.object("sho-co-001")?.name == "viewController")
        #expect(document.object(id)?.name == "tableViewController")
        #expect(document.segues(to: id).isEmpty)
        let scene = try #require(answer["scenes"]?.elements?.first?.string)
        let states = page.ask("samples", #""document": "Shop.storyboard""#)["scenes"]?[scene]
        #expect(states?.elements?.first?["name"]?.string == "Captured")
        let before = page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(before["error"] == nil)
        #expect(page.ask("samples", #""document": "Shop.storyboard""#)["scenes"]?[scene] == nil)
    }

    @Test("the controllers around the screen come along if that is wanted")
    func containers() throws {
        let editor = editor
        let page = editor.page()
        page.open()
        let answer = page.ask("insertCapture", capture(front: "sce-li-001") + #", "withContainers": true"#)
        #expect(answer["created"]?.elements?.count == 2)
        let document = try document(editor)
        #expect(document.scenes.count == 4)
        let list = try #require(document.controllers.first { $0["customClass"] == "ListViewController" })
        #expect(document.segues(to: list["id"] ?? "").map { $0.node["relationship"] } == ["rootViewController"])
        #expect(list.child(key: "simulatedTopBarMetrics") == nil)
    }

    @Test("a capture is shown without a change of the document")
    func showing() throws {
        let editor = editor
        let page = editor.page()
        page.open()
        let before = editor.document
        let answer = page.ask("showCapture", capture())
        #expect(answer["scenes"]?.elements?.compactMap(\.string) == ["Detail View Controller"])
        let key = try #require(answer["stage"]?["key"]?.string)
        #expect(answer["stage"]?["size"]?.elements?.compactMap(\.number) == [393, 852])
        #expect(EditorService.picture("pictures/\(key)@1", editor.editor)?.status == 200)
        #expect(editor.document == before)
        #expect((try? files.read("/app/DetailImage1-2.png")) == nil)
    }

    @Test("what is no capture is refused, and changes nothing")
    func refusals() throws {
        let editor = editor
        let page = editor.page()
        page.open()
        let before = editor.document
        func message(_ capture: String) -> String? {
            page.ask("insertCapture", capture)["error"]?["message"]?.string
        }
        #expect(
            message(#""document": "Shop.storyboard", "capture": "{""#)?.hasPrefix("the app has sent no capture") == true
        )
        #expect(message(capture(document: "<document"))?.hasPrefix("the app has sent no document") == true)
        #expect(message(capture(front: "elsewhere")) == "nothing on the screen can be a scene")
        #expect(editor.document == before)
        let guest = editor.page(as: .guest)
        guest.open()
        #expect(guest.ask("insertCapture", capture())["error"] != nil)
    }
}
