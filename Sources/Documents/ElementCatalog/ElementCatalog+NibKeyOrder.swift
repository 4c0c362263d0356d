extension ElementCatalog {
    /// Returns the position of a key in the order in which Apple's compiler writes an object's keys, or nil if it is
    /// unknown.
    ///
    /// The order has no meaning to the reader of a nib, but it makes nibs easy to compare.
    public func nibKeyPosition(of key: String) -> Int? { Self.nibKeyPositions[key] }

    private static let nibKeyPositions: [String: Int] = {
        let text = CatalogTables.nibKeyOrder.text.description
        let keys = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        return Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    }()
}
