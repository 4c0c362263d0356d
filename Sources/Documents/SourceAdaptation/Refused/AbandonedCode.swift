import SwiftSyntax

/// Code of tests, beside these, around a place that the compiler refuses. A test that calls it fails with the compiler's message.
struct AbandonedCode {
    let range: Range<Int>
    let replacement: String

    /// Finds the body around an offset that a message is about.
    init?(at offset: Int, in source: SourceFileSyntax, message: String) {
        guard let token = source.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        let nodes = Array(token.outward)
        let bodies = nodes.compactMap { node in Self.statements(of: node).map { (node, $0) } }
        // A function in a function belongs to that one.
        guard let (owner, statements) = bodies.last(where: { $0.1.span.contains(offset) }) else { return nil }
        let blocks = nodes.compactMap(Self.statements(ofBlock:))
        if let block = blocks.first(where: { $0.span.contains(offset) && !$0.isAbandoned }), !statements.isAbandoned {
            (range, replacement) = (block.span, "abandonTest(\(message.asLiteral))")
        } else if Self.surroundsTests(owner) {
            // What a test needs of it will fail by itself.
            guard let statement = statements.first(where: { $0.span.contains(offset) }) else { return nil }
            (range, replacement) = (statement.span, "")
        } else {
            (range, replacement) = (statements.span, "abandonTest(\(message.asLiteral))")
        }
    }

    private static func statements(of node: Syntax) -> CodeBlockItemListSyntax? {
        if let body = node.as(FunctionDeclSyntax.self)?.body { return body.statements }
        if let body = node.as(InitializerDeclSyntax.self)?.body { return body.statements }
        if let body = node.as(DeinitializerDeclSyntax.self)?.body { return body.statements }
        if let body = node.as(AccessorDeclSyntax.self)?.body { return body.statements }
        if case .getter(let statements) = node.as(AccessorBlockSyntax.self)?.accessors { return statements }
        return nil
    }

    /// Returns the statements of a closure that follows a call which is a statement, such as that of an example in a specification.
    private static func statements(ofBlock node: Syntax) -> CodeBlockItemListSyntax? {
        guard let closure = node.as(ClosureExprSyntax.self), let call = closure.parent?.as(FunctionCallExprSyntax.self),
            call.trailingClosure?.id == closure.id, call.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        return closure.statements
    }

    /// Whether it is called around tests, and not by them.
    private static func surroundsTests(_ node: Syntax) -> Bool {
        if node.is(DeinitializerDeclSyntax.self) { return true }
        let name = node.as(FunctionDeclSyntax.self)?.name.text ?? ""
        return ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(name)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements were taken out before.
    fileprivate var isAbandoned: Bool { trimmedDescription.hasPrefix("abandonTest(") }
}

extension String {
    /// The text as a literal of one line.
    var asLiteral: String {
        let characters = map { character in
            switch character {
            case "\"", "\\": "\\\(character)"
            case _ where character.isNewline: " "
            default: String(character)
            }
        }
        return "\"\(characters.joined())\""
    }
}
