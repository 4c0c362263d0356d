import SwiftSyntax

/// Removes from a source what needs SwiftUI, the smallest whole at a time: a statement, a member, a declaration.
final class SwiftUIEraser {
    private(set) var removed: RemovedNames
    private let source: ParsedSource
    private let imports: [ImportDeclSyntax]
    private var edits = SourceEdits()
    private var firstLine: Int?
    private var left: [String] = []
    private var app: String?
    /// The names of the types around the place.
    private var path: [String] = []

    init(_ source: ParsedSource, _ removed: RemovedNames) {
        (self.source, self.removed) = (source, removed)
        imports = source.imports(of: SwiftUIRemoval.module)
    }

    private var importsSwiftUI: Bool { !imports.isEmpty }

    var result: [UInt8] { edits.applied(to: source.bytes) }

    var remark: SwiftUIRemoval.Remark? {
        firstLine.map { SwiftUIRemoval.Remark(path: source.path, line: $0, names: left, app: app) }
    }

    func run() {
        for item in source.syntax.statements { visit(item) }
        guard importsSwiftUI else { return }
        for node in imports { replace(node) }
        let rewriter = HostRewriter(viewMode: .sourceAccurate)
        rewriter.walk(source.syntax)
        for (range, text) in rewriter.replacements { edits.replace(range, with: text) }
    }

    /// Importing SwiftUI makes UIKit available.
    private func replace(_ node: ImportDeclSyntax) {
        let isWhole = node.importKindSpecifier == nil && node.path.count == 1
        edits.replace(isWhole ? node.path.span : node.span, with: isWhole ? "UIKit" : "")
    }

    // MARK: Mentions

    private var names: Set<String> {
        importsSwiftUI ? removed.names.union(SwiftUINames.all.subtracting(removed.declared)) : removed.names
    }

    private func mentions(_ node: (some SyntaxProtocol)?, locals: Set<String> = []) -> Bool {
        guard let node else { return false }
        let members = removed.members[path.joined(separator: ".")] ?? []
        let finder = MentionFinder(names: names.union(locals), members: members)
        finder.walk(node)
        return finder.found
    }

    private func remove(_ node: some SyntaxProtocol) {
        edits.remove(node.span)
        firstLine = firstLine ?? source.line(at: node.span.lowerBound)
    }

    /// Removes a declaration. A type is known by its own name everywhere, a member to its type.
    private func remove(_ node: DeclSyntax, named name: String, isType: Bool = false) {
        remove(node)
        left.append(name)
        if isType || path.isEmpty {
            removed.names.insert(name)
        } else {
            removed.members[path.joined(separator: "."), default: []].insert(name)
        }
    }

    // MARK: Declarations

