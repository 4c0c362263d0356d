/// A set of numbers that are visited in ascending order.
struct Marks: Sendable {
    private var words: [UInt64]

    init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

    mutating func insert(_ number: Int32) { words[Int(number) >> 6] |= 1 << UInt64(number & 63) }

    mutating func insert(_ numbers: [Int32]) {
        words.withUnsafeMutableBufferPointer { words in
            for number in numbers { words[Int(number) >> 6] |= 1 << UInt64(number & 63) }
        }
    }

    /// Inserts the numbers that `lists` has for some keys.
    mutating func insert(_ lists: NumberLists, of keys: some Sequence<Int32>) {
        words.withUnsafeMutableBufferPointer { words in
            for key in keys { lists.forEach(of: Int(key)) { words[$0 >> 6] |= 1 << UInt64($0 & 63) } }
        }
    }

    /// Visits and removes all numbers.
    @inline(__always)
    mutating func drain(_ body: (Int) -> Void) {
        drain(marking: nil) {
            body($0); return false
        }
    }

    /// Visits and removes all numbers. For each number whose visit returns true, inserts those that `lists` has for it,
    /// which must be greater.
    @inline(__always)
    mutating func drain(marking lists: NumberLists?, _ body: (Int) -> Bool) {
        words.withUnsafeMutableBufferPointer { words in
            var word = 0
            while word < words.count {
                let bits = words[word]
                guard bits != 0 else {
                    word += 1
                    continue
                }
                words[word] = bits & (bits - 1)
                let number = word << 6 + bits.trailingZeroBitCount
                if body(number) { lists?.forEach(of: number) { words[$0 >> 6] |= 1 << UInt64($0 & 63) } }
            }
        }
    }
}

/// A list of numbers for each key from 0.
struct NumberLists: Sendable {
    private var starts: [Int32]
    private var numbers: [Int32]

    init(_ pairs: [(key: Int32, number: Int32)], keys: Int) {
        starts = [Int32](repeating: 0, count: keys + 1)
        for pair in pairs { starts[Int(pair.key) + 1] += 1 }
        for key in 0..<keys { starts[key + 1] += starts[key] }
        var next = starts
        numbers = [Int32](repeating: 0, count: pairs.count)
        for pair in pairs {
            numbers[Int(next[Int(pair.key)])] = pair.number
            next[Int(pair.key)] += 1
        }
    }

    @inline(__always)
    func forEach(of key: Int, _ body: (Int) -> Void) {
        let range = Int(starts[key])..<Int(starts[key + 1])
        numbers.withUnsafeBufferPointer { numbers in
            for index in range { body(Int(numbers[index])) }
        }
    }
}
