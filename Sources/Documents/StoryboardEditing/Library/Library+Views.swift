extension Library {
    static let views: [LibraryItem] = [
        view(
            "view", "View", "An area of the screen that holds other views.", 240, 128,
            #"<view contentMode="scaleToFill">{background}</view>"#),
        view(
            "containerView", "Container View", "Shows another controller inside this one.", 240, 128,
            #"<containerView opaque="NO" contentMode="scaleToFill"/>"#),
        view(
            "imageView", "Image View", "Shows an image, or several in turn.", 240, 128,
            #"""
            <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \#
            horizontalHuggingPriority="251" verticalHuggingPriority="251"/>
            """#),
        view(
            "horizontalStackView", "Horizontal Stack View", "Lays views out in a row.", 200, 100,
            #"<stackView opaque="NO" contentMode="scaleToFill"/>"#),
        view(
            "verticalStackView", "Vertical Stack View", "Lays views out in a column.", 100, 200,
            #"<stackView opaque="NO" contentMode="scaleToFill" axis="vertical"/>"#),
        view(
            "scrollView", "Scroll View", "Shows a part of what is larger than itself.", 240, 128,
            #"""
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill">\#
            <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
            """#),
        view(
            "tableView", "Table View", "Shows rows, one below the other, in sections.", 240, 128,
            #"""
            <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \#
            style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" \#
            sectionFooterHeight="28">{background}</tableView>
            """#),
        view(
            "collectionView", "Collection View", "Shows cells in an arrangement of your own.", 240, 128,
            #"""
            <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \#
            dataMode="prototypes">{background}\#
            <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \#
            minimumLineSpacing="10" minimumInteritemSpacing="10" id="layout">\#
            <size key="itemSize" width="128" height="128"/><size key="headerReferenceSize" width="0.0" height="0.0"/>\#
            <size key="footerReferenceSize" width="0.0" height="0.0"/>\#
            <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>\#
            <cells>\#(collectionCell)</cells></collectionView>
            """#),
        view(
            "textView", "Text View", "Shows and takes several lines of text.", 240, 128,
            #"""
            <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" textAlignment="natural">\#
            {background}\#
            <string key="text">Text of several lines stands here. It breaks where the line ends, and scrolls when there \#
            is more of it than fits.</string>{textColor}<fontDescription key="fontDescription" type="system" pointSize="14"/>\#
            <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
            """#),
        view(
            "activityIndicatorView", "Activity Indicator View", "Turns while something takes its time.", 20, 20,
            #"""
            <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \#
            verticalHuggingPriority="750" style="medium"/>
            """#),
        view(
            "progressView", "Progress View", "Shows how far something has got.", 150, 4,
            #"""
            <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5"/>
            """#),
        view(
            "pickerView", "Picker View", "Offers a choice on wheels.", nil, 216,
            #"<pickerView contentMode="scaleToFill">\#(wide)</pickerView>"#),
        view(
            "visualEffectView", "Visual Effect View with Blur", "Blurs what lies behind it.", 240, 128,
            #"<visualEffectView opaque="NO" contentMode="scaleToFill">\#(content)<blurEffect style="regular"/></visualEffectView>"#
        ),
        view(
            "vibrancyEffectView", "Visual Effect View with Vibrancy", "Lets its content shine through a blur.", 240,
            128,
            #"""
            <visualEffectView opaque="NO" contentMode="scaleToFill">\#(content)\#
            <vibrancyEffect><blurEffect style="regular"/></vibrancyEffect></visualEffectView>
            """#),
        view(
            "mapView", "Map Kit View", "Shows a map.", 240, 128,
            #"""
            <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="standard"/>
            """#),
        view(
            "wkWebView", "WebKit View", "Shows web pages.", 240, 128,
            #"""
            <wkWebView contentMode="scaleToFill">\#
            <color key="backgroundColor" red="0.36078431372549019" green="0.38823529411764707" blue="0.40392156862745099" \#
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\#
            <wkWebViewConfiguration key="configuration">\#
            <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>\#
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            """#),
    ]

    /// The mask of bars and pickers, which keep the width of their container.
    static let wide = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#

    private static let content = #"""
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \#
        insetsLayoutMarginsFromSafeArea="NO" id="content"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\#
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        """#

    static func view(
        _ id: String, _ title: String, _ detail: String, _ width: Double?, _ height: Double, _ xml: String,
        category: LibraryItem.Category = .views
    ) -> LibraryItem {
        LibraryItem(
            id: id, title: title, detail: detail, category: category, element: elementName(of: xml),
            size: LibraryItem.Size(width: width, height: height), content: .element(xml))
    }

    static func object(
        _ id: String, _ title: String, _ detail: String, _ category: LibraryItem.Category, _ xml: String
    ) -> LibraryItem {
        LibraryItem(
            id: id, title: title, detail: detail, category: category, element: elementName(of: xml),
            content: .element(xml))
    }

    private static func elementName(of xml: String) -> String {
        String(xml.dropFirst().prefix { $0.isLetter })
    }
}
