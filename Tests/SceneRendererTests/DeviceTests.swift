import Foundation
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneRenderer

@MainActor
@Suite("Scenes on other devices")
struct DeviceTests {
    private func frames(_ text: String, on device: String, isLandscape: Bool = false) throws -> [String: CGRect] {
        var settings = StageSettings()
        settings.device = DocumentDevice(id: device, isLandscape: isLandscape)
        let stage = SceneStage(try SmallStoryboard.document(text), settings: settings)
        return Dictionary(stage.frames().map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("root views have the device's size")
    func rootViews() throws {
        let frames = try frames(SmallStoryboard.flow, on: "ipad11_0rounded", isLandscape: true)
        #expect(frames["view-list"]?.size == CGSize(width: 1194, height: 834))
    }

    @Test("a freeform scene keeps its size")
    func freeform() throws {
        let scene = SmallStoryboard.scene(
            "one", view: SmallStoryboard.view("view", 300, 200),
            more: """
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                <size key="freeformSize" width="300" height="200"/>
                """)
        #expect(
            try frames(SmallStoryboard.storyboard(scene), on: "ipad9_7")["view"]?.size
                == CGSize(width: 300, height: 200))
    }

    @Test("bars are low on a small phone in landscape, so large titles are small there")
    func lowBars() throws {
        func safeArea(_ id: String, isLandscape: Bool) throws -> UIEdgeInsets {
            var settings = StageSettings()
            settings.device = DocumentDevice(id: id, isLandscape: isLandscape)
            let document = try SmallStoryboard.document(
                SmallStoryboard.flow.replacing(
                    /<navigationController[^>]*>/,
                    with: { "\($0.output)<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>" }))
            let stage = SceneStage(document, settings: settings)
            let scene = try #require(document.scenes.first { $0.controller?["id"] == "list" })
            return try #require(stage.stage(scene)).metrics.safeArea
        }
        #expect(
            try safeArea("retina6_12", isLandscape: false) == UIEdgeInsets(top: 59 + 96, left: 0, bottom: 34, right: 0))
        #expect(try safeArea("retina6_12", isLandscape: true) == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
        #expect(try safeArea("retina6_72", isLandscape: true).top == 44, "a large phone is wide enough")
        #expect(try safeArea("ipad9_7", isLandscape: true).top == 20 + 96)
    }

    @Test("what stretches with its superview does")
    func stretching() throws {
        let label = """
            <view contentMode="scaleToFill" id="bar"><rect key="frame" x="10" y="0.0" width="373" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
            """
        let scene = SmallStoryboard.scene("one", view: SmallStoryboard.view("view", subviews: label))
        let frame = try frames(SmallStoryboard.storyboard(scene), on: "retina4_0")["bar"]
        #expect(frame == CGRect(x: 10, y: 0, width: 300, height: 40))
    }

    @Test("a view that is installed for some traits only has its position in the document")
    func installed() throws {
        let boxes = ["first", "second", "third"].map { id in
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></view>
            """
        }.joined()
        let stack = """
            <stackView contentMode="scaleToFill" axis="vertical" distribution="fillEqually" id="stack">
                <rect key="frame" x="0.0" y="0.0" width="40" height="60"/>
                <subviews>\(boxes)</subviews>
                <variation key="default"><mask key="subviews"><exclude reference="second"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="second"/></mask></variation>
            </stackView>
            """
        let scene = SmallStoryboard.scene("one", view: SmallStoryboard.view("view", subviews: stack))
        let narrow = try frames(SmallStoryboard.storyboard(scene), on: "retina6_12")
        #expect(narrow["second"] == nil && narrow["third"]?.origin.y == 30)
        let wide = try frames(SmallStoryboard.storyboard(scene), on: "ipad9_7")
        #expect(wide["second"]?.origin.y == 20 && wide["third"]?.origin.y == 40)
    }

    @Test("traits are those of the device")
    func traits() throws {
        let document = try SmallStoryboard.document(SmallStoryboard.flow)
        func traits(_ id: String, _ isLandscape: Bool = false) -> UITraitCollection {
            var settings = StageSettings()
            settings.device = DocumentDevice(id: id, isLandscape: isLandscape)
            settings.appearance = .dark
            settings.language = "ar"
            return settings.traits(of: document)
        }
        #expect(traits("ipad9_7").horizontalSizeClass == .regular)
        #expect(traits("ipad9_7").userInterfaceIdiom == .pad)
        #expect(traits("retina6_12").horizontalSizeClass == .compact)
        #expect(traits("retina6_12").displayScale == 3)
        #expect(traits("retina6_12", true).verticalSizeClass == .compact)
        #expect(traits("retina6_72", true).horizontalSizeClass == .regular)
        #expect(traits("retina6_12").userInterfaceStyle == .dark)
        #expect(traits("retina6_12").layoutDirection == .rightToLeft)
    }

    @Test(
        "a document that was saved with a dark canvas is dark, unless another appearance is asked for, and when it is edited"
    )
    func darkDocument() throws {
        let light = SmallStoryboard.storyboard(SmallStoryboard.scene("one", view: SmallStoryboard.view("view")))
        let dark = light.replacing(#"appearance="light""#, with: #"appearance="dark""#)
        #expect(dark != light)
        let (one, other) = (try SmallStoryboard.document(light), try SmallStoryboard.document(dark))
        func style(_ stage: SceneStage) throws -> UIUserInterfaceStyle {
            let scene = try #require(stage.document.scenes.first)
            return try #require(stage.stage(scene)).controller.traitCollection.userInterfaceStyle
        }
        #expect(try style(SceneStage(one)) == .light)
        #expect(try style(SceneStage(other)) == .dark)
        #expect(try style(SceneStage(SceneStage(one), document: other, changed: [], surroundings: nil)) == .dark)
        var settings = StageSettings()
        settings.appearance = .light
        #expect(try style(SceneStage(other, settings: settings)) == .light)
        #expect(WallVariant(of: other).isDark && !WallVariant(of: one).isDark)
    }

    @Test("devices are known by Interface Builder's ids and by the names on their boxes")
    func names() {
        #expect(DocumentDevice.id(named: "retina6_12") == "retina6_12")
        #expect(DocumentDevice.id(named: "iPhone 15 Pro") == "retina6_12")
        #expect(DocumentDevice.id(named: "ipad pro (11-inch)") == "ipad11_0rounded")
        #expect(DocumentDevice.id(named: "iPhone 99") == nil)
        #expect(DocumentDevice(id: "retina6_12", isLandscape: true)?.sideInset == 59)
        for id in DocumentDevice.usualIDs { #expect(DocumentDevice(id: id) != nil) }
        for id in DocumentDevice.marketingNames.keys { #expect(DocumentDevice(id: id) != nil) }
    }

    @Test("views at the top of a xib have frames")
    func xib() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    \(SmallStoryboard.view("badge", 120, 40).replacing(#"key="view" "#, with: ""))
                </objects>
            </document>
            """
        let stage = SceneStage(try SmallStoryboard.document(text))
        #expect(stage.topLevelViews().map(\.id) == ["badge"])
        #expect(stage.frames().first?.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
    }
}
