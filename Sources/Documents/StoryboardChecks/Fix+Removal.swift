import ElementCatalog
import StoryboardModel
import XMLTree

extension Fix {
    /// Creates a fix that removes an element and the containers that become empty.
    init(_ title: String, removing node: Node) {
        var outermost = node
        while let parent = outermost.parent, parent.onlyGroups, outermost.standsAlone { outermost = parent }
        self.init(title, [.remove(outermost.id)])
    }

    init(_ title: String, setting attribute: String, of node: Node, to value: String?) {
        self.init(title, [.setAttribute(node.id, name: attribute, to: value.map { AttributeSpelling($0) })])
    }
}

extension Node {
    fileprivate var standsAlone: Bool { previousElement == nil && nextElement == nil }

    /// Whether Interface Builder writes the element only if it has children.
    fileprivate var onlyGroups: Bool {
        guard let kind = elementType?.kind else { return false }
        return (kind == .container || kind == .variation || name == "mask") && !["scenes", "objects"].contains(name)
            && parent != nil
    }
}
