/// What nobody expects in a document.
enum ExtremeValues {
    static let numbers = [
        "0", "-1", "0.0", "-0.0", "1", "0.5", "1e-30", "5e-324", "1e19", "-1e19", "1e30", "-1e30", "1e308", "-1e308",
        "1e400",
        "nan", "inf", "-inf", "infinite", "140000", "1000000", "-1000000", "16777217", "2147483647", "-2147483648",
        "4294967296", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "3.4028234663852886e+38",
        "3:4", "1:0", "0:0", "1e300:1e-300", "0x10", "１２", "1,5", "",
    ]

    static let texts = [
        "", " ", "YES", "NO", "nil", "a", "é", "👩‍👩‍👧‍👦", "\u{202E}abc", "&#10;&#10;&#10;", "&lt;&amp;&quot;", "../../x", "/",
        "%@%d%n", String(repeating: "long ", count: 2000), String(repeating: "x", count: 5000), "العربية ABC ไทย",
    ]

    /// Words that stand where an element may, and one that does not exist.
    static let elements = [
        "fooViewController", "fooView", "view", "label", "button", "imageView", "stackView", "scrollView", "tableView",
        "tableViewCell", "collectionView", "collectionViewCell", "textField", "textView", "navigationController",
        "tabBarController", "splitViewController", "tableViewController", "collectionViewController", "viewController",
        "navigationBar", "navigationItem", "barButtonItem", "tabBar", "tabBarItem", "toolbar", "containerView",
        "visualEffectView", "segmentedControl", "slider", "stepper", "pickerView", "datePicker", "pageControl",
        "progressView", "searchBar", "constraint", "rect", "size", "point", "color", "fontDescription", "segue",
        "outlet",
        "action", "placeholder", "state", "subviews", "constraints", "connections", "variation", "objects", "scene",
        "viewLayoutGuide", "sections", "tableViewSection", "prototypes", "cells", "attributedString", "fragment",
        "attributes", "paragraphStyle", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "blurEffect",
        "items", "exit", "viewControllerPlaceholder", "hostingController", "glkView", "mapView", "resources", "image",
        "collectionReusableView", "collectionViewFlowLayout", "buttonConfiguration", "offsetWrapper", "string",
    ]
}
