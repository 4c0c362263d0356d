import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// An error that ends the command: a problem and the exit code.
struct Failure: Error {
    var code: ExitCode
    var problem: Problem

    init(_ code: ExitCode, _ problem: Problem) {
        self.code = code
        self.problem = problem
    }

    static func usage(_ message: String, help verb: String? = nil) -> Failure {
        let hint =
            verb.map { "`storyboard help \($0)` shows the help of the command" }
            ?? "`storyboard help` lists the commands"
        return Failure(.usage, Problem(message: message, hint: hint))
    }

    /// The rule of what only the full command does.
    static let drawingRule = "command.small"

    /// Returns the error for what the small command doesn't do.
    static func needsDrawing(_ what: String) -> Failure {
        Failure(
            .refused,
            Problem(
                message: "\(what) needs the full command, and this is the small one", rule: drawingRule,
                hint: "install OpenStoryboard, or put the full command beside this one as '\(Parts.fullName)'"))
    }

    /// Returns the error for a document that is left out because it crashed the command.
    static func crashed(_ path: String, in verb: String) -> Failure {
        Failure(
            .crashed,
            Problem(
                file: path, message: "crashed `storyboard \(verb)`, and is left out", rule: "command.crashed",
                hint: "please report it with the document"))
    }

    /// Creates the error for a file that couldn't be read.
    init(reading path: String, _ error: FileError) {
        self.init(.unreadable, Problem(path, error))
    }

    /// Creates the error for a file that couldn't be written.
    init(writing path: String, _ error: FileError) {
        self.init(error.reason == .changedOnDisk ? .changedOnDisk : .unwritable, Problem(path, error))
    }

    init(_ path: String, _ error: DocumentError) {
        self.init(
            .malformed,
            Problem(file: path, location: error.location, message: error.message, rule: error.rule, hint: error.hint))
    }

    /// Creates the error for an edit that couldn't be carried out. `prefix` precedes the message.
    init(_ path: String, _ error: ChangeError, at location: SourceLocation, prefix: String = "") {
        self.init(
            .refused,
            Problem(
                file: path, location: location, message: prefix + error.description, rule: "command.refused",
                hint: error.hint))
    }
}

extension Problem {
    init(_ path: String, _ error: FileError) {
        self.init(file: path, message: error.message, rule: error.reason.rule, hint: error.hint)
    }

    /// Returns the message about a subfolder that was skipped.
    static func closed(_ error: FileError) -> Problem {
        var problem = Problem(error.path, error)
        problem.severity = .warning
        problem.hint = "its content is skipped"
        return problem
    }
}

extension FileError.Reason {
    /// The identifier of the error's rule.
    fileprivate var rule: String {
        switch self {
        case .notFound: "file.not-found"
        case .isFolder: "file.is-folder"
        case .notAFolder: "file.not-a-folder"
        case .notAFile: "file.not-a-file"
        case .isLink: "file.is-link"
        case .folderNotEmpty: "file.folder-not-empty"
        case .permission: "file.permission"
        case .tooLarge: "file.too-large"
        case .changedOnDisk: "file.changed-on-disk"
        case .inUse: "file.in-use"
        case .diskFull: "file.disk-full"
        case .other: "file.unusable"
        }
    }
}
