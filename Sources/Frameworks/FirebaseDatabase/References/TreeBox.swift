/// What a transaction changes.
final class TreeBox {
    var root: Node

    init(_ root: Node) { self.root = root }
}
