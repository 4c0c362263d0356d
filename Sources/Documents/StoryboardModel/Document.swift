public import XMLTree

/// A storyboard or xib: a lossless tree with an index.
///
/// A document changes only through `apply`, so every change can be undone and the index is always up to date.
public struct Document: Sendable {
    /// The document's XML, byte for byte.
    public internal(set) var tree: XMLTree
    /// The objects by id, and who refers to them.
    public internal(set) var index: DocumentIndex
    /// The changes that undo what has been done since the outermost `transaction` began, or nil outside of one.
    var takeBack: [Change]?
    var ids: ObjectIDs
    /// The ids of the objects that a list of commands has created so far, which its next commands call `$1`, `$2` and so on.
    package var createdInList: [String] = []
    /// The limits within which the document was read and must stay, so that it can be read again.
    let limits: XMLLimits

    /// Reads a document. `idSeed` makes the ids of new objects predictable.
    public init(
        _ bytes: some Collection<UInt8>, limits: XMLLimits = XMLLimits(), idSeed: UInt64? = nil
    ) throws(DocumentError) {
        do {
            tree = try XMLTree(bytes, limits: limits)
        } catch {
            throw DocumentError(error)
        }
        let root = tree.root
        if root.name == "archive" {
            throw DocumentError(.archive(type: root["type"] ?? ""), at: tree.location(of: root.id))
        }
        guard root.name == "document" else {
            throw DocumentError(.foreignRoot(root.name), at: tree.location(of: root.id))
        }
        index = DocumentIndex()
        index.add(subtree: root)
        index.forgetTouched()
        self.limits = limits
        ids = ObjectIDs(seed: idSeed)
    }

    /// Returns the text of the document.
    public func write() -> [UInt8] { tree.write() }

    /// The element `<document>`.
    public var root: Node { tree.root }

    /// The kind of the document, by its type.
    public var kind: DocumentKind { DocumentKind(type: root["type"] ?? "") }

    /// The version of Interface Builder that saved the document, such as "23504" or "14490.70".
    public var toolsVersion: String { root["toolsVersion"] ?? "" }
    /// The first component of the tools version, or 0 if the document has none.
    public var toolsMajorVersion: Int { Int(toolsVersion.prefix { $0 != "." }) ?? 0 }

    // MARK: Objects

    /// Returns the object or scene with an id.
    public func object(_ id: String) -> Node? {
        guard let node = index.object(id) ?? index.scene(id) else { return nil }
        return tree[node]
    }

    /// Returns a new id in Xcode's form.
    public mutating func makeID() -> String {
        let index = index
        return ids.next { index.isTaken($0) }
    }

    /// Returns several new ids.
    public mutating func makeIDs(_ count: Int) -> [String] {
        let index = index
        var made: [String] = []
        while made.count < count { made.append(ids.next { index.isTaken($0) || made.contains($0) }) }
        return made
    }

    /// Returns what changes have affected since the last call.
    public mutating func takeTouched() -> DocumentIndex.Touched {
        defer { index.forgetTouched() }
        return index.touched
    }

    /// Returns the nodes and attributes that refer to the object with an id.
    public func references(to id: String) -> [(node: Node, attribute: String)] {
        index.references(to: id).map { (tree[$0.node], $0.attribute) }
    }
}

extension XMLTree {
    /// Returns the location of a node in the text that `write` returns, or the document's start for a detached node.
    public func location(of node: NodeID) -> SourceLocation {
        locations(of: [node])[node] ?? SourceLocation(line: 1, column: 1)
    }
}
