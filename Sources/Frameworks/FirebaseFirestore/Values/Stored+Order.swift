/// How Firestore orders values: by type, then by value.
extension Stored {
    /// The place of the type among all.
    var rank: Int {
        switch self {
        case .null: 0
        case .truth: 1
        case .integer, .decimal: 2
        case .time: 3
        case .text: 4
        case .bytes: 5
        case .reference: 6
        case .place: 7
        case .list: 8
        case .map: 9
        }
    }

    private var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value): value
        default: nil
        }
    }

    /// Returns a number below, at or above zero for a value before, equal to or behind another one.
    func compare(_ other: Stored) -> Int {
        if rank != other.rank { return rank < other.rank ? -1 : 1 }
        switch (self, other) {
        case (.truth(let one), .truth(let two)): return Self.order(one ? 1 : 0, two ? 1 : 0)
        case (.integer(let one), .integer(let two)): return Self.order(one, two)
        case (.time(let one, let part), .time(let two, let other)):
            return one == two ? Self.order(part, other) : Self.order(one, two)
        case (.text(let one), .text(let two)): return Self.order(Array(one.utf8), Array(two.utf8))
        case (.bytes(let one), .bytes(let two)): return Self.order(Array(one), Array(two))
        case (.reference(let one), .reference(let two)): return Self.comparePaths(one, two)
        case (.place(let one, let part), .place(let two, let other)):
            return one == two ? Self.order(part, other) : Self.order(one, two)
        case (.list(let one), .list(let two)): return Self.compare(one, two)
        case (.map(let one), .map(let two)): return Self.compare(one, two)
        default: return compareNumbers(other)
        }
    }

    private func compareNumbers(_ other: Stored) -> Int {
        guard let one = number, let two = other.number else { return 0 }
        if one.isNaN || two.isNaN { return Self.order(one.isNaN ? 0 : 1, two.isNaN ? 0 : 1) }
        return Self.order(one, two)
    }

    private static func order<Value: Comparable>(_ one: Value, _ two: Value) -> Int {
        one < two ? -1 : one > two ? 1 : 0
    }

    private static func order(_ one: [UInt8], _ two: [UInt8]) -> Int {
        one.lexicographicallyPrecedes(two) ? -1 : two.lexicographicallyPrecedes(one) ? 1 : 0
    }

    /// Compares paths of documents, name by name.
    static func comparePaths(_ one: String, _ two: String) -> Int {
        let names = (one.split(separator: "/"), two.split(separator: "/"))
        for (one, two) in zip(names.0, names.1) where one != two { return order(Array(one.utf8), Array(two.utf8)) }
        return order(names.0.count, names.1.count)
    }

    private static func compare(_ one: [Stored], _ two: [Stored]) -> Int {
        for (one, two) in zip(one, two) {
            let order = one.compare(two)
            if order != 0 { return order }
        }
        return order(one.count, two.count)
    }

    private static func compare(_ one: Fields, _ two: Fields) -> Int {
        let (one, two) = (one.sorted { $0.key < $1.key }, two.sorted { $0.key < $1.key })
        for (one, two) in zip(one, two) {
            if one.key != two.key { return order(one.key, two.key) }
            let order = one.value.compare(two.value)
            if order != 0 { return order }
        }
        return order(one.count, two.count)
    }

    /// Whether a query finds the value with another one: `1` and `1.0` are equal.
    func equals(_ other: Stored) -> Bool { compare(other) == 0 }
}
