public import Foundation

// Documents as texts with attributes: HTML and plain text are read and written.
extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = Self(rawValue: "NSPlainText")
        public static let html = Self(rawValue: "NSHTML")
        public static let rtf = Self(rawValue: "NSRTF")
        public static let rtfd = Self(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
        public static let baseURL = Self(rawValue: "BaseURL")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// Reads a document. Its type is the one of the options, or what the data looks like.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let wanted = options[.documentType]
        let named = (wanted as? DocumentType)?.rawValue ?? wanted as? String
        let type = named.map(DocumentType.init) ?? Self.type(of: data)
        let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
        let text =
            encoding.flatMap { String(data: data, encoding: String.Encoding(rawValue: $0)) }
            ?? String(decoding: data, as: UTF8.self)
        documentAttributes?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue]
        switch type {
        case .html: self.init(attributedString: HTMLText(text).text)
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: text, attributes: attributes)
        default: throw Self.refusal("reads")
        }
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        var options = options
        let types: [String: DocumentType] = ["html": .html, "htm": .html, "txt": .plain, "rtf": .rtf]
        if options[.documentType] == nil, let type = types[url.pathExtension.lowercased()] {
            options[.documentType] = type
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }

    /// Returns a part of the text as a document.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        let part = attributedSubstring(from: range)
        switch type {
        case .plain: return Data(part.string.utf8)
        case .html: return Data(HTMLText.source(of: part).utf8)
        default: throw Self.refusal("writes")
        }
    }

    private static func type(of data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(200), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private static func refusal(_ verb: String) -> any Error {
        CocoaError(
            .featureUnsupported,
            userInfo: [NSLocalizedDescriptionKey: "UIKit \(verb) documents in HTML and plain text here, no others."])
    }
}
