import StoryboardModel
import XMLTree

extension DocumentMerge {
    /// Merges texts. An empty base is none. Sides with the conflict markers of an earlier merge are taken apart, and their parts
    /// merged first.
    public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeError) {
        var reader = MergeReader()
        let root = try reader.readBase(base)
        let mine = try reader.read(ours, .ours, base: root)
        let other = try reader.read(theirs, .theirs, base: root)
        reader.compareLineBreaks(mine, other)
        try self.init(base: root, ours: mine, theirs: other)
        add(reader.conflicts, reader.notes)
    }
}

/// A remark about the input of a merge.
public struct MergeNote: Hashable, Sendable {
    /// The version that the note is about.
    public var revision: Revision
    /// The identifier of the rule.
    public var rule: String
    /// What is unusual about the input, in words.
    public var message: String
    /// A suggestion for the reader.
    public var hint: String?
}

/// Reads the versions of a document as far as they can be read.
private struct MergeReader {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var notes: [MergeNote] = []

    mutating func readBase(_ text: [UInt8]) throws(MergeError) -> Document? {
        if Self.isBlank(text) {
            report(.base, "merge.no-base", "the base is empty", "objects with the same id are taken to be the same")
            return nil
        }
        if let parts = ConflictMarkers(text) {
            reportMarkers(in: .base)
            return try parse(parts.base ?? parts.ours, .base)
        }
        return try parse(text, .base)
    }

    mutating func read(_ text: [UInt8], _ revision: Revision, base: Document?) throws(MergeError) -> Document {
        if Self.isBlank(text) {
            throw MergeError(
                revision: revision, rule: "merge.empty", message: "the file is empty",
                hint: "the other side may have it whole")
        }
        guard let parts = ConflictMarkers(text) else { return try parse(text, revision) }
        reportMarkers(in: revision)
        let root = try parts.base.map { (text) throws(MergeError) in try parse(text, revision) } ?? base
        let merge = try DocumentMerge(
            base: root, ours: parse(parts.ours, revision), theirs: parse(parts.theirs, revision))
        conflicts += merge.conflicts
        return merge.document
    }

    private mutating func parse(_ text: [UInt8], _ revision: Revision) throws(MergeError) -> Document {
        do throws(DocumentError) {
            let document = try Document(text)
            let ids = document.index.duplicates.keys.sorted()
            if !ids.isEmpty {
                report(
                    revision, "merge.duplicate-ids", "several objects have the id '\(ids.joined(separator: "', '"))'",
                    "the first of each is merged by its id, the others by their place; `storyboard check` finds them")
            }
            return document
        } catch {
            throw MergeError(error, in: revision)
        }
    }

    mutating func compareLineBreaks(_ ours: Document, _ theirs: Document) {
        guard ours.tree.newline != theirs.tree.newline else { return }
        let words = { (document: Document) in document.tree.newline == "\n" ? "LF" : "CR LF" }
        report(
            .theirs, "merge.line-breaks", "lines end in \(words(theirs)), in ours in \(words(ours))",
            "the result has those of ours")
    }

    private mutating func reportMarkers(in revision: Revision) {
        report(
            revision, "merge.markers", "the file contains conflict markers of an earlier merge",
            "the sides were separated and merged object by object")
    }

    private mutating func report(_ revision: Revision, _ rule: String, _ message: String, _ hint: String?) {
        notes.append(MergeNote(revision: revision, rule: rule, message: message, hint: hint))
    }

    private static func isBlank(_ text: [UInt8]) -> Bool { text.allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) } }
}
