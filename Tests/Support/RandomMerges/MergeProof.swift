import DocumentEdits
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
public import StoryboardRevisions

/// What holds for every merge.
public struct MergeProof: Sendable {
    public private(set) var faults: [String] = []

    public init(_ merge: DocumentMerge, _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws {
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
        for conflict in merge.conflicts {
            guard let commands = conflict.commands(for: .ours, in: again) else {
                // The place that ours gives a constraint isn't around what theirs moved.
                if conflict.kind != .reference { faults.append("ours can't be taken: \(conflict.sentence)") }
                continue
            }
            var taken = again
            let transaction = try? taken.perform(commands, name: "").transaction
            if transaction?.isEmpty != true { faults.append("ours isn't there: \(conflict.sentence)") }
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
