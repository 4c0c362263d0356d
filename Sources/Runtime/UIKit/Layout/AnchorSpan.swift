import CoreGraphics
import Foundation

/// The distance between two anchors of an axis, as a dimension: that of a guide from one to the other, which is there while constraints
/// need it.
@MainActor
final class AnchorSpan {
    private let guide = UILayoutGuide()
    private let first: LayoutItemLink
    private let edges: [NSLayoutConstraint]
    private var users = 0

    init<Axis>(from first: NSLayoutAnchor<Axis>, to second: NSLayoutAnchor<Axis>) {
        self.first = first.item.link
        // The second anchor may be before the first.
        guide.allowsNegativeDimensions = true
        let (near, far) = Self.edges(first.attribute, second.attribute)
        edges = [(near, first), (far, second)].map { [guide] edge, anchor in
            NSLayoutConstraint(
                guide.link, edge, .equal, anchor.item.link, anchor.attribute, multiplier: 1, constant: 0)
        }
    }

    private static func edges(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        guard first.axis == .horizontal else { return (.top, .bottom) }
        // Centers and margins are no directions of their own.
        let isFixed = [first, second].contains { [.left, .right, .leftMargin, .rightMargin].contains($0) }
        return isFixed ? (.left, .right) : (.leading, .trailing)
    }

    /// The anchor of the distance.
    func dimension(_ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
        SpanDimension(guide, axis == .horizontal ? .width : .height, self)
    }

    /// A constraint with the distance becomes active.
    func enter() {
        users += 1
        guard users == 1, let view = first.layoutView else { return }
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate(edges)
    }

    /// A constraint with the distance isn't active any more.
    func leave() {
        users -= 1
        guard users == 0 else { return }
        NSLayoutConstraint.deactivate(edges)
        guide.owningView?.removeLayoutGuide(guide)
    }
}

/// A dimension that keeps the distance that it measures.
private final class SpanDimension: NSLayoutDimension {
    private let own: AnchorSpan

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ span: AnchorSpan) {
        own = span
        super.init(item, attribute)
    }

    override var span: AnchorSpan? { own }
}

extension NSLayoutXAxisAnchor {
    /// Returns the distance to another anchor as a dimension, which other dimensions and constants can be compared with.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        AnchorSpan(from: self, to: otherAnchor).dimension(.horizontal)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns the distance to another anchor as a dimension, which other dimensions and constants can be compared with.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        AnchorSpan(from: self, to: otherAnchor).dimension(.vertical)
    }
}
