public import Foundation

/// An attribute of an item, from which constraints are made.
@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: multiplier, constant) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant) }
}

extension LayoutItem {
    func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, attribute) }
    func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, attribute) }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
}
