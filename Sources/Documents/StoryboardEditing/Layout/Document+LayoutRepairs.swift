import StoryboardModel
import XMLTree

extension Document {
    /// Updates the frames of misplaced views to match their constraints, and removes marks that no longer apply.
    mutating func updateFrames(_ objects: [Address], all: Bool, _ layout: DocumentLayout) throws(ChangeError) {
        for view in try placed(at: objects, all: all) {
            guard let known = tree[view]["id"].flatMap({ layout[$0] }), !known.isAmbiguous, !known.isInConflict,
                let place = known.place
            else { continue }
            if tree[view].isMisplaced(at: place) { try setFrame(address(of: view), to: place.tidied) }
            try unmark(view, ["ambiguous", "misplaced"])
        }
    }

    /// Removes marks that Interface Builder stored when it saved a view.
    mutating func unmark(_ view: NodeID, _ marks: [String]) throws(ChangeError) {
        for mark in marks where tree[view].has(mark) { try set(mark, of: view, to: nil) }
    }

    /// Sizes views to fit their content.
    mutating func sizeToFit(_ objects: [Address], _ layout: DocumentLayout) throws(ChangeError) {
        for view in try placed(at: objects, all: false) {
            guard let frame = tree[view].frame, let size = tree[view]["id"].flatMap({ layout[$0] })?.fittingSize else {
                continue
            }
            let fitted = DocumentRect(x: frame.x, y: frame.y, width: size.width, height: size.height)
            try setFrame(address(of: view), to: fitted.tidied)
        }
    }

    /// Updates the constants of views' constraints to match the document's frames.
    mutating func updateConstraintConstants(
        _ objects: [Address], all: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) {
        var seen: Set<NodeID> = []
        for view in try placed(at: objects, all: all) where !tree[view].isArranged {
            try unmark(view, ["misplaced"])
            for node in constraints(about: view) where seen.insert(node).inserted {
                guard let constraint = Constraint(tree[node]), let wanted = constant(of: constraint, layout) else {
                    continue
                }
                try set("constant", of: node, to: wanted == 0 ? nil : wanted.xcodeSpelling)
            }
        }
    }

    /// The difference that rounding frames to pixels causes.
    private static let negligible = 0.5

    /// Returns the constant with which a constraint matches the document's frames, or nil if it matches already or this
    /// is unknown.
    private func constant(of constraint: Constraint, _ layout: DocumentLayout) -> Double? {
        guard let owner = constraint.owner, let origin = canvasFrame(of: owner, in: DocumentLayout()),
            let first = position(constraint.firstAttribute, of: constraint.firstItemID, from: origin, layout)
        else { return nil }
        var second = 0.0
        if let item = constraint.secondItemID {
            guard let attribute = constraint.secondAttribute,
                let position = position(attribute, of: item, from: origin, layout)
            else { return nil }
            second = position * constraint.multiplier
        }
        let wanted = (first - second).toHundredths
        let difference = wanted - constraint.constant
        switch constraint.relation {
        case .equal: return abs(difference) < Self.negligible ? nil : wanted
        case .lessThanOrEqual: return difference < Self.negligible ? nil : wanted
        case .greaterThanOrEqual: return difference > -Self.negligible ? nil : wanted
        }
    }

    /// Returns the position of an item's attribute in the document, relative to a corner of the constraint's owner.
    private func position(
        _ attribute: String, of item: String, from origin: DocumentRect, _ layout: DocumentLayout
    ) -> Double? {
        guard let node = index.object(item).map({ tree[$0] }) else { return nil }
        let isGuide = node.isViewGuide
        guard let view = isGuide ? node.parent : node.hasFrame ? node : nil,
            var frame = canvasFrame(of: view, in: DocumentLayout())?.moved(-origin.x, -origin.y)
        else { return nil }
        let known = view["id"].flatMap { layout[$0] }
        if isGuide || attribute != attribute.ofView {
            guard let known, let inner = isGuide ? known.safeArea : known.margins else { return nil }
            frame = frame.shrunk(from: known.frame, to: inner)
        }
        return frame.position(attribute.ofView, known)
    }
}

extension DocumentRect {
    fileprivate var tidied: DocumentRect {
        DocumentRect(
            x: x.toThousandths, y: y.toThousandths, width: width.toThousandths, height: height.toThousandths)
    }

    /// Returns the rectangle inset by the distances between an outer and an inner rectangle.
    fileprivate func shrunk(from outer: DocumentRect, to inner: DocumentRect) -> DocumentRect {
        DocumentRect(
            x: x + inner.x - outer.x, y: y + inner.y - outer.y, width: width + inner.width - outer.width,
            height: height + inner.height - outer.height)
    }

    fileprivate func position(_ attribute: String, _ view: DocumentLayout.View?) -> Double? {
        switch attribute {
        case "leading", "left": x
        case "trailing", "right": x + width
        case "centerX": x + width / 2
        case "top": y
        case "bottom": y + height
        case "centerY": y + height / 2
        case "width": width
        case "height": height
        case "firstBaseline": view?.firstBaseline.map { y + $0 }
        case "baseline", "lastBaseline": view?.lastBaseline.map { y + $0 }
        default: nil
        }
    }
}
