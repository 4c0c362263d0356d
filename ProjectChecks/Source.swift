import SwiftParser
import SwiftSyntax

/// A Swift file with its syntax.
struct Source: Sendable {
    let path: String
    let syntax: SourceFileSyntax

    init(path: String, bytes: [UInt8]) {
        self.path = path
        syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Reads the beginning of a file up to the last line that has a word: enough for declarations that begin with it.
    init(path: String, bytes: [UInt8], upTo word: String) {
        let place = bytes.lastPlace(of: word) ?? 0
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        self.init(path: path, bytes: Array(bytes[..<end]))
    }

    /// Returns a finding at a node's first line.
    func finding(_ message: String, at node: some SyntaxProtocol) -> Finding {
        let locations = SourceLocationConverter(fileName: path, tree: syntax)
        return Finding(
            path: path, line: locations.location(for: node.positionAfterSkippingLeadingTrivia).line, message: message)
    }
}

extension DeclModifierListSyntax {
    /// Returns whether a keyword is among the modifiers; `private` isn't for `private(set)`.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    var isPublic: Bool { has(.public) || has(.open) }
}

extension TokenSyntax {
    /// A name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}

extension FunctionParameterClauseSyntax {
    /// The labels as in a full name: `_:to:`.
    var labels: [String] { parameters.map { $0.firstName.plainText } }
}

extension DeclSyntax {
    /// The modifiers of a declaration that has some.
    var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }

    /// The full names of what is declared: `frame`, `convert(_:to:)`.
    var fullNames: [String] {
        func full(_ name: String, _ labels: [String]) -> [String] {
            ["\(name)(\(labels.map { "\($0):" }.joined()))"]
        }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
        }
        if let function = self.as(FunctionDeclSyntax.self) {
            return full(function.name.plainText, function.signature.parameterClause.labels)
        }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return full("init", initializer.signature.parameterClause.labels)
        }
        if let item = self.as(SubscriptDeclSyntax.self) {
            return full(
                "subscript", item.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.plainText }
            )
        }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
    }
}

extension MemberBlockItemListSyntax {
    /// The declarations, with those of all conditions.
    var declarations: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let list) = clause.elements { list.declarations } else { [] }
            }
        }
    }
}

extension SyntaxProtocol {
    /// The names of the types around a node, the outermost first.
    var typesAround: [String] {
        sequence(first: Syntax(self)) { $0.parent }.dropFirst().compactMap { node in
            node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? (node.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax)?.name.plainText
        }.reversed()
    }
}
