/// The blocks of a problem by their numbers. They are large, and mutated in place: `all[place]`.
struct BlockTable: Sendable {
    /// The blocks in no particular order; unused elements are empty.
    var all: [Block] = []
    private var places: [Int: Int] = [:]
    private var unused: [Int] = []

    /// Returns the index of a block, or nil if there is none with this number.
    func place(of number: Int) -> Int? { places[number] }

    /// The numbers in ascending order.
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
