import ElementCatalog
public import XMLTree

extension Document {
    /// Returns the place for a new child in Apple's order: after the last child that doesn't follow it.
    public func place(forChild name: String, key: String?, in parent: NodeID) -> Place {
        let order = ChildOrder(of: tree[parent].name)
        let rank = order.rank(name, key: key)
        var last: Node?
        for child in tree[parent].children where order.rank(child) <= rank { last = child }
        guard let last else { return Place(in: parent, before: tree[parent].content.first { _ in true }?.id) }
        return Place(in: parent, before: last.next?.id)
    }

    /// Returns the place before an element and the comments that belong to it.
    public func place(before element: NodeID) -> Place? {
        guard let parent = tree[element].parent else { return nil }
        var first = tree[element]
        while let previous = first.previous, previous.kind == .comment { first = previous }
        return Place(in: parent.id, before: first.id)
    }

    /// Returns the child with a name and key, inserting it in Apple's order if there is none.
    public mutating func ensureChild(_ name: String, key: String? = nil, in parent: NodeID) throws(ChangeError)
        -> NodeID
    {
        if let existing = tree[parent].child(name, key: key) { return existing.id }
        let attributes = key.map { [(name: "key", value: $0)] } ?? []
        return try insertElement(name, attributes: attributes, at: place(forChild: name, key: key, in: parent))
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

    /// Inserts an element with a name and attributes.
    @discardableResult
    public mutating func insertElement(
        _ name: String, attributes: [(name: String, value: String)], at place: Place
    ) throws(ChangeError) -> NodeID {
        let node = try makeElement(name, attributes: attributes, inside: place.parent)
        try apply(.insert(node, at: place))
        return node
    }

    /// Sets an attribute as Xcode does: a default value is omitted, and a text that is long or has several lines
    /// becomes an element `<string key="…">`.
    public mutating func set(_ attribute: String, of node: NodeID, to value: String?) throws(ChangeError) {
        guard isKnown(node), tree[node].isElement else { throw ChangeError(.notAnElement) }
        let type = tree[node].elementType?.attribute(attribute)
        if let value, type?.type == .text || type?.type == .string, Self.isWrittenAsElement(value) {
            guard Entities.canSpell(value) else { throw ChangeError(.unspellable(attribute)) }
            try apply(.setAttribute(node, name: attribute, to: nil))
            if let element = tree[node].textElement(key: attribute)?.id { return try setText(of: element, to: value) }
            return try setText(of: ensureChild("string", key: attribute, in: node), to: value)
        }
        let isOmitted = type?.isOmittedWhenDefault == true && type?.defaultValue == value
        let spelling = value.flatMap { isOmitted ? nil : AttributeSpelling($0) }
        try apply(.setAttribute(node, name: attribute, to: spelling))
        if let element = tree[node].textElement(key: attribute)?.id { try apply(.remove(element)) }
    }

    /// Returns whether Xcode writes a text as an element. Of 1,208 documents none has a line break or tab in an
    /// attribute's text, and none an attribute's text of more than 116 characters; the shortest plain one in an element
    /// has 151.
    private static func isWrittenAsElement(_ text: String) -> Bool {
        text.utf8.count > 128 || text.utf8.contains { $0 < 0x20 }
    }

    /// Removes an element and the containers that become empty.
    public mutating func removeElement(_ node: NodeID) throws(ChangeError) {
        guard isKnown(node) else { throw ChangeError(.impossiblePlace) }
        let parent = tree[node].parent?.id
        if tree[node].name == "scene", let comment = comment(naming: node) { try apply(.remove(comment)) }
        try apply(.remove(node))
        if let parent { try removeIfLeftEmpty(parent) }
    }

    /// Returns the comment before a scene.
    package func comment(naming scene: NodeID) -> NodeID? {
        tree[scene].previous.flatMap { $0.kind == .comment ? $0.id : nil }
    }

    /// Removes an element that Interface Builder doesn't write without content.
    package mutating func removeIfLeftEmpty(_ node: NodeID) throws(ChangeError) {
        if isLeftEmpty(tree[node]) { try removeElement(node) }
    }

    /// Returns whether an element is empty and Interface Builder doesn't write it without content.
    private func isLeftEmpty(_ node: Node) -> Bool {
        guard node.children.isEmpty, node.parent != nil else { return false }
        if Self.writtenEmpty.contains(node.name) { return false }
        if node.elementType?.kind == .variation { return node.attributes.allSatisfy { $0.name == "key" } }
        return node.elementType?.kind == .container || node.name == "mask"
            || node.name == "inferredMetricsTieBreakers" || node.name == "resources"
    }

    private static let writtenEmpty: Set<String> = ["scenes", "objects", "toolbarItems", "document"]

    /// Creates a detached comment for a place inside `parent`, on its own line.
    public mutating func makeComment(_ text: String, inside parent: NodeID) throws(ChangeError) -> NodeID {
        guard Entities.canSpell(text) else { throw ChangeError(.unspellable("comment")) }
        let comment = tree.makeComment(text)
        tree.setLeadingSpace(of: comment, to: tree.lineStart(inside: parent))
        return comment
    }

    /// Replaces the text of an element such as `<string key="text">`.
    public mutating func setText(of node: NodeID, to text: String) throws(ChangeError) {
        guard isKnown(node), tree[node].isElement else { throw ChangeError(.notAnElement) }
        guard Self.holdsText(tree[node]) else {
            throw .refused(
                "'\(tree[node].name)' contains no text", hint: "set an attribute, or use a 'string' element")
        }
        guard Entities.canSpell(text) else { throw ChangeError(.unspellable(tree[node].name)) }
        if tree[node].text == text { return }
        for child in tree[node].content.map(\.id) { try apply(.remove(child)) }
        if !text.isEmpty { try apply(.insert(tree.makeText(text), at: Place(in: node))) }
        guard tree[node].text != text, let place = place(of: node) else { return }
        // The element was read with nothing but white space, which stays before its end tag, so the element is
        // replaced.
        try apply(.remove(node))
        let fresh = try makeElement(tree[node].name, attributes: tree[node].attributes, inside: place.parent)
        if !text.isEmpty { tree.attach(tree.makeText(text), at: Place(in: fresh)) }
        try apply(.insert(fresh, at: place))
    }

    /// Returns whether text between an element's tags is content: in an element that takes text, or in an unknown one.
    static func holdsText(_ element: Node) -> Bool {
        guard element.children.isEmpty else { return false }
        return textElements.contains(element.name) || element.elementType == nil
    }

    private static let textElements: Set<String> = ["string", "mutableString", "data", "mutableData"]
}

extension Node {
    /// Returns the child element with the text of a property that is too long for an attribute or has several lines.
    func textElement(key: String) -> Node? {
        child("string", key: key) ?? child("mutableString", key: key)
    }

    /// Returns the text of a property, from its attribute or element.
    public func text(_ property: String) -> String? {
        self[property] ?? textElement(key: property)?.text
    }
}
