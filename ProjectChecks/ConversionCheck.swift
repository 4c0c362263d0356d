import SwiftSyntax

extension Check {
    /// No number with a fraction is converted to an integer by an initializer that stops the program if it doesn't fit.
    ///
    /// `Int(size.rounded())` traps for what isn't finite or is too large, and sizes come from documents. Found are only expressions that
    /// are certain to be floating-point: types aren't known here.
    static let conversions = Check(name: "conversions") { project in
        let functions = (ConversionReader.methods.union(ConversionReader.functions)).map { "\($0)(" }
        let sources = try project.sources(
            in: ["Sources"], mentioning: functions, ["Int(", "Int8(", "Int16(", "Int32(", "Int64("])
        return concurrentMap(sources) { source in
            let reader = ConversionReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            return reader.found.map { call in
                source.finding(
                    "'\(call.trimmedDescription)' stops the program if the number doesn't fit; "
                        + "write 'Int(clamping:)' or 'Int(exactly:)'", at: call)
            }
        }.flatMap { $0 }
    }
}

/// Finds the conversions of rounded numbers to integers.
private final class ConversionReader: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    static let methods: Set<String> = ["rounded", "squareRoot"]
    static let functions: Set<String> = ["floor", "ceil", "round", "trunc", "sqrt"]
    private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.integers.contains(type), node.arguments.count == 1, let argument = node.arguments.first,
            argument.label == nil, Self.isFloating(argument.expression)
        {
            found.append(node)
        }
        return .visitChildren
    }

    /// Whether an expression is a rounded number, or calculates with one.
    private static func isFloating(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.contains { isFloating($0.expression) }
        }
        if let prefixed = expression.as(PrefixOperatorExprSyntax.self) { return isFloating(prefixed.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let isArithmetic = sequence.elements.allSatisfy { element in
                element.as(BinaryOperatorExprSyntax.self).map { arithmetic.contains($0.operator.text) }
                    ?? !element.is(UnresolvedTernaryExprSyntax.self) && !element.is(UnresolvedAsExprSyntax.self)
                    && !element.is(UnresolvedIsExprSyntax.self)
            }
            return isArithmetic && sequence.elements.contains { isFloating($0) }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.base != nil && methods.contains(member.declName.baseName.text)
        }
        return call.calledExpression.as(DeclReferenceExprSyntax.self).map { functions.contains($0.baseName.text) }
            ?? false
    }
}
