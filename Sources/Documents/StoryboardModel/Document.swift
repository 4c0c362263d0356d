public import XMLTree

/// A storyboard or xib: the lossless tree with an index over it.
///
/// A value. It changes through `apply` alone, so every change can be undone and the index is never behind.
public struct Document: Sendable {
    public internal(set) var tree: XMLTree
    public internal(set) var index: DocumentIndex
    /// The changes that would take back what has been done since the outermost `transaction` began; nil outside of one.
    var takeBack: [Change]?
    var ids: ObjectIDs
    /// What was read within these limits stays within them, so that it can be read again.
    let limits: XMLLimits

    /// Reads a document. `idSeed` makes the ids of objects that are added later predictable.
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

    /// The document's text.
    public func write() -> [UInt8] { tree.write() }

    public var root: Node { tree.root }

    public var kind: DocumentKind { DocumentKind(type: root["type"] ?? "") }

    /// The version of Interface Builder that saved the document, such as "23504" or "14490.70".
    public var toolsVersion: String { root["toolsVersion"] ?? "" }
    /// The version of the tools that saved the document without what stands behind the first point; 0 if none is named.
    public var toolsMajorVersion: Int { Int(toolsVersion.prefix { $0 != "." }) ?? 0 }

    // MARK: Objects

    /// The object with an id, or the scene with that scene id.
    public func object(_ id: String) -> Node? {
        guard let node = index.object(id) ?? index.scene(id) else { return nil }
        return tree[node]
    }

    /// An id that nothing in the document has, in Xcode's form.
    public mutating func makeID() -> String {
        let index = index
        return ids.next { index.isTaken($0) }
    }

    /// Like `makeID`, several at once: all of them different.
    public mutating func makeIDs(_ count: Int) -> [String] {
        let index = index
        var made: [String] = []
        while made.count < count { made.append(ids.next { index.isTaken($0) || made.contains($0) }) }
        return made
    }

    /// What changes have touched since this was asked last.
    public mutating func takeTouched() -> DocumentIndex.Touched {
        defer { index.forgetTouched() }
        return index.touched
    }

    /// Where elements name the object with an id, as nodes.
    public func references(to id: String) -> [(node: Node, attribute: String)] {
        index.references(to: id).map { (tree[$0.node], $0.attribute) }
    }
}

extension XMLTree {
    /// Where a node stands in the text that `write` gives; the document's start for one that is not attached.
    public func location(of node: NodeID) -> SourceLocation {
        locations(of: [node])[node] ?? SourceLocation(line: 1, column: 1)
    }
}
