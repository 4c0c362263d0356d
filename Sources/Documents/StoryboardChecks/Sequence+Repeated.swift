extension Sequence {
    /// Returns the elements with the key of an earlier element, each with that element. Elements without a key are
    /// ignored.
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
