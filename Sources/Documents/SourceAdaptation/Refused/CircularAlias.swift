import SwiftSyntax

/// A type that conforms to protocols by the name that it gives them itself: `class Menu { typealias Model = Sized & Shown }` and
/// `extension Menu: Menu.Model`. Where the type has an actor, as UIKit's classes, the compiler for Linux looks for the name
/// within what it is needed for.
extension RefusedCode {
    /// Names the protocols in place of an alias that complaints are about. Returns whether there were any.
    mutating func expandAliases(_ complaints: [Complaint]) -> Bool {
        let aliases = complaints.filter { $0.message.hasPrefix("circular reference") }.compactMap(alias)
        guard !aliases.isEmpty else { return false }
        var isChanged = false
        for index in sources.indices {
            let finder = AliasFinder(aliases)
            finder.walk(ParsedSource(sources[index]).syntax)
            guard !finder.found.isEmpty else { continue }
            var edits = SourceEdits()
            for (range, protocols) in finder.found { edits.replace(range, with: protocols) }
            sources[index].bytes = edits.applied(to: sources[index].bytes)
            isChanged = true
        }
        return isChanged
    }

    /// Returns the alias at a complaint: its name with that of its type, and the protocols.
    private func alias(at complaint: Complaint) -> (name: String, protocols: String)? {
        guard let source = sources.first(where: { $0.path == complaint.path }), case let parsed = ParsedSource(source),
            let offset = parsed.offset(line: complaint.line, column: complaint.column),
            let alias = parsed.syntax.token(at: AbsolutePosition(utf8Offset: offset))?.nearest(
                TypeAliasDeclSyntax.self),
            alias.genericParameterClause == nil
        else { return nil }
        let types = alias.outward.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.plainText }
        guard !types.isEmpty else { return nil }
        let name = (types.reversed() + [alias.name.plainText]).joined(separator: ".")
        return (name, alias.initializer.value.trimmedDescription)
    }
}

/// Finds where types conform to aliases.
private final class AliasFinder: SyntaxVisitor {
    private let aliases: [(name: String, protocols: String)]
    private(set) var found: [(Range<Int>, String)] = []

    init(_ aliases: [(name: String, protocols: String)]) {
        self.aliases = aliases
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.type.trimmedDescription
        if let alias = aliases.first(where: { $0.name == name }) { found.append((node.type.span, alias.protocols)) }
        return .skipChildren
    }
}
