import FileAccess

/// A small storyboard: two scenes, an outlet, an action and a segue.
enum Sample {
    static let path = "Main.storyboard"

    static var files: MemoryFiles { MemoryFiles([path: text]) }

    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c1A-aa-aaa">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Coffees-->
                <scene sceneID="s1A-aa-aaa">
                    <objects>
                        <viewController storyboardIdentifier="List" title="Coffees" id="c1A-aa-aaa" customClass="ListViewController" customModule="Shop" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v1A-aa-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Hello" id="l1A-aa-aaa">
                                        <rect key="frame" x="20" y="100" width="42" height="21"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" id="b1A-aa-aaa">
                                        <rect key="frame" x="20" y="140" width="42" height="30"/>
                                        <state key="normal" title="Open"/>
                                        <connections>
                                            <action selector="open:" destination="c1A-aa-aaa" eventType="touchUpInside" id="a1A-aa-aaa"/>
                                            <segue destination="c2A-aa-aaa" kind="show" identifier="ShowOne" id="g1A-aa-aaa"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="greeting" destination="l1A-aa-aaa" id="o1A-aa-aaa"/>
                            </connections>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="-20" y="4.5"/>
                </scene>
                <!--View Controller-->
                <scene sceneID="s2A-aa-aaa">
                    <objects>
                        <viewController id="c2A-aa-aaa" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    /// The sample with one place replaced.
    static func text(replacing old: String, with new: String) -> String { text.replacing(old, with: new) }
}
