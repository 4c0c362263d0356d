import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("What the inspectors show in documents for Macs and watches") struct OtherPlatformTests {
    private nonisolated static let mac = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="win-co-001">
        <scenes><scene sceneID="sce-wi-001"><objects><windowController id="win-co-001" sceneMemberID="viewController">
        <window key="window" title="Beans" restorable="NO" id="win-do-001"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <windowPositionMask key="initialPositionMask" leftStrut="YES"/><rect key="contentRect" x="100" y="100" width="480" height="270"/></window>
        </windowController></objects></scene>
        <scene sceneID="sce-vi-001"><objects><viewController id="con-tr-001" sceneMemberID="viewController">
        <view key="view" id="con-vi-001"><rect key="frame" x="0.0" y="0.0" width="450" height="300"/></view>
        </viewController></objects></scene></scenes></document>
        """
    private nonisolated static let watch = """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="23504" targetRuntime="watchKit" useAutolayout="YES" initialViewController="con-tr-001">
        <scenes><scene sceneID="sce-wa-001"><objects><controller id="con-tr-001">
        <items><label alignment="center" text="Beans" id="lab-el-001"/></items></controller></objects></scene></scenes></document>
        """

    private func titles(_ object: InspectedObject, _ tabs: [String]) throws -> Set<String> {
        try tabs.reduce(into: []) { titles, tab in
            titles.formUnion(try object.sections(tab).compactMap { $0["title"]?.string })
            titles.formUnion(try object.rows(tab).compactMap { $0["title"]?.string })
        }
    }

    /// What only UIKit has.
    private static let ofUIKit: Set<String> = [
        "Simulated Metrics", "Layout Margins", "Safe Area Relative Margins", "Simulated Size", "Status Bar",
        "Use Safe Area Layout Guides", "Use as Launch Screen", "Device", "Extend Edges Under", "Tint", "Background",
        "Restoration ID", "Highlighted Color",
    ]

    @Test(
        "there are no margins, simulated bars and safe areas",
        arguments: [
            (mac, "con-tr-001"), (mac, "con-vi-001"), (mac, "win-do-001"), (watch, "con-tr-001"), (watch, "lab-el-001"),
        ])
    func foreign(text: String, id: String) throws {
        let object = try InspectedObject(id: id, in: text)
        let shown = try titles(object, ["file", "identity", "attributes", "size"])
        #expect(!shown.isEmpty && shown.isDisjoint(with: Self.ofUIKit), "\(shown.intersection(Self.ofUIKit))")
    }

    @Test("a Mac's window has its rows in words that fit, and its sizes in the Size inspector")
    func windows() throws {
        let window = try InspectedObject(id: "win-do-001", in: Self.mac)
        #expect(try window.row("Restorable")["group"]?.string == "Behavior")
        #expect(try window.row("Recalculates View Loop")["value"]?.bool == false)
        for row in try window.rows() {
            let title = row["group"]?.string ?? row["title"]?.string ?? ""
            #expect(title.split(separator: " ").allSatisfy { $0.count <= 12 }, "\(title)")
        }
        #expect(try window.row("Content", "size")["value"]?.elements?.compactMap(\.number) == [100, 100, 480, 270])
        #expect(try window.row("Initial Position", "size")["value"]?.texts == ["leftStrut"])
        window.send(try window.row("Minimum Size", "size")["set"], ["$0": "200", "$1": "100"])
        #expect(window.text.contains(#"<value key="minSize" type="size" width="200" height="100"/>"#))
    }

    @Test("a Mac's control with segments has rows for each")
    func segments() throws {
        let text = Self.mac.replacing(
            "height=\"300\"/></view>",
            with: """
                height="300"/><subviews><segmentedControl id="seg-co-001"><segmentedCell key="cell" id="seg-ce-001">
                <segments><segment label="One" width="40"/><segment label="Two" width="40" selected="YES" tag="1"/></segments>
                </segmentedCell></segmentedControl></subviews></view>
                """)
        let control = try InspectedObject(id: "seg-co-001", in: text)
        #expect(try control.row("Label", page: "1")["value"]?.string == "Two")
        #expect(try control.row("Selected", page: "1")["value"]?.bool == true)
        #expect(try control.row("Segment Width", page: "0")["value"]?.number == 40)
    }
}
