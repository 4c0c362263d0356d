/// A binary heap that returns its smallest element.
struct SmallestFirst<Element: Comparable> {
    private var elements: [Element] = []

    mutating func add(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, elements[index] < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func popFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var index = 0
        while true {
            var smallest = index
            for child in [index * 2 + 1, index * 2 + 2] where child < elements.count {
                if elements[child] < elements[smallest] { smallest = child }
            }
            if smallest == index { return first }
            elements.swapAt(index, smallest)
            index = smallest
        }
    }
}
