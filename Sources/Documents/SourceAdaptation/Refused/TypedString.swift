import SwiftSyntax

/// A value that Core Animation's headers named by a string before Swift 4.2 and that has a type of its own since:
/// `transition.type = "fade"`, `let name: String = kCAMediaTimingFunctionLinear`.
struct TypedString {
    private let range: Range<Int>
    /// The type that the value gets, or nil for a string.
    private let type: String?

    /// Finds the value at an offset that a message is about.
    init?(at offset: Int, in source: SourceFileSyntax, message: String) {
        guard let match = message.firstMatch(of: Self.conversion), match.1 != match.2,
            match.1 == "String" || match.2 == "String",
            Self.types.contains(String(match.1 == "String" ? match.2 : match.1)),
            let token = source.token(at: AbsolutePosition(utf8Offset: offset)), let range = Self.value(at: token)
        else { return nil }
        self.range = range
        type = match.2 == "String" ? nil : String(match.2)
    }

    nonisolated(unsafe) private static let conversion =
        #/^cannot (?:assign|convert) (?:value|return expression) of type '(String|CA\w+)' to (?:[a-z ]+ )?type '(String|CA\w+)'/#

    private static let types: Set<String> = [
        "CAAnimationCalculationMode", "CAAnimationRotationMode", "CAEmitterLayerEmitterMode",
        "CAEmitterLayerEmitterShape", "CAEmitterLayerRenderMode", "CAGradientLayerType", "CALayerContentsFilter",
        "CALayerContentsFormat", "CALayerContentsGravity", "CAMediaTimingFillMode", "CAMediaTimingFunctionName",
        "CAScrollLayerScrollMode", "CAShapeLayerFillRule", "CAShapeLayerLineCap", "CAShapeLayerLineJoin",
        "CATextLayerAlignmentMode", "CATextLayerTruncationMode", "CATransitionSubtype", "CATransitionType",
        "CAValueFunctionName",
    ]

    /// The range of what is assigned, passed, listed or returned at a token.
    private static func value(at token: TokenSyntax) -> Range<Int>? {
        var node = Syntax(token)
        while let parent = node.parent {
            if let list = parent.as(ExprListSyntax.self),
                let sign = list.first(where: { $0.is(AssignmentExprSyntax.self) }),
                let value = list[list.index(after: list.index(of: sign) ?? list.startIndex)...].first
            {
                return node.span.lowerBound < sign.span.lowerBound
                    ? nil : value.span.lowerBound..<list.span.upperBound
            }
            if parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self)
                || parent.is(ReturnStmtSyntax.self) || parent.is(ArrayElementSyntax.self)
                || parent.is(CodeBlockItemSyntax.self)
            {
                return node.is(ExprSyntax.self) ? node.span : nil
            }
            node = parent
        }
        return nil
    }

    func rewrite(_ edits: inout SourceEdits) {
        edits.insert(type.map { "\($0)(rawValue: " } ?? "(", at: range.lowerBound)
        edits.insert(type == nil ? ").rawValue" : ")", at: range.upperBound)
    }
}
