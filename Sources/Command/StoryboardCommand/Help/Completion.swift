/// The kind of value that a shell can complete.
enum Completion: Equatable {
    case nothing, files, folders
    case words([String])

    /// Creates a completion for the name of a value in help.
    init(_ name: String, choices: [String] = []) {
        switch name {
        case _ where !choices.isEmpty: self = .words(choices)
        case "FOLDER": self = .folders
        case "FILE", "PATH", "OUT", "COMMANDS": self = .files
        case "COMMAND": self = .words(StoryboardTool.signatures.map(\.name))
        default: self = .nothing
        }
    }
}

extension Option {
    /// The completion of the value, or nil for a flag.
    var completion: Completion? { value.map { Completion($0, choices: choices) } }

    /// The spellings, such as `--output` and `-o`.
    var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension Signature {
    /// The completions by position; the last one may be repeated.
    var places: [(completion: Completion, repeats: Bool)] {
        positionals.map { (Completion($0.name), $0.count == .any) }
    }
}
