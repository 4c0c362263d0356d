public import XMLTree

/// A file around a document that is damaged, or not what its name says.
public struct FileProblem: Hashable, Sendable, CustomStringConvertible {
    public var path: String
    /// Nil where the whole file is meant.
    public var location: SourceLocation?
    /// What was found, and what was expected.
    public var message: String

    public init(_ path: String, at location: SourceLocation? = nil, _ message: String) {
        self.path = path
        self.location = location
        self.message = message
    }

    /// As compilers tell of places: "de.lproj/Main.strings:3:1: expected ';'".
    public var description: String {
        (location.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): ") + message
    }
}

/// Why bytes could not be read as a format, and where.
package struct Damage: Error, Hashable, Sendable {
    package var message: String
    /// Nil where the whole is meant.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
        self.message = message
        self.location = location
    }
}
