#if canImport(SwiftParser)
import SwiftParser
#endif

/// An outlet or action that doesn't exist yet.
package struct NewMember: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case outlet(isWeak: Bool)
        case outletCollection
        case action(Arguments)
    }

    /// The parameters of an action.
    package enum Arguments: String, Hashable, Sendable, CaseIterable {
        case none, sender, senderAndEvent
    }

    package var kind: Kind
    package var name: String
    /// The class of the outlet, of a collection's members or of the sender; `Any` is every sender.
    package var type: String

    package init(_ kind: Kind, _ name: String, type: String) {
        self.kind = kind
        self.name = name
        self.type = type
    }

    /// The name by which documents connect: that of a property, or the selector of an action.
    package var connectionName: String {
        guard case .action(let arguments) = kind else { return name }
        let labels: [String?] =
            switch arguments {
            case .none: []
            case .sender: [nil]
            case .senderAndEvent: [nil, "forEvent"]
            }
        return ObjectiveCSelector.name(of: name, labels: labels)
    }

    package var isAction: Bool { if case .action = kind { true } else { false } }

    /// The lines of the declaration, without indentation.
    var lines: [String] {
        switch kind {
        case .outlet(let isWeak): ["@IBOutlet \(isWeak ? "weak " : "")var \(name): \(type)!"]
        case .outletCollection: ["@IBOutlet var \(name): [\(type)]!"]
        case .action(.none): ["@IBAction func \(name)() {", "}"]
        case .action(.sender): ["@IBAction func \(name)(_ sender: \(type)) {", "}"]
        case .action(.senderAndEvent): ["@IBAction func \(name)(_ sender: \(type), forEvent event: UIEvent) {", "}"]
        }
    }

    /// Throws if the name or type isn't one that Swift accepts.
    package func check() throws(SourceError) {
        try Self.check(name: name, isMethod: isAction)
        guard type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ Self.isTypeName($0) }) else {
            throw SourceError(type.isEmpty ? "the type is missing" : "“\(type)” is not the name of a class")
        }
    }

    private static func isTypeName(_ name: Substring) -> Bool {
        name == "Any" || String(name).isValidSwiftIdentifier(for: .variableName)
    }

    /// Throws if a property, method or type can't have a name.
    package static func check(name: String, isMethod: Bool = false) throws(SourceError) {
        guard let first = name.unicodeScalars.first else { throw SourceError("the name is missing") }
        guard !name.isValidSwiftIdentifier(for: .variableName) || reserved.contains(name) else { return }
        if name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || $0 == "_" }),
            !first.properties.isXIDStart, first != "_"
        {
            throw SourceError("a name cannot begin with “\(first)”", hint: "begin it with a letter")
        }
        if name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || $0 == "_" }) {
            throw SourceError("“\(name)” is a word of Swift’s own", hint: "choose another name")
        }
        throw SourceError(
            "“\(name)” is not a name in Swift", hint: "use letters and digits, such as “nameLabel”")
    }

    /// The words that are valid identifiers for the parser, but not as members.
    private static let reserved: Set<String> = ["init", "self", "Self", "Type", "deinit", "subscript"]
}
