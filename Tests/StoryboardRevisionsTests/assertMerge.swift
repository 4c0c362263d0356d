import DocumentEdits
import StoryboardChecks
import StoryboardModel
import StoryboardRevisions
import Testing
import XMLTree

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

/// What holds for every merge.
struct MergeProof {
    private(set) var faults: [String] = []

    init(_ merge: DocumentMerge, _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws {
        if let fault = merge.document.invariantViolation() { faults.append(fault) }
        let again = try Document(merge.document.write())
        if IndexFacts(again) != IndexFacts(merge.document) { faults.append("the text reads back as something else") }
        if let transaction = merge.transaction, merge.notes.isEmpty {
            var document = merge.document
            _ = try document.undo(transaction)
            if document.write() != ours { faults.append("undo doesn't give our side") }
        }
        let swapped = try DocumentMerge(base: base, ours: theirs, theirs: ours)
        if swapped.conflicts.isEmpty != merge.conflicts.isEmpty { faults.append("swapped sides differ in conflicts") }
        if merge.conflicts.isEmpty {
            faults += DocumentFacts(swapped.document).difference(from: DocumentFacts(again)).map { "swapped: \($0)" }
        }
        let known = try [ours, theirs].map { try Self.findings(in: $0) }
        let found = Self.findings(in: again)
        for (finding, count) in found where count > known.map({ $0[finding] ?? 0 }).reduce(0, +) {
            faults.append("new finding: \(finding)")
        }
    }

    private static func findings(in text: [UInt8]) throws -> [String: Int] {
        (try? Document(text)).map { findings(in: $0) } ?? [:]
    }

    /// The errors by rule and object. Two constraints can contradict each other though each side is sound.
    private static func findings(in document: Document) -> [String: Int] {
        let errors = Checker.check(document).filter { $0.severity == .error && $0.rule != "constraint.contradiction" }
        return Dictionary(grouping: errors, by: { "\($0.rule) \($0.objectID ?? "")" }).mapValues(\.count)
    }
}
