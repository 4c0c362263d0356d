extension Sequence {
    /// The elements whose key an earlier element has already, each with that one. Elements without a key don't count.
    func repeated<Key: Hashable>(by key: (Element) -> Key?) -> [(element: Element, first: Element)] {
        var firsts: [Key: Element] = [:]
        return compactMap { element in
            guard let key = key(element) else { return nil }
            if let first = firsts[key] { return (element, first) }
            firsts[key] = element
            return nil
        }
    }
}
