extension ElementCatalogue {
    /// The place of a key among others of one object, as Apple's compiler orders them; nil where that is unknown.
    ///
    /// The order means nothing to whoever reads a nib; it makes two nibs easy to compare.
    public func nibKeyPosition(of key: String) -> Int? { Self.nibKeyPositions[key] }

    private static let nibKeyPositions: [String: Int] = {
        let text = CatalogueTables.nibKeyOrder.text.description
        let keys = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        return Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    }()
}
