import XMLTree

extension Document {
    /// Returns a description of an inconsistency in the tree or between tree and index, or nil if there is none. For
    /// tests and debug builds.
    public func invariantViolation() -> String? {
        if let fault = tree.invariantViolation() { return fault }
        var fresh = DocumentIndex()
        fresh.add(subtree: root)
        return index.difference(from: fresh)
    }
}
