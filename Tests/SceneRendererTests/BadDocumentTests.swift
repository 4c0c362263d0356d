import CoreGraphics
import Foundation
import QuartzCore
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

@MainActor
@Suite("Invalid documents are drawn as far as possible, and errors are reported")
struct BadDocumentTests {
    private static let label = """
        <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """

    private func stage(
        width: String = "393", height: String = "852", views: String = label, constraints: String = ""
    ) throws -> (SceneStage, SceneStage.Stage) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
            </viewController></objects></scene></scenes></document>
            """
        let stage = SceneStage(try Document(Array(text.utf8)))
        let scene = try #require(stage.document.scenes.first)
        return (stage, try #require(stage.stage(scene)))
    }

    private func constraint(_ attribute: String, _ constant: String, id: String) -> String {
        """
        <constraint firstItem="l" firstAttribute="\(attribute)" secondItem="v" secondAttribute="\(attribute)" \
        constant="\(constant)" id="\(id)"/>
        """
    }

    /// The size of the picture that is drawn all the same.
    private func pictureSize(_ set: SceneStage.Stage) throws -> [Int] {
        let picture = try #require(SceneStage.draw(set.canvas, scale: 1))
        return [picture.width, picture.height]
    }

    @Test("a scene whose controller is of no known kind")
    func unknownController() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
            <scenes><scene sceneID="s1"><objects><mixerController id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
            </mixerController></objects></scene></scenes></document>
            """
        let stage = SceneStage(try Document(Array(text.utf8)))
        #expect(stage.frames().isEmpty)
        #expect(stage.messages == ["the scene 's1' has no controller that is known, and isn't drawn"])
    }

    @Test("constraints that contradict each other")
    func conflict() throws {
        let (stage, set) = try stage(
            constraints: constraint("top", "5", id: "a") + constraint("top", "9", id: "b")
                + constraint("leading", "0", id: "c"))
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("UILabel 'l'.top == UIView 'v'.top + 9.0") == true)
        #expect(stage.frames().first { $0.id == "l" }?.frame.minY == 5)
        #expect(try pictureSize(set) == [393, 852])
    }

    @Test("constraints that leave a view's place open")
    func ambiguity() throws {
        let (stage, set) = try stage(constraints: constraint("top", "5", id: "a"))
        #expect(stage.messages == ["UILabel 'l': the constraints leave more than one place for it"])
        #expect(try pictureSize(set) == [393, 852])
    }

    @Test("a view that no constraint speaks of stays where the document has it")
    func noConstraints() throws {
        let views = Self.label.replacing(
            "x=\"0\" y=\"0\" width=\"10\" height=\"10\"", with: "x=\"30\" y=\"40\" width=\"90\" height=\"21\"")
        let (stage, _) = try stage(views: views)
        #expect(stage.frames().first { $0.id == "l" }?.frame == CGRect(x: 30, y: 40, width: 90, height: 21))
        #expect(stage.messages == [])
    }

    @Test("numbers that are none", arguments: ["nan", "inf", "-inf", "1e308", "-1e308", "word", ""])
    func numbers(_ number: String) throws {
        let (_, set) = try stage(
            constraints: constraint("top", number, id: "a") + constraint("leading", "0", id: "b"))
        #expect(try pictureSize(set) == [393, 852])
        let (_, other) = try stage(width: number, height: number)
        #expect(try pictureSize(other).allSatisfy { (1...8192).contains($0) })
    }

    @Test("views of no size and of a giant one")
    func sizes() throws {
        #expect(try pictureSize(stage(width: "0", height: "0").1) == [393, 852])
        #expect(try pictureSize(stage(width: "100000", height: "50000").1) == [8192, 4096])
        #expect(try pictureSize(stage(width: "-10", height: "20").1) == [393, 852])
        // As many pixels as a picture may have, whichever way they lie.
        #expect(try pictureSize(stage(width: "1000000", height: "1000000").1) == [5793, 5793])
    }

    @Test("many images that cover all keep no more pixels than there is room for")
    func keptPixels() throws {
        let views = (0..<30).map {
            """
            <imageView image="nothere" id="i\($0)"><rect key="frame" x="0" y="0" width="2000" height="2000"/></imageView>
            """
        }
        let (_, set) = try stage(width: "2000", height: "2000", views: views.joined())
        for _ in 0..<2 { #expect(try pictureSize(set) == [2000, 2000]) }
        let kept = set.controller.view.subviews.filter(\.layer.keepsDrawing).count
        #expect((1..<30).contains(kept), "kept \(kept)")
    }

    @Test("of a text that nobody can read to its end the beginning is shown, and a message says so")
    func longText() throws {
        let text = String(repeating: "é", count: 100_001)
        let (stage, set) = try stage(views: Self.label.replacing("Hello", with: text))
        #expect(stage.messages.contains("a text of 100001 characters is shown up to the 100000th"))
        #expect((set.controller.view.subviews.first as? UILabel)?.text?.count == 100_000)
    }

    @Test("numbers far beyond any screen are cut, and a message says so", arguments: ["1e19", "1e30"])
    func distances(_ number: String) throws {
        let (stage, set) = try stage(width: "393", height: number)
        #expect(stage.messages.contains("UIView 'v': the frame reaches too far and is cut to 16777216 points"))
        #expect(try pictureSize(set).allSatisfy { (1...8192).contains($0) })
        let tall = Self.label.replacing("height=\"10\"", with: "height=\"\(number)\" numberOfLines=\"0\"")
            .replacing("opaque", with: "numberOfLines=\"0\" opaque")
        #expect(try pictureSize(self.stage(views: tall).1) == [393, 852])
    }

    @Test("widths that contradict each other, of which one is beyond all views")
    func farConflict() throws {
        let widths = ["1e19", "100"].map { #"<constraint firstAttribute="width" constant="\#($0)" id="w\#($0)"/>"# }
        let views = Self.label.replacing("</label>", with: "<constraints>\(widths.joined())</constraints></label>")
        let (stage, set) = try stage(
            views: views, constraints: constraint("top", "5", id: "a") + constraint("leading", "0", id: "c"))
        #expect(!stage.messages.isEmpty)
        #expect(try pictureSize(set) == [393, 852])
    }

    @Test("widths that grow from view to view beyond all numbers")
    func growth() throws {
        let numbers = 0..<40
        let views = numbers.map { Self.label.replacing("id=\"l\"", with: "id=\"l\($0)\"") }.joined()
        let ties = numbers.dropFirst().map {
            """
            <constraint firstItem="l\($0)" firstAttribute="width" secondItem="l\($0 - 1)" secondAttribute="width" \
            multiplier="1e30" id="m\($0)"/>
            """
        }
        let first = #"<constraint firstItem="l0" firstAttribute="width" constant="1e38" id="m0"/>"#
        #expect(try pictureSize(stage(views: views, constraints: first + ties.joined()).1) == [393, 852])
    }

    @Test("a text field whose font is far too large for it takes the largest that fits")
    func shrinkingField() throws {
        let (_, set) = try stage(
            views: """
                <textField opaque="NO" borderStyle="roundedRect" text="Hello" minimumFontSize="7" \
                adjustsFontSizeToFit="YES" id="t">
                    <rect key="frame" x="0" y="0" width="100" height="34"/>
                    <fontDescription key="fontDescription" type="system" pointSize="140000"/>
                </textField>
                """)
        #expect(try pictureSize(set) == [393, 852])
    }

    @Test("a font that is larger than anything")
    func font() throws {
        let views = Self.label.replacing("pointSize=\"17\"", with: "pointSize=\"1e9\"")
        let (_, set) = try stage(views: views, constraints: constraint("top", "5", id: "a"))
        #expect(try pictureSize(set) == [393, 852])
    }

    @Test("classes, images and fonts that are not there")
    func missing() throws {
        let (_, set) = try stage(
            views: """
                <imageView image="nothere" id="i"><rect key="frame" x="10" y="10" width="100" height="100"/></imageView>
                <label text="x" id="q" customClass="Nope" customModule="App">
                    <rect key="frame" x="10" y="200" width="100" height="20"/>
                    <fontDescription key="fontDescription" name="NoSuch-Bold" family="No Such" pointSize="17"/></label>
                """)
        #expect(try pictureSize(set) == [393, 852])
        #expect(set.controller.view.subviews.count == 2)
    }
}
