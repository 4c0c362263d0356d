import StoryboardModel
import XMLTree

extension Document {
    mutating func duplicate(_ node: Node, _ x: Double?, _ y: Double?) throws(ChangeError) -> [String] {
        if let scene = Scene(node) ?? node.scene.flatMap({ $0.controller == node ? $0 : nil }) {
            return try duplicate(scene, x, y)
        }
        guard let parent = node.parent, node.has("id"), node["key"] == nil else {
            throw .refused(
                "'\(node.displayName)' cannot be duplicated", hint: "its place in the document holds one element only")
        }
        let copy = try makeElement(copying: node, inside: parent.id, ids: .fresh)
        try shift(copy, x, y)
        try makeIndependent(copy)
        try apply(.insert(copy, at: Place(in: parent.id, before: node.next?.id)))
        return tree[copy].objectID.map { [$0] } ?? []
    }

    private mutating func duplicate(_ scene: Scene, _ x: Double?, _ y: Double?) throws(ChangeError) -> [String] {
        guard let parent = scene.node.parent else { throw ChangeError(.impossiblePlace) }
        let copy = try makeElement(copying: scene.node, inside: parent.id, ids: .fresh)
        try makeIndependent(copy)
        try insertScene(copy, at: Place(in: parent.id, before: scene.node.next?.id))
        let free = freeCanvasLocation()
        if let old = scene.canvasLocation, x != nil || y != nil {
            try place(scene: copy, x: old.x + (x ?? 0), y: old.y + (y ?? 0))
        } else {
            try self.place(scene: copy, x: free.x, y: free.y)
        }
        return Scene(tree[copy])?.controller?.objectID.map { [$0] } ?? []
    }

    private mutating func shift(_ copy: NodeID, _ x: Double?, _ y: Double?) throws(ChangeError) {
        guard x != nil || y != nil, let rect = tree[copy].child("rect", key: "frame"), let frame = DocumentRect(rect) else {
            return
        }
        try apply(.setAttribute(rect.id, name: "x", to: AttributeSpelling((frame.x + (x ?? 0)).xcodeSpelling)))
        try apply(.setAttribute(rect.id, name: "y", to: AttributeSpelling((frame.y + (y ?? 0)).xcodeSpelling)))
    }

    /// Drops from a detached copy what only one object can have: identifiers, and gesture recognisers outside of it.
    private mutating func makeIndependent(_ copy: NodeID) throws(ChangeError) {
        let inside = Set(tree[copy].subtree.compactMap(\.objectID))
        for node in Array(tree[copy].subtree) {
            if node.has("storyboardIdentifier") {
                try apply(.setAttribute(node.id, name: "storyboardIdentifier", to: nil))
            }
            if node.name == "outletCollection", node["property"] == "gestureRecognizers",
                let destination = node["destination"], !inside.contains(destination)
            {
                let connections = node.parent
                try apply(.remove(node.id))
                if let connections, tree[connections.id].children.isEmpty { try apply(.remove(connections.id)) }
            }
            if node.name == "segue", tree[copy].name != "scene", node.has("identifier") {
                try apply(.setAttribute(node.id, name: "identifier", to: nil))
            }
        }
    }

}

extension Double {
    /// As Xcode spells a coordinate: `0.0`, `20`, `7.5`.
    public var xcodeSpelling: String {
        if self == 0 { return "0.0" }
        if let integer = Int(exactly: self) { return String(integer) }
        return String(self)
    }
}
