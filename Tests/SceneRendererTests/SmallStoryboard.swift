import FileAccess
import StoryboardModel
import Testing

/// Documents of a few lines, and what a test asks of them.
enum SmallStoryboard {
    /// A list in a navigation controller, which shows details.
    static let flow = storyboard(
        initial: "nav",
        scene(
            "nav", at: (0, 0), controller: "navigationController", view: "",
            connections: #"<segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>"#)
            + scene("list", at: (700, 0), connections: #"<segue destination="details" kind="show" id="s"/>"#)
            + scene("details", at: (1400, 0)))

    static func document(_ text: String) throws -> Document { try Document(Array(text.utf8)) }

    static func storyboard(initial: String = "one", device: String = "retina6_12", _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="\(initial)">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes>\(scenes)</scenes>
        </document>

        """
    }

    static func scene(
        _ id: String, at place: (x: Double, y: Double)? = nil, controller: String = "viewController",
        view: String? = nil, connections: String = "", more: String = ""
    ) -> String {
        let point = place.map { #"<point key="canvasLocation" x="\#($0.x)" y="\#($0.y)"/>"# } ?? ""
        return """
            <scene sceneID="scene-\(id)"><objects>
                <\(controller) id="\(id)" sceneMemberID="viewController">\(view ?? self.view("view-\(id)"))\(more)
                    <connections>\(connections)</connections>
                </\(controller)>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
            </objects>\(point)</scene>
            """
    }

    static func view(_ id: String, _ width: Double = 393, _ height: Double = 852, subviews: String = "") -> String {
        """
        <view key="view" contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
        </view>
        """
    }
}
