import StoryboardEditing
public import StoryboardModel

extension DocumentMerge {
    /// Takes back in a later version what changed between two others, by objects: what has changed since in other ways
    /// remains.
    public init(reverting change: (from: Document, to: Document), in document: Document) throws(MergeError) {
        try self.init(base: change.to, ours: document, theirs: change.from, asChanges: true)
    }

    /// Brings back objects that a version has and a document hasn't, at their places, with what refers to them.
    public init(restoring objects: [String], of version: Document, in document: Document) throws(MergeError) {
        var without = version
        do throws(ChangeError) {
            for object in objects where without.object(object) != nil {
                try without.perform(.delete(object: Address(object)))
            }
        } catch {
            throw MergeError(rule: "merge.impossible", message: "\(error)")
        }
        try self.init(base: without, ours: document, theirs: version, asChanges: true)
    }
}
