/// What one source file says about classes.
public struct FileClasses: Hashable, Sendable {
    public var classes: [AppClass]
    /// Members that extensions and categories add, by the name of what they extend.
    public var extensions: [String: [ClassMember]]
    /// Type aliases: the name, and what it stands for.
    public var aliases: [String: String]
    public var protocols: Set<String>

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
