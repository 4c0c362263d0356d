import StoryboardModel
import XMLTree

extension Document {
    /// Replaces an element by XML as it is spelled, and returns the ids of the objects that come in its place.
    mutating func replace(_ element: NodeID, by xml: String) throws(ChangeError) -> [String] {
        let nodes = try makeNodes(verbatim: xml)
        if element == root.id { return try replaceRoot(by: nodes) }
        guard let place = place(of: element) else { throw ChangeError(.impossiblePlace) }
        if let text = nodes.first(where: { [.text, .characterData].contains(tree[$0].kind) }) {
            throw .refused(
                "'\(tree[text].text)' is text between elements", hint: "replace the element that contains it")
        }
        if let first = nodes.first, tree[first].leadingSpace.isEmpty { copyLeadingSpace(from: element, to: first) }
        try apply(.remove(element))
        for node in nodes { try apply(.insert(node, at: place)) }
        return nodes.compactMap { tree[$0].isElement ? tree[$0].objectID : nil }
    }

    /// Gives the root element the attributes and content of another one.
    private mutating func replaceRoot(by nodes: [NodeID]) throws(ChangeError) -> [String] {
        guard nodes.count == 1, let new = nodes.first, tree[new].name == root.name else {
            throw .refused("the root element is replaced by one '\(root.name)'")
        }
        let root = root.id
        for name in tree[root].attributes.map(\.name) { try apply(.setAttribute(root, name: name, to: nil)) }
        for name in tree[new].attributes.map(\.name) {
            try apply(.setAttribute(root, name: name, to: tree.spelling(of: name, in: new)))
        }
        for child in tree[root].content.map(\.id) { try apply(.remove(child)) }
        for child in tree[new].content.map(\.id) {
            try apply(.remove(child))
            try apply(.insert(child, at: Place(in: root)))
        }
        return []
    }
}
