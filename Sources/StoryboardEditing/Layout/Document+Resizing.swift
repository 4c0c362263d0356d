import StoryboardModel
import XMLTree

extension Document {
    /// Sets a frame and lets what is inside follow as its autoresizing mask says, as Interface Builder does.
    mutating func resize(_ view: NodeID, to rect: DocumentRect) throws(ChangeError) {
        let old = tree[view].frame
        try setFrame(of: view, to: rect)
        guard let old, old.width != rect.width || old.height != rect.height else { return }
        let inner = tree[view].children.filter { $0["key"] == "contentView" && $0.hasFrame }.map(\.id)
        let children = inner + (tree[view].child("subviews")?.children.map(\.id) ?? [])
        for child in children {
            guard let frame = tree[child].frame else { continue }
            let isContent = tree[child]["key"] == "contentView"
            let mask = tree[child].child("autoresizingMask", key: "autoresizingMask")
            guard isContent || mask != nil else { continue }
            let (x, width) = Self.follow(
                frame.x, frame.width, gain: rect.width - old.width, isContent ? "S" : mask?.springs("X", "width") ?? "")
            let (y, height) = Self.follow(
                frame.y, frame.height, gain: rect.height - old.height,
                isContent ? "S" : mask?.springs("Y", "height") ?? "")
            let new = DocumentRect(x: x, y: y, width: width, height: height)
            if new != frame { try resize(child, to: new) }
        }
    }

    /// Shares what a view gains among the parts that can stretch, of which `springs` has a letter each: the margin in front,
    /// the size, and the margin behind.
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
    fileprivate func springs(_ axis: String, _ size: String) -> String {
        (bool("flexibleMin\(axis)") ? "-" : "") + (bool("\(size)Sizable") ? "S" : "")
            + (bool("flexibleMax\(axis)") ? "+" : "")
    }
}
