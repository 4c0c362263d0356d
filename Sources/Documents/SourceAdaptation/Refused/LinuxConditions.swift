import SwiftSyntax

/// The conditions of sources that are written for Linux as well: where they can't be compiled as for iOS, they are compiled as for Linux.
extension RefusedCode {
    /// Chooses what sources have for Linux: those at paths, or all. Returns whether there was anything.
    package mutating func chooseLinux(in paths: Set<String>? = nil) -> Bool {
        var hasCode = false
        var changed = sources
        let chosen = changed.indices.filter { index in
            let path = changed[index].path
            return paths?.contains(path) != false && !forLinux.contains(path)
        }
        for index in chosen {
            let finder = ConditionFinder(viewMode: .sourceAccurate)
            finder.walk(ParsedSource(changed[index]).syntax)
            hasCode = hasCode || finder.knowsLinux
            changed[index].bytes = finder.edits.applied(to: changed[index].bytes)
        }
        if hasCode {
            sources = changed
            forLinux.formUnion(chosen.map { sources[$0].path })
        }
        return hasCode
    }
}

/// Finds conditions, and replaces them so that `ExprSyntax.adaptedParts`, which is for iOS, makes those of Linux of them.
private final class ConditionFinder: SyntaxVisitor {
    private(set) var edits = SourceEdits()
    /// Whether there is code for Linux, or code that is for Apple's systems alone.
    private(set) var knowsLinux = false

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        let text = condition.trimmedDescription
        let namesAllOfApple = text.contains("os(macOS)") && text.contains("os(iOS)")
        for token in condition.tokens(viewMode: .sourceAccurate) {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == token.text, let argument = call.arguments.first?.expression,
                let text = Self.replacement(token.text, argument.trimmedDescription)
            else { continue }
            knowsLinux = knowsLinux || namesAllOfApple || argument.trimmedDescription != "iOS"
            edits.replace(call.span, with: text)
        }
        return .visitChildren
    }

    private static func replacement(_ name: String, _ argument: String) -> String? {
        let (isTrue, isFalse) = ("os(iOS)", "os(macOS)")
        switch (name, argument) {
        case ("os", "Linux"), ("canImport", "Glibc"): return isTrue
        case ("os", "iOS"), ("canImport", "Darwin"), ("canImport", "ObjectiveC"): return isFalse
        default: return nil
        }
    }
}
