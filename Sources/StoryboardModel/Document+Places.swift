import ElementCatalogue
public import XMLTree

extension Document {
    /// Where a new child belongs in Apple's order: behind the last one that does not come after it.
    public func place(forChild name: String, key: String?, in parent: NodeID) -> Place {
        let order = ChildOrder(of: tree[parent].name)
        let rank = order.rank(name, key: key)
        var last: Node?
        for child in tree[parent].children where order.rank(child) <= rank { last = child }
        guard let last else { return Place(in: parent, before: tree[parent].content.first { _ in true }?.id) }
        return Place(in: parent, before: last.next?.id)
    }

    /// The place in front of an element and of the comments that belong to it.
    public func place(before element: NodeID) -> Place? {
        guard let parent = tree[element].parent else { return nil }
        var first = tree[element]
        while let previous = first.previous, previous.kind == .comment { first = previous }
        return Place(in: parent.id, before: first.id)
    }

    /// The child with a name and key, made where Apple's order wants it if there is none.
    public mutating func ensureChild(_ name: String, key: String? = nil, in parent: NodeID) throws(ChangeError) -> NodeID {
        if let existing = tree[parent].child(name, key: key) { return existing.id }
        let xml = key.map { "<\(name) key=\"\($0)\"/>" } ?? "<\(name)/>"
        return try insertElement(xml, at: place(forChild: name, key: key, in: parent))
    }

    /// Reads an element and inserts it.
    @discardableResult
    public mutating func insertElement(
        _ xml: String, at place: Place, ids arriving: ArrivingIDs = .kept
    ) throws(ChangeError) -> NodeID {
        let node = try makeElement(xml, inside: place.parent, ids: arriving)
        try apply(.insert(node, at: place))
        return node
    }

    /// Sets an attribute as Xcode would: one that has its default value is left out.
    public mutating func set(_ attribute: String, of node: NodeID, to value: String?) throws(ChangeError) {
        let type = tree[node].elementType?.attribute(attribute)
        let isOmitted = type?.isOmittedWhenDefault == true && type?.defaultValue == value
        let spelling = value.flatMap { isOmitted ? nil : AttributeSpelling($0) }
        try apply(.setAttribute(node, name: attribute, to: spelling))
    }

    /// Removes an element and then every container that it leaves empty.
    public mutating func removeElement(_ node: NodeID) throws(ChangeError) {
        let parent = tree[node].parent
        if tree[node].name == "scene", let comment = tree[node].previous, comment.kind == .comment {
            try apply(.remove(comment.id))
        }
        try apply(.remove(node))
        if let parent, isLeftEmpty(tree[parent.id]) { try removeElement(parent.id) }
    }

    /// Whether Interface Builder would not write such an element with nothing inside.
    private func isLeftEmpty(_ node: Node) -> Bool {
        guard node.children.isEmpty, node.parent != nil else { return false }
        if Self.writtenEmpty.contains(node.name) { return false }
        return node.elementType?.kind == .container || node.elementType?.kind == .variation || node.name == "mask"
            || node.name == "inferredMetricsTieBreakers" || node.name == "resources"
    }

    private static let writtenEmpty: Set<String> = ["scenes", "objects", "toolbarItems", "document"]

    /// A comment for a place inside `parent`, on a line of its own; it hangs nowhere yet.
    public mutating func makeComment(_ text: String, inside parent: NodeID) throws(ChangeError) -> NodeID {
        guard text.isSpellable else { throw ChangeError(.unspellable("comment")) }
        let comment = tree.makeComment(text)
        tree.setLeadingSpace(of: comment, to: tree.lineStart(inside: parent))
        return comment
    }

    /// Replaces the text inside an element.
    public mutating func setText(of node: NodeID, to text: String) throws(ChangeError) {
        guard tree[node].isElement else { throw ChangeError(.notAnElement) }
        guard text.isSpellable else { throw ChangeError(.unspellable(tree[node].name)) }
        if tree[node].text == text { return }
        for child in Array(tree[node].content) { try apply(.remove(child.id)) }
        if !text.isEmpty { try apply(.insert(tree.makeText(text), at: Place(in: node))) }
        guard tree[node].text != text, let place = place(of: node) else { return }
        // The element was read with nothing but white space inside, which stays in front of its end tag: spell it anew.
        let anew = try makeElement(copying: tree[node], inside: place.parent, ids: .kept)
        for child in Array(tree[anew].content) { tree.detach(child.id) }
        if !text.isEmpty { tree.attach(tree.makeText(text), at: Place(in: anew)) }
        try apply(.remove(node))
        try apply(.insert(anew, at: place))
    }
}
