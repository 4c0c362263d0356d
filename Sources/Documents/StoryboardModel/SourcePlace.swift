/// A line of a source file that a diagnostic is about.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int

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
