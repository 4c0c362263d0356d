package import StoryboardModel
import XMLTree

extension Document {
    /// Where a view lies on its scene's canvas: as it is laid out, or as its frame says where that is not known.
    func canvasFrame(of view: Node, in layout: DocumentLayout) -> DocumentRect? {
        if let known = view["id"].flatMap({ layout[$0] }) { return known.frame }
        guard let frame = view.frame else { return nil }
        guard let outer = view.ancestor(where: \.hasFrame).flatMap({ canvasFrame(of: $0, in: layout) }) else {
            return frame
        }
        return frame.moved(outer.x, outer.y)
    }

    /// What lies on the four sides of a view that stands in another.
    package func neighbours(
        of address: Address, toMargins: Bool, in layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: Neighbour] {
        try neighbours(of: placed(at: address), toMargins: toMargins, layout)
    }

    func neighbours(
        of view: NodeID, toMargins: Bool, _ layout: DocumentLayout
    ) throws(ChangeError) -> [LayoutSide: Neighbour] {
        let node = tree[view]
        guard let holder = node.parent?.parent, let frame = canvasFrame(of: node, in: layout),
            let around = surroundings(in: holder, toMargins: toMargins, layout)
        else { throw .refused("'\(node.displayName)' has no frame") }
        let siblings = (node.parent.map { Array($0.children) } ?? []).compactMap { other in
            other.isPlaced && other != node
                ? canvasFrame(of: other, in: layout).map { (id: other["id"] ?? "", frame: $0) } : nil
        }
        var found: [LayoutSide: Neighbour] = [:]
        for side in LayoutSide.allCases {
            var nearest = Neighbour(item: around.name, distance: side.inset(of: frame, in: around.frame))
            var gap = Double.infinity
            for sibling in siblings {
                guard let distance = side.gap(from: frame, to: sibling.frame), distance < gap else { continue }
                gap = distance
                nearest = Neighbour(item: Address(sibling.id), distance: distance)
            }
            nearest.distance = nearest.distance.toHundredths
            found[side] = nearest
        }
        return found
    }

    /// What a view is tied to where nothing lies beside it: the safe area of a scene's own view, otherwise the view around it.
    private func surroundings(
        in holder: Node, toMargins: Bool, _ layout: DocumentLayout
    ) -> (name: Address, frame: DocumentRect)? {
        guard let frame = canvasFrame(of: holder, in: layout) else { return nil }
        let known = holder["id"].flatMap { layout[$0] }
        if toMargins { return ("superviewMargins", known?.margins ?? frame.insetBy(Self.usualMargin)) }
        let isOutermost = holder["key"] == "view" || holder.parent?.name == "objects"
        if isOutermost, holder.child("viewLayoutGuide", key: "safeArea") != nil {
            return ("safeArea", known?.safeArea ?? frame)
        }
        return ("superview", frame)
    }

    /// The margin of a view that names none.
    private static let usualMargin = 8.0

    /// A view that stands in another one, which is what constraints can place.
    func placed(at address: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        guard node.isView, node.has("id") else { throw .refused("'\(node.displayName)' is no view") }
        guard node.isPlaced else {
            throw .refused(
                "'\(node.displayName)' is not inside another view",
                hint: "what a controller or cell has as its own view stays where it is")
        }
        return node.id
    }

    /// The views at some addresses, or all views of their scenes.
    func placed(at addresses: [Address], all: Bool) throws(ChangeError) -> [NodeID] {
        var views: [NodeID] = []
        for address in addresses {
            let found =
                all ? try outermostView(at: address).subtree.filter(\.isPlaced).map(\.id) : [try placed(at: address)]
            views += found.filter { !views.contains($0) }
        }
        guard all || !views.isEmpty else { throw .refused("it takes a view", hint: "name at least one object") }
        return views
    }

    /// The view of a scene that all others of it stand in.
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
    /// Whether it is a view that stands in another one.
    var isPlaced: Bool { isView && has("id") && parent?.name == "subviews" }

    /// Whether what is around the view places it, so that no constraint can.
    var isArranged: Bool { parent?.parent.map { Self.arranging.contains($0.name) } ?? false }

    private static let arranging: Set<String> = [
        "stackView", "tableView", "collectionView", "navigationBar", "toolbar", "tabBar",
    ]

    /// How far apart frames have to be for a view to count as misplaced: texts are a little wider or narrower than Apple's.
    private static let misplacement = 3.0

    /// Whether the document has the view elsewhere than at the place that constraints give it, in the view around it.
    package func isMisplaced(at place: DocumentRect) -> Bool {
        guard !bool("fixedFrame"), let own = frame else { return false }
        let differences = [own.x - place.x, own.y - place.y, own.width - place.width, own.height - place.height]
        return differences.contains { abs($0) >= Self.misplacement }
    }
}

extension Double {
    /// As exactly as fields show it.
    var toHundredths: Double { (self * 100).rounded() / 100 + 0 }

    /// As exactly as frames are kept.
    var toThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
