import SwiftSyntax

/// A class of tests with its methods, which XCTest finds with the Objective-C runtime on Apple's systems.
package struct TestCaseClass: Hashable, Sendable {
    /// A test.
    package struct Method: Hashable, Sendable {
        package var name: String
        package var isAsync: Bool
        package var path: String
        package var line: Int
    }

    /// The name with those of outer types.
    package var name: String
    /// The tests in the order of their names, with those of superclasses.
    package var methods: [Method]
}

/// Finds the tests of a module.
struct TestCaseFinder {
    let classes: [TestCaseClass]

    init(_ sources: [ParsedSource], in declarations: ModuleDeclarations) {
        var methods: [String: [TestCaseClass.Method]] = [:]
        for source in sources {
            let visitor = TestMethodVisitor(source)
            visitor.walk(source.syntax)
            methods.merge(visitor.methods) { $0 + $1 }
        }
        classes = declarations.classes.sorted().compactMap { name in
            guard let line = Self.line(of: name, in: declarations) else { return nil }
            var found: [String: TestCaseClass.Method] = [:]
            for type in line.reversed() { for method in methods[type] ?? [] { found[method.name] = method } }
            return found.isEmpty
                ? nil : TestCaseClass(name: name, methods: found.values.sorted { $0.name < $1.name })
        }
    }

    /// Returns a class and its superclasses up to `XCTestCase`, or nil if it isn't derived from it.
    private static func line(of name: String, in declarations: ModuleDeclarations) -> [String]? {
        var line: [String] = []
        var current = name
        while current != "XCTestCase" {
            guard !line.contains(current), let next = declarations.types[current]?.superclass else { return nil }
            line.append(current)
            current = next
        }
        return line
    }
}

/// Finds the methods without parameters that are named like tests.
private final class TestMethodVisitor: TypeVisitor {
    private(set) var methods: [String: [TestCaseClass.Method]] = [:]
    private let source: ParsedSource

    init(_ source: ParsedSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
        let signature = node.signature
        if node.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
            signature.returnClause == nil, !node.modifiers.contains(where: { hidden.contains($0.name.text) }),
            !typeName.isEmpty
        {
            methods[typeName, default: []].append(
                TestCaseClass.Method(
                    name: node.name.plainText, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
                    path: source.path, line: source.line(at: node.name.positionAfterSkippingLeadingTrivia.utf8Offset)))
        }
        return .skipChildren
    }
}
