/// The exit codes of the command. Scripts rely on the numbers.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
    case success = 0
    /// `check` found an error, `compile` couldn't compile all of a document, or `merge` left conflicts.
    case findings = 1
    case usage = 2
    /// A file couldn't be read.
    case unreadable = 3
    /// The input isn't a document, or isn't a list of commands.
    case malformed = 4
    /// An edit isn't possible in the document.
    case refused = 5
    /// A file, or standard output, couldn't be written.
    case unwritable = 6
    /// Another program changed the file between reading and writing; the file was left unchanged.
    case changedOnDisk = 7
    /// The editor crashed repeatedly, or a document or scene crashed the command, which left it out.
    case crashed = 8
    /// `ibtool` was called without arguments; the number is Apple's.
    case noArguments = 64

    var meaning: String {
        switch self {
        case .success: "success"
        case .findings:
            "`check` found errors (with --strict also warnings), `compile` could not compile all, `merge` left conflicts, or `ibtool` failed"
        case .usage: "the arguments are invalid"
        case .unreadable: "a file could not be read: missing, a folder, no permission, too large"
        case .malformed:
            "the input is malformed: invalid XML or JSON, an archive of Xcode 4, an encoding other than UTF-8"
        case .refused: "an edit is not possible: no such object, or a place where it is not allowed"
        case .unwritable: "a file or standard output could not be written"
        case .changedOnDisk: "another program changed the file meanwhile; it was not replaced"
        case .crashed:
            "the editor crashed several times in a row and kept unsaved changes; or a named document crashed the command, which did the rest"
        case .noArguments: "`ibtool` was called without arguments"
        }
    }
}
