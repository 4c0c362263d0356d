import ElementCatalog
public import XMLTree

/// The treatment of ids when objects are inserted into a document.
public enum ArrivingIDs: Hashable, Sendable {
    /// Every object gets a new id, and references among the inserted objects follow. For duplicates and pasted objects.
    case fresh
    /// Ids are kept, missing ones are created, and an id that is already in use is an error.
    case kept
}

extension Document {
    /// Creates a detached element from XML, formatted in Xcode's style for a place inside `parent`.
    public mutating func makeElement(
        _ xml: String, inside parent: NodeID, ids arriving: ArrivingIDs = .kept
    ) throws(ChangeError) -> NodeID {
        let source: XMLTree
        do {
            source = try XMLTree(xml.utf8)
        } catch {
            throw ChangeError(.malformed(error.description))
        }
        return try makeElement(source, inside: parent, ids: arriving)
    }

    /// Creates a detached element with a name and attributes.
    public mutating func makeElement(
        _ name: String, attributes: [(name: String, value: String)], inside parent: NodeID,
        ids arriving: ArrivingIDs = .kept
    ) throws(ChangeError) -> NodeID {
        var xml = "<\(name)"
        for (name, value) in attributes {
            guard Self.isName(name) else { throw ChangeError(.invalidName(name)) }
            guard Entities.canSpell(value) else { throw ChangeError(.unspellable(name)) }
            xml += " \(name)=\"\(String(decoding: Entities.encodeAttribute(value), as: UTF8.self))\""
        }
        return try makeElement(xml + "/>", inside: parent, ids: arriving)
    }

    /// Creates a detached copy of an element of this or another tree.
    public mutating func makeElement(
        copying element: Node, inside parent: NodeID, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> NodeID {
        try makeElement(detachedCopy(of: element), inside: parent, ids: arriving)
    }

    /// Creates a detached copy of an element by its identity; a node that is held makes the edit copy the tree.
    package mutating func makeElement(
        copying element: NodeID, inside parent: NodeID, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> NodeID {
        try makeElement(detachedCopy(of: tree[element]), inside: parent, ids: arriving)
    }

    /// Returns XML with a new id for every object; references among them follow.
    package mutating func withFreshIDs(_ source: XMLTree) throws(ChangeError) -> XMLTree {
        var scratch = source
        try giveIDs(to: &scratch, .fresh)
        return scratch
    }

    private mutating func makeElement(
        _ source: XMLTree, inside parent: NodeID, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> NodeID {
        guard isKnown(parent) else { throw ChangeError(.impossiblePlace) }
        var scratch = source
        try giveIDs(to: &scratch, arriving)
        let lineStart = tree.lineStart(inside: parent)
        let step = String(decoding: tree.indentationStep(inside: parent), as: UTF8.self)
        let style = XcodeStyle(newline: tree.newline, step: step)
        let node = try makeNode(style.write(scratch.root, indentation: Self.indentation(in: lineStart)))
        tree.setLeadingSpace(of: node, to: lineStart)
        return node
    }

    private func detachedCopy(of element: Node) throws(ChangeError) -> XMLTree {
        do {
            return try XMLTree(XMLTree(of: element).write(element.id))
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }

    /// Creates a detached node with its text as it is, on its own line for a place inside `parent`.
    package mutating func makeNode(verbatim text: String, inside parent: NodeID) throws(ChangeError) -> NodeID {
        let lineStart = tree.lineStart(inside: parent)
        let node = try makeNode(text)
        tree.setLeadingSpace(of: node, to: lineStart)
        return node
    }

    /// Creates detached nodes with their text and the white space before each as they are.
    package mutating func makeNodes(verbatim text: String) throws(ChangeError) -> [NodeID] {
        do throws(XMLError) {
            return try tree.makeNodes(text.utf8, keepsSpace: true)
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }

    /// Sets the white space before a detached node to that before another.
    package mutating func copyLeadingSpace(from node: NodeID, to detached: NodeID) {
        tree.setLeadingSpace(of: detached, to: Array(tree[node].leadingSpace.utf8))
    }

    private mutating func makeNode(_ text: String) throws(ChangeError) -> NodeID {
        do {
            guard let node = try tree.makeNodes(text.utf8).first else {
                throw ChangeError(.malformed("nothing was given"))
            }
            return node
        } catch let error as XMLError {
            throw ChangeError(.malformed(error.description))
        } catch let error as ChangeError {
            throw error
        } catch {
            throw ChangeError(.malformed("\(error)"))
        }
    }

    static func indentation(in lineStart: some BidirectionalCollection<UInt8>) -> String {
        guard let newline = lineStart.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        return String(decoding: lineStart[lineStart.index(after: newline)...], as: UTF8.self)
    }

    // MARK: Ids

    private mutating func giveIDs(to scratch: inout XMLTree, _ arriving: ArrivingIDs) throws(ChangeError) {
        var replaced: [String: String] = [:]
        var given: Set<String> = []
        // Identifiers, not nodes, here and below: a node that is held makes the edit copy the tree.
        for node in scratch.root.subtree.map(\.id) {
            guard let attribute = Self.identityAttribute(of: scratch[node]) else { continue }
            let old = scratch[node][attribute]
            if arriving == .kept, let old {
                guard !index.isTaken(old), given.insert(old).inserted else {
                    throw .refused(
                        "the id '\(old)' is already in use", hint: "omit the id to get a new one, or choose another"
                    )
                }
                continue
            }
            let index = index
            let id = ids.next { index.isTaken($0) || given.contains($0) }
            given.insert(id)
            if let old { replaced[old] = id }
            scratch.setAttribute(attribute, of: node, to: AttributeSpelling(id))
        }
        if replaced.isEmpty { return }
        for node in scratch.root.subtree.map(\.id) {
            for attribute in Self.referenceAttributes(of: scratch[node]) {
                guard let old = scratch[node][attribute], let new = replaced[old] else { continue }
                scratch.setAttribute(attribute, of: node, to: AttributeSpelling(new))
            }
        }
    }

    /// Returns the name of the attribute with an element's own id, or nil if its elements have none.
    public static func identityAttribute(of node: Node) -> String? {
        guard let type = ElementCatalog.shared[node.name] else { return node.has("id") ? "id" : nil }
        if node.isListedResource || node.has("reference") { return nil }
        guard let attribute = type.attributes.first(where: { $0.type == .id }) else { return nil }
        if node.has(attribute.name) || type.kind.needsID { return attribute.name }
        return nil
    }

    /// The meaning of an attribute's value: the element's own id, a reference to another object, or anything else.
    package enum AttributeMeaning: Sendable {
        case identity, reference, other
    }

    package static func meaning(of attribute: String, in element: Node) -> AttributeMeaning {
        switch Vocabulary.role(of: attribute, in: element.name) {
        case .identity, .sceneIdentity: .identity
        case .reference: .reference
        case .plain, .resource: .other
        }
    }

    /// Returns the names of the attributes that refer to other objects by id.
    package static func referenceAttributes(of node: Node) -> [String] {
        node.attributes.map(\.name).filter { Vocabulary.role(of: $0, in: node.name) == .reference }
    }
}
