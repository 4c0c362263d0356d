import Foundation

/// An item of constraints: a view, or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    var link: LayoutItemLink { get }
    /// The view in whose coordinates the item is, or nil for a root view.
    var layoutParent: UIView? { get }
    /// The view itself, or the view of a guide.
    var layoutView: UIView? { get }
    var layoutName: String { get }
    /// The insets from the frame to the alignment rectangle.
    var alignmentInsets: UIEdgeInsets { get }
}

extension UIView: LayoutItem {
    var layoutParent: UIView? { superview }
    var layoutView: UIView? { self }

    var layoutName: String {
        let name = "\(type(of: self))"
        return documentID.map { "\(name) '\($0)'" } ?? name
    }

    var alignmentInsets: UIEdgeInsets { alignmentRectInsets }
}

extension UILayoutGuide: LayoutItem {
    var layoutParent: UIView? { owningView }
    var layoutView: UIView? { owningView }

    var layoutName: String {
        let name = identifier.isEmpty ? "\(type(of: self))" : identifier
        return owningView.map { "\(name) of \($0.layoutName)" } ?? name
    }

    var alignmentInsets: UIEdgeInsets { .zero }
}

extension LayoutItemLink {
    /// The view in whose coordinates the item is.
    @MainActor
    var parent: UIView? {
        if let view { return view.superview }
        return guide?.owningView
    }

    /// The view itself, or the view of a guide.
    @MainActor
    var layoutView: UIView? { view ?? guide?.owningView }

    /// Returns whether the item is a descendant of a view.
    @MainActor
    func isInside(_ container: UIView) -> Bool {
        // The nearest ancestors and siblings of the item can't be its descendants, which saves the whole way up.
        let around = container.superview
        let own = parent
        if let around, around === view || around === own { return false }
        var next = own
        while let parent = next {
            if parent === container { return true }
            next = parent.superview
        }
        return false
    }
}
