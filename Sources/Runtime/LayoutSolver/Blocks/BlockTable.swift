/// The blocks of a problem by their numbers. They are large, and changed where they are: `all[place]`.
struct BlockTable: Sendable {
    /// In no order; at places that nobody uses, empty ones.
    var all: [Block] = []
    private var places: [Int: Int] = [:]
    private var unused: [Int] = []

    /// Where the block of a number is; nil where there is none.
    func place(of number: Int) -> Int? { places[number] }

    /// In order.
    var numbers: [Int] { places.keys.sorted() }

    subscript(number: Int) -> Block? { places[number].map { all[$0] } }

    mutating func insert(_ block: Block, as number: Int) {
        let place = unused.popLast() ?? all.count
        if place == all.count { all.append(block) } else { all[place] = block }
        places[number] = place
    }

    mutating func remove(_ number: Int) -> Block? {
        guard let place = places.removeValue(forKey: number) else { return nil }
        let block = all[place]
        all[place] = Block(constraints: [])
        unused.append(place)
        return block
    }
}
