public import StoryboardEditing
public import StoryboardModel
import XMLTree

/// How a document gets what a side says about a conflict.
public enum ConflictResolution: Sendable {
    /// Commands change the document.
    case commands([Command])
    /// Objects that a version has and the document hasn't come back, with what refers to them.
    case restoring([String], of: Document)
}

/// The side that most people would take, because no work is lost with it, and why.
public struct ConflictSuggestion: Hashable, Sendable {
    /// The side.
    public var side: Revision
    /// Why most people would choose the side.
    public var reason: String
}

extension MergeConflict {
    /// Returns how a document gets what a side says. What is gone comes back from `sides`, if they are known, unless its
    /// deletion was decided in another one of the conflicts.
    public func resolution(
        taking side: Revision, in document: Document, of sides: MergeSides?, among conflicts: [MergeConflict]
    ) throws(MergeError) -> ConflictResolution {
        if let version = sides?[side], let id = objectID, document.object(id) == nil, self[side] != nil,
            kind == .deletion || kind == .reference
        {
            let needed = kind == .reference ? lostTargets(of: id, in: version, document) : []
            var lost: [String] = []
            for id in [id] + needed {
                let outermost = try lostObject(around: id, in: version, document, conflicts)
                if !lost.contains(outermost) { lost.append(outermost) }
            }
            return .restoring(lost, of: version)
        }
        if let commands = commands(for: side, in: document) { return .commands(commands) }
        throw MergeError(
            rule: "merge.unresolved",
            message: obstacle(toSide: side) ?? "\(side.word) can be applied only by hand",
            hint: "edit the document, then keep it as it is")
    }

    /// Returns the side that loses nothing, if the other one deleted what this one works with, or removed what this one
    /// changed.
    public func suggestion(in document: Document, of sides: MergeSides?) -> ConflictSuggestion? {
        guard (ours == nil) != (theirs == nil) else { return nil }
        let side: Revision = ours == nil ? .theirs : .ours
        let reason: String
        switch kind {
        case .deletion: reason = "keeps what \(side.word) \(base == nil ? "added" : "changed")"
        case .value where base != nil: reason = "keeps what \(side.word) changed"
        case .reference: reason = "brings back what \(side.word) refers to"
        case .value, .place, .order: return nil
        }
        guard (try? resolution(taking: side, in: document, of: sides, among: [])) != nil else { return nil }
        return ConflictSuggestion(side: side, reason: reason)
    }

    /// Returns what an element of a version refers to and the document doesn't have.
    private func lostTargets(of id: String, in version: Document, _ document: Document) -> [String] {
        guard let node = version.object(id) else { return [] }
        return Document.referenceAttributes(of: node).compactMap { node[$0] }.filter {
            version.object($0) != nil && document.object($0) == nil
        }
    }

    /// Returns the outermost object or scene around an object, or itself, that the document doesn't have. One whose deletion
    /// was decided isn't brought back with what was in it.
    private func lostObject(
        around id: String, in version: Document, _ document: Document, _ conflicts: [MergeConflict]
    ) throws(MergeError) -> String {
        var lost = id
        while let node = version.object(lost), let around = node.enclosingObject?.objectID ?? node.scene?.id,
            around != lost, document.object(around) == nil
        {
            if let other = conflicts.first(where: { $0.objectID == around }) {
                throw MergeError(
                    rule: "merge.unresolved", message: "\(other.object) is gone, in which it was",
                    hint: "decide about that first")
            }
            lost = around
        }
        return lost
    }
}
