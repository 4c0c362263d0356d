import CoreGraphics
public import Foundation

/// What has focus among views.
extension UIView: UIFocusItem, UIFocusItemContainer {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        viewController ?? superview ?? (self as? UIWindow).flatMap { $0.windowScene as? any UIFocusEnvironment }
    }
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    public var coordinateSpace: any UICoordinateSpace { self }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var isTransparentFocusItem: Bool { false }

    /// Focus in a controller's view is in the controller, and then around it.
    var focusSystem: UIFocusSystem { environment.focusSystem }

    /// The views that can have focus, in the order of the screen.
    var focusableViews: [UIView] {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
        if canBecomeFocused { return [self] }
        let inOrder = subviews.enumerated().sorted { one, two in
            let (first, second) = (one.element.frame, two.element.frame)
            if abs(first.midY - second.midY) > 8 { return first.midY < second.midY }
            return first.minX == second.minX ? one.offset < two.offset : first.minX < second.minX
        }
        return inOrder.flatMap { $0.element.focusableViews }
    }

    /// The group that a view is in: its own, or that of what is around it.
    var effectiveFocusGroup: String? {
        if let own = focusGroupIdentifier { return own }
        // A list is a group for itself.
        if self is UITableView || self is UICollectionView { return "list \(ObjectIdentifier(self).hashValue)" }
        return superview?.effectiveFocusGroup
    }

    /// Return or space was pressed while the view has focus: it does what a tap does.
    func focusedItemWasChosen() {
        switch self {
        case let cell as UITableViewCell:
            guard let table = cell.focusList as? UITableView, let path = table.indexPath(for: cell) else { return }
            table.selectByFocus(path)
        case let cell as UICollectionViewCell:
            guard let collection = cell.focusList as? UICollectionView, let path = collection.indexPath(for: cell)
            else { return }
            collection.selectByFocus(path)
        case let control as UIControl where !(control is UITextField):
            control.sendActions(for: .touchUpInside)
            control.performPrimaryAction()
        default: becomeFirstResponder()
        }
    }

    /// The list that a cell is in.
    var focusList: UIScrollView? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first {
            $0 is UITableView || $0 is UICollectionView
        }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
