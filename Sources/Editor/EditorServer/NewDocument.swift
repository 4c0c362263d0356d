import StoryboardEditing
import StoryboardModel

/// What a new document contains: the kinds of documents in the menu of new files.
enum NewDocument: String, CaseIterable {
    /// A storyboard without scenes.
    case storyboard
    /// A storyboard with the scene of a launch screen.
    case launchScreen
    /// A xib with a view.
    case view
    /// A xib without objects.
    case empty

    /// The extension of the file's name.
    var ending: String {
        switch self {
        case .storyboard, .launchScreen: "storyboard"
        case .view, .empty: "xib"
        }
    }

    /// Returns the text of a new document. Objects have new ids.
    func text() throws(ChangeError) -> [UInt8] {
        switch self {
        case .storyboard: return Array(Self.storyboardText(attributes: "").utf8)
        case .empty: return Array(Self.xib.utf8)
        case .launchScreen:
            return try Self.text(
                Self.storyboardText(attributes: " launchScreen=\"YES\""), [.addScene(controller: "viewController")])
        case .view:
            let view = """
                <view contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><viewLayoutGuide key="safeArea"/>\
                <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
                """
            return try Self.text(Self.xib, [.insert(into: "document/objects", xml: view)])
        }
    }

    private static func text(_ start: String, _ commands: [Command]) throws(ChangeError) -> [UInt8] {
        guard var document = try? Document(start.utf8) else { throw .refused("the new document is damaged") }
        do throws(NumberedChangeError) {
            try document.perform(commands, name: "New")
        } catch {
            throw error.error
        }
        return document.write()
    }

    private static func storyboardText(attributes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(common)\(attributes)>
        \(head)
            <scenes/>
        </document>

        """
    }

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(common)>
        \(head)
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            </objects>
        </document>

        """

    private static let common = """
        version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"
        """

    private static let head = """
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
        """
}
