import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Embeds views with the same superview in a new view, where they are; a stack view has the size that they need.
    mutating func embedViews(_ objects: [Address], in form: ViewEmbedding) throws(ChangeError) -> [String] {
        let views = try siblings(objects)
        guard let subviews = views.first.flatMap({ tree[$0].parent?.id }), let parent = tree[subviews].parent?.id
        else { return [] }
        var frames: [DocumentRect] = []
        for view in views {
            guard let frame = tree[view].frame else { throw .refused("'\(tree[view].displayName)' has no frame") }
            frames.append(frame)
        }
        let arrangement = Arrangement(of: frames)
        if form == .stackView { frames = arrangement.stacked(frames) }
        let outer = frames.reduce(frames[0]) { $0.union($1) }.insetBy(-form.inset)
        let holder = try makeHolder(form, arrangement, frame: outer, in: parent)
        let place = place(before: views[0]) ?? Place(in: subviews)
        try apply(.insert(holder, at: place))
        guard let holderID = tree[holder]["id"] else { throw ChangeError(.impossiblePlace) }
        try rehangConstraints(of: Set(views), into: holder, isArranged: form == .stackView)
        let order = form == .stackView ? arrangement.order : Array(views.indices)
        for number in order {
            try move(views[number], into: holder, frame: frames[number].moved(-outer.x, -outer.y))
        }
        return [holderID]
    }

    /// Returns the views at some addresses in the order of their superview's subviews.
    func siblings(_ objects: [Address]) throws(ChangeError) -> [NodeID] {
        var views: [NodeID] = []
        for object in objects {
            let node = try resolve(object)
            guard node.isView, node.has("id") else { throw .refused("'\(node.displayName)' is not a view") }
            guard node.parent?.name == "subviews" else {
                throw .refused(
                    "'\(node.displayName)' is not inside another view",
                    hint: "the view of a controller or cell cannot be moved")
            }
            guard !views.contains(node.id) else { throw .refused("'\(object)' is named twice") }
            views.append(node.id)
        }
        guard Set(views.map { tree[$0].parent?.id }).count <= 1 else {
            throw .refused("the views are not all in the same view")
        }
        return views.sorted { tree[$0].precedes(tree[$1]) }
    }

    private mutating func makeHolder(
        _ form: ViewEmbedding, _ arrangement: Arrangement, frame: DocumentRect, in parent: NodeID
    ) throws(ChangeError) -> NodeID {
        guard let item = Library.item(form.item(isVertical: arrangement.isVertical)),
            case .element(let xml) = item.content,
            let subviews = tree[parent].child("subviews")?.id
        else { throw ChangeError(.impossiblePlace) }
        let template = SceneTemplates.fill(xml, for: self)
        let holder = try makeElement(template, inside: subviews, ids: .fresh)
        try lay(holder, frame: frame, inside: subviews)
        if form == .stackView, let spacing = arrangement.spacing {
            try set("spacing", of: holder, to: spacing.xcodeSpelling)
        }
        return holder
    }

    private mutating func move(_ view: NodeID, into holder: NodeID, frame: DocumentRect) throws(ChangeError) {
        try move(Address(tree[view]["id"] ?? ""), into: Address(tree[holder]["id"] ?? ""), before: nil)
        try setFrame(of: view, to: frame)
        try settle(view)
    }

    // MARK: Unembedding

    /// Moves a view's subviews to its superview, where they are, and deletes the view.
    mutating func unembedViews(of node: NodeID) throws(ChangeError) -> [String] {
        let (parentID, held) = try unembeddable(node)
        let id = tree[node]["id"] ?? ""
        let origin = tree[node].frame ?? DocumentRect(x: 0, y: 0, width: 0, height: 0)
        if let parent = index.object(parentID) { try liftConstraints(of: node, to: parent) }
        for child in held {
            let frame = tree[child].frame
            try move(Address(tree[child]["id"] ?? ""), into: Address(parentID), before: Address(id))
            if let frame { try setFrame(of: child, to: frame.moved(origin.x, origin.y)) }
        }
        try delete(node)
        for child in held { try settle(child) }
        return held.compactMap { tree[$0]["id"] }
    }

    /// Returns the superview of a view that can be removed, and its subviews.
    private func unembeddable(_ node: NodeID) throws(ChangeError) -> (parent: String, held: [NodeID]) {
        let view = tree[node]
        guard ["view", "stackView", "scrollView"].contains(view.name) else {
            throw .refused(
                "'\(view.displayName)' contains no views",
                hint: "views, stack views, scroll views and containers can be unembedded")
        }
        guard view.parent?.name == "subviews", let parent = view.parent?.parent?["id"], view.has("id") else {
            throw .refused("'\(view.displayName)' is not inside another view")
        }
        let held = view.child("subviews").map { Array($0.children) } ?? []
        guard !held.isEmpty else { throw .refused("'\(view.displayName)' holds nothing", hint: "'delete' removes it") }
        guard held.allSatisfy({ $0.has("id") }) else { throw .refused("a view in '\(view.displayName)' has no id") }
        return (parent, held.map(\.id))
    }
}
