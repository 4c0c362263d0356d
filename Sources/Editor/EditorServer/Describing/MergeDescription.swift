import JSONText
import SceneRenderer
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// A merge and its conflicts for pages.
enum MergeDescription {
    static func merge(_ merge: OpenMerge, in document: Document) -> JSONValue {
        .record([
            "isUnmerged": .bool(merge.isUnmerged), "hasSides": .bool(merge.sides != nil),
            "conflicts": .array(merge.list.entries.map { conflict($0, merge, document) }),
        ])
    }

    private static func conflict(
        _ entry: ConflictList.Entry, _ merge: OpenMerge, _ document: Document
    ) -> JSONValue {
        let conflict = entry.conflict
        let obstacles = ConflictChoice.allCases.compactMap { choice in
            conflict.obstacle(to: choice, hasSides: merge.sides != nil).map {
                JSONMember(key: choice.rawValue, value: .string($0))
            }
        }
        let suggestion = entry.choice == nil ? conflict.suggestion(in: document, of: merge.sides) : nil
        return .record([
            "kind": .string(conflict.kind.rawValue), "object": .optional(conflict.objectID),
            "name": .string(conflict.object), "scene": .optional(conflict.scene),
            "property": conflict.property.flatMap { $0.isEmpty ? nil : .string($0) },
            "message": .string(message(conflict)), "ours": .optional(words(conflict, .ours)),
            "theirs": .optional(words(conflict, .theirs)), "choice": .optional(entry.choice?.rawValue),
            "obstacles": .object(obstacles),
            "suggestion": suggestion.map { suggestion in
                .record([
                    "choice": .string(suggestion.side == .ours ? "ours" : "theirs"),
                    "reason": .string(suggestion.reason),
                ])
            },
        ])
    }

    /// Returns what a person reads; pictures tell more of a color than its XML.
    private static func message(_ conflict: MergeConflict) -> String {
        guard conflict.kind == .value, conflict.attribute == nil, let property = conflict.property,
            [conflict.ours, conflict.theirs].contains(where: { $0?.hasPrefix("<") == true })
        else { return conflict.message }
        return "\(property) was changed by both"
    }

    /// Returns what a side says, in a few words, or nil if only a picture tells.
    private static func words(_ conflict: MergeConflict, _ side: Revision) -> String? {
        let value = conflict[side]
        switch conflict.kind {
        case .value:
            if conflict.attribute == nil, value?.hasPrefix("<") == true { return nil }
            return value ?? "nothing"
        case .deletion: return value == nil ? "deleted" : conflict.base == nil ? "added" : "changed"
        case .place, .order, .reference: return nil
        }
    }

    // MARK: Places in pictures

    /// Returns the id of the scene that shows a conflict in a version, or nil if there is none.
    static func scene(of conflict: MergeConflict, in document: Document) -> String? {
        guard document.kind.isStoryboard else { return conflict.objectID == nil ? nil : "" }
        let ids = [conflict.objectID, conflict.parentID].compactMap(\.self)
        return ids.lazy.compactMap { document.object($0)?.scene?.id }.first
    }

    /// Returns the objects that a conflict is about, each with those around it, of which a picture shows some.
    static func objects(of conflict: MergeConflict, in document: Document, _ side: Revision?) -> JSONValue {
        var ids = [conflict.objectID ?? conflict.parentID].compactMap(\.self)
        if conflict.kind == .order, let order = side.flatMap({ conflict[$0] }) ?? conflict.ours {
            ids = order.split(separator: " ").map(String.init)
        }
        return .array(ids.map { chain(from: $0, in: document) })
    }

    private static func chain(from id: String, in document: Document) -> JSONValue {
        var chain: [JSONValue] = []
        var node = document.object(id)
        while let current = node {
            if let id = current.objectID { chain.append(.string(id)) }
            node = current.enclosingObject
        }
        return .array(chain)
    }
}
