import Foundation

/// What a constraint can be about: a view, or a layout guide of one.
@MainActor
protocol LayoutItem: AnyObject {
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
