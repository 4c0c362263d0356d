"""A large document for films: the storyboard of a shop with twenty scenes, which repeat what grown documents repeat."""

_LABEL = """<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="{text}" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                <rect key="frame" x="{x}" y="{y}" width="{w}" height="{h}"/>
                                <fontDescription key="fontDescription" type="system" {font}/>
                                {color}
                                <nil key="highlightedColor"/>
                            </label>"""

_BUTTON = """<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                <rect key="frame" x="{x}" y="{y}" width="{w}" height="44"/>
                                {color}
                                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                                <state key="normal" title="{text}">
                                    <color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                </state>{connections}
                            </button>"""

_SCENE = """<scene sceneID="{id}-scene">
            <objects>
                <viewController {identifier}title="{title}" id="{id}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="{id}-view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            {views}
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="{id}-safe"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <constraints>
                            {constraints}
                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="{id}-first" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{x}" y="{y}"/>
        </scene>"""

_DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="s00">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        {scenes}
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""

_BRAND = 'red="0.36078431370000003" green="0.2" blue="0.52156862749999999" alpha="1" colorSpace="custom" customColorSpace="sRGB"'
_NAMES = ["Welcome", "Coffee", "Roastery", "Origin", "Beans", "Grind", "Cart", "Delivery", "Payment", "Receipt",
          "Orders", "Order", "Returns", "Profile", "Address", "Cards", "Points", "Support", "About", "Licenses"]
_LINES = ["Taste", "Price", "Roast", "Weight", "Altitude", "Harvest"]

#: How many scenes there are beside each other.
_COLUMNS = 5


def _scene(number, title):
    scene = f"s{number:02}"
    dark = '<color key="textColor" white="0.33333333329999998" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>'
    brand = f'<color key="textColor" {_BRAND}/>'
    views = [_LABEL.format(text=title, id=f"{scene}-title", x=20, y=79, w=353, h=29, font='weight="bold" pointSize="24"', color=brand)]
    constraints = [("title", "top", "safe", "top", 20), ("title", "leading", "safe", "leading", 20)]
    above = "title"
    for row, line in enumerate(_LINES):
        y = 132 + row * 40
        views.append(_LABEL.format(text=line, id=f"{scene}-n{row}", x=20, y=y, w=120, h=16, font='pointSize="13"', color=dark))
        views.append(_LABEL.format(text=f"{line} of {title.lower()}", id=f"{scene}-v{row}", x=160, y=y, w=213, h=16, font='pointSize="13"', color='<nil key="textColor"/>'))
        constraints += [(f"n{row}", "top", above, "bottom", 24), (f"n{row}", "leading", "safe", "leading", 20), (f"n{row}", "width", None, None, 120),
                        (f"v{row}", "leading", f"n{row}", "trailing", 20), (f"v{row}", "firstBaseline", f"n{row}", "firstBaseline", 0)]
        above = f"n{row}"
    next_scene = f"s{(number + 1) % len(_NAMES):02}"
    segue = f"""
                                <connections>
                                    <segue destination="{next_scene}" kind="show" id="{scene}-segue"/>
                                </connections>"""
    views.append(_BUTTON.format(text="Continue", id=f"{scene}-go", x=20, y=754, w=353, color=f'<color key="backgroundColor" {_BRAND}/>', connections=segue))
    views.append(_BUTTON.format(text="Later", id=f"{scene}-later", x=20, y=690, w=353, color=f'<color key="backgroundColor" {_BRAND}/>', connections=""))
    constraints += [("go", "leading", "safe", "leading", 20), ("safe", "trailing", "go", "trailing", 20), ("safe", "bottom", "go", "bottom", 20), ("go", "height", None, None, 44),
                    ("later", "leading", "go", "leading", 0), ("later", "trailing", "go", "trailing", 0), ("go", "top", "later", "bottom", 20), ("later", "height", None, None, 44)]
    rules = []
    for count, (first, attribute, second, other, constant) in enumerate(constraints):
        to = f' secondItem="{scene}-{second}" secondAttribute="{other}"' if second else ""
        space = f' constant="{constant}"' if constant else ""
        rules.append(f'<constraint firstItem="{scene}-{first}" firstAttribute="{attribute}"{to}{space} id="{scene}-c{count}"/>')
    return _SCENE.format(id=scene, title=title, identifier=f'storyboardIdentifier="{title}" ', views="\n                            ".join(views),
                         constraints="\n                            ".join(rules), x=number % _COLUMNS * 800, y=number // _COLUMNS * 1400)


def shop():
    """The document's text."""
    return _DOCUMENT.format(scenes="\n        ".join(_scene(number, title) for number, title in enumerate(_NAMES)))
