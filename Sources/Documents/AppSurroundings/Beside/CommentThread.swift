package import JSONText

/// A comment with its author and time.
package struct Comment: Hashable, Sendable {
    package var author: String
    /// The time in ISO 8601 and UTC: "2026-11-23T17:05:00Z".
    package var date: String
    package var text: String

    package init(author: String, date: String, text: String) {
        self.author = author
        self.date = date
        self.text = text
    }

    init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("author", "date", "text")
        author = try node.expectText("author")
        date = try node.expectText("date")
        text = try node.expectText("text")
    }

    package var json: JSONValue {
        .record(["author": .string(author), "date": .string(date), "text": .string(text)])
    }
}

/// Comments on an object, a scene or a document, the oldest first.
package struct CommentThread: Hashable, Sendable {
    /// What identifies the thread in its file.
    package var id: String
    /// The id of an object or scene, or nil for the whole document.
    package var object: String?
    /// The name that the object had, for when it is no longer there.
    package var name: String?
    package var isResolved = false
    package var comments: [Comment]

    package init(id: String, object: String?, name: String?, comments: [Comment]) {
        (self.id, self.object, self.name, self.comments) = (id, object, name, comments)
    }

    init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("id", "object", "name", "isResolved", "comments")
        id = try node.expectText("id")
        object = try node.optionalText("object")
        name = try node.optionalText("name")
        isResolved = node["isResolved"]?.bool ?? false
        comments = []
        for element in try node.expectElements("comments") { comments.append(try Comment(element)) }
        guard !comments.isEmpty else { throw JSONError(message: "expected comments in a thread", offset: node.offset) }
    }

    package var json: JSONValue {
        .record([
            "id": .string(id), "object": .optional(object), "name": .optional(name),
            "isResolved": isResolved ? .bool(true) : nil, "comments": .array(comments.map(\.json)),
        ])
    }
}
