import SwiftSyntax

extension SyntaxProtocol {
    /// The node and the nodes around it, from the inside to the file.
    var outward: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self), next: \.parent) }

    /// Returns the nearest node of a kind, which is the node itself or around it.
    func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        outward.lazy.compactMap { $0.as(kind) }.first
    }
}
