import AppAssets
import AppHost
import FileAccess
import JSONText
import SceneRenderer
import StoryboardModel
import StoryboardPlayer
import XMLTree

@testable import AppDriver

/// A storyboard with two scenes in a navigation controller: a form, and what its button shows.
@MainActor
struct SmallApp {
    let driver: AppDriver

    init(_ text: String = SmallApp.text, besides files: [String: String] = [:]) throws {
        let document = try Document(Array(text.utf8))
        let memory = MemoryFiles(files.merging(["/App/Main.storyboard": text]) { $1 })
        let surroundings = DesignSurroundings(documentAt: "/App/Main.storyboard", folder: "/App", in: memory)
        let player = StoryboardPlayer(
            document, at: "/App/Main.storyboard", surroundings, in: memory, settings: StageSettings())
        driver = AppDriver(on: player.device, deviceNamed: player.device(named:), launch: { player.launch(on: $0) })
        driver.rest()
    }

    /// Performs steps that are written as in a file.
    func perform(_ steps: String...) throws {
        for step in try DriverStep.list(Array("[\(steps.joined(separator: ","))]".utf8)) { try driver.perform(step) }
    }

    /// Returns the message of a step that fails.
    func failure(_ step: String) throws -> String? {
        do {
            try perform(step)
            return nil
        } catch let error as DriverError {
            return error.message
        }
    }

    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="nav-co-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
        """

    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
            + #"<autoresizingMask key="autoresizingMask"/>"#
    }

    static func text(destination: String = secondScene, target: String = "sec-co-001") -> String {
        """
        \(head)
                <scene sceneID="sce-na-001"><objects>
                    <navigationController id="nav-co-001" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001">
                            <rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
                        <connections><segue destination="fir-co-001" kind="relationship" \
        relationship="rootViewController" id="seg-ro-001"/></connections>
                    </navigationController>
                </objects></scene>
                <scene sceneID="sce-fi-001"><objects>
                    <viewController id="fir-co-001" customClass="FormController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="fir-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-sh-001">
                                    \(frame(20, 120, 120, 30))<state key="normal" title="Show"/>
                                    <connections><segue destination="\(target)" kind="show" id="seg-sh-001"/></connections>
                                </button>
                                <button opaque="NO" contentMode="scaleToFill" enabled="NO" buttonType="system" id="but-of-001">
                                    \(frame(200, 120, 120, 30))<state key="normal" title="Off"/></button>
                                <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
        placeholder="Name" id="tex-na-001">\(frame(20, 180, 300, 34))\
        <fontDescription key="fontDescription" type="system" pointSize="14"/>\
        <textInputTraits key="textInputTraits"/></textField>
                                <switch opaque="NO" contentMode="scaleToFill" on="YES" id="swi-on-001">\
        <accessibility key="accessibilityConfiguration" identifier="milk"/>\(frame(20, 240, 51, 31))</switch>
                                <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" \
        id="sli-de-001">\(frame(20, 300, 300, 31))</slider>
                                <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" \
        id="seg-me-001">\(frame(20, 360, 300, 32))\
        <segments><segment title="Small"/><segment title="Large"/></segments></segmentedControl>
                                <label opaque="NO" hidden="YES" contentMode="left" text="Hidden" id="lab-hi-001">\
        \(frame(20, 420, 300, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                                <label opaque="NO" contentMode="left" text="Below" id="lab-be-001">\
        \(frame(20, 460, 300, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                                <view contentMode="scaleToFill" id="vie-ov-001">\(frame(0, 450, 393, 60))\
        <color key="backgroundColor" systemColor="systemGray5Color"/></view>
                            </subviews>
                        </view>
                        <navigationItem key="navigationItem" title="Coffee" id="nav-it-001"/>
                    </viewController>
                </objects></scene>
                \(destination)
            </scenes>
        </document>
        """
    }

    static let text = text()

    static let secondScene = """
        <scene sceneID="sce-se-001"><objects>
            <viewController id="sec-co-001" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="sec-vi-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews><label opaque="NO" contentMode="left" text="Second" id="lab-se-001">\
        \(frame(20, 120, 200, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                </view>
                <navigationItem key="navigationItem" title="Details" id="nav-it-002"/>
            </viewController>
        </objects></scene>
        """
}
