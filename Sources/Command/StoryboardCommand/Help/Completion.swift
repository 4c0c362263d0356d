/// What may stand in a place of a call, as far as a shell can tell.
enum Completion: Equatable {
    case nothing, files, folders
    case words([String])

    /// By what help calls the value.
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
    /// What may be its value; nil for an option that takes none.
    var completion: Completion? { value.map { Completion($0, choices: choices) } }

    /// As it is written, such as `--output` and `-o`.
    var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension Signature {
    /// What may stand in each place; the last one may be repeated where it takes any number.
    var places: [(completion: Completion, repeats: Bool)] {
        positionals.map { (Completion($0.name), $0.count == .any) }
    }
}
