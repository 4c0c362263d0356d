import SwiftSyntax

/// Finds the imports of a module, except those for whom `canImport` has it: nobody here. Without a module, finds all that
/// count at a place: those outside of `#if`, and those in the clauses around the place.
final class ImportSearch: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []
    private let module: String?
    private let place: Int

    init(_ module: String) {
        (self.module, place) = (module, 0)
        super.init(viewMode: .sourceAccurate)
    }

    init(at place: Int) {
        (module, self.place) = (nil, place)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if module == nil || node.path.first?.name.text == module { found.append(node) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let module { return node.needs(module) ? .skipChildren : .visitChildren }
        return node.span.contains(place) ? .visitChildren : .skipChildren
    }
}

extension ParsedSource {
    /// Returns the imports of a module that isn't here.
    func imports(of module: String) -> [ImportDeclSyntax] {
        guard mentions(module) else { return [] }
        let search = ImportSearch(module)
        search.walk(syntax)
        return search.found
    }

    /// Returns the imports that count at an offset.
    func imports(at place: Int) -> [ImportDeclSyntax] {
        let search = ImportSearch(at: place)
        search.walk(syntax)
        return search.found
    }
}

extension AdaptedModule.Source {
    /// Returns whether the source imports a module.
    package func imports(_ module: String) -> Bool { !ParsedSource(self).imports(of: module).isEmpty }
}

extension IfConfigClauseSyntax {
    /// Whether the clause is for those who can import a module.
    func needs(_ module: String) -> Bool {
        guard let condition = condition?.trimmedDescription else { return false }
        return condition.contains("canImport(\(module))") && !condition.contains("!canImport(\(module))")
    }
}
