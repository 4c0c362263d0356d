import StoryboardModel

/// A scene that stands for those of a storyboard that is referred to and can't be found.
enum MissingStoryboard {
    /// The identifier of the scene, and the name of its piece.
    static let scene = "Missing"

    static func document(named name: String) -> Document? { try? Document(Array(text(name).utf8)) }

    private static func text(_ name: String) -> String {
        let shown = name.filter { !"<>&\"".contains($0) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES" initialViewController="con-mi-001">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="sce-mi-001">
                        <objects>
                            <viewController storyboardIdentifier="\(scene)" id="con-mi-001" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="vie-mi-001">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
            text="\(shown).storyboard" textAlignment="center" lineBreakMode="tailTruncation" id="lab-mi-001">
                                            <rect key="frame" x="20" y="400" width="353" height="22"/>
                                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
            flexibleMinY="YES" flexibleMaxY="YES"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <color key="textColor" systemColor="secondaryLabelColor"/>
                                        </label>
                                    </subviews>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                </view>
                                <navigationItem key="navigationItem" title="\(shown)" id="nav-mi-001"/>
                            </viewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fir-mi-001" \
            userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
    }
}
