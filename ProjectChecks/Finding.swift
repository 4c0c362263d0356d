/// What a check finds: a message about a line of a file, or about a file as a whole.
struct Finding: Hashable, Sendable, CustomStringConvertible {
    let path: String
    /// The line, from 1, or nil.
    var line: Int?
    let message: String

    var description: String { line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)" }
}
