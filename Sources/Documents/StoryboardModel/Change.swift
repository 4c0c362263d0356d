public import XMLTree

/// A primitive edit of a document. Applying it twice has the same effect as applying it once.
public enum Change: Hashable, Sendable {
    /// Sets an attribute, or removes it if the value is nil.
    case setAttribute(NodeID, name: String, to: AttributeSpelling?)
    /// Inserts a detached node.
    case insert(NodeID, at: Place)
    /// Removes a node with its content. It can be inserted again.
    case remove(NodeID)
    /// Moves a node. Its lines get `indentation` if it isn't nil.
    case move(NodeID, to: Place, indentation: String?)
    /// Sets the white space after the root element.
    case setFinalSpace(String)
}

/// An error that occurs when a change cannot be made. The document is unchanged.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why a change can't be made.
    public enum Reason: Hashable, Sendable {
        /// Only elements have attributes.
        case notAnElement
        /// XML doesn't allow the name.
        case invalidName(String)
        /// XML can't contain the value.
        case unspellable(String)
        /// The node can't be at the place, such as in itself.
        case impossiblePlace
        /// The root element can't be removed or moved.
        case isRoot
        /// The elements would be nested more deeply than `limit`.
        case tooDeep(limit: Int)
        /// The XML to insert is damaged.
        case malformed(String)
        /// The command doesn't allow the change, for the reason in words.
        case refused(String)
    }

    /// The reason.
    public var reason: Reason
    /// A suggestion for the reader.
    public var hint: String?

    /// Creates an error.
    public init(_ reason: Reason, hint: String? = nil) {
        self.reason = reason
        self.hint = hint
    }

    /// Returns the error for a command that cannot be carried out.
    public static func refused(_ message: String, hint: String? = nil) -> ChangeError {
        ChangeError(.refused(message), hint: hint)
    }

    public var description: String {
        switch reason {
        case .notAnElement: "only an element has attributes"
        case .invalidName(let name): "'\(name)' cannot be the name of an attribute"
        case .unspellable(let name): "the value of '\(name)' contains a character that XML does not allow"
        case .impossiblePlace: "the node is not allowed there"
        case .isRoot: "the root element cannot be removed or moved"
        case .tooDeep(let limit): "elements would be nested more than \(limit) levels deep"
        case .malformed(let message): "the XML is not well formed: \(message)"
        case .refused(let message): message
        }
    }
}

/// Changes that are undone as a unit.
public struct Transaction: Hashable, Sendable {
    /// The name of the action as it appears in the Undo menu item: "Delete Label".
    public var name: String
    /// The changes that undo the transaction, in the order in which they are applied.
    public var inverse: [Change]

    /// Creates a transaction from the changes that undo it.
    public init(name: String, inverse: [Change]) {
        self.name = name
        self.inverse = inverse
    }

    /// A Boolean value that indicates whether nothing was changed.
    public var isEmpty: Bool { inverse.isEmpty }
}
