import XMLTree

extension Document {
    /// What is wrong with the document's inner bookkeeping: with the tree's links, or between index and tree. For tests and
    /// debug builds; nil when all is well.
    public func invariantViolation() -> String? {
        if let fault = tree.invariantViolation() { return fault }
        var fresh = DocumentIndex()
        fresh.add(subtree: root)
        return index.difference(from: fresh)
    }
}
