import StoryboardModel
import XMLTree

/// The headers, footers and layout of collection views.
extension Document {
    /// Adds the header or footer of a collection view's sections, or deletes it.
    mutating func setSectionSupplement(
        of address: Address, _ kind: String, _ isOn: Bool
    ) throws(ChangeError) -> [String] {
        guard let (key, sizeKey) = Self.supplements[kind] else {
            throw .refused("a section has no '\(kind)'", hint: "choose one of: footer, header")
        }
        let collection = try collection(at: address)
        if let own = tree[collection].child("collectionReusableView", key: key)?.id {
            if isOn { return [] }
            try delete(own)
            // The layout keeps no room for what isn't there.
            if let layout = flowLayout(of: collection), let size = tree[layout].child("size", key: sizeKey)?.id {
                for name in ["width", "height"] {
                    try apply(.setAttribute(size, name: name, to: AttributeSpelling("0.0")))
                }
            }
            try reflow(cellsAround: collection)
            return []
        }
        guard isOn, let item = Library.item("collectionReusableView"), case .element(let xml) = item.content else {
            return []
        }
        let source = try Self.read(SceneTemplates.fill(xml, for: self))
        let node = try makeElement(copying: source, inside: collection, ids: .fresh)
        try apply(.setAttribute(node, name: "key", to: AttributeSpelling(key)))
        try apply(.insert(node, at: place(forChild: source.name, key: key, in: collection)))
        if let layout = flowLayout(of: collection), let size = tree[layout].child("size", key: sizeKey)?.id,
            tree[size].number("width") == 0 || tree[size].number("height") == 0
        {
            try apply(.remove(size))
        }
        try makeRoom(forSupplement: node)
        return tree[node]["id"].map { [$0] } ?? []
    }

    private static let supplements = [
        "header": ("sectionHeaderView", "headerReferenceSize"), "footer": ("sectionFooterView", "footerReferenceSize"),
    ]

    /// Replaces the layout of a collection view by a flow layout, or one whose class the app has.
    mutating func setCollectionLayout(of address: Address, to kind: String) throws(ChangeError) -> [String] {
        let names = ["flow": "collectionViewFlowLayout", "custom": "collectionViewLayout"]
        guard let name = names[kind] else {
            throw .refused("there is no layout '\(kind)'", hint: "choose one of: custom, flow")
        }
        let collection = try collection(at: address)
        let old = tree[collection].child(key: "collectionViewLayout")
        if old?.name == name { return [] }
        let id = old?["id"]
        if let old = old?.id { try apply(.remove(old)) }
        let item = Document.firstCell(of: tree[collection])
        let xml =
            kind == "custom"
            ? #"<collectionViewLayout key="collectionViewLayout"/>"#
            : """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10">\
            <size key="itemSize" width="\(item.width)" height="\(item.height)"/>\
            <size key="headerReferenceSize" width="0.0" height="0.0"/>\
            <size key="footerReferenceSize" width="0.0" height="0.0"/>\
            <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
            """
        let place = place(forChild: name, key: "collectionViewLayout", in: collection)
        let node = try insertElement(xml, at: place, ids: .fresh)
        if let id {
            try apply(.setAttribute(node, name: "id", to: AttributeSpelling(id)))
        }
        for key in ["sectionHeaderView", "sectionFooterView"] {
            guard let view = tree[collection].child("collectionReusableView", key: key)?.id else { continue }
            guard kind == "flow", let size = tree[node].child("size", key: Self.sizeKey(of: key))?.id else { continue }
            // A custom layout keeps no sizes; the view still has the one from before.
            if let height = tree[view].frame?.height, height > 0 {
                for (name, value) in [("width", 50), ("height", height)] {
                    try apply(.setAttribute(size, name: name, to: AttributeSpelling(value.xcodeSpelling)))
                }
            } else {
                try apply(.remove(size))
                try makeRoom(forSupplement: view)
            }
        }
        try reflow(cellsAround: collection)
        return []
    }

    private static func sizeKey(of view: String) -> String {
        view == "sectionHeaderView" ? "headerReferenceSize" : "footerReferenceSize"
    }

    private static func firstCell(of collection: Node) -> (width: String, height: String) {
        let frame = collection.child("cells")?.children.compactMap(\.frame).first { _ in true }
        return ((frame?.width ?? 128).xcodeSpelling, (frame?.height ?? 128).xcodeSpelling)
    }

    private func flowLayout(of collection: NodeID) -> NodeID? {
        tree[collection].child("collectionViewFlowLayout", key: "collectionViewLayout")?.id
    }

    /// Returns the collection view at the address of one or its controller.
    private func collection(at address: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        let found = node.isController ? node.child("collectionView", key: "view") : node
        guard let found, found.name == "collectionView", kind.isUIKit else {
            throw .refused("'\(node.displayName)' is not a collection view")
        }
        return found.id
    }
}
