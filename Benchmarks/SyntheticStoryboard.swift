/// A generated storyboard of any size, similar to real ones: scenes with views, labels, buttons, constraints, outlets
/// and segues.
enum SyntheticStoryboard {
    /// Returns a storyboard with a number of scenes of about 80 elements each.
    static func make(scenes: Int) -> [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES" initialViewController="\(id("vc", 0))">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies>
                    <deployment identifier="iOS"/>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
                    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <scenes>

            """
        for number in 0..<scenes { text += scene(number, of: scenes) }
        text += "    </scenes>\n</document>\n"
        return Array(text.utf8)
    }

    /// The id of a label that exists in every size of the storyboard.
    static let label = id("lb", 3)

    private static func id(_ kind: String, _ number: Int) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        return "\(padded.prefix(3))-\(kind)-\(padded.suffix(3))"
    }

    private static func scene(_ number: Int, of count: Int) -> String {
        let base = number * 10
        var text = """
                    <!--Scene \(number)-->
                    <scene sceneID="\(id("sc", number))">
                        <objects>
                            <viewController storyboardIdentifier="Scene\(number)" title="Scene \(number)" id="\(id("vc", number))" \
            customClass="SceneController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="\(id("vw", number))">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>

            """
        for offset in 0..<10 { text += label(base + offset) }
        text += button(number, to: (number + 1) % count)
        text += """
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="\(id("sg", number))"/>
                                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
                                    <constraints>

            """
        for offset in 0..<10 { text += constraints(base + offset, guide: id("sg", number)) }
        text += """
                                    </constraints>
                                </view>
                                <connections>

            """
        for offset in 0..<10 {
            let number = base + offset
            text +=
                "                        <outlet property=\"label\(offset)\" destination=\"\(id("lb", number))\" id=\"\(id("ol", number))\"/>\n"
        }
        text += """
                                </connections>
                            </viewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id("fr", number))" \
            userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="\(number % 10 * 800)" y="\(number / 10 * 1000)"/>
                    </scene>

            """
        return text
    }

    private static func label(_ number: Int) -> String {
        """
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label \(number)" textAlignment="natural" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id("lb", number))">
                                        <rect key="frame" x="20" y="\(100 + number % 10 * 30)" width="353" height="20.333333333333329"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="textColor"/>
                                        <nil key="highlightedColor"/>
                                    </label>

        """
    }

    private static func button(_ number: Int, to next: Int) -> String {
        """
                                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="\(id("bt", number))">
                                        <rect key="frame" x="20" y="500" width="353" height="35"/>
                                        <state key="normal" title="Next"/>
                                        <connections>
                                            <segue destination="\(id("vc", next))" kind="show" identifier="Next" id="\(id("sw", number))"/>
                                        </connections>
                                    </button>

        """
    }

    private static func constraints(_ number: Int, guide: String) -> String {
        let label = id("lb", number)
        return """
                                        <constraint firstItem="\(label)" firstAttribute="leading" secondItem="\(guide)" \
            secondAttribute="leading" constant="20" id="\(id("cl", number))"/>
                                        <constraint firstItem="\(label)" firstAttribute="top" secondItem="\(guide)" \
            secondAttribute="top" constant="\(number % 10 * 30 + 41)" id="\(id("ct", number))"/>

            """
    }
}
