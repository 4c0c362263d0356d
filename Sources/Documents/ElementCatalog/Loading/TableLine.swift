/// A line of a table, split into words.
struct TableLine {
    /// The line number, starting at 1.
    let number: Int
    let count: Int
    private let words: [Slice<UnsafeBufferPointer<UInt8>>]

    /// Splits a line at spaces; brackets, braces and colons stay part of their words.
    init(number: Int, bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        self.number = number
        var words: [Slice<UnsafeBufferPointer<UInt8>>] = []
        words.reserveCapacity(8)
        var start = bytes.startIndex
        var position = start
        while position < bytes.endIndex {
            if bytes[position] == UInt8(ascii: " ") {
                if start < position { words.append(bytes[start..<position]) }
                start = position + 1
            }
            position += 1
        }
        if start < position { words.append(bytes[start..<position]) }
        self.words = words
        count = words.count
    }

    private init(_ line: TableLine, count: Int) {
        number = line.number
        words = line.words
        self.count = count
    }

    /// Returns the words before a position.
    func prefix(upTo end: Int) -> TableLine { TableLine(self, count: end) }

    /// Returns the position of a word, or nil if the line doesn't contain it.
    func position(of word: StaticString) -> Int? { (0..<count).first { has(word, at: $0) } }

    subscript(position: Int) -> String {
        String(decoding: words[position], as: UTF8.self)
    }

    func firstByte(of position: Int) -> UInt8? {
        position < count ? words[position].first : nil
    }

    func has(_ word: StaticString, at position: Int) -> Bool {
        guard position < count, words[position].count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { words[position].elementsEqual($0) }
    }

    /// Returns the words from a position on, without the characters that enclose them, such as `[` and `]`.
    func words(from first: Int, within brackets: (UInt8, UInt8)) -> [String]? {
        guard first < count, words[first].first == brackets.0, words[count - 1].last == brackets.1
        else { return nil }
        return (first..<count).map { position in
            let word = words[position]
            let start = position == first ? word.startIndex + 1 : word.startIndex
            let end = position == count - 1 ? word.endIndex - 1 : word.endIndex
            return String(decoding: word[start..<end], as: UTF8.self)
        }
    }

    /// Returns the platforms after the word `on`, moving past them, or nil if the next word isn't `on`.
    func platforms(at position: inout Int) -> Platforms? {
        guard has("on", at: position) else { return nil }
        position += 1
        var platforms: Platforms = []
        while position < count, let platform = Platforms(name: self[position]) {
            platforms.insert(platform)
            position += 1
        }
        return platforms
    }

    /// Returns a word without the given numbers of bytes at its ends.
    func word(_ position: Int, droppingFirst first: Int = 0, last: Int = 0) -> String {
        String(decoding: words[position].dropFirst(first).dropLast(last), as: UTF8.self)
    }

    /// Returns the words from a position on, joined by spaces.
    func text(from first: Int) -> String {
        (first..<count).map { self[$0] }.joined(separator: " ")
    }
}
