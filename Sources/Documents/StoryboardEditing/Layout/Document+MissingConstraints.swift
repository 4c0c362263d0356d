import StoryboardModel
import XMLTree

extension Document {
    /// Adds the constraints that views need to stay where they are if they have none or are ambiguous.
    mutating func addMissingConstraints(
        _ objects: [Address], all: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) -> [String] {
        let views = try placed(at: objects, all: all).filter { view in
            let node = tree[view]
            let isOpen = layout[node["id"] ?? ""]?.isAmbiguous == true
            return !node.isArranged && (isOpen || constraints(about: view).isEmpty)
        }
        let added = try add(missing(from: views, layout))
        for view in views { try unmark(view, ["ambiguous"]) }
        return added
    }

    /// Replaces the constraints of views by those that keep them where they are.
    mutating func resetConstraints(
        _ objects: [Address], all: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) -> [String] {
        let views = try placed(at: objects, all: all).filter { !tree[$0].isArranged }
        try clearConstraints(objects, all: all)
        return try add(missing(from: views, layout))
    }

    /// Returns the missing constraints of all views, computed before any is added, so that one view's don't depend on
    /// another's.
    private func missing(from views: [NodeID], _ layout: DocumentLayout) throws(ChangeError) -> [AddConstraint] {
        var found: [AddConstraint] = []
        for view in views { found += try missing(from: view, layout) }
        return found
    }

    private func missing(from view: NodeID, _ layout: DocumentLayout) throws(ChangeError) -> [AddConstraint] {
        let node = tree[view]
        guard let frame = canvasFrame(of: node, in: layout) else { return [] }
        let neighbors = try neighbors(of: view, toMargins: false, layout)
        let determined = determinedAttributes(of: view)
        let fitting = node["id"].flatMap { layout[$0] }?.fittingSize
        let horizontal = Gap(
            .leading, .trailing, size: "width", others: ["centerX", "left", "right"], length: frame.width,
            hasOwnLength: Self.sized.contains(node.name) && frame.width.fits(fitting?.width))
        let vertical = Gap(
            .top, .bottom, size: "height", others: ["centerY", "firstBaseline", "lastBaseline", "baseline"],
            length: frame.height,
            hasOwnLength: node.name == "label"
                || Self.sized.union(Self.high).contains(node.name) && frame.height.fits(fitting?.height))
        return [horizontal, vertical].flatMap { $0.constraints(for: address(of: view), determined, neighbors) }
    }

    /// Elements with an intrinsic width and height. One that is drawn larger or smaller keeps its length by a constraint, but
    /// the height of a label follows its text.
    private static let sized: Set<String> = [
        "label", "button", "switch", "segmentedControl", "stepper", "pageControl", "activityIndicatorView",
        "datePicker", "pickerView", "stackView", "textField", "colorWell",
    ]

    /// Elements with an intrinsic height.
    private static let high: Set<String> = [
        "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
    ]

    /// Returns the attributes of a view that constraints determine, including those of its margins.
    private func determinedAttributes(of view: NodeID) -> Set<String> {
        let id = tree[view]["id"]
        var determined: Set<String> = []
        for constraint in constraints(about: view).compactMap({ Constraint(tree[$0]) }) {
            if constraint.firstItemID == id { determined.insert(constraint.firstAttribute.ofView) }
            if constraint.secondItemID == id, let attribute = constraint.secondAttribute {
                determined.insert(attribute.ofView)
            }
        }
        return determined
    }
}

/// The missing parts on an axis: a position, and a length.
private struct Gap {
    var near, far: LayoutSide
    var size: String
    /// The attributes other than sides that position a view.
    var others: [String]
    var length: Double
    var hasOwnLength: Bool

    init(
        _ near: LayoutSide, _ far: LayoutSide, size: String, others: [String], length: Double, hasOwnLength: Bool
    ) {
        (self.near, self.far, self.size, self.others) = (near, far, size, others)
        (self.length, self.hasOwnLength) = (length.toHundredths, hasOwnLength)
    }

    func constraints(
        for view: Address, _ determined: Set<String>, _ neighbors: [LayoutSide: Neighbor]
    ) -> [AddConstraint] {
        guard let before = neighbors[near], let after = neighbors[far] else { return [] }
        let places = ([near.rawValue, far.rawValue] + others).filter(determined.contains).count
        var found: [AddConstraint] = []
        if places == 0 { found.append(AddConstraint(near, of: view, before.distance, from: before.item)) }
        if hasOwnLength || determined.contains(size) || places > 1 { return found }
        // A view that nearly fills the space keeps filling it.
        let spans = (0...20).contains(after.distance) && length > 120 && !determined.contains(far.rawValue)
        found.append(
            spans
                ? AddConstraint(far, of: view, after.distance, from: after.item)
                : AddConstraint(first: view, firstAttribute: size, constant: length))
        return found
    }
}

extension Double {
    /// Whether a length is that of the content, but for rounding.
    fileprivate func fits(_ fitting: Double?) -> Bool { fitting.map { abs(self - $0) <= 1.5 } ?? true }
}

extension String {
    /// The attribute of the view that corresponds to one of its margins.
    var ofView: String {
        for suffix in ["WithinMargins", "Margin"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) }
        return self
    }
}
