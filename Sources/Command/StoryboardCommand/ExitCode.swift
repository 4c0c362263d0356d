/// How the command ended. Scripts rely on the numbers.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
    case success = 0
    /// `check` found something of severity error, or `compile` could not compile all of a document.
    case findings = 1
    case usage = 2
    /// A file could not be read.
    case unreadable = 3
    /// What was read is no document, or no list of commands.
    case malformed = 4
    /// The document has no place for what was asked.
    case refused = 5
    /// A file, or standard output, could not be written.
    case unwritable = 6
    /// Somebody else changed the file between reading and writing; it was left.
    case changedOnDisk = 7
    /// The editor crashed again and again.
    case crashed = 8

    var meaning: String {
        switch self {
        case .success: "all went well"
        case .findings: "`check` found errors (with --strict also warnings), or `compile` could not compile all"
        case .usage: "the command was called wrongly"
        case .unreadable: "a file could not be read: missing, a folder, no permission, too large"
        case .malformed:
            "what was read is malformed: faulty XML or JSON, an archive of Xcode 4, another encoding than UTF-8"
        case .refused: "an edit could not be carried out: no such object, a place where it cannot stand"
        case .unwritable: "a file or standard output could not be written"
        case .changedOnDisk: "another program changed the file meanwhile; it was left as it is"
        case .crashed: "the editor crashed several times in a row; unsaved work has been kept"
        }
    }
}
