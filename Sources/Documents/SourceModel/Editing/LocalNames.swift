import SwiftSyntax

/// The names that functions and closures declare, which hide members of the same name.
enum LocalNames {
    /// Returns what declares a name where a node is, or nil if that is no local declaration.
    static func declaration(of name: String, at node: some SyntaxProtocol) -> Local? {
        var inner = Syntax(node)
        while let outer = inner.parent {
            if outer.is(MemberBlockSyntax.self) || outer.is(SourceFileSyntax.self) { return nil }
            if let found = declaration(of: name, in: outer, before: inner) { return found }
            inner = outer
        }
        return nil
    }

    /// A local variable, parameter or function.
    struct Local {
        var type: TypeSyntax?
        var value: ExprSyntax?
    }

    private static func declaration(of name: String, in scope: Syntax, before inner: Syntax) -> Local? {
        if let items = scope.as(CodeBlockItemListSyntax.self) { return declaration(of: name, in: items, before: inner) }
        if let function = scope.as(FunctionDeclSyntax.self) {
            return parameter(name, function.signature.parameterClause)
        }
        if let function = scope.as(InitializerDeclSyntax.self) {
            return parameter(name, function.signature.parameterClause)
        }
        if let function = scope.as(SubscriptDeclSyntax.self) { return parameter(name, function.parameterClause) }
        if let accessor = scope.as(AccessorDeclSyntax.self) {
            return accessor.parameters?.name.plainText == name ? Local() : nil
        }
        if let closure = scope.as(ClosureExprSyntax.self) {
            return closure.signature.flatMap { inner == Syntax($0) ? nil : local(name, in: $0) }
        }
        if let loop = scope.as(ForStmtSyntax.self),
            inner == Syntax(loop.body) || inner == loop.whereClause.map(Syntax.init)
        {
            return loop.pattern.binds(name) ? Local() : nil
        }
        if let test = scope.as(IfExprSyntax.self), inner == Syntax(test.body) {
            return local(name, in: test.conditions)
        }
        if let loop = scope.as(WhileStmtSyntax.self), inner == Syntax(loop.body) {
            return local(name, in: loop.conditions)
        }
        if let conditions = scope.as(ConditionElementListSyntax.self) {
            let before = conditions.prefix { Syntax($0) != inner }
            return before.reversed().lazy.compactMap { local(name, in: $0) }.first
        }
        if let branch = scope.as(SwitchCaseSyntax.self), case .case(let label)? = Optional(branch.label),
            inner != Syntax(label)
        {
            return label.caseItems.contains { $0.pattern.binds(name) } ? Local() : nil
        }
        if let handler = scope.as(CatchClauseSyntax.self), inner == Syntax(handler.body) {
            let isImplicit = name == "error" && handler.catchItems.isEmpty
            return isImplicit || handler.catchItems.contains { $0.pattern?.binds(name) ?? false } ? Local() : nil
        }
        return nil
    }

    private static func declaration(of name: String, in items: CodeBlockItemListSyntax, before inner: Syntax) -> Local?
    {
        for item in items {
            // Functions can be used before their declaration.
            if let function = item.item.as(FunctionDeclSyntax.self), function.name.plainText == name { return Local() }
        }
        for item in items.prefix(while: { Syntax($0) != inner }).reversed() {
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings where binding.pattern.binds(name) {
                    return Local(type: binding.typeAnnotation?.type, value: binding.initializer?.value)
                }
            } else if let test = item.item.as(GuardStmtSyntax.self), let found = local(name, in: test.conditions) {
                return found
            }
        }
        return nil
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Local? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map { Local(type: $0.type) }
    }

    private static func local(_ name: String, in signature: ClosureSignatureSyntax) -> Local? {
        if let capture = signature.capture?.items.first(where: { $0.name.plainText == name }) {
            return Local(value: capture.initializer?.value)
        }
        switch signature.parameterClause {
        case .simpleInput(let parameters): return parameters.contains { $0.name.plainText == name } ? Local() : nil
        case .parameterClause(let clause):
            return clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map {
                Local(type: $0.type)
            }
        default: return nil
        }
    }

    private static func local(_ name: String, in conditions: ConditionElementListSyntax) -> Local? {
        conditions.reversed().lazy.compactMap { local(name, in: $0) }.first
    }

    private static func local(_ name: String, in condition: ConditionElementSyntax) -> Local? {
        switch condition.condition {
        case .optionalBinding(let binding) where binding.pattern.binds(name):
            Local(type: binding.typeAnnotation?.type, value: binding.initializer?.value)
        case .matchingPattern(let match) where match.pattern.binds(name): Local()
        default: nil
        }
    }
}

extension PatternSyntax {
    /// Returns whether the pattern declares a name.
    fileprivate func binds(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.plainText == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
    }
}
