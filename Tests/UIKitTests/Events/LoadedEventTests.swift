import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What a storyboard connects is called by touches.
@MainActor
@Suite struct LoadedEventTests {
    private final class Host: UIViewController, UIGestureRecognizerDelegate {
        var calls: [String] = []
        var mayLeave = true

        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .action("tapped:") { (owner: Host, sender, _) in owner.calls.append("tapped by \(Self.name(sender))")
                }
        }
        private static func name(_ object: Any?) -> String { object.map { "\(type(of: $0))" } ?? "nobody" }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            calls.append("asked")
            return true
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            calls.append("should \(identifier) by \(Self.name(sender))")
            return mayLeave
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            calls.append("prepare \(segue.identifier ?? "") by \(Self.name(sender))")
        }
    }

    private static let scenes = """
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            </navigationBar>
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="rel"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects>
            <viewController id="vc" customClass="Host" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
                            <rect key="frame" x="0.0" y="200" width="100" height="44"/>
                            <state key="normal" title="Tap"/>
                            <connections>
                                <action selector="tapped:" destination="first" eventType="touchUpInside" id="act"/>
                            </connections>
                        </button>
                        <view contentMode="scaleToFill" id="box">
                            <rect key="frame" x="0.0" y="300" width="100" height="100"/>
                            <connections>
                                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
                            </connections>
                        </view>
                        <view contentMode="scaleToFill" id="door">
                            <rect key="frame" x="0.0" y="400" width="100" height="100"/>
                            <connections>
                                <outletCollection property="gestureRecognizers" destination="leave" appends="YES" id="c2"/>
                            </connections>
                        </view>
                    </subviews>
                </view>
                <navigationItem key="navigationItem" id="item"/>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            <tapGestureRecognizer id="tap">
                <connections>
                    <action selector="tapped:" destination="vc" id="a1"/>
                    <outlet property="delegate" destination="vc" id="d1"/>
                </connections>
            </tapGestureRecognizer>
            <tapGestureRecognizer id="leave">
                <connections><segue destination="other" kind="show" identifier="leave" id="sg1"/></connections>
            </tapGestureRecognizer>
        </objects></scene>
        <scene sceneID="s2"><objects><viewController id="other" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
        </viewController></objects></scene>
        """

    @Test("Actions of a control and of a recognizer, its delegate, and a segue that a recognizer triggers")
    func connections() throws {
        let storyboard = try CompiledStoryboard(["Main": Self.scenes], initial: "nav", classes: ["Host": Host.self])
        let person = Person()
        let loaded = person.make { storyboard.storyboard().instantiateInitialViewController() }
        let navigation = try #require(loaded as? UINavigationController)
        person.window.rootViewController = navigation
        person.window.layoutIfNeeded()
        let host = try #require(navigation.topViewController as? Host)
        person.tap(50, 220)
        person.tap(50, 350)
        #expect(host.calls == ["tapped by UIButton", "asked", "tapped by UITapGestureRecognizer"])
        host.calls = []
        host.mayLeave = false
        person.tap(50, 450)
        #expect(host.calls == ["should leave by UITapGestureRecognizer"] && navigation.viewControllers.count == 1)
        host.mayLeave = true
        person.wait(1)
        person.tap(50, 450)
        #expect(host.calls.last == "prepare leave by UITapGestureRecognizer" && navigation.viewControllers.count == 2)
        #expect(storyboard.messages == [] && person.messages == [])
    }
}
