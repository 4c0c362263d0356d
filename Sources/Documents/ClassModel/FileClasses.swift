public import StoryboardModel

/// The classes in a source file.
public struct FileClasses: Hashable, Sendable {
    /// The classes that the file declares.
    public var classes: [AppClass]
    /// The members that extensions and categories add, by the name of the extended type.
    public var extensions: [String: [ClassMember]]
    /// The types that aliases stand for, by the name of the alias.
    public var aliases: [String: String]
    /// The names of the protocols that the file declares.
    public var protocols: Set<String>
    /// The line after which nothing is read, because it is nested too deeply, or nil if the whole file is read.
    public var end: SourcePlace?

    /// Creates the classes of a file.
    public init(
        classes: [AppClass] = [], extensions: [String: [ClassMember]] = [:], aliases: [String: String] = [:],
        protocols: Set<String> = []
    ) {
        self.classes = classes
        self.extensions = extensions
        self.aliases = aliases
        self.protocols = protocols
    }
}
