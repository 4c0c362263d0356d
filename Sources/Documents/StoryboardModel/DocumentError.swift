public import XMLTree

/// An error that occurs when bytes are read as a document.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why bytes aren't a document.
    public enum Reason: Hashable, Sendable {
        /// The XML is damaged.
        case xml(XMLError.Reason)
        /// A keyed archive in XML, as Xcode 4 and earlier wrote it.
        case archive(type: String)
        /// The root element isn't one of Interface Builder's.
        case foreignRoot(String)
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

    init(_ error: XMLError) {
        self.init(.xml(error.reason), at: error.location)
    }

    public var description: String { "\(location.line):\(location.column): \(message)" }

    /// A description of the error without its location.
    public var message: String {
        switch reason {
        case .xml(let reason): XMLError(reason, at: location).message
        case .archive: "the document is an archive of Xcode 4 or before, which is another format"
        case .foreignRoot(let name): "the root element is '\(name)', expected 'document'"
        }
    }

    /// A suggestion for the reader.
    public var hint: String? {
        switch reason {
        case .archive: "open it once in Xcode 5 to 15 and save it; it is left untouched here"
        case .foreignRoot: "only .storyboard and .xib documents of Xcode 5 and later are read"
        case .xml(.encoding): "convert the file to UTF-8"
        case .xml(.mismatchedEnd), .xml(.severalRoots), .xml(.malformed):
            "a merge may have left conflict markers in the file"
        case .xml(.endsInside): "the file may be truncated"
        default: nil
        }
    }

    /// The identifier of the error's rule.
    public var rule: String {
        switch reason {
        case .xml: "document.malformed"
        case .archive: "document.archive"
        case .foreignRoot: "document.foreign-root"
        }
    }
}
