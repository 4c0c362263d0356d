extension Node {
    var leafOrder: LeafOrder { children.isEmpty ? LeafOrder(leaf) : .children }

    /// Returns the children in an order.
    func sorted(_ order: TreeOrder) -> [(key: String, node: Node)] {
        children.map { ($0.key, $0.value) }.sorted(by: order.areOrdered)
    }
}
