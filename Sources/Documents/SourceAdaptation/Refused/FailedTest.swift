import SwiftSyntax

/// A test around a place that the compiler refuses. Its body becomes a failure with the compiler's message, so that the other tests run.
struct FailedTest {
    let range: Range<Int>
    let replacement: String

    /// Finds the test around an offset that a message is about.
    init?(at offset: Int, in source: SourceFileSyntax, message: String) {
        guard let token = source.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        let functions = token.outward.compactMap { $0.as(FunctionDeclSyntax.self) }
        guard let function = functions.last(where: { Self.record(for: $0) != nil }), let body = function.body,
            let record = Self.record(for: function), body.span.contains(offset)
        else { return nil }
        range = body.statements.span
        guard !range.isEmpty else { return nil }
        replacement = "\(record)(\("the test doesn't compile: \(message)".asLiteral))"
    }

    /// The function that records a failure of a test, or nil if the function isn't one.
    private static func record(for function: FunctionDeclSyntax) -> String? {
        if !function.attributes.names.isDisjoint(with: ["Test", "Testing.Test"]) { return "Issue.record" }
        guard function.name.text.hasPrefix("test"), function.signature.parameterClause.parameters.isEmpty else {
            return nil
        }
        // A function in another one isn't a test, but one in an `#if` of its class is.
        let owner = function.outward.dropFirst().first {
            $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) || $0.is(FunctionDeclSyntax.self)
        }
        return owner == nil || owner?.is(FunctionDeclSyntax.self) == true ? nil : "XCTFail"
    }
}
