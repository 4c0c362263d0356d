import FileAccess
import Foundation
import JSONText
import Testing

@testable import EditorServer

/// What a change of one scene does to the picture of another.
@MainActor
@Suite struct ContainerPictureTests {
    /// A tab bar controller with two scenes.
    private static let tabs = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="tab">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s-tab"><objects><tabBarController id="tab" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="393" height="49"/></tabBar>
        <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="s-one"><objects><viewController id="one" sceneMemberID="viewController">
        <view key="view" id="one-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        <tabBarItem key="tabBarItem" title="First" id="item1"/></viewController></objects></scene>
        <scene sceneID="s-two"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="two-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        <tabBarItem key="tabBarItem" title="Second" id="item2"/></viewController></objects></scene>
        </scenes></document>

        """

    private func changed(by command: String) -> Set<String> {
        let page = TestEditor(MemoryFiles(["/app/Shop.storyboard": Self.tabs])).page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["s-tab", "s-one", "s-two"]"#)
        #expect(page.takeEvents("stage").count == 3)
        #expect(page.perform(command)["error"] == nil)
        return Set(page.takeEvents("stage").compactMap { $0["stage"]?["scene"]?.string })
    }

    @Test("the new title of a tab bar item is shown by the tab bar controller and by all its tabs")
    func title() {
        #expect(
            changed(by: #"{"set": {"object": "item2", "attribute": "title", "value": "Orders"}}"#)
                == ["s-tab", "s-one", "s-two"])
    }

    @Test("other changes of a tab are shown by it alone")
    func other() {
        #expect(changed(by: #"{"set": {"object": "two-view", "attribute": "hidden", "value": "YES"}}"#) == ["s-two"])
    }
}
