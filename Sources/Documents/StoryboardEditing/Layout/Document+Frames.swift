import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Whether constraints lay out views.
    var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

    mutating func setFrame(_ address: Address, to rect: DocumentRect) throws(ChangeError) {
        let id = try framed(at: address)
        try Self.check([rect.x, rect.y, rect.width, rect.height], of: "a frame")
        guard rect.width >= 0, rect.height >= 0 else { throw .refused("a size cannot be negative") }
        if tree[id].name == "tableViewCell" {
            // A row begins where the one above it ends.
            let own = tree[id].frame ?? rect
            try resizeRow(id, to: DocumentRect(x: own.x, y: own.y, width: rect.width, height: rect.height))
        } else if tree[id].name == "collectionViewCell" {
            try resizeCollectionCell(id, to: rect)
        } else if tree[id].name == "collectionReusableView", tree[id].has("key") {
            try resizeSupplement(id, to: rect)
        } else {
            try resize(id, to: rect)
        }
    }

    private func framed(at address: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        guard node.hasFrame else { throw .refused("'\(node.displayName)' is not a view and has no frame") }
        return node.id
    }

    /// Writes the numbers of a frame that differ, so that the others keep their text.
    mutating func setFrame(of view: NodeID, to rect: DocumentRect) throws(ChangeError) {
        let node = try ensureChild("rect", key: "frame", in: view)
        for (name, value) in [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
        where tree[node].number(name) != value {
            try apply(.setAttribute(node, name: name, to: AttributeSpelling(value.xcodeSpelling)))
        }
    }

    /// Gives a view without constraints a fixed frame, in documents with Auto Layout too.
    mutating func fix(_ view: NodeID) throws(ChangeError) {
        if usesAutoLayout {
            try set("fixedFrame", of: view, to: "YES")
            try set("translatesAutoresizingMaskIntoConstraints", of: view, to: "NO")
        }
        try ensureMask(of: view)
    }

    /// Gives a view without an autoresizing mask the default one, which keeps its distance to the left and top.
    mutating func ensureMask(of view: NodeID) throws(ChangeError) {
        guard tree[view].child("autoresizingMask", key: "autoresizingMask") == nil else { return }
        let attributes = [
            (name: "key", value: "autoresizingMask"), (name: "flexibleMaxX", value: "YES"),
            (name: "flexibleMaxY", value: "YES"),
        ]
        try insertElement(
            "autoresizingMask", attributes: attributes,
            at: place(forChild: "autoresizingMask", key: "autoresizingMask", in: view))
    }

    /// Removes the fixed frame and mask of a view that constraints or a stack view position.
    mutating func release(_ view: NodeID) throws(ChangeError) {
        try set("fixedFrame", of: view, to: nil)
        guard tree[view]["key"] == nil else { return }
        try set("translatesAutoresizingMaskIntoConstraints", of: view, to: "NO")
        if let mask = tree[view].child("autoresizingMask", key: "autoresizingMask")?.id { try apply(.remove(mask)) }
    }
}

extension Node {
    /// Whether the element is a view, a cell or a content view.
    var hasFrame: Bool { isView || elementType?.kind == .cellView }
}
