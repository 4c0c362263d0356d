import FileAccess
import StoryboardModel

/// Why a request was not carried out. The document is as it was.
struct Refusal: Error {
    var message: String
    /// What a person can do about it.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    init(_ error: ChangeError) { self.init(error.description, hint: error.hint) }

    init(_ error: FileError) { self.init(error.message, hint: error.hint) }
}
