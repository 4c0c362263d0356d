/// What was done about files that a process was replacing when it ended.
public struct SettledReplacement: Hashable, Sendable {
    /// What became of the replacement.
    public enum Outcome: Hashable, Sendable {
        /// All files have what was to be written.
        case finished
        /// All files are as they were.
        case takenBack
        /// It couldn't be done yet.
        case waiting(FileError)
    }

    /// What became of the replacement.
    public var outcome: Outcome
    /// The paths of the files.
    public var paths: [String]
    /// The files that another program has changed since, and that are as that one left them.
    public var changed: [String]

    init(_ outcome: Outcome, _ paths: [String], leaving changed: [String] = []) {
        (self.outcome, self.paths, self.changed) = (outcome, paths, changed)
    }

    /// A description of what was done.
    public var message: String {
        let done =
            switch outcome {
            case .finished: "finished an interrupted command\(said(paths, "the new content"))"
            case .takenBack: "undid an interrupted command\(said(paths, "the old content"))"
            case .waiting(let error): "an interrupted command can't be finished yet: \(error.message)"
            }
        if changed.isEmpty { return done }
        return "\(done); another program has changed \(Self.list(changed)) since, which is left as it is"
    }

    /// A suggestion for the reader.
    public var hint: String? {
        guard case .waiting(let error) = outcome else { return nil }
        return error.hint
    }

    private func said(_ paths: [String], _ what: String) -> String {
        if paths.isEmpty { return "" }
        return ": \(Self.list(paths)) \(paths.count == 1 ? "has" : "have") \(what)"
    }

    /// The number of paths that are named.
    private static let most = 3

    private static func list(_ paths: [String]) -> String {
        var words = paths.prefix(most).map { "'\($0)'" }
        if paths.count > most { words.append("\(paths.count - most) more") }
        let last = words.removeLast()
        return words.isEmpty ? last : "\(words.joined(separator: ", ")) and \(last)"
    }
}
