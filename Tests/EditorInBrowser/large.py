"""A storyboard of any size: scenes in rows, each a form of labels, fields and buttons tied by constraints."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="con-00-000">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
"""


def row(scene, number):
    y = 110 + number * 44
    name = f"{scene:02}-{number:03}"
    above = f'"lab-{scene:02}-{number - 1:03}" secondAttribute="bottom"' if number else f'"saf-{scene:02}-000" secondAttribute="top"'
    views = f"""
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Row {number} of scene {scene}" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-{name}">
                                <rect key="frame" x="20" y="{y}" width="140" height="20.333333333333314"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-{name}">
                                <rect key="frame" x="320" y="{y}" width="46" height="30"/>
                                <state key="normal" title="Button"/>
                            </button>"""
    constraints = f"""
                            <constraint firstItem="lab-{name}" firstAttribute="leading" secondItem="saf-{scene:02}-000" secondAttribute="leading" constant="20" id="ca{number % 10}-{name}"/>
                            <constraint firstItem="lab-{name}" firstAttribute="top" secondItem={above} constant="24" id="cb{number % 10}-{name}"/>
                            <constraint firstItem="saf-{scene:02}-000" firstAttribute="trailing" secondItem="but-{name}" secondAttribute="trailing" constant="20" id="cc{number % 10}-{name}"/>
                            <constraint firstItem="but-{name}" firstAttribute="centerY" secondItem="lab-{name}" secondAttribute="centerY" id="cd{number % 10}-{name}"/>"""
    return views, constraints


def scene(number, scenes, rows):
    made = [row(number, index) for index in range(rows)]
    target = (number + 1) % scenes
    segue = f"""
                    <connections>
                        <segue destination="con-{target:02}-000" kind="show" identifier="Next{number}" id="seg-{number:02}-000"/>
                    </connections>"""
    return f"""        <!--Scene {number}-->
        <scene sceneID="sce-{number:02}-000">
            <objects>
                <viewController title="Scene {number}" id="con-{number:02}-000" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="vie-{number:02}-000">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>{"".join(views for views, _ in made)}
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="saf-{number:02}-000"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <constraints>{"".join(constraints for _, constraints in made)}
                        </constraints>
                    </view>{segue}
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fir-{number:02}-000" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{number % 8 * 800}" y="{number // 8 * 800}"/>
        </scene>
"""


def storyboard(scenes, rows=12):
    tail = """    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""
    return HEAD + "".join(scene(number, scenes, rows) for number in range(scenes)) + tail
