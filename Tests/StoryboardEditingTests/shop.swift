/// Two scenes with something of everything that commands have to keep whole.
let shop = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" initialViewController="lis-vc-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--List-->
            <scene sceneID="lis-sc-001">
                <objects>
                    <viewController storyboardIdentifier="List" title="List" id="lis-vc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="lis-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label text="Beans" id="lab-el-001">
                                    <rect key="frame" x="16" y="80" width="42" height="21"/>
                                </label>
                                <button id="but-to-001">
                                    <rect key="frame" x="16" y="120" width="30" height="30"/>
                                    <state key="normal" title="Buy"/>
                                    <connections>
                                        <action selector="buy:" destination="lis-vc-001" eventType="touchUpInside" id="act-io-001"/>
                                        <segue destination="det-vc-001" kind="show" identifier="Buy" id="seg-ue-001"/>
                                    </connections>
                                </button>
                                <view contentMode="scaleToFill" id="box-vi-001">
                                    <rect key="frame" x="16" y="160" width="100" height="100"/>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="lis-sa-001"/>
                            <gestureRecognizers/>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="lis-sa-001" secondAttribute="top" id="con-st-001"/>
                                <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-st-002"/>
                            </constraints>
                            <variation key="default">
                                <mask key="subviews">
                                    <exclude reference="lab-el-001"/>
                                </mask>
                            </variation>
                            <connections>
                                <outletCollection property="gestureRecognizers" destination="tap-ge-001" appends="YES" id="col-le-001"/>
                            </connections>
                        </view>
                        <connections>
                            <outlet property="beans" destination="lab-el-001" id="out-le-001"/>
                            <outlet property="gap" destination="con-st-002" id="out-le-002"/>
                            <segue destination="det-vc-001" kind="show" identifier="Details" id="seg-ue-002"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="lis-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    <tapGestureRecognizer id="tap-ge-001">
                        <connections>
                            <action selector="tap:" destination="lis-vc-001" id="act-io-002"/>
                        </connections>
                    </tapGestureRecognizer>
                </objects>
                <point key="canvasLocation" x="0.0" y="10"/>
            </scene>
            <!--Detail View Controller-->
            <scene sceneID="det-sc-001">
                <objects>
                    <viewController id="det-vc-001" customClass="DetailViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="det-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                        <navigationItem key="navigationItem" id="det-ni-001"/>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="800" y="10"/>
            </scene>
        </scenes>
        <inferredMetricsTieBreakers>
            <segue reference="seg-ue-001"/>
        </inferredMetricsTieBreakers>
    </document>

    """.replacing("                        <gestureRecognizers/>\n", with: "")
