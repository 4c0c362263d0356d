/// A first-in, first-out queue whose two ends both cost constant time.
struct Queue<Element> {
    private var elements: ContiguousArray<Element?> = []
    private var head = 0

    var count: Int { elements.count - head }

    var isEmpty: Bool { elements.count == head }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: head <= 64)
            head = 0
        } else if head > 64, head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    @discardableResult
    mutating func popLast() -> Element? {
        guard head < elements.count else { return nil }
        return elements.removeLast()
    }

    mutating func removeAll() {
        elements.removeAll()
        head = 0
    }
}
