import SwiftSyntax

/// A visitor that knows the types around a node.
class TypeVisitor: SyntaxVisitor {
    private var path: [String] = []

    /// The name of the innermost type around the node, with those of its outer types; empty outside of types.
    final var typeName: String { path.joined(separator: ".") }

    final override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return enter(node)
    }
    final override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return enter(node)
    }
    final override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.plainText)
        return enter(node)
    }
    final override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.extendedType.pathName ?? node.extendedType.trimmedDescription)
        return enter(node)
    }

    final override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    final override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    final override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    final override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    // Called at the beginning of a type, whose name counts already. Returns whether its content is visited.
    func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
    func enter(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
    func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
    func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
}
