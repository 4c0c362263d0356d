import XMLTree
import StoryboardModel
import AppSurroundings
import FileAccess
import Foundation
import JSONText

/// A change of a thread that can be taken back by whom made it.
struct CommentChange {
    var person: Person
    var thread: String
    var before: CommentThread?
    var after: CommentThread?
}

extension Editor {
    /// The number of changes of comments that can be taken back.
    private static let mostKept = 100

    func comment(_ request: Request) throws(Refusal) -> Answer {
        let (path, document) = try commented(request)
        let person = request.page.person
        let comment = Comment(author: person.shownName, date: stamp(), text: try request.text("text"))
        let (object, given) = (try request.optionalText("object"), try request.optionalText("thread"))
        let name = try object.map { id throws(Refusal) in try nameOfObject(id, in: document) }
        var made = given ?? ""
        try changeComments(path, document, by: person) { list throws(CommentList.Refused) in
            if let given {
                try list.reply(comment, to: given)
            } else {
                made = try list.add(comment, to: object, name: name)
            }
            return made
        }
        return ["thread": .string(made)]
    }

    func resolveComments(_ request: Request) throws(Refusal) -> Answer {
        let (path, document) = try commented(request)
        let (thread, isResolved) = (try request.text("thread"), request.flag("isResolved"))
        try changeComments(path, document, by: request.page.person) { list throws(CommentList.Refused) in
            try list.setResolved(isResolved, thread)
            return thread
        }
        return [:]
    }

    func deleteComment(_ request: Request) throws(Refusal) -> Answer {
        let (path, document) = try commented(request)
        let (thread, number) = (try request.text("thread"), request.optionalNumber("comment"))
        try changeComments(path, document, by: request.page.person) { list throws(CommentList.Refused) in
            try list.remove(thread, comment: number)
            return thread
        }
        return [:]
    }

    /// Takes back the last change of comments by the same person.
    func undoComment(_ request: Request) throws(Refusal) -> Answer {
        let (path, document) = try commented(request)
        let person = request.page.person
        guard let last = document.commentChanges.lastIndex(where: { $0.person.isSame(as: person) }) else {
            throw Refusal("there is no change of comments to undo")
        }
        let change = document.commentChanges[last]
        document.commentChanges.remove(at: last)
        try changeComments(path, document, by: nil) { list throws(CommentList.Refused) in
            try list.restore(change.thread, from: change.after, to: change.before)
            return change.thread
        }
        return [:]
    }

    // MARK: The file

    /// Reads the comments beside a document that was opened.
    func findComments(_ document: OpenDocument) {
        guard document.version == nil else { return }
        document.comments = try? BesideFile(beside: document.session.path, in: files)
    }

    /// Looks at comments that another program has written.
    func lookAtComments(_ path: String, _ document: OpenDocument) {
        guard document.comments?.readOutsideChange(in: files) == true else { return }
        sendComments(path, document, to: pages(showing: path))
    }

    func sendComments(_ path: String, _ document: OpenDocument, to pages: [PageConnection]) {
        guard let comments = document.comments else { return }
        for page in pages {
            page.notify(
                .comments,
                [
                    "document": .string(path), "threads": .array(comments.content.threads.map(\.json)),
                    "problem": .optional(comments.problem.map(Self.words)),
                ])
        }
    }

    private func commented(_ request: Request) throws(Refusal) -> (String, OpenDocument) {
        let path = try request.text("document")
        let document = try document(path)
        guard document.version == nil else {
            throw Refusal("a version has no comments of its own", hint: "comment on the document")
        }
        return (path, document)
    }

    private func nameOfObject(_ id: String, in document: OpenDocument) throws(Refusal) -> String {
        let model = document.session.document
        if let scene = model.scenes.first(where: { $0.id == id }) { return scene.title }
        guard let node = model.object(id) else { throw Refusal("the document has no object '\(id)'") }
        return ObjectDescription(document: model).name(of: node)
    }

    /// Changes the comments on disk, and sends them to all pages. The closure returns the thread that it changes.
    private func changeComments(
        _ path: String, _ document: OpenDocument, by person: Person?,
        _ body: (inout CommentList) throws(CommentList.Refused) -> String
    ) throws(Refusal) {
        if document.comments == nil { findComments(document) }
        guard var comments = document.comments else { throw Refusal("the comments of '\(path)' can't be read") }
        defer { sendComments(path, document, to: pages(showing: path)) }
        var change: CommentChange?
        let result: Result<Void, CommentList.Refused>
        do throws(FileError) {
            result = try comments.change(in: files) { list throws(CommentList.Refused) in
                let before = list
                let thread = try body(&list)
                change = person.map { .init(person: $0, thread: thread, before: before[thread], after: list[thread]) }
            }
            document.comments = comments
        } catch {
            document.comments = comments
            throw Refusal(error)
        }
        if case .failure(let refused) = result { throw Refusal(refused.message, hint: refused.hint) }
        if let change { document.commentChanges = document.commentChanges.suffix(Self.mostKept - 1) + [change] }
    }

    /// Returns the words for a damaged file, without the folders that it is in.
    private static func words(_ problem: FileProblem) -> String {
        let name = FilePath.name(of: problem.path)
        return (problem.location.map { "\(name):\($0.line):\($0.column): " } ?? "\(name): ") + problem.message
    }

    private func stamp() -> String { now().formatted(.iso8601) }
}
