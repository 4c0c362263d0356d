/// What stands for the records of replacements on systems where none are kept: no record is ever made.
final class ReplacementRecord {
    var content: Content { Content() }

    private init() {}

    func mark() -> Bool { false }

    func unmark() {}

    func become(_ content: Content) -> Bool { false }

    func remove() {}
}

struct ReplacementRecords {
    func begin(_ content: ReplacementRecord.Content) -> ReplacementRecord? { nil }

    static func prepare(
        _ path: String, with bytes: [UInt8], expecting expected: FileStamp, as scratch: String, in files: any FileStore
    ) throws(FileError) -> any PreparedFile { try files.prepare(path, with: bytes, expecting: expected) }
}

/// Names of files that records name.
enum SavingName {
    enum Ending { case pending }

    static func next(beside target: String, _ ending: Ending) -> String { target + ".pending" }

    static func forget(_ path: String) {}
}
