import StoryboardModel
import StoryboardRevisions

/// A merge of a document that hasn't been marked as resolved.
struct OpenMerge {
    var list: ConflictList
    /// The merged versions, or nil if only the list is known.
    var sides: MergeSides?
    /// Whether git waits for the file to be added.
    var isUnmerged = false
    /// What decisions changed in the document, by the number of the conflict.
    var changes: [Int: (from: Document, to: Document)] = [:]

    /// Adds the conflicts of a later merge.
    func adding(_ conflicts: [MergeConflict], of sides: MergeSides) -> OpenMerge {
        var merge = self
        merge.list.entries += ConflictList(conflicts).entries
        merge.list.isSaved = false
        merge.sides = sides
        return merge
    }
}

extension ConflictList {
    /// The list of an unmerged document that was lost: conflicts of which the document has what theirs says are decided.
    init(_ conflicts: [MergeConflict], foundIn document: Document) {
        self.init(conflicts)
        for (number, entry) in entries.enumerated() where document.hasTheirs(of: entry.conflict) {
            entries[number].choice = .theirs
        }
    }
}
