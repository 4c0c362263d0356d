import UIKit

extension ScreenElement {
    /// What a person would call the element: the name of a case of `XCUIElement.ElementType`.
    package var kind: String {
        if part != nil { return "button" }
        if let controller = view.next as? UIViewController, let kind = Self.kind(of: controller) { return kind }
        return Self.kind(of: view) ?? Self.kind(of: view.accessibilityTraits) ?? "other"
    }

    private static func kind(of controller: UIViewController) -> String? {
        if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? "alert" : "sheet" }
        let isPopover = controller.presentationController is UIPopoverPresentationController
        return isPopover && controller.parent == nil ? "popover" : nil
    }

    private static func kind(of view: UIView) -> String? {
        switch view {
        case is UIWindow: "window"
        case is UITableViewCell, is UICollectionViewCell: "cell"
        case is UITableView: "table"
        case is UICollectionView: "collectionView"
        case is UITextView: "textView"
        case is UIScrollView: "scrollView"
        case is UINavigationBar: "navigationBar"
        case is UITabBar: "tabBar"
        case is UIToolbar: "toolbar"
        case is UISearchBar: "other"
        case let field as UITextField: field.isSecureTextEntry ? "secureTextField" : isSearch(field)
        case is UIImageView: "image"
        case is UIActivityIndicatorView: "activityIndicator"
        case is UIProgressView: "progressIndicator"
        case let label as UILabel: label.isPerceivedAsButton ? "button" : "staticText"
        default: kind(ofControl: view)
        }
    }

    private static func isSearch(_ field: UITextField) -> String {
        let around = sequence(first: field.superview) { $0?.superview }.prefix { $0 != nil }
        return around.contains { $0 is UISearchBar } ? "searchField" : "textField"
    }

    private static func kind(ofControl view: UIView) -> String? {
        switch view {
        case is UIButton: "button"
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UIStepper: "stepper"
        case is UISegmentedControl: "segmentedControl"
        case is UIPageControl: "pageIndicator"
        case is UIDatePicker: "datePicker"
        case is UIPickerView: "picker"
        // Controls of UIKit's own that stand for buttons, such as the actions of a row.
        case is UIControl: view.accessibilityLabel != nil && isOfUIKit(view) ? "button" : nil
        default: nil
        }
    }

    private static func isOfUIKit(_ view: UIView) -> Bool { String(reflecting: type(of: view)).hasPrefix("UIKit.") }

    private static func kind(of traits: UIAccessibilityTraits) -> String? {
        let kinds: [(UIAccessibilityTraits, String)] = [
            (.keyboardKey, "key"), (.link, "link"), (.searchField, "searchField"), (.button, "button"),
            (.image, "image"), (.adjustable, "slider"), (.staticText, "staticText"), (.header, "staticText"),
        ]
        return kinds.first { traits.contains($0.0) }?.1
    }
}
