import CoreGraphics
import Foundation

// What UIKit itself saves of controllers and views.

extension UIViewController {
    static let presentedKey = "UIPresentedViewController"
    static let childrenKey = "UIViewControllers"
    private static let selectedKey = "UISelectedIndex"

    /// The restoration identifiers from the root to the controller, or nil if one is missing.
    var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let around = parent ?? presentingViewController else { return [restorationIdentifier] }
        return around.restorationPath.map { $0 + [restorationIdentifier] }
    }

    /// The controllers that a container of UIKit shows, or nil for others, which encode those that they want to have again.
    private var containedControllers: [UIViewController]? {
        switch self {
        case let stack as UINavigationController: stack.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers
        case let split as UISplitViewController: split.viewControllers
        case let pages as UIPageViewController: pages.viewControllers
        default: nil
        }
    }

    func encodeOwnState(_ coder: NSCoder) {
        coder.encode(ownPresented, forKey: Self.presentedKey)
        if let children = containedControllers {
            // What is behind a controller that can't be found again can't be, either.
            coder.encode(Array(children.prefix { $0.restorationPath != nil }), forKey: Self.childrenKey)
        }
        if let tabs = self as? UITabBarController, tabs.viewControllers?.indices.contains(tabs.selectedIndex) == true {
            coder.encode(tabs.selectedIndex, forKey: Self.selectedKey)
        }
    }

    func decodeOwnState(_ coder: NSCoder) {
        let children = coder.decodeObject(forKey: Self.childrenKey) as? [Any] ?? []
        let controllers = children.compactMap { $0 as? UIViewController }
        if let own = containedControllers, !controllers.isEmpty, !controllers.elementsEqual(own, by: ===) {
            switch self {
            case let stack as UINavigationController: stack.setViewControllers(controllers, animated: false)
            case let tabs as UITabBarController where own.isEmpty: tabs.setViewControllers(controllers, animated: false)
            case let split as UISplitViewController where own.count == controllers.count:
                split.viewControllers = controllers
            case let pages as UIPageViewController:
                pages.setViewControllers(controllers, direction: .forward, animated: false)
            default: break
            }
        }
        if let tabs = self as? UITabBarController, coder.containsValue(forKey: Self.selectedKey) {
            tabs.selectedIndex = coder.decodeInteger(forKey: Self.selectedKey)
        }
    }
}

extension UIView {
    private static let offsetKey = "UIContentOffset"
    private static let zoomKey = "UIZoomScale"
    private static let selectionKey = "UISelection"
    private static let lengthKey = "UISelectionLength"

    func encodeOwnState(_ coder: NSCoder) {
        if let editor = self as? any TextEditor {
            coder.encode(editor.editedRange.location, forKey: Self.selectionKey)
            coder.encode(editor.editedRange.length, forKey: Self.lengthKey)
        }
        guard let scroller = self as? UIScrollView else { return }
        coder.encode(scroller.contentOffset, forKey: Self.offsetKey)
        coder.encode(Double(scroller.zoomScale), forKey: Self.zoomKey)
        guard let list = self as? any RestorableList else { return }
        let names = list.selectedPaths.compactMap { path -> String? in
            list.association.map { $0.modelIdentifierForElement(at: path, in: self) }
                ?? path.map(String.init).joined(separator: ".")
        }
        if !names.isEmpty { coder.encode(names, forKey: Self.selectionKey) }
    }

    func decodeOwnState(_ coder: NSCoder) {
        if let editor = self as? any TextEditor, coder.containsValue(forKey: Self.lengthKey) {
            editor.editedRange = NSRange(
                location: coder.decodeInteger(forKey: Self.selectionKey),
                length: coder.decodeInteger(forKey: Self.lengthKey))
        }
        guard let scroller = self as? UIScrollView, coder.containsValue(forKey: Self.offsetKey) else { return }
        let offset = coder.decodeCGPoint(forKey: Self.offsetKey)
        let zoom = CGFloat(coder.decodeDouble(forKey: Self.zoomKey))
        if zoom > 0, zoom != scroller.zoomScale { scroller.zoomScale = zoom }
        if let list = self as? any RestorableList {
            for name in coder.decodeObject(forKey: Self.selectionKey) as? [String] ?? [] {
                let plain = name.split(separator: ".").compactMap { Int($0) }
                let path =
                    list.association.map { $0.indexPathForElement(withModelIdentifier: name, in: self) }
                    ?? (plain.count == 2 ? IndexPath(row: plain[1], section: plain[0]) : nil)
                if let path { list.select(again: path) }
            }
        }
        // Once there is content to be scrolled.
        environment.schedule(after: 0) { [weak scroller] in
            scroller?.layoutIfNeeded()
            scroller?.setContentOffset(offset, animated: false)
        }
    }
}

/// A list whose selection is saved.
@MainActor
protocol RestorableList: UIScrollView {
    var selectedPaths: [IndexPath] { get }
    var association: (any UIDataSourceModelAssociation)? { get }
    func select(again path: IndexPath)
}

extension UITableView: RestorableList {
    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    func select(again path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}

extension UICollectionView: RestorableList {
    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    func select(again path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}
