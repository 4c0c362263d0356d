import ElementCatalog
import StoryboardEditing
import StoryboardModel
import XMLTree

extension ConnectionOffers {
    /// Returns the constraints that a drag from one view to another, to its superview or within itself can add.
    func constraints(from source: Node, to target: Node) -> [OfferGroup] {
        guard document.root["useAutolayout"] == "YES", let first = source.constrained, let second = target.constrained,
            first.sharesHolder(with: second)
        else { return [] }
        let ties: [Tie]
        if first.id == second.id {
            ties = sizes(of: first)
        } else if first.isInside(second) {
            ties = places(of: first, in: second, isGuide: target.isViewGuide) + equalSizes(first, second)
        } else if second.isInside(first) {
            ties = places(of: second, in: first, isGuide: source.isViewGuide) + equalSizes(second, first)
        } else {
            ties = distances(first, second) + alignments(first, second) + equalSizes(first, second)
        }
        return [OfferGroup(title: "Constraints", offers: ties.map(offer))]
    }

    /// A possible constraint; `second` is an address or a name such as `safeArea`.
    private struct Tie {
        var title: String
        var first: Node
        var attribute: String
        var second: Node?
        var secondAttribute: String?
        var isToSafeArea = false
        /// Whether it is the alternate of the one before it.
        var isAlternate = false
        var multiplier: String?
        var constant: Double?
        /// Whether the constant is the inset from the superview's trailing or bottom edge.
        var isInward = false
    }

    private func offer(_ tie: Tie) -> Offer {
        var offer = makeOffer(tie)
        offer.isAlternate = tie.isAlternate
        offer.isOneOfSeveral = true
        return offer
    }

    private func makeOffer(_ tie: Tie) -> Offer {
        let distance = tie.isInward ? tie.constant.map { -$0 } : tie.constant
        let detail = distance.map { ($0 * 100).rounded() / 100 }.map(\.spelled)
        if let same = existing(tie) { return Offer(tie.title, detail: detail, isConnected: true, same.removal) }
        let second = tie.isToSafeArea ? Address("safeArea") : tie.second.map(\.address)
        return Offer(
            tie.title, detail: detail,
            [
                .addConstraint(
                    first: tie.first.address, firstAttribute: tie.attribute, second: second,
                    secondAttribute: tie.secondAttribute, multiplier: tie.multiplier, constant: tie.constant)
            ])
    }

    /// Returns an existing constraint between the same attributes, in either order.
    private func existing(_ tie: Tie) -> Node? {
        let guides = (tie.second?.children(named: "viewLayoutGuide") ?? []).compactMap { $0["id"] }
        let others = tie.isToSafeArea ? Set(guides) : Set([tie.second?["id"]].compactMap(\.self))
        let one = tie.first["id"]
        return document.references(to: one ?? "").map(\.node).first { node in
            guard let found = Constraint(node) else { return false }
            let isSize = tie.second == nil && found.secondItemID == nil
            let isForward =
                found.firstItemID == one && others.contains(found.secondItemID ?? "")
                && found.firstAttribute == tie.attribute
                && found.secondAttribute == (tie.secondAttribute ?? tie.attribute)
            let isBackward =
                found.secondItemID == one && others.contains(found.firstItemID)
                && found.secondAttribute == tie.attribute
                && found.firstAttribute == (tie.secondAttribute ?? tie.attribute)
            return isSize ? found.firstAttribute == tie.attribute : isForward || isBackward
        } ?? ownSize(tie)
    }

    /// Returns the constraint on a view's own width or height, which doesn't name the view.
    private func ownSize(_ tie: Tie) -> Node? {
        guard tie.second == nil || tie.second?.id == tie.first.id else { return nil }
        return tie.first.constraints.first { found in
            found.firstItemID == tie.first["id"] && found.firstAttribute == tie.attribute
                && found.secondItemID == tie.second?["id"] && found.secondAttribute == tie.secondAttribute
        }?.node
    }

    private func frame(of node: Node) -> DocumentRect? { node["id"].flatMap { layout[$0]?.frame } }

    // MARK: One view

    private func sizes(of view: Node) -> [Tie] {
        let frame = frame(of: view)
        let ratio = frame.flatMap { $0.height > 0 && $0.width > 0 ? "\($0.width.spelled):\($0.height.spelled)" : nil }
        return [
            Tie(title: "Width", first: view, attribute: "width", constant: frame?.width),
            Tie(title: "Height", first: view, attribute: "height", constant: frame?.height),
            Tie(
                title: "Aspect Ratio", first: view, attribute: "width", second: view, secondAttribute: "height",
                multiplier: ratio),
        ]
    }

    // MARK: A view and an ancestor

