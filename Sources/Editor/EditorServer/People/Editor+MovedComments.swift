import AppSurroundings
import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Comments go where their objects go. They are on disk at once, as all comments are, also while the step isn't saved.
extension Editor {
    /// Moves the comments of objects that have moved between documents, by what these were and what they are.
    func commentsFollow(from earlier: [String: Document], to later: [String: Document]) {
        if later.count > 1 { commentsFollow(ObjectMove.moves(from: earlier, to: later, known: renamings)) }
    }

    /// Moves the comments of objects that have moved between documents. Returns why some stay where they were.
    @discardableResult
    func commentsFollow(_ moves: [ObjectMove]) -> [String] {
        moves.compactMap { move in
            guard let old = open[move.from], let new = open[move.to] else { return nil }
            defer {
                sendComments(move.from, old, to: pages(showing: move.from))
                sendComments(move.to, new, to: pages(showing: move.to))
            }
            do throws(FileError) {
                try moveComments(move.ids, from: old, to: new)
                return nil
            } catch {
                return "the comments on what has moved stay beside '\(move.from)': \(error.message)"
            }
        }
    }

    private func moveComments(_ ids: [String: String], from old: OpenDocument, to new: OpenDocument) throws(FileError) {
        for document in [old, new] where document.comments == nil { findComments(document) }
        guard var source = old.comments, var target = new.comments else { return }
        defer { (old.comments, new.comments) = (source, target) }
        _ = source.readOutsideChange(in: files)
        if source.problem == nil, !source.content.threads.contains(where: { $0.isAbout(ids) }) { return }
        // They are in both files for a moment rather than in none.
        func put(_ list: CommentList) throws(FileError) {
            _ = try target.change(in: files) { (content: inout CommentList) throws(Never) in
                var list = list
                content.adopt(ids, from: &list)
            }
        }
        let copied = source.content
        try put(copied)
        var left = CommentList()
        _ = try source.change(in: files) { (content: inout CommentList) throws(Never) in
            left = content
            var moved = CommentList()
            moved.adopt(ids, from: &content)
        }
        // Somebody else may have answered in the meantime.
        if left != copied { try put(left) }
        let changes = old.commentChanges
        old.commentChanges = changes.filter { !$0.isAbout(ids) }
        new.commentChanges += changes.filter { $0.isAbout(ids) }.map { $0.with(ids) }
    }
}

extension CommentThread {
    /// Whether the thread is about one of the objects with some ids.
    fileprivate func isAbout(_ ids: [String: String]) -> Bool { object.map { ids[$0] != nil } ?? false }

    fileprivate func with(_ ids: [String: String]) -> CommentThread {
        var thread = self
        thread.object = object.map { ids[$0] ?? $0 }
        return thread
    }
}

extension CommentChange {
    fileprivate func isAbout(_ ids: [String: String]) -> Bool { (before ?? after)?.isAbout(ids) == true }

    /// Returns the change of a thread whose object has another id now.
    fileprivate func with(_ ids: [String: String]) -> CommentChange {
        var change = self
        (change.before, change.after) = (before?.with(ids), after?.with(ids))
        return change
    }
}
