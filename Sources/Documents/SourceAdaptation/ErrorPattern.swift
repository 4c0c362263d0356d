import SwiftSyntax

/// A pattern that binds any error as an object: `let error as NSError`. Every error is one on Apple's systems. Swift for
/// Linux takes that for granted as well, and crashes where the error is another type.
struct ErrorPattern {
    private let name: String
    /// Where the name ends, and where the pattern does.
    private let nameEnd: Int
    private let end: Int

    /// Creates a pattern, or returns `nil` if the node is another one.
    init?(_ pattern: PatternSyntax) {
        guard
            let parts = pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?
                .expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
            parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil,
            parts[2].trimmedDescription == "NSError",
            let bound = parts[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        name = bound.identifier.text
        (nameEnd, end) = (bound.span.upperBound, pattern.span.upperBound)
    }

    /// Rewrites the pattern of a clause, whose body begins after a token with the error as an object.
    func rewrite(_ condition: WhereClauseSyntax?, bodyAfter token: TokenSyntax, _ edits: inout SourceEdits) {
        if let condition {
            edits.replace(nameEnd..<end, with: "")
            edits.replace(
                condition.whereKeyword.span, with: "where NSErrorCast.fits(\(name), { (\(name): NSError) in")
            edits.insert(" })", at: condition.condition.span.upperBound)
        } else {
            edits.replace(nameEnd..<end, with: token.tokenKind == .colon ? " where NSErrorCast.fits(\(name))" : "")
        }
        edits.insert(
            " let \(name) = NSErrorCast.object(\(name)); _ = \(name);",
            at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Rewrites a condition: `if case let error as NSError = result`.
    func rewrite(_ condition: MatchingPatternConditionSyntax, _ edits: inout SourceEdits) {
        edits.replace(condition.caseKeyword.span, with: "")
        edits.replace(nameEnd..<end, with: "")
        let value = condition.initializer.value.span
        edits.insert("(", at: value.lowerBound)
        edits.insert(") ~>? NSError.self", at: value.upperBound)
    }
}
