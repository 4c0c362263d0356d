public import XMLTree

/// An error in a file around a document.
public struct FileProblem: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The location, or nil if the problem concerns the whole file.
    public var location: SourceLocation?
    /// A description of what was found and expected.
    public var message: String

    /// Creates a problem of a file, with its location if it is known.
    public init(_ path: String, at location: SourceLocation? = nil, _ message: String) {
        self.path = path
        self.location = location
        self.message = message
    }

    /// The problem in the form of a compiler's diagnostic: "de.lproj/Main.strings:3:1: expected ';'".
    public var description: String {
        (location.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): ") + message
    }
}

/// An error in the format of a file.
package struct FormatError: Error, Hashable, Sendable {
    package var message: String
    /// The location, or nil if the error concerns the whole file.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
        self.message = message
        self.location = location
    }
}
