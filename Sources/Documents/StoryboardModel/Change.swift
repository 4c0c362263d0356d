public import XMLTree

/// One primitive edit of a document. Applying it twice does no more than applying it once.
public enum Change: Hashable, Sendable {
    /// Sets an attribute; with nil removes it.
    case setAttribute(NodeID, name: String, to: AttributeSpelling?)
    /// Puts a detached node in.
    case insert(NodeID, at: Place)
    /// Takes a node out with everything inside it. It can be put in again.
    case remove(NodeID)
    /// Takes a node to another place. Its lines get `indentation`, if that is given.
    case move(NodeID, to: Place, indentation: String?)
}

/// Why a change cannot be made. The document is as it was.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        case notAnElement
        case invalidName(String)
        case unspellable(String)
        case impossiblePlace
        case isRoot
        case tooDeep(limit: Int)
        case malformed(String)
        case refused(String)
    }

    public var reason: Reason
    /// What the reader can do about it.
    public var hint: String?

    public init(_ reason: Reason, hint: String? = nil) {
        self.reason = reason
        self.hint = hint
    }

    /// A command that cannot be carried out, in words.
    public static func refused(_ message: String, hint: String? = nil) -> ChangeError {
        ChangeError(.refused(message), hint: hint)
    }

    public var description: String {
        switch reason {
        case .notAnElement: "only an element has attributes"
        case .invalidName(let name): "'\(name)' cannot be the name of an attribute"
        case .unspellable(let name): "the value of '\(name)' holds a character that XML does not allow"
        case .impossiblePlace: "the node cannot stand there"
        case .isRoot: "the root element cannot be removed or moved"
        case .tooDeep(let limit): "elements would be nested more than \(limit) levels deep"
        case .malformed(let message): "the XML is not well formed: \(message)"
        case .refused(let message): message
        }
    }
}

/// What undo takes back as a whole.
public struct Transaction: Hashable, Sendable {
    /// What was done, for people: "Delete Label".
    public var name: String
    /// The changes that take it back, in the order in which they are to be applied.
    public var inverse: [Change]

    public init(name: String, inverse: [Change]) {
        self.name = name
        self.inverse = inverse
    }

    /// Whether nothing was changed at all.
    public var isEmpty: Bool { inverse.isEmpty }
}
