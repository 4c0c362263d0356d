import SwiftSyntax

/// A class of tests with its methods, which XCTest finds with the Objective-C runtime on Apple's systems.
package struct TestCaseClass: Hashable, Sendable {
    /// A test.
    package struct Method: Hashable, Sendable {
        package var name: String
        package var isAsync: Bool
        package var path: String
        package var line: Int
        /// The condition of the `#if` around it.
        package var condition: String?

        /// Whether a test of this name is there in either case.
        mutating func add(_ other: String?) {
            condition = condition.flatMap { own in other.map { "(\(own)) || (\($0))" } }
        }
    }

    /// The name with those of outer types.
    package var name: String
    /// The tests in the order of their names, with those of superclasses.
    package var methods: [Method]
    /// The condition of the `#if` around the class.
    package var condition: String?
    /// Whether the class lists its tests itself, when they run, as those of Quick do: a superclass in a library has `allTests`.
    package var listsTests = false
}

/// Finds the tests of a module.
struct TestCaseFinder {
    let classes: [TestCaseClass]
    /// The names of classes that may be of tests: their superclass is of a library that wasn't read.
    let possibleClasses: [String]

    init(_ sources: [ParsedSource], in declarations: ModuleDeclarations) {
        var methods: [String: [TestCaseClass.Method]] = [:]
        var conditions: [String: String] = [:]
        for source in sources {
            let visitor = TestMethodVisitor(source)
            visitor.walk(source.syntax)
            methods.merge(visitor.methods) { $0 + $1 }
            conditions.merge(visitor.conditionsOfClasses) { "(\($0)) || (\($1))" }
        }
        possibleClasses = declarations.classes.sorted().filter(declarations.hasUnknownSuperclass)
        classes = declarations.classes.sorted().compactMap { name in
            if declarations.listsTests(name) {
                return TestCaseClass(name: name, methods: [], condition: conditions[name], listsTests: true)
            }
            let line = [name] + declarations.superclasses(of: name)
            guard line.last == "XCTestCase" else { return nil }
            var found: [String: TestCaseClass.Method] = [:]
            for method in line.reversed().flatMap({ methods[$0] ?? [] }) {
                let condition = found[method.name]?.condition
                let isKnown = found[method.name] != nil
                found[method.name] = method
                if isKnown { found[method.name]?.add(condition) }
            }
            guard !found.isEmpty else { return nil }
            return TestCaseClass(
                name: name, methods: found.values.sorted { $0.name < $1.name }, condition: conditions[name])
        }
    }
}

/// Finds the methods without parameters that are named like tests.
private final class TestMethodVisitor: ConditionVisitor {
    private(set) var methods: [String: [TestCaseClass.Method]] = [:]
    private(set) var conditionsOfClasses: [String: String] = [:]
    private let source: ParsedSource

    init(_ source: ParsedSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let currentCondition { conditionsOfClasses[typeName] = currentCondition }
        return .visitChildren
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
                    path: source.path, line: source.line(at: node.name.positionAfterSkippingLeadingTrivia.utf8Offset),
                    condition: currentCondition))
        }
        return .skipChildren
    }
}
