import FileAccess
import JSONText
import StoryboardModel

/// The error of a request. The document is unchanged.
struct Refusal: Error {
    var message: String
    /// A suggestion for the user.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    var json: JSONValue { .record(["message": .string(message), "hint": .optional(hint)]) }

    init(_ error: ChangeError) { self.init(error.description, hint: error.hint) }

    init(_ error: FileError) { self.init(error.message, hint: error.hint) }
}
