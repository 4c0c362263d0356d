import Foundation

/// What a constraint can be about: a view, or a layout guide of one.
@MainActor
protocol LayoutItem: AnyObject {
    var link: LayoutItemLink { get }
    /// The view in whose coordinates the item lies; nil for a view that stands alone.
    var layoutParent: UIView? { get }
    /// The view that the item is or belongs to.
    var layoutView: UIView? { get }
    var layoutName: String { get }
    /// How far the frame goes beyond the rectangle that constraints see.
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
    /// The view in whose coordinates the item lies.
    @MainActor
    var parent: UIView? {
        if let view { return view.superview }
        return guide?.owningView
    }

    /// The view that the item is or belongs to.
    @MainActor
    var layoutView: UIView? { view ?? guide?.owningView }

    /// Whether the item is in a view, at any depth, and not that view.
    @MainActor
    func isInside(_ container: UIView) -> Bool {
        // What holds this item, or is beside it, is not around it. It would take the whole way up to find out.
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
