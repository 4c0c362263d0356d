import DocumentEdits
import RandomMerges
import StoryboardModel
import StoryboardRevisions
import Testing

/// Merges texts and checks the conflicts, the result, and what holds for every merge: it can be read again, undo gives our
/// side, swapped sides give the same facts, and the rules find nothing that they didn't find in a side.
@discardableResult
func assertMerge(
    _ base: String, _ ours: String, _ theirs: String, conflicts: [String] = [], notes: [String] = [],
    gives text: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> DocumentMerge {
    let (before, mine, other) = (Array(base.utf8), Array(ours.utf8), Array(theirs.utf8))
    let merge = try DocumentMerge(base: before, ours: mine, theirs: other)
    #expect(merge.conflicts.map(\.sentence) == conflicts, sourceLocation: sourceLocation)
    #expect(merge.notes.map(\.message) == notes, sourceLocation: sourceLocation)
    if let text {
        let found = String(decoding: merge.document.write(), as: UTF8.self)
        let isEqual = found == text
        #expect(isEqual, "\(differingLines(text, found).joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
    let faults = try MergeProof(merge, before, mine, other).faults
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return merge
}
