import ElementCatalog
import StoryboardModel
import XMLTree

/// The XML of new scenes, by the controller's element.
enum SceneTemplates {
    /// Returns the controllers that can be added to a document of a kind.
    static func controllers(for kind: DocumentKind) -> [String] {
        switch kind {
        case .macStoryboard:
            ["viewController", "windowController", "splitViewController", "tabViewController", "controllerPlaceholder"]
        case .watchStoryboard: ["controller"]
        default: phone.map(\.0)
        }
    }

    static func xml(for controller: String, in document: Document) -> String {
        let content =
            switch document.kind {
            case .macStoryboard: mac[controller] ?? ""
            case .watchStoryboard: #"<controller id="controller" sceneMemberID="viewController"/>"#
            default: phone.first { $0.0 == controller }?.1 ?? ""
            }
        let filled = fill(content, for: document)
        let responder =
            document.kind == .watchStoryboard
            ? ""
            : document.kind == .macStoryboard
                ? #"<customObject id="responder" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>"#
                : #"<placeholder placeholderIdentifier="IBFirstResponder" id="responder" userLabel="First Responder" sceneMemberID="firstResponder"/>"#
        return "<scene sceneID=\"scene\"><objects>\(filled)\(responder)</objects></scene>"
    }

    /// Replaces the words in braces by values for a document.
    static func fill(_ template: String, for document: Document) -> String {
        guard template.contains("{") else { return template }
        let device = DocumentDevice(of: document)
        return
            template
            .replacing("{width}", with: device.width.xcodeSpelling)
            .replacing("{height}", with: device.height.xcodeSpelling)
            .replacing("{barTop}", with: device.statusBarHeight.xcodeSpelling)
            .replacing("{tabTop}", with: (device.height - 49).xcodeSpelling)
            .replacing("{background}", with: background(document))
            .replacing("{textColor}", with: textColor(document))
            .replacing("{guide}", with: guide(document))
    }

    private static func textColor(_ document: Document) -> String {
        document.listsSystemColors ? #"<color key="textColor" systemColor="labelColor"/>"# : ""
    }

    private static func background(_ document: Document) -> String {
        document.listsSystemColors
            ? #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
            : #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    }

    private static func guide(_ document: Document) -> String {
        document.root["useSafeAreas"] == "YES" ? #"<viewLayoutGuide key="safeArea" id="guide"/>"# : ""
    }

    private static let view = #"""
        <view key="view" contentMode="scaleToFill" id="view"><rect key="frame" x="0.0" y="0.0" width="{width}" height="{height}"/>\#
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>{guide}{background}</view>
        """#

    private static let bar = #"""
        <navigationBar key="navigationBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="bar">\#
        <rect key="frame" x="0.0" y="{barTop}" width="{width}" height="44"/><autoresizingMask key="autoresizingMask"/></navigationBar>
        """#

    private static let table = #"""
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \#
        style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" \#
        sectionFooterHeight="28" id="table"><rect key="frame" x="0.0" y="0.0" width="{width}" height="{height}"/>\#
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>{background}\#
        <connections><outlet property="dataSource" destination="owner" id="source"/>\#
        <outlet property="delegate" destination="owner" id="delegate"/></connections></tableView>
        """#

    private static let collection = #"""
        <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \#
        dataMode="prototypes" id="collection"><rect key="frame" x="0.0" y="0.0" width="{width}" height="{height}"/>\#
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>{background}\#
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="layout">\#
        <size key="itemSize" width="128" height="128"/><size key="headerReferenceSize" width="0.0" height="0.0"/>\#
        <size key="footerReferenceSize" width="0.0" height="0.0"/>\#
        <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>\#
        <connections><outlet property="dataSource" destination="owner" id="source"/>\#
        <outlet property="delegate" destination="owner" id="delegate"/></connections></collectionView>
        """#

    private static let phone: [(String, String)] = [
        ("viewController", #"<viewController id="owner" sceneMemberID="viewController">\#(view)</viewController>"#),
        (
            "tableViewController",
            #"<tableViewController id="owner" sceneMemberID="viewController">\#(table)</tableViewController>"#
        ),
        (
            "collectionViewController",
            #"<collectionViewController id="owner" sceneMemberID="viewController">\#(collection)</collectionViewController>"#
        ),
        (
            "navigationController",
            #"<navigationController id="owner" sceneMemberID="viewController">\#(bar)</navigationController>"#
        ),
        (
            "tabBarController",
            #"""
            <tabBarController id="owner" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="bar">\#
            <rect key="frame" x="0.0" y="{tabTop}" width="{width}" height="49"/><autoresizingMask key="autoresizingMask"/>\#
            </tabBar></tabBarController>
            """#
        ),
        ("splitViewController", #"<splitViewController id="owner" sceneMemberID="viewController"/>"#),
        (
            "pageViewController",
            #"""
            <pageViewController transitionStyle="pageCurl" navigationOrientation="horizontal" spineLocation="min" id="owner" \#
            sceneMemberID="viewController"/>
            """#
        ),
        (
            "avPlayerViewController",
            #"""
            <avPlayerViewController videoGravity="AVLayerVideoGravityResizeAspect" id="owner" \#
            sceneMemberID="viewController"/>
            """#
        ),
        ("viewControllerPlaceholder", #"<viewControllerPlaceholder id="owner" sceneMemberID="viewController"/>"#),
        ("hostingController", #"<hostingController id="owner" sceneMemberID="viewController"/>"#),
    ]

    private static let mac: [String: String] = [
        "viewController":
            #"""
        <viewController id="owner" sceneMemberID="viewController"><view key="view" id="view">\#
        <rect key="frame" x="0.0" y="0.0" width="450" height="300"/><autoresizingMask key="autoresizingMask"/></view></viewController>
        """#,
        "windowController":
            #"""
        <windowController id="owner" sceneMemberID="viewController"><window key="window" title="Window" \#
        allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" restorable="NO" \#
        releasedWhenClosed="NO" animationBehavior="default" id="window">\#
        <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>\#
        <rect key="contentRect" x="196" y="240" width="480" height="270"/>\#
        <connections><outlet property="delegate" destination="owner" id="delegate"/></connections></window></windowController>
        """#,
        "splitViewController": #"<splitViewController id="owner" sceneMemberID="viewController"/>"#,
        "tabViewController": #"<tabViewController id="owner" sceneMemberID="viewController"/>"#,
        "controllerPlaceholder": #"<controllerPlaceholder id="owner" sceneMemberID="viewController"/>"#,
    ]
}
