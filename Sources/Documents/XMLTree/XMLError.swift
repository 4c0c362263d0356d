/// An error that occurs when bytes are read as a document.
public struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why bytes can't be read.
    public enum Reason: Hashable, Sendable {
        /// There are no bytes.
        case empty
        /// The file is larger than `limit` allows.
        case tooLarge(bytes: Int, limit: Int)
        /// The elements are nested more deeply than `limit`.
        case tooDeep(limit: Int)
        /// The XML declaration names an encoding other than UTF-8.
        case encoding(String)
        /// The bytes aren't UTF-8.
        case invalidUTF8
        /// XML doesn't allow the character.
        case invalidCharacter(UInt8)
        /// The file ends inside a part, such as a comment.
        case endsInside(String)
        /// An end tag closes another element than the open one.
        case mismatchedEnd(found: String, open: String, openedAt: SourceLocation)
        /// An end tag closes no element.
        case unexpectedEnd(String)
        /// An element has an attribute twice.
        case duplicateAttribute(String)
        /// The document refers to an entity that XML doesn't define.
        case unknownEntity(String)
        /// The document has a document type declaration.
        case documentType
        /// There is text before or after the root element.
        case contentOutsideRoot
        /// There is an element after the root element.
        case severalRoots
        /// There is no element.
        case noRoot
        /// The text isn't XML, for the reason in words.
        case malformed(String)
    }

    /// The reason.
    public var reason: Reason
    /// The line and column of the error.
    public var location: SourceLocation

    /// Creates an error.
    public init(_ reason: Reason, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    public var description: String { "\(location.line):\(location.column): \(message)" }

    /// A description of the error without its location.
    public var message: String {
        switch reason {
        case .empty: "the document is empty"
        case .tooLarge(let bytes, let limit):
            "the document has \(bytes) bytes, more than the \(limit) that are read"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
        case .encoding(let name): "the text is encoded as \(name), expected UTF-8"
        case .invalidUTF8: "the text is not valid UTF-8 here"
        case .invalidCharacter(let byte): "a byte with the value \(byte) is not allowed in XML"
        case .endsInside(let what): "the document ends inside \(what)"
        case .mismatchedEnd(let found, let open, let place):
            "found the end tag '\(found)', expected the end of '\(open)' that was opened at line \(place.line)"
        case .unexpectedEnd(let name): "found the end tag '\(name)' where no element is open"
        case .duplicateAttribute(let name): "the attribute '\(name)' occurs twice in one element"
        case .unknownEntity(let name): "the entity '&\(name);' is not one that XML defines"
        case .documentType: "a document type declaration is not allowed in an Interface Builder document"
        case .contentOutsideRoot: "found text outside the root element"
        case .severalRoots: "found a second root element"
        case .noRoot: "the document has no root element"
        case .malformed(let what): what
        }
    }
}
