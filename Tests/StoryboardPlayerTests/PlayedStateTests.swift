import AppDriver
import AppHost
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import Testing
import UIKit

@testable import StoryboardPlayer

@MainActor
@Suite("A new version of a played storyboard") struct PlayedStateTests {
    /// A tab with a stack, whose root has a field and a button that shows another scene, and a tab with a sheet.
    private func storyboard(title: String = "Buy") -> String {
        func scene(_ id: String, _ controller: String) -> String {
            "<scene sceneID=\"s-\(id)\"><objects>\(controller)</objects></scene>"
        }
        func view(_ id: String, _ views: String) -> String {
            """
            <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" \
            height="852"/><subviews>\(views)</subviews></view>
            """
        }
        let field = """
            <textField opaque="NO" contentMode="scaleToFill" placeholder="Bean" textAlignment="natural" minimumFontSize="17" \
            id="field"><rect key="frame" x="20" y="150" width="200" height="34"/><textInputTraits key="textInputTraits"/>\
            </textField>
            """
        func button(_ id: String, _ y: Int, _ title: String, _ segue: String) -> String {
            """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)"><rect key="frame" x="20" y="\(y)" \
            width="200" height="30"/><state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
            """
        }
        let show = #"<segue destination="detail" kind="show" id="show"/>"#
        let present = #"<segue destination="sheet" kind="presentation" id="present"/>"#
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
            initialViewController="tabs"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            \(scene("tabs", """
                <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections>\
                <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>\
                <segue destination="second" kind="relationship" relationship="viewControllers" id="r2"/></connections>\
                </tabBarController>
                """))
            \(scene("stack", """
                <navigationController id="stack" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Shop" \
                id="t1"/><navigationBar key="navigationBar" id="nb"/><connections><segue destination="root" \
                kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController>
                """))
            \(scene("root", """
                <viewController id="root" sceneMemberID="viewController">\(view("root", field + button("b1", 250, title, show)))\
                <navigationItem key="navigationItem" title="Beans" id="n1"/></viewController>
                """))
            \(scene("detail", """
                <viewController id="detail" sceneMemberID="viewController">\(view("detail", ""))\
                <navigationItem key="navigationItem" title="\(title) Now" id="n2"/></viewController>
                """))
            \(scene("second", """
                <viewController id="second" sceneMemberID="viewController">\(view("second", button("b2", 250, "Pay", present)))\
                <tabBarItem key="tabBarItem" title="Cart" id="t2"/></viewController>
                """))
            \(scene("sheet", """
                <viewController id="sheet" sceneMemberID="viewController">\
                \(view("sheet", button("b3", 100, title + " All", "")))</viewController>
                """))
            </scenes></document>
            """
    }

    private func launch(_ text: String) throws -> AppHost {
        let player = StoryboardPlayer(
            try Document(Array(text.utf8)), at: "/app/Main.storyboard", nil, in: MemoryFiles(),
            settings: StageSettings())
        return player.launch(on: player.device)
    }

    private func drive(_ host: AppHost, _ steps: String) throws {
        let driver = AppDriver(on: host.device, deviceNamed: { _ in nil }) { _ in host }
        for step in try DriverStep.list(Array(steps.utf8)) { try driver.perform(step) }
    }

    private func texts(_ host: AppHost) -> [String] {
        host.environment.perform {
            ScreenElement.all(in: host.environment).filter(\.isVisible).compactMap(\.text)
        }
    }

    /// Does something in one version, and returns another one at the same scene.
    private func restored(_ steps: String) throws -> (old: AppHost, new: AppHost) {
        let old = try launch(storyboard())
        _ = old.rest()
        var original = PlayedValues()
        original.record(old)
        try drive(old, steps)
        let new = try launch(storyboard(title: "Order"))
        PlayedState.restore(old, in: new, original: original)
        _ = new.rest()
        return (old, new)
    }

    @Test("is shown with what was pushed, without its transition")
    func pushed() throws {
        let (_, new) = try restored(#"[{"tap": {"text": "Buy"}}]"#)
        #expect(texts(new).contains("Order Now") && texts(new).contains("Beans"))
    }

    @Test("is shown in the tab that was selected, with what was presented there")
    func presented() throws {
        let (_, new) = try restored(#"[{"tap": {"text": "Cart"}}, {"tap": {"text": "Pay"}}]"#)
        #expect(texts(new).contains("Order All"))
        try drive(new, #"[{"expect": {"text": "Cart"}, "selected": true}]"#)
    }

    @Test("has what was typed, and goes on from there")
    func typed() throws {
        let (_, new) = try restored(#"[{"type": "Sumatra", "into": {"class": "UITextField"}}]"#)
        #expect(texts(new).contains("Sumatra") && texts(new).contains("Order"))
        try drive(new, #"[{"tap": {"text": "Order"}}, {"expect": {"bar": "Order Now"}}, {"back": true}]"#)
        #expect(texts(new).contains("Sumatra"))
    }

    @Test("shows as much of the way as is still there")
    func shorter() throws {
        let old = try launch(storyboard())
        try drive(old, #"[{"tap": {"text": "Buy"}}]"#)
        let text = storyboard().replacing(#"<segue destination="detail" kind="show" id="show"/>"#, with: "")
        let new = try launch(text)
        PlayedState.restore(old, in: new, original: PlayedValues())
        _ = new.rest()
        #expect(texts(new).contains("Buy") && !texts(new).contains("Buy Now"))
    }
}
