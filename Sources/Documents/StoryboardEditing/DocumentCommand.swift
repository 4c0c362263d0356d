import StoryboardModel

/// A command: its fields, and how it is named, explained, read and performed. Each is a file in the folder of its subject,
/// and a line of `Command.types`. Its properties are the fields of its JSON.
protocol DocumentCommand: Hashable, Codable, Sendable {
    /// Its name in JSON: the type's, from a small letter.
    static var name: String { get }
    /// What it does, in words.
    static var summary: String { get }
    /// An example of its fields, as JSON.
    static var example: String { get }
    /// Its name in the Undo menu item: its name in words, unless it says another.
    var undoTitle: String { get }
    /// The objects whose scenes must be laid out for it.
    var laidOutObjects: [Address] { get }
    /// The views that it positions.
    var placedObjects: [Address] { get }
    /// Whether the user continues with the objects that it creates.
    var bringsObjects: Bool { get }

    /// Reads the fields. What this asks for is what the command has, in the order of help.
    static func read(_ fields: CommandFields) -> Self

    /// Performs the command, and returns the ids of the objects that it creates.
    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String]
}

extension DocumentCommand {
    static var name: String {
        let name = String(describing: Self.self)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
    var undoTitle: String { Self.name.spacedWords }
    var laidOutObjects: [Address] { [] }
    var placedObjects: [Address] { [] }
    var bringsObjects: Bool { false }
}
