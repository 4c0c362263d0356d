public import Foundation

/// What a tag of a type is: an extension of file names, a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of content, which conforms to more general ones: `public.png` to `public.image`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    public let identifier: String

    /// The type of an identifier that is declared.
    init(declared identifier: String) { self.identifier = identifier }

    /// Creates the type with an identifier, or nil if neither the system nor the app declares it.
    public init?(_ identifier: String) {
        guard identifier.hasPrefix(Self.dynamicPrefix) || TypeDeclarations.shared.type(identifier) != nil else {
            return nil
        }
        self.identifier = identifier
    }

    /// Creates a type that the app declares as its own in Info.plist.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        TypeDeclarations.shared.add(identifier, parentType)
    }

    /// Creates a type that the app declares in Info.plist and another one owns.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        TypeDeclarations.shared.add(identifier, parentType)
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag that conforms to a type. If none is declared, it's a dynamic one of this tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        self =
            UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
            ?? UTType(declared: Self.dynamicIdentifier(tag, tagClass, supertype))
    }

    /// Returns the declared types of a tag that conform to a type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let wanted = tag.lowercased()
        let found = TypeDeclarations.shared.all().filter { $0.tags(tagClass).contains(wanted) }
            .map { UTType(declared: $0.identifier) }
        guard let supertype else { return found }
        return found.filter { $0.conforms(to: supertype) }
    }

    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    // MARK: Dynamic types

    private static let dynamicPrefix = "dyn."

    private static func dynamicIdentifier(_ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) -> String {
        let text = [tagClass.rawValue, tag.lowercased(), supertype?.identifier ?? ""].joined(separator: "|")
        return dynamicPrefix + text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// The class, the tag and the supertype that a dynamic identifier has.
    private var dynamicParts: [String]? {
        guard isDynamic else { return nil }
        let digits = identifier.dropFirst(Self.dynamicPrefix.count).compactMap(\.hexDigitValue)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "|")
        return parts.count == 3 ? parts : nil
    }

    /// Whether no app declares the type, so that its tag is all that is known.
    public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
    public var isDeclared: Bool { !isDynamic && TypeDeclarations.shared.type(identifier) != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Tags

    public var tags: [UTTagClass: [String]] {
        if let parts = dynamicParts { return [UTTagClass(rawValue: parts[0]): [parts[1]]] }
        var tags: [UTTagClass: [String]] = [:]
        for kind in [UTTagClass.filenameExtension, .mimeType] {
            if let words = TypeDeclarations.shared.type(identifier)?.tags(kind), !words.isEmpty { tags[kind] = words }
        }
        return tags
    }

    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// What a person calls the type, if the app says it in Info.plist.
    public var localizedDescription: String? { TypeDeclarations.shared.type(identifier)?.text }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }

    // MARK: Conformance

    /// The types that this one conforms to, direct and indirect ones.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents
        while let identifier = open.popLast() {
            if found.insert(UTType(declared: identifier)).inserted {
                open += TypeDeclarations.shared.type(identifier)?.parents ?? []
            }
        }
        return found
    }

    private var parents: [String] {
        if let parts = dynamicParts { return parts[2].isEmpty ? [] : [parts[2]] }
        return TypeDeclarations.shared.type(identifier)?.parents ?? []
    }

    /// Whether this type is another one or more special than it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var description: String { identifier }
    public var debugDescription: String { "<UTType \(identifier)>" }
}
