import ElementCatalogue
import StoryboardModel
import XMLTree

extension Fix {
    /// Takes an element out, together with every container that would be left empty.
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

    /// Whether Interface Builder writes such an element only around others.
    fileprivate var onlyGroups: Bool {
        guard let kind = elementType?.kind else { return false }
        return (kind == .container || kind == .variation || name == "mask") && !["scenes", "objects"].contains(name)
            && parent != nil
    }
}
