/// An error that occurs when bytes are read as a document.
public struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        case empty
        case tooLarge(bytes: Int, limit: Int)
        case tooDeep(limit: Int)
        case encoding(String)
        case invalidUTF8
        case invalidCharacter(UInt8)
        case endsInside(String)
        case mismatchedEnd(found: String, open: String, openedAt: SourceLocation)
        case unexpectedEnd(String)
        case duplicateAttribute(String)
        case unknownEntity(String)
        case documentType
        case contentOutsideRoot
        case severalRoots
        case noRoot
        case malformed(String)
    }

    public var reason: Reason
    public var location: SourceLocation

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