    private func visit(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration): visit(declaration)
        case .expr(let expression):
            if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                remove(item)
            }
        case .stmt: break
        @unknown default: break
        }
    }

    private func visit(_ node: DeclSyntax) {
        if let macro = node.as(MacroExpansionDeclSyntax.self) {
            if macro.macroName.text == "Preview" { remove(node) }
        } else if let condition = node.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !clause.needs(SwiftUIRemoval.module) { visit(clause) }
        } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
            visit(group, node)
        } else if let method = node.as(FunctionDeclSyntax.self) {
            visit(method, node)
        } else if let property = node.as(VariableDeclSyntax.self) {
            visit(property, node)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            let isUnusable = mentions(initializer.signature) || mentions(initializer.genericParameterClause)
            if isUnusable || !clean(initializer.body, returns: false) { remove(node) }
        } else if let alias = node.as(TypeAliasDeclSyntax.self) {
            if mentions(node) { remove(node, named: alias.name.plainText, isType: true) }
        } else if node.is(EnumCaseDeclSyntax.self) || node.is(SubscriptDeclSyntax.self) {
            if mentions(node) { remove(node) }
        }
    }

    private func visit(_ clause: IfConfigClauseSyntax) {
        switch clause.elements {
        case .statements(let items): for item in items { visit(item) }
        case .decls(let members): for member in members { visit(member.decl) }
        default: break
        }
    }

    private func visit(_ group: any DeclGroupSyntax, _ node: DeclSyntax) {
        let name = group.asProtocol((any NamedDeclSyntax).self)?.name
        let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
        let generics = group.asProtocol((any WithGenericParametersSyntax).self)
        guard !mentions(group.attributes), !mentions(group.inheritanceClause), !mentions(extended),
            !mentions(group.genericWhereClause), !mentions(generics?.genericParameterClause),
            !group.memberBlock.members.contains(where: {
                $0.decl.is(AssociatedTypeDeclSyntax.self) && mentions($0.decl)
            })
        else {
            if let name {
                if group.attributes.names.contains("main") { app = name.text }
                remove(node, named: name.plainText, isType: true)
            } else {
                remove(node)
            }
            return
        }
        path.append(name?.plainText ?? extended?.trimmedDescription ?? "")
        for member in group.memberBlock.members { visit(member.decl) }
        path.removeLast()
    }

    private func visit(_ method: FunctionDeclSyntax, _ node: DeclSyntax) {
        let isUnusable =
            mentions(method.signature) || mentions(method.genericParameterClause) || mentions(method.genericWhereClause)
            || mentions(method.attributes)
        let returns =
            method.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
        guard isUnusable || !clean(method.body, returns: returns) else { return }
        let overrides = method.modifiers.contains { $0.name.text == "override" }
        if overrides { remove(node) } else { remove(node, named: method.name.plainText) }
    }

    private func visit(_ property: VariableDeclSyntax, _ node: DeclSyntax) {
        let names = property.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        }
        let isUnusable =
            mentions(property.attributes)
            || property.bindings.contains { mentions($0.typeAnnotation) || mentions($0.initializer) || !cleans($0) }
        guard isUnusable else { return }
        if let name = names.first { remove(node, named: name) } else { remove(node) }
    }

    private func cleans(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case .getter(let items): clean(items, returns: true)
        case .accessors(let list):
            list.allSatisfy { clean($0.body, returns: $0.accessorSpecifier.text == "get") }
        case nil: true
        @unknown default: true
        }
    }

    // MARK: Statements

    private func clean(_ body: CodeBlockSyntax?, returns: Bool) -> Bool {
        body.map { clean($0.statements, returns: returns) } ?? true
    }

    /// Removes the statements that can't be kept. Returns false if nothing of use is left.
    private func clean(_ items: CodeBlockItemListSyntax, returns: Bool, locals: Set<String> = []) -> Bool {
        guard mentions(items, locals: locals) else { return true }
        // A body of one expression is its value.
        if returns, items.count == 1 { return false }
        var locals = locals
        for item in items where mentions(item, locals: locals) {
            if item.item.is(ReturnStmtSyntax.self) && returns || item.item.is(GuardStmtSyntax.self) { return false }
            if cleanInside(item, returns, locals) { continue }
            remove(item)
            for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                    locals.insert(name.plainText)
                }
            }
        }
        return true
    }

    /// Cleans the blocks of an `if` or a `do` whose head can stay.
    private func cleanInside(_ item: CodeBlockItemSyntax, _ returns: Bool, _ locals: Set<String>) -> Bool {
        let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
        if let choice = expression?.as(IfExprSyntax.self) {
            guard !mentions(choice.conditions, locals: locals) else { return false }
            let isClean = clean(choice.body.statements, returns: returns, locals: locals)
            switch choice.elseBody {
            case .codeBlock(let block): return isClean && clean(block.statements, returns: returns, locals: locals)
            case .ifExpr(let other): return isClean && !mentions(other, locals: locals)
            case nil: return isClean
            @unknown default: return false
            }
        }
        if let block = item.item.as(DoStmtSyntax.self) {
            return block.catchClauses.allSatisfy { !mentions($0, locals: locals) }
                && clean(block.body.statements, returns: returns, locals: locals)
        }
        return false
    }
}

/// Looks for names in types and expressions.
private final class MentionFinder: SyntaxVisitor {
    private(set) var found = false
    private let names: Set<String>
    private let members: Set<String>

    init(names: Set<String>, members: Set<String>) {
        (self.names, self.members) = (names, members)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == SwiftUINames.host { return .skipChildren }
        if names.contains(node.name.plainText) || node.name.text == SwiftUIRemoval.module { found = true }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainText
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        if let access, access.declName.id == node.id {
            let isOwn = access.base?.trimmedDescription == "self"
            if isOwn, members.contains(name) { found = true }
        } else if names.contains(name) || members.contains(name) || name == SwiftUIRemoval.module {
            found = true
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        node.isHost ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.needs(SwiftUIRemoval.module) ? .skipChildren : .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call creates a view controller of a SwiftUI view, or its superclass.
    fileprivate var isHost: Bool {
        if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text == SwiftUINames.host
        }
        if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.trimmedDescription == SwiftUINames.host
        }
        return calledExpression.trimmedDescription == "super.init"
            && arguments.contains { $0.label?.text == "rootView" }
    }
}

/// Replaces what creates controllers of SwiftUI's views.
private final class HostRewriter: SyntaxVisitor {
    private(set) var replacements: [(range: Range<Int>, text: String)] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.needs(SwiftUIRemoval.module) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == SwiftUINames.host else { return .visitChildren }
        // What is replaced keeps its length by spaces, which may not stand before a mark of an optional.
        var (whole, text) = (Syntax(node), SwiftUINames.placeholder)
        while let parent = whole.parent {
            if parent.is(OptionalTypeSyntax.self) {
                text += "?"
            } else if parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                text += "!"
            } else {
                break
            }
            whole = parent
        }
        replacements.append((whole.span, text))
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.isHost else { return .visitChildren }
        let view = node.arguments.first { $0.label?.text == "rootView" }?.expression
        let name = view?.firstToken(viewMode: .sourceAccurate)?.plainText ?? "View"
        let start = node.calledExpression.trimmedDescription == "super.init" ? "super.init" : SwiftUINames.placeholder
        replacements.append((node.span, "\(start)(\"\(name)\")"))
        return .skipChildren
    }
}
