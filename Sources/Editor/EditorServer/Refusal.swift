import FileAccess
import JSONText
import StoryboardModel

/// The error of a request. The document is unchanged.
struct Refusal: Error {
    var message: String
    /// A suggestion for the user.
    var hint: String?
    /// Whether the step could be undone in this document, but not in others that have it.
    var isElsewhere = false
    /// Whether the step could be undone, but is somebody else's.
    var isOthers = false

    init(_ message: String, hint: String? = nil, isElsewhere: Bool = false, isOthers: Bool = false) {
        self.message = message
        self.hint = hint
        self.isElsewhere = isElsewhere
        self.isOthers = isOthers
    }

    var json: JSONValue {
        .record([
            "message": .string(message), "hint": .optional(hint), "isElsewhere": isElsewhere ? .bool(true) : nil,
            "isOthers": isOthers ? .bool(true) : nil,
        ])
    }

    init(_ error: ChangeError) { self.init(error.description, hint: error.hint) }

    init(_ error: FileError) { self.init(error.message, hint: error.hint) }
}
