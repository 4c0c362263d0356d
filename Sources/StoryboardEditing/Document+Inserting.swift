import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    mutating func insert(
        _ xml: String, into address: Address, before: Address?, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> [String] {
        let parent = try resolve(address)
        let (name, key) = try rootOf(xml)
        guard let container = container(for: name, key: key, in: parent) else {
            throw .refused("'\(name)' cannot stand inside '\(parent.name)'", hint: Self.accepted(by: parent))
        }
        let holder = try makeContainer(container, in: parent)
        let place = try place(for: name, key: container.key, in: holder, before: before)
        let node = try makeElement(xml, inside: holder, ids: arriving)
        if let key = container.key, key != tree[node]["key"] {
            try apply(.setAttribute(node, name: "key", to: AttributeSpelling(key)))
        }
        try apply(.insert(node, at: place))
        return tree[node].objectID.map { [$0] } ?? []
    }

    private func rootOf(_ xml: String) throws(ChangeError) -> (name: String, key: String?) {
        do {
            let root = try XMLTree(xml.utf8).root
            return (root.name, root["key"])
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }

    private static func accepted(by parent: Node) -> String? {
        guard let type = parent.elementType else { return nil }
        let names = type.children.compactMap { row -> String? in
            switch row.content {
            case .element(let name):
                return row.keys.isEmpty ? name : "\(name)[\(row.keys.joined(separator: " "))]"
            case .kind(let kind): return "any \(kind.rawValue)"
            }
        }
        return names.isEmpty ? "it takes nothing" : "it takes: \(names.joined(separator: ", "))"
    }
}
