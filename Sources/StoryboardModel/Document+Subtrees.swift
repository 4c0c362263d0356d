import ElementCatalogue
public import XMLTree

/// What happens to the ids of objects that come into a document.
public enum ArrivingIDs: Hashable, Sendable {
    /// Every object gets a new id, and references among the newcomers follow. For duplicates and what is pasted.
    case fresh
    /// Ids are kept, missing ones are made, and one that is taken already is an error.
    case kept
}

extension Document {
    /// Reads one element and prepares it, in Xcode's style, for a place inside `parent`. It hangs nowhere yet: insert it
    /// with a change.
    public mutating func makeElement(
        _ xml: String, inside parent: NodeID, ids arriving: ArrivingIDs = .kept
    ) throws(ChangeError) -> NodeID {
        let source: XMLTree
        do {
            source = try XMLTree(xml.utf8)
        } catch {
            throw ChangeError(.malformed(error.description))
        }
        return try makeElement(copying: source.root, inside: parent, ids: arriving)
    }

    /// The same for an element of another tree, or of this one.
    public mutating func makeElement(
        copying element: Node, inside parent: NodeID, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> NodeID {
        var scratch = try detachedCopy(of: element)
        try giveIDs(to: &scratch, arriving)
        let lineStart = tree.lineStart(inside: parent)
        let text = XcodeStyle(newline: tree.newline).write(scratch.root, indentation: Self.indentation(in: lineStart))
        let node = try makeNode(text)
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

    private mutating func makeNode(_ text: String) throws(ChangeError) -> NodeID {
        do {
            guard let node = try tree.makeNodes(text.utf8).first else { throw ChangeError(.malformed("nothing was given")) }
            return node
        } catch let error as XMLError {
            throw ChangeError(.malformed(error.description))
        } catch let error as ChangeError {
            throw error
        } catch {
            throw ChangeError(.malformed("\(error)"))
        }
    }

    static func indentation(in lineStart: [UInt8]) -> String {
        guard let newline = lineStart.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        return String(decoding: lineStart[(newline + 1)...], as: UTF8.self)
    }

    // MARK: Ids

    private mutating func giveIDs(to scratch: inout XMLTree, _ arriving: ArrivingIDs) throws(ChangeError) {
        var replaced: [String: String] = [:]
        var given: Set<String> = []
        for node in scratch.root.subtree {
            guard let attribute = Self.identityAttribute(of: node) else { continue }
            let old = node[attribute]
            if arriving == .kept, let old {
                guard !index.isTaken(old), given.insert(old).inserted else {
                    throw .refused(
                        "the id '\(old)' is taken already", hint: "leave the id out to have one made, or choose another")
                }
                continue
            }
            let index = index
            let id = ids.next { index.isTaken($0) || given.contains($0) }
            given.insert(id)
            if let old { replaced[old] = id }
            scratch.setAttribute(attribute, of: node.id, to: AttributeSpelling(id))
        }
        for node in scratch.root.subtree {
            for attribute in Self.referenceAttributes(of: node) {
                guard let old = node[attribute], let new = replaced[old] else { continue }
                scratch.setAttribute(attribute, of: node.id, to: AttributeSpelling(new))
            }
        }
    }

    /// The attribute that holds an element's own id, if elements of its name have one.
    public static func identityAttribute(of node: Node) -> String? {
        guard let type = ElementCatalogue.shared[node.name] else { return node.has("id") ? "id" : nil }
        if node.isListedResource || node.has("reference") { return nil }
        guard let attribute = type.attributes.first(where: { $0.type == .id }) else { return nil }
        if node.has(attribute.name) || type.kind.needsID { return attribute.name }
        return nil
    }

    /// The attributes of an element that name other objects by id.
    static func referenceAttributes(of node: Node) -> [String] {
        let type = ElementCatalogue.shared[node.name]
        return node.attributes.map(\.name).filter { name in
            if let known = type?.attribute(name) { return known.type == .reference }
            return ["destination", "target", "firstItem", "secondItem", "reference"].contains(name)
        }
    }
}
