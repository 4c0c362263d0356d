import SourceModel
import SwiftParser
import SwiftSyntax

/// A source with its syntax.
struct ParsedSource {
    let path: String
    let bytes: [UInt8]
    let syntax: SourceFileSyntax

    /// Parses a source; what follows a nesting that is too deep isn't looked at.
    init(_ source: AdaptedModule.Source) {
        (path, bytes) = (source.path, source.bytes)
        let length = SwiftFile.parsableLength(of: bytes)
        syntax = bytes[..<length].withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Returns whether the text contains a word.
    func mentions(_ word: String) -> Bool { bytes.mentions(word) }

    /// Returns the line of an offset, from 1.
    func line(at offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }

    var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
}

extension TokenSyntax {
    /// A name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    var names: Set<String> {
        Set(
            compactMap { element in
                if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil }
            })
    }

    /// Whether nobody may use the declaration.
    var areUnavailable: Bool {
        contains { element in
            if case .attribute(let attribute) = element { attribute.isUnavailable } else { false }
        }
    }

    /// Whether documents use the declaration.
    var areForDocuments: Bool { !names.isDisjoint(with: ["IBInspectable", "IBOutlet", "IBAction"]) }

    /// The argument of `@objc(name)`.
    var objectiveCName: String? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "objc" {
            if let name = attribute.arguments?.trimmedDescription.filter({ !$0.isWhitespace && $0 != "`" }),
                !name.isEmpty
            {
                return name
            }
        }
        return nil
    }
}

extension TypeSyntax {
    /// The name of a type with those of its outer types, without generic arguments.
    var pathName: String? {
        if let type = self.as(MemberTypeSyntax.self) {
            return type.baseType.pathName.map { "\($0).\(type.name.plainText)" }
        }
        return self.as(IdentifierTypeSyntax.self)?.name.plainText
    }
}

extension AttributeSyntax {
    /// Whether the attribute is `@available(*, unavailable)`.
    var isUnavailable: Bool {
        guard attributeName.trimmedDescription == "available", case .availability(let list) = arguments else {
            return false
        }
        return list.contains { $0.argument.trimmedDescription == "unavailable" }
    }
}
