import SwiftSyntax

extension Check {
    /// Every public declaration of StoryboardKit's libraries is documented, except cases of enumerations. What implements a documented
    /// requirement of a protocol needs no comment.
    static let documentation = Check(name: "documentation") { project in
        let modules = try project.sources(in: ["Sources/Compiler/StoryboardKit"]).flatMap(exportedModules)
        let folders = Set(
            project.paths(in: ["Sources"], ending: ".swift").compactMap { path -> String? in
                let parts = path.split(separator: "/")
                return parts.count > 3 && modules.contains(String(parts[2])) ? parts[..<3].joined(separator: "/") : nil
            })
        let ofFileStore = try project.sources(in: ["Sources/System/FileAccess"]).flatMap { source in
            source.syntax.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
                .filter { $0.name.text == "FileStore" }
                .flatMap { $0.memberBlock.members.declarations.flatMap(\.fullNames) }
        }
        return concurrentMap(try project.sources(in: folders.sorted(), mentioning: ["public", "open"])) { source in
            let isFileStore = source.path.hasPrefix("Sources/System/")
            let reader = PublicReader(undocumented: standard.union(isFileStore ? ofFileStore : []))
            reader.walk(source.syntax)
            return reader.found.map { name, node in
                source.finding("'\(name)' is public and has no documentation comment", at: node)
            }
        }.flatMap { $0 }
    }

    /// The modules that a file passes on to those who import its own.
    private static func exportedModules(_ source: Source) -> [String] {
        source.syntax.statements.compactMap { statement in
            guard let node = statement.item.as(ImportDeclSyntax.self),
                node.attributes.contains(where: { $0.trimmedDescription == "@_exported" })
            else { return nil }
            return node.path.first?.name.plainText
        }
    }

    /// Requirements of the standard library's protocols.
    private static let standard: Set<String> = [
        "==(left:right:)", "<(left:right:)", "hash(into:)", "description", "encode(to:)", "init(from:)", "startIndex",
        "endIndex", "makeIterator()", "next()",
    ]
}

/// Finds public declarations without a documentation comment.
private final class PublicReader: SyntaxAnyVisitor {
    /// The full names of declarations that need none.
    private let undocumented: Set<String>
    private(set) var found: [(name: String, node: DeclSyntax)] = []

    init(undocumented: Set<String>) {
        self.undocumented = undocumented
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        // Bodies declare nothing public.
        if node.is(CodeBlockSyntax.self) || node.is(ExprSyntax.self) { return .skipChildren }
        guard let declaration = node.as(DeclSyntax.self), declaration.modifiers.isPublic,
            !declaration.modifiers.has(.override), !declaration.is(ImportDeclSyntax.self),
            !declaration.leadingTrivia.hasDocumentation
        else { return .visitChildren }
        for name in declaration.fullNames where !undocumented.contains(name) { found.append((name, declaration)) }
        return .visitChildren
    }
}

extension Trivia {
    fileprivate var hasDocumentation: Bool {
        contains { piece in
            switch piece {
            case .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
