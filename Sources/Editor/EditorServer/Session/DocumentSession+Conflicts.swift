import FileAccess
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions

extension DocumentSession {
    /// Decides a conflict as one step, in place of an earlier decision about it.
    mutating func decide(
        _ number: Int, _ choice: ConflictChoice, layout: DocumentLayout, files: any FileStore
    ) throws(Refusal) -> Step {
        guard var next = merge, next.list.entries.indices.contains(number) else {
            throw Refusal("there is no such conflict any more")
        }
        let conflict = next.list.entries[number].conflict
        var draft = Draft(of: document, name: choice.title, layout: layout)
        if choice != .asIs {
            if let earlier = next.changes[number] { try draft.revert(earlier) }
            let before = draft.document
            try draft.take(choice, of: conflict, in: next)
            next.changes[number] = draft.document.write() == before.write() ? nil : (before, draft.document)
        }
        next.list.entries[number].choice = choice
        return try take(draft, deciding: next, files: files)
    }

    /// Returns the document as it would be with a decision, for its picture.
    func document(deciding number: Int, _ choice: ConflictChoice) -> Document? {
        guard let merge, merge.list.entries.indices.contains(number) else { return nil }
        var draft = Draft(of: document, name: choice.title, layout: DocumentLayout())
        do throws(Refusal) {
            if let earlier = merge.changes[number] { try draft.revert(earlier) }
            try draft.take(choice, of: merge.list.entries[number].conflict, in: merge)
            return draft.document
        } catch {
            return nil
        }
    }
}

extension Draft {
    /// Takes back an earlier change, by objects.
    fileprivate mutating func revert(_ change: (from: Document, to: Document)) throws(Refusal) {
        let current = document
        try take { () throws(MergeError) in try DocumentMerge(reverting: change, in: current) }
    }

    /// Gives the document what a choice says about a conflict.
    fileprivate mutating func take(
        _ choice: ConflictChoice, of conflict: MergeConflict, in merge: OpenMerge
    ) throws(Refusal) {
        if let obstacle = merge.obstacle(to: choice, of: conflict) {
            throw Refusal(
                "“\(choice.title)” isn’t possible: \(obstacle)", hint: "edit the document, and keep it as it is")
        }
        let side: Revision
        switch choice {
        case .ours: side = .ours
        case .theirs: side = .theirs
        case .asIs: return
        case .both: return try perform(conflict.commandsForBoth(in: document) ?? [])
        }
        guard [.deletion, .reference].contains(conflict.kind), conflict[side] != nil, let id = conflict.objectID,
            document.object(id) == nil, let version = merge.sides?[side]
        else {
            return try perform(conflict.commands(for: side, in: document) ?? [])
        }
        let (current, lost) = (document, try lostObject(around: id, in: version, merge))
        try take { () throws(MergeError) in try DocumentMerge(restoring: lost, of: version, in: current) }
        if document.object(id) == nil {
            let what = conflict.kind == .reference ? "what it refers to is gone" : "what it was in is gone, too"
            throw Refusal(what, hint: "restore that first, or keep the document as it is")
        }
    }

    /// Returns the outermost object or scene around an object, or itself, that the document doesn't have. One whose deletion
    /// was decided isn't brought back with what was in it.
    private func lostObject(around id: String, in version: Document, _ merge: OpenMerge) throws(Refusal) -> String {
        var lost = id
        while let node = version.object(lost), let around = node.enclosingObject?.objectID ?? node.scene?.id,
            around != lost, document.object(around) == nil
        {
            if let entry = merge.list.entries.first(where: { $0.conflict.objectID == around }) {
                throw Refusal("\(entry.conflict.object) is gone, in which it was", hint: "decide about that first")
            }
            lost = around
        }
        return lost
    }

    private mutating func take(_ body: () throws(MergeError) -> DocumentMerge) throws(Refusal) {
        do throws(MergeError) {
            take(try body())
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
    }
}

extension ConflictChoice {
    var title: String {
        switch self {
        case .ours: "Take Ours"
        case .theirs: "Take Theirs"
        case .both: "Take Both"
        case .asIs: "Keep As It Is"
        }
    }
}
