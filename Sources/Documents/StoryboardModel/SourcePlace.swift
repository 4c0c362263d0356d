/// A line of a source file that a diagnostic is about.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// The path of the source file.
    public var file: String
    /// The line, starting at 1.
    public var line: Int

    /// Creates a place in a source file.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The file name and line, without folders: "SessionCell.swift:12".
    public var description: String {
        let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
        return "\(name):\(line)"
    }
}
