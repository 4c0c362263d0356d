import FileAccess
import Foundation
import JSONText
import StoryboardModel
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

    /// A scene with a container view that another scene is in, which has a label pinned to its edges.
    private static let embedded = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="out">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s-out"><objects><viewController id="out" sceneMemberID="viewController">
        <view key="view" id="out-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
        <containerView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="40" y="100" width="240" height="128"/>
        <connections><segue destination="in" kind="embed" id="emb"/></connections></containerView></subviews></view></viewController></objects></scene>
        <scene sceneID="s-in"><objects><viewController id="in" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="in-view"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0.0" y="0.0" width="240" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="c1"/></constraints></view></subviews>
        <constraints><constraint firstItem="bar" firstAttribute="leading" secondItem="in-view" secondAttribute="leading" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="bar" firstAttribute="top" secondItem="in-view" secondAttribute="top" id="c4"/></constraints>
        </view></viewController></objects></scene></scenes></document>

        """

    @Test("a container view that constraints resize takes its embedded scene along, with the views in it")
    func constrainedContainer() throws {
        let editor = TestEditor(MemoryFiles(["/app/Shop.storyboard": Self.embedded]))
        let page = editor.page()
        page.open()
        page.ask("stage", #""document": "Shop.storyboard", "scenes": ["s-out", "s-in"]"#)
        _ = page.takeEvents("stage")
        let pinned = page.perform(
            """
            {"pin": {"objects": ["box"], "leading": 0, "trailing": 0, "top": 0, "height": 333, "toMargins": false}}
            """)
        #expect(pinned["error"] == nil, "\(pinned)")
        let document = try #require(editor.editor.open["Shop.storyboard"]).session.document
        #expect(document.object("in-view")?.frame == DocumentRect(x: 0, y: 0, width: 393, height: 333))
        #expect(document.object("bar")?.frame == DocumentRect(x: 0, y: 0, width: 393, height: 20))
        let stages = page.takeEvents("stage").compactMap { $0["stage"] }
        let inner = try #require(stages.first { $0["scene"]?.string == "s-in" })
        #expect(inner["size"]?[0]?.number == 393 && inner["size"]?[1]?.number == 333)
        page.ask("undo", #""document": "Shop.storyboard""#)
        #expect(
            String(decoding: try #require(editor.editor.open["Shop.storyboard"]).session.text, as: UTF8.self)
                == Self.embedded)
    }
}
