extension ElementCatalog {
    /// The attribute order for elements that the catalog doesn't contain, derived from those that it contains.
    public var genericAttributeOrder: [String] { Self.sharedGenericOrder.names }

    /// Returns the place of an attribute in `genericAttributeOrder`, or nil for an attribute that no element has.
    public func genericPosition(ofAttribute name: String) -> Int? { Self.sharedGenericOrder.positions[name] }

    private static let sharedGenericOrder = GenericOrder(elements: shared.elements)
}

/// The attributes by their mean position: 0 is the first, 1 is `id`, 2 is the last.
///
/// Measuring from `id` keeps the id, the user label and the custom class after the element's own attributes.
private struct GenericOrder: Sendable {
    let names: [String]
    let positions: [String: Int]

    init(elements: [ElementType]) {
        var places: [String: (sum: Double, count: Double)] = [:]
        for element in elements where !element.attributes.isEmpty {
            let pivot = element.position(ofAttribute: "id") ?? element.attributes.count
            let behind = Double(max(1, element.attributes.count - pivot))
            for (position, attribute) in element.attributes.enumerated() {
                let place =
                    position <= pivot
                    ? Double(position) / Double(max(1, pivot))
                    : 1 + Double(position - pivot) / behind
                places[attribute.name, default: (0, 0)].sum += attribute.name == "id" ? 1 : place
                places[attribute.name, default: (0, 0)].count += 1
            }
        }
        let ranked = places.map { (name: $0.key, place: $0.value.sum / $0.value.count, rarity: -$0.value.count) }
        names = ranked.sorted { ($0.place, $0.rarity, $0.name) < ($1.place, $1.rarity, $1.name) }.map(\.name)
        positions = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    }
}
