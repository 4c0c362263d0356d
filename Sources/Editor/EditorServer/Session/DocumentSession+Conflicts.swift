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
            try draft.apply(choice, of: conflict, in: next)
            next.changes[number] = draft.document.write() == before.write() ? nil : (before, draft.document)
        }
        next.list.entries[number].choice = choice
        return try commit(draft, deciding: next, files: files)
    }

    /// Returns the document as it would be with a decision, for its picture.
    func document(deciding number: Int, _ choice: ConflictChoice) -> Document? {
        guard let merge, merge.list.entries.indices.contains(number) else { return nil }
        var draft = Draft(of: document, name: choice.title, layout: DocumentLayout())
        do throws(Refusal) {
            if let earlier = merge.changes[number] { try draft.revert(earlier) }
            try draft.apply(choice, of: merge.list.entries[number].conflict, in: merge)
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
        apply(try refusing { () throws(MergeError) in try DocumentMerge(reverting: change, in: current) })
    }

    /// Gives the document what a choice says about a conflict.
    fileprivate mutating func apply(
        _ choice: ConflictChoice, of conflict: MergeConflict, in merge: OpenMerge
    ) throws(Refusal) {
        if let obstacle = conflict.obstacle(to: choice, hasSides: merge.sides != nil) {
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
        let (current, conflicts) = (document, merge.list.entries.map(\.conflict))
        let resolution = try refusing { () throws(MergeError) in
            try conflict.resolution(taking: side, in: current, of: merge.sides, among: conflicts)
        }
        switch resolution {
        case .commands(let commands): try perform(commands)
        case .restoring(let lost, let version):
            apply(
                try refusing { () throws(MergeError) in
                    try DocumentMerge(restoring: lost, of: version, in: current)
                })
            guard let id = conflict.objectID, document.object(id) == nil else { return }
            let what = conflict.kind == .reference ? "what it refers to is gone" : "what it was in is gone, too"
            throw Refusal(what, hint: "restore that first, or keep the document as it is")
        }
    }

    private func refusing<Value>(_ body: () throws(MergeError) -> Value) throws(Refusal) -> Value {
        do throws(MergeError) {
            return try body()
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
