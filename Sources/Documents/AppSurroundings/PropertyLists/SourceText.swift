import XMLTree

/// The characters of a text file in UTF-8 or UTF-16.
struct SourceText {
    let scalars: [Unicode.Scalar]

    init(_ bytes: [UInt8]) throws(FormatError) {
        switch bytes.prefix(2) {
        case [0xFF, 0xFE]: self.init(scalars: try Self.units(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) })
        case [0xFE, 0xFF]: self.init(scalars: try Self.units(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) })
        // Without a byte order mark, every other byte of a mostly ASCII text is 0.
        case let start where start.count == 2 && start.last == 0 && start.first != 0:
            self.init(scalars: try Self.units(bytes[...]) { UInt16($1) << 8 | UInt16($0) })
        case let start where start.count == 2 && start.first == 0 && start.last != 0:
            self.init(scalars: try Self.units(bytes[...]) { UInt16($0) << 8 | UInt16($1) })
        default:
            let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
            guard let string = String(validating: text, as: UTF8.self) else {
                throw FormatError("the text is neither UTF-8 nor UTF-16", at: Self.firstFault(text))
            }
            self.init(scalars: Array(string.unicodeScalars))
        }
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private static func units(
        _ bytes: ArraySlice<UInt8>, _ join: (UInt8, UInt8) -> UInt16
    ) throws(FormatError) -> [Unicode.Scalar] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { join(bytes[$0], bytes[$0 + 1]) }
        guard bytes.count.isMultiple(of: 2), let string = String(validating: units, as: UTF16.self) else {
            throw FormatError("the text is truncated or not valid UTF-16")
        }
        return Array(string.unicodeScalars)
    }

    /// Returns the location of the first invalid UTF-8.
    private static func firstFault(_ text: ArraySlice<UInt8>) -> SourceLocation {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
        return SourceLocation(offset: offset, in: text)
    }

    /// Returns the location of a character.
    func location(of position: Int) -> SourceLocation {
        let before = scalars.prefix(position)
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return SourceLocation(line: line, column: position - start + 1)
    }
}
