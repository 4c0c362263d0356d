public import StoryboardModel
import XMLTree

/// The documents of an app, changed together: all of them or none.
public struct DocumentGroup: Sendable {
    /// The documents by their paths, which are relative to a common folder.
    public private(set) var documents: [String: Document]

    /// Creates a group of documents, by their paths.
    public init(_ documents: [String: Document]) { self.documents = documents }

    /// What a step over several documents did.
    public struct Outcome: Sendable {
        /// What undoes the step in each document that changed.
        public var transactions: [String: Transaction] = [:]
        /// The objects that arrived in each document, outermost ones first.
        public var created: [String: [String]] = [:]
        /// The objects that have moved from one document to another.
        public var moves: [ObjectMove] = []
        /// What the step leaves to somebody, such as sources that name a storyboard.
        public var notes: [String] = []

        /// Creates an outcome without changes.
        public init() {}
    }

    /// Performs a command completely, or throws and leaves all documents unchanged.
    @discardableResult
    public mutating func perform(_ command: GroupCommand) throws(GroupError) -> Outcome {
        var step = GroupStep(name: command.title, documents: documents)
        switch command {
        case .moveScenes(let scenes, let path, let destination):
            try step.moveScenes(scenes, from: path, to: destination)
        case .inlineReference(let reference, let path): try step.inline(reference, in: path)
        case .perform(let commands):
            for path in commands.keys.sorted() {
                do throws(NumberedChangeError) {
                    try step.perform(commands[path] ?? [], in: path)
                } catch {
                    throw GroupError(path: path, number: error.number, error: error.error)
                }
            }
        }
        documents = step.documents
        return step.outcome
    }
}

/// A request of the user that changes several documents.
public enum GroupCommand: Hashable, Sendable {
    /// Moves scenes of a storyboard to another one. Storyboard references take the place of segues between both.
    case moveScenes([Address], from: String, to: String)
    /// Moves the scene that a storyboard reference leads to, and those that follow from it, to the reference's storyboard.
    case inlineReference(Address, in: String)
    /// Performs commands in each of several documents.
    case perform([String: [Command]])

    /// The name of the action as it appears in the Undo menu item.
    public var title: String {
        switch self {
        case .moveScenes: "Refactor to Storyboard"
        case .inlineReference: "Inline Storyboard"
        case .perform: "Edit Several Documents"
        }
    }
}

/// An error that occurs when a step over several documents isn't possible.
public struct GroupError: Error, Hashable, Sendable {
    /// The document, or nil if none is to blame.
    public var path: String?
    /// The number of the document's command, starting at 1.
    public var number: Int?
    /// The command's error.
    public var error: ChangeError

    init(path: String? = nil, number: Int? = nil, error: ChangeError) {
        (self.path, self.number, self.error) = (path, number, error)
    }

    static func refused(_ message: String, in path: String? = nil, hint: String? = nil) -> GroupError {
        GroupError(path: path, error: .refused(message, hint: hint))
    }
}
