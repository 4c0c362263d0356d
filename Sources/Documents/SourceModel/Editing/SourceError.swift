/// Why a source can't be edited as asked.
package struct SourceError: Error, Hashable, CustomStringConvertible {
    package var message: String
    /// A suggestion for the user.
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    package var description: String { hint.map { "\(message); \($0)" } ?? message }
}
