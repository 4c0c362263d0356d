import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Aligns views with the outermost of them or their center; a single view, or each in its container, in the
    /// superview.
    mutating func align(_ objects: [Address], to side: String, inContainer: Bool) throws(ChangeError) {
        guard let alignment = Alignment(rawValue: side) else {
            let names = Alignment.allCases.map(\.rawValue) + Align.textLines
            throw .refused(
                "nothing can be aligned to '\(side)'\(Spelling.suggestion(for: side, among: names))",
                hint: "choose one of: \(names.joined(separator: ", "))")
        }
        let (views, frames) = try inContainer ? framed(objects) : framedSiblings(objects, atLeast: 1)
        let bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        for (view, frame) in zip(views, frames) {
            var around = bounds
            if inContainer || views.count == 1, let outer = tree[view].ancestor(where: \.hasFrame)?.frame {
                around = DocumentRect(x: 0, y: 0, width: outer.width, height: outer.height)
            }
            try setFrame(of: view, to: alignment.place(frame, in: around, isUpward: countsUpward(around: view)))
        }
    }

    /// Returns whether a view's position is counted from the bottom of the view around it. Nothing keeps hold of the tree, which would be
    /// copied by the change that follows.
    private func countsUpward(around view: NodeID) -> Bool {
        guard let outer = tree[view].ancestor(where: \.hasFrame) else { return false }
        return countsUpward(in: outer)
    }

    /// Moves views so that their baselines align with that of the first.
    mutating func alignLines(of objects: [Address], isFirst: Bool, _ layout: DocumentLayout) throws(ChangeError) {
        let (views, frames) = try framedSiblings(objects, atLeast: 2)
        var lines: [NodeID: Double] = [:]
        for view in views {
            let known = tree[view]["id"].flatMap { layout[$0] }
            guard let line = isFirst ? known?.firstBaseline : known?.lastBaseline else {
                throw .refused(
                    "the baseline of '\(tree[view].displayName)' is unknown",
                    hint: "only documents for iOS are laid out")
            }
            lines[view] = line
        }
        let first = try resolve(objects[0]).id
        guard let place = views.firstIndex(of: first), let own = lines[first] else { return }
        let height = frames[place].y + own
        for (view, frame) in zip(views, frames) where view != first {
            guard let own = lines[view] else { continue }
            var frame = frame
            // Every screen can display half points.
            frame.y = ((height - own) * 2).rounded() / 2
            try setFrame(of: view, to: frame)
        }
    }

    /// Distributes views with equal spacing. The outermost views stay where they are.
    mutating func distribute(_ objects: [Address], axis: String) throws(ChangeError) {
        guard axis == "horizontal" || axis == "vertical" else {
            throw .refused("there is no axis '\(axis)'", hint: "choose one of: horizontal, vertical")
        }
        let isVertical = axis == "vertical"
        let (views, frames) = try framedSiblings(objects, atLeast: 3)
        let start = { (frame: DocumentRect) in isVertical ? frame.y : frame.x }
        let length = { (frame: DocumentRect) in isVertical ? frame.height : frame.width }
        let order = frames.indices.sorted { (start(frames[$0]), $0) < (start(frames[$1]), $1) }
        guard let first = order.first, let last = order.last else { return }
        let inner = order.dropFirst().dropLast()
        let begin = start(frames[first]) + length(frames[first])
        let free = start(frames[last]) - begin - inner.reduce(0) { $0 + length(frames[$1]) }
        let gap = free / Double(order.count - 1)
        var position = begin
        for number in inner {
            position += gap
            var frame = frames[number]
            if isVertical { frame.y = position } else { frame.x = position }
            try setFrame(of: views[number], to: frame)
            position += length(frame)
        }
    }

    private func framedSiblings(
        _ objects: [Address], atLeast count: Int
    ) throws(ChangeError) -> (views: [NodeID], frames: [DocumentRect]) {
        let views = try siblings(objects)
        guard views.count >= count else {
            throw .refused("it takes \(count == 1 ? "a view" : "\(count) views"), found \(views.count)")
        }
        return (views, try frames(of: views))
    }

    private func framed(_ objects: [Address]) throws(ChangeError) -> (views: [NodeID], frames: [DocumentRect]) {
        let views = try placed(at: objects, all: false)
        return (views, try frames(of: views))
    }

    private func frames(of views: [NodeID]) throws(ChangeError) -> [DocumentRect] {
        var frames: [DocumentRect] = []
        for view in views {
            guard let frame = tree[view].frame else { throw .refused("'\(tree[view].displayName)' has no frame") }
            frames.append(frame)
        }
        return frames
    }

    // MARK: Order of subviews

    /// Changes the order of subviews. The objects keep their relative order.
    mutating func arrange(_ objects: [Address], to place: String) throws(ChangeError) {
        guard ["front", "back", "forward", "backward"].contains(place) else {
            throw .refused("there is no place '\(place)'", hint: "choose one of: front, back, forward, backward")
        }
        guard !objects.isEmpty else { throw .refused("there is nothing to arrange", hint: "name at least one object") }
        var nodes: [NodeID] = []
        for object in objects { nodes.append(try arrangeable(object)) }
        let moving = Set(nodes)
        let order = moving.sorted { tree[$0].precedes(tree[$1]) }
        for node in place == "front" || place == "backward" ? order : order.reversed() {
            try arrange(node, to: place, among: moving)
        }
    }

    private func arrangeable(_ object: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(object)
        if let tab = tabRelationship(of: node) { return tab.node.id }
        guard let holder = node.parent, holder.elementType?.kind == .container, holder.name != "objects" else {
            throw .refused(
                "'\(node.displayName)' cannot be reordered", hint: "views, cells, sections and items can"
            )
        }
        return node.id
    }

    private mutating func arrange(_ node: NodeID, to place: String, among moving: Set<NodeID>) throws(ChangeError) {
        guard let holder = tree[node].parent?.id else { return }
        let isTab = tabRelationship(of: tree[node]) != nil
        let siblings = isTab ? tabs(beside: tree[node]) : tree[holder].children.filter(\.isElement).map(\.id)
        guard let position = siblings.firstIndex(of: node) else { return }
        let neighbor = place == "forward" ? position + 1 : position - 1
        let others = siblings.filter { $0 != node }
        let target: Int
        switch place {
        case "front": target = others.count
        case "back": target = 0
        default:
            target = siblings.indices.contains(neighbor) && !moving.contains(siblings[neighbor]) ? neighbor : position
        }
        if target == position { return }
        let before = target < others.count ? others[target] : others.last.flatMap { tree[$0].nextElement?.id }
        try put(node, at: before.flatMap { self.place(before: $0) } ?? Place(in: holder))
        try restack(rowsOf: holder)
        if tree[node].name == "collectionViewCell" { try reflow(cellsAround: node) }
    }
}

enum Alignment: String, CaseIterable {
    case left, centerX, right, top, centerY, bottom

    /// Places a frame. Where positions count upward, as in AppKit, the top is the larger one.
    func place(_ frame: DocumentRect, in bounds: DocumentRect, isUpward: Bool) -> DocumentRect {
        var result = frame
        let (low, high) = (bounds.y, bounds.y + bounds.height - frame.height)
        switch self {
        case .left: result.x = bounds.x
        case .centerX: result.x = bounds.x + (bounds.width - frame.width) / 2
        case .right: result.x = bounds.x + bounds.width - frame.width
        case .top: result.y = isUpward ? high : low
        case .centerY: result.y = bounds.y + (bounds.height - frame.height) / 2
        case .bottom: result.y = isUpward ? low : high
        }
        return result
    }
}
