import ElementCatalog
public import StoryboardModel
import XMLTree

extension Document {
    /// Returns the XML of objects for the clipboard: one element, or several in a `clipboard` element. A controller is
    /// copied with its scene. References to objects that aren't copied are omitted.
    public func xml(of objects: [Address]) throws(ChangeError) -> String {
        var nodes: [Node] = []
        for object in objects {
            let node = try copied(at: object)
            if !nodes.contains(node) { nodes.append(node) }
        }
        let all = Set(nodes.map(\.id))
        // Descendants of other copied objects are copied with them.
        let outermost = nodes.filter { node in node.ancestor { all.contains($0.id) } == nil }
        guard !outermost.isEmpty else { throw .refused("there is nothing to copy", hint: "name at least one object") }
        let texts = outermost.map { String(decoding: tree.write($0.id), as: UTF8.self) }
        let inside = Set(outermost.flatMap { $0.subtree.compactMap(\.objectID) })
        var pieces: [String] = []
        for text in texts {
            var scratch = try Self.read(clipboard: text)
            if scratch.root.name != "scene" { scratch.setAttribute("key", of: scratch.root.id, to: nil) }
            scratch.removeMentions { !inside.contains($0) }
            pieces.append(String(decoding: scratch.write(scratch.root.id), as: UTF8.self))
        }
        return pieces.count == 1 ? pieces[0] : "<clipboard>\n\(pieces.joined(separator: "\n"))\n</clipboard>"
    }

    private func copied(at address: Address) throws(ChangeError) -> Node {
        let node = try resolve(address)
        if let scene = sceneStoodFor(by: node.id) { return tree[scene] }
        guard node.isCopyable, node["key"] != "contentView", node.has("id") else {
            throw .refused(
                "'\(node.displayName)' cannot be copied", hint: "scenes, views, cells, items, gestures and objects can")
        }
        return node
    }

    static func read(clipboard text: String) throws(ChangeError) -> XMLTree {
        do {
            return try XMLTree(text.utf8)
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }
}

extension Node {
    /// Whether the element can be copied by itself.
    var isCopyable: Bool {
        let kinds: [ElementKind] = [.view, .cellView, .barItem, .gestureRecognizer, .object]
        guard let kind = elementType?.kind else { return false }
        return kinds.contains(kind) && !isPlaceholder && name != "exit"
    }
}

extension XMLTree {
    /// Removes references to ids that are gone: elements that have no meaning without them, otherwise the attributes.
    mutating func removeMentions(of isGone: (String) -> Bool) {
        for node in root.subtree.map(\.id) {
            // Identifiers, not nodes: a node that is held makes the edit copy the tree.
            for attribute in Document.referenceAttributes(of: self[node]) {
                guard let id = self[node][attribute], isGone(id) else { continue }
                if self[node].vanishesWithWhatItNames(attribute: attribute) {
                    remove(node)
                    break
                }
                setAttribute(attribute, of: node, to: nil)
            }
        }
    }

    /// Removes an element and the containers that become empty.
    private mutating func remove(_ node: NodeID) {
        guard node != root.id, let parent = self[node].parent?.id else { return }
        detach(node)
        let kind = self[parent].elementType?.kind
        let isEmptied =
            self[parent].children.isEmpty && (kind == .container || kind == .variation || self[parent].name == "mask")
        if isEmptied, self[parent].name != "objects" { remove(parent) }
    }
}
