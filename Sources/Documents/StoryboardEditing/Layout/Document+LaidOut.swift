package import StoryboardModel
import XMLTree

extension Document {
    /// Returns a view's frame on its scene's canvas: as laid out, or else as the document has it.
    func canvasFrame(of view: Node, in layout: DocumentLayout) -> DocumentRect? {
        if let known = view["id"].flatMap({ layout[$0] }) { return known.frame }
        guard let frame = view.frame else { return nil }
        guard let outer = view.ancestor(where: \.hasFrame).flatMap({ canvasFrame(of: $0, in: layout) }) else {
            return frame
        }
        return frame.moved(outer.x, outer.y)
    }

    /// Returns the nearest neighbors on the four sides of a view.
    package func neighbors(
        of address: Address, toMargins: Bool, in layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: Neighbor] {
        try neighbors(of: placed(at: address), toMargins: toMargins, layout)
    }

    /// Returns what a view can be pinned to on each side: the siblings beside it, the nearest first, then what is around it.
    package func neighborChoices(
        of address: Address, toMargins: Bool, in layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: [Neighbor]] {
        try neighborChoices(of: placed(at: address), toMargins: toMargins, layout)
    }

    func neighbors(
        of view: NodeID, toMargins: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: Neighbor] {
        try neighborChoices(of: view, toMargins: toMargins, layout).compactMapValues(\.first)
    }

    func neighborChoices(
        of view: NodeID, toMargins: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: [Neighbor]] {
        let node = tree[view]
        guard let holder = node.parent?.parent, let frame = canvasFrame(of: node, in: layout),
            case let around = surroundings(in: holder, toMargins: toMargins, layout), !around.isEmpty
        else { throw .refused("'\(node.displayName)' has no frame") }
        let siblings = (node.parent.map { Array($0.children) } ?? []).compactMap { other in
            other.isPlaced && other != node
                ? canvasFrame(of: other, in: layout).map { (id: other["id"] ?? "", frame: $0) } : nil
        }
        var found: [LayoutSide: [Neighbor]] = [:]
        for side in LayoutSide.allCases {
            let beside = siblings.compactMap { sibling in
                side.gap(from: frame, to: sibling.frame).map { Neighbor(item: Address(sibling.id), distance: $0) }
            }
            let sorted = beside.enumerated().sorted {
                ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
            }.map(\.element)
            let outer = around.map { Neighbor(item: $0.name, distance: side.inset(of: frame, in: $0.frame)) }
            found[side] = (sorted + outer).map { Neighbor(item: $0.item, distance: $0.distance.toHundredths) }
        }
        return found
    }

    /// Returns what a view is pinned to if it has no neighbor, the usual one first: the safe area for a subview of the root view,
    /// otherwise the superview, or its margins.
    private func surroundings(
        in holder: Node, toMargins: Bool, _ layout: DocumentLayout
    ) -> [(name: Address, frame: DocumentRect)] {
        guard let frame = canvasFrame(of: holder, in: layout) else { return [] }
        let known = holder["id"].flatMap { layout[$0] }
        let margins = (Address("superviewMargins"), known?.margins ?? frame.insetBy(Self.usualMargin))
        let isOutermost = holder["key"] == "view" || holder.parent?.name == "objects"
        let hasSafeArea = isOutermost && holder.child("viewLayoutGuide", key: "safeArea") != nil
        let areas =
            (hasSafeArea ? [(Address("safeArea"), known?.safeArea ?? frame)] : []) + [(Address("superview"), frame)]
        return toMargins ? [margins] + areas : areas + [margins]
    }

    /// The default margin of a view.
    private static let usualMargin = 8.0

    /// Returns a view that has a superview, which constraints can position.
    func placed(at address: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        guard node.isView, node.has("id") else { throw .refused("'\(node.displayName)' is not a view") }
        guard node.isPlaced else {
            throw .refused(
                "'\(node.displayName)' is not inside another view",
                hint: "the view of a controller or cell cannot be moved")
        }
        return node.id
    }

    /// Returns the views at some addresses, or all views in their scenes, of which the document has all.
    func placed(at addresses: [Address], all: Bool) throws(ChangeError) -> [NodeID] {
        var views: [NodeID] = []
        var seen: Set<NodeID> = []
        for address in addresses {
            let found: [NodeID]
            if all, try resolve(address) == root {
                found = root.subtree.filter(\.isPlaced).map(\.id)
            } else if all {
                found = try outermostView(at: address).subtree.filter(\.isPlaced).map(\.id)
            } else {
                found = [try placed(at: address)]
            }
            views += found.filter { seen.insert($0).inserted }
        }
        guard all || !views.isEmpty else { throw .refused("there are no views", hint: "name at least one object") }
        return views
    }

    /// Returns the root view of a scene.
    func outermostView(at address: Address) throws(ChangeError) -> Node {
        let node = try resolve(address)
        if let view = node.scene?.controller?.child(key: "view") { return view }
        var view = node.hasFrame ? node : nil
        while let outer = (view ?? node).ancestor(where: \.hasFrame) { view = outer }
        guard let view else { throw .refused("'\(node.displayName)' is not in a view") }
        return view
    }
}

extension Node {
    /// Whether the element is a view with a superview.
    var isPlaced: Bool { isView && has("id") && parent?.name == "subviews" }

    /// Whether the superview arranges the view, so that no constraint can position it.
    var isArranged: Bool { parent?.parent.map { Self.arranging.contains($0.name) } ?? false }

    private static let arranging: Set<String> = [
        "stackView", "tableView", "collectionView", "navigationBar", "toolbar", "tabBar",
    ]

    /// The difference between frames from which a view counts as misplaced: text is a little wider or narrower than
    /// Apple's.
    private static let misplacement = 3.0

    /// Returns whether the document's frame of a view differs from its layout, in the superview's coordinates.
    package func isMisplaced(at place: DocumentRect) -> Bool {
        guard !bool("fixedFrame"), let own = frame else { return false }
        let differences = [own.x - place.x, own.y - place.y, own.width - place.width, own.height - place.height]
        return differences.contains { abs($0) >= Self.misplacement }
    }
}

extension Double {
    /// The number with the precision of the inspector's fields.
    var toHundredths: Double { (self * 100).rounded() / 100 + 0 }

    /// The number with the precision of stored frames.
    var toThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
