/// Numbers to be visited, the least first.
struct Marks: Sendable {
    private var words: [UInt64]
    /// No word before this one has a mark.
    private var first = 0

    init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

    mutating func insert(_ number: Int32) {
        let word = Int(number) >> 6
        words[word] |= 1 << UInt64(number & 63)
        first = min(first, word)
    }

    mutating func popFirst() -> Int32? {
        while first < words.count {
            let word = words[first]
            if word != 0 {
                words[first] = word & (word - 1)
                return Int32(first << 6 + word.trailingZeroBitCount)
            }
            first += 1
        }
        return nil
    }
}
