import JSONText

extension Patch {
    /// Creates a patch whose range is in UTF-16 code units, as pages count, or nil if it is out of bounds or within a character.
    init?(utf16Offset: Int, removed: Int, inserted: String, in text: [UInt8]) {
        guard utf16Offset >= 0, removed >= 0,
            let start = Self.byte(after: utf16Offset, units: text[...]),
            let end = Self.byte(after: removed, units: text[start...])
        else { return nil }
        (offset, self.removed, self.inserted) = (start, end - start, Array(inserted.utf8))
    }

    /// The patch as pages count, in UTF-16 code units of the text before.
    func json(in text: [UInt8]) -> JSONValue {
        .record([
            "at": .integer(Self.units(text[..<offset])),
            "remove": .integer(Self.units(text[offset..<(offset + removed)])),
            "insert": .string(String(decoding: inserted, as: UTF8.self)),
        ])
    }

    /// Returns the offset of the byte that follows a number of code units.
    private static func byte(after count: Int, units text: ArraySlice<UInt8>) -> Int? {
        var (left, offset) = (count, text.startIndex)
        while left > 0 {
            guard offset < text.endIndex else { return nil }
            left -= text[offset] >= 0xF0 ? 2 : 1
            offset += length(of: text[offset])
        }
        return left == 0 && offset <= text.endIndex ? offset : nil
    }

    private static func length(of first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    /// Returns the number of code units; a character above the basic plane has two.
    private static func units(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
