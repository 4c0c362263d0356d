package import JSONText

/// What people say about a document, in its file `comments.json`.
package struct CommentList: BesideContent {
    package static let kind = BesideKind.comments

    // A text that somebody sends must not fill the disk, nor the screens of others.
    package static let longestName = 40
    package static let longestText = 4000
    private static let mostThreads = 1000
    private static let mostComments = 500

    /// The threads in the order of their ids, which are random, so that two of different people are seldom neighbors.
    package private(set) var threads: [CommentThread] = []

    package init() {}

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("threads")
        var known: Set<String> = []
        for element in try node.expectElements("threads") {
            let thread = try CommentThread(element)
            guard known.insert(thread.id).inserted else {
                throw JSONError(message: "there are two threads '\(thread.id)'", offset: element.offset)
            }
            threads.append(thread)
        }
        threads.sort { $0.id < $1.id }
    }

    package var json: JSONValue { .record(["threads": .array(threads.map(\.json))]) }

    /// A change that isn't possible.
    package struct Refused: Error, Hashable {
        package var message: String
        package var hint: String?
    }

    package subscript(id: String) -> CommentThread? { threads.first { $0.id == id } }

    // MARK: Changes

    /// Adds a thread and returns its id.
    @discardableResult
    package mutating func add(_ comment: Comment, to object: String?, name: String?) throws(Refused) -> String {
        guard threads.count < Self.mostThreads else {
            throw Refused(message: "there are \(Self.mostThreads) threads already", hint: "delete those that are done")
        }
        var id: String
        repeat { id = String(UInt64.random(in: 0...0xFFFF_FFFF_FFFF), radix: 36) } while self[id] != nil
        put(CommentThread(id: id, object: object, name: name, comments: [try Self.checked(comment)]))
        return id
    }

    /// Adds a comment at the end of a thread, which is open again.
    package mutating func reply(_ comment: Comment, to id: String) throws(Refused) {
        var thread = try thread(id)
        guard thread.comments.count < Self.mostComments else {
            throw Refused(message: "the thread has \(Self.mostComments) comments already", hint: "begin another one")
        }
        thread.comments.append(try Self.checked(comment))
        thread.isResolved = false
        put(thread)
    }

    package mutating func setResolved(_ isResolved: Bool, _ id: String) throws(Refused) {
        var thread = try thread(id)
        thread.isResolved = isResolved
        put(thread)
    }

    /// Removes a comment, and with the last one its thread; without a number the whole thread.
    package mutating func remove(_ id: String, comment number: Int?) throws(Refused) {
        var thread = try thread(id)
        if let number {
            guard thread.comments.indices.contains(number) else {
                throw Refused(message: "the thread has no comment \(number)", hint: "it has \(thread.comments.count)")
            }
            thread.comments.remove(at: number)
            if !thread.comments.isEmpty { return put(thread) }
        }
        threads.removeAll { $0.id == id }
    }

    /// Gives a thread back what it was before a change, unless it has changed since.
    package mutating func restore(_ id: String, from after: CommentThread?, to before: CommentThread?) throws(Refused) {
        guard self[id] == after else { throw Refused(message: "the comments were changed since by somebody else") }
        threads.removeAll { $0.id == id }
        if let before { put(before) }
    }

    package mutating func adopt(_ ids: [String: String], from other: inout CommentList) {
        for thread in other.threads {
            guard let object = thread.object.flatMap({ ids[$0] }) else { continue }
            var moved = thread
            moved.object = object
            put(moved)
        }
        other.threads.removeAll { $0.object.map { ids[$0] != nil } ?? false }
    }

    private mutating func put(_ thread: CommentThread) {
        threads.removeAll { $0.id == thread.id }
        threads.insert(thread, at: threads.firstIndex { $0.id > thread.id } ?? threads.endIndex)
    }

    private func thread(_ id: String) throws(Refused) -> CommentThread {
        guard let thread = self[id] else {
            throw Refused(message: "there is no thread '\(id)'", hint: "it may have been deleted meanwhile")
        }
        return thread
    }

    private static func checked(_ comment: Comment) throws(Refused) -> Comment {
        guard let author = PersonalText.line(comment.author, most: longestName) else {
            throw Refused(message: "a name has 1 to \(longestName) characters")
        }
        guard let text = PersonalText.lines(comment.text, most: longestText) else {
            throw Refused(message: "a comment has 1 to \(longestText) characters")
        }
        return Comment(author: author, date: comment.date, text: text)
    }
}
