import Foundation
import Testing

/// A storyboard with something of everything that merges and differences speak about.
let cafe = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="men-vc-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Menu-->
            <scene sceneID="men-sc-001">
                <objects>
                    <viewController title="Menu" id="men-vc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="men-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" text="Coffee" id="cof-la-001">
                                    <rect key="frame" x="16" y="75" width="54" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <label opaque="NO" text="Tea" id="tea-la-001">
                                    <rect key="frame" x="16" y="104" width="28" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <segmentedControl opaque="NO" id="siz-sc-001">
                                    <rect key="frame" x="16" y="140" width="200" height="32"/>
                                    <segments>
                                        <segment title="Small"/>
                                        <segment title="Large"/>
                                    </segments>
                                </segmentedControl>
                                <button opaque="NO" id="buy-bu-001">
                                    <rect key="frame" x="16" y="190" width="60" height="30"/>
                                    <state key="normal" title="Buy" image="cup"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <segue destination="bea-vc-001" kind="show" identifier="ShowBean" id="sho-se-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="men-sa-001"/>
                            <constraints>
                                <constraint firstItem="cof-la-001" firstAttribute="top" secondItem="men-sa-001" secondAttribute="top" constant="16" id="con-st-001"/>
                                <constraint firstItem="tea-la-001" firstAttribute="top" secondItem="cof-la-001" secondAttribute="bottom" constant="8" id="con-st-002"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="coffee" destination="cof-la-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="men-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--Bean-->
            <scene sceneID="bea-sc-001">
                <objects>
                    <viewController title="Bean" id="bea-vc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="bea-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" text="Origin" id="ori-la-001">
                                    <rect key="frame" x="16" y="75" width="50" height="21"/>
                                </label>
                            </subviews>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="bea-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="800" y="0.0"/>
            </scene>
        </scenes>
        <resources>
            <image name="cup" width="24" height="24"/>
        </resources>
    </document>

    """

extension String {
    /// The text with each of several replacements, which must occur once.
    func with(_ replacements: (String, String)...) -> String {
        replacements.reduce(self) { text, replacement in
            let parts = text.components(separatedBy: replacement.0)
            if parts.count != 2 { Issue.record("'\(replacement.0)' occurs \(parts.count - 1) times") }
            return parts.joined(separator: replacement.1)
        }
    }

    /// The text without the lines that contain a word.
    func without(_ word: String, and more: String...) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in !([word] + more).contains { line.contains($0) } }
            .joined(separator: "\n")
    }

    /// The text without the lines from the one that contains `first` to the one that contains `last`.
    func without(from first: String, through last: String) -> String {
        var isInside = false
        var lines: [Substring] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(first) { isInside = true }
            if !isInside { lines.append(line) }
            if isInside, line.contains(last) { isInside = false }
        }
        return lines.joined(separator: "\n")
    }
}
