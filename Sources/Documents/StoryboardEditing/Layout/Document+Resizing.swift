import StoryboardModel
import XMLTree

extension Document {
    /// Sets a frame and resizes the subviews by their autoresizing masks, as Interface Builder does.
    mutating func resize(_ view: NodeID, to rect: DocumentRect) throws(ChangeError) {
        let old = tree[view].frame
        try setFrame(of: view, to: rect)
        guard let old, old.width != rect.width || old.height != rect.height else { return }
        if tree[view].name == "containerView" { try resizeEmbedded(in: view, to: rect) }
        let inner = tree[view].children.filter { $0["key"] == "contentView" && $0.hasFrame }.map(\.id)
        let children = inner + (tree[view].child("subviews")?.children.map(\.id) ?? [])
        for child in children {
            guard let frame = tree[child].frame else { continue }
            let springs = tree[child].springs
            let (x, width) = Self.follow(frame.x, frame.width, gain: rect.width - old.width, springs.across)
            let (y, height) = Self.follow(frame.y, frame.height, gain: rect.height - old.height, springs.down)
            let new = DocumentRect(x: x, y: y, width: width, height: height)
            if new != frame { try resize(child, to: new) }
        }
    }

    /// Gives the scene that a container view embeds the container's size, also through a navigation or tab bar
    /// controller. Freeform scenes keep theirs.
    private mutating func resizeEmbedded(in container: NodeID, to rect: DocumentRect) throws(ChangeError) {
        var waiting = tree[container].segues.filter { $0.kind == .embed }.map(\.destinationID)
        var seen: Set<String> = []
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let controller = index.object(id) else { continue }
            waiting += tree[controller].segues.filter { $0.kind == .relationship }.map(\.destinationID)
            guard tree[controller].child("freeformSimulatedSizeMetrics") == nil,
                let view = tree[controller].child(key: "view"), view.isView, view.frame != nil
            else { continue }
            try resize(view.id, to: DocumentRect(x: 0, y: 0, width: rect.width, height: rect.height))
        }
    }

    /// Distributes a view's growth among its flexible parts: the leading margin, the size, and the trailing margin,
    /// each with a letter in `springs`.
    private static func follow(
        _ start: Double, _ length: Double, gain: Double, _ springs: String
    ) -> (start: Double, length: Double) {
        guard !springs.isEmpty else { return (start, length) }
        let share = gain / Double(springs.count)
        return (
            springs.contains("-") ? start + share : start, springs.contains("S") ? max(0, length + share) : length
        )
    }
}

extension Node {
    /// The flexible parts of a view. The content of a cell or effect view fills it, whatever its mask.
    fileprivate var springs: (across: String, down: String) {
        if self["key"] == "contentView" { return ("S", "S") }
        let mask = child("autoresizingMask", key: "autoresizingMask")
        return (mask?.springs("X", "width") ?? "", mask?.springs("Y", "height") ?? "")
    }

    private func springs(_ axis: String, _ size: String) -> String {
        (bool("flexibleMin\(axis)") ? "-" : "") + (bool("\(size)Sizable") ? "S" : "")
            + (bool("flexibleMax\(axis)") ? "+" : "")
    }
}
