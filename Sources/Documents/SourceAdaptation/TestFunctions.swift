import SwiftSyntax

/// Finds the tests of a module that are written with Swift Testing: functions with the attribute `@Test`.
final class TestFunctionFinder: TypeVisitor {
    private var names: [String] = []

    /// Returns the names of tests with those of their suites, in the order of the sources: `Suite/test(_:)`.
    static func names(in sources: [ParsedSource]) -> [String] {
        sources.filter { $0.mentions("Testing") }.flatMap { source in
            let finder = TestFunctionFinder(viewMode: .sourceAccurate)
            finder.walk(source.syntax)
            return finder.names
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !node.attributes.names.isDisjoint(with: ["Test", "Testing.Test"]) {
            let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            let suite = typeName.isEmpty ? "" : typeName.split(separator: ".").joined(separator: "/") + "/"
            names.append("\(suite)\(node.name.text)(\(labels))")
        }
        return .skipChildren
    }
}
