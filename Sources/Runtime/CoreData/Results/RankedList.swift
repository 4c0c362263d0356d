/// A list whose elements know their places: each change and each question takes logarithmic time.
///
/// A tree in which each node knows the number of those below it; random priorities keep it balanced.
final class RankedList<Element> {
    final class Node {
        let value: Element
        fileprivate let priority: UInt32
        fileprivate var size = 1
        fileprivate var left: Node?
        fileprivate var right: Node?
        // The nodes above own this one.
        fileprivate unowned(unsafe) var parent: Node?

        fileprivate init(_ value: Element, _ priority: UInt32) { (self.value, self.priority) = (value, priority) }

        fileprivate func count() { size = 1 + (left?.size ?? 0) + (right?.size ?? 0) }
    }

    private var root: Node?
    private var seed: UInt32 = 2_463_534_242

    var count: Int { root?.size ?? 0 }
    var isEmpty: Bool { root == nil }

    private func nextPriority() -> UInt32 {
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        return seed
    }

    // MARK: Questions

    subscript(index: Int) -> Node {
        precondition(0..<count ~= index, "the list has an element at the index")
        var (node, rest) = (root, index)
        while let current = node {
            let before = current.left?.size ?? 0
            if rest == before { return current }
            node = rest < before ? current.left : current.right
            if rest > before { rest -= before + 1 }
        }
        preconditionFailure("the list has an element at the index")
    }

    func index(of node: Node) -> Int {
        var index = node.left?.size ?? 0
        var current = node
        while let parent = current.parent {
            if parent.right === current { index += 1 + (parent.left?.size ?? 0) }
            current = parent
        }
        return index
    }

    /// Returns the first index for which a condition holds that holds for all after it, too.
    func firstIndex(where condition: (Element) -> Bool) -> Int {
        var (node, index) = (root, 0)
        while let current = node {
            if condition(current.value) {
                node = current.left
            } else {
                index += 1 + (current.left?.size ?? 0)
                node = current.right
            }
        }
        return index
    }

    var elements: [Element] {
        var (elements, waiting, node): ([Element], [Node], Node?) = ([], [], root)
        elements.reserveCapacity(count)
        while true {
            while let current = node {
                waiting.append(current)
                node = current.left
            }
            guard let last = waiting.popLast() else { return elements }
            elements.append(last.value)
            node = last.right
        }
    }

    // MARK: Changes

    @discardableResult
    func append(_ value: Element) -> Node { insert(value, at: count) }

    @discardableResult
    func insert(_ value: Element, at index: Int) -> Node {
        let node = Node(value, nextPriority())
        guard var place = root else {
            root = node
            return node
        }
        var rest = index
        while true {
            place.size += 1
            let before = place.left?.size ?? 0
            let isLeft = rest <= before
            if !isLeft { rest -= before + 1 }
            guard let next = isLeft ? place.left : place.right else {
                if isLeft { place.left = node } else { place.right = node }
                break
            }
            place = next
        }
        node.parent = place
        while let parent = node.parent, parent.priority < node.priority { raise(node, above: parent) }
        return node
    }

    func remove(_ node: Node) {
        while true {
            let higher = [node.left, node.right].compactMap(\.self).max { $0.priority < $1.priority }
            guard let higher else { break }
            raise(higher, above: node)
        }
        let parent = node.parent
        replace(node, by: nil)
        node.parent = nil
        var above = parent
        while let current = above {
            current.size -= 1
            above = current.parent
        }
    }

    /// Puts a node in the place of its parent.
    private func raise(_ node: Node, above parent: Node) {
        replace(parent, by: node)
        if parent.left === node {
            parent.left = node.right
            node.right?.parent = parent
            node.right = parent
        } else {
            parent.right = node.left
            node.left?.parent = parent
            node.left = parent
        }
        parent.parent = node
        parent.count()
        node.count()
    }

    private func replace(_ node: Node, by other: Node?) {
        let parent = node.parent
        other?.parent = parent
        if let parent {
            if parent.left === node { parent.left = other } else { parent.right = other }
        } else {
            root = other
        }
    }
}
