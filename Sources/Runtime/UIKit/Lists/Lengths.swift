import CoreGraphics

/// A sequence of lengths, such as the heights of a table view's rows.
///
/// A B-tree with counts and sums in its nodes: finding the start of a length or the length at a position, and changing,
/// inserting and removing lengths take logarithmic time.
struct Lengths {
    struct Element: Equatable {
        /// The length; finite and not negative.
        let length: CGFloat
        /// Whether the length is measured rather than estimated.
        let isKnown: Bool

        init(_ length: CGFloat, isKnown: Bool) {
            self.length = length.isFinite ? max(0, length) : 0
            self.isKnown = isKnown
        }
    }

    // The nodes belong to one value, which is never copied.
    private var root: LengthsNode

    init(_ elements: [Element] = []) { root = LengthsNode.tree(of: elements) }

    var count: Int { root.count }
    var total: CGFloat { root.total }

    subscript(index: Int) -> Element {
        get {
            precondition((0..<count).contains(index), "there is no length \(index) among \(count)")
            return root.element(at: index)
        }
        set {
            precondition((0..<count).contains(index), "there is no length \(index) among \(count)")
            root.set(newValue, at: index)
        }
    }

    /// Returns the start of a length, or the total for the end index.
    func start(of index: Int) -> CGFloat {
        precondition((0...count).contains(index), "there is no length \(index) among \(count)")
        return root.start(of: index)
    }

    /// Returns the index of the first length that ends after a position, or nil if there is none.
    func index(reaching place: CGFloat) -> Int? {
        let place = max(place, 0)
        return place < total ? root.index(reaching: place) : nil
    }

    mutating func insert(_ element: Element, at index: Int) {
        precondition((0...count).contains(index), "there is no place \(index) among \(count) lengths")
        if let sibling = root.insert(element, at: index) { root = LengthsNode(children: [root, sibling]) }
    }

    mutating func remove(at index: Int) {
        precondition((0..<count).contains(index), "there is no length \(index) among \(count)")
        root.remove(at: index)
        while root.children.count == 1 { root = root.children[0] }
    }
}

/// A node of `Lengths`: a leaf with elements, or a node with children.
final class LengthsNode {
    private static let capacity = 32
    private var elements: [Lengths.Element]
    private(set) var children: [LengthsNode]
    private(set) var count = 0
    private(set) var total: CGFloat = 0

    private init(elements: [Lengths.Element]) {
        (self.elements, children) = (elements, [])
        sumUp()
    }

    init(children: [LengthsNode]) {
        (elements, self.children) = ([], children)
        sumUp()
    }

    /// Returns a tree whose nodes are three quarters full, so that few insertions split one.
    static func tree(of elements: [Lengths.Element]) -> LengthsNode {
        let size = capacity * 3 / 4
        var nodes = stride(from: 0, to: elements.count, by: size).map {
            LengthsNode(elements: Array(elements[$0..<min($0 + size, elements.count)]))
        }
        while nodes.count > 1 {
            nodes = stride(from: 0, to: nodes.count, by: size).map {
                LengthsNode(children: Array(nodes[$0..<min($0 + size, nodes.count)]))
            }
        }
        return nodes.first ?? LengthsNode(elements: [])
    }

    /// Recomputes the sums from the children instead of adjusting them, so that rounding errors don't accumulate.
    private func sumUp() {
        (count, total) = (elements.count, 0)
        for element in elements { total += element.length }
        for child in children {
            count += child.count
            total += child.total
        }
    }

    /// Returns the child that contains an index, and the index in it; for the end index, the last child.
    private func child(with index: Int) -> (number: Int, rest: Int) {
        var (number, rest) = (0, index)
        while number + 1 < children.count, rest >= children[number].count {
            rest -= children[number].count
            number += 1
        }
        return (number, rest)
    }

    func element(at index: Int) -> Lengths.Element {
        guard !children.isEmpty else { return elements[index] }
        let (number, rest) = child(with: index)
        return children[number].element(at: rest)
    }

    func start(of index: Int) -> CGFloat {
        guard !children.isEmpty else { return elements[..<index].reduce(0) { $0 + $1.length } }
        let (number, rest) = child(with: index)
        return children[..<number].reduce(0) { $0 + $1.total } + children[number].start(of: rest)
    }

    /// Returns the index at a position, or the last one because of rounding.
    func index(reaching place: CGFloat) -> Int {
        var (start, index) = (CGFloat(0), 0)
        guard !children.isEmpty else {
            while index + 1 < elements.count, start + elements[index].length <= place {
                start += elements[index].length
                index += 1
            }
            return index
        }
        var number = 0
        while number + 1 < children.count, start + children[number].total <= place {
            start += children[number].total
            index += children[number].count
            number += 1
        }
        return index + children[number].index(reaching: place - start)
    }

    func set(_ element: Lengths.Element, at index: Int) {
        if children.isEmpty {
            elements[index] = element
        } else {
            let (number, rest) = child(with: index)
            children[number].set(element, at: rest)
        }
        sumUp()
    }

    /// Inserts an element. Returns the second half of a node that has become too large.
    func insert(_ element: Lengths.Element, at index: Int) -> LengthsNode? {
        defer { sumUp() }
        if children.isEmpty {
            elements.insert(element, at: index)
            guard elements.count > Self.capacity else { return nil }
            let half = elements.count / 2
            let sibling = LengthsNode(elements: Array(elements[half...]))
            elements.removeSubrange(half...)
            return sibling
        }
        let (number, rest) = child(with: index)
        guard let new = children[number].insert(element, at: rest) else { return nil }
        children.insert(new, at: number + 1)
        guard children.count > Self.capacity else { return nil }
        let half = children.count / 2
        let sibling = LengthsNode(children: Array(children[half...]))
        children.removeSubrange(half...)
        return sibling
    }

    /// Removes an element. An empty node is removed; a small one isn't, because no path becomes longer.
    func remove(at index: Int) {
        if children.isEmpty {
            elements.remove(at: index)
        } else {
            let (number, rest) = child(with: index)
            children[number].remove(at: rest)
            if children[number].count == 0 { children.remove(at: number) }
        }
        sumUp()
    }
}
