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

    /// Without a device the document names none.
    static func storyboard(
        initial: String = "one", device: String? = "retina6_12", tools: Int = 23504, root: String = "",
        _ scenes: String
    ) -> String {
        let device = device.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
            initialViewController="\(initial)">
                \(device)\(root)
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

    static func view(
        _ id: String, y: Double = 0, _ width: Double = 393, _ height: Double = 852, subviews: String = ""
    ) -> String {
        """
        <view key="view" contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
        </view>
        """
    }
}
