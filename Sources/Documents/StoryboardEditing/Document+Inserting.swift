import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func insert(
        _ xml: String, into address: Address, before: Address?, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> [String] {
        let parent = try resolve(address).id
        let new = try Self.read(xml)
        guard let container = container(for: new.name, key: new["key"], in: tree[parent]) else {
            throw .refused(
                "'\(new.name)' is not allowed in '\(tree[parent].name)'", hint: Self.accepted(by: tree[parent]))
        }
        let holder = try makeContainer(container, in: parent)
        let place = try place(for: new, key: container.key, in: holder, before: before)
        let node = try makeElement(copying: new, inside: holder, ids: arriving)
        try apply(.setAttribute(node, name: "key", to: container.key.map { AttributeSpelling($0) }))
        if tree[node].name == "scene" { try insertScene(node, at: place) } else { try apply(.insert(node, at: place)) }
        return tree[node].objectID.map { [$0] } ?? []
    }

    static func read(_ xml: String) throws(ChangeError) -> Node {
        do {
            return try XMLTree(xml.utf8).root
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }

    static func accepted(by parent: Node) -> String? {
        guard let type = parent.elementType else { return nil }
        let names = type.children.compactMap { row -> String? in
            switch row.content {
            case .element(let name):
                return row.keys.isEmpty ? name : "\(name)[\(row.keys.joined(separator: " "))]"
            case .kind(let kind): return "any \(kind.rawValue)"
            }
        }
        return names.isEmpty ? "it accepts nothing" : "it accepts: \(names.joined(separator: ", "))"
    }
}