    private func places(of view: Node, in container: Node, isGuide: Bool) -> [Tie] {
        let isRoot = container["key"] == "view" && container.parent?.isController == true
        let isSafe = isGuide || isRoot && document.root["useSafeAreas"] == "YES"
        let name = isSafe ? "Safe Area" : "Container"
        let known = container["id"].flatMap { layout[$0] }
        let outer = isSafe ? known?.safeArea ?? known?.frame : known?.frame
        let inner = frame(of: view)
        func distance(_ side: Side, from outer: DocumentRect?) -> Double? {
            inner.flatMap { inner in outer.map { side.position(inner) - side.position($0) } }
        }
        return Side.all.flatMap { side in
            let words = side.isCenter ? "\(side.title) in" : "\(side.title) Space to"
            return [
                Tie(
                    title: "\(words) \(name)", first: view, attribute: side.attribute, second: container,
                    isToSafeArea: isSafe, constant: distance(side, from: outer), isInward: side.isFar),
                Tie(
                    title: "\(words) Container Margin\(side.isCenter ? "s" : "")", first: view,
                    attribute: side.attribute, second: container, secondAttribute: side.marginAttribute,
                    isAlternate: true, constant: distance(side, from: known?.margins),
                    isInward: side.isFar),
            ]
        }
    }

    // MARK: Two siblings

    private func distances(_ one: Node, _ other: Node) -> [Tie] {
        [
            distance("Horizontal Spacing", one, other, near: .leading, far: .trailing),
            distance("Vertical Spacing", one, other, near: .top, far: .bottom),
        ]
    }

    /// Returns the spacing from the end of the first view to the beginning of the other.
    private func distance(_ title: String, _ one: Node, _ other: Node, near: Side, far: Side) -> Tie {
        guard let first = frame(of: one), let second = frame(of: other) else {
            return Tie(
                title: title, first: other, attribute: near.attribute, second: one, secondAttribute: far.attribute)
        }
        let isInOrder = near.position(first) <= near.position(second)
        let (before, after) = isInOrder ? (one, other) : (other, one)
        let (start, end) = isInOrder ? (first, second) : (second, first)
        return Tie(
            title: title, first: after, attribute: near.attribute, second: before, secondAttribute: far.attribute,
            constant: near.position(end) - far.position(start))
    }

    private func alignments(_ one: Node, _ other: Node) -> [Tie] {
        Side.all.map { side in
            let constant = frame(of: one).flatMap { one in
                frame(of: other).map { side.position(one) - side.position($0) }
            }
            return Tie(title: side.title, first: one, attribute: side.attribute, second: other, constant: constant)
        } + [
            Tie(title: "First Baseline", first: one, attribute: "firstBaseline", second: other),
            Tie(title: "Last Baseline", first: one, attribute: "baseline", second: other),
        ]
    }

    private func equalSizes(_ one: Node, _ other: Node) -> [Tie] {
        [
            Tie(title: "Equal Widths", first: one, attribute: "width", second: other),
            Tie(title: "Equal Heights", first: one, attribute: "height", second: other),
        ]
    }
}

/// An alignment line of a view that constraints use.
private struct Side: Sendable {
    var title: String
    var attribute: String
    var position: @Sendable (DocumentRect) -> Double

    var isCenter: Bool { attribute.hasPrefix("center") }
    var isFar: Bool { attribute == "trailing" || attribute == "bottom" }
    /// The attribute of the same line in the view's margins.
    var marginAttribute: String { attribute + (isCenter ? "WithinMargins" : "Margin") }

    static let leading = Side(title: "Leading", attribute: "leading") { $0.x }
    static let trailing = Side(title: "Trailing", attribute: "trailing") { $0.x + $0.width }
    static let top = Side(title: "Top", attribute: "top") { $0.y }
    static let bottom = Side(title: "Bottom", attribute: "bottom") { $0.y + $0.height }

    static var all: [Side] {
        [
            leading, trailing, top, bottom,
            Side(title: "Center Horizontally", attribute: "centerX") { $0.x + $0.width / 2 },
            Side(title: "Center Vertically", attribute: "centerY") { $0.y + $0.height / 2 },
        ]
    }
}

extension Node {
    /// The item that constraints use for a drag from or to the object: a cell's content view, the view of a guide.
    fileprivate var constrained: Node? {
        switch name {
        case "tableViewCell": child(key: "contentView")
        case "collectionViewCell": child("collectionViewCellContentView") ?? self
        case "viewLayoutGuide", "keyboardLayoutGuide": parent
        case "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView": self
        default: isView ? self : nil
        }
    }

    /// Returns whether a common ancestor can own a constraint between the two. Views in different cells have none.
    fileprivate func sharesHolder(with other: Node) -> Bool {
        guard cell?.id == other.cell?.id else { return false }
        var candidate: Node? = self
        while let view = candidate, view.id != other.id, !other.isInside(view) {
            candidate = view.ancestor { $0.isView || $0.elementType?.kind == .cellView }
        }
        return candidate?.has("id") ?? false
    }

    /// The cell that the object is or that contains it.
    private var cell: Node? { isCell ? self : ancestor(where: \.isCell) }

    private var isCell: Bool { ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name) }

    fileprivate func isInside(_ other: Node) -> Bool { ancestor { $0.id == other.id } != nil }

    fileprivate func children(named name: String) -> [Node] { children.filter { $0.name == name } }
}

extension Double {
    /// The number without a decimal point if it is whole.
    fileprivate var spelled: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
