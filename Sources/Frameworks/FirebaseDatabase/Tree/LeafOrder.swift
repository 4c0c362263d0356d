/// The place of a value among others: null, false, true, numbers, texts, and what has children.
enum LeafOrder: Hashable, Sendable {
    case null
    case truth(Bool)
    case number(Double)
    case text(String)
    case children

    private var rank: Int {
        switch self {
        case .null: 0
        case .truth(let value): value ? 2 : 1
        case .number: 3
        case .text: 4
        case .children: 5
        }
    }

    init(_ leaf: Leaf?) {
        self =
            switch leaf {
            case nil: .null
            case .truth(let value): .truth(value)
            case .text(let value): .text(value)
            case .integer(let value): .number(Double(value))
            case .decimal(let value): .number(value)
            }
    }

    func compare(_ other: LeafOrder) -> Int {
        switch (self, other) {
        case (.number(let one), .number(let two)): return one < two ? -1 : one > two ? 1 : 0
        case (.text(let one), .text(let two)):
            let bytes = (Array(one.utf8), Array(two.utf8))
            return bytes.0.lexicographicallyPrecedes(bytes.1) ? -1 : bytes.1.lexicographicallyPrecedes(bytes.0) ? 1 : 0
        default: return rank < other.rank ? -1 : rank > other.rank ? 1 : 0
        }
    }
}
