import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Duplicates an object or scene with new ids, and inserts the copy after it.
    public static func duplicate(object: Address, offsetX: Double? = nil, offsetY: Double? = nil) -> Self {
        Self(Duplicate(object: object, offsetX: offsetX, offsetY: offsetY))
    }
}

package struct Duplicate: DocumentCommand {
    static let summary = "duplicates an object or scene with new ids, and inserts the copy after it"
    static let example = #"{"object": "8bC-Xf-vdC", "offsetX": 20, "offsetY": 20}"#
    package var object: Address
    package var offsetX, offsetY: Double?
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            offsetX: fields.optional("offsetX", "the offset of the copy to the right"),
            offsetY: fields.optional("offsetY", "the offset of the copy down"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.duplicate(document.resolve(object).id, offsetX, offsetY)
    }
}

extension Document {
    mutating func duplicate(_ node: NodeID, _ x: Double?, _ y: Double?) throws(ChangeError) -> [String] {
        try Self.check([x, y], of: "an offset")
        if let scene = sceneStoodFor(by: node) { return try duplicate(scene: scene, x, y) }
        guard let place = placeBehind(node), canBeSeveral(tree[node]) else {
            throw .refused(
                "'\(tree[node].displayName)' cannot be duplicated",
                hint: "its place allows only one element")
        }
        let copy = try makeElement(copying: node, inside: place.parent, ids: .fresh)
        try shift(copy, x, y)
        try makeIndependent(copy)
        try apply(.insert(copy, at: place))
        try makeRoom(forRowsIn: copy)
        return tree[copy].objectID.map { [$0] } ?? []
    }

    private func placeBehind(_ node: NodeID) -> Place? {
        tree[node].parent.map { Place(in: $0.id, before: tree[node].next?.id) }
    }

    /// Returns whether a place may contain another element like this one. A second connection would be redundant.
    private func canBeSeveral(_ node: Node) -> Bool {
        guard node.has("id"), !node.has("key"), !node.isPlaceholder, node.name != "exit" else { return false }
        return node.elementType?.kind != .connection && node.elementType?.kind != .layoutGuide
    }

    /// Returns the element itself if it is a scene, or the scene whose controller it is.
    func sceneStoodFor(by node: NodeID) -> NodeID? {
        guard let scene = tree[node].scene, scene.node.id == node || scene.controller?.id == node else { return nil }
        return scene.node.id
    }

    private mutating func duplicate(scene: NodeID, _ x: Double?, _ y: Double?) throws(ChangeError) -> [String] {
        guard let place = placeBehind(scene) else { throw ChangeError(.impossiblePlace) }
        let copy = try makeElement(copying: scene, inside: place.parent, ids: .fresh)
        try makeIndependent(copy)
        try insertScene(copy, at: place)
        if let old = Scene(tree[scene])?.canvasLocation, x != nil || y != nil {
            try self.place(scene: copy, x: old.x + (x ?? 0), y: old.y + (y ?? 0))
        } else {
            let free = freeCanvasLocation(apartFrom: copy)
            try self.place(scene: copy, x: free.x, y: free.y)
        }
        return Scene(tree[copy])?.controller?.objectID.map { [$0] } ?? []
    }

    private mutating func shift(_ copy: NodeID, _ x: Double?, _ y: Double?) throws(ChangeError) {
        guard x != nil || y != nil, let rect = tree[copy].child("rect", key: "frame")?.id, let frame = tree[copy].frame
        else {
            return
        }
        try apply(.setAttribute(rect, name: "x", to: AttributeSpelling((frame.x + (x ?? 0)).xcodeSpelling)))
        try apply(.setAttribute(rect, name: "y", to: AttributeSpelling((frame.y + (y ?? 0)).xcodeSpelling)))
    }

    /// Removes from a detached copy what must be unique: identifiers, and outlets to gesture recognizers outside of it.
    private mutating func makeIndependent(_ copy: NodeID) throws(ChangeError) {
        let inside = Set(tree[copy].subtree.compactMap(\.objectID))
        let isScene = tree[copy].name == "scene"
        for node in tree[copy].subtree.map(\.id) {
            try apply(.setAttribute(node, name: "storyboardIdentifier", to: nil))
            if tree[node].name == "segue", !isScene { try apply(.setAttribute(node, name: "identifier", to: nil)) }
            if tree[node].name == "outletCollection", tree[node]["property"] == "gestureRecognizers",
                let destination = tree[node]["destination"], !inside.contains(destination)
            {
                try removeElement(node)
            }
        }
    }
}
